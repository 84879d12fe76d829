"""The bot that plays by rules of thumb: one short list of rules for each game."""

from importlib import import_module
from typing import Protocol, cast

from elferrat.bots.player import Choice, ViewBot, only_move
from elferrat.locale.message import Message
from elferrat.play.view import View

# The module of each game's rules of thumb.
RULES_OF_THUMB = {
    "elfer": "elferrat.bots.elfer",
    "extra": "elferrat.bots.extra",
    "elfern": "elferrat.bots.elfern",
    "schneider": "elferrat.bots.schneider",
}


class RulesOfThumb(Protocol):
    """What such a module offers."""

    def choose(self, view: View, /) -> Choice:
        """The move that the rules name, of several."""

    def reason(self, view: View, move: str, /) -> Message:
        """Why a move may be the one to make, whoever found it."""


def rules_of_thumb(view: View) -> RulesOfThumb:
    """The rules of thumb of the view's game."""
    return cast(RulesOfThumb, import_module(RULES_OF_THUMB[view["game"]]))


class ThumbBot(ViewBot):
    """Quick, without chance or memory: the same view always gets the same answer."""

    name = "thumb"

    def pick(self, view: View, moves: list[str], /) -> Choice:
        """The move that the rules of thumb of the view's game name."""
        if len(moves) == 1:
            return only_move(moves[0])
        return rules_of_thumb(view).choose(view)
