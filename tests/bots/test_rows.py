"""The way behind a cell: own runs, the cards of others, and where it ends."""

import pytest

from elferrat.bots.rows import Way, masks_of, ways
from elferrat.search.weights.rows import OTHERS_FADE


def mask(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def test_both_sides_of_a_start() -> None:
    up, down = ways(11, mask(12, 13, 9), 0, 20, own_fades=0.5)
    assert (up.run, up.opened, up.freed, up.waiting) == (2, 14, 0, 7)
    assert (down.run, down.opened, down.freed, down.waiting) == (0, 10, 9, 9)


def test_cards_count_less_the_more_of_others_stand_before_them() -> None:
    (way,) = ways(12, mask(13, 15, 18), mask(11), 20, own_fades=0.5)
    assert way.own == pytest.approx(1 + 0.5 + 0.5**3)
    assert way.others == pytest.approx(1)  # only 14 comes out before one's own 15
    assert way.waiting == 5
    (free,) = ways(12, 0, mask(11), 15, own_fades=0.5)
    assert free.others == pytest.approx(1 + OTHERS_FADE + OTHERS_FADE**2)


def test_a_way_ends_at_a_filled_cell_and_at_the_end_of_the_row() -> None:
    assert list(ways(20, mask(19), mask(18, 19), 20, 0.5)) == []
    (way,) = ways(4, 0, mask(1, 2, 3, 6), 20, own_fades=0.5)
    assert way == Way(run=0, opened=5, freed=0, own=0, others=1, waiting=1)


def test_masks_of_hands_and_tables() -> None:
    assert masks_of(["R1", "Y20", "*", "*B12"]) == [mask(1), mask(20), 0, mask(12)]
