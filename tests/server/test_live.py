"""Live tables: stored before told, the same answer twice, reconnects, autopilot, clocks, bots."""

import asyncio
import threading
from typing import Any

import orjson
import pytest

from elferrat.play.record import read_record
from elferrat.play.replay import verify
from elferrat.server import commands as wire
from elferrat.server import filing, live, orders
from elferrat.server.clocks import LAG
from elferrat.server.room import DONE, PLAYING, Room
from elferrat.server.sight import missed
from elferrat.server.store.facts import FinishedGame, Player, StoreDown
from elferrat.server.store.games import Rate
from elferrat.server.store.store import Store
from elferrat.server.terms import read_terms
from elferrat.server.verdicts import Refused
from elferrat.server.workers import Answer
from tests.server.living import Client, code, play, serving, table_with

GAMES = [("elfer", 3), ("extra", 2), ("elfern", 2), ("schneider", 2)]


@pytest.mark.parametrize(("game", "people"), GAMES)
def test_a_whole_game_keeps_every_client_in_step(sqlite_url: str, game: str, people: int) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, game, people)
            watcher = await Client().join(table)
            await play(clients)
            await watcher.until(lambda: watcher.phase == "done")
            assert watcher.you is None
            stored = Room.from_log(await tables.world.store.load(table.table))
            assert stored.phase == DONE
            assert verify(read_record(stored.record().json())).holds

    asyncio.run(run())


