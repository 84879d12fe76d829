"""The tables of a process: made, found, asleep, woken when due, set aside when broken."""

import asyncio
from typing import Any

import pytest

from elferrat.server import commands as wire
from elferrat.server import orders
from elferrat.server.clocks import DAY
from elferrat.server.entry import Entry
from elferrat.server.listing import IDLE_DAYS
from elferrat.server.live import LiveTable
from elferrat.server.people import People, Signer
from elferrat.server.room import CLOSED, PLAYING, Broken
from elferrat.server.store.facts import Standing, StoreDown
from elferrat.server.tables import CODE_LENGTH, LETTERS, NoTable, Tables
from elferrat.server.terms import read_terms
from elferrat.server.verdicts import Refused
from tests.server.living import Client, code, play, serving, table_with


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms


async def asleep(tables: Tables, clients: list[Client]) -> None:
    for client in clients:
        client.part()
        await client.table.look()
    async with asyncio.timeout(20):
        while tables.live:  # what was begun beside the game must be done first
            await tables._tidy()
            await asyncio.sleep(0)


def test_a_code_has_six_letters_and_finds_its_table_in_any_case(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table = await tables.create(code(), read_terms({"game": "elfern"}), "host", {})
            assert len(table.code) == CODE_LENGTH
            assert set(table.code) <= set(LETTERS)
            assert await tables.at(table.code.lower()) is table
            for wrong in ("", "ABCDEF", "BCDFG", "BCDFGHJ", "BCDFGHÄ", "ZZZZZZ"):
                with pytest.raises(NoTable):
                    await tables.at(wrong)

    asyncio.run(run())


def test_a_table_by_correspondence_sleeps_and_its_deadline_wakes_it(sqlite_url: str) -> None:
    async def run() -> None:
        time = Time()
        async with serving(sqlite_url, now=time) as tables:
            clock = {"kind": "days", "days": 2}
            table, clients = await table_with(tables, "elfern", 2, clock=clock)
            turn = clients[0].view["play"]["turn"]
            await asleep(tables, clients)
            time.ms += DAY
            await tables._sweep()
            assert not tables.live
            time.ms += DAY + 2_000
            await tables._sweep()
            woken = await tables.at(table.code)
            watcher = await Client().join(woken)
            await watcher.until(lambda: watcher.view["table"]["seats"][turn]["away"] == "time")

    asyncio.run(run())


def test_a_game_that_nobody_watches_is_played_to_its_end(sqlite_url: str) -> None:
    async def run() -> None:
        time = Time()
        async with serving(sqlite_url, now=time, grace=0) as tables:
            table, clients = await table_with(tables, "schneider", 2)
            code = table.code
        async with serving(sqlite_url, now=time, grace=0) as tables:
            time.ms += 60_000
            await tables._sweep()
            watcher = await Client().join(await tables.at(code))
            await watcher.until(lambda: watcher.phase == "done")
            assert clients

    asyncio.run(run())


def test_a_game_that_all_have_left_open_stays_until_the_autopilot_has_ended_it(
    sqlite_url: str,
) -> None:
    async def run() -> None:
        time = Time()
        async with serving(sqlite_url, now=time) as tables:
            table, clients = await table_with(tables, "schneider", 2, pace=0)
            for client in clients:
                client.part()
            await table.look()  # the parting is done by now
            await tables._tidy()
            assert list(tables.live.values()) == [table]
            time.ms += tables.world.grace
            table._put(table._wake)
            watcher = await Client().join(table)
            await watcher.until(lambda: watcher.phase == "done")

    asyncio.run(run())


def test_a_process_keeps_its_tables_to_itself_while_it_lives(sqlite_url: str) -> None:
    async def run() -> None:
        time = Time()
        async with serving(sqlite_url, now=time) as one, serving(sqlite_url, now=time) as other:
            _, clients = await table_with(one, "elfern", 2)
            for _ in range(40):
                time.ms += 10_000
                await one._beat()
                await other._sweep()
            assert not other.live
            assert clients[0].phase == PLAYING
            time.ms += 120_000
            await other._sweep()
            assert other.live

    asyncio.run(run())


def test_a_table_at_which_nobody_plays_is_closed_after_some_days(sqlite_url: str) -> None:
    async def run() -> None:
        time = Time()
        async with serving(sqlite_url, now=time) as tables:
            table = await tables.create(code(), read_terms({"game": "elfern"}), "host", {})
            await tables._tidy()
            time.ms += IDLE_DAYS * DAY
            await tables._sweep()
            room = await (await tables.at(table.code)).look()
            assert (room.phase, room.ended) == (CLOSED, "idle")

    asyncio.run(run())


def test_a_finished_table_that_sleeps_is_packed_and_reads_the_same(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfern", 2)
            await play(clients)
            view, number = clients[0].view, clients[0].number
            await asleep(tables, clients)
            again = await Client(clients[0].grant).join(await tables.at(table.code))
            assert (again.view, again.number) == (view, number)

    asyncio.run(run())


def test_a_log_that_this_version_cannot_read_is_set_aside_and_others_go_on(
    sqlite_url: str,
) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            broken = await tables.create(code(), read_terms({"game": "elfern"}), "host", {})
            sound = await tables.create(code(), read_terms({"game": "elfer"}), "host", {})
            number = (await broken.look()).number
            await tables._tidy()
            strange = Entry(number + 1, tables.world.now(), "levitated")
            due = Standing("gathering", due=0)
            await tables.world.store.append(broken.table, [strange], due)
            await tables._sweep()
            with pytest.raises(Broken):
                await tables.at(broken.code)
            room = await (await tables.at(sound.code)).look()
            assert room.code == sound.code

    asyncio.run(run())


def test_an_order_makes_a_table_look(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables, serving(sqlite_url) as admin:
            table, clients = await table_with(tables, "elfern", 2)
            there = await admin.at(table.code)
            await there.order(orders.End("admin"))
            await admin.world.store.order(table.table)
            await tables._sweep()
            await clients[0].until(lambda: clients[0].phase == "closed")
            assert clients[0].view["table"]["ended"] == "admin"
            assert (await clients[0].ask(wire.Undo))["clause"] == "closed"

    asyncio.run(run())


async def with_ada(tables: Tables) -> tuple[LiveTable, list[Client], int]:
    """A game between Ada, who keeps her name, and a guest."""
    people = People(tables.world.store, Signer("key"), tables.world.now)
    player, _ = await people.keep("Ada Gone")
    read = read_terms({"game": "elfern", "seats": 2, "pace": 0})
    table = await tables.create(code(), read, "host-grant", {})
    await table.order(orders.Sit("Ada Gone", "g0", "r0", player.id, kept=True))
    await table.order(orders.Sit("Bo", "g1", "r1"))
    clients = [await Client(grant).join(table) for grant in ("g0", "g1")]
    for client in clients:
        assert (await client.ask(wire.Ready))["frame"] == "ack"
    for client in clients:
        await client.reach(table.audience.shown)
    return table, clients, player.id


async def stored(tables: Tables, table: LiveTable) -> str:
    """All that the store has of a table."""
    store = tables.world.store
    return repr((await store.load(table.table), await store.table(table.table)))


def test_a_forgotten_name_goes_from_a_living_table_and_does_not_come_back(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients, player = await with_ada(tables)
            watcher = await Client().join(table)
            await tables.world.store.forget(player)
            # Before this process hears of it.
            assert (await clients[0].ask(wire.Rename, name="Ada Gone!"))["frame"] == "ack"
            assert "Ada Gone" in await stored(tables, table)
            await tables._sweep()
            assert "Ada Gone" not in await stored(tables, table)
            await watcher.until(lambda: "Ada Gone" not in repr(watcher.view))
            for client in clients:
                await client.until(lambda c=client: "Ada Gone" not in repr(c.view))  # type: ignore[misc]
            told = len(watcher.frames)
            await play([*clients, watcher])
            assert "Ada Gone" not in repr(watcher.frames[told:])
            assert "Ada Gone" not in await stored(tables, table)

    asyncio.run(run())


def test_a_forgotten_name_goes_also_where_a_bot_got_the_seat_meanwhile(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients, player = await with_ada(tables)
            host = await Client("g1", host=True).join(table)
            await tables.world.store.forget(player)
            assert (await clients[0].ask(wire.Rename, name="Ada Gone!"))["frame"] == "ack"
            assert (await host.ask(wire.Remove, seat=0))["frame"] == "ack"
            assert "Ada Gone" in await stored(tables, table)
            await tables._sweep()
            assert "Ada Gone" not in await stored(tables, table)

    asyncio.run(run())


def test_an_order_that_comes_while_the_store_is_away_is_carried_out_later(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            _, clients, player = await with_ada(tables)
            store = tables.world.store
            await store.forget(player)
            load = store.load

            async def down(table: int, after: int = 0) -> list[Entry]:
                store.load = load  # type: ignore[method-assign]
                raise StoreDown

            store.load = down  # type: ignore[method-assign]
            with pytest.raises(StoreDown):
                await tables._sweep()
            await tables._sweep()
            await clients[1].until(lambda: "Ada Gone" not in repr(clients[1].view))

    asyncio.run(run())


def test_a_table_that_cannot_be_read_any_more_keeps_no_other_alive(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            made = [await table_with(tables, "elfern", 2) for _ in range(2)]
            for table, clients in made:
                await clients[0].ask(wire.Leave)
                await clients[1].ask(wire.Leave)
                for client in clients:
                    client.part()
                await table.look()
            broken = made[0][0]
            last = (await broken.look()).number
            odd = Entry(last + 1, 0, "from_a_later_version", None)
            await tables.world.store.append(broken.table, [odd], Standing(PLAYING))
            async with asyncio.timeout(20):
                while tables.live:
                    await tables._tidy()
                    await asyncio.sleep(0)

    asyncio.run(run())


def test_a_bot_that_does_not_exist_makes_no_table(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            with pytest.raises(Refused):
                await tables.create(code(), read_terms({"game": "elfern"}), "host", {0: "god"})
            assert not tables.live

    asyncio.run(run())


def test_a_table_of_bots_alone_plays_once_it_is_started(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            terms = read_terms({"game": "elfern", "pace": 0})
            table = await tables.create(code(), terms, "host-grant", {0: "thumb", 1: "random"})
            host = await Client(host=True).join(table)
            assert (await host.ask(wire.Start))["frame"] == "ack"
            await host.until(lambda: host.phase == PLAYING)
            await host.until(lambda: host.phase == "done")

    asyncio.run(run())


def test_a_table_that_somebody_waits_for_is_not_let_go(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And where it is ended all the same, who waits is told to try again."""

    async def run() -> None:
        async with serving(sqlite_url) as tables:
            terms = read_terms({"game": "elfern", "pace": 0})
            table = await tables.create(code(), terms, "host-grant", {0: "thumb", 1: "thumb"})
            loading, load = asyncio.Event(), tables.world.store.load

            async def slow(*wanted: Any) -> Any:
                loading.set()
                await asyncio.Event().wait()
                return await load(*wanted)

            monkeypatch.setattr(tables.world.store, "load", slow)
            idle = [table.idle]
            looking = asyncio.create_task(table.look())
            await loading.wait()
            idle.append(table.idle)
            assert idle == [True, False]
            await table.close()
            with pytest.raises(StoreDown):
                await looking

    asyncio.run(run())
