"""How well each seat played: accuracy, skill, luck, and where a game turned."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elferrat.review.seats import accuracy, points_lost, seat_reviews
from elferrat.review.turning import LEAD, LOSS, MOST, turns

points = st.floats(0, 100, allow_nan=False)


@given(points, points, points)
def test_who_loses_more_is_less_accurate(spread: float, one: float, more: float) -> None:
    first, second = accuracy(one, spread), accuracy(one + more, spread)
    assert 0 <= second <= first <= 100
    assert accuracy(0, spread) == 100
    if spread:
        assert accuracy(spread, spread) == 0


def test_estimates_of_nothing_are_no_gain() -> None:
    assert points_lost([-0.2, 0.1]) == 0
    assert points_lost([1.0, -0.25]) == 0.75


def decision(
    number: int, seat: int, known: float, open_: float = 0.0, value: float = 0.0, sure: bool = True
) -> Any:
    """A decision as far as the account of a seat looks at it."""
    return SimpleNamespace(
        number=number,
        seat=seat,
        mistake=sure and known > 0,
        gain=-known,
        known=SimpleNamespace(loss=known, spread=4.0, sure=sure and known > 0),
        open=SimpleNamespace(
            loss=open_, value=value, played=value - open_, sure=sure and open_ > 0
        ),
    )


def test_what_one_gains_or_loses_the_others_share() -> None:
    decisions = [decision(1, 0, 3.0), decision(2, 1, 0.0), decision(3, 2, 0.0)]
    one, two, three = seat_reviews(decisions, [1.0, None, -1.0], [-3.0, 2.0, 1.0], True)
    assert (one.skill, two.skill, three.skill) == (-3.0, 1.5, 1.5)
    assert (one.luck, two.luck, three.luck) == (0.0, 0.5, -0.5)
    assert (one.mistakes, one.decisions, one.accuracy) == (1, 1, 25.0)
    assert (one.deal, two.deal) == (1.0, None)


def test_nobody_with_a_mistake_is_wholly_accurate() -> None:
    decisions = [decision(1, 0, 0.001), decision(2, 0, -0.5), decision(3, 1, 0.0)]
    one, other = seat_reviews(decisions, [None, None], None, True)
    assert (one.mistakes, one.lost, one.accuracy) == (1, 0.0, 99.9)
    assert (other.mistakes, other.accuracy) == (0, 100.0)


@pytest.mark.parametrize(("result", "complete"), [(None, True), ([1.0, -1.0], False)])
def test_only_a_whole_game_has_luck(result: list[float] | None, complete: bool) -> None:
    for seat in seat_reviews([decision(1, 0, 1.0)], [0.0, 0.0], result, complete):
        assert (seat.skill, seat.luck) == (None, None)


def test_the_largest_sure_losses_turn_a_game() -> None:
    decisions = [decision(n, 0, float(n)) for n in range(1, 9)]
    decisions.append(decision(9, 0, 50.0, sure=False))
    found = turns(decisions, 0.0)
    assert [turn.number for turn in found] == list(range(9 - MOST, 9))
    assert {turn.why for turn in found} == {(LOSS,)}


@pytest.mark.parametrize(
    ("before", "loss", "turned"),
    [(1.0, 2.0, True), (1.0, 1.0, True), (0.0, 1.0, True), (3.0, 1.0, False), (-1.0, 2.0, False)],
)
def test_a_lead_or_a_tie_given_away_turns_a_game(before: float, loss: float, turned: bool) -> None:
    found = turns([decision(4, 1, 0.0, loss, 10 + before)], 10.0)
    assert [turn.why for turn in found] == ([(LEAD,)] if turned else [])
    assert not turns([decision(4, 1, 0.0, loss, 10 + before, sure=False)], 10.0)
