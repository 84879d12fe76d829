"""Why a move is the best of those that a search has valued: a reason in words, and by how much.

The reason is what the rules of thumb see in the move, from the seat's view alone; the numbers are
the search's. Trick games count honours, row games points.
"""

from collections.abc import Sequence
from typing import Protocol, cast

from elferrat.bots.thumb import RulesOfThumb, rules_of_thumb
from elferrat.locale.message import Message
from elferrat.locale.values import CardText
from elferrat.play.view import View

EVEN = 0.05  # a smaller difference is not said: it would be rounded to nothing

Ranked = Sequence[tuple[str, float]]


class RowRules(RulesOfThumb, Protocol):
    """What the rules of thumb of a row game offer besides."""

    def held_back(self, view: View, move: str, /) -> int:
        """How many cards of others wait behind a number card as long as it is not laid."""


def why(view: View, ranked: Ranked, exact: bool) -> Message:
    """Why the first of the ranked moves is the best, and how far the next one is behind it.

    `ranked` are the legal moves with their values, best first; `exact`: the values are no
    estimates.
    """
    if len(ranked) == 1:
        return Message("hint-only")
    (best, value), (following, less) = ranked[:2]
    reason = rules_of_thumb(view).reason(view, best)
    if reason.key == "hint-row-least":
        reason = _kept(view, ranked) or reason
    said = {
        "why": reason,
        "sure": "exact" if exact else "about",
        "next": _next(view, following),
    }
    gap = value - less
    if gap < EVEN:
        return Message("hint-even", said)
    if exact or "trick" not in view:
        return Message("hint-better", {**said, "amount": _amount(view, gap, exact)})
    end = {"value": _amount(view, value, exact), "amount": _amount(view, gap, exact)}
    return Message("hint-honours", {**said, **end})


def _kept(view: View, ranked: Ranked) -> Message | None:
    """Which card stays in the hand because more of others wait behind it, if any does."""
    best, value = ranked[0]
    if not _plain(view, best):
        return None
    rules = cast(RowRules, rules_of_thumb(view))
    worse = [move for move, other in ranked if _plain(view, move) and value - other >= EVEN]
    if not worse:
        return None
    waiting, held = max((rules.held_back(view, move), move) for move in worse)
    if waiting <= rules.held_back(view, best):
        return None
    args = {"card": CardText(best), "held": CardText(held), "count": waiting}
    return Message("hint-row-keeps", args)


def _plain(view: View, move: str) -> bool:
    """Whether the move lays a number card of a row game beside the row, and nothing else."""
    return "trick" not in view and move[0].isupper() and ">" not in move


def _next(view: View, move: str) -> Message:
    """A move as the end of a comparison."""
    if "trick" in view:
        return Message("hint-next-play", {"card": CardText(move)})
    if move in ("draw", "end", "pass"):
        return Message(f"hint-next-{move}")
    if move == "-*":
        return Message("hint-next-discard")
    start, bridge, target = move.rpartition(">")
    cell = CardText(target.lstrip("*="))
    if bridge:
        return Message("hint-next-bridge", {"from": CardText(start), "card": cell})
    kind = {"=": "exchange", "*": "joker"}.get(move[0], "lay")
    return Message(f"hint-next-{kind}", {"card": cell})


def _amount(view: View, value: float, exact: bool) -> Message:
    """So many honours or points, to a tenth; whole ones that are exact as whole numbers."""
    unit = "honours" if "trick" in view else "points"
    tenths = round(value * 10)
    args = {"unit": unit, "whole": tenths // 10}
    if exact and not tenths % 10:
        return Message("hint-amount-whole", args)
    return Message("hint-amount", {**args, "tenth": tenths % 10})
