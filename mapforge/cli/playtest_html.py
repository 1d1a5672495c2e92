"""``mapforge playtest --format html``: the document of a playtest as a page."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mapforge.model import Variant


def text(plain: dict[str, Any], variant: "Variant", target: str) -> str:
    """The page of a playtest of this map, named so on the command line. ReportFault where it cannot be made."""
    from mapforge.report import baselines, document, page

    return page.write(document.read(plain), variant, baselines.shipped(), target)
