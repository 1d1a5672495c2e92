"""The colors of the report as CSS variables: light, dark, paper; and classes that color the board by a figure.

The scale runs in seven steps of even lightness, from pale to dark on a light page and from dark to pale on a dark one,
so that more stands out more in both, for every kind of color vision and in gray; the numbers are printed as well.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

STEPS: Final = 7
LIGHT_SCALE: Final = ("#F4EDD3", "#D5DDBD", "#A9CBB3", "#77B3AC", "#4794A4", "#2A6F95", "#1D4577")
DARK_SCALE: Final = ("#27313F", "#2C4C68", "#35698A", "#4A88A0", "#73A8AC", "#ABC8B5", "#EBE8C8")

LIGHT: Final = {
    "page": "#FBFAF7",
    "card": "#FFFFFF",
    "ink": "#1E1B18",
    "soft": "#5C564F",
    "line": "#D9D4CA",
    "board": "#F6F1E4",
    "edge": "#4A443C",
    "mark": "#0B4FB3",
    "band": "#E4E9F3",
    "bad": "#A50F15",
    "good": "#1B6B47",
    "unsure": "#7A5200",
}
DARK: Final = {
    "page": "#14161A",
    "card": "#1C1F25",
    "ink": "#ECE8E0",
    "soft": "#ADA69B",
    "line": "#3A3F48",
    "board": "#1A1E24",
    "edge": "#8D8678",
    "mark": "#8DB8FF",
    "band": "#2A3343",
    "bad": "#FF9A92",
    "good": "#7FD6A8",
    "unsure": "#EBC06A",
}


def variables() -> str:
    """The rules that set them."""
    light, dark = _rule(LIGHT, LIGHT_SCALE), _rule(DARK, DARK_SCALE)
    return (
        f":root{{color-scheme:light dark;{light}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n"
    )


def _rule(colors: dict[str, str], scale: Sequence[str]) -> str:
    named = [f"--{name}:{shade}" for name, shade in colors.items()]
    steps = [f"--s{step}:{shade};--t{step}:{_on(shade)}" for step, shade in enumerate(scale)]
    return ";".join([*named, *steps])


def _on(shade: str) -> str:
    """Letters on a step of the scale."""
    from mapforge.drawing.style import contrast

    return max(("#141414", "#FFFFFF"), key=lambda ink: contrast(ink, shade))


def step(value: float, limits: Sequence[float]) -> int:
    """The step of the scale for a value; ``limits`` are where the steps after the first begin."""
    return bisect_right(limits, value)


def switches(sizes: Sequence[int], layers: Sequence[str]) -> Iterator[str]:
    """The rules by which the chosen number of players and layer color the board and show its numbers."""
    for size in sizes:
        for layer in layers:
            chosen = f"#p{size}:checked~#l{layer}:checked~main"
            for shade in range(STEPS):
                yield f"{chosen} .{layer}{size}-{shade} path{{fill:var(--s{shade})}}"
            yield f"{chosen} .n{layer}{size}{{display:inline}}"
        yield f"#p{size}:checked~main .only:not(.p{size}){{display:none}}"
        yield f"#p{size}:checked~main label[for=p{size}]{{{_CHOSEN}}}"
        yield f"#p{size}:focus-visible~main label[for=p{size}]{{outline:3px solid var(--mark)}}"
        for shade in range(STEPS):
            yield f"#p{size}:checked~main .k{size}-{shade} path:last-of-type{{fill:var(--s{shade})}}"
        yield f"#p{size}:checked~main .nk{size}{{display:inline}}"
    for layer in layers:
        yield f"#l{layer}:checked~main label[for=l{layer}]{{{_CHOSEN}}}"
        yield f"#l{layer}:focus-visible~main label[for=l{layer}]{{outline:3px solid var(--mark)}}"
        yield f"#l{layer}:checked~main .legend.l{layer}{{display:block}}"


_CHOSEN = "background:var(--mark);color:var(--page);border-color:var(--mark)"
