"""A display list as an SVG file in millimetres, with named layers, real text and everything embedded; no Qt.

Equal lists make equal bytes. What is written can be read back: each item has its id, each path that is ``placed`` its
own coordinates and a transform ``translate(x y) rotate(a)``, each text its wording as ``aria-label``. Inkscape sees
the layers, but knows the fonts only if they are installed: it does not read embedded ones.
"""

from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path as File
from types import MappingProxyType

from mapforge.drawing import picture_file
from mapforge.drawing.display import Color, DisplayList, Item, Path, Picture, Shape, Text, title
from mapforge.drawing.svg_text import Fonts, text_element
from mapforge.drawing.svg_xml import Ids, attributes, escape, number

_UPRIGHT = {
    2: "-1 0 0 1 1 0",
    3: "-1 0 0 -1 1 1",
    4: "1 0 0 -1 0 1",
    5: "0 1 1 0 0 0",
    6: "0 1 -1 0 1 0",
    7: "0 -1 -1 0 1 1",
    8: "0 -1 1 0 0 1",
}
"""By EXIF orientation, the matrix that turns a picture on the unit square upright."""
NOTHING: Mapping[str, str] = MappingProxyType({})
_MEDIA = {"png": "image/png", "jpeg": "image/jpeg", "webp": "image/webp"}


def write(display: DisplayList, picture: Callable[[str], File | None]) -> bytes:
    """The bytes of an SVG file; ``picture`` finds a file's place on the disk.

    A picture that is missing or cannot be used is left out: checks tell of it.
    """
    return ('<?xml version="1.0" encoding="UTF-8"?>\n' + element(display, picture)).encode()


def element(
    display: DisplayList,
    picture: Callable[[str], File | None],
    classes: Mapping[str, str] = NOTHING,
    above: str = "",
) -> str:
    """The same as an element of a page: style classes by owner, and SVG of the caller's own above all layers."""
    ids, fonts = Ids(), Fonts()
    layers = []
    for layer, items in groupby(display.items, lambda item: item.layer):
        head = attributes(id=ids.take(f"layer:{layer}"), inkscape__groupmode="layer", inkscape__label=title(layer))
        written = "".join(_owners(items, ids, fonts, picture, classes))
        layers.append(f"<g{head}>\n{written}</g>\n")
    width, height = number(display.width), number(display.height)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        f' width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}" text-rendering="geometricPrecision">\n'
        f"<title>{escape(display.title)}</title>\n{fonts.style()}{''.join(layers)}{above}</svg>\n"
    )


def _owners(
    items: Iterator[Item],
    ids: Ids,
    fonts: Fonts,
    picture: Callable[[str], File | None],
    classes: Mapping[str, str],
) -> Iterator[str]:
    """The items of a layer; those that follow one another and show the same thing stand in one group."""
    for owner, group in groupby(items, lambda item: item.owner):
        # The items take their ids first: a group's is only for people.
        written = [_item(item, ids, fonts, picture) for item in group]
        if owner:
            name = ids.take(f"owner:{owner}")
            yield f"<g{attributes(id=name, data_owner=owner, **{'class': classes.get(owner)})}>\n"
        yield from written
        if owner:
            yield "</g>\n"


def _item(item: Item, ids: Ids, fonts: Fonts, picture: Callable[[str], File | None]) -> str:
    match item:
        case Shape():
            return _shape(item, ids.take(item.id))
        case Text():
            return text_element(item, ids.take(item.id), fonts)
        case Picture():
            file = picture(item.file)
            return "" if file is None else _picture(item, ids.take(item.id), file)


def _shape(shape: Shape, name: str) -> str:
    transform = None
    if shape.placed is not None:
        at = shape.placed
        transform = f"translate({number(at.x)} {number(at.y)}) rotate({number(at.angle)})"
    head = attributes(id=name, data_owner=shape.owner or None, transform=transform, d=_data(shape.path))
    fill = _color("fill", shape.fill) if shape.fill else ' fill="none"'
    return f"<path{head}{fill}{_stroke(shape)}/>\n"


def _stroke(shape: Shape) -> str:
    stroke = shape.stroke
    if stroke is None or stroke.width <= 0:
        return ""
    look = attributes(
        stroke_width=stroke.width,
        stroke_linejoin="round",
        stroke_linecap="round",
        stroke_dasharray=" ".join(map(number, stroke.dash)) or None,
    )
    return _color("stroke", stroke.color) + look


def _color(kind: str, color: Color) -> str:
    written: dict[str, str | float | None] = {kind: color.hex}
    if color.opacity < 1:
        written[f"{kind}_opacity"] = color.opacity
    return attributes(**written)


def _data(path: Path) -> str:
    return "".join(f"{command[0]}{' '.join(map(number, command[1:]))}" for command in path)


def _picture(item: Picture, name: str, file: File) -> str:
    """A picture in a small viewport of its own, measured in its pixels, which cuts it to its crop."""
    try:
        info = picture_file.look(file)
        data = picture_file.without_orientation(file.read_bytes(), info)
    except (picture_file.PictureError, OSError):
        return ""
    (width, height), at = item.size, item.placed
    left, top, across, down = item.crop or (0.0, 0.0, 1.0, 1.0)
    view = (left * info.width, top * info.height, across * info.width, down * info.height)
    upright = _UPRIGHT.get(info.orientation)
    turn = f" rotate({number(at.angle)} {number(width / 2)} {number(height / 2)})" if at.angle else ""
    group = attributes(
        id=name,
        data_owner=item.owner or None,
        transform=f"translate({number(at.x)} {number(at.y)}){turn}",
        opacity=item.opacity if item.opacity < 1 else None,
    )
    frame = attributes(width=width, height=height, viewBox=" ".join(map(number, view)), preserveAspectRatio="none")
    image = attributes(
        width=1.0 if upright else info.width,
        height=1.0 if upright else info.height,
        preserveAspectRatio="none",
        transform=f"scale({info.width} {info.height}) matrix({upright})" if upright else None,
        xlink__href=f"data:{_MEDIA[info.format]};base64,{b64encode(data).decode()}",
    )
    return f"<g{group}><svg{frame}><image{image}/></svg></g>\n"