def test_what_is_told_is_stored_already(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfern", 2)
            while clients[0].phase == "playing":
                mover = next(client for client in clients if client.legal)
                answer = await mover.ask(wire.Move, move=mover.legal[0])
                stored = await tables.world.store.load(table.table)
                assert stored[answer["number"] - 1].kind == "moved"
                for client in clients:
                    await client.reach(answer["number"])

    asyncio.run(run())


def test_a_repeated_command_gets_the_same_answer(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfern", 2)
            mover = next(client for client in clients if client.legal)
            command = wire.Move(id="same", do="move", expect=mover.number, move=mover.legal[0])
            answers = [await mover.send(command) for _ in range(3)]
            assert answers[0] == answers[1] == answers[2]
            room = await table.look()
            assert len(room.moves) == 1

    asyncio.run(run())


def test_a_repeated_command_gets_the_same_answer_after_a_restart(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfern", 2)
            mover = next(client for client in clients if client.legal)
            command = wire.Move(id="same", do="move", expect=mover.number, move=mover.legal[0])
            first = await mover.send(command)
        async with serving(sqlite_url) as tables:
            again = await Client(mover.grant).join(await tables.at(table.code), mover.number)
            assert await again.send(command) == first

    asyncio.run(run())


def test_a_stale_move_is_answered_with_what_was_missed(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfer", 2)
            mover = next(client for client in clients if client.legal)
            other = await Client(mover.grant).join(table)  # the same seat in a second tab
            move = mover.legal[0]
            assert (await mover.ask(wire.Move, move=move))["frame"] == "ack"
            answer = await other.ask(wire.Move, move=move)
            assert answer["frame"] == "stale"
            assert other.frames[-1]["frame"] == "welcome"
            assert other.events[-1]["kind"] == "moved"

    asyncio.run(run())


def test_after_a_reconnect_one_frame_holds_all_that_was_missed(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "extra", 2)
            lost, stays = clients
            lost.part()
            seen = len(lost.events)
            for _ in range(6):
                mover = lost if (await table.look()).turn == lost.you else stays
                assert mover.you is not None
                room = await table.look()
                assert room.position is not None
                move = room.position.game.legal_texts(room.position)[0]
                await mover.ask(wire.Move, move=move, expect=room.number)
            await stays.until(lambda: stays.number == table.audience.shown)
            await lost.join(table, lost.number)
            assert lost.frames[-1]["frame"] == "welcome"
            numbers = [event["number"] for event in lost.events]
            assert numbers == list(range(numbers[0], table.audience.shown + 1))
            assert len(lost.events) == seen + 6

    asyncio.run(run())


def test_a_slow_client_is_brought_up_to_date(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfer", 2, chat=True)
            slow = await Client().join(table)
            for number in range(300):
                await clients[0].ask(wire.Say, text=f"{number}")
                await clients[0].until(lambda: clients[0].number == table.audience.shown)
            await slow.until(lambda: slow.number == table.audience.shown)
            assert slow.connection.resyncs == 1

    asyncio.run(run())


def test_bots_play_to_the_end(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfer", 1, {1: "thumb", 2: "random"})
            await play(clients)
            record = (await table.look()).record()
            assert record.marks["bots"] == {"1": "thumb", "2": "random"}
            assert record.marks["by"]["bot"]

    asyncio.run(run())


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms


def test_a_deadline_is_warned_of_and_then_forces_the_autopilot(sqlite_url: str) -> None:
    async def run() -> None:
        time = Time()
        async with serving(sqlite_url, now=time) as tables:
            clock = {"kind": "turn", "seconds": 40}
            table, clients = await table_with(tables, "elfern", 2, clock=clock)
            deadline = clients[0].view["table"]["deadline"]
            assert deadline == time.ms + 40_000  # the lag is a reserve that nobody sees
            time.ms = deadline - 5_000
            table._put(table._wake)
            await clients[0].until(lambda: clients[0].frames[-1]["frame"] == "warning")
            assert clients[0].frames[-1]["deadline"] == deadline
            assert clients[0].phase == "playing"
            turn = clients[0].view["play"]["turn"]
            time.ms = deadline + LAG + 10_000
            table._put(table._wake)
            await clients[0].until(
                lambda: clients[0].view["table"]["seats"][turn]["away"] == "time"
            )

    asyncio.run(run())


@pytest.mark.parametrize("away", [2_000, 3_600_000])
def test_time_without_a_server_is_given_back_once(sqlite_url: str, away: int) -> None:
    async def run() -> None:
        time = Time()
        clock = {"kind": "turn", "seconds": 60}
        async with serving(sqlite_url, now=time) as tables:
            table, clients = await table_with(tables, "elfern", 2, clock=clock)
            deadline = clients[0].view["table"]["deadline"]
            time.ms += 10_000
            await tables._beat()
        time.ms += away
        for _ in range(2):
            async with serving(sqlite_url, now=time) as tables:
                again = await Client(clients[0].grant).join(await tables.at(table.code))
                await again.reach(again.table.audience.shown)
                assert again.view["table"]["deadline"] == deadline + away

    asyncio.run(run())


def test_a_hint_is_legal_and_told_to_nobody_else(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            _, clients = await table_with(tables, "elfer", 2)
            mover = next(client for client in clients if client.legal)
            answers: list[Any] = []
            done = asyncio.Event()

            def reply(frame: bytes) -> None:
                answers.append(frame)
                done.set()

            await mover.table.command(wire.Hint(id="h", do="hint"), mover.connection, reply)
            async with asyncio.timeout(20):
                await done.wait()
            assert any(move.encode() in answers[0] for move in mover.legal)

    asyncio.run(run())


def test_so_many_joins_at_once_give_exactly_so_many_seats(sqlite_url: str) -> None:
    async def run() -> None:
        from elferrat.server.terms import read_terms

        async with serving(sqlite_url) as tables:
            table = await tables.create(
                code(), read_terms({"game": "elfer", "seats": 4}), "host", {}
            )
            asked = [
                table.order(orders.Sit(f"N{n}", f"grant{n}", f"recovery{n}")) for n in range(9)
            ]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            refused = [each for each in answers if isinstance(each, Refused)]
            assert [each.clause for each in refused] == ["full"] * 5
            room = await table.look()
            assert len({seat.grant for seat in room.seats}) == 4

    asyncio.run(run())


def test_a_finished_game_is_in_the_lists_with_its_record(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfern", 2, games=2)
            await play(clients)
            kept = await tables.world.store.games_at(table.table)
            assert [each.finished.index for each in kept] == [0]
            finished = kept[0].finished
            log = await tables.world.store.load(table.table)
            record = Room.from_log(log[: finished.last]).record()
            assert record.result == finished.result
            for client in clients:
                await client.ask(wire.Ready)
            assert (await table.look()).phase == PLAYING

    asyncio.run(run())


def failing_once(store: Store) -> list[FinishedGame]:
    """Let the store fail to file one game; the games whose filing failed."""
    failed: list[FinishedGame] = []
    finish = store.finish

    async def once(game: FinishedGame, rate: Rate | None = None) -> int:
        if not failed:
            failed.append(game)
            raise StoreDown
        return await finish(game, rate)

    store.finish = once  # type: ignore[method-assign]
    return failed


def test_a_game_that_could_not_be_filed_is_filed_later_with_who_played_it(
    sqlite_url: str,
) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            failed = failing_once(tables.world.store)
            table, clients = await table_with(tables, "elfern", 2, games=2)
            names = [seat["name"] for seat in clients[0].view["table"]["seats"]]
            await play(clients)
            assert (await clients[0].ask(wire.Leave))["frame"] == "ack"
            async with asyncio.timeout(20):
                while not (kept := await tables.world.store.games_at(table.table)):
                    await asyncio.sleep(0)
            assert failed
            assert [seat.name for seat in kept[0].finished.seats] == names

    asyncio.run(run())


def test_a_game_finished_just_before_a_crash_is_filed_by_the_next_start(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfern", 2)

            async def lost() -> None:
                return None

            table._filing.file = lost  # type: ignore[method-assign]
            await play(clients)
            assert await tables.world.store.games_at(table.table) == []
        async with serving(sqlite_url) as tables:
            await (await tables.at(table.code)).look()
            assert len(await tables.world.store.games_at(table.table)) == 1

    asyncio.run(run())


def test_who_waits_when_a_table_goes_is_told_to_try_again(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, _ = await table_with(tables, "elfern", 2)
            waiting = asyncio.create_task(table.look())
            await asyncio.sleep(0)
            await table.close()
            with pytest.raises(StoreDown):
                await waiting
            with pytest.raises(StoreDown):
                await table.look()

    asyncio.run(run())


def test_nobody_reads_what_is_not_stored_yet(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfern", 2)
            store, stored = tables.world.store, table.audience.shown
            append, free = store.append, asyncio.Event()

            async def held(table: int, entries: Any, standing: Any) -> None:
                await free.wait()
                await append(table, entries, standing)

            store.append = held  # type: ignore[method-assign]

            async def reads() -> int:
                return (await table.look()).number

            reading = asyncio.create_task(reads())
            saying = asyncio.create_task(clients[0].ask(wire.Say, phrase="hello"))
            async with asyncio.timeout(20):
                assert await reading == stored
                free.set()
                assert (await saying)["frame"] == "ack"
                assert await reads() == stored + 1

    asyncio.run(run())


def test_other_tables_go_on_while_a_long_log_is_read(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, free = threading.Event(), threading.Event()

    def held(*given: Any) -> Any:
        reading.set()
        assert free.wait(20)
        return missed(*given)

    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, (lost, _) = await table_with(tables, "elfern", 2)
            _, clients = await table_with(tables, "elfern", 2)
            monkeypatch.setattr(live, "missed", held)
            back = asyncio.create_task(Client(lost.grant).join(table, lost.number - 1))
            async with asyncio.timeout(20):
                while not reading.is_set():
                    await asyncio.sleep(0)
                monkeypatch.undo()
                await play(clients)
            free.set()
            assert len((await back).frames[-1]["events"]) == 1

    asyncio.run(run())


def test_a_game_that_cannot_be_filed_does_not_stop_the_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> dict[int, object]:
        raise ZeroDivisionError

    async def run() -> None:
        async with serving(sqlite_url) as tables:
            store = tables.world.store
            player = await store.add_player(Player(0, "Ada", "ada", "hash", 0))
            read = read_terms({"game": "elfern", "seats": 2, "pace": 0, "games": 2})
            table = await tables.create(code(), read, "host-grant", {})
            clients = []
            for number, who in enumerate((player, None)):
                await table.order(orders.Sit(f"P{number}", f"g{number}", f"r{number}", who))
                clients.append(await Client(f"g{number}").join(table))
            for game in range(2):
                for client in clients:
                    assert (await client.ask(wire.Ready))["frame"] == "ack"
                    await client.reach(table.audience.shown)
                await clients[0].reach(table.audience.shown)
                if game == 0:
                    monkeypatch.setattr(filing, "rated", broken)
                await play(clients)
                monkeypatch.undo()
            assert len(await store.games_at(table.table)) == 1
        async with serving(sqlite_url) as tables:
            await (await tables.at(table.code)).look()
            assert len(await tables.world.store.games_at(table.table)) == 2

    asyncio.run(run())


def test_a_seat_gets_one_hint_at_a_time(sqlite_url: str) -> None:
    async def run() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "elfer", 2)
            mover = next(client for client in clients if client.legal)
            hints: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            workers, free = tables.world.workers, asyncio.Event()
            choose = workers.choose

            async def held(*given: Any) -> Answer:
                await free.wait()
                return await choose(*given)

            workers.choose = held  # type: ignore[method-assign,assignment]

            async def hint(number: int) -> None:
                command = wire.Hint(id=f"h{number}", do="hint")
                await table.command(
                    command, mover.connection, lambda text: hints.put_nowait(orjson.loads(text))
                )

            for number in range(3):
                await hint(number)
            async with asyncio.timeout(20):
                refused = [await hints.get() for _ in range(2)]
                assert [(each["id"], each["clause"]) for each in refused] == [
                    ("h1", "busy"), ("h2", "busy"),
                ]  # fmt: skip
                free.set()
                assert (await hints.get())["id"] == "h0"
                await hint(3)
                assert (await hints.get())["frame"] == "hint"

    asyncio.run(run())
