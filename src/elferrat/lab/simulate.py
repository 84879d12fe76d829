"""Many games with bots by name, on all cores; the same totals for any number of processes."""

import os
import signal
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Any

from elferrat.bots import bot
from elferrat.games import game_named
from elferrat.games.game import Outcome
from elferrat.lab.intervals import Estimate, mean, proportion, within
from elferrat.locale.message import Unusable
from elferrat.play.referee import step
from elferrat.play.view import view

WHOLE_SHARE = 60  # a win in units that 1 to 6 winners can share evenly
_LONGEST_BATCH = 25
_BATCHES_A_PROCESS = 8
_PROCESSES_A_CORE = 4  # more would only cost memory


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: a game with options, a bot a seat, and the seed text of all chance.

    Game i is dealt from `SEED:i`, and the bot of seat s plays by `SEED:i:s`.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int


def planned(
    game: str,
    options: dict[str, Any],
    bots: Sequence[str],
    players: int | None,
    seed: str,
    games: int,
) -> Plan:
    """A plan, checked; one bot's name serves all seats.

    Raises:
        Unusable: no such game, option or bot, a number of players that cannot play, neither one
            bot nor one for each seat, or a seed that UTF-8 cannot write.
    """
    chosen = game_named(game, "GAME")
    seats = players or (len(bots) if len(bots) > 1 else chosen.players[0])
    chosen.check_players(chosen.read_options(options), seats, "--players")
    if len(bots) not in (1, seats):
        raise Unusable("--bots", "cli-bots-and-seats", bots=len(bots), seats=seats)
    for name in bots:
        try:
            bot(name)
        except Unusable as error:
            raise Unusable("--bots", error.message.key, **error.message.args) from None
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise Unusable("--seed", "bad-seed") from None
    return Plan(game, options, tuple(bots) * (seats if len(bots) == 1 else 1), seed, games)


def play_game(plan: Plan, number: int) -> tuple[Outcome, int]:
    """Game `number` of a plan: how it ended, and after how many moves."""
    seed = f"{plan.seed}:{number}"
    game = game_named(plan.game)
    p = game.deal(game.read_options(plan.options), len(plan.bots), seed)
    seats = [bot(name, seed=f"{seed}:{seat}") for seat, name in enumerate(plan.bots)]
    moves = 0
    while p.outcome is None:
        turn = game.rules.to_move(p.state)
        step(p, seats[turn].choose(view(p, turn)).move)
        moves += 1
    return p.outcome, moves


@dataclass(slots=True)
class SeatTotals:
    """What one seat got: whole numbers only, so that the order of adding makes no difference."""

    won: int = 0  # alone or shared
    share: int = 0  # in units of WHOLE_SHARE, as are its squares
    share_squares: int = 0
    score: int = 0
    score_squares: int = 0


@dataclass(slots=True)
class Totals:
    """What some games of a plan showed."""

    seats: list[SeatTotals]
    games: int = 0
    ties: int = 0  # games without exactly one winner
    moves: int = 0
    moves_squares: int = 0
    shortest: int | None = None
    longest: int | None = None
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome, moves: int) -> None:
        """Count one game."""
        winners = outcome.winners
        self.games += 1
        self.ties += len(winners) != 1
        self.moves += moves
        self.moves_squares += moves * moves
        self._reach(moves, moves)
        self.reasons[outcome.reason] += 1
        for seat, (totals, score) in enumerate(zip(self.seats, outcome.scores, strict=True)):
            share = WHOLE_SHARE // len(winners) if seat in winners else 0
            totals.won += seat in winners
            totals.share += share
            totals.share_squares += share * share
            totals.score += score
            totals.score_squares += score * score

    def merge(self, other: "Totals") -> None:
        """Count the games of other totals too."""
        self.games += other.games
        self.ties += other.ties
        self.moves += other.moves
        self.moves_squares += other.moves_squares
        if other.shortest is not None and other.longest is not None:
            self._reach(other.shortest, other.longest)
        self.reasons.update(other.reasons)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            for name in SeatTotals.__slots__:
                setattr(mine, name, getattr(mine, name) + getattr(theirs, name))

    def _reach(self, shortest: int, longest: int) -> None:
        self.shortest = shortest if self.shortest is None else min(self.shortest, shortest)
        self.longest = longest if self.longest is None else max(self.longest, longest)

    def json(self) -> dict[str, Any]:
        """The totals of at least one game as a JSON object, each estimate with its interval."""
        n = self.games
        return {
            "games": n,
            "length": {
                **self._estimate(mean(self.moves, self.moves_squares, n)),
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "ties": {"count": self.ties, **self._estimate(proportion(self.ties, n))},
            "reasons": dict(sorted(self.reasons.items())),
            "seats": [
                {
                    "wins": {"count": seat.won, **self._estimate(proportion(seat.won, n))},
                    "share": self._estimate(
                        within(mean(seat.share, seat.share_squares, n, WHOLE_SHARE), 0, 1)
                    ),
                    "score": self._estimate(mean(seat.score, seat.score_squares, n)),
                }
                for seat in self.seats
            ],
        }

    @staticmethod
    def _estimate(estimate: Estimate) -> dict[str, float]:
        return estimate._asdict()


def no_totals(plan: Plan) -> Totals:
    """The totals before the first game."""
    return Totals([SeatTotals() for _ in plan.bots])


def play_batch(plan: Plan, first: int, end: int) -> Totals:
    """The totals of the games from `first` up to, but not with, `end`."""
    totals = no_totals(plan)
    for number in range(first, end):
        totals.add(*play_game(plan, number))
    return totals


def simulated(plan: Plan, processes: int | None = None) -> Generator[Totals, None, None]:
    """Play a plan, batch by batch, on that many processes (by default one a core, four at most).

    Yields the totals of each batch as it is done, in any order. Closing the generator stops.

    Raises:
        Unusable: a process was ended from outside.
    """
    processes = min(processes or cores(), plan.games, _PROCESSES_A_CORE * cores())
    if processes == 1:
        for number in range(plan.games):
            yield play_batch(plan, number, number + 1)
        return
    size = max(1, min(_LONGEST_BATCH, plan.games // (processes * _BATCHES_A_PROCESS)))
    batches = iter(range(0, plan.games, size))
    # Spawned, because a fork would copy the threads' locks of whoever calls this.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_end_with_parent)
    waiting: set[Future[Totals]] = set()
    try:
        while True:
            for first in islice(batches, 2 * processes - len(waiting)):
                end = min(first + size, plan.games)
                with _interrupts_held_back():
                    waiting.add(pool.submit(play_batch, plan, first, end))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for batch in done:
                yield batch.result()
    except BrokenProcessPool:
        raise Unusable("--threads", "cli-simulate-died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _end_with_parent() -> None:
    # A process of the pool waits for work for ever, also for a parent that was killed.
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    # Ctrl-C reaches the whole group of processes, and the parent decides what to do about it. What
    # is started here never gets one, not even while it starts: it inherits the blocked signal.
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
