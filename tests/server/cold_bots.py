"""Bots that need compiled code, for the tests of the workers: they tell whether it was compiled."""

from collections.abc import Callable

from elferrat.bots import LEVELS as GOOD
from elferrat.bots import Bot, Budget, Choice
from elferrat.locale.message import Message
from elferrat.play.evidence import Evidence
from elferrat.play.view import View

WARMED: list[str] = []  # the games in which a bot of this process was let choose in no time


class Cold(Bot):
    """Its value is how many games were compiled before it was first asked."""

    name = "cold"
    compiled = True
    remembers = True

    def __init__(self, deed: Callable[[], object] = list) -> None:
        self._deed = deed

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        assert budget is not None
        if not budget.seconds:
            self._deed()
            WARMED.append(view["game"])
        seen = -1 if evidence is None else evidence.moves
        return Choice(view.legal[0], len(set(WARMED)), Message("hint-random", {"count": seen}))


LEVELS = {**GOOD, "cold": lambda seed: Cold()}
