"""Who has no connection: told by each process, taken over by the autopilot, given back."""

import asyncio
from contextlib import AsyncExitStack

from elferrat.server import commands as wire
from elferrat.server.agenda import NOTICE
from elferrat.server.broker import RedisBroker
from tests.server.living import Client, serving, table_with


def test_after_the_grace_the_autopilot_plays_and_gives_the_seat_back(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url, grace=0) as tables:
            table, clients = await table_with(tables, "elfern", 2)
            lost, stays = clients
            lost.part()
            await stays.until(lambda: stays.view["table"]["seats"][lost.you]["away"] == "gone")
            again = await Client(lost.grant).join(table, lost.number)
            await again.until(lambda: not again.view["table"]["seats"][again.you]["away"])

    asyncio.run(run())


def test_a_seat_that_plays_by_commands_alone_is_not_said_to_be_gone(sqlite_url: str) -> None:
    clock = [1_700_000_000_000]

    async def run() -> None:
        async with serving(sqlite_url, now=lambda: clock[0]) as tables:
            table, (watches, program) = await table_with(tables, "elfern", 2)

            async def after(ms: int) -> list[list[int]]:
                """Who is told of as gone from now on, each time that it changes."""
                clock[0] += ms
                table.heard(0)
                await watches.reach((await watches.ask(wire.Say, phrase="hello"))["number"])
                frames, watches.frames = watches.frames, []
                told = [each["seats"] for each in frames if each["frame"] == "absent"]
                return [[one["seat"] for one in seats] for seats in told]

            program.part()
            assert await after(0) == []
            assert (await program.ask(wire.Say, phrase="hello"))["frame"] == "ack"
            assert await after(5 * NOTICE) == []
            assert await after(tables.world.grace // 2) == [[program.you]]
            assert (await program.ask(wire.Say, phrase="hello"))["frame"] == "ack"
            assert await after(5 * NOTICE) == [[]]

    asyncio.run(run())


def test_all_gone_the_autopilots_end_the_game(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url, grace=0) as tables:
            table, clients = await table_with(tables, "schneider", 2)
            watcher = await Client().join(table)
            for client in clients:
                client.part()
            await watcher.until(lambda: watcher.phase == "done")
            record = (await table.look()).record()
            assert len(record.marks["by"]["autopilot"]) == len(record.moves)

    asyncio.run(run())


def test_three_processes_say_of_nobody_that_he_is_gone_while_one_of_them_sees_him(
    sqlite_url: str, redis_url: str
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as open_now:
            places = []
            for _ in range(3):
                broker = await RedisBroker.open(redis_url)
                open_now.push_async_callback(broker.close)
                places.append(
                    await open_now.enter_async_context(serving(sqlite_url, broker=broker))
                )
            table, (ada, bea) = await table_with(places[0], "elfern", 2)
            watchers = [await Client().join(await place.at(table.code)) for place in places]
            ada.part()
            moved = await Client(ada.grant).join(await places[1].at(table.code))
            both = await Client(ada.grant).join(await places[2].at(table.code))
            moved.part()  # there is still the other one
            await asyncio.sleep(1.5 * NOTICE / 1000)
            assert (await bea.ask(wire.Say, phrase="hello"))["frame"] == "ack"
            for watcher in watchers:
                await watcher.reach(table.audience.shown)
                assert [f["absent"] for f in watcher.frames if f["frame"] == "welcome"] == [[]]
                assert "absent" not in [frame["frame"] for frame in watcher.frames]
            both.part()
            told = []
            for watcher in watchers:
                while (frame := await watcher.next())["frame"] != "absent":
                    pass
                told += frame["seats"]
            assert [one["seat"] for one in told] == [0] * 3
            times = [one["until"] for one in told]
            assert max(times) - min(times) < 1_000  # as many as the network took

    asyncio.run(run())
