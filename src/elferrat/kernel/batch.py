"""Many games of one kind as one array of records: every call deals with all of them."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from elferrat.cards.chance import STATE as WORDS
from elferrat.games.fields import seat_number, whole
from elferrat.games.game import Position
from elferrat.kernel.cores import cores
from elferrat.kernel.driver import Driver
from elferrat.kernel.seeds import seed_key
from elferrat.kernel.record import Record, read, records, write
from elferrat.kernel.twin import driver_named, twin
from elferrat.locale.message import Unusable

MOST_GAMES, MOST_THREADS = 2**24, 4096
_FEWEST_A_THREAD = 4096  # with fewer games, handing over may cost more than a second core brings

Ints = np.ndarray[Any, np.dtype[np.int64]]
Bools = np.ndarray[Any, np.dtype[np.bool_]]
Bytes = np.ndarray[Any, np.dtype[np.int8]]


class Batch:
    """`size` games played side by side, each with chance of its own.

    Arrays belong to the batch and hold the present until the next call; they cannot be written to.
    Slot i first plays game i of the seed text, then game i + size, i + 2 size and so on; no number
    of threads changes anything.

    Attributes:
        states: one record a game, everything known (never for a player's eyes), shape (size,)
        turns: seat on turn, shape (size,)
        over: whether the game is over, shape (size,)
        masks: which moves are legal, shape (size, MOVES); none of a game that is over
        observations: what the seat on turn may know, as `games.<game>.observation` lays it out,
            int8 of shape (size, SIZE)
        moves_made: moves made in the present game, shape (size,)
    """

    def __init__(
        self, game: str, options: Mapping[str, Any], players: int, size: int, seed: str,
        threads: int | None = None,
    ) -> None:  # fmt: skip
        """Deal the first games; `threads` None takes as many cores as pay.

        Raises:
            Unusable: no such game, option, number of players, size or number of threads, or the
                twin cannot be used here.
        """
        self._twin = twin(game)
        self.game = self._twin.game
        self.options = self.game.read_options(options)
        self.game.check_players(self.options, whole(players, 2, 6, "players"))
        whole(size, 1, MOST_GAMES, "size")
        if threads is not None:
            whole(threads, 1, MOST_THREADS, "threads")
        self.players = players
        self.size = size
        kept = records(self.game.options_type, 1)
        write(self.options, kept)
        self._options = kept.view(np.uint8)
        self._blank = self._twin.blank().view(np.uint8)
        self._key: Ints = np.array(seed_key(seed), np.int64)
        self._threads = min(threads or cores(), size if threads else -(-size // _FEWEST_A_THREAD))
        self._pool: ThreadPoolExecutor | None = None
        self._process = -1
        self._make_arrays()
        self.reset()

    def _make_arrays(self) -> None:
        size, moves = self.size, self.game.rules.MOVES
        self._states = np.zeros((size, self._twin.state_type.itemsize), np.uint8)
        self._streams: Ints = np.zeros((size, WORDS), np.int64)
        self._numbers: Ints = np.arange(size, dtype=np.int64)
        self._lists = np.zeros((size, moves), np.int16)
        self._counts: Ints = np.zeros(size, np.int64)
        self._rows: Ints | None = None
        self._masks = np.zeros((size, moves), np.uint8)
        self._turns: Ints = np.zeros(size, np.int64)
        self._over = np.zeros(size, np.uint8)
        self._observations: Bytes = np.zeros((size, self._twin.observation_size), np.int8)
        self._made: Ints = np.zeros(size, np.int64)
        self._seen = (
            self._lists, self._counts, self._masks, self._turns, self._over, self._observations,
        )  # fmt: skip
        self.states: Record = _shown(self._states.view(self._twin.state_type)[:, 0])
        self.turns: Ints = _shown(self._turns)
        self.over: Bools = _shown(self._over.view(np.bool_))
        self.masks: Bools = _shown(self._masks.view(np.bool_))
        self.observations: Bytes = _shown(self._observations)
        self.moves_made: Ints = _shown(self._made)

    def reset(self, seed: str | None = None) -> None:
        """Deal the first game of every slot again, or the first ones of another seed text."""
        if seed is not None:
            self._key[:] = seed_key(seed)
        self._numbers[:] = np.arange(self.size)
        self._made[:] = 0
        self._each(driver_named("deal_many"), *self._dealing())
        self._look()

    def step(self, moves: "np.ndarray[Any, Any]", renew: bool = False) -> None:
        """Play one move in every game that is not over; moves of the others are ignored.

        With `renew` a game that is over is dealt anew instead: the slot's next game.

        Raises:
            Unusable: the moves are no integers of shape (size,), or one of them is not legal: then
                the first such game is named, and nothing was played in any.
        """
        chosen = np.ascontiguousarray(moves, np.int64) if _whole(moves) else None
        if chosen is None or chosen.shape != (self.size,):
            raise Unusable("moves", "kernel-bad-moves", size=self.size)
        wrong = driver_named("first_illegal")(self._masks, self._over, chosen)
        if wrong >= 0:
            move = int(chosen[wrong])
            raise Unusable(f"moves[{wrong}]", "kernel-illegal", move=move)
        self._rows = None
        self._each(
            driver_named("step_many"), *self._dealing(), self._made, chosen, renew, *self._seen
        )

    def choose(self) -> Ints:
        """A legal move of every game, each equally likely, shape (size,); -1 where it is over.

        Drawn from the chance of each game, so that the next deals and choices depend on how often
        this was called.
        """
        moves: Ints = np.empty(self.size, np.int64)
        choose = driver_named("choose_many")  # over before a second thread could begin
        choose(self._lists, self._counts, self._streams, moves, 0, self.size)
        return moves

    def play_others(self, seat: int) -> None:
        """Make uniformly random moves in every game until `seat` is on turn or the game over.

        Drawn as `choose` does. What is observed of a game that is over is what `seat` sees.
        """
        seat_number(seat, self.players, "seat")
        game = self._twin.functions, self._states, self._options
        self._each(driver_named("play_others"), *game, self._streams, self._made, seat)
        self._look()
        self._each(driver_named("observe_ended"), *game, self._over, self._observations, seat)

    @property
    def scores(self) -> Ints:
        """Points by seat, as they would count now, shape (size, players)."""
        return self._finished()[:, 2 : 2 + self.players]

    @property
    def wins(self) -> Bools:
        """Whether a seat won the game that is over, shape (size, players)."""
        won: Bools = self._finished()[:, 2 + self.players : 2 + 2 * self.players] != 0
        return won

    def position(self, slot: int) -> Position[Any, Any]:
        """The game of a slot as a position of its own, everything known.

        Raises:
            IndexError: there is no such slot.
        """
        if not 0 <= slot < self.size:
            raise IndexError(slot)
        p = Position(self.game, self.options, read(self.game.state_type, self.states, slot))
        if p.state.over:
            p.outcome = self.game.finish(p, self.game.reasons[p.state.over - 1])
        return p

    def _dealing(self) -> tuple[Any, ...]:
        return (
            self._twin.functions, self._states, self._blank, self._options, self.players,
            self.players - 1, self._streams, self._key, self._numbers,
        )  # fmt: skip

    def _look(self) -> None:
        self._rows = None
        self._each(
            driver_named("look_at_many"),
            self._twin.functions, self._states, self._options, *self._seen,
        )  # fmt: skip

    def _finished(self) -> Ints:
        if self._rows is None:
            rows: Ints = np.zeros((self.size, 2 + 3 * self.players), np.int64)
            self._each(
                driver_named("finish_many"),
                self._twin.functions, self._states, self._options, self.players, rows,
            )  # fmt: skip
            self._rows = _shown(rows)
        return self._rows

    def _each(self, driver: Driver, *arrays: Any) -> None:
        # A driver lets go of the interpreter's lock, so threads share the rows between the cores.
        if self._threads == 1:
            driver(*arrays, 0, self.size)
            return
        if self._pool is None or self._process != os.getpid():  # a fork takes no threads along
            self._pool, self._process = ThreadPoolExecutor(self._threads - 1), os.getpid()
        bounds = [self.size * i // self._threads for i in range(self._threads + 1)]
        here, *elsewhere = pairwise(bounds)
        parts = [self._pool.submit(driver, *arrays, *ends) for ends in elsewhere]
        driver(*arrays, *here)
        for part in parts:
            part.result()


def _shown(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view


def _whole(moves: Any) -> bool:
    return isinstance(moves, np.ndarray) and moves.dtype.kind in "iu"
