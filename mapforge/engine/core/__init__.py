"""The rules of play in restricted Python: integers and flat arrays, no dicts, no recursion, no floats.

Every function here runs twice: as written, on plain objects with lists, and compiled by numba, on records. So a
module holds functions and integer constants only, imports nothing but other modules of this kind and the record types,
and allocates nothing: what it needs is on the table or on the pad.

- ``words``: numbers of phases, kinds of move and refusals. ``chance``: streams, hashes, orders.
- ``cards``: deck, discards and the open row. ``payments``: ways to pay. ``moves``: a move as one number.
- ``claims``: routes and tunnels. ``tickets``: offers and choices. ``turns``: a move made, a turn ended. ``setup``.
- ``legal``: which moves there are. ``refusals``: why a move is not one of them.
- ``trails``, ``pairing``: the longest path. ``lending``: what stations lend. ``account``: the account and the ranks.
- ``bots``, ``games``: two simple players, and whole games played by them. ``entries``: the calls made from outside.
"""
