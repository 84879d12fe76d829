"""Doubled, late and reordered commands: `python -m tests.server.torture.doubled --commands 10000`.

Each seat has two tabs and a program without a socket. What one of them sends is sent again, by the
same or by another, at once or much later, or for a table that has gone on; now and then the server
is killed in between. Nothing may take effect twice, and the same id has the same answer.
"""

import argparse
import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import orjson

from elferrat.server.store.store import Store
from tests.server import progress
from tests.server.torture.players import Json, Memory, Tab, Wrong
from tests.server.torture.processes import Victim
from tests.server.web.clients import Browser

KILL = 0.004  # chance of a kill between two steps
REMEMBERED = 16  # entries before a deal whose commands must still be known after it
AGAIN = (1, 1, 2, 2, 3)  # times that a new command is sent at once
# The kind of the entry by which each command takes effect.
EFFECTS = {
    "move": "moved", "say": "said", "ready": "ready", "undo": "undone", "rename": "renamed",
    "ask_back": "back_asked", "answer_back": "back_answered",
}  # fmt: skip


@dataclass
class Person:
    """A seat with two tabs and a program; they share what was acknowledged."""

    code: str
    token: str
    name: str
    history: list[Json] = field(default_factory=list)
    acked: dict[str, int] = field(default_factory=dict)
    tabs: list[Tab] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.memories = [Memory(self.code, self.token, acked=self.acked) for _ in range(3)]

    async def connect(self, port: int) -> None:
        self.tabs = [await Tab.open(port, memory) for memory in self.memories[:2]]

    @property
    def memory(self) -> Memory:
        """What the tab that knows most knows."""
        return max(self.memories[:2], key=lambda memory: memory.number)

    @property
    def dealt(self) -> int:
        """The number of the entry that dealt the running game, as far as this person knows."""
        told = [orjson.loads(t) for memory in self.memories for t in memory.told.values()]
        return max([event["number"] for event in told if event["kind"] == "dealt"], default=0)

    def fresh(self, chance: Random, do: str, **fields: Any) -> Json:
        """A new command, which is remembered to be sent again some day."""
        name = f"{self.name}{len(self.history)}"
        command = {"id": name, "do": do, "expect": self.memory.number, **fields}
        self.history.append(command)
        return command


@dataclass
class Table:
    """A table in a game of doubles; `counts` says what was sent and how it was answered."""

    victim: Victim
    people: list[Person]
    chance: Random
    counts: Counter[str] = field(default_factory=Counter)

    async def step(self) -> None:
        """A new command or two, and old ones before, between and after."""
        sent: list[tuple[Person, Json, bool]] = []
        person = self.chance.choice(self.people)
        for command in self.wanted(person):
            sent += [(person, command, False)] * self.chance.choice(AGAIN)
        for _ in range(self.chance.randrange(3)):
            late = self.chance.choice(self.people)
            if late.history:
                old = self.chance.choice(late.history[-self.chance.choice((5, 50, 5_000)) :])
                sent.insert(self.chance.randrange(len(sent) + 1), (late, old, True))
        if person.memory.legal and self.chance.random() < 0.1:
            stale = person.fresh(self.chance, "move", move=self.chance.choice(person.memory.legal))
            stale["expect"] = self.chance.randrange(1, person.memory.number)
            sent.append((person, stale, False))
        await self.deliver(sent)
        self.counts["sent"] += len(sent)
        self.counts["sent again"] += len(sent) - len({c["id"] for _, c, late in sent if not late})

    def wanted(self, person: Person) -> list[Json]:
        """What a person has to say at this moment."""
        memory, chance = person.memory, self.chance
        kind = chance.random()
        if memory.phase in ("gathering", "between"):
            mine = memory.table["seats"][memory.table["you"]]
            if not mine["ready"]:
                return [person.fresh(chance, "ready", text=f"{chance.randrange(1000)}")]
        if memory.table["asked"] is not None and kind < 0.5:
            return [person.fresh(chance, "answer_back", agree=chance.random() < 0.5)]
        if memory.table["undo"] and kind < 0.1:
            return [person.fresh(chance, "undo")]
        if memory.legal and kind < 0.85:
            return [person.fresh(chance, "move", move=chance.choice(memory.legal))]
        if kind < 0.9:
            return [person.fresh(chance, "say", phrase="hello")]
        if kind < 0.93:
            return [person.fresh(chance, "rename", name=f"N{chance.randrange(100)}")]
        if kind < 0.95:
            return [person.fresh(chance, "ask_back")]
        return []

    async def deliver(self, sent: list[tuple[Person, Json, bool]]) -> None:
        """Send all at once, each on one of three ways, and take in every answer."""
        ways: dict[tuple[int, int], list[Json]] = {}
        for person, command, _ in sent:
            way = (self.people.index(person), self.chance.randrange(3))
            ways.setdefault(way, []).append(command)
        await asyncio.gather(
            *[self.by(self.people[who], way, commands) for (who, way), commands in ways.items()]
        )
        newest = max([person.memory.number for person in self.people], default=0)
        newest = max([newest, *[n for person in self.people for n in person.acked.values()]])
        for person in self.people:
            for tab in person.tabs:
                await tab.reach(newest)

    async def by(self, person: Person, way: int, commands: list[Json]) -> None:
        known = [person.acked.get(command["id"]) for command in commands]
        if way == 2:
            for command, before in zip(commands, known, strict=True):
                frame = await asyncio.to_thread(self.http, person, command)
                self.check(person, command, frame, before)
            return
        tab = person.tabs[way]
        for command in commands:
            await tab.send(command)
        for command, before in zip(commands, known, strict=True):
            while (frame := await tab.next()).get("id") != command["id"]:
                if frame["frame"] in ("ack", "refused", "stale"):
                    raise Wrong(f"{frame} answers nothing")
            if frame["frame"] == "stale":
                tab.expects(command["expect"])
                await tab.next()
            self.check(person, command, frame, before)

    def http(self, person: Person, command: Json) -> Json:
        bearer = {"Authorization": f"Bearer {person.token}"}
        path = f"/api/tables/{person.code}/commands"
        answer = Browser(self.victim.port).ask("POST", path, command, bearer)
        frame: Json = answer.json
        memory = person.memories[2]
        if frame["frame"] == "stale":
            memory.take(orjson.dumps(frame["welcome"]), command["expect"])
        else:
            memory.take(orjson.dumps(frame), None)
        return frame

    def check(self, person: Person, command: Json, frame: Json, before: int | None) -> None:
        self.counts[frame["frame"]] += 1
        if before is None or frame["frame"] == "ack":
            return
        # Of a game that is over long ago nothing is known but that the command is too old.
        if frame["frame"] != "stale" or before >= person.dealt - REMEMBERED:
            raise Wrong(f"{command} was acknowledged as {before}, and later answered by {frame}")
        self.counts["forgotten"] += 1

    async def kill(self) -> None:
        """The server loses its memory between two steps."""
        for person in self.people:
            for tab in person.tabs:
                tab.cut()
        await asyncio.to_thread(self.victim.kill)
        await asyncio.to_thread(self.victim.start)
        for person in self.people:
            await person.connect(self.victim.port)
        self.counts["kills"] += 1


