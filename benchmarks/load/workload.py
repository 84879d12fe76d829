"""What is measured, and in which order.

A round runs every server once, so that what disturbs one disturbs all; ratios are taken within a
round. Servers start anew each time, with empty data.
"""

import json
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load.clients import Clients, Stretch, playing
from benchmarks.load.processes import (
    FILES,
    INSTALLED,
    MEMORY,
    OURS,
    PROFILE,
    PROFILED,
    Kind,
    running,
)
from benchmarks.load.sizes import Sizes, sizes_of
from benchmarks.pace import say
from benchmarks.startup import environments

PACES = (1.0, 2.0)  # seconds between two moves of a table, as people play
FEW = 50  # tables that play many whole games in a short time
SAMPLES = 20  # of the memory line


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much is measured: stretches of some `seconds`, each after some to `settle`."""

    tables: int = 500
    rounds: int = 3
    seconds: float = 15.0
    settle: float = 5.0
    paces: tuple[float, ...] = PACES
    minutes: float = 2.0  # of the run whose memory is watched
    starts: int = 5
    peers: bool = True


@dataclass(frozen=True, slots=True)
class Visit:
    """One server in one round: saturated, and at people's pace by seconds a move.

    Resident KB: `empty` before any table, `seated` with all seats taken, `connected` with all
    sockets open. `opening` is the processor seconds that all this took, first deals included.
    """

    tables: int
    sockets: int
    empty: int
    seated: int
    connected: int
    opening: float
    saturated: Stretch
    paced: dict[float, Stretch]

    @property
    def a_socket(self) -> float:
        """Resident KB a socket."""
        return (self.connected - self.seated) / self.sockets

    @property
    def a_table(self) -> float:
        """Resident KB a live table with all that was played, without its sockets."""
        played = self.saturated.memory - self.connected
        return (self.seated - self.empty + played) / self.tables


@dataclass(frozen=True, slots=True)
class Start:
    """A first start: seconds to a served page, processor seconds, resident KB a while after."""

    seconds: float
    cpu: float
    memory: int


@dataclass(frozen=True, slots=True)
class Line:
    """A long run: stretches of `every` seconds, one after another, at a pace."""

    pace: float
    every: float
    stretches: tuple[Stretch, ...]

    @property
    def slope(self) -> float:
        """KB a minute that memory grew by in the last three quarters: least squares."""
        kept = self.stretches[len(self.stretches) // 4 :]
        times = [n * self.every / 60 for n in range(len(kept))]
        middle = sum(times) / len(times)
        spread = sum((at - middle) ** 2 for at in times)
        return sum((at - middle) * s.memory for at, s in zip(times, kept, strict=True)) / spread


@dataclass(frozen=True, slots=True)
class Profile:
    """What a saturated stretch of our server took, in processor seconds by part."""

    moves: int
    seconds: dict[str, float]


@dataclass(frozen=True, slots=True)
class Results:
    """Everything that a run found; `before` is the machine's load before it."""

    wanted: Wanted
    before: float
    starts: list[Start]
    visits: dict[str, list[Visit]]
    whole_games: Stretch
    sizes: Sizes
    line: Line
    profile: Profile

    def stretches(self) -> Iterator[tuple[str, Stretch]]:
        """Every stretch, by server."""
        for name, visits in self.visits.items():
            for visit in visits:
                yield from ((name, each) for each in (visit.saturated, *visit.paced.values()))
        yield from ((OURS.name, each) for each in (self.whole_games, *self.line.stretches))


def measured(wanted: Wanted) -> Results:
    """Measure everything.

    Raises:
        Failed: a server or its clients did not do what they should.
    """
    before = os.getloadavg()[0]
    with TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        starts = list(bench.starts(wanted.starts))
        visits = bench.visits(wanted)
        whole_games, sizes = bench.whole_games(wanted)
        profile = bench.profile(wanted)
        line = bench.line(wanted)
    say("")
    return Results(wanted, before, starts, visits, whole_games, sizes, line, profile)


def profiled(wanted: Wanted) -> Profile:
    """Measure only what our server's time goes into."""
    with TemporaryDirectory() as folder:
        found = Bench(Path(folder)).profile(wanted)
    say("")
    return found


