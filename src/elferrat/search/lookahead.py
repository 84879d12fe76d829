"""Looking ahead from one decision: playouts that compare moves in the same worlds, and a tree."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from elferrat.kernel.driver import Driver
from elferrat.kernel.record import records, write
from elferrat.kernel.seeds import seed_key
from elferrat.kernel.twin import drivers_of
from elferrat.search import abi
from elferrat.search.knowledge import Ints, Knowledge, knowledge
from elferrat.search.running import Until, run
from elferrat.search.spread import Spread

NEVER = Until()

_KINDS = {
    "compare": "i8 u1 u1 u1 u1 i8 i8 i8 i8* i8 i8 i8 i8* n i8",
    "grow": "i8 u1 u1 u1 i8 i8 i8 i8* i8 i8 i8* i8 n i8",
}


@dataclass(frozen=True, slots=True)
class Tried:
    """A move of a tree's root (its id), how often it was tried, and the mean points it brought."""

    move: int
    visits: int
    points: float


class Lookahead:
    """A search for the seat to move in a spread; one thread at a time."""

    def __init__(self, spread: Spread, seed: str, *, loose: float = 0.0) -> None:
        """Make ready; `loose`: how many moves of a playout are any legal ones, 0 to 1.

        Raises:
            Unusable: compiled code cannot be used here.
        """
        position = spread.base
        self._spread, self._drivers = spread, _drivers()
        players = position.game.seats(position.state)
        self.known: Knowledge = knowledge(position.game.name, position.options, players)
        base = records(position.game.state_type, 1)
        write(position.state, base)
        self._base = base.view(np.uint8)
        self._state, self._start = np.empty_like(self._base), np.empty_like(self._base)
        self._cards = spread.cards.copy()
        self._key = np.array(seed_key(seed), np.int64)
        self._stream = self._key.copy()
        self._room = np.zeros(abi.ROOM, np.int64)
        self._words = w = np.zeros(abi.WORDS, np.int64)
        w[abi.SEAT] = position.game.rules.to_move(position.state)
        w[abi.KNOWN], w[abi.LOWEST] = self.known.known, self.known.lowest
        w[abi.LOOSE] = round(1024 * loose)

    def move(self, text: str) -> int:
        """The id of a move that can be read."""
        move = self._spread.base.game.parse(text)
        assert move is not None
        return move

    @property
    def playouts(self) -> int:
        """Playouts made so far."""
        return int(self._words[abi.DONE])

    def compare(self, moves: Sequence[int], first: int, worlds: int, until: Until = NEVER) -> Ints:
        """Play each of some moves (ids) on to the end in worlds `first` to `first + worlds` - 1.

        Returns the drivers' points of the seat, int64 of shape (worlds, moves); fewer worlds if
        it had to stop.
        """
        results = np.zeros((worlds, len(moves)), np.int64)
        spread, known, w = self._spread, self.known, self._words
        options = known.options.view(np.uint8)
        ids = np.array(moves, np.int64)

        def work() -> int:
            return self._drivers["compare"](
                known.functions, self._base, self._state, self._start, options, spread.seats,
                self._cards, spread.starts, spread.arrangements, w, self._key, ids, results,
                first, self._room,
            )  # fmt: skip

        return results[: run(w, abi.STOP, work, until)]

    def grow(
        self, playouts: int, *, trust: float, sharp: float, until: Until = NEVER
    ) -> list[Tried]:
        """Grow a tree by so many playouts; the moves that were tried, the most often tried first.

        `trust`: how much the rules of thumb weigh against what was found; `sharp`: how much a
        better rating counts.
        """
        spread, known, w = self._spread, self.known, self._words
        options = known.options.view(np.uint8)
        w[abi.TRUST], w[abi.SHARP] = round(1024 * trust), round(1024 * sharp)
        w[abi.NODES] = 0
        tree = np.zeros((playouts + 2, abi.NODE), np.int64)

        def work() -> int:
            return self._drivers["grow"](
                known.functions, self._base, self._state, options, spread.seats, self._cards,
                spread.starts, spread.arrangements, w, self._stream, tree, known.worth, playouts,
                self._room,
            )  # fmt: skip

        run(w, abi.STOP, work, until)
        found = []
        child = tree[0, abi.CHILD]
        while child:
            move, visits, gained = (
                int(tree[child, at]) for at in (abi.MOVE, abi.VISITS, abi.GAINED)
            )
            found.append(Tried(move, visits, gained / known.scale / max(visits, 1)))
            child = tree[child, abi.SIBLING]
        return sorted(found, key=lambda tried: (-tried.visits, tried.move))


@cache
def _drivers() -> dict[str, Driver]:
    return drivers_of("playouts", "elferrat.search.playout_drivers", _KINDS)
