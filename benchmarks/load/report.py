"""What a run found, as Markdown."""

import json
import sqlite3
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from platform import python_implementation, python_version, release, system
from typing import TypeVar

from benchmarks.load.clients import Stretch
from benchmarks.load.processes import FILES, MEMORY, OURS, PEER
from benchmarks.load.workload import FEW, Line, Profile, Results, Visit
from benchmarks.machine import installed, processor
from benchmarks.pace import Spread, cores

T = TypeVar("T")
PACKAGES = (
    "elferrat", "uvicorn", "uvloop", "websockets", "starlette", "pydantic", "sqlalchemy", "orjson"
)  # fmt: skip
NODE_PACKAGES = ("boardgame.io", "socket.io", "socket.io-client", "ws")

NOTES = """\
Every figure is the median of the rounds of one run, in which the servers take turns, each started
anew with empty data; in brackets the lowest and the highest round. Ratios are taken within each
round. A server is held to the first core, all clients of it to the last one; a server's processor
time is that of all its threads. Moves a second of processor time are the steadier figure: what its
core is busy less than wholly, as fast as it goes, neighbours on the machine had or the disk took.

All servers play four-handed Elfer raus!, the standard game, with people on every seat; each move is
chosen at random from those that are legal, and a wait runs from a move's sending to its answer.
Ours acknowledges a move when it lasts (SQLite, write-ahead log, `synchronous=FULL`) and then tells
all four seats what changed in their views. boardgame.io's own server runs our rules in its
framework, with its player view that strips secrets, and sends the whole view of the state to all
four seats, then stores it: in memory, where nothing outlives the process, or with its flat files,
which it does not sync. It has no acknowledgement of its own, so its answer is the new state.

Clients are the same Node program for both (one core carries 2,000 of them with room to spare): for
ours WebSockets of the package `ws`, for boardgame.io the Socket.IO client that its own client
library uses, with the same messages, but no copy of the game's state machine, and by WebSocket from
the start. Ours finds its moves in the view; theirs finds them by the rules, which costs its server
nothing. When a game is over, ours deals the next one at the table; theirs makes and joins a new
match, as it has to. Its version of `koa-compose` is held back: with the newest one its routes are
not found."""


def report(results: Results) -> str:
    """The whole report."""
    parts = [
        "# Load",
        "Written by `make load`.",
        machine(results.before),
        NOTES,
        "## Wanted and reached",
        promise_table(results),
        "## As fast as it goes",
        saturated_table(results),
        ratios(results),
        "## Where the time goes",
        profile_table(results.profile),
        "## At a person's pace",
        paced_table(results),
        "## Memory",
        memory_table(results),
        f"## A run of {results.wanted.minutes:g} minutes",
        line_table(results.line),
        "## Trouble",
        trouble(results),
    ]
    return "\n\n".join(parts)


# --- where it is true ----------------------------------------------------------------------------


def machine(before: float) -> str:
    """Date, machine and versions."""
    packages = ", ".join(f"{each} {installed(each)}" for each in PACKAGES)
    return "\n".join(
        [
            f"- {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
            f"- {processor()}, {len(cores())} cores, {system()} {release()}, "
            f"load before the run {before:.1f}",
            f"- {python_implementation()} {python_version()}, SQLite {sqlite3.sqlite_version}, "
            f"{packages}",
            f"- {node()}",
        ]
    )


