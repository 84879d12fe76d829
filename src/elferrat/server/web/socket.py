"""The WebSocket of a table: commands in, frames out; one task reads, one writes."""

import asyncio
from contextlib import suppress
from typing import Any

import orjson
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from elferrat.locale.message import Message, Unusable
from elferrat.server.commands import read_command
from elferrat.server.connection import Connection
from elferrat.server.live import LiveTable, frame, refusal
from elferrat.server.room import Broken
from elferrat.server.store.facts import StoreDown
from elferrat.server.tables import NoTable
from elferrat.server.web.complaints import answer_to, crowded
from elferrat.server.web.credentials import claim
from elferrat.server.web.languages import language_of
from elferrat.server.web.site import Site, address_of

GOING_AWAY = 1001
MOST_SINCE = 2**53


class TableSocket:
    """The endpoint, plain ASGI: what a frame costs is what thousands of sockets cost."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket of a table, from its handshake to its end."""
        request, site = HTTPConnection(scope), self._site
        await receive()  # websocket.connect
        with site.limits.connection(address_of(request)) as allowed:
            if allowed:
                await self._serve(request, scope, receive, send)
            else:
                await crowded(request)(scope, receive, send)

    async def _serve(
        self, request: HTTPConnection, scope: Scope, receive: Receive, send: Send
    ) -> None:
        site = self._site
        code = scope["path_params"]["code"].upper()
        try:
            table = await site.tables.at(code)
            room = await table.look()
        except (NoTable, Broken, StoreDown) as error:
            await answer_to(error, request)(scope, receive, send)
            return
        claimed = claim(request, site.signer, code)
        connection = Connection(claimed.grant, language_of(request), claimed.is_host(room))
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        with site.connection(connection):
            talk = _Talk(site, table, connection)
            await _serve(talk, request, receive, send)


class _Talk:
    """One client at one table: what it sends, answered in the order in which it came."""

    def __init__(self, site: Site, table: LiveTable, connection: Connection) -> None:
        self.site = site
        self.table = table
        self.connection = connection
        self._messages = site.limits.messages()

    async def hear(self, receive: Receive) -> None:
        """Take commands until the client is gone."""
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            if text is None:
                self.say_bye("web-bye-binary")
                return
            while wait := self.site.limits.allow_message(self._messages):
                await asyncio.sleep(wait)  # meanwhile nothing is read: a flood holds up itself
            await self._answer(text)

    async def _answer(self, text: str) -> None:
        connection = self.connection
        try:
            command = read_command(text)
        except Unusable as error:
            connection.send(refusal(_id_in(text), error, connection.lang))
            return
        try:
            with self.site.world.metrics.acknowledge.time():
                await self.table.command(command, connection, connection.send)
        except StoreDown as error:
            connection.send(refusal(command.id, error, connection.lang))

    def say_bye(self, key: str) -> None:
        """Let the connection end after one last frame that says why."""
        self.connection.send(frame("bye", reason=Message(key).text(self.connection.lang)))
        self.connection.close()

    async def tell(self, send: Send) -> None:
        """Send frames until there are none any more."""
        with suppress(OSError):  # the client is gone
            while (news := await self.connection.next()) is not None:
                await send({"type": "websocket.send", "text": news.decode()})
            await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})


async def _serve(talk: _Talk, request: HTTPConnection, receive: Receive, send: Send) -> None:
    try:
        await talk.table.join(talk.connection, since_of(request), {"host": talk.connection.host})
    except StoreDown:
        talk.say_bye("table-store-down")
    tasks = [asyncio.create_task(talk.hear(receive)), asyncio.create_task(talk.tell(send))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        talk.table.part(talk.connection)
        talk.connection.close()
        await _ended(tasks)


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    """Let the writer send what waits, but not for long to a client that does not read."""
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(tasks[1]), 1.0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def since_of(request: HTTPConnection) -> int:
    """The number that a client has seen last; 0: none."""
    text = request.query_params.get("since", "")
    known = text.isascii() and text.isdigit() and len(text) <= 16
    return min(int(text), MOST_SINCE) if known else 0


def _id_in(text: str) -> str | None:
    """The id of what is no command, if it has one, so that its sender knows which was refused."""
    try:
        found: Any = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    known = isinstance(found, dict) and isinstance(found.get("id"), str)
    return found["id"][:40] if known else None
