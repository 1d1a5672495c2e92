"""The checks of tickets."""

from mapforge.checks import tickets_corridors, tickets_decks, tickets_ends
from mapforge.checks.check import Check, check
from mapforge.checks.part import Part

_ASKED: tuple[Part, ...] = ("cities", "countries", "routes", "decks")
_RULED: tuple[Part, ...] = (*_ASKED, "rules")

CHECKS: tuple[Check, ...] = (
    check(
        tickets_ends.reachable,
        "whole",
        *_RULED,
        codes="ticket-unreachable ticket-too-long ticket-long",
        complete=_RULED,
    ),
    check(tickets_ends.one_way, "whole", *_RULED, codes="ticket-one-way ticket-one-way-closed", complete=_RULED),
    check(tickets_ends.values, "whole", *_ASKED, codes="ticket-points ticket-points-spread", complete=_ASKED),
    check(tickets_ends.ambiguous, "whole", *_ASKED, codes="ticket-ambiguous", complete=_ASKED),
    check(
        tickets_decks.per_city,
        "whole",
        *_ASKED,
        codes="tickets-per-city city-busy city-without-tickets cities-unused",
        complete=_ASKED,
    ),
    check(tickets_decks.near_duplicates, "whole", *_ASKED, codes="ticket-alike tickets-alike", complete=_ASKED),
    check(tickets_decks.lengths, "whole", *_RULED, codes="ticket-lengths", complete=_RULED),
    check(tickets_decks.unwanted_routes, "whole", *_ASKED, codes="routes-unwanted", complete=_ASKED),
    check(
        tickets_corridors.crowded,
        "whole",
        *_ASKED,
        codes="corridor-busy corridor-crowded doubles-idle",
        complete=_ASKED,
    ),
    check(tickets_corridors.contested, "whole", *_RULED, codes="corridor-contested", complete=_RULED),
)
