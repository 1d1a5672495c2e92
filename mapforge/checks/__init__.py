"""What can be wrong with a map: one small generator a check, in one table; the words for every problem; reports.

- ``subject``: what a check is given. ``references``, ``rules_and_map``, ``expectations``, ``pictures``, ``drawn``,
  ``settings``: the checks.
- ``table``: all of them, with what each reads. ``validate``: every layer from bytes to rules, as one report.
- ``words``: severity, message and reason of every code, also of those that ``files`` finds; ``catalogue`` fills them.
- ``report_text``, ``report_json``, ``report_sarif``: a report for people and for programs.

A check yields problems that lead into the map by id; where that stands in a file is found afterwards. A check never
raises for what a map holds, and never changes anything.
"""