def node() -> str:
    """Node and its packages."""
    try:
        said = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return "no Node"
    lock = json.loads((PEER / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = [
        f"{path.removeprefix('node_modules/').replace('/node_modules/', ' › ')} {found['version']}"
        for path, found in sorted(lock.items())
        if path.rpartition("node_modules/")[2] in NODE_PACKAGES
    ]
    return f"Node {said.stdout.strip().removeprefix('v')}, {', '.join(names)}"


# --- what was wanted -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Promise:
    """What is wanted and what was reached; `kept` is None where the run cannot tell."""

    what: str
    limit: str
    reached: str
    kept: bool | None

    def row(self) -> str:
        """A row of the table."""
        verdict = {True: "yes", False: "**no**", None: "not judged"}[self.kept]
        return f"| {self.what} | {self.limit} | {self.reached} | {verdict} |"


def promise_table(results: Results) -> str:
    """What is wanted and what was reached."""
    kept = [*of_speed(results), *of_waits(results), *of_peers(results), *of_size(results)]
    head = ["| | wanted | reached | kept |", "|---|---:|---:|---|"]
    return "\n".join([*head, *(each.row() for each in kept)])


def of_speed(results: Results) -> Iterator[Promise]:
    """Stored moves a second, and the first start."""
    for what, of in RATES.items():
        rate = spread(results.visits[OURS.name], of)
        yield Promise(f"stored {what}", "≥ 1,500", shown(rate), rate.median >= 1_500)
    first = spread(results.starts, lambda start: start.seconds)
    spent = spread(results.starts, lambda start: start.cpu)
    reached = f"{shown(first, 2)} s, {shown(spent, 2)} s of processor time"
    yield Promise("first start to a served page", "≤ 2 s", reached, first.median <= 2)


def of_waits(results: Results) -> Iterator[Promise]:
    """How long 95 of 100 moves wait at most."""
    ours, tables = results.visits[OURS.name], results.wanted.tables
    waits = {
        f"a move every {pace:g} s at each": at_pace(ours, pace) for pace in results.wanted.paces
    }
    waits["as fast as it goes (the harder reading)"] = saturated(ours)
    for how, rounds in waits.items():
        wait = spread(rounds, p95)
        what = f"p95 at {tables} live tables, {how}"
        yield Promise(what, "≤ 100 ms", f"{shown(wait)} ms", wait.median <= 100)


def of_peers(results: Results) -> Iterator[Promise]:
    """Moves a second beside boardgame.io's."""
    for name in (FILES.name, MEMORY.name):
        if name in results.visits:
            pair = (results.visits[OURS.name], results.visits[name])
            for what, of in RATES.items():
                times = ratio(*pair, of)
                yield Promise(
                    f"{what}, times {name}", "≥ 3 ×", f"{shown(times, 2)} ×", times.median >= 3
                )


def of_size(results: Results) -> Iterator[Promise]:
    """Memory and the store."""
    table = spread(results.visits[OURS.name], lambda visit: visit.a_table)
    what = "memory of a live table, its sockets apart"
    yield Promise(what, "≤ 60 KB", f"{shown(table)} KB", table.median <= 60)
    idle = spread(results.starts, lambda start: start.memory / 1024)
    yield Promise("idle memory", "≤ 150 MB", f"{shown(idle)} MB", idle.median <= 150)
    sizes, line = results.sizes, results.line
    reached = f"{sizes.a_game:,.0f} bytes"
    yield Promise("a finished game in the store", "≤ 4 KB", reached, sizes.a_game <= 4_096)
    flat = abs(line.slope) * 60 <= FLAT * line.stretches[-1].memory
    long_enough = results.wanted.minutes >= LONG
    what = f"memory over {results.wanted.minutes:g} minutes"
    reached = f"{line.slope:+,.0f} KB a minute"
    yield Promise(
        what, f"flat (at most {FLAT:.0%} an hour)", reached, flat if long_enough else None
    )


FLAT = 0.1  # the most that memory may grow in an hour to count as flat, as a share of it
LONG = 10  # minutes: in fewer no table has played a whole game, and all logs still grow

RATES: dict[str, Callable[[Visit], float]] = {
    "moves a second": lambda visit: visit.saturated.rate,
    "moves a second of processor time": lambda visit: visit.saturated.rate_of_cpu,
}


def ratio(ours: Sequence[Visit], theirs: Sequence[Visit], of: Callable[[Visit], float]) -> Spread:
    """How many times theirs ours is, within each round."""
    return Spread.of([of(one) / of(other) for one, other in zip(ours, theirs, strict=True)])


def spread(rounds: Iterable[T], of: Callable[[T], float]) -> Spread:
    """A figure of all rounds."""
    return Spread.of([of(each) for each in rounds])


def shown(figure: Spread, places: int = 0) -> str:
    """The median, with the lowest and the highest round in brackets if there are several."""
    middle = f"{figure.median:,.{places}f}"
    low, high = f"{figure.low:,.{places}f}", f"{figure.high:,.{places}f}"
    return middle if low == high else f"{middle} ({low}–{high})"


# --- tables --------------------------------------------------------------------------------------


def saturated_table(results: Results) -> str:
    """Every server as fast as it goes."""
    wanted = results.wanted
    rows = [
        f"{wanted.tables} tables, {wanted.tables * 4:,} sockets, {wanted.rounds} rounds of"
        f" {wanted.seconds:g} s; every table always has a move under way.",
        "",
        "| server | moves/s | moves/s of processor time | p50 ms | p95 ms | p99 ms | its core busy"
        " | clients' core | bytes a frame |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, visits in results.visits.items():
        rounds = saturated(visits)
        cells = [
            shown(spread(rounds, lambda each: each.rate)),
            shown(spread(rounds, lambda each: each.rate_of_cpu)),
            *waits(rounds),
            busy(rounds),
            f"{spread(rounds, lambda each: each.clients_cpu / each.seconds).median:.0%}",
            f"{spread(rounds, lambda each: each.bytes / each.frames).median:,.0f}",
        ]
        rows.append(f"| {' | '.join([name, *cells])} |")
    return "\n".join(rows)


def saturated(visits: Iterable[Visit]) -> list[Stretch]:
    """The saturated stretch of every round."""
    return [visit.saturated for visit in visits]


def at_pace(visits: Iterable[Visit], pace: float) -> list[Stretch]:
    """The stretch at a pace of every round."""
    return [visit.paced[pace] for visit in visits]


def p95(stretch: Stretch) -> float:
    """The wait that 95 of 100 moves do not exceed, ms."""
    return stretch.p95


def waits(rounds: Sequence[Stretch]) -> list[str]:
    """The three waits, ms."""
    return [
        shown(spread(rounds, lambda each: each.p50)),
        shown(spread(rounds, p95)),
        shown(spread(rounds, lambda each: each.p99)),
    ]


def busy(rounds: Sequence[Stretch]) -> str:
    """How much of its core a server took."""
    return f"{spread(rounds, lambda each: each.cpu / each.seconds).median:.0%}"


def ratios(results: Results) -> str:
    """Ours as times of each other server."""
    others = [name for name in results.visits if name != OURS.name]
    if not others:
        return "boardgame.io did not run."
    rows = ["| ours, times | moves/s | moves/s of processor time |", "|---|---:|---:|"]
    for name in others:
        pair = (results.visits[OURS.name], results.visits[name])
        cells = [f"{shown(ratio(*pair, of), 2)} ×" for of in RATES.values()]
        rows.append(f"| {' | '.join([name, *cells])} |")
    return "\n".join(rows)


def profile_table(profile: Profile) -> str:
    """What our server's processor time goes into."""
    whole = sum(profile.seconds.values())
    rows = [
        "Our server once more as fast as it goes, with a look at every tick of its processor time"
        " (`python -m benchmarks.load --profile` measures this alone).",
        "",
        "| part | share | µs a move |",
        "|---|---:|---:|",
    ]
    for part, spent in sorted(profile.seconds.items(), key=lambda each: -each[1]):
        rows.append(f"| {part} | {spent / whole:.0%} | {spent / profile.moves * 1e6:,.0f} |")
    rows.append(f"| in all | 100% | {whole / profile.moves * 1e6:,.0f} |")
    return "\n".join(rows)


def paced_table(results: Results) -> str:
    """Every server at people's paces."""
    rows = [
        "The time before a move varies from half to one and a half times its mean.",
        "",
        "| server | a table moves every | moves/s | p50 ms | p95 ms | p99 ms | its core busy |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for pace in results.wanted.paces:
        for name, visits in results.visits.items():
            rounds = at_pace(visits, pace)
            rate = spread(rounds, lambda each: each.rate)
            cells = [name, f"{pace:g} s", f"{rate.median:,.0f}", *waits(rounds), busy(rounds)]
            rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def memory_table(results: Results) -> str:
    """Resident memory of every server, and what finished games take."""
    rows = [
        "Resident memory. A table: all that it takes but its four sockets, after the saturated"
        " stretch; opening one: processor time for its making, its seats, sockets and first deal.",
        "",
        "| server | empty MB | all tables MB | a table KB | a socket KB | opening a table ms |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, visits in results.visits.items():
        cells = [
            f"{spread(visits, lambda v: v.empty / 1024).median:,.0f}",
            f"{spread(visits, lambda v: v.saturated.memory / 1024).median:,.0f}",
            shown(spread(visits, lambda v: v.a_table)),
            shown(spread(visits, lambda v: v.a_socket)),
            f"{spread(visits, lambda v: v.opening / v.tables * 1000).median:,.1f}",
        ]
        rows.append(f"| {' | '.join([name, *cells])} |")
    sizes, games = results.sizes, results.whole_games
    rows += [
        "",
        f"At {FEW} tables of ours {games.games:,} games were finished in {games.seconds:.0f} s,"
        f" with {games.moves / max(games.games, 1):,.0f} moves for each. {sizes.packed:,} games"
        f" that lie packed in the store take {sizes.kept:,} bytes of pages, with their lists"
        f" and indexes: {sizes.a_game:,.0f} a game. The whole file, with tables and running"
        f" games, has {sizes.file:,} bytes.",
    ]
    return "\n".join(rows)


def line_table(line: Line) -> str:
    """Memory and waits of a long run."""
    rows = [
        f"A table moves every {line.pace:g} s. Memory over the last three quarters:"
        f" {line.slope:+,.0f} KB a minute. The match of a table does not end here, so each finished"
        " game stays on its sheet, and caches of bounded size fill up.",
        "",
        "| minute | memory MB | moves/s | p50 ms | p95 ms | p99 ms | longest ms | core busy |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for number, each in enumerate(line.stretches, 1):
        cells = [
            f"{number * line.every / 60:.1f}",
            f"{each.memory / 1024:,.1f}",
            f"{each.rate:,.0f}",
            *(f"{wait:,.0f}" for wait in (each.p50, each.p95, each.p99, each.most)),
            f"{each.cpu / each.seconds:.0%}",
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def trouble(results: Results) -> str:
    """Refusals, stale moves and lost sockets: none is due."""
    found = [(name, each) for name, each in results.stretches() if each.trouble]
    if not found:
        return "Nothing was refused, nothing was stale, and no socket was lost."
    rows = [f"- {name}: {each.trouble:,}, as {each.complaints[0]}" for name, each in found]
    return "\n".join(["What should not have happened:", "", *rows])
