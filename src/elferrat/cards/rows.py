"""Text of the row games' cards: a colour letter and a number, `R12`; a joker is `*` (contract 1).

A card's id is its cell: row * length + number - 1, with rows in the order R Y G B and a length
of 20 (`elfer`) or 21 (`extra`).
"""

COLOURS = "RYGB"
JOKER = "*"


def row_cards(masks: list[int], names: tuple[str, ...]) -> list[str]:
    """The names of the cards in one mask a row (bit n for number n), by row and rising."""
    length = len(names) // len(COLOURS)
    cards = []
    for row, mask in enumerate(masks):
        left = mask
        while left:
            lowest = left & -left
            cards.append(names[row * length + lowest.bit_length() - 2])
            left ^= lowest
    return cards


def cell_names(length: int) -> tuple[str, ...]:
    """Names of all cells by id, for rows of `length` numbers: R1, R2, …, B20."""
    return tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, length + 1))
