"""Text of the row games' cards: a colour letter and a number, `R12`; a joker is `*` (contract 1).

A card's id is its cell: row * length + number - 1, with rows in the order R Y G B and a length
of 20 (`elfer`) or 21 (`extra`).
"""

from functools import cache

COLOURS = "RYGB"
JOKER = "*"


def row_cards(masks: list[int], names: tuple[str, ...]) -> list[str]:
    """The names of the cards in one mask a row (bit n for number n), by row and rising."""
    tables = _tables(len(names) // len(COLOURS))
    cards: list[str] = []
    for row, mask in enumerate(masks):
        if mask:
            low, middle, high = tables[row]
            cards += low[mask & 127]
            cards += middle[mask >> 7 & 127]
            cards += high[mask >> 14]
    return cards


Table = tuple[tuple[str, ...], ...]  # by a part of a mask, the names of its cards


@cache
def _tables(length: int) -> list[tuple[Table, Table, Table]]:
    """By row, the names in bits 0 to 6, 7 to 13, and 14 on: views ask for rows again and again."""
    return [
        (_table(row, 0, 7), _table(row, 7, 7), _table(row, 14, length - 13))
        for row in range(len(COLOURS))
    ]


def _table(row: int, first: int, bits: int) -> Table:
    return tuple(
        tuple(f"{COLOURS[row]}{first + bit}" for bit in range(bits) if part >> bit & 1)
        for part in range(1 << bits)
    )


def cell_names(length: int) -> tuple[str, ...]:
    """Names of all cells by id, for rows of `length` numbers: R1, R2, …, B20."""
    return tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, length + 1))
