"""Seatings: all of them, and no seat favours a bot."""

from collections import Counter
from math import comb, factorial

import pytest

from elferrat.lab.seatings import all_turns, cycle, pairs_of

TABLES = [
    (["a", "b"], 2),
    (["a", "b", "c"], 2),
    (["a", "b"], 3),
    (["a", "b"], 4),
    (["a", "b", "c"], 4),
    (["a", "b", "b", "b"], 4),
    (["a", "a", "b", "b"], 4),
    (["a", "b", "c", "d"], 4),
    (["a", "b", "c", "d", "e"], 3),
    (["a", "b"], 6),
    (["a", "b", "c", "d", "e", "f"], 6),
]


@pytest.mark.parametrize(("bots", "players", "count"), [
    (["a", "b"], 2, 2),
    (["a", "b", "c"], 2, 6),
    (["a", "b"], 4, 2**4 - 2),
    (["a", "b", "b", "b"], 4, 4),
    (["a", "a", "b", "b"], 4, comb(4, 2)),
    (["a", "b", "c", "d"], 4, factorial(4)),
    (["a", "b", "c", "d", "e"], 3, 60),
    (["a", "b", "c"], 4, 36),
    (["a", "b", "c", "d", "e", "f"], 6, 720),
])  # fmt: skip
def test_every_seating_comes_once(bots: list[str], players: int, count: int) -> None:
    seatings = [seating for turn in all_turns(bots, players) for seating in turn]
    assert len(seatings) == len({*seatings}) == count
    assert {len(seating) for seating in seatings} == {players}
    everywhere = len(bots) <= players
    assert all({*seating} == {*bots} for seating in seatings) == everywhere


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_within_a_turn_every_bot_has_each_seat_equally_often(bots: list[str], players: int) -> None:
    for turn in all_turns(bots, players):
        for name in bots:
            assert len({sum(table[seat] == name for table in turn) for seat in range(players)}) == 1


@pytest.mark.parametrize("at_most", [1, 6, 24, 720])
@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_a_cycle_has_every_turn_equally_often(bots: list[str], players: int, at_most: int) -> None:
    turns = all_turns(bots, players)
    deals = cycle(turns, at_most)
    assert all(len(deal) <= max(at_most, players) for deal in deals)
    assert all(deals)
    times = Counter(seating for deal in deals for seating in deal)
    assert times.keys() == {seating for turn in turns for seating in turn}
    assert len({*times.values()}) == 1
    if at_most == 720:
        assert len(deals) == 1


def test_pairs_stand_in_the_order_of_the_names() -> None:
    assert pairs_of(["c", "a", "a", "b"]) == [("c", "a"), ("c", "b"), ("a", "b")]
