"""Games through killed servers: `python -m tests.server.torture.crash --games 1000`.

Half of the games run on SQLite with one server, half on PostgreSQL and Redis with three. Everything
is killed again and again at moments drawn from a seed; people connect again, to any server, and
send what was not answered once more. At the end the logs are compared with what people remember.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import orjson

from elferrat.play.replay import verify
from elferrat.server.room import DONE, Room
from elferrat.server.sight import told
from elferrat.server.store.store import Store
from tests.server import progress
from tests.server.torture.arena import Arena, Person, on_postgres, on_sqlite
from tests.server.torture.players import Memory, Stuck

AT_ONCE = 40  # tables
MOST_CALM = 800  # things that are sent or heard between two deeds of havoc
# Terms, and how many of ten tables have them.
MIX: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (4, 2, {"game": "elfern"}),
    (3, 2, {"game": "schneider"}),
    (1, 2, {"game": "schneider", "bots": {"1": "thumb"}}),
    (1, 3, {"game": "elfer"}),
    (1, 2, {"game": "extra", "clock": {"kind": "turn", "seconds": 600}}),
)


@dataclass
class Summary:
    """What came of it; `counts` are acknowledged commands, kills and the like."""

    games: int = 0
    lost: int = 0
    stuck: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def __str__(self) -> str:
        told = ", ".join(f"{number:,} {name}" for name, number in sorted(self.counts.items()))
        return (
            f"{self.games} games in {self.seconds:.0f} s: "
            f"lost {self.lost}, stuck {self.stuck}; {told}"
        )


async def fight(arena: Arena, games: int, chance: Random) -> Summary:
    """Play games in the middle of havoc, and compare what is stored with what people remember."""
    summary, began = Summary(), time.monotonic()
    free = asyncio.Semaphore(AT_ONCE)
    tables: list[list[Memory]] = []

    async def game(number: int) -> None:
        async with free:
            own = Random(f"{number} {chance.random()}")
            _, people, terms = own.choices(MIX, [weight for weight, *_ in MIX])[0]
            memories = await arena.table(people, **terms)
            tables.append(memories)
            persons = [Person(arena, memory, own) for memory in memories]
            try:
                await asyncio.gather(*[person.play() for person in persons])
            except Stuck as error:
                print(f"stuck: {error}", file=sys.stderr)
                summary.stuck += 1
            summary.games += 1
            kills = arena.counts["servers killed"]
            progress.tell(f"{summary.games} games, {kills} kills")

    async with asyncio.TaskGroup() as all_games:
        for number in range(games):
            all_games.create_task(game(number))
    for memories in tables:
        await arena.ask(f"/api/tables/{memories[0].code}")  # files what a kill left unfiled
    summary.counts = arena.counts
    await compare(arena.database, tables, summary)
    summary.seconds = time.monotonic() - began
    return summary


async def compare(database: str, tables: list[list[Memory]], summary: Summary) -> None:
    """Count what is not in the store as it was acknowledged or told."""
    store = await Store.open(database)
    try:
        for memories in tables:
            table = await store.find(memories[0].code)
            assert table is not None
            log = await store.load(table)
            room, seen = Room(), {}
            for entry in log:
                seen[entry.number] = (entry, room.apply(entry))
            summary.counts["stored entries"] += len(log)
            for memory in memories:
                lost = missing(memory, seen)
                summary.lost += len(lost)
                for complaint in lost:
                    print(complaint, file=sys.stderr)
                summary.counts["acknowledged"] += len(memory.acked)
                summary.counts["told"] += len(memory.told)
            if room.phase != DONE:
                summary.stuck += 1
            else:
                assert verify(room.record()).holds
                assert len(await store.games_at(table)) == 1
    finally:
        await store.close()


def missing(memory: Memory, seen: dict[int, Any]) -> list[str]:
    """What a viewer knows and the log does not, or not so."""
    wrong = []
    seat = memory.table["you"]
    for number, text in memory.told.items():
        entry, events = seen.get(number, (None, []))
        now = entry and orjson.dumps(told(entry, events, seat), option=orjson.OPT_SORT_KEYS)
        if now != text:
            wrong.append(f"{memory.code}: {number} was told as {text!r}, is {now!r}")
    for name, number in memory.acked.items():
        entry, _ = seen.get(number, (None, []))
        sent = memory.sent[name]
        kind = {"move": "moved", "say": "said", "ready": "ready"}[sent["do"]]
        if (
            entry is None
            or entry.seat != seat
            or entry.kind != kind
            or (kind == "moved" and entry.body["move"] != sent["move"])
        ):
            wrong.append(f"{memory.code}: {sent} was acknowledged as {number}, is {entry}")
    acted = [e for e, _ in seen.values() if e.seat == seat and e.kind in ("moved", "said", "ready")]
    if len(acted) != len(memory.acked) or len(set(memory.acked.values())) != len(acted):
        wrong.append(f"{memory.code}: {len(memory.acked)} acknowledged, {len(acted)} took effect")
    return wrong


def run(where: str, games: int, seed: str) -> Summary:
    """Fight on `sqlite` or `postgres`."""
    chance = Random(f"{where} {seed}")
    calm = min(40 * games, MOST_CALM)

    async def main(folder: Path) -> Summary:
        place: AbstractAsyncContextManager[Arena] = (
            on_sqlite(folder, chance, calm) if where == "sqlite" else on_postgres(chance, calm)
        )
        async with place as arena:
            return await fight(arena, games, chance)

    with TemporaryDirectory() as folder:
        return asyncio.run(main(Path(folder)))


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--where", choices=("sqlite", "postgres"), action="append")
    chosen = parser.parse_args()
    places = chosen.where or ["sqlite", "postgres"]
    failed = False
    for where in places:
        summary = run(where, chosen.games // len(places), chosen.seed)
        progress.over()
        print(f"{where}: {summary}")
        failed = failed or bool(summary.lost or summary.stuck)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
