"""The commands of the menus by name: ``actions`` with what a menu leaves open filled in."""

from collections.abc import Callable, Mapping

from mapforge.edits.board import place_background, remove_background
from mapforge.interaction import actions
from mapforge.interaction.actions import Offer, selected_routes
from mapforge.interaction.values import Operation, Situation
from mapforge.model import FrozenMap

_NO_PICTURE = "The board has no picture. Choose one first."


def tunnel(there: Situation) -> Offer:
    """The selected routes made tunnels; if they all are, no tunnels."""
    return actions.tunnel(there, tunnel=not actions.is_tunnel(there))


def ferry_more(there: Situation) -> Offer:
    """A ferry with one locomotive more than the selected route that has the most."""
    return actions.ferry(there, locomotives=_locomotives(there) + 1)


def ferry_less(there: Situation) -> Offer:
    """A ferry with one locomotive less; the last makes an ordinary route of it."""
    most = _locomotives(there)
    if selected_routes(there) and most == 0:
        return Offer(why_not="It is no ferry.")
    return actions.ferry(there, locomotives=max(most - 1, 0))


def lock(there: Situation) -> Offer:
    """The picture locked, or let go if it is."""
    picture = there.variant.board.background
    return actions.lock_picture(there, locked=picture is None or not picture.locked)


def fit_picture(there: Situation) -> Offer:
    """The picture upright and as large as the board."""
    board = there.variant.board
    if board.background is None:
        return Offer(why_not=_NO_PICTURE)
    whole = FrozenMap({"at": (0.0, 0.0), "size": (board.width, board.height), "rotation": 0.0})
    if (board.background.at, board.background.size, board.background.rotation) == tuple(whole.values()):
        return Offer(why_not="The picture fits the board already.")
    return Offer(operation=Operation("Fit the picture to the board", place_background, whole))


def remove_picture(there: Situation) -> Offer:
    """No picture behind the board."""
    if there.variant.board.background is None:
        return Offer(why_not=_NO_PICTURE)
    return Offer(operation=Operation("Remove the picture", remove_background))


OFFERS: Mapping[str, Callable[[Situation], Offer]] = {
    "delete": actions.delete,
    "double": actions.double_route,
    "undouble": actions.undouble,
    "tunnel": tunnel,
    "ferry-more": ferry_more,
    "ferry-less": ferry_less,
    "straighten": actions.straighten,
    "reverse": actions.reverse_direction,
    "lock": lock,
    "fit-picture": fit_picture,
    "remove-picture": remove_picture,
}


def _locomotives(there: Situation) -> int:
    routes = selected_routes(there)
    return max((track.ferry or 0 for route in routes for track in route.whole_tracks), default=0)
