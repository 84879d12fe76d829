"""Text of the row games' cards: a colour letter and a number, `R12`; a joker is `*` (contract 1).

A card's id is its cell: row * length + number - 1, with rows in the order R Y G B and a length
of 20 (`elfer`) or 21 (`extra`).
"""

from functools import lru_cache

COLOURS = "RYGB"
JOKER = "*"


def row_cards(masks: list[int], names: tuple[str, ...]) -> list[str]:
    """The names of the cards in one mask a row (bit n for number n), by row and rising."""
    length = len(names) // len(COLOURS)
    cards: list[str] = []
    for row, mask in enumerate(masks):
        if mask:
            cards += _row(length, row, mask)
    return cards


@lru_cache(1 << 14)  # views ask for the same rows again and again
def _row(length: int, row: int, mask: int) -> tuple[str, ...]:
    return tuple(f"{COLOURS[row]}{n}" for n in range(1, length + 1) if mask >> n & 1)


def cell_names(length: int) -> tuple[str, ...]:
    """Names of all cells by id, for rows of `length` numbers: R1, R2, …, B20."""
    return tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, length + 1))
