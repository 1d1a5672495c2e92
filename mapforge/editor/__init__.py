"""The window in which a map is drawn.

It holds no rule of its own: what is under the pointer, where a point snaps to and what a click means come from
``interaction``, every change is an edit from ``edits``, problems come from ``checks``, pictures from ``drawing``.

- ``start``: the application; ``interrupts``, ``failures``: Ctrl+C, and errors of the program's own, shown and survived.
- ``screen``, ``sockets``, ``system_libraries``: whether there is a display, without Qt.
- ``settings``: what is remembered.
- ``opening``: why a map cannot be opened, in words.
- ``session``: one open map with its history and selection, and the signals that everything else follows.
- ``window``: the main window. ``actions``, ``menus``, ``keys``: the table of what its menus and keys do, menus that
  depend on the map, and the page that shows all keys. ``context_menu``: for what is pointed at. ``status``: the
  status bar. ``icons``: drawn for this project.
- ``commands``, ``pictures``, ``packs``, ``asking``: files opened and saved, picture files, packs, questions.
  ``read_only_bar``: over a map in a pack, which is only shown.
- ``canvas``: the board. ``panels``: properties, tickets, problems. ``checker``: problems, looked for in idle time;
  ``idle``: other long work. ``problem_marks``: problems on the board. ``shapes``: the sign of each kind of problem.
- ``theme``: light and dark.

Only what needs a window may enter; anything that can be said without Qt belongs in ``interaction`` or below.
"""
