"""The notation of Elfer raus! Extra: the table between move ids and text (contract 1)."""

import re
from typing import Any

from elferrat.cards.rows import COLOURS, JOKER, cell_names
from elferrat.games.extra import rules
from elferrat.games.extra.rules import CELLS, NUMBERS

CELL_NAMES = cell_names(NUMBERS)
CELL_IDS = {name: cell for cell, name in enumerate(CELL_NAMES)}
CARD_NAMES = (*CELL_NAMES, JOKER)
CARD_IDS = {name: card for card, name in enumerate(CARD_NAMES)}
SIDE_NAMES = tuple(f"{colour}{end}" for colour in COLOURS for end in "-+")
SIDE_IDS = {name: side for side, name in enumerate(SIDE_NAMES)}

_CROOKED = re.compile(r"([RYGB][0-9]{1,2})>(\*?)([RYGB][0-9]{1,2})")


def bridge_ends(where: int) -> tuple[str, str]:
    """The names of the cells a bridge joins."""
    return CELL_NAMES[rules.bridge_start(where)], CELL_NAMES[rules.bridge_end(where)]


def _bridge_texts(prefix: str) -> list[str]:
    ends = (bridge_ends(where) for where in range(rules.BRIDGES))
    return [f"{start}>{prefix}{end}" for start, end in ends]


MOVE_TEXTS = (
    *CELL_NAMES,
    *(f"*{name}" for name in CELL_NAMES),
    *_bridge_texts(""),
    *_bridge_texts("*"),
    *(f"={name}" for name in CELL_NAMES),
    "-*",
    "draw",
    "end",
    "pass",
)


def crooked_bridge(text: str) -> int | None:
    """An id past all moves for a readable bridge that no rule allows: two different numbers.

    MOVES + joker * 84² + from cell * 84 + to cell, taken apart again by `crooked_ends`.
    """
    match = _CROOKED.fullmatch(text)
    if match is None or match[1] not in CELL_IDS or match[3] not in CELL_IDS:
        return None
    joker = CELLS * CELLS if match[2] else 0
    return rules.MOVES + joker + CELL_IDS[match[1]] * CELLS + CELL_IDS[match[3]]


def crooked_ends(move: int) -> tuple[int, int, bool]:
    """From cell, to cell, and whether a joker was to be laid, of a crooked bridge."""
    move -= rules.MOVES
    return move // CELLS % CELLS, move % CELLS, move >= CELLS * CELLS


def deed(move: int) -> list[tuple[str, dict[str, Any]]]:
    """The events of a move, kind and fields, as far as the move alone tells them (contract 5)."""
    if move < rules.LAY_JOKER:
        return [("laid", {"card": CELL_NAMES[move]})]
    if move < rules.BRIDGE:
        return [("joker_laid", {"cell": CELL_NAMES[move - rules.LAY_JOKER]})]
    if move < rules.EXCHANGE:
        joker = move >= rules.BRIDGE_JOKER
        start, end = bridge_ends(move - (rules.BRIDGE_JOKER if joker else rules.BRIDGE))
        laid = ("joker_laid", {"cell": end}) if joker else ("laid", {"card": end})
        return [("bridged", {"from": start, "to": end}), laid]
    if move < rules.DISCARD:
        return [("exchanged", {"cell": CELL_NAMES[move - rules.EXCHANGE]})]
    kinds = {
        rules.DISCARD: ("discarded",),
        rules.DRAW: ("drew", "turn_ended"),
        rules.END: ("turn_ended",),
        rules.PASS: ("passed",),
    }
    return [(kind, {}) for kind in kinds[move]]
