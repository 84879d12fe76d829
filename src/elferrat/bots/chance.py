"""The bot that plays by chance: the measure of every other."""

import secrets

from elferrat.bots.player import Bot, Budget, Choice, moves_to_choose_from
from elferrat.cards.shuffle import Stream
from elferrat.locale.message import Message
from elferrat.play.evidence import Evidence
from elferrat.play.view import View


class RandomBot(Bot):
    """Every legal move equally likely, drawn from the stream of a seed text (contract 4)."""

    name = "random"

    def __init__(self, seed: str | None = None) -> None:
        self._stream = Stream(secrets.token_hex(16) if seed is None else seed)

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        """Any legal move."""
        moves = moves_to_choose_from(view)
        move = moves[self._stream.below(len(moves))]
        return Choice(move, None, Message("hint-random", {"count": len(moves)}))
