"""Players who keep a name: found again, exported, and forgotten without a trace."""

import asyncio
import json
import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, text

from elferrat.server.entry import Entry
from elferrat.server.store.store import Conflict, Played, Rating, SeatResult, Standing, Store
from tests.server.services import Postgres
from tests.server.store.logs import (
    NOW,
    PLAYING,
    created,
    finished,
    moved,
    player,
    with_store,
    without_commands,
)


def test_players_are_found_and_change(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada", lang="de", seen=5))
        bo = await store.add_player(player("Bo"))
        assert ada != bo
        kept = player("Ada", id=ada, lang="de", seen=5)
        assert await store.player(ada) == kept
        assert await store.player_named("ada") == kept
        assert await store.player_recovering("hash of Ada") == kept
        assert await store.player(10_000) is None
        assert await store.player_named("Ada") is None
        assert await store.player_recovering("hash of ada") is None
        changed = replace(kept, name="Eva", unique="eva", recovery="x", seen=9, lang="it")
        told = await store.change_player(
            ada, name="Eva", unique="eva", recovery="x", seen=9, lang="it"
        )
        assert told == await store.player(ada) == changed
        assert await store.player_named("ada") is None
        muted = replace(changed, muted=NOW)
        assert await store.change_player(ada, muted=NOW) == await store.player(ada) == muted
        assert await store.change_player(ada, muted=None) == changed
        assert await store.player(bo) == player("Bo", id=bo)

    with_store(database_url, body)


def test_a_name_is_given_once(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada"))
        bo = await store.add_player(player("Bo"))
        with pytest.raises(Conflict):
            await store.add_player(player("ADA", recovery="another"))
        with pytest.raises(Conflict):
            await store.change_player(bo, name="Ada", unique="ada")
        assert await store.change_player(10_000, name="Cy", unique="cy") is None
        assert await store.player(bo) == player("Bo", id=bo)
        await store.forget(ada)
        assert await store.add_player(player("Ada")) not in (ada, bo)

    with_store(database_url, body)


def test_who_sits_where(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada, bo = [await store.add_player(player(name)) for name in ("Ada", "Bo")]

        async def tables(who: int) -> list[str]:
            return [facts.code for facts in await store.tables_of(who)]

        one = await store.create("ONE", created(), replace(PLAYING, seated=(ada,)))
        two = await store.create("TWO", created(), PLAYING)
        await store.append(two, [moved(2)], replace(PLAYING, seated=(bo, ada, ada)))
        assert (await tables(ada), await tables(bo)) == (["TWO", "ONE"], ["TWO"])
        await store.append(two, [moved(3)], PLAYING)
        assert await tables(bo) == ["TWO"]
        await store.append(two, [moved(4)], replace(PLAYING, seated=(bo,)))
        assert (await tables(ada), await tables(bo)) == (["ONE"], ["TWO"])
        cy = await store.add_player(player("Cy"))
        await store.forget(cy)
        await store.append(two, [moved(5)], replace(PLAYING, seated=(ada, bo, cy)))
        assert await tables(cy) == []
        await store.append(one, [moved(2)], Standing("closed"))
        assert (await tables(ada), await tables(bo)) == (["TWO"], ["TWO"])

    with_store(database_url, body)


def words(store_url: str, postgres: Postgres) -> str:
    """All that stands in a database, as text: chapters unpacked."""
    from sqlalchemy import select

    from elferrat.server.store.address import read_address, reading_engine
    from elferrat.server.store.chapters import unpacked
    from elferrat.server.store.schema import metadata

    engine = reading_engine(read_address(store_url))
    told = []
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)):
                told += [unpacked(v) if isinstance(v, bytes) else v for v in row]
    engine.dispose()
    return repr(told)


async def evening(store: Store, ada: int, bo: int) -> int:
    """A table at which both sat and talked, one game finished and packed, another going on."""
    names = [{"player": ada, "name": "Ada L."}, {"player": bo, "name": "Bo"}]
    log = [
        Entry(2, NOW, "seated", 0, {"who": names[0], "text": "share of Ada"}),
        Entry(3, NOW, "seated", 1, {"who": names[1]}),
        Entry(4, NOW, "said", 0, {"player": ada, "text": "Ada says hello"}),
        moved(5),
        Entry(6, NOW, "said", 1, {"player": bo, "text": "Bo says hello"}),
        Entry(7, NOW, "said", 0, {"player": ada, "text": "Ada says bye"}),
    ]
    standing = replace(PLAYING, seated=(ada, bo), summary={"names": names, "text": "kept"})
    table = await store.create("QWERTZ", created(by={"player": ada, "name": "Ada L."}), PLAYING)
    await store.append(table, log, standing)
    await store.pack(table, 5)
    seats = (SeatResult("Ada L.", True, 3, 1, ada), SeatResult("Bo", False, 0, 2, bo))
    result = {"sheet": [[names[0], 3], [names[1], 0]]}
    await store.finish(
        finished(table, 0, *seats, result=result),
        lambda _: {ada: Rating(26, 7, 1), bo: Rating(24, 7, 1)},
    )
    return table


def test_a_forgotten_player_leaves_no_trace(database_url: str, postgres: Postgres) -> None:
    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada L."))
        bo = await store.add_player(player("Bo"))
        table = await evening(store, ada, bo)
        before = await store.load(table)
        assert "Ada L." in words(database_url, postgres)
        await store.forget(ada)
        told = words(database_url, postgres)
        assert "Ada L" not in told
        assert "Ada says" not in told
        assert "Bo says hello" in told
        assert "share of Ada" in told  # a text of the deal, which the record needs
        assert await store.player(ada) is None
        assert (await store.ratings(ada), await store.played(ada)) == ({}, [])
        after = await store.load(table)
        assert [(e.number, e.kind, e.seat, e.at) for e in after] == [
            (e.number, e.kind, e.seat, e.at) for e in before
        ]
        assert after[5] == before[5]
        assert after[3].body == {"player": None, "text": ""}
        assert await store.orders(0) == [(1, table)]
        [kept] = await store.games_at(table)
        assert [(s.name, s.player) for s in kept.finished.seats] == [("", None), ("Bo", bo)]
        assert await store.played(bo) == [Played("extra", 2, 1, False, 0)]
        await store.forget(ada)

    with_store(database_url, body)


def test_what_is_just_packed_does_not_bring_a_forgotten_name_back(
    database_url: str, postgres: Postgres
) -> None:
    async def body(store: Store) -> None:
        ada, bo = [await store.add_player(player(name)) for name in ("Ada L.", "Bo")]
        table = await evening(store, ada, bo)
        write = store._write

        async def forget_first(work: Any) -> Any:  # what is to be packed was read before
            store._write = write  # type: ignore[method-assign]
            await store.forget(ada)
            return await write(work)

        store._write = forget_first  # type: ignore[method-assign]
        await store.pack(table, 7)
        assert "Ada" not in words(database_url, postgres).replace("share of Ada", "")
        before = await store.load(table)
        await store.pack(table, 7)
        assert await store.load(table) == without_commands(before)

    with_store(database_url, body)


def test_who_sits_down_while_being_forgotten_is_forgotten_there_too(
    database_url: str, postgres: Postgres
) -> None:
    async def body(store: Store) -> None:
        ada, bo = [await store.add_player(player(name)) for name in ("Ada L.", "Bo")]
        table = await evening(store, ada, bo)
        forget_at = store._forget_at

        async def and_sit_down(table: int, player: int) -> None:
            await forget_at(table, player)
            store._forget_at = forget_at  # type: ignore[method-assign]
            log = created(by={"player": ada, "name": "Ada L."})
            await store.create("XXXXXX", log, replace(PLAYING, seated=(ada,)))

        store._forget_at = and_sit_down  # type: ignore[method-assign]
        await store.forget(ada)
        assert "Ada L" not in words(database_url, postgres)
        assert [of for _, of in await store.orders(0)] == [table, table + 1]

    with_store(database_url, body)


def test_forgetting_waits_for_a_game_that_is_just_rated(postgres_url: str) -> None:
    """And not the game for it at the same time, which the server would end by breaking one off."""

    async def body(store: Store) -> None:
        other = await Store.open(postgres_url)
        ada, bo = [await store.add_player(player(name)) for name in ("Ada", "Bo")]
        table = await evening(store, ada, bo)
        rating, go_on = threading.Event(), threading.Event()
        deleted: list[str] = []

        def hold(before: Mapping[int, Rating]) -> Mapping[int, Rating]:
            rating.set()
            assert go_on.wait(60)
            return before

        def note(_c: object, _k: object, statement: str, *_: object) -> None:
            deleted.extend([statement] * statement.startswith("DELETE FROM ratings"))

        seats = (SeatResult("Ada", True, 3, 1, ada), SeatResult("Bo", False, 0, 2, bo))
        game = asyncio.create_task(store.finish(finished(table, 1, *seats), hold))
        assert await asyncio.to_thread(rating.wait, 60)
        event.listen(other._writing, "before_cursor_execute", note)
        forgotten = asyncio.create_task(other.forget(ada))
        async with asyncio.timeout(60):
            while not await store._read(lambda connection: connection.scalar(text(WAITING))):
                pass
        go_on.set()
        await asyncio.gather(game, forgotten)
        assert len(deleted) == 1
        assert await store.ratings(ada) == {}
        [latest, _] = await store.games_at(table)
        assert [seat.player for seat in latest.finished.seats] == [None, bo]
        await other.close()

    with_store(postgres_url, body)


WAITING = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock'
"""


def test_an_export_holds_what_is_kept_and_no_more(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada L.", lang="fr"))
        bo = await store.add_player(player("Bo"))
        await evening(store, ada, bo)
        found: dict[str, Any] = json.loads(json.dumps(await store.export(ada)))
        assert (found["player"]["name"], found["player"]["lang"]) == ("Ada L.", "fr")
        assert found["ratings"] == {"extra": {"mu": 26.0, "sigma": 7.0, "games": 1}}
        assert found["games"][0]["code"] == "QWERTZ"
        said = [e["about"].get("text") for e in found["tables"][0]["entries"]]
        assert said == [None, None, "Ada says hello", "Ada says bye"]
        text = json.dumps(found)
        assert "hash of" not in text
        assert "Bo says" not in text
        assert await store.export(10_000) is None

    with_store(database_url, body)
