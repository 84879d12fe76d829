"""Logs and games for the store's tests."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from elferrat.server.entry import Entry
from elferrat.server.store.store import FinishedGame, Player, SeatResult, Standing, Store

PLAYING = Standing("playing", listed=True, summary={"game": "extra"})
NOW = 1_764_500_000_000


def created(at: int = NOW, **body: Any) -> list[Entry]:
    """The first entry of a table."""
    return [Entry(1, at, "created", None, {"game": "extra", **body}, "host:1")]


def moved(number: int, who: str = "a", at: int | None = None, **body: Any) -> Entry:
    """A move that answers a command of its own."""
    at = NOW + 7 * number if at is None else at
    return Entry(number, at, "moved", number % 4, {"move": "R11", **body}, f"{who}:{number}")


def without_commands(log: list[Entry]) -> list[Entry]:
    """What a chapter gives back."""
    return [replace(entry, command=None) for entry in log]


def finished(table: int, index: int = 0, *seats: SeatResult, **fields: Any) -> FinishedGame:
    """A finished game; by default of two guests."""
    default = FinishedGame(
        table=table,
        index=index,
        game="extra",
        options={"hand": 7},
        rules=1,
        started=NOW,
        ended=NOW + 60_000,
        first=1,
        last=2,
        result={"scores": [3, 0], "winners": [0], "reason": "out"},
        seats=seats
        or (SeatResult("Ada", True, 3, 1), SeatResult("thumb", False, 0, 2, bot="thumb")),
    )
    return replace(default, **fields)


def player(name: str, **fields: Any) -> Player:
    """A new player."""
    return replace(Player(0, name, name.casefold(), f"hash of {name}", NOW), **fields)


def with_store(url: str, body: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Run a test's body with an open store."""

    async def run() -> None:
        store = await Store.open(url)
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(run())
