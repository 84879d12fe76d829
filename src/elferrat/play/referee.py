"""The referee: plays moves given as text, or says which clause forbids one and what is legal."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from elferrat.games.game import AnyPosition, Event, Refusal
from elferrat.locale.catalogue import say
from elferrat.locale.message import ElferratError, Message
from elferrat.locale.values import Verbatim

_MOST_SHOWN = 8


def _remoteness(move: str) -> int:
    # Plain cards are what a player looks for first; a joker fits in too many places to lead a list.
    if ">" in move:
        return 3
    return 2 if move.startswith(("*", "-")) else 1 if move.islower() else 0


class MoveError(ElferratError):
    """A move that was not made: its text, the clause, and the moves that were legal instead."""

    def __init__(self, move: str, refusal: Refusal, legal: list[str]) -> None:
        super().__init__(refusal.message)
        self.move = move
        self.clause = refusal.clause
        self.legal = legal

    def text(self, lang: str = "en", pack: str = "french") -> str:
        """Why not, and what could be played."""
        why = self.message.text(lang, pack)
        if not self.legal:
            return why
        shown = ", ".join(sorted(self.legal, key=_remoteness)[:_MOST_SHOWN])
        key = "instead-cut" if len(self.legal) > _MOST_SHOWN else "instead"
        return f"{why} {say(key, {'moves': Verbatim(shown)}, lang)}"


class UnreadableMove(MoveError):
    """Not exactly a move of this game's notation (clause `text`)."""


class IllegalMove(MoveError):
    """A readable move that a clause forbids now."""


class GameOver(MoveError):
    """A move after the end (clause `over`)."""


class NotYourTurn(MoveError):
    """A move of a seat that is not on turn (clause `turn`)."""


def step(p: AnyPosition, text: str) -> list[Event]:
    """Make one move in a position, in place; return what happened, with every card named.

    Raises:
        UnreadableMove, GameOver, IllegalMove: the position is unchanged.
    """
    game = p.game
    move = game.parse(text)
    if move is None:
        unreadable = Refusal("text", Message("refusal-text", {"move": text, "game": game.name}))
        raise UnreadableMove(text, unreadable, game.legal_texts(p))
    legal = game.legal(p)
    if move in legal:
        return game.play(p, move)
    refusal = game.refuse(p, move)
    assert refusal is not None, (game.name, text)
    kind = GameOver if refusal.clause == "over" else IllegalMove
    raise kind(text, refusal, sorted([game.text(one) for one in legal]))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says of a list of moves; `error` is the first move's that is not legal."""

    position: AnyPosition
    events: list[Event] = field(default_factory=list)
    index: int = 0
    error: MoveError | None = None

    def json(self, lang: str = "en") -> dict[str, Any]:
        """The answer of `judge --json` (contract 5)."""
        if self.error is None:
            position = self.position.game.write(self.position)
            return {"legal": True, "position": position, "events": self.events}
        return {
            "legal": False,
            "index": self.index,
            "move": self.error.move,
            "clause": self.error.clause,
            "reason": self.error.text(lang),
        }


def judge(p: AnyPosition, moves: Sequence[str]) -> Verdict:
    """Play moves one after another in a position, in place, up to the first that is not legal."""
    events: list[Event] = []
    for index, text in enumerate(moves):
        try:
            events += step(p, text)
        except MoveError as error:
            return Verdict(p, events, index, error)
    return Verdict(p, events)


def seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events as one seat, or a spectator (None), may know them: drawn cards only one's own."""
    return [_seen(event, seat) for event in events]


_PUBLIC_FIELDS = {
    "laid": ("card",),
    "joker_laid": ("cell",),
    "bridged": ("from", "to"),
    "exchanged": ("cell",),
    "discarded": (),
    "drew": ("count",),
    "turn_ended": (),
    "passed": (),
    "bonus": ("side",),
    "bonus_lost": ("side",),
    "trick_won": ("cards",),
    "game_over": ("over", "scores", "winners", "reason", "game_points"),
}

# What a seat may know of its own events besides.
_OWN_FIELDS = {"drew": ("count", "cards")}


def insiders(events: Sequence[Event]) -> set[int]:
    """The seats that may know more of some events than everybody does."""
    return {event["seat"] for event in events if event["event"] in _OWN_FIELDS}


def _seen(event: Event, seat: int | None) -> Event:
    # An unknown kind fails here on purpose: what is not listed is not passed on.
    allowed = _PUBLIC_FIELDS[event["event"]]
    if event["seat"] == seat:
        allowed = _OWN_FIELDS.get(event["event"], allowed)
    seen = {"event": event["event"], "seat": event["seat"]}
    return seen | {name: event[name] for name in allowed if name in event}
