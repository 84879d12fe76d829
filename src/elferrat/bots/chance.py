"""The bot that plays by chance: the measure of every other."""

import secrets

from elferrat.bots.player import Choice, ViewBot
from elferrat.cards.shuffle import Stream
from elferrat.locale.message import Message
from elferrat.play.view import View


class RandomBot(ViewBot):
    """Every legal move equally likely, drawn from the stream of a seed text (contract 4)."""

    name = "random"

    def __init__(self, seed: str | None = None) -> None:
        self._stream = stream_of(seed)

    def pick(self, view: View, moves: list[str], /) -> Choice:
        """Any legal move."""
        move = moves[self._stream.below(len(moves))]
        return Choice(move, None, Message("hint-random", {"count": len(moves)}))


def stream_of(seed: str | None) -> Stream:
    """The stream of a bot's seed text; without one nobody can repeat what it does."""
    return Stream(secrets.token_hex(16) if seed is None else seed)
