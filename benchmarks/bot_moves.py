"""Moves of bots as the server asks for them: `python -m benchmarks.bot_moves --moves 100000`.

Tables of every game, with every option by turns and a level drawn for each seat, are played by
bots alone: room, question, evidence, a worker process, the answer judged, the move decided. What
is counted: answers that were not legal, and those over the hard limit.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import count
from operator import length_hint
from random import Random
from typing import Any

from benchmarks.pace import say
from elferrat.bots import levels
from elferrat.games import all_games
from elferrat.server import commands as wire
from elferrat.server import orders
from elferrat.server.broker import Alone
from elferrat.server.deciding import create, decide
from elferrat.server.room import Room
from elferrat.server.terms import read_terms
from elferrat.server.thinking import Thinking
from elferrat.server.verdicts import Actor, Setting
from elferrat.server.workers import SLACK, Answer, Workers
from elferrat.server.world import World, milliseconds

LATE = ("late", "busy", "died")  # outcomes of an answer that came too late or never


class Watched(Workers):
    """Workers that note how long each answer took."""

    def __init__(self, processes: int, limit: float) -> None:
        super().__init__(processes, limit)
        self.seconds: dict[str, list[float]] = defaultdict(list)

    async def choose(self, game: str, view: Any, seat: int, level: str, *rest: Any) -> Answer:
        """The move of a bot, timed."""
        began = time.perf_counter()
        answer = await super().choose(game, view, seat, level, *rest)
        self.seconds[level].append(time.perf_counter() - began)
        return answer

    def outcomes(self) -> Counter[tuple[str, str]]:
        """How many answers of each level came to what."""
        found: Counter[tuple[str, str]] = Counter()
        for metric in self._metrics.bot_answers.collect():
            for sample in metric.samples:
                if sample.name.endswith("_total"):
                    found[sample.labels["level"], sample.labels["outcome"]] += int(sample.value)
        return found


def table(number: int, names: Sequence[str]) -> Room:
    """A table of bots, its game running; everything about it follows from its number."""
    rng, games = Random(number), list(all_games())
    game = games[number % len(games)]
    chosen = [option for option in game.options if rng.random() < 0.3]
    options = {option.name: rng.choice(list(option.values)) for option in chosen}
    seats = rng.choice(game.players)
    terms = {"game": game.name, "seats": seats, "options": options, "pace": 0}
    setting = Setting(milliseconds(), lambda: f"{rng.getrandbits(256):064x}")
    bots = {seat: rng.choice(names) for seat in range(seats)}
    room = Room.from_log(create("BCDFGH", read_terms(terms).json(), "host", bots, setting))
    start = wire.Start(id="start", do="start", expect=room.number)
    for entry in decide(room, start, Actor(host=True, name="host"), setting):
        room.apply(entry)
    return room


async def play(room: Room, thinking: Thinking, left: Iterator[int]) -> None:
    """Play a table to its end, or as long as moves are left."""
    setting = Setting(milliseconds(), lambda: "0" * 64)
    while (turn := room.turn) is not None and next(left, 0):
        move, by = await thinking.move(room, turn)
        order = orders.Chosen(turn, move, by, room.changed)
        for entry in decide(room, order, Actor(), setting):
            room.apply(entry)


async def measured(
    moves: int, names: Sequence[str], processes: int, limit: float
) -> dict[str, Any]:
    """Play so many moves; what came of them by level, and how long the answers took."""
    workers = Watched(processes, limit)
    world = World(None, workers, Alone(), bot_seconds=limit)  # type: ignore[arg-type]
    numbers, left, began = count(), iter(range(moves, 0, -1)), time.perf_counter()

    async def seat_by_seat() -> None:
        while length_hint(left):
            await play(table(next(numbers), names), Thinking(world), left)
            made = moves - length_hint(left)
            rate = made / (time.perf_counter() - began)
            say(f"{made} of {moves} moves, {rate:.0f} a second")

    await asyncio.gather(*(seat_by_seat() for _ in range(processes)))
    await workers.close()
    found = workers.outcomes()
    return {
        "moves": moves,
        "tables": next(numbers),
        "seconds": round(time.perf_counter() - began, 1),
        "limit": limit + SLACK,
        "levels": {level: _level(level, found, workers.seconds[level]) for level in names},
    }


def _level(level: str, found: Counter[tuple[str, str]], seconds: list[float]) -> dict[str, Any]:
    mine = Counter({outcome: n for (name, outcome), n in found.items() if name == level})
    late = sum(mine[outcome] for outcome in LATE)
    return {
        "answers": mine.total(),
        "illegal": mine["illegal"],
        "late": late,
        "faults": mine.total() - mine["chosen"] - mine["illegal"] - late,
        "mean_ms": round(1000 * sum(seconds) / max(1, len(seconds)), 2),
        "longest_ms": round(1000 * max(seconds, default=0), 2),
    }


def shown(result: dict[str, Any]) -> str:
    """The result as Markdown."""
    head = "| level | answers | illegal | over the limit | other faults | mean | longest |"
    rows = [
        f"| `{level}` | {r['answers']} | {r['illegal']} | {r['late']} | {r['faults']} "
        f"| {r['mean_ms']} ms | {r['longest_ms']} ms |"
        for level, r in result["levels"].items()
    ]
    told = (
        f"{result['moves']} moves at {result['tables']} tables in {result['seconds']} s; "
        f"the hard limit is {result['limit']} s an answer."
    )
    return "\n".join([told, "", head, "|---|---|---|---|---|---|---|", *rows])


def main() -> int:
    """Measure and print; the status says whether an answer was illegal or late."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--levels", default=",".join(levels()))
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--limit", type=float, default=2.0, help="seconds of thinking")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    names = given.levels.split(",")
    result = asyncio.run(measured(given.moves, names, given.processes, given.limit))
    print(json.dumps(result) if given.json else shown(result))
    return int(any(each["illegal"] or each["late"] for each in result["levels"].values()))


if __name__ == "__main__":
    sys.exit(main())
