"""Single cards: row cards, jokers, backs, and the 32 cards of the trick games in two packs.

The shape and the letter of a colour always stand in the upper left corner.
"""

from elferrat.picture import palette
from elferrat.picture.canvas import Canvas
from elferrat.picture.shapes import JOKER_STAR, ROW_SHAPES, suit_parts

JOKER = "*"
ROW_CARD = (50.0, 70.0)  # width and height
TRICK_CARD = (110.0, 156.0)

_BOLD = 700
_COUNT = 25.0
_BORDER = {"stroke": palette.CHALK, "stroke_width": 2}
# The letters of court cards by language; a German pack has no queen, but Ober and Unter.
_RANKS = {
    "en": {"T": "10"},
    "de": {"T": "10", "Q": "D", "J": "B"},
    "fr": {"T": "10", "K": "R", "Q": "D", "J": "V"},
    "it": {"T": "10", "K": "R", "Q": "D", "J": "F"},
}
_GERMAN_PACK = {"Q": "O", "J": "U"}


def row_card(canvas: Canvas, x: float, y: float, card: str) -> None:
    """A number card `R12`, a hand's joker `*`, or a joker lying as a card, `*R12`."""
    with canvas.group(data_card=card):
        if card.startswith(JOKER):
            _joker(canvas, x, y, card[1:])
        else:
            width, height = ROW_CARD
            ink = palette.ON_ROWS[card[0]]
            canvas.rect(x, y, width, height, rx=7, fill=palette.ROWS[card[0]], **_BORDER)
            corner(canvas, x, y, card[0], ink)
            _number(canvas, x, y, card[1:], ink)


def corner(canvas: Canvas, x: float, y: float, colour: str, ink: str) -> None:
    """Shape and letter of a colour in the upper left corner of a card."""
    canvas.shape(ROW_SHAPES[colour], x + 13, y + 14, 15, fill=ink)
    canvas.text(x + 24, y + 20, 17, colour, fill=ink, font_weight=_BOLD)


def _number(canvas: Canvas, x: float, y: float, number: str, ink: str, size: float = 33) -> None:
    middle = x + ROW_CARD[0] / 2
    canvas.text(middle, y + 58, size, number, anchor="middle", fill=ink, font_weight=_BOLD)


def _joker(canvas: Canvas, x: float, y: float, cell: str) -> None:
    width, height = ROW_CARD
    canvas.rect(x, y, width, height, rx=7, fill=palette.PAPER, **_BORDER)
    if cell:
        frame = {"fill": "none", "stroke": palette.ROWS[cell[0]], "stroke_width": 5}
        canvas.rect(x + 4, y + 4, width - 8, height - 8, rx=4, **frame)
        corner(canvas, x + 1, y + 2, cell[0], palette.INK)
        _number(canvas, x, y - 11, cell[1:], palette.INK, 25)
        canvas.shape(JOKER_STAR, x + width / 2, y + 57, 16, fill=palette.INK)
    else:
        ink = {"fill": palette.INK}
        canvas.shape(JOKER_STAR, x + width / 2, y + height / 2, 36, **ink)
        canvas.shape(JOKER_STAR, x + 13, y + 14, 15, **ink)


def empty_cell(canvas: Canvas, x: float, y: float, cell: str, reachable: bool) -> None:
    """A cell that is not filled: its number, ringed if a card fits there."""
    width, height = ROW_CARD
    style: dict[str, object] = {"fill": palette.CLOTH_LIGHT, "stroke": "none"}
    if reachable:
        style |= {"stroke": palette.RING, "stroke_width": 4, "stroke_dasharray": "9 5"}
    with canvas.group(data_cell=cell, **({"data_reachable": "true"} if reachable else {})):
        canvas.rect(x + 2, y + 2, width - 4, height - 4, rx=7, **style)
        ink = palette.RING if reachable else palette.DIM
        canvas.text(x + width / 2, y + 46, 27, cell[1:], anchor="middle", fill=ink)


def back(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The back of a card."""
    canvas.rect(x, y, width, height, rx=width / 8, fill=palette.BACK, **_BORDER)
    step = width / 5
    lines = "".join(
        f"M{x + step * i:.1f} {y + step:.1f}L{x + width - step * i:.1f} {y + height - step:.1f}"
        for i in (1, 2, 3, 4)
    )
    style = {"stroke": palette.BACK_LINES, "stroke_width": width / 30, "fill": "none"}
    canvas.path(lines, **style)
    inset = width / 9
    canvas.rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, rx=width / 16, **style)


def backs(canvas: Canvas, x: float, y: float, size: tuple[float, float], count: int) -> float:
    """Hidden cards as a small fan of backs with their number; returns the width it takes."""
    width, height = size
    shown = min(count, 3)
    for i in range(shown):
        back(canvas, x + i * width / 6, y, width, height)
    end = x + (width + max(shown - 1, 0) * width / 6 if shown else 0) + 8
    words = f"× {count}"
    canvas.text(end, y + height / 2 + 9, _COUNT, words, font_weight=_BOLD)
    return end - x + _COUNT * 0.65 * len(words)


def trick_card(canvas: Canvas, x: float, y: float, card: str, pack: str, lang: str) -> None:
    """A card `AH` of the trick games, its letters in a language's custom."""
    width, height = TRICK_CARD
    rank, suit = card[0], card[1]
    names = _RANKS[lang] | (_GERMAN_PACK if pack == "german" else {})
    index = names.get(rank, rank)
    ink = palette.RED_INK if suit in "HD" and pack == "french" else palette.INK
    with canvas.group(data_card=card):
        canvas.rect(x, y, width, height, rx=10, fill=palette.PAPER, **_BORDER)
        size = 34 if len(index) == 1 else 28
        canvas.text(x + 24, y + 38, size, index, anchor="middle", fill=ink, font_weight=_BOLD)
        suit_mark(canvas, suit, pack, x + 24, y + 60, 30)
        suit_mark(canvas, suit, pack, x + width / 2 + 8, y + height * 0.66, 70)


def suit_mark(canvas: Canvas, suit: str, pack: str, x: float, y: float, size: float) -> None:
    """A suit's shape around a point."""
    for path, style in suit_parts(suit, pack):
        canvas.shape(path, x, y, size, **style)
