"""The bot that plays by rules of thumb: one short list of rules for each game."""

from collections.abc import Callable
from importlib import import_module

from elferrat.bots.player import Bot, Budget, Choice, moves_to_choose_from
from elferrat.locale.message import Message
from elferrat.play.evidence import Evidence
from elferrat.play.view import View

# The module of each game's rules of thumb; it has a function `choose(view) -> Choice`.
RULES_OF_THUMB = {
    "elfer": "elferrat.bots.elfer",
    "extra": "elferrat.bots.extra",
    "elfern": "elferrat.bots.elfern",
    "schneider": "elferrat.bots.schneider",
}


class ThumbBot(Bot):
    """Quick, without chance or memory: the same view always gets the same answer."""

    name = "thumb"

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        """The move that the rules of thumb of the view's game name."""
        moves = moves_to_choose_from(view)
        if len(moves) == 1:
            return Choice(moves[0], None, Message("hint-only"))
        choose: Callable[[View], Choice] = import_module(RULES_OF_THUMB[view["game"]]).choose
        return choose(view)
