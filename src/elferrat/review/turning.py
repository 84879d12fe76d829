"""Where a game turned: the largest sure losses, and the moves that gave the lead away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elferrat.review.reviewing import Decision

MOST = 5  # of each kind
LOSS, LEAD = "loss", "lead"


@dataclass(frozen=True, slots=True)
class Turn:
    """A move at which the game turned, and why it is one: `LOSS`, `LEAD` or both."""

    number: int
    why: tuple[str, ...]


def turns(decisions: Sequence["Decision"], even: float) -> tuple[Turn, ...]:
    """The turning points in the order of the game; `even` is what nobody is ahead with."""
    losses = sorted((each for each in decisions if each.known.sure), key=lambda d: -d.known.loss)
    leads = sorted(
        (each for each in decisions if gave_away(each, even)), key=lambda d: -d.open.loss
    )
    found: dict[int, tuple[str, ...]] = {}
    for why, chosen in ((LOSS, losses[:MOST]), (LEAD, leads[:MOST])):
        for each in chosen:
            found[each.number] = (*found.get(each.number, ()), why)
    return tuple(Turn(number, found[number]) for number in sorted(found))


def gave_away(decision: "Decision", even: float) -> bool:
    """Whether with open cards the move surely cost something, and with it the lead or a tie."""
    before, after = decision.open.value - even, decision.open.played - even
    return decision.open.sure and (before > 0 >= after or before >= 0 > after)
