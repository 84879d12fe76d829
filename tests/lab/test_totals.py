"""Counting games: what is counted, and that neither order nor NumPy makes a difference."""

import json
import random
from collections import Counter

import numpy as np
import pytest

from elferrat.lab.totals import Totals, all_places, no_totals, places, width

ELFERN = ("random", "thumb")


def row(scores: list[int], won: list[int], moves: int = 30, reason: int = 1, stock: int = 0,
        bonus: list[int] | None = None) -> list[int]:  # fmt: skip
    """One game, as it is counted."""
    return [moves, reason, stock, *scores, *won, *(bonus or [0] * len(scores))]


def some_rows(seats: int, count: int) -> list[list[int]]:
    """Games that never were, with everything that can happen: shared wins, none, equal points."""
    chance = random.Random(seats)
    return [
        row(
            [chance.randrange(-40, 12) for _ in range(seats)],
            [chance.randrange(2) for _ in range(seats)],
            chance.randrange(20, 90),
            chance.randrange(1, 3),
            chance.randrange(4),
            [chance.randrange(5) for _ in range(seats)],
        )
        for _ in range(count)
    ]


def counted(bots: tuple[str, ...], rows: list[list[int]]) -> Totals:
    totals = no_totals(bots)
    for each in rows:
        totals.add(each)
    return totals


def test_what_is_counted() -> None:
    totals = counted(
        ELFERN,
        [
            row([12, 8], [1, 0], moves=32),
            row([10, 10], [0, 0], moves=30, stock=2),
            row([5, 5], [1, 1], moves=32, reason=2, bonus=[3, 0]),
        ],
    )
    assert (totals.games, totals.ties) == (3, 2)
    assert totals.lengths == {32: 2, 30: 1}
    assert totals.reasons == {1: 2, 2: 1}
    assert totals.stocks == {0: 2, 2: 1}
    assert totals.winners == {1: 1, 0: 1, 2: 1}
    first, second = totals.seats
    assert first.scores == {12: 1, 10: 1, 5: 1}
    assert first.shares == {60: 1, 0: 1, 30: 1}
    assert second.shares == {0: 2, 30: 1}
    assert first.bonus == {3: 1, 0: 2}
    assert first.places == {1: 3}
    assert second.places == {2: 1, 1: 2}


@pytest.mark.parametrize(
    ("scores", "won", "expected"),
    [
        ([3, 9, 5], [0, 1, 0], [3, 1, 2]),
        ([7, 7, 1], [1, 1, 0], [1, 1, 3]),  # equal points share the better place
        ([-4, -9, 0, -4], [0, 0, 1, 0], [2, 4, 1, 2]),
        ([5, 9], [1, 0], [1, 2]),  # who went out is first, whatever the points
        ([10, 10], [0, 0], [1, 1]),
    ],
)
def test_finishing_positions(scores: list[int], won: list[int], expected: list[int]) -> None:
    assert places(scores, won) == expected
    assert all_places(np.array([scores] * 2), np.array([won] * 2)).tolist() == [expected] * 2


def test_a_bot_is_counted_game_by_game_over_all_its_seats() -> None:
    bots = ("a", "b", "a", "b")
    totals = counted(
        bots,
        [
            row([9, 2, 5, 1], [1, 0, 0, 0], bonus=[1, 0, 2, 0]),
            row([4, 8, 8, 8], [0, 1, 1, 1], bonus=[0, 1, 0, 1]),
        ],
    )
    a, b = totals.bots["a"], totals.bots["b"]
    assert (a.seats, b.seats) == ((0, 2), (1, 3))
    assert a.scores == {14: 1, 12: 1}
    assert a.shares == {60: 1, 20: 1}
    assert b.shares == {0: 1, 40: 1}
    assert a.bonus == {3: 1, 0: 1}
    assert a.places == {1: 2, 2: 1, 4: 1}
    assert a.place_sums == {3: 1, 5: 1}


@pytest.mark.parametrize("bots", [ELFERN, ("a", "b", "a"), ("a",) * 6])
def test_numpy_counts_the_same(bots: tuple[str, ...]) -> None:
    rows = some_rows(len(bots), 300)
    matrix = np.array(rows, dtype=np.int32)
    assert matrix.shape[1] == width(len(bots))
    totals = no_totals(bots)
    totals.add_all(matrix)
    assert totals == counted(bots, rows)


def test_the_order_of_adding_makes_no_difference() -> None:
    bots = ("a", "b", "a")
    rows = some_rows(3, 90)
    parts = [counted(bots, rows[i : i + 30]) for i in (60, 0, 30)]
    merged = no_totals(bots)
    for part in parts:
        merged.merge(part)
    assert merged == counted(bots, rows)


def test_totals_survive_json() -> None:
    totals = counted(ELFERN, some_rows(2, 50))
    back = no_totals(ELFERN)
    back.read(json.loads(json.dumps(totals.json())))
    assert back == totals
    assert isinstance(back.lengths, Counter)
