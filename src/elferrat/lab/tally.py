"""What the deals of an arena showed, in whole numbers that can be added up in parts."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log2
from typing import Any

from elferrat.lab.seatings import Pair, Seating, pairs_of
from elferrat.lab.sequential import Hypotheses
from elferrat.lab.sums import Sums
from elferrat.lab.totals import SCORES, WHOLE_SHARE, places

# What is summed up a deal of each bot …
SEATS, SHARE, PLACE, SCORE = range(4)  # in its games: its seats, their shares of wins, and so on
# … and of each pair: over all meetings of a seat of one with a seat of the other.
MET, AHEAD, POINTS, GAME_POINTS = range(4)  # twice how often the first was ahead, differences

_AN_OCTAVE = 16  # classes of time from one to its double


class Times:
    """How long decisions took: exactly in sum, and to some percent one by one."""

    __slots__ = ("classes", "total")

    def __init__(self) -> None:
        self.total = 0  # nanoseconds
        self.classes: Counter[int] = Counter()

    def add(self, spent: int) -> None:
        """Count a decision of so many nanoseconds."""
        self.total += spent
        self.classes[round(_AN_OCTAVE * log2(max(1, spent)))] += 1

    def merge(self, other: "Times") -> None:
        """Count another one's decisions too."""
        self.total += other.total
        self.classes.update(other.classes)

    def json(self) -> dict[str, Any]:
        """The times as a JSON object, for `read`."""
        classes = {str(each): times for each, times in sorted(self.classes.items())}
        return {"total": self.total, "classes": classes}

    def read(self, data: Mapping[str, Any]) -> None:
        """Take over a JSON object of `json`."""
        self.total = int(data["total"])
        self.classes = Counter({int(each): int(n) for each, n in data["classes"].items()})

    def milliseconds(self) -> dict[str, float] | None:
        """The mean, and what 95 of 100 decisions did not exceed; None without any."""
        count = self.classes.total()
        if not count:
            return None
        left = -(-count * 95 // 100)
        for each in sorted(self.classes):
            left -= self.classes[each]
            if left <= 0:
                break
        return {
            "mean": round(self.total / count / 1e6, 4),
            "most": round(2 ** (each / _AN_OCTAVE) / 1e6, 4),
        }


class Tally:
    """Deals, each played in several seatings.

    `course`: of each pair what became of deal after deal in which they met, by points over all
    its games: 2 for the first-named, 1 even, 0 for the other. `decisions`: what the sequential
    test of each pair came to first, and after how many of these; it looks when deals are added up,
    so that must happen in their order and in equal parts.
    """

    def __init__(self, bots: Sequence[str], hypotheses: Hypotheses) -> None:
        names, pairs = list(dict.fromkeys(bots)), pairs_of(bots)
        self.hypotheses = hypotheses
        self.games = 0
        self.deals = 0
        self.bots = {name: Sums(4) for name in names}
        self.pairs = {pair: Sums(4) for pair in pairs}
        self.together = Sums(2 * len(pairs))  # how often each pair met, then its AHEAD
        self.course = dict.fromkeys(pairs, "")
        self.decisions: dict[Pair, tuple[str, int]] = {}
        self.times = {name: Times() for name in names}

    def add(self, games: Iterable[tuple[Seating, Sequence[int]]]) -> None:
        """Count a deal: its seatings, each with the row of its game (see `Contest.row`)."""
        bots = {name: [0] * 4 for name in self.bots}
        pairs = {pair: [0] * 4 for pair in self.pairs}
        for seating, row in games:
            self.games += 1
            _add_game(bots, pairs, seating, row)
        self.deals += 1
        for name, vector in bots.items():
            if vector[SEATS]:
                self.bots[name].add(vector)
        for pair, vector in pairs.items():
            if vector[MET]:
                self.pairs[pair].add(vector)
                self.course[pair] += "012"[(vector[POINTS] >= 0) + (vector[POINTS] > 0)]
        met = [vector[MET] for vector in pairs.values()]
        self.together.add(met + [vector[AHEAD] for vector in pairs.values()])

    def merge(self, other: "Tally") -> None:
        """Count another one's deals, which follow these, too."""
        self.games += other.games
        self.deals += other.deals
        for name, sums in self.bots.items():
            sums.merge(other.bots[name])
            self.times[name].merge(other.times[name])
        self.together.merge(other.together)
        for pair, sums in self.pairs.items():
            sums.merge(other.pairs[pair])
            self.course[pair] += other.course[pair]
            if pair not in self.decisions:
                decision = self.hypotheses.decided(self.results(pair))
                if decision is not None:
                    self.decisions[pair] = decision, len(self.course[pair])

    def results(self, pair: Pair) -> tuple[int, int, int]:
        """How many deals the first of a pair lost, shared and won."""
        course = self.course[pair]
        return course.count("0"), course.count("1"), course.count("2")

    @property
    def all_decided(self) -> bool:
        """Whether the test of every pair has come to an end."""
        return len(self.decisions) == len(self.pairs)

    def json(self) -> dict[str, Any]:
        """All of it as a JSON object, for `read`."""
        return {
            "games": self.games,
            "deals": self.deals,
            "bots": {name: sums.json() for name, sums in self.bots.items()},
            "times": {name: times.json() for name, times in self.times.items()},
            "together": self.together.json(),
            "pairs": [
                {
                    "sums": sums.json(),
                    "course": self.course[pair],
                    "decision": self.decisions.get(pair),
                }
                for pair, sums in self.pairs.items()
            ],
        }

    def read(self, data: Mapping[str, Any]) -> None:
        """Take over what a JSON object of `json` says.

        Raises:
            LookupError, TypeError, ValueError, AttributeError: it is not such an object.
        """
        self.games, self.deals = int(data["games"]), int(data["deals"])
        for name, sums in self.bots.items():
            sums.read(data["bots"][name])
            self.times[name].read(data["times"][name])
        self.together.read(data["together"])
        for (pair, sums), found in zip(self.pairs.items(), data["pairs"], strict=True):
            sums.read(found["sums"])
            self.course[pair] = str(found["course"])
            if len(self.course[pair]) != sums.count:
                raise ValueError("of another length")
            if found["decision"] is not None:
                word, deals = found["decision"]
                self.decisions[pair] = str(word), int(deals)


def _add_game(
    bots: Mapping[str, list[int]],
    pairs: Mapping[Pair, list[int]],
    seating: Seating,
    row: Sequence[int],
) -> None:
    players = len(seating)
    parts = [row[start : start + players] for start in range(SCORES, len(row), players)]
    scores, won = parts[:2]
    points = parts[2] if len(parts) > 2 else [0] * players
    place = places(scores, won)
    # What nobody won is shared by all.
    shares = won if any(won) else [1] * players
    for seat, name in enumerate(seating):
        vector = bots[name]
        vector[SEATS] += 1
        vector[SHARE] += WHOLE_SHARE // sum(shares) * shares[seat]
        vector[PLACE] += place[seat]
        vector[SCORE] += scores[seat]
    for (one, other), vector in pairs.items():
        for seat in _seats(seating, one):
            for across in _seats(seating, other):
                vector[MET] += 1
                vector[AHEAD] += 1 + (place[seat] < place[across]) - (place[seat] > place[across])
                vector[POINTS] += scores[seat] - scores[across]
                vector[GAME_POINTS] += points[seat] - points[across]


def _seats(seating: Seating, name: str) -> list[int]:
    return [seat for seat, each in enumerate(seating) if each == name]
