"""Servers, databases and brokers of a fight, the havoc among them, and the people who play on."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

from tests.server.services import Postgres, Redis, postgres_running, redis_running
from tests.server.torture.players import BUSY, LOST, Json, Memory, Tab, Wrong
from tests.server.torture.processes import Victim
from tests.server.web.clients import Browser

PAUSE = 0.05  # seconds that a client waits before it tries once more
PROCESSES = 3  # on PostgreSQL
REFUSED = 12  # commands without room on the disk, before there is room again


@dataclass
class Arena:
    """Servers that come and go. `counts` are for the summary: deeds, refusals and the like."""

    victims: list[Victim]
    chance: Random
    database: str
    calm: int  # at most so much happens between two deeds of havoc
    counts: Counter[str] = field(default_factory=Counter)
    happened: int = 0
    _goal: int = 0

    def __post_init__(self) -> None:
        self._up = asyncio.Event()
        self._reached = asyncio.Event()

    def tick(self) -> None:
        """Something was sent or heard."""
        self.happened += 1
        if self.happened >= self._goal:
            self._reached.set()

    async def after(self, number: int) -> None:
        """Wait until so many more things have happened: no clock decides when havoc comes."""
        self._goal = self.happened + number
        self._reached.clear()
        await self._reached.wait()

    async def port(self) -> int:
        """The port of any server that runs; waits until there is one."""
        while True:
            running = [victim.port for victim in self.victims if victim.running]
            if running:
                return self.chance.choice(running)
            self._up.clear()
            await self._up.wait()

    async def start(self, victim: Victim) -> None:
        """Start a server without holding up the players."""
        await asyncio.to_thread(victim.start)
        self._up.set()

    async def ask(self, path: str, content: Json | None = None) -> Any:
        """Ask any server over HTTP until one answers."""
        while True:
            browser = Browser(await self.port())
            method = "GET" if content is None else "POST"
            try:
                answer = await asyncio.to_thread(browser.ask, method, path, content)
            except (OSError, HTTPException):
                self.counts["lost requests"] += 1
                await asyncio.sleep(PAUSE)
                continue
            if answer.status == BUSY:
                self.counts["refused by the store"] += 1
                self.tick()
                await asyncio.sleep(PAUSE)
                continue
            return answer.good()

    # --- deeds

    async def kill_one(self) -> None:
        """Kill any server, and start it again."""
        victim = self.chance.choice(self.victims)
        await asyncio.to_thread(victim.kill)
        self.counts["servers killed"] += 1
        await self.start(victim)

    async def starve_one(self) -> None:
        """No room on the disk for some time."""
        victim = self.chance.choice(self.victims)
        victim.starve()
        self.counts["disks full"] += 1
        before = self.counts["refused by the store"]
        while self.counts["refused by the store"] < before + REFUSED:
            await self.after(1)
        victim.feed()

    async def havoc(self, deeds: Sequence[Callable[[], Awaitable[None]]]) -> None:
        """One deed after another, for ever."""
        while True:
            await self.after(self.chance.randint(1, self.calm))
            await self.chance.choice(deeds)()

    # --- tables

    async def table(self, people: int, **terms: Any) -> list[Memory]:
        """A table with people on their seats, who have not connected yet."""
        made = await self.ask("/api/tables", {"pace": 0, "seats": people, **terms})
        memories = []
        for number in range(people - len(terms.get("bots", ()))):
            # The id makes a seat of which the answer was lost the same seat.
            wanted = {"name": f"P{number}", "id": f"{self.chance.getrandbits(128):032x}"}
            taken = await self.ask(f"/api/tables/{made['code']}/seats", wanted)
            memories.append(Memory(made["code"], taken["seat_token"]))
        return memories


class Person:
    """Plays a seat to the end of the match, through every loss of connection."""

    def __init__(self, arena: Arena, memory: Memory, chance: Random) -> None:
        self.arena = arena
        self.memory = memory
        self.chance = chance
        self._open: Json | None = None  # a command that nobody has answered yet
        self._ids = 0
        self._stored = 0  # the number of the last command; what it changed is told after the answer

    async def play(self) -> None:
        """Until the match is over, and every command was answered."""
        while True:
            try:
                tab = await Tab.open(await self.arena.port(), self.memory)
            except LOST:
                self.arena.counts["lost connections"] += 1
                await asyncio.sleep(PAUSE)
                continue
            try:
                await self._talk(tab)
                return
            except LOST:
                self.arena.counts["lost connections"] += 1
            finally:
                tab.cut()

    async def _talk(self, tab: Tab) -> None:
        if self._open is not None:
            self.arena.counts["sent again"] += 1
            await tab.send(self._open)
        while True:
            if self._open is None and self.memory.number >= self._stored:
                if self.memory.phase == "done":
                    return
                self._open = self._wanted()
                if self._open is not None:
                    self.arena.tick()
                    await tab.send(self._open)
            frame = await tab.next()
            self.arena.tick()
            await self._heard(tab, frame)

    def _wanted(self) -> Json | None:
        """The next command of this person, if it has anything to say."""
        memory = self.memory
        mine = memory.table["seats"][memory.table["you"]]
        if memory.phase in ("gathering", "between") and not mine["ready"]:
            return self._command("ready", text=f"text {self.chance.randrange(1000)}")
        if not memory.legal:
            return None
        if self.chance.random() < 0.05:
            return self._command("say", phrase="hello")
        return self._command("move", move=self.chance.choice(memory.legal))

    def _command(self, do: str, **fields: Any) -> Json:
        self._ids += 1
        return {"id": f"c{self._ids}", "do": do, "expect": self.memory.number, **fields}

    async def _heard(self, tab: Tab, frame: Json) -> None:
        if self._open is None or frame.get("id") != self._open["id"]:
            if frame["frame"] in ("refused", "stale"):
                raise Wrong(f"{self.memory.code}: nobody asked for {frame}")
            return
        if frame["frame"] == "ack":
            self._open, self._stored = None, frame["number"]
        elif frame["frame"] == "refused" and frame["clause"] in ("store", "busy"):
            self.arena.counts["refused by the store"] += 1
            self.arena.tick()
            await asyncio.sleep(PAUSE)
            await tab.send(self._open)
        else:
            raise Wrong(f"{self.memory.code}: {self._open} was answered by {frame}")


# --- where it takes place -------------------------------------------------------------------------


@asynccontextmanager
async def on_sqlite(folder: Path, chance: Random, calm: int) -> AsyncIterator[Arena]:
    """One server on SQLite, killed and starved."""
    url = f"sqlite:///{folder}/tables.db"
    arena = Arena([Victim(database=url)], chance, url, calm)
    async with _fight(arena, [arena.kill_one, arena.kill_one, arena.starve_one]):
        yield arena


@asynccontextmanager
async def on_postgres(chance: Random, calm: int) -> AsyncIterator[Arena]:
    """Three servers on PostgreSQL and Redis; any of the five is killed."""
    async with AsyncExitStack() as services:
        cluster = services.enter_context(postgres_running())
        broker = services.enter_context(redis_running())
        url = cluster.url(services.enter_context(cluster.database()))
        victims = [Victim(database=url, broker=broker.url) for _ in range(PROCESSES)]
        arena = Arena(victims, chance, url, calm)

        async def power() -> None:
            await _restarted(arena, cluster)

        async def silence() -> None:
            await _silenced(arena, broker)

        async with _fight(arena, [arena.kill_one] * 4 + [power, silence]):
            yield arena


async def _restarted(arena: Arena, cluster: Postgres) -> None:
    arena.counts["databases killed"] += 1
    await asyncio.to_thread(cluster.kill)
    await asyncio.to_thread(cluster.start)


async def _silenced(arena: Arena, broker: Redis) -> None:
    arena.counts["brokers killed"] += 1
    await asyncio.to_thread(broker.kill)
    await arena.after(arena.chance.randint(1, arena.calm))
    await asyncio.to_thread(broker.start)


@asynccontextmanager
async def _fight(
    arena: Arena, deeds: Sequence[Callable[[], Awaitable[None]]]
) -> AsyncIterator[None]:
    try:
        await asyncio.gather(*[arena.start(victim) for victim in arena.victims])
        havoc = asyncio.create_task(arena.havoc(deeds))
        try:
            yield
        finally:
            havoc.cancel()
            await asyncio.gather(havoc, return_exceptions=True)
    finally:
        for victim in arena.victims:
            await asyncio.to_thread(victim.kill)
