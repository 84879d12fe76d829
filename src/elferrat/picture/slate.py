"""The slate of a match, drawn: banners in chalk (F13), names above, totals below.

The drawing brings its own background, so it reads the same in light and dark viewers; every
banner is told by its shape, and the total stands there as a number as well.
"""

from collections.abc import Mapping, Sequence
from html import escape

from elferrat.picture.lettering import ems

_SLATE, _FRAME, _CHALK, _DUST = "#283032", "#8a6238", "#f5f2e9", "#5d6a6c"

# The four lines of a banner: the first vertical, the next three horizontal from it (x1 y1 x2 y2).
_LINES = ((0, 0, 0, 44), (0, 1, 26, 1), (0, 13, 26, 13), (0, 25, 26, 25))
_BANNER_WIDTH, _BANNER_HEIGHT = 40, 58
_BANNERS_A_ROW = 5
_COLUMN = _BANNERS_A_ROW * _BANNER_WIDTH + 32
_MARGIN, _HEAD, _FOOT = 28, 52, 44


def slate_svg(names: Sequence[str], banners: Sequence[Mapping[str, int]], title: str) -> str:
    """An SVG document of the slate: for each seat its name, its `full` banners and begun `lines`.

    `title` is what a screen reader says instead of the picture.
    """
    rows = max(1, *(-(-len(counts(seat)) // _BANNERS_A_ROW) for seat in banners))
    width = 2 * _MARGIN + _COLUMN * len(names)
    height = 2 * _MARGIN + _HEAD + rows * _BANNER_HEIGHT + _FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" font-family="Georgia, serif" fill="{_CHALK}">',
        f"<title>{escape(title)}</title>",
        f'<rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="10" fill="{_SLATE}"'
        f' stroke="{_FRAME}" stroke-width="12"/>',
    ]
    for seat, (name, banner) in enumerate(zip(names, banners, strict=True)):
        left = _MARGIN + seat * _COLUMN
        if seat:
            parts.append(stroke(left, _MARGIN, left, height - _MARGIN, _DUST, 2))
        parts += column(left + 16, name, banner, height - _MARGIN - 8)
    return "\n".join([*parts, "</svg>", ""])


def column(left: int, name: str, banner: Mapping[str, int], bottom: int) -> list[str]:
    """One seat's part of the slate: name, banners in rows, total."""
    total = sum(counts(banner))
    parts = [text(left, _MARGIN + 26, 20, name), text(left, bottom, 24, str(total))]
    for place, lines in enumerate(counts(banner)):
        x = left + place % _BANNERS_A_ROW * _BANNER_WIDTH
        y = _MARGIN + _HEAD + place // _BANNERS_A_ROW * _BANNER_HEIGHT
        for number, (x1, y1, x2, y2) in enumerate(_LINES[:lines]):
            # A hand is never quite straight; which way it slips follows from the place.
            slip = (place * 7 + number * 5) % 4 - 1.5
            parts.append(stroke(x + x1, y + y1, x + x2 + slip, y + y2 + slip, _CHALK, 4))
    return parts


def counts(banner: Mapping[str, int]) -> list[int]:
    """How many lines each banner of a seat has, the begun one last."""
    begun = [banner["lines"]] if banner["lines"] else []
    return [len(_LINES)] * banner["full"] + begun


def stroke(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    """One line of chalk."""
    return (
        f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}"'
        f' stroke-width="{width}" stroke-linecap="round"/>'
    )


def text(x: int, y: int, size: int, words: str) -> str:
    """Words in chalk, smaller where they would leave their column."""
    room = _COLUMN - 32
    fitted = min(size, room / max(ems(words), 1))
    return f'<text x="{x}" y="{y}" font-size="{fitted:.3g}">{escape(words)}</text>'
