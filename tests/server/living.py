"""Live tables on a real store, with clients that keep their own copy of what they are told."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any
from zlib import crc32

import orjson

from elferrat.server import commands as wire
from elferrat.server import orders
from elferrat.server.broker import Alone, Broker
from elferrat.server.connection import Connection
from elferrat.server.live import LiveTable
from elferrat.server.store.store import Store
from elferrat.server.tables import CODE_LENGTH, LETTERS, Tables
from elferrat.server.terms import read_terms
from elferrat.server.workers import Workers
from elferrat.server.world import World, milliseconds

_CLIENTS = count(1)
_CODES = count(1)
SECONDS = 20.0  # after which a test gives up waiting


def code() -> str:
    """A code that no other table of this run has."""
    number, signs = next(_CODES), ""
    for _ in range(CODE_LENGTH):
        number, place = divmod(number, len(LETTERS))
        signs += LETTERS[place]
    return signs


@asynccontextmanager
async def serving(
    url: str,
    *,
    broker: Broker | None = None,
    grace: int = 120_000,
    now: Callable[[], int] = milliseconds,
) -> AsyncIterator[Tables]:
    """The tables of one process."""
    store = await Store.open(url)
    workers = Workers(1, 2.0)
    tables = Tables(World(store, workers, broker or Alone(), grace=grace, now=now))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()
        await workers.close()
        await store.close()


class Client:
    """One connection to a table; checks every number and every hash that it is told."""

    def __init__(self, grant: str | None = None, host: bool = False) -> None:
        self.grant = grant
        self.host = host
        self.number = 0
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []
        self._ids = count(next(_CLIENTS) * 1_000)  # two tabs of one seat share no id

    async def join(self, table: LiveTable, since: int = 0) -> "Client":
        self.table = table
        self.connection = Connection(self.grant, "en", host="host-grant" if self.host else None)
        await table.join(self.connection, since)
        assert (await self.next())["frame"] == "welcome"
        return self

    def part(self) -> None:
        self.table.part(self.connection)
        self.connection.close()

    async def next(self) -> dict[str, Any]:
        """Take in the next frame."""
        async with asyncio.timeout(SECONDS):
            text = await self.connection.next()
        assert text is not None
        frame: dict[str, Any] = orjson.loads(text)
        self.take(frame)
        return frame

    def take(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["frame"] == "welcome":
            self.view = frame["view"]
        elif frame["frame"] == "told":
            self.view["table"] |= frame.get("table", {})
            if "play" in frame:
                play = frame["play"]
                self.view["play"] = None if play is None else (self.view["play"] or {}) | play
            for name in frame.get("gone", []):
                del self.view["play"][name]
        if "hash" in frame:
            numbers = [event["number"] for event in frame["events"]]
            assert numbers == sorted(numbers)
            assert not self.events or not numbers or numbers[0] > self.events[-1]["number"]
            self.number = frame["number"]
            self.events += frame["events"]
            assert frame["hash"] == self.hash()

    def hash(self) -> str:
        return f"{crc32(orjson.dumps(self.view, option=orjson.OPT_SORT_KEYS)):08x}"

    async def until(self, condition: Callable[[], bool]) -> None:
        """Take in frames until something holds."""
        while not condition():
            await self.next()

    async def reach(self, number: int) -> None:
        """Take in frames up to a number."""
        await self.until(lambda: self.number >= number)

    async def ask(self, kind: type[Any], **fields: Any) -> dict[str, Any]:
        """Send a command and return the frame that answers it."""
        name = kind.model_fields["do"].annotation.__args__[0]
        command = kind(**{"id": f"c{next(self._ids)}", "expect": self.number, "do": name} | fields)
        return await self.send(command)

    async def send(self, command: wire.Command) -> dict[str, Any]:
        answers: list[dict[str, Any]] = []
        await self.table.command(
            command, self.connection, lambda frame: answers.append(orjson.loads(frame))
        )
        for answer in answers[1:]:
            self.take(answer)
        return answers[0]

    @property
    def you(self) -> int | None:
        seat: int | None = self.view["table"]["you"]
        return seat

    @property
    def legal(self) -> list[str]:
        found: list[str] = (self.view["play"] or {}).get("legal", [])
        return found

    @property
    def phase(self) -> str:
        return str(self.view["table"]["phase"])


async def table_with(
    tables: Tables, game: str, people: int, bots: dict[int, str] | None = None, **terms: Any
) -> tuple[LiveTable, list[Client]]:
    """A table with people on the open seats, all connected and ready: the game runs."""
    seats = people + len(bots or {})
    read = read_terms({"game": game, "seats": seats, "pace": 0, **terms})
    table = await tables.create(code(), read, "host-grant", bots or {})
    clients = []
    for number in range(people):
        grant = f"grant-{number}-{table.code}"
        await table.order(orders.Sit(f"P{number}", grant, f"recovery-{number}"))
        clients.append(await Client(grant).join(table))
    for client in clients:
        assert (await client.ask(wire.Ready, text=f"t{client.you}"))["frame"] == "ack"
    for client in clients:
        await client.reach(table.audience.shown)
    return table, clients


async def play(clients: list[Client], choose: Callable[[list[str]], str] = min) -> None:
    """Play the running game to its end."""
    while clients[0].phase == "playing":
        mover = next((client for client in clients if client.legal), None)
        if mover is None:  # a bot thinks
            await asyncio.gather(*[client.next() for client in clients])
            continue
        answer = await mover.ask(wire.Move, move=choose(mover.legal))
        assert answer["frame"] == "ack", answer
        for client in clients:
            await client.reach(answer["number"])
