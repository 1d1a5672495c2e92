"""What the sums of a table say, as the plain values of the JSON document: raw integers beside every derived figure.

- ``plain``: an estimate's form, and how figures are rounded. ``table``: all figures of one table.
- ``seats``: seats and their tests, bots and styles. ``course``: pace and tension. ``tickets``. ``board``: routes,
  cities. ``cards``: colors. ``rare``: bonuses, health.
- ``document``: the whole document, ``schemas/playtest.schema.json`` its form. ``written``: that as JSON.
"""
