"""Bad maps and near misses for what a map states of itself."""

from typing import Any

import msgspec

from mapforge.edits.tickets import add_ticket, remove_tickets, set_points
from mapforge.model import Expect, FrozenMap, Variant
from tests.checks.cases import Case, shipped
from tests.checks.cases_tickets import SPREAD


def stating(variant: Variant, **stated: dict[str, Any]) -> Variant:
    """The map with a statement about its deck."""
    expect = Expect(**{key: FrozenMap(value) for key, value in stated.items()})  # type: ignore[arg-type]  # one of several
    return msgspec.structs.replace(variant, expect=expect)


def with_another(name: str, start: str, end: str) -> Variant:
    """A shipped map with a ticket more."""
    return add_ticket(shipped(name), deck="main", start=start, to=[(end, 10)])


BIG = shipped("usa-big-cities")
TOUCH = {"main": "big-city"}
OF_MEGA = {"main": ("usa-mega:main",)}
ALL = {"main": ("main", "usa-1910:main")}
MORE = SPREAD | {"ticket-points"}

CASES = (
    Case("expect-unknown", lambda: stating(shipped(), tickets_touch={"main": "small-city"}),
         lambda: stating(shipped("usa-big-cities"), tickets_touch=TOUCH)),
    Case("expect-touching", lambda: stating(with_another("usa-big-cities", "denver", "omaha"), tickets_touch=TOUCH),
         lambda: stating(with_another("usa-big-cities", "denver", "chicago"), tickets_touch=TOUCH), also=MORE),
    Case("expect-foreign",
         lambda: stating(set_points(BIG, ticket="los-angeles--miami", points=20), tickets_from=OF_MEGA),
         lambda: stating(remove_tickets(BIG, ids=["los-angeles--miami"]), tickets_from=OF_MEGA),
         also=MORE),
    Case("expect-lacking",
         lambda: stating(remove_tickets(shipped("usa-mega"), ids=["los-angeles--miami"]), tickets_with=ALL),
         lambda: stating(set_points(shipped("usa-mega"), ticket="los-angeles--miami", points=20), tickets_with=ALL),
         also=MORE),
)  # fmt: skip
