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

Speed, by ``python -m tests.bench playtest`` on USA, with everything counted, on a quiet machine whose calibration loop
takes 35.6 ms, in games a second of one core's CPU: random plays 17,256 at four and 25,550 at two, of which counting
takes 11 %; at four long-route plays 5,091, planner 2,804, one-step 1,742, path 1,509, where it takes 1 to 3 %. Two
threads play 1.65 to 2.09 times what one does. The quick preset at all tables takes 1.76 s once compiled. On a fresh
machine the first figures come on lists within 0.25 s; the usual four bots at four play some 30 games a second there.
"""
