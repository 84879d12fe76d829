"""Looking ahead from one decision: playouts that compare moves in the same worlds, and a tree."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache

import numpy as np

from elferrat.cards import chance
from elferrat.kernel.driver import Driver
from elferrat.kernel.record import records, write
from elferrat.kernel.seeds import seed_key
from elferrat.kernel.twin import drivers_of
from elferrat.search import abi
from elferrat.search.knowledge import Ints, Knowledge, knowledge
from elferrat.search.running import NEVER, Until, run
from elferrat.search.spread import Spread

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
    """A search for the seat to move in a spread."""

    def __init__(self, spread: Spread, seed: str, *, loose: float = 0.0, threads: int = 1) -> None:
        """Make ready; `loose`: how many moves of a playout are any legal ones, 0 to 1.

        Raises:
            Unusable: compiled code cannot be used here.
        """
        position = spread.base
        self._game, self._spread, self._drivers = position.game, spread, drivers()
        base = records(position.game.state_type, 1)
        write(position.state, base)
        self._base = base.view(np.uint8)
        self._key = np.array(seed_key(seed), np.int64)
        self._desks = [_Desk(spread, loose, thread) for thread in range(threads)]
        for number, desk in enumerate(self._desks):
            chance.begin(desk.stream, self._key, number)  # type: ignore[arg-type]

    def move(self, text: str) -> int:
        """The id of a move that can be read."""
        move = self._game.parse(text)
        assert move is not None
        return move

    @property
    def scale(self) -> int:
        """How many of the drivers' points are one point."""
        return self._desks[0].known.scale

    @property
    def playouts(self) -> int:
        """Playouts made so far."""
        return sum(int(desk.words[abi.DONE]) for desk in self._desks)

    def compare(self, moves: Sequence[int], first: int, worlds: int, until: Until = NEVER) -> Ints:
        """Play each of some moves (ids) on to the end in worlds `first` to `first + worlds` - 1.

        Returns the drivers' points of the seat, int64 of shape (worlds, moves); fewer worlds if
        it had to stop. World n is always the same.
        """
        results = np.zeros((worlds, len(moves)), np.int64)
        bounds = [worlds * i // len(self._desks) for i in range(len(self._desks) + 1)]
        ids = np.array(moves, np.int64)

        def work(desk: _Desk, low: int, high: int) -> Callable[[], int]:
            return lambda: self._drivers["compare"](
                desk.known.functions, self._base, desk.state, desk.start, desk.options,
                self._spread.seats, self._spread.cards, self._spread.starts,
                self._spread.arrangements, desk.words, self._key, ids, results[low:high],
                first + low, desk.room,
            )  # fmt: skip

        parts = list(zip(self._desks, bounds[:-1], bounds[1:], strict=True))
        works = [(desk.words, work(desk, low, high)) for desk, low, high in parts]
        done = 0
        for made, (_, low, high) in zip(self._run(works, until), parts, strict=True):
            done = low + made
            if done < high:
                break
        return results[:done]

    def grow(
        self, playouts: int, *, trust: float, sharp: float, until: Until = NEVER
    ) -> list[Tried]:
        """Grow a tree by so many playouts; the moves that were tried, the most often tried first.

        `trust`: how much the rules of thumb weigh against what was found; `sharp`: how much a
        better rating counts. Each thread grows its own tree.
        """
        share = max(1, playouts // len(self._desks))
        trees = [np.zeros((share + 2, abi.NODE), np.int64) for _ in self._desks]

        def work(desk: _Desk, tree: Ints) -> Callable[[], int]:
            return lambda: self._drivers["grow"](
                desk.known.functions, self._base, desk.state, desk.options, self._spread.seats,
                self._spread.cards, self._spread.starts, self._spread.arrangements, desk.words,
                desk.stream, tree, desk.known.worth, share, desk.room,
            )  # fmt: skip

        for desk in self._desks:
            w = desk.words
            w[abi.TRUST], w[abi.SHARP] = round(1024 * trust), round(1024 * sharp)
            w[abi.NODES] = 0
        works = [(d.words, work(d, tree)) for d, tree in zip(self._desks, trees, strict=True)]
        self._run(works, until)
        return self._tried(trees)

    def _run(self, works: Sequence[tuple[Ints, Callable[[], int]]], until: Until) -> list[int]:
        # Searches in several threads of a program would write into the same knowledge.
        with ExitStack() as stack:
            for desk in self._desks:
                stack.enter_context(desk.known.lock)
            return run(works, abi.STOP, until)

    def _tried(self, trees: Sequence[Ints]) -> list[Tried]:
        visits: dict[int, int] = {}
        gained: dict[int, int] = {}
        for tree in trees:
            child = tree[0, abi.CHILD]
            while child:
                move = int(tree[child, abi.MOVE])
                visits[move] = visits.get(move, 0) + int(tree[child, abi.VISITS])
                gained[move] = gained.get(move, 0) + int(tree[child, abi.GAINED])
                child = tree[child, abi.SIBLING]
        found = [Tried(move, n, gained[move] / self.scale / n) for move, n in visits.items()]
        return sorted(found, key=lambda tried: (-tried.visits, tried.move))


class _Desk:
    """What one thread works on."""

    def __init__(self, spread: Spread, loose: float, thread: int) -> None:
        position = spread.base
        game, state = position.game, position.state
        players = game.seats(state)
        self.known: Knowledge = knowledge(game.name, position.options, players, thread)
        self.options = self.known.options.view(np.uint8)
        self.state = records(game.state_type, 1).view(np.uint8)
        self.start = self.state.copy()
        self.stream = np.zeros(chance.STATE, np.int64)
        self.room = np.zeros(abi.ROOM, np.int64)
        self.words = w = np.zeros(abi.WORDS, np.int64)
        w[abi.SEAT] = game.rules.to_move(state)
        w[abi.KNOWN], w[abi.LOWEST] = self.known.known, self.known.lowest
        w[abi.LOOSE], w[abi.STOCK] = round(1024 * loose), spread.stock


@cache
def drivers() -> dict[str, Driver]:
    """The compiled loops of the search."""
    return drivers_of("playouts", "elferrat.search.playout_drivers", _KINDS)
