"""The docks beside the canvas and the small dialogs: everything of a map as fields, tables and lists.

- ``properties``: the selection as a form; ``form`` and ``editors`` draw it from tables of ``fields``, a module a kind.
- ``tickets`` and ``ticket_model``: all tickets as a table.
- ``problems``: what the checks found, as a ``problem_tree`` of ``problem_groups`` below a ``problem_bar``;
  ``problem_details`` says all of the current one, ``problem_fixes`` offers edits, ``problem_repair`` fixes a kind.
- ``colors``: the table of card colors. ``new_map``: size and rules of a map to begin. ``pack_form``: what a pack says.

A panel holds no rule: each field names the edit that sets it, and shows the reason where the edit refuses.
"""
