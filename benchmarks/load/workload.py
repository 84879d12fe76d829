"""What is measured, and in which order.

A round runs every server once, so that what disturbs one disturbs all; ratios are taken within a
round. Servers start anew each time, with empty data.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load.clients import Clients, Stretch, playing
from benchmarks.load.processes import FILES, INSTALLED, MEMORY, OURS, Kind, running
from benchmarks.load.sizes import Sizes, sizes_of
from benchmarks.pace import say
from benchmarks.startup import environments

SETTLE = 5.0  # seconds after a change before anything is watched
PACES = (1.0, 2.0)  # seconds between two moves of a table, as people play
FEW = 50  # tables that play many whole games in a short time
SAMPLES = 20  # of the memory line


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much is measured."""

    tables: int = 500
    rounds: int = 3
    seconds: float = 15.0  # of every stretch
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


@dataclass(slots=True)
class Results:
    """Everything that a run found."""

    wanted: Wanted
    starts: list[Start] = field(default_factory=list)
    visits: dict[str, list[Visit]] = field(default_factory=dict)
    whole_games: Stretch | None = None
    sizes: Sizes | None = None
    line: Line | None = None


def measured(wanted: Wanted) -> Results:
    """Measure everything.

    Raises:
        Failed: a server or its clients did not do what they should.
    """
    results = Results(wanted)
    with TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        bench.first_start()  # fills the bytecode caches
        for number in range(1, wanted.starts + 1):
            say(f"start {number} of {wanted.starts}")
            results.starts.append(bench.first_start())
        kinds = (OURS, MEMORY, FILES) if wanted.peers else (OURS,)
        for number in range(1, wanted.rounds + 1):
            for kind in kinds:
                say(f"round {number} of {wanted.rounds}: {kind.name}, {wanted.tables} tables")
                visit = bench.visit(kind, wanted, seed=number)
                results.visits.setdefault(kind.name, []).append(visit)
        say(f"whole games at {FEW} tables")
        results.whole_games, results.sizes = bench.whole_games(wanted)
        results.line = bench.line(wanted)
    say("")
    return results


class Bench:
    """Runs servers in folders of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._environment = environments(folder / "cache")["with bytecode"]
        self._runs = 0

    def _fresh(self) -> Path:
        self._runs += 1
        return self._folder / str(self._runs)

    def first_start(self) -> Start:
        """Our command with an empty folder, and what it takes when nobody plays."""
        with running(INSTALLED, self._fresh(), self._environment) as server:
            spent = server.cpu()
            time.sleep(1)
            return Start(server.started, spent, server.memory())

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
            saturated = settled(clients, 0, wanted.seconds)
            paced = {pace: settled(clients, pace, wanted.seconds) for pace in PACES}
        return Visit(
            tables, sockets, empty, seated, connected, opening, saturated, paced
        )  # fmt: skip

    def whole_games(self, wanted: Wanted) -> tuple[Stretch, Sizes]:
        """Few tables of ours that play many games, and what these take in the store."""
        folder = self._fresh()
        with running(OURS, folder, self._environment) as server, playing(server, 1) as clients:
            clients.open(FEW)
            clients.play(0)
            stretch = clients.stretch(2 * wanted.seconds)
        return stretch, sizes_of(folder / "tables.db")

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
                say(f"{number * every / 60:.1f} of {wanted.minutes:g} minutes")
                stretches.append(clients.stretch(every))
        return Line(pace, every, tuple(stretches))


def settled(clients: Clients, pace: float, seconds: float) -> Stretch:
    """Watch a pace some time after it began."""
    clients.play(pace)
    time.sleep(SETTLE)
    return clients.stretch(seconds)


def all_trouble(results: Results) -> list[tuple[str, Stretch]]:
    """The stretches in which something was refused or lost, by server."""
    found: list[tuple[str, Sequence[Stretch]]] = [
        (name, [visit.saturated, *visit.paced.values()])
        for name, visits in results.visits.items()
        for visit in visits
    ]
    alone = [results.whole_games] if results.whole_games is not None else []
    alone += results.line.stretches if results.line is not None else []
    found.append((OURS.name, alone))
    return [(name, each) for name, stretches in found for each in stretches if each.trouble]
