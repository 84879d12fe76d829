"""How well each seat played, and how much of its result was luck."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elferrat.review.reviewing import Decision

_WITH_MISTAKES = 99.9


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The game of one seat, in points as the search counts them: honours, or points ahead.

    Attributes:
        decisions: how many there were, with something to choose
        mistakes: how many of them surely cost something, as judged from what the seat knew
        lost: what all decisions cost, as judged from what the seat knew
        lost_open: what they cost with all cards known
        accuracy: 100 where nothing was lost, 0 where decisions cost what the worst ones would; with
            a mistake 99.9 at most, whatever the estimates add up to
        deal: what the deal was worth to the seat with all cards known
        result: what came
        skill: what its decisions were worth beyond those of rules of thumb, as judged from what it
            knew, less the same of those it played against
        luck: the rest of what came, beyond an even result
    """

    seat: int
    decisions: int
    mistakes: int
    lost: float
    lost_open: float
    accuracy: float
    deal: float | None
    result: float | None
    skill: float | None
    luck: float | None


def seat_reviews(
    decisions: Sequence["Decision"],
    deal: Sequence[float | None],
    result: Sequence[float] | None,
    complete: bool,
) -> tuple[SeatReview, ...]:
    """The game of every seat; skill and luck only of a whole game."""
    seats = range(len(deal))
    own = [[each for each in decisions if each.seat == seat] for seat in seats]
    lost = [points_lost([each.known.loss for each in mine]) for mine in own]
    stake = sum(each.known.spread for each in decisions) / max(1, len(decisions))
    gain = [sum(each.gain for each in mine) for mine in own]
    even = None if result is None else sum(result) / len(result)
    told = []
    for seat, mine in zip(seats, own, strict=True):
        mistakes = sum(each.mistake for each in mine)
        kept = accuracy(lost[seat], stake * len(mine))
        skill = luck = None
        if complete and result is not None and even is not None:
            skill = gain[seat] - (sum(gain) - gain[seat]) / (len(gain) - 1)
            luck = result[seat] - even - skill
        told.append(
            SeatReview(
                seat=seat,
                decisions=len(mine),
                mistakes=mistakes,
                lost=lost[seat],
                lost_open=points_lost([each.open.loss for each in mine]),
                accuracy=min(kept, _WITH_MISTAKES) if mistakes else kept,
                deal=deal[seat],
                result=None if result is None else result[seat],
                skill=skill,
                luck=luck,
            )
        )
    return tuple(told)


def points_lost(losses: Sequence[float]) -> float:
    """What decisions cost together; estimates of nothing may add up to less than that."""
    return max(0.0, sum(losses))


def accuracy(lost: float, worst: float) -> float:
    """How much was kept of what could be lost, in percent.

    `worst`: what as many decisions of the game would cost with the worst move every time. A seat
    that loses more by as many decisions is less accurate.
    """
    if worst <= 0:
        return 100.0
    return 100 * (1 - min(lost / worst, 1.0))
