"""Clients that forget nothing: what was acknowledged to them, and all that they were told.

They share no code with the server. A `Memory` outlives connections; a `Tab` is one connection.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

Json = dict[str, Any]
PATIENCE = 60.0  # seconds without a word after which a table counts as stuck
BUSY = 503
# What a server that ends, or is not there, does to a client.
LOST = (ConnectionClosed, OSError, EOFError, InvalidMessage)


class Wrong(AssertionError):
    """A server told something that cannot be."""


class Stuck(AssertionError):
    """A table at which nothing happens though something is due."""


@dataclass
class Memory:
    """What one viewer knows of one table. `told` are events as they came, by number."""

    code: str
    token: str | None = None
    number: int = 0
    view: Json = field(default_factory=dict)
    told: dict[int, bytes] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    sent: dict[str, Json] = field(default_factory=dict)
    heard: list[tuple[int, bytes]] | None = None  # every frame, with the number reached before it

    @property
    def table(self) -> Json:
        found: Json = self.view["table"]
        return found

    @property
    def play(self) -> Json:
        found: Json = self.view["play"] or {}
        return found

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    @property
    def legal(self) -> list[str]:
        """The moves of a player on turn, else none."""
        found: list[str] = self.play.get("legal", []) if self.phase == "playing" else []
        return found

    def hash(self) -> str:
        return f"{crc32(orjson.dumps(self.view, option=orjson.OPT_SORT_KEYS)):08x}"

    def take(self, text: bytes, since: int | None) -> Json:
        """Take in a frame; `since` is what a connection began with, until its first frame."""
        if self.heard is not None:
            self.heard.append((self.number, text))
        frame: Json = orjson.loads(text)
        kind = frame["frame"]
        if kind == "welcome":
            self._welcome(frame, since)
        elif kind == "told":
            self._told(frame)
        elif kind == "ack":
            self._ack(frame)
        return frame

    def _welcome(self, frame: Json, since: int | None) -> None:
        numbers = [event["number"] for event in frame["events"]]
        if since and numbers != list(range(since + 1, frame["number"] + 1)):
            raise Wrong(f"{self.code}: after {since} came {numbers} up to {frame['number']}")
        if frame["number"] < self.number:
            raise Wrong(f"{self.code}: back from {self.number} to {frame['number']}")
        self.view = frame["view"]
        self._note(frame)

    def _told(self, frame: Json) -> None:
        numbers = [event["number"] for event in frame["events"]]
        if numbers != list(range(self.number + 1, frame["number"] + 1)):
            raise Wrong(f"{self.code}: after {self.number} was told {numbers}")
        self.view["table"] |= frame.get("table", {})
        if "play" in frame and (frame["play"] is None or self.view["play"] is None):
            self.view["play"] = frame["play"]
        elif "play" in frame:
            self.view["play"] |= frame["play"]
        for name in frame.get("gone", []):
            del self.view["play"][name]
        self._note(frame)

    def _note(self, frame: Json) -> None:
        if frame["hash"] != self.hash():
            raise Wrong(f"{self.code}: a hash that does not fit at {frame['number']}")
        for event in frame["events"]:
            text = orjson.dumps(event, option=orjson.OPT_SORT_KEYS)
            if self.told.setdefault(event["number"], text) != text:
                raise Wrong(f"{self.code}: {event['number']} was told in two ways")
        self.number = frame["number"]

    def _ack(self, frame: Json) -> None:
        if self.acked.setdefault(frame["id"], frame["number"]) != frame["number"]:
            raise Wrong(f"{self.code}: {frame['id']} was acknowledged as two numbers")


class Tab:
    """One socket of a table."""

    def __init__(self, socket: ClientConnection, memory: Memory, since: int) -> None:
        self.socket = socket
        self.memory = memory
        self._since: int | None = since

    @classmethod
    async def open(cls, port: int, memory: Memory) -> "Tab":
        """Connect and take in the welcome, which must hold all that was missed.

        Raises:
            One of `LOST`: there is no server, or it ended.
        """
        since = memory.number
        headers = {} if memory.token is None else {"Authorization": f"Bearer {memory.token}"}
        address = f"ws://127.0.0.1:{port}/api/tables/{memory.code}/socket?since={since}"
        try:
            socket = await connect(
                address, additional_headers=headers, compression=None, proxy=None,
                open_timeout=PATIENCE, ping_interval=None, max_queue=None,
            )  # fmt: skip
        except InvalidStatus as error:
            if error.response.status_code != BUSY:
                raise Wrong(f"{memory.code}: {error}") from None
            raise ConnectionResetError from None
        except InvalidHandshake as error:
            raise ConnectionResetError from error
        tab = cls(socket, memory, since)
        try:
            frame = await tab.next()
            if frame["frame"] == "bye":
                raise ConnectionResetError
            if frame["frame"] != "welcome":
                raise Wrong(f"{memory.code}: the first frame was {frame}")
        except BaseException:
            tab.cut()
            raise
        return tab

    async def next(self) -> Json:
        """The next frame, taken in."""
        try:
            async with asyncio.timeout(PATIENCE):
                text = await self.socket.recv(decode=False)
        except TimeoutError:
            raise Stuck(f"{self.memory.code} at {self.memory.number}") from None
        since, self._since = self._since, None
        return self.memory.take(text, since)

    async def send(self, command: Json) -> None:
        """Send a command as it is, be it for the first time or once more."""
        self.memory.sent.setdefault(command["id"], command)
        await self.socket.send(orjson.dumps(command), text=True)

    async def answer(self, command: Json) -> Json:
        """Send a command and return what answers it; all frames before that are taken in."""
        await self.send(command)
        while True:
            frame = await self.next()
            if frame.get("id") == command["id"]:
                if frame["frame"] == "stale":
                    frame["welcome"] = await self.next()
                return frame

    def expects(self, since: int) -> None:
        """The next frame is a welcome that must hold all that came after a number."""
        self._since = since

    async def reach(self, number: int) -> None:
        """Take in frames up to a number."""
        while self.memory.number < number:
            await self.next()

    def cut(self) -> None:
        """Break the connection off without a word."""
        self.socket.transport.abort()

    async def close(self) -> None:
        """End it in good order, if that still can be."""
        with suppress(*LOST):
            await self.socket.close()
