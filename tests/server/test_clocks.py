"""Clocks: deadlines, what a turn costs, and time given back."""

import pytest

from elferrat.server.clocks import DAY, LAG, Clock, Timing

AT = 1_000_000


def test_without_a_clock_there_is_no_deadline() -> None:
    timing = Timing.begin(Clock(), 2, AT)
    timing.turn_over(0, AT + 10 * DAY, 1)
    assert timing.deadline(1) is None


@pytest.mark.parametrize(
    ("clock", "limit"),
    [(Clock("turn", seconds=30), 30_000), (Clock("days", days=3), 3 * DAY)],
    ids=["turn", "days"],
)
def test_a_turn_has_its_limit_and_the_lag(clock: Clock, limit: int) -> None:
    timing = Timing.begin(clock, 2, AT)
    assert timing.deadline(0) == AT + limit + LAG
    timing.turn_over(0, AT + 5_000, 1)
    assert timing.deadline(1) == AT + 5_000 + limit + LAG


def test_a_game_s_time_is_spent_turn_by_turn() -> None:
    timing = Timing.begin(Clock("game", seconds=60, increment=2), 2, AT)
    timing.turn_over(0, AT + 11_000, 1)
    assert timing.remaining == [60_000 - 10_000 + 2_000, 60_000]  # one second of lag is free
    timing.turn_over(1, AT + 11_000 + LAG, 1)
    assert timing.remaining == [52_000, 62_000]
    assert timing.deadline(0) == AT + 12_000 + 52_000 + LAG


def test_time_never_falls_below_nothing() -> None:
    timing = Timing.begin(Clock("game", seconds=10), 2, AT)
    timing.turn_over(0, AT + 99_000, 1)
    assert timing.remaining == [0, 10_000]


def test_credit_moves_the_deadline() -> None:
    timing = Timing.begin(Clock("turn", seconds=30), 2, AT)
    before = timing.deadline(0)
    assert before is not None
    timing.credit(7_000)
    assert timing.deadline(0) == before + 7_000


def test_a_take_back_adds_no_time() -> None:
    timing = Timing.begin(Clock("game", seconds=60, increment=10), 2, AT)
    timing.turn_over(0, AT + 3_000, 1)
    timing.turn_over(1, AT + 6_000, 2)
    assert timing.remaining == [68_000, 68_000]
    timing.taken_back(0, AT + 9_000, 0)
    assert timing.remaining == [56_000, 58_000]  # what was spent, and nothing more
    assert timing.deadline(0) == AT + 9_000 + 56_000 + LAG


def test_a_turn_that_is_broken_off_gets_no_increment() -> None:
    timing = Timing.begin(Clock("game", seconds=60, increment=10), 2, AT)
    timing.broken_off(0, AT + 5_000)
    assert timing.remaining == [56_000, 60_000]
