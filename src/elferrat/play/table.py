"""A table: one game being played, with its history; the library's face (`elferrat.deal`)."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from elferrat.games import game_named
from elferrat.games.game import AnyPosition, Event, Outcome, Refusal
from elferrat.locale.message import Message, Unusable
from elferrat.play.evidence import Evidence
from elferrat.play.positions import read_position
from elferrat.play.record import Record
from elferrat.play.referee import NotYourTurn, seen_by, step
from elferrat.play.view import View, view


@dataclass(frozen=True, slots=True)
class Played:
    """One move of a table: who made it, what it did, and the position before it."""

    seat: int
    move: str
    events: tuple[Event, ...]
    before: AnyPosition


class Table:
    """A game at a table. Moves are text (contract 1); every view and record is a copy.

    Raises:
        Unusable: names are given, but not one for every seat.
    """

    def __init__(
        self,
        position: AnyPosition,
        *,
        names: Sequence[str] | None = None,
        seed: str | None = None,
    ) -> None:
        self._position = position.copy()
        self._start = position.game.write(position)
        self._history: list[Played] = []
        self._evidence: Evidence | None = None
        self._started = datetime.now(UTC)
        self.seed = seed
        self.names = tuple(names) if names else tuple(f"seat {s}" for s in range(self.seats))
        if len(self.names) != self.seats:
            raise Unusable("names", "bad-length", count=len(self.names), length=self.seats)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._position.game.name

    @property
    def seats(self) -> int:
        """How many play."""
        return self._position.game.seats(self._position.state)

    @property
    def turn(self) -> int:
        """The seat on turn; of a finished game the seat that contract 2 leaves there."""
        return self._position.game.rules.to_move(self._position.state)

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and reason once the game is over."""
        return self._position.outcome

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.outcome is not None

    @property
    def moves(self) -> list[str]:
        """The moves made so far."""
        return [played.move for played in self._history]

    def events(self, seat: int | None) -> list[Event]:
        """All that happened so far, as a seat or a spectator (None) may know it."""
        return seen_by([event for played in self._history for event in played.events], seat)

    def position(self) -> dict[str, Any]:
        """The position in full form, everything known."""
        return self._position.game.write(self._position)

    def legal(self) -> list[str]:
        """The legal moves of the seat on turn, ascending by code point."""
        return self._position.game.legal_texts(self._position)

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Make a move for the seat on turn; `seat` says who moves, if that is to be checked.

        Raises:
            NotYourTurn, UnreadableMove, IllegalMove, GameOver: nothing changed.
        """
        turn = self.turn
        if seat is not None and seat != turn and not self.over:
            message = Message("refusal-turn", {"name": self.names[turn]})
            raise NotYourTurn(move, Refusal("turn", message), [])
        before = self._position.copy()
        events = step(self._position, move)
        self._history.append(Played(turn, move, tuple(events), before))
        return events

    def undo(self) -> str:
        """Take back the last move and return it; the position is exactly the one before.

        Raises:
            IndexError: no move was made.
        """
        if not self._history:
            raise IndexError("no move to take back")
        last = self._history.pop()
        self._position = last.before
        if self._evidence is not None and self._evidence.moves > len(self._history):
            self._evidence = None  # it has followed the move that is taken back
        return last.move

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat may take back its last move at a fair table.

        That is within its own turn, after the last draw: what was seen cannot be unseen.
        """
        if not self._history or self.over or self.turn != seat:
            return False
        last = self._history[-1]
        return last.seat == seat and all(
            event["event"] not in ("drew", "turn_ended", "passed", "trick_won")
            for event in last.events
        )

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator (None), may know."""
        return view(self._position, seat)

    def evidence(self) -> Evidence:
        """What the moves so far have told everybody about hidden hands; a copy, as of now.

        Nobody pays for it who does not ask; who asks again and again pays for new moves only.
        """
        if self._evidence is None:
            start = self._history[0].before if self._history else self._position
            self._evidence = Evidence(start)
        for played in self._history[self._evidence.moves :]:
            self._evidence.follow(played.before, played.move, played.events)
        return self._evidence.copy()

    def record(self) -> Record:
        """The game so far as a record that replays for ever (contract 3)."""
        return Record(
            game=self.game,
            rules=self._position.game.version,
            options=self._start["options"],
            players=list(self.names),
            start=self._start,
            moves=self.moves,
            seed=self.seed,
            result=None if self.outcome is None else result_fields(self.outcome),
            time={"started": self._started.isoformat(timespec="seconds")},
        )

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.turn} on turn"
        return f"<table of {self.game}, {self.seats} seats, {len(self._history)} moves, {state}>"

    def _repr_svg_(self) -> str:
        from elferrat.picture import table_svg

        return table_svg(self.position(), None)


def result_fields(outcome: Outcome) -> dict[str, Any]:
    """The result of a record (contract 3)."""
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
    }


def deal(
    game: str,
    *,
    players: int = 2,
    seed: str | None = None,
    dealer: int | None = None,
    options: dict[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> Table:
    """A fresh table, dealt from a seed (contract 4); without one, from a random seed.

    Raises:
        Unusable: no such game, option or dealer, so many cannot play it, or not a name each.
    """
    chosen = game_named(game)
    if seed is None:
        seed = secrets.token_hex(16)
    position = chosen.deal(chosen.read_options(options or {}), players, seed, dealer)
    return Table(position, names=names, seed=seed)


def table_from(position: dict[str, Any]) -> Table:
    """A table that goes on from a position given as a JSON object.

    Raises:
        Unusable: what is wrong with the position, and where.
    """
    return Table(read_position(position))
