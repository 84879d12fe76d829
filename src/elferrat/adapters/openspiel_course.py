"""The course of a game as OpenSpiel follows it: lots, moves, and what each seat saw of them."""

import json
from collections.abc import Sequence
from typing import Any

from elferrat.adapters.openspiel_deals import Deal
from elferrat.games.game import AnyPosition, Event
from elferrat.play.referee import seen_by
from elferrat.play.view import view


class Ply:
    """What a move did, and how each seat tells it. Shared by all courses that go through it."""

    __slots__ = ("_told", "events")

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = tuple(events)
        self._told: dict[int | None, str] = {}

    def told(self, seat: int | None) -> str:
        """The move as a seat, or a spectator (None), saw it: one line."""
        if seat not in self._told:
            self._told[seat] = "; ".join(map(_words, seen_by(self.events, seat)))
        return self._told[seat]


def _words(event: Event) -> str:
    return " ".join(
        ",".join(map(str, value)) if isinstance(value, list) else str(value)
        for value in event.values()
    )


class Course:
    """A game from its first lot on. A copy shares nothing that changes.

    `position` is None while lots are drawn; `drawn` are the lots and `moves` the ids of the moves
    made since.
    """

    __slots__ = ("_openings", "deal", "drawn", "moves", "plies", "position", "puzzles")

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.drawn: list[int] = []
        self.moves: list[int] = []
        self.plies: list[Ply] = []
        self.position: AnyPosition | None = None
        self._openings: dict[int | None, str] = {}
        self.puzzles: dict[int, Any] = {}  # what searching worked out for this moment, by seat

    def copy(self) -> "Course":
        """The same course, to go on differently."""
        twin = Course(self.deal)
        twin.drawn = self.drawn[:]
        twin.moves = self.moves[:]
        twin.plies = self.plies[:]
        twin.position = None if self.position is None else self.position.copy()
        twin._openings = self._openings
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return course_of, (self.deal, tuple(self.drawn), tuple(self.moves))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.outcome is not None

    def legal(self) -> list[int]:
        """The legal moves of the seat on turn, rising."""
        assert self.position is not None
        return self.position.game.legal(self.position)

    def go(self, action: int) -> None:
        """Draw a lot or make a legal move."""
        self.puzzles = {}
        if self.position is not None:
            self.plies.append(Ply(self.position.game.play(self.position, action)))
            self.moves.append(action)
            return
        self.drawn.append(action)
        if len(self.drawn) == self.deal.chances:
            self.position = self.deal.start(self.drawn)
            seats: list[int | None] = [None, *range(self.deal.players)]
            self._openings = {seat: seen(self.position, seat) for seat in seats}

    def opening(self, seat: int | None) -> str:
        """The first view of a seat, or a spectator, once all lots are drawn."""
        return self._openings[seat]

    def seen(self, seat: int | None) -> str:
        """What a seat, or a spectator, may know now: its view, as JSON."""
        return seen(self.position, seat) if self.position is not None else self._dealing(seat)

    def known(self, seat: int | None) -> str:
        """All that a seat, or a spectator, saw so far: its first view, and a line for each move."""
        if self.position is None:
            return self._dealing(seat)
        return "\n".join([self._openings[seat], *(ply.told(seat) for ply in self.plies)])

    def _dealing(self, seat: int | None) -> str:
        return f"seat {seat}, dealing: {len(self.drawn)}"

    def hand_dealt(self, seat: int) -> list[int]:
        """The cards that a seat was dealt."""
        cards = self.deal.game.cards
        hand = self.deal.game.hands(self.deal.start(self.drawn).state)[seat]
        return [cards.index(card) for card in hand]

    def cards_drawn(self, seat: int) -> list[int]:
        """The cards that a seat drew since the deal, in order."""
        ids = self.deal.game.cards.index
        return [
            ids(card)
            for ply in self.plies
            for event in seen_by(ply.events, seat)
            for card in (event.get("cards", ()) if event["event"] == "drew" else ())
        ]

    def __str__(self) -> str:
        if self.position is None:
            names = self.deal.name
            return "dealt: " + " ".join(
                names(self.drawn[:i], lot) for i, lot in enumerate(self.drawn)
            )
        return json.dumps(self.deal.game.write(self.position))


def seen(p: AnyPosition, seat: int | None) -> str:
    """A view as one line of text that names its seat."""
    return f"seat {seat}: {json.dumps(view(p, seat).json(), separators=(',', ':'))}"


def course_of(deal: Deal, drawn: Sequence[int], moves: Sequence[int]) -> Course:
    """The course that lots and legal moves lead to."""
    course = Course(deal)
    for action in (*drawn, *moves):
        course.go(action)
    return course
