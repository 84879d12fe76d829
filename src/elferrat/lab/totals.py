"""What many games showed, in whole numbers: histograms, so that no order of adding matters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Rows: TypeAlias = NDArray[Any]  # of whole numbers, one game a row

Histogram = Counter[int]

WHOLE_SHARE = 60  # a win in units that 1 to 6 winners can share evenly

# One game is one row of whole numbers: these three, then by seat the scores, then by seat
# whether it won (0 or 1), then by seat its bonus cards.
MOVES, REASON, STOCK, SCORES = 0, 1, 2, 3
_AHEAD = 1 << 20  # more than scores can differ by: who won stands before who did not


def width(seats: int) -> int:
    """How many numbers a row has."""
    return SCORES + 3 * seats


@dataclass(slots=True)
class Standing:
    """What some seats together got, game by game: one seat, or all seats of one bot.

    Of more than one seat the sums of each game are counted, since seats of one game depend on
    one another and an interval may not take them for games of their own.
    """

    seats: tuple[int, ...]
    shares: Histogram = field(default_factory=Counter)  # of a win, in units of WHOLE_SHARE
    scores: Histogram = field(default_factory=Counter)
    bonus: Histogram = field(default_factory=Counter)  # cards
    place_sums: Histogram = field(default_factory=Counter)
    places: Histogram = field(default_factory=Counter)  # every seat by itself; 1 is the best


@dataclass(slots=True)
class Totals:
    """What some games of a plan showed."""

    seats: list[Standing]
    bots: dict[str, Standing]
    lengths: Histogram = field(default_factory=Counter)  # moves
    reasons: Histogram = field(default_factory=Counter)  # numbered from 1, as the rules do
    stocks: Histogram = field(default_factory=Counter)  # cards left face down
    winners: Histogram = field(default_factory=Counter)  # how many shared the win

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.lengths.total()

    @property
    def ties(self) -> int:
        """How many of them had no single winner."""
        return self.games - self.winners[1]

    def standings(self) -> list[Standing]:
        """By seat, then by bot."""
        return [*self.seats, *self.bots.values()]

    def add(self, row: Sequence[int]) -> None:
        """Count one game."""
        seats = len(self.seats)
        scores, won, bonus = (row[i : i + seats] for i in range(SCORES, len(row), seats))
        winners = sum(won)
        self.lengths[row[MOVES]] += 1
        self.reasons[row[REASON]] += 1
        self.stocks[row[STOCK]] += 1
        self.winners[winners] += 1
        place = places(scores, won)
        for standing in self.standings():
            ours = standing.seats
            wins = sum(won[seat] for seat in ours)
            standing.shares[WHOLE_SHARE // winners * wins if winners else 0] += 1
            standing.scores[sum(scores[seat] for seat in ours)] += 1
            standing.bonus[sum(bonus[seat] for seat in ours)] += 1
            standing.place_sums[sum(place[seat] for seat in ours)] += 1
            standing.places.update(place[seat] for seat in ours)

    def add_all(self, rows: "Rows") -> None:
        """Count the games of a NumPy matrix, one a row."""
        seats = len(self.seats)
        scores, won, bonus = (rows[:, i : i + seats] for i in range(SCORES, rows.shape[1], seats))
        winners = won.sum(axis=1)
        self.lengths.update(counted(rows[:, MOVES]))
        self.reasons.update(counted(rows[:, REASON]))
        self.stocks.update(counted(rows[:, STOCK]))
        self.winners.update(counted(winners))
        # A game without a winner has no share to give: what is divided by is of no matter.
        each = WHOLE_SHARE // winners.clip(min=1)
        place = all_places(scores, won)
        for standing in self.standings():
            ours = list(standing.seats)
            standing.shares.update(counted(each * won[:, ours].sum(axis=1)))
            standing.scores.update(counted(scores[:, ours].sum(axis=1)))
            standing.bonus.update(counted(bonus[:, ours].sum(axis=1)))
            standing.place_sums.update(counted(place[:, ours].sum(axis=1)))
            for seat in ours:
                standing.places.update(counted(place[:, seat]))

    def merge(self, other: "Totals") -> None:
        """Count the games of other totals of the same plan too."""
        for name in _OF_GAMES:
            getattr(self, name).update(getattr(other, name))
        for mine, theirs in zip(self.standings(), other.standings(), strict=True):
            for name in _OF_SEATS:
                getattr(mine, name).update(getattr(theirs, name))

    def json(self) -> dict[str, Any]:
        """The histograms as a JSON object, for `read`."""
        return {
            **{name: histogram_json(getattr(self, name)) for name in _OF_GAMES},
            "standings": [
                {name: histogram_json(getattr(standing, name)) for name in _OF_SEATS}
                for standing in self.standings()
            ],
        }

    def read(self, data: Mapping[str, Any]) -> None:
        """Take over the histograms of a JSON object of `json`.

        Raises:
            LookupError, TypeError, ValueError, AttributeError: it is not such an object.
        """
        for name in _OF_GAMES:
            setattr(self, name, _histogram(data[name]))
        for standing, found in zip(self.standings(), data["standings"], strict=True):
            for name in _OF_SEATS:
                setattr(standing, name, _histogram(found[name]))


_OF_GAMES = ("lengths", "reasons", "stocks", "winners")
_OF_SEATS = ("shares", "scores", "bonus", "place_sums", "places")


def no_totals(bots: Sequence[str]) -> Totals:
    """The totals before the first game of these bots, one a seat."""
    by_bot = {
        name: Standing(tuple(seat for seat, other in enumerate(bots) if other == name))
        for name in dict.fromkeys(bots)
    }
    return Totals([Standing((seat,)) for seat in range(len(bots))], by_bot)


def places(scores: Sequence[int], won: Sequence[int]) -> list[int]:
    """Finishing positions by seat, 1 for the best: winners first, then by points; ties share."""
    marks = [_AHEAD * win + score for score, win in zip(scores, won, strict=True)]
    return [1 + sum(other > mark for other in marks) for mark in marks]


def all_places(scores: "Rows", won: "Rows") -> "Rows":
    """The same of many games: matrices with one game a row and one seat a column."""
    marks = won * _AHEAD + scores
    place = marks * 0 + 1
    for other in range(marks.shape[1]):
        place += marks[:, other : other + 1] > marks
    return place


def counted(column: "Rows") -> dict[int, int]:
    """How often each value stands in a NumPy vector of at least one number."""
    import numpy as np

    low = int(column.min())
    times = np.bincount(column - low)
    return {int(place) + low: int(times[place]) for place in times.nonzero()[0]}


def histogram_json(histogram: Histogram) -> dict[str, int]:
    """A histogram as JSON, values rising."""
    return {str(value): times for value, times in sorted(histogram.items()) if times}


def _histogram(data: Mapping[str, Any]) -> Histogram:
    return Counter({int(value): int(times) for value, times in data.items()})
