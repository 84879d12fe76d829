"""What a host does beside running servers, on real stores."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from elferrat.locale.message import Unusable
from elferrat.server import admin
from elferrat.server.entry import Entry
from elferrat.server.listing import standing
from elferrat.server.names import same_name
from elferrat.server.people import People, Signer
from elferrat.server.room import Room
from elferrat.server.store.facts import Standing
from elferrat.server.store.store import Store
from elferrat.server.verdicts import Refused
from elferrat.server.world import milliseconds
from tests.server.playing import Game

T = TypeVar("T")


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """What some work with a store comes to; the database is made if it is not there."""

    async def done() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


def running_game(seed: int = 11) -> Game:
    """A table of four in the middle of a game of extra."""
    table = Game("extra", 4, Random(seed), bots=(3,))
    table.fill()
    for _ in range(20):
        table.move()
    assert table.room.turn is not None
    return table


async def kept(store: Store, table: Game, code: str = "BCDFGH") -> int:
    log = [table.log[0], *table.log[1:]]
    log[0] = Entry(1, log[0].at, "created", None, log[0].body | {"code": code})
    return await store.create(code, log, standing(table.room, 1_000, log))


def test_a_table_is_listed_and_shown_without_anything_hidden(sqlite_url: str) -> None:
    table = running_game()

    async def looked(store: Store) -> tuple[object, dict[str, object]]:
        await kept(store, table)
        return await admin.listed(store), await admin.inspected(store, "bcdfgh")

    lines, shown = with_store(sqlite_url, looked)
    text = json.dumps([lines, shown])
    assert '"code": "BCDFGH"' in text
    assert table.room.secret not in text
    for seat in table.room.seats[:3]:
        assert seat.grant not in text
        assert seat.recovery not in text
    assert table.room.host not in text
    play = shown["play"]
    assert isinstance(play, dict)
    assert all(isinstance(hand, int) for hand in play["hands"])
    assert isinstance(play["stock"], int)
    assert "legal" not in play


def test_what_nobody_may_see_changes_nothing_that_is_shown(sqlite_url: str, tmp_path: Path) -> None:
    """Secrets and rights are exchanged for others: every byte stays but those that prove them."""
    table = running_game()
    other = [
        Entry(e.number, e.at, e.kind, e.seat, e.body | {"grant": "g", "recovery": "r"}, e.command)
        if e.kind == "seated"
        else e
        for e in table.log
    ]
    urls = [sqlite_url, f"sqlite:///{tmp_path}/other.db"]
    seen = []
    for url, log in zip(urls, (table.log, other), strict=True):

        async def looked(store: Store, log: list[Entry] = log) -> str:
            room = Room.from_log(log)
            await store.create("BCDFGH", log, standing(room, 1_000, log))
            return json.dumps(await admin.inspected(store, "BCDFGH"))

        seen.append(with_store(url, looked))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("database", ["sqlite_url", "postgres_url"])
def test_a_table_is_ended_beside_another_writer(
    database: str, request: pytest.FixtureRequest
) -> None:
    game = running_game()

    async def ended(store: Store) -> tuple[list[Entry], list[tuple[int, int]], int]:
        number = await kept(store, game)
        # Somebody else appends between reading and writing: the number is taken.
        load = store.load
        meanwhile = iter([game.move()])

        async def slow(table: int, after: int = 0) -> list[Entry]:
            found = await load(table, after)
            for entries in meanwhile:
                await store.append(table, entries, standing(game.room, 1_000, entries))
            return found

        store.load = slow  # type: ignore[method-assign]
        await admin.end(store, "BCDFGH")
        return await load(number), await store.orders(0), number

    log, orders, number = with_store(request.getfixturevalue(database), ended)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    assert (log[-1].kind, log[-1].body) == ("ended", {"why": "admin"})
    assert log[-2].kind == "moved"
    assert [order[1] for order in orders] == [number]


def test_what_is_ended_is_listed_no_more_and_ends_but_once(sqlite_url: str) -> None:
    async def ended(store: Store) -> tuple[list[str], list[str]]:
        await kept(store, running_game())
        await admin.end(store, "BCDFGH")
        with pytest.raises(Refused, match="closed"):
            await admin.end(store, "BCDFGH")
        open_ones = await admin.listed(store)
        return [t["code"] for t in open_ones], [
            t["code"] for t in await admin.listed(store, closed=True)
        ]

    assert with_store(sqlite_url, ended) == ([], ["BCDFGH"])


def test_a_seat_is_muted_and_heard_again(sqlite_url: str) -> None:
    async def muted(store: Store) -> list[bool]:
        number = await kept(store, running_game())
        seen = []
        for wish in (True, False):
            await admin.mute(store, "BCDFGH", 1, wish)
            seen.append(Room.from_log(await store.load(number)).seats[1].muted)
        with pytest.raises(Refused, match="seat 7"):
            await admin.mute(store, "BCDFGH", 7, True)
        return seen

    assert with_store(sqlite_url, muted) == [True, False]


def test_a_log_that_cannot_be_read_is_told_and_can_be_closed(sqlite_url: str) -> None:
    async def tried(store: Store) -> tuple[object, str]:
        log = [*running_game().log]
        log.append(Entry(len(log) + 1, log[-1].at, "teleported", 0))
        number = await store.create("BCDFGH", log, Standing("playing", summary={"seats": []}))
        shown = await admin.inspected(store, "BCDFGH")
        with pytest.raises(Unusable, match="cannot be opened"):
            await admin.mute(store, "BCDFGH", 0, True)
        await admin.end(store, "BCDFGH")
        with pytest.raises(Refused, match="closed"):
            await admin.end(store, "BCDFGH")
        facts = await store.table(number)
        assert facts is not None
        return shown["broken"], facts.standing.phase

    broken, phase = with_store(sqlite_url, tried)
    assert "unknown kind" in str(broken)
    assert phase == "closed"


def test_unknown_tables_and_players_are_named(sqlite_url: str) -> None:
    async def asked(store: Store) -> None:
        for work in (admin.inspected, admin.end):
            with pytest.raises(Unusable, match="XXXXXX"):
                await work(store, "XXXXXX")
        for about in (admin.player, admin.exported, admin.forget):
            with pytest.raises(Unusable, match="Nobody"):
                await about(store, "Nobody")

    with_store(sqlite_url, asked)


@pytest.mark.parametrize("database", ["sqlite_url", "postgres_url"])
def test_a_player_is_exported_and_forgotten(database: str, request: pytest.FixtureRequest) -> None:
    async def gone(store: Store) -> tuple[str, str, list[tuple[int, int]]]:
        player, code = await People(store, Signer("key"), milliseconds).keep("Adalbert")
        table = running_game()
        log = [
            Entry(
                e.number, e.at, e.kind, e.seat, e.body | {"name": "Adalbert", "player": player.id}
            )
            if e.kind == "seated" and e.seat == 1
            else e
            for e in table.log
        ]
        room = Room.from_log(log)
        await store.create("BCDFGH", log, standing(room, 1_000, log))
        exported = json.dumps(await admin.exported(store, "adalbert"))
        assert code not in exported
        shown = await admin.player(store, "ADALBERT")
        assert (shown["name"], shown["tables"]) == ("Adalbert", ["BCDFGH"])
        assert await admin.forget(store, "Adalbert") == "Adalbert"
        assert await store.player_named(same_name("Adalbert")) is None
        return exported, json.dumps(await admin.inspected(store, "BCDFGH")), await store.orders(0)

    exported, shown, orders = with_store(request.getfixturevalue(database), gone)
    assert "Adalbert" in exported
    assert "BCDFGH" in exported
    assert "Adalbert" not in shown
    assert len(orders) == 1


def test_only_a_database_that_is_there_is_opened(sqlite_url: str, tmp_path: Path) -> None:
    async def opened(url: str) -> None:
        async with admin.opened(url):
            pass

    with pytest.raises(Unusable, match="no database here"):
        asyncio.run(opened(sqlite_url))
    (tmp_path / "empty.db").touch()
    with pytest.raises(Unusable, match="no database here"):
        asyncio.run(opened(f"sqlite:///{tmp_path}/empty.db"))
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 500, encoding="utf-8")
    with pytest.raises(Unusable, match="no database"):
        asyncio.run(opened(f"sqlite:///{tmp_path}/letter.txt"))
