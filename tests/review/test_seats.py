"""How well each seat played: accuracy, skill, luck, and where a game turned."""

from math import hypot
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elferrat.review.assessing import Worth
from elferrat.review.seats import accuracy, points_lost, seat_reviews
from elferrat.review.telling import rounded_down
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
    def lost(*losses: float) -> float:
        return points_lost([decision(1, 0, loss, sure=loss >= 1).known for loss in losses])

    assert lost(-0.2, 0.1) == 0
    assert lost(0.5, -0.25) == 0.25
    # What surely cost something is not made good by that.
    assert lost(1.0, -0.25) == 1.0
    assert lost(1.0, -0.25, 0.75) == 1.5


def decision(
    number: int,
    seat: int,
    known: float,
    open_: float = 0.0,
    value: float = 0.0,
    sure: bool = True,
    doubt: float = 0.0,
    gain: Worth | None = None,
) -> Any:
    """A decision as far as the account of a seat looks at it."""
    return SimpleNamespace(
        number=number,
        seat=seat,
        mistake=sure and known > 0,
        gain=gain or Worth(0.0),
        known=SimpleNamespace(loss=known, spread=4.0, sure=sure and known > 0, doubt=doubt),
        open=SimpleNamespace(
            loss=open_,
            value=value,
            played=value - open_,
            sure=sure and open_ > 0,
            doubt=doubt,
        ),
    )


tenths = st.integers(-10, 90).map(lambda n: n / 10)
many = st.lists(
    st.builds(
        lambda seat, loss, sure, gain: decision(1, seat, loss, sure=sure, gain=Worth(gain, 1.0)),
        st.integers(0, 2), tenths, st.booleans(), tenths,
    ),
    max_size=30,
)  # fmt: skip


@given(many, st.booleans())
def test_skills_add_up_to_nothing(decisions: list[Any], from_loss: bool) -> None:
    found = seat_reviews(decisions, [None] * 3, [1.0, 0.0, -1.0], True, from_loss=from_loss)
    assert sum(seat.skill or 0 for seat in found) == pytest.approx(0, abs=1e-9)


@given(many)
def test_who_is_more_accurate_is_more_skilled_in_trick_games(decisions: list[Any]) -> None:
    found = seat_reviews(decisions, [None] * 3, [1.0, 0.0, -1.0], True, from_loss=True)
    for one in found:
        assert (one.accuracy < 100) or not one.mistakes
        for other in found:
            if one.accuracy > other.accuracy + 1e-9:
                assert (one.skill or 0) > (other.skill or 0)


def test_a_seat_with_few_decisions_is_measured_by_the_decision() -> None:
    """Accuracy and skill agree also where one loses more in all, but less by a decision."""
    decisions = [decision(n, 0, 0.5) for n in range(8)] + [decision(8 + n, 1, 1) for n in range(2)]
    one, other = seat_reviews(decisions, [None, None], [0.0, 0.0], True, from_loss=True)
    assert (one.lost, other.lost) == (4.0, 2.0)
    assert one.accuracy > other.accuracy
    assert (one.skill, other.skill) == (2.5, -2.5)


def test_a_figure_is_as_unsure_as_its_parts() -> None:
    decisions = [decision(n, n % 2, 1.0, sure=False, doubt=3.0 + n) for n in range(4)]
    deal = [Worth(1.0, 0.5), None]
    one, other = seat_reviews(decisions, deal, [2.0, -2.0], True, from_loss=True)
    assert one.errors["lost"] == one.errors["lost_open"] == pytest.approx(hypot(3, 5))
    assert other.errors["lost"] == pytest.approx(hypot(4, 6))
    assert one.errors["skill"] == one.errors["luck"] == pytest.approx(hypot(3, 4, 5, 6))
    assert (one.errors["deal"], other.errors["deal"]) == (0.5, None)


def test_what_one_gains_or_loses_the_others_share() -> None:
    decisions = [decision(1, 0, 3.0), decision(2, 1, 0.0), decision(3, 2, 0.0)]
    deal = [Worth(1.0), None, Worth(-1.0)]
    one, two, three = seat_reviews(decisions, deal, [-3.0, 2.0, 1.0], True, from_loss=True)
    assert (one.skill, two.skill, three.skill) == (-3.0, 1.5, 1.5)
    assert (one.luck, two.luck, three.luck) == (0.0, 0.5, -0.5)
    assert (one.mistakes, one.decisions, one.accuracy) == (1, 1, 25.0)
    assert (one.deal, two.deal) == (1.0, None)


def test_in_row_games_a_chance_that_stands_open_counts_once() -> None:
    """It costs something at every decision that passes it by, but only the last one gives it away.

    Until then rules of thumb would have passed it by as well.
    """
    passed = [decision(n, 0, 20.0) for n in range(3)]
    given_away = decision(3, 0, 20.0, gain=Worth(-20.0, 3.0))
    others = [decision(4, 1, 1.0, gain=Worth(4.0, 1.0)), decision(5, 2, 0.0)]
    row = [*passed, given_away, *others]
    found = seat_reviews(row, [None] * 3, [-21.0, 12.0, 9.0], True, from_loss=False)
    assert [seat.lost for seat in found] == [80.0, 1.0, 0.0]
    assert [seat.skill for seat in found] == [-22.0, 14.0, 8.0]
    assert [seat.luck for seat in found] == [1.0, -2.0, 1.0]
    # The second seat lost more against the best moves, and gained more against rules of thumb.
    assert found[1].accuracy < found[2].accuracy
    errors = [hypot(3, 1 / 2), hypot(1, 3 / 2), hypot(3 / 2, 1 / 2)]
    assert [seat.errors["skill"] for seat in found] == pytest.approx(errors)
    assert [seat.errors["luck"] for seat in found] == pytest.approx(errors)


def test_nobody_with_a_mistake_is_wholly_accurate() -> None:
    decisions = [decision(1, 0, 0.001), decision(2, 0, -0.5), decision(3, 1, 0.0)]
    one, other = seat_reviews(decisions, [None, None], None, True, from_loss=True)
    assert (one.mistakes, one.lost) == (1, 0.001)
    assert 99.9 < one.accuracy < 100
    assert rounded_down(one.accuracy) == 99.9
    assert [rounded_down(each) for each in (100.0, 99.9, 99.89999, 0.3, 0.0)] == [
        100.0, 99.9, 99.8, 0.3, 0.0,
    ]  # fmt: skip
    assert (other.mistakes, other.accuracy) == (0, 100.0)


@pytest.mark.parametrize(("result", "complete"), [(None, True), ([1.0, -1.0], False)])
def test_only_a_whole_game_has_luck(result: list[float] | None, complete: bool) -> None:
    for from_loss in (True, False):
        one = [decision(1, 0, 1.0)]
        for seat in seat_reviews(one, [None, None], result, complete, from_loss=from_loss):
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