async def torture(folder: Path, commands: int, chance: Random) -> Counter[str]:
    """Play with doubles until so many commands were sent."""
    url = f"sqlite:///{folder}/tables.db"
    victim = Victim(database=url)
    await asyncio.to_thread(victim.start)
    counts: Counter[str] = Counter()
    tables: list[Table] = []
    try:
        while counts["sent"] < commands:
            table = await seated(victim, chance, counts)
            tables.append(table)
            while counts["sent"] < commands and table.people[0].memory.phase != "done":
                await table.step()
                if chance.random() < KILL:
                    await table.kill()
                progress.tell(f"{counts['sent']} commands")
            for person in table.people:
                for tab in person.tabs:
                    tab.cut()
    finally:
        await asyncio.to_thread(victim.kill)
    store = await Store.open(url)
    try:
        for table in tables:
            counts["effects"] += await effects(store, table)
    finally:
        await store.close()
    return counts


async def seated(victim: Victim, chance: Random, counts: Counter[str]) -> Table:
    """A match of three games for two; everybody is connected twice."""
    browser = Browser(victim.port)
    terms = {"game": chance.choice(("elfern", "schneider", "extra")), "pace": 0, "games": 3}
    code = browser.post("/api/tables", terms).good()["code"]
    people = []
    for name in "ab":
        token = Browser(victim.port).sit(code, name)["seat_token"]
        people.append(Person(code, token, name))
        await people[-1].connect(victim.port)
    for person in people:
        for tab in person.tabs:
            await tab.reach(people[-1].memory.number)
    return Table(victim, people, chance, counts)


async def effects(store: Store, table: Table) -> int:
    """How many entries the commands of a table led to: one for each that was acknowledged.

    Raises:
        Wrong: a command took effect twice, or not at all.
    """
    number = await store.find(table.people[0].code)
    assert number is not None
    log = await store.load(number)
    found = 0
    for seat, person in enumerate(table.people):
        sent = {command["id"]: command for command in person.history}
        for name, at in person.acked.items():
            entry, kind = log[at - 1], EFFECTS[sent[name]["do"]]
            if (entry.kind, entry.seat) != (kind, seat):
                raise Wrong(f"{sent[name]} was acknowledged as {at}, which is {entry}")
        done = [e.number for e in log if e.seat == seat and e.kind in EFFECTS.values()]
        twice = set(done) - set(person.acked.values())
        if twice or len(done) != len(person.acked):
            raise Wrong(f"{person.code}: nobody asked for {sorted(twice)}, or it was done twice")
        found += len(done)
    return found


def run(commands: int, seed: str) -> Counter[str]:
    """The counts of a run."""
    with TemporaryDirectory() as folder:
        return asyncio.run(torture(Path(folder), commands, Random(f"doubled {seed}")))


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commands", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    counts = run(chosen.commands, chosen.seed)
    told = ", ".join(f"{number:,} {name}" for name, number in sorted(counts.items()))
    progress.over()
    print(f"no command took effect twice: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
