"""Small integer functions on masks, beside the plainest way to do the same."""

import pytest

from elferrat.cards.bits import beside, count, total
from elferrat.cards.rows import cell_names
from elferrat.cards.tricks import CARD_NAMES

MASKS = [0, 1, 2, 0b1010, 0b1110111, 1 << 21, (1 << 22) - 2, 0x155555]


def positions(mask: int) -> list[int]:
    return [n for n in range(64) if mask >> n & 1]


@pytest.mark.parametrize("mask", MASKS)
def test_count_and_total_of_the_set_bits(mask: int) -> None:
    assert count(mask) == len(positions(mask))
    assert total(mask) == sum(positions(mask))


@pytest.mark.parametrize("mask", MASKS)
def test_beside_are_the_clear_bits_next_to_set_ones(mask: int) -> None:
    near = {n + step for n in positions(mask) for step in (-1, 1)} - {-1}
    assert positions(beside(mask)) == sorted(near - set(positions(mask)))


def test_cells_are_named_row_by_row() -> None:
    names = cell_names(21)
    assert len(names) == len(set(names)) == 84
    assert (names[0], names[20], names[21], names[83]) == ("R1", "R21", "Y1", "B21")


def test_trick_cards_are_named_suit_by_suit() -> None:
    assert CARD_NAMES[:8] == ("7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC")
    assert [name[1] for name in CARD_NAMES[::8]] == ["C", "S", "H", "D"]
    assert len(set(CARD_NAMES)) == 32
