"""The store alone: moves a second with durable commits, the processor's time for them, their delay.

    python -m benchmarks.store [--database URL] [--tables N] [--moves N] [--json]

N tables append one move after another, each waiting for its own to last; and the bytes that a
finished game of 160 moves takes at last. Without `--database` a new SQLite file is used.
"""

import argparse
import asyncio
import json
import os
import secrets
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from elferrat.bots import bot
from elferrat.games import game_named
from elferrat.play.referee import step
from elferrat.play.view import view
from elferrat.server.entry import Entry
from elferrat.server.store.store import FinishedGame, SeatResult, Standing, Store

SEATS = 4


@dataclass(frozen=True, slots=True)
class Figures:
    """What a run gave; delays in milliseconds from the call to its return."""

    tables: int
    moves_a_second: float
    cpu_seconds_per_1000: float
    p50: float
    p95: float
    p99: float


def standing(due: int) -> Standing:
    """What lists show of a table that plays."""
    names = [{"player": None, "name": f"Player {seat}"} for seat in range(SEATS)]
    summary = {"game": "extra", "options": {}, "names": names, "free": 0, "clock": "turn", "of": 1}
    return Standing("playing", due, listed=True, summary=summary)


async def appends(url: str, tables: int, moves: int) -> Figures:
    """All tables at once, each with `moves` moves."""
    store = await Store.open(url)
    now = int(time.time() * 1000)
    run = secrets.token_hex(4)
    ids = await asyncio.gather(
        *(
            store.create(f"{run}{n}", [Entry(1, now, "created", None, {})], standing(now))
            for n in range(tables)
        )
    )
    delays: list[float] = []

    async def plays(table: int) -> None:
        for number in range(2, moves + 2):
            started = time.perf_counter()
            entry = Entry(number, now + number, "moved", 1, {"move": "R12"}, f"{run}:{number}")
            await store.append(table, [entry], standing(now + number))
            delays.append(time.perf_counter() - started)

    wall, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*map(plays, ids))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    await store.close()
    cuts = [1000 * cut for cut in quantiles(delays, n=100)]
    return Figures(
        tables, tables * moves / wall, 1000 * cpu / len(delays), cuts[49], cuts[94], cuts[98]
    )


def evening(number: int, now: int) -> tuple[list[Entry], dict[str, object]]:
    """The log of one game of `extra` between rules of thumb, people's pauses between its moves."""
    game = game_named("extra")
    p = game.deal(game.read_options({}), SEATS, f"bench {number}")
    bots = [bot("random", seed=f"{number} {seat}") for seat in range(SEATS)]
    start = {"secret": secrets.token_hex(32), "commitment": secrets.token_hex(32)}
    log = [Entry(1, now, "created", None, {"game": "extra", **start}, "host:1")]
    for seat in range(SEATS):
        who = {"player": None, "name": f"Player {seat}", "share": secrets.token_hex(8)}
        log.append(Entry(len(log) + 1, now + seat, "seated", seat, who, f"seat{seat}:1"))
    while p.outcome is None:
        seat = game.rules.to_move(p.state)
        move = bots[seat].choose(view(p, seat)).move
        now += 500 + secrets.randbelow(20_000)
        command = f"{secrets.token_hex(4)}:{len(log)}"
        log.append(Entry(len(log) + 1, now, "moved", seat, {"move": move}, command))
        step(p, move)
    return log, {"scores": list(p.outcome.scores), "reason": p.outcome.reason}


async def bytes_of_a_game(file: Path, games: int) -> tuple[float, float]:
    """Bytes of the database and entries for each of many finished games."""
    store = await Store.open(f"sqlite:///{file}")
    await store.close()
    empty = file.stat().st_size
    store = await Store.open(f"sqlite:///{file}")
    entries = 0
    for number in range(games):
        log, result = evening(number, 1_764_500_000_000 + number * 60_000)
        entries += len(log)
        table = await store.create(f"{number:06}", log[:1], standing(0))
        await store.append(table, log[1:], standing(0))
        seats = tuple(SeatResult(f"Player {s}", s == 0, 3, 1 + (s > 0)) for s in range(SEATS))
        first, last = log[0], log[-1]
        game = FinishedGame(
            table=table,
            index=0,
            game="extra",
            options={},
            rules=1,
            started=first.at,
            ended=last.at,
            first=1,
            last=last.number,
            result=result,
            seats=seats,
        )
        await store.finish(game)
        await store.pack(table, last.number)
    await store.close()
    return (file.stat().st_size - empty) / games, entries / games


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="the store alone")
    parser.add_argument(
        "--database", metavar="URL", help="an empty one; default: a new SQLite file"
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--games", type=int, default=300, help="finished games that are measured")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with TemporaryDirectory(dir=os.getcwd()) as folder:
        url = wanted.database or f"sqlite:///{folder}/moves.db"
        figures = asyncio.run(appends(url, wanted.tables, wanted.moves))
        size, length = asyncio.run(bytes_of_a_game(Path(folder) / "games.db", wanted.games))
    if wanted.json:
        print(json.dumps(asdict(figures) | {"bytes_a_game": size, "entries_a_game": length}))
        return
    print(
        f"{figures.tables} tables: {figures.moves_a_second:,.0f} moves a second,"
        f" {figures.cpu_seconds_per_1000 * 1000:.0f} µs of processor time each\n"
        f"delay: p50 {figures.p50:.1f} ms, p95 {figures.p95:.1f} ms, p99 {figures.p99:.1f} ms\n"
        f"a finished game of {length:.0f} entries: {size:,.0f} bytes"
    )


if __name__ == "__main__":
    main()