class Bench:
    """Runs servers in folders of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._environment = environments(folder / "cache")["with bytecode"]
        self._runs = 0

    def _fresh(self) -> Path:
        self._runs += 1
        return self._folder / str(self._runs)

    def starts(self, count: int) -> Iterator[Start]:
        """First starts of our command, and what it takes when nobody plays."""
        for number in range(count + 1):
            say(f"start {number} of {count}")
            with running(INSTALLED, self._fresh(), self._environment) as server:
                if number:  # the one before has filled the bytecode caches
                    spent = server.cpu()
                    time.sleep(1)
                    yield Start(server.started, spent, server.memory())

    def visits(self, wanted: Wanted) -> dict[str, list[Visit]]:
        """Every server in every round."""
        kinds = (OURS, MEMORY, FILES) if wanted.peers else (OURS,)
        found: dict[str, list[Visit]] = {kind.name: [] for kind in kinds}
        for number in range(1, wanted.rounds + 1):
            for kind in kinds:
                name = f"round {number} of {wanted.rounds}, {kind.name}"
                say(f"{name}: {wanted.tables} tables")
                visit = self.visit(kind, wanted, seed=number)
                found[kind.name].append(visit)
                say(f"{name}: {told(visit.saturated)}")
        return found

    def visit(self, kind: Kind, wanted: Wanted, seed: int) -> Visit:
        """One server in one round."""
        with (
            running(kind, self._fresh(), self._environment) as server,
            playing(server, seed) as clients,
        ):
            empty, spent = server.memory(), server.cpu()
            tables, seated = clients.seat(wanted.tables), server.memory()
            sockets, connected = clients.connect(), server.memory()
            clients.deal()
            opening = server.cpu() - spent
            saturated = settled(clients, 0, wanted)
            paced = {pace: settled(clients, pace, wanted) for pace in wanted.paces}
        return Visit(
            tables, sockets, empty, seated, connected, opening, saturated, paced
        )  # fmt: skip

    def whole_games(self, wanted: Wanted) -> tuple[Stretch, Sizes]:
        """Few tables of ours that play many games, and what these take in the store."""
        say(f"whole games at {FEW} tables")
        folder = self._fresh()
        with running(OURS, folder, self._environment) as server, playing(server, 1) as clients:
            clients.open(FEW)
            clients.play(0)
            stretch = clients.stretch(2 * wanted.seconds)
        return stretch, sizes_of(folder / "tables.db")

    def profile(self, wanted: Wanted) -> Profile:
        """What our server's time goes into, as fast as it goes."""
        say(f"where the time goes: {wanted.tables} tables")
        folder = self._fresh()
        with running(PROFILED, folder, self._environment) as server, playing(server, 1) as clients:
            clients.open(wanted.tables)
            clients.play(0)
            time.sleep(wanted.settle)
            server.send(signal.SIGUSR1)
            stretch = clients.stretch(wanted.seconds)
            server.send(signal.SIGUSR2)
            clients.play(None)
        # It has ended, so it has written.
        seconds = json.loads(Path(PROFILE.format(folder=folder)).read_text(encoding="utf-8"))
        return Profile(stretch.moves, seconds)

    def line(self, wanted: Wanted) -> Line:
        """Our server for some minutes at a person's pace."""
        pace, every = PACES[0], wanted.minutes * 60 / SAMPLES
        stretches: list[Stretch] = []
        with (
            running(OURS, self._fresh(), self._environment) as server,
            playing(server, 1) as clients,
        ):
            clients.open(wanted.tables)
            clients.play(pace)
            for number in range(1, SAMPLES + 1):
                stretches.append(clients.stretch(every))
                minute = number * every / 60
                say(f"{minute:.1f} of {wanted.minutes:g} minutes: {told(stretches[-1])}")
        return Line(pace, every, tuple(stretches))


def told(stretch: Stretch) -> str:
    """A stretch in a line, for who waits."""
    return (
        f"{stretch.rate:,.0f} moves/s, {stretch.rate_of_cpu:,.0f} of processor time,"
        f" p95 {stretch.p95:,.0f} ms, {stretch.memory / 1024:,.1f} MB"
    )


def settled(clients: Clients, pace: float, wanted: Wanted) -> Stretch:
    """Watch a pace some time after it began."""
    clients.play(pace)
    time.sleep(wanted.settle)
    return clients.stretch(wanted.seconds)
