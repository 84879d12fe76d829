"""The shapes of colours and suits as paths in a box of 100 by 100, drawn for this project."""

from elferrat.picture import palette

ROW_SHAPES = {
    "R": "M12 12H88V88H12Z",
    "Y": "M50 8L95 88H5Z",
    "G": "M7 50A43 43 0 1 0 93 50A43 43 0 1 0 7 50Z",
    "B": "M50 2L94 50L50 98L6 50Z",
}

JOKER_STAR = "M50 3L62 37L98 38L69 60L79 95L50 75L21 95L31 60L2 38L38 37Z"
TURN_ARROW = "M18 8L90 50L18 92Z"
CROWN = "M8 84L2 26L28 52L50 12L72 52L98 26L92 84Z"

_HEART = "M50 92C20 68 6 50 6 32C6 17 17 8 29 8C39 8 46 14 50 22C54 14 61 8 71 8C83 8 94 17 94 32C94 50 80 68 50 92Z"  # noqa: E501
_DIAMOND = "M50 3Q66 29 87 50Q66 71 50 97Q34 71 13 50Q34 29 50 3Z"
_SPADE = "M50 5C58 24 93 40 93 62C93 75 83 82 72 82C64 82 58 79 54 74C55 84 59 91 68 96H32C41 91 45 84 46 74C42 79 36 82 28 82C17 82 7 75 7 62C7 40 42 24 50 5Z"  # noqa: E501
_CLUB_LEAVES = "M30 27A20 20 0 1 0 70 27A20 20 0 1 0 30 27ZM7 59A20 20 0 1 0 47 59A20 20 0 1 0 7 59ZM53 59A20 20 0 1 0 93 59A20 20 0 1 0 53 59Z"  # noqa: E501
_CLUB_STEM = "M38 36H62L59 64C57 80 60 90 68 96H32C40 90 43 80 41 64Z"

_ACORN_CAP = "M10 44C10 24 30 15 45 14V3H55V14C70 15 90 24 90 44Z"
_ACORN_NUT = "M18 47H82C83 72 66 88 50 98C34 88 17 72 18 47Z"
_LEAF = "M50 2C60 18 96 34 96 58C96 72 84 80 71 78C64 77 58 73 54 68L57 98H43L46 68C42 73 36 77 29 78C16 80 4 72 4 58C4 34 40 18 50 2Z"  # noqa: E501
_LEAF_VEINS = "M50 16V70M50 44L34 32M50 44L66 32M50 60L28 52M50 60L72 52"
_BELL = "M10 56A40 40 0 1 0 90 56A40 40 0 1 0 10 56Z"
_BELL_LOOP = "M40 20V6H60V20"
_BELL_BAND = "M11 50H89M50 64V92M43 64H57"

Part = tuple[str, dict[str, object]]

_INKED = {"stroke": palette.INK, "stroke_width": 5, "stroke_linejoin": "round"}
_LINES = {"fill": "none", "stroke": palette.INK, "stroke_width": 6, "stroke_linecap": "round"}


def suit_parts(suit: str, pack: str) -> list[Part]:
    """The paths of a suit (`C S H D`) in a pack (`french` or `german`), each with its style."""
    return _GERMAN[suit] if pack == "german" else _FRENCH[suit]


_FRENCH: dict[str, list[Part]] = {
    "C": [(_CLUB_LEAVES, {"fill": palette.INK}), (_CLUB_STEM, {"fill": palette.INK})],
    "S": [(_SPADE, {"fill": palette.INK})],
    "H": [(_HEART, {"fill": palette.RED_INK})],
    "D": [(_DIAMOND, {"fill": palette.RED_INK})],
}
_GERMAN: dict[str, list[Part]] = {
    "C": [
        (_ACORN_NUT, {"fill": palette.NUT, **_INKED}),
        (_ACORN_CAP, {"fill": palette.CAP, **_INKED}),
    ],
    "S": [(_LEAF, {"fill": palette.LEAF, **_INKED}), (_LEAF_VEINS, {**_LINES, "stroke_width": 4})],
    "H": [(_HEART, {"fill": palette.HEART, **_INKED})],
    "D": [
        (_BELL_LOOP, {**_LINES}),
        (_BELL, {"fill": palette.BELL, **_INKED}),
        (_BELL_BAND, {**_LINES}),
    ],
}
