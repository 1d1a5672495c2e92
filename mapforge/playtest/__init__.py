"""Playtesting: bots that play a map, and what many of their games say.

- ``bots``: nine bots, one module each, in restricted Python like the engine's core. ``names``: their names.
- ``sums``: what is counted of their games, in the same Python; ``records``: its field tables.
- ``backends``: the engine's back ends with both loaded. ``warm``: lists at once, compiled as soon as that is ready.
- ``seat``: a built-in bot in a game, move by move. ``own_bots``: bots of the designer's own. ``mcts``: the one that
  searches, by ``guessing`` what is hidden. ``playing``: one game of any bots. ``dead_ends``: corners of the rules.
- ``own_deals``: deals of own bots. ``saving``: games written down. ``scarce``, ``hunt``: dead ends looked for on maps
  made poor.
- ``match``: deals of many games, in chunks. ``tally``: chunks added up. ``session``: a playtest from first to last.
- ``figures``: what the sums of a table say, as the plain values of the JSON document.
- ``intervals``: 95 % intervals by deal and p values, from sums alone. ``verdicts``: fair, unfair, undecided.
  ``pricing``: tickets worth more or less than they cost.

The intervals hold the truth in 94.9 to 95.2 of 100 cases, as ``python -m tests.playtest.coverage 50000`` measures on
eight kinds of synthetic deals. scipy and statsmodels are left out: they would add some 50 MB for four closed forms.

Strength, as ``python -m tests.bench playtest`` measures it on USA at two (500 deals, 1,000 games a pair, mean percent
of wins against the eight others): planner 80, blocker 76, long-route 71, hungry 67, one-step 63, path 56, short 26,
hoarder 9, random 4. The planner wins 54 % against the blocker, 65 against long-route, 70 against hungry, 69 against
one-step, 79 against path and all but a few games against the rest. Against itself it averages 100.1 points.

Beside what is published of such bots, by the same command: at four on USA (2,000 games) path is last with 9 % of wins,
one-step has 37, long-route 32, hungry 22; on Mega hungry is first with 37. At two hungry wins 69 % against path, where
70 to 85 is published.
"""
