"""Clients of the table server as anybody could write them: they share no code with it."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPMessage
from http.cookies import SimpleCookie
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from elferrat.server.frames import FRAMES

PATIENCE = 20.0  # seconds
Json = dict[str, Any]


@dataclass
class Answer:
    """What came back over HTTP."""

    status: int
    headers: HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    def good(self) -> Any:
        assert 200 <= self.status < 300, (self.status, self.body)
        return self.json if self.body else None


@dataclass
class Browser:
    """Somebody's browser: it keeps cookies with their paths, and shows them to nobody else."""

    port: int
    cookies: dict[tuple[str, str], str] = field(default_factory=dict)
    origin: bool = True

    def cookie(self, path: str) -> str:
        fitting = [f"{n}={v}" for (n, where), v in self.cookies.items() if path.startswith(where)]
        return "; ".join(fitting)

    def ask(
        self,
        method: str,
        path: str,
        content: object = None,
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        sent = {"Host": f"127.0.0.1:{self.port}"}
        if content is not None or raw is not None:
            sent["Content-Type"] = "application/json"
        if self.origin and method != "GET":
            sent["Origin"] = f"http://127.0.0.1:{self.port}"
        if cookie := self.cookie(path):
            sent["Cookie"] = cookie
        body = raw if content is None else json.dumps(content).encode()
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, sent | (headers or {}))
            response = connection.getresponse()
            self._keep(response.headers.get_all("Set-Cookie") or [])
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    def _keep(self, lines: list[str]) -> None:
        for line in lines:
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name, morsel["path"]] = morsel.value
                if morsel["max-age"] == "0":
                    del self.cookies[name, morsel["path"]]

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, headers=headers)

    def post(self, path: str, content: object = None, **headers: str) -> Answer:
        return self.ask("POST", path, {} if content is None else content, headers)

    def table(self, **terms: Any) -> str:
        """Make a table; return its code."""
        code: str = self.post("/api/tables", {"game": "elfern", "pace": 0} | terms).good()["code"]
        return code

    def sit(self, code: str, name: str, **wanted: Any) -> Json:
        taken: Json = self.post(f"/api/tables/{code}/seats", {"name": name} | wanted).good()
        return taken


def canonical(view: Any) -> bytes:
    return json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


class Client:
    """One socket of a table; it keeps the view up to date and checks every frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Json = {}
        self.own: Json = {}
        self.number = 0
        self.told: list[int] = []
        self.events: list[Json] = []
        self.last: Json = {}
        self._ids = count(1)

    async def next(self) -> Json:
        """The next frame, checked and applied."""
        async with asyncio.timeout(PATIENCE):
            frame: Json = json.loads(await self.socket.recv())
        FRAMES.validate_json(json.dumps(frame))
        self.last = frame
        kind = frame["frame"]
        if kind == "welcome":
            self.view, self.own = frame["view"], frame["own"] or self.own
        elif kind == "told":
            self._merge(frame)
        if kind in ("welcome", "told"):
            self.number = frame["number"]
            self.told += [event["number"] for event in frame["events"]]
            self.events += frame["events"]
            assert f"{zlib.crc32(canonical(self.view)):08x}" == frame["hash"]
        return frame

    def _merge(self, frame: Json) -> None:
        self.view["table"] |= frame.get("table", {})
        if "play" in frame and (frame["play"] is None or self.view["play"] is None):
            self.view["play"] = frame["play"]
        elif "play" in frame:
            self.view["play"] |= frame["play"]
        for name in frame.get("gone", []):
            del self.view["play"][name]

    @property
    def table(self) -> Json:
        found: Json = self.view["table"]
        return found

    @property
    def play(self) -> Json:
        found: Json = self.view["play"] or {}
        return found

    @property
    def seat(self) -> int | None:
        found: int | None = self.table["you"]
        return found

    @property
    def on_turn(self) -> bool:
        return bool(self.table["phase"] == "playing" and self.play["turn"] == self.seat)

    async def send(self, do: str, **fields: Any) -> str:
        """Send a command; return its id."""
        command = {"id": f"c{next(self._ids)}", "do": do, "expect": self.number} | fields
        await self.socket.send(json.dumps(command))
        return str(command["id"])

    async def do(self, do: str, **fields: Any) -> Json:
        """Send a command; return its answer, everything before it applied."""
        sent = await self.send(do, **fields)
        return await self.until(lambda frame: frame.get("id") == sent)

    async def until(self, fits: Callable[[Json], Any]) -> Json:
        """Take frames up to one that fits."""
        while True:
            frame = await self.next()
            if fits(frame):
                return frame

    async def until_number(self, number: int) -> None:
        """Take frames up to the one with that entry."""
        while self.number < number:
            await self.next()

    async def until_view(self, fits: Callable[["Client"], Any]) -> None:
        """Take frames until the view fits."""
        while not fits(self):
            await self.next()


@asynccontextmanager
async def joined(
    browser: Browser, code: str, since: int | str = 0, lang: str = "en", pack: str = "french",
    headers: dict[str, str] | None = None, **options: Any,
) -> AsyncIterator[Client]:  # fmt: skip
    """A socket of a table, after its welcome; with headers it is a program's."""
    path = f"/api/tables/{code}/socket"
    address = f"ws://127.0.0.1:{browser.port}{path}?since={since}&lang={lang}&pack={pack}"
    cookies = {"Cookie": browser.cookie(path)} if browser.cookie(path) else {}
    origin: Any = None if headers else f"http://127.0.0.1:{browser.port}"
    async with connect(
        address, additional_headers=headers or cookies, origin=origin, compression=None, **options
    ) as socket:
        client = Client(socket)
        assert (await client.next())["frame"] == "welcome"
        yield client
