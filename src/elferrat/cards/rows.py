"""Text of the row games' cards: a colour letter and a number, `R12`; a joker is `*` (contract 1).

A card's id is its cell: row * length + number - 1, with rows in the order R Y G B and a length
of 20 (`elfer`) or 21 (`extra`).
"""

COLOURS = "RYGB"
JOKER = "*"


def cell_names(length: int) -> tuple[str, ...]:
    """Names of all cells by id, for rows of `length` numbers: R1, R2, …, B20."""
    return tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, length + 1))
