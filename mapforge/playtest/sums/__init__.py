"""What is counted of games, in the restricted Python of the engine's core: the same integers on both back ends.

A game is noted as it goes on (``course``), gone through once it is over (``games``), and what has an interval is added
up deal by deal (``deals``).

- ``course``: moves by kind, claims in order, cards paid. ``offers``: tickets offered and kept.
- ``games``: one finished game, by ``claims`` (routes, cities, the race on the score track), ``results`` (seats, bots,
  tickets, bonuses) and ``health`` (what should be rare).
- ``pairs``, ``deals``: sums by deal. ``chunks``: whole deals played and counted in one call.
"""
