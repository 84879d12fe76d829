"""Several processes on one store: each follows what the others do, also when one of them ends."""

import asyncio

import pytest

from elferrat.server import commands as wire
from elferrat.server import orders
from elferrat.server.broker import RedisBroker
from elferrat.server.terms import read_terms
from tests.server.living import Client, code, serving, table_with


def test_two_processes_serve_one_table(database_url: str) -> None:
    async def run() -> None:
        async with serving(database_url) as one, serving(database_url) as other:
            table, clients = await table_with(one, "elfern", 2)
            there = await Client(clients[1].grant).join(await other.at(table.code))
            pair = [clients[0], there]
            while pair[0].phase == "playing":
                mover = next(client for client in pair if client.legal)
                answer = await mover.ask(wire.Move, move=mover.legal[0])
                assert answer["frame"] == "ack"
                for client in pair:
                    await client.table.look()
                    await client.reach(answer["number"])
            assert there.phase == "done"

    asyncio.run(run())


@pytest.mark.parametrize("read_before", [False, True])
def test_what_a_process_stored_and_told_nobody_is_told_by_the_next_that_reads_it(
    database_url: str, redis_url: str, read_before: bool
) -> None:
    """As if it had been killed in between: somebody at a third process waits for that move."""

    async def run() -> None:
        first, second = await RedisBroker.open(redis_url), await RedisBroker.open(redis_url)
        async with (
            serving(database_url) as killed,
            serving(database_url, broker=first) as hearing,
            serving(database_url, broker=second) as next_one,
        ):
            table, clients = await table_with(killed, "elfern", 2)
            mover = next(client for client in clients if client.legal)
            waiting = await Client().join(await hearing.at(table.code))
            if read_before:
                await Client().join(await next_one.at(table.code))
            answer = await mover.ask(wire.Move, move=mover.legal[0])
            assert waiting.number < answer["number"]
            await Client(mover.grant).join(await next_one.at(table.code))
            await waiting.reach(answer["number"])
        await first.close()
        await second.close()

    asyncio.run(run())


def test_the_last_seat_is_closed_through_another_process(database_url: str) -> None:
    async def run() -> None:
        async with serving(database_url) as one, serving(database_url) as other:
            read = read_terms({"game": "elfer", "seats": 4, "pace": 0})
            table = await one.create(code(), read, "host-grant", {})
            await table.order(orders.Sit("Ada", "grant-0", "recovery", host=True))
            host = await Client("grant-0", host=True).join(table)
            watcher = await Client().join(await other.at(table.code))
            for kind, fields, seats in ((wire.CloseSeat, {"seat": 3}, 3), (wire.OpenSeat, {}, 4)):
                answer = await host.ask(kind, **fields)
                assert answer["frame"] == "ack"
                await watcher.table.look()
                await watcher.reach(answer["number"])
                assert len(watcher.view["table"]["seats"]) == seats

    asyncio.run(run())
