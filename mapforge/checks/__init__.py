"""What can be wrong with a map: one small generator a check, in tables by family; words; fixes; reports.

- ``subject``: what a check is given. ``check``, ``part``, ``derived``: what a check is, the parts of a map it reads,
  what checks share. ``run``: one check. ``board``: the board as it lies.
- ``references``, ``drawn``, ``pictures``, ``geometry_*``; ``network*``, ``tickets_*``; ``rules_*``;
  ``expectations*``; ``settings``: the checks. ``table_*``: their tables by family, joined in ``table``. ``likeness``:
  a map held to another, for who asks.
- ``entry``, ``words_*``: severity, words and threshold of every code, also of those that ``files`` finds, by family;
  ``catalogue`` joins and fills them; ``reference`` makes a page of each. ``verdict``: what of it counts now, is still
  to do, or is accepted.
- ``validate``: every layer from bytes to rules, as one report. ``live``: a map while it is edited; ``state``,
  ``changed``: only what a change can reach is looked at again.
- ``fix``: fixes, tried before they are offered; ``fixes_*`` propose them, ``table_fixes`` lists them by code.
- ``report_text``, ``report_json``, ``report_sarif``: a report for people and for programs.

A check yields problems that lead into the map by id; where that stands in a file is found afterwards. A check never
raises for what a map holds, and never changes anything.
"""
