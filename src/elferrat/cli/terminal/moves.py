"""What people type at the prompt: the notation in any case, and short forms for it."""

import re

from elferrat.cli.board import ROW_LENGTHS

_SHORT = {"d": "draw", "e": "end", "p": "pass"}
_ROW_MOVE = re.compile(r"(?P<head>=|\*|[RYGB]0*\d+>\*?)?(?P<colour>[RYGB])0*(?P<number>\d{1,2})")


def typed_move(game: str, text: str) -> str:
    """The notation that a typed move stands for; what is no such move comes back as it is.

    `r6` and `R06` are `R6`, `ah`, `HA` and `a h` are `AH`, `10h` is `TH`, `d e p` are
    `draw end pass`. This is a convenience of the prompt: files and `judge` are strict.
    """
    squeezed = "".join(text.split())
    if game not in ROW_LENGTHS:
        card = squeezed.upper().replace("10", "T")
        return card[::-1] if card[:1] in ("C", "S", "H", "D") and len(card) == 2 else card
    lower = squeezed.lower()
    if lower in _SHORT or lower in _SHORT.values():
        return _SHORT.get(lower, lower)
    upper = squeezed.upper()
    if _ROW_MOVE.fullmatch(upper):
        return re.sub(r"0*(\d+)", r"\1", upper)
    return upper if upper == "-*" else squeezed


def looks_like_move(game: str, text: str) -> bool:
    """Whether a text has the shape of a move or card of that game, legal or not."""
    move = typed_move(game, text)
    if game not in ROW_LENGTHS:
        return re.fullmatch(r"[7-9TJQKA][CSHD]", move) is not None
    return move in ("draw", "end", "pass", "-*") or _ROW_MOVE.fullmatch(move) is not None
