"""Results of finished games, and what they add up to for one player: pure, from rows to numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from elferrat.games.game import Outcome
from elferrat.server.seating import BOT, Seat
from elferrat.server.store.facts import Played, SeatResult


def seat_results(outcome: Outcome, seats: Sequence[Seat]) -> tuple[SeatResult, ...]:
    """What a finished game is for each seat, for lists, statistics and ratings.

    Whoever is away when the game ends has left it: the autopilot's points stand, but whoever left
    shares the last place and wins nothing, as if given up. The record keeps the game as it was.
    """
    left = [bool(seat.away) for seat in seats]
    won = [number in outcome.winners and not left[number] for number in range(len(seats))]
    return tuple(
        SeatResult(
            name=seat.name,
            won=won[number],
            points=outcome.scores[number],
            place=place,
            player=seat.player,
            bot=seat.level if seat.kind == BOT else None,
        )
        for number, (seat, place) in enumerate(
            zip(seats, places(outcome.scores, won, left), strict=True)
        )
    )


def places(scores: Sequence[int], won: Sequence[bool], left: Sequence[bool]) -> list[int]:
    """Places from 1 by seat: winners, then by points, who left at the end; equals share one."""
    marks = [
        (not gone, win, 0 if gone else score)
        for score, win, gone in zip(scores, won, left, strict=True)
    ]
    return [1 + sum(other > mark for other in marks) for mark in marks]


@dataclass(slots=True)
class Tally:
    """Games of one player added up, in the order in which they ended.

    `wins` counts every win, `shared` those of them with other winners beside; a streak is a run
    of games won one after another, `streak` the present one. `best` is None before the first game.
    """

    games: int = 0
    wins: int = 0
    shared: int = 0
    points: int = 0
    best: int | None = None
    streak: int = 0
    longest: int = 0

    def add(self, points: int, winners: int, won: bool) -> None:
        """Count one more game, which had so many winners."""
        self.games += 1
        self.points += points
        self.best = points if self.best is None else max(self.best, points)
        self.wins += won
        self.shared += won and winners > 1
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)

    @property
    def mean(self) -> float | None:
        """Points a game; None before the first one."""
        return self.points / self.games if self.games else None

    def json(self) -> dict[str, Any]:
        """The numbers, the mean to two decimals."""
        return {
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "points": self.points,
            "mean": None if self.mean is None else round(self.mean, 2),
            "best": self.best,
            "streak": self.streak,
            "longest": self.longest,
        }


@dataclass(slots=True)
class Results:
    """A player's games of one kind: all of them, and by how many played."""

    all: Tally = field(default_factory=Tally)
    by_seats: dict[int, Tally] = field(default_factory=dict)

    def add(self, points: int, seats: int, winners: int, won: bool) -> None:
        """Count one more game."""
        for tally in (self.all, self.by_seats.setdefault(seats, Tally())):
            tally.add(points, winners, won)

    def json(self) -> dict[str, Any]:
        """All games, and those with 2, 3 … seats."""
        parts = {str(seats): tally.json() for seats, tally in sorted(self.by_seats.items())}
        return self.all.json() | {"by_seats": parts}


def statistics(games: Iterable[Played]) -> dict[str, Results]:
    """A player's games by kind, given in the order in which they ended."""
    found: dict[str, Results] = {}
    for each in games:
        results = found.setdefault(each.game, Results())
        results.add(each.points, each.seats, each.winners, each.won)
    return found
