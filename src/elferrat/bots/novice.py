"""The bot that plays like a beginner and loses gladly: it sees what fits, and thinks no further.

- Every other time it sees what is good, and plays by the rules of thumb.
- Else it overlooks some of the moves that it may make, by chance, and follows its nose:
- Row games: what fits is laid, the highest first, with no thought of who waits behind a card; in
  Elfer raus! Extra a joker as soon as it can be, and bridges are not saved.
- Trick games: it leads its highest card, and grabs with its highest card what it can grab; else it
  gives the lowest. It does not count what is gone, nor what it can still catch.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from elferrat.bots.chance import stream_of
from elferrat.bots.player import Choice, ViewBot, only_move
from elferrat.bots.rows import cell
from elferrat.bots.thumb import rules_of_thumb
from elferrat.bots.tricks import TrickRules, card_text
from elferrat.cards.tricks import CARD_NAMES
from elferrat.games import game_named
from elferrat.games.trickdraw.rules import RANKS
from elferrat.locale.message import Message
from elferrat.locale.values import CardText
from elferrat.play.view import View

GOOD = 2  # one decision of so many
OVERLOOKS = 5  # one move of so many
JOKER = 30  # a joker is laid before any number
BRIDGE = 60  # and a bridge built before either

Taste = Callable[[str], tuple[float, Message]]  # how much a move is liked, and why


class NoviceBot(ViewBot):
    """A beginner, whose oversights follow from a seed text (contract 4)."""

    name = "novice"

    def __init__(self, seed: str | None = None) -> None:
        self._stream = stream_of(seed)

    def pick(self, view: View, moves: list[str], /) -> Choice:
        """What is good, or what it likes best of the moves that it has not overlooked."""
        if len(moves) == 1:
            return only_move(moves[0])
        if not self._stream.below(GOOD):
            return rules_of_thumb(view).choose(view)
        noticed = [move for move in moves if self._stream.below(OVERLOOKS)]
        if not noticed:
            noticed = [moves[self._stream.below(len(moves))]]
        taste = taste_of(view)
        liked = {move: taste(move) for move in noticed}
        best = max(noticed, key=lambda move: liked[move][0])
        return Choice(best, None, liked[best][1])


def taste_of(view: View) -> Taste:
    """What a beginner goes by in this view."""
    if "trick" not in view:
        return row_taste
    if not view["trick"]:
        return lead_taste
    game, lead = game_named(view["game"]), CARD_NAMES.index(view["trick"][0])
    options = game.read_options(view["options"])
    beats = partial(cast(TrickRules[Any], game.rules).beats, options, lead)
    return partial(reply_taste, lead, beats)


def row_taste(move: str) -> tuple[float, Message]:
    """Away with what can be laid, the highest number first."""
    if move in ("draw", "end", "pass"):
        return 0, Message("hint-novice-stop")
    if move == "-*":
        return 1, Message("hint-novice-discard")
    number = cell(move.rpartition(">")[2].lstrip("*="))[1]
    args = {"card": CardText(move.rpartition(">")[2].lstrip("*="))}
    if move[0] == "=":
        return 0.5, Message("hint-novice-exchange", args)
    if ">" in move:
        return BRIDGE + number, Message("hint-novice-bridge", args)
    if move[0] == "*":
        return JOKER + number, Message("hint-novice-joker", args)
    return number, Message("hint-novice-lay", args)


def lead_taste(move: str) -> tuple[float, Message]:
    """The highest card takes the most."""
    card = CARD_NAMES.index(move)
    return card % RANKS, Message("hint-novice-lead", {"card": card_text(card)})


def reply_taste(lead: int, beats: Callable[[int], bool], move: str) -> tuple[float, Message]:
    """Take it with the highest card that can; else give the lowest."""
    card = CARD_NAMES.index(move)
    args = {"card": card_text(card), "lead": card_text(lead)}
    if beats(card):
        return RANKS + card % RANKS, Message("hint-novice-take", args)
    return -(card % RANKS), Message("hint-novice-give", args)
