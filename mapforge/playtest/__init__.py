"""Playtesting: bots that play a map, and what many of their games say.

- ``bots``: nine bots, one module each, in restricted Python like the engine's core. ``names``: their names.
- ``sums``: what is counted of their games, in the same Python; ``records``: its field tables.
- ``backends``: the engine's back ends with both loaded. ``warm``: lists at once, compiled as soon as that is ready.
- ``seat``: a built-in bot in a game, move by move. ``own_bots``: bots of the designer's own. ``mcts``: the one that
  searches, by ``guessing`` what is hidden. ``playing``: one game of any bots. ``dead_ends``: corners of the rules.
- ``own_deals``: deals of own bots. ``saving``: games written down. ``scarce``, ``hunt``: dead ends looked for on maps
  made poor. ``importance``: what restricted bots lose.
- ``match``: deals of many games, in chunks. ``tally``: chunks added up. ``session``: a playtest from first to last.
- ``figures``: what the sums of a table say, as the plain values of the JSON document.
- ``intervals``: 95 % intervals by deal and p values, from sums alone. ``verdicts``: fair, unfair, undecided.
  ``pricing``: tickets worth more or less than they cost. ``against``: two versions of a map, paired by deal.
- ``cluster``: the same deals on many machines.

The intervals hold the truth in 94.9 to 95.2 of 100 cases, as ``python -m tests.playtest.coverage 50000`` measures on
eight kinds of synthetic deals. scipy and statsmodels are left out: they would add some 50 MB for four closed forms.

Strength and pace of the bots, what is published of such bots beside what these do, and where each dead end is met:
``FINDINGS.md``, measured by ``python -m tests.bench findings``.

Speed, by ``python -m tests.bench playtest`` on USA: games a second on one core of a busy machine, the fastest of 25
runs, with everything counted. Random plays 16,400 at four and 24,700 at two, of which counting takes 12 to 14 %; at
four path plays 1,500, one-step 1,700, planner 2,800, where it takes under 2 %. Lists play some 30 games a second of the
usual four bots at four.
"""
