"""Tables and their logs: what is stored comes back, once, and nobody overwrites anybody."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from elferrat.server.entry import Entry
from elferrat.server.store.store import Conflict, Standing, Store, StoreDown
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


def test_a_log_comes_back_as_it_was_given(database_url: str) -> None:
    log = [
        Entry(1, NOW, "created", None, {"secret": "ß “x” \\ \u2028 🂡", "deep": {"a": [1, None]}}),
        Entry(2, NOW + 1, "seated", 0, {}, "ada:1"),
        Entry(3, NOW + 1, "moved", 5, {"number": 2**53, "part": 0.1, "yes": True}, "ada:2"),
        Entry(4, NOW - 5, "said", 0, {"text": "a\0b\n"}, None),
    ]

    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", log[:1], PLAYING)
        await store.append(table, log[1:3], PLAYING)
        await store.append(table, log[3:], PLAYING)
        assert await store.load(table) == log
        assert await store.load(table, 2) == log[2:]
        assert await store.load(table, 4) == []
        assert await store.load(table + 1) == []
        assert await store.find("QWERTZ") == table
        assert await store.find("QWERTA") is None

    async def again(store: Store) -> None:
        table = await store.find("QWERTZ")
        assert table is not None
        assert await store.load(table) == log

    with_store(database_url, body)
    with_store(database_url, again)


def test_a_code_is_given_once(database_url: str) -> None:
    async def body(store: Store) -> None:
        first = await store.create("QWERTZ", created(), PLAYING)
        with pytest.raises(Conflict):
            await store.create("QWERTZ", created(NOW + 1), PLAYING)
        second = await store.create("QWERTY", created(NOW + 1), PLAYING)
        assert first != second
        assert await store.load(first) == created()

    with_store(database_url, body)


@pytest.mark.parametrize(
    "entry",
    [moved(2, "b"), moved(4), replace(moved(3), command="a:2"), replace(moved(2), at=NOW)],
    ids=["number", "gap", "command", "time"],
)
def test_somebody_else_was_first(database_url: str, entry: Entry) -> None:
    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        other = await store.create("QWERTY", created(), PLAYING)
        await store.append(table, [moved(2)], PLAYING)
        with pytest.raises(Conflict):
            await store.append(table, [entry, moved(entry.number + 1, "c")], Standing("closed"))
        assert await store.load(table) == [*created(), moved(2)]
        facts = await store.table(table)
        assert facts is not None
        assert (facts.last, facts.standing) == (2, PLAYING)
        await store.append(other, [moved(2)], PLAYING)  # commands are each table's own

    with_store(database_url, body)


def test_only_the_guilty_of_a_batch_hears_of_a_conflict(database_url: str) -> None:
    async def body(store: Store) -> None:
        tables = [await store.create(f"T{n}", created(), PLAYING) for n in range(40)]
        wrong = {3: moved(3), 17: replace(moved(2), command="host:1"), 39: moved(1)}
        given = [wrong.get(n, moved(2)) for n in range(40)]
        outcomes = await asyncio.gather(
            *(store.append(t, [e], PLAYING) for t, e in zip(tables, given, strict=True)),
            return_exceptions=True,
        )
        assert {n for n, outcome in enumerate(outcomes) if outcome is not None} == set(wrong)
        assert all(isinstance(outcomes[n], Conflict) for n in wrong)
        for n, table in enumerate(tables):
            assert len(await store.load(table)) == (1 if n in wrong else 2)

    with_store(database_url, body)


def test_a_table_may_append_without_waiting(database_url: str) -> None:
    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        await asyncio.gather(*(store.append(table, [moved(n)], PLAYING) for n in range(2, 500)))
        assert await store.load(table) == [*created(), *map(moved, range(2, 500))]

    with_store(database_url, body)


def test_the_same_again_is_no_conflict(database_url: str) -> None:
    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        assert await store.create("QWERTZ", created(), PLAYING) == table
        for _ in range(2):
            await store.append(table, [moved(2), moved(3)], PLAYING)
        with pytest.raises(Conflict):
            await store.append(table, [moved(3), moved(4)], PLAYING)
        assert await store.load(table) == [*created(), moved(2), moved(3)]

    with_store(database_url, body)


def test_of_two_stores_one_is_first(database_url: str) -> None:
    async def body(store: Store) -> None:
        other = await Store.open(database_url)
        table = await store.create("QWERTZ", created(), PLAYING)
        number = {store: 0, other: 0}

        async def writes(own: Store, who: str) -> None:
            while (log := await own.load(table))[-1].number < 100:
                try:
                    await own.append(table, [moved(log[-1].number + 1, who)], PLAYING)
                    number[own] += 1
                except Conflict:
                    continue

        await asyncio.gather(writes(store, "a"), writes(other, "b"))
        log = await store.load(table)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        by = [str(entry.command)[0] for entry in log[1:]]
        assert (by.count("a"), by.count("b")) == (number[store], number[other])
        assert sum(number.values()) == len(log) - 1
        await other.close()

    with_store(database_url, body)


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: replace(entry, body={"x": object()}),
        lambda entry: replace(entry, body={"x": "\ud800"}),
        lambda entry: replace(entry, command="a:\0"),
        lambda entry: replace(entry, number=7),
    ],
    ids=["object", "surrogate", "zero", "gap"],
)
def test_what_cannot_be_stored(sqlite_url: str, change: Callable[[Entry], Entry]) -> None:
    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        with pytest.raises(ValueError, match=r"JSON|surrogate|zero|due|UTF-8"):
            await store.append(table, [moved(2), change(moved(3))], PLAYING)
        with pytest.raises(ValueError, match="nothing"):
            await store.append(table, [], PLAYING)
        assert await store.load(table) == created()

    with_store(sqlite_url, body)


def test_a_number_too_large_for_its_column_harms_no_other_table(postgres_url: str) -> None:
    async def body(store: Store) -> None:
        tables = [await store.create(f"T{n}", created(), PLAYING) for n in range(3)]
        given = [moved(2), replace(moved(2), seat=2**40), moved(2)]
        outcomes = await asyncio.gather(
            *(store.append(t, [e], PLAYING) for t, e in zip(tables, given, strict=True)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), ValueError, type(None)]
        assert str(outcomes[1]) == "not storable: NumericValueOutOfRange"

    with_store(postgres_url, body)


def test_lists_of_tables(database_url: str) -> None:
    async def body(store: Store) -> None:
        open_tables = [
            await store.create(f"T{n}", created(), replace(PLAYING, summary={"n": n}))
            for n in range(5)
        ]
        await store.create("HIDDEN", created(), replace(PLAYING, listed=False))
        await store.append(open_tables[1], [moved(2)], replace(PLAYING, phase="closed"))
        await store.append(open_tables[2], [moved(2)], replace(PLAYING, phase="between"))
        assert [facts.code for facts in await store.codes()] == ["T4", "T3", "T2", "T0"]
        page = await store.codes(most=2)
        assert [facts.standing.summary["n"] for facts in page] == [4, 3]
        assert [f.code for f in await store.codes(before=page[-1].id, most=2)] == ["T2", "T0"]
        everything = [facts.code for facts in await store.tables()]
        assert everything == ["HIDDEN", "T4", "T3", "T2", "T1", "T0"]
        facts = await store.table(open_tables[2])
        assert facts is not None
        assert (facts.code, facts.created, facts.last) == ("T2", NOW, 2)
        assert facts.standing == Standing("between", None, True, {"game": "extra"})
        assert await store.table(10_000) is None

    with_store(database_url, body)


def test_tables_that_are_due(database_url: str) -> None:
    async def body(store: Store) -> None:
        for n, due in enumerate((50, None, 30, 40, 10)):
            phase = "closed" if due == 10 else "playing"
            await store.create(f"T{n}", created(), Standing(phase, due))
        found = {t: facts.code for facts in await store.tables() for t in [facts.id]}
        assert [found[t] for t in await store.due(40, 10)] == ["T2", "T3"]
        assert [found[t] for t in await store.due(100, 2)] == ["T2", "T3"]
        assert await store.due(29, 10) == []

    with_store(database_url, body)


def test_packing_changes_nothing_but_commands(database_url: str) -> None:
    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        log = [*created(), *map(moved, range(2, 31))]
        await store.append(table, log[1:], PLAYING)
        for last in (10, 10, 4, 20):
            await store.pack(table, last)
        expected = [*without_commands(log[:20]), *log[20:]]
        for after in (0, 3, 10, 15, 20, 25, 30):
            assert await store.load(table, after) == expected[after:]
        with pytest.raises(Conflict):
            await store.append(table, [moved(20)], PLAYING)
        with pytest.raises(ValueError, match="no entry 32"):
            await store.pack(table, 32)
        await store.append(table, [moved(31)], PLAYING)
        await store.pack(table, 31)
        assert await store.load(table) == without_commands([*log, moved(31)])

    with_store(database_url, body)


def test_two_processes_pack_and_read_at_once(database_url: str) -> None:
    async def body(store: Store) -> None:
        other = await Store.open(database_url)
        table = await store.create("QWERTZ", created(), PLAYING)
        log = [*created(), *map(moved, range(2, 201))]
        await store.append(table, log[1:], PLAYING)

        async def packs(own: Store) -> None:
            for last in range(10, 201, 10):
                await own.pack(table, last)

        async def reads(own: Store) -> None:
            for _ in range(60):
                assert without_commands(await own.load(table)) == without_commands(log)

        await asyncio.gather(packs(store), packs(other), reads(store), reads(other))
        assert await other.load(table) == without_commands(log)
        await other.close()

    with_store(database_url, body)


def test_a_dropped_table_is_gone(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada"))
        seated = replace(PLAYING, seated=(ada,))
        gone, stays = [await store.create(code, created(), seated) for code in ("GONE", "STAYS")]
        for table in (gone, stays):
            await store.append(table, [moved(2), moved(3)], PLAYING)
            await store.pack(table, 2)
            await store.finish(finished(table))
        await store.drop(gone)
        assert await store.find("GONE") is None
        assert await store.load(gone) == []
        assert await store.games_at(gone) == []
        assert [facts.code for facts in await store.tables_of(ada)] == ["STAYS"]
        assert len(await store.load(stays)) == 3
        with pytest.raises(Conflict):
            await store.append(gone, [moved(4)], PLAYING)

    with_store(database_url, body)


def test_between_processes(database_url: str) -> None:
    async def body(store: Store) -> None:
        assert await store.last_heartbeat() is None
        await store.heartbeat("old", NOW - 100_000_000)
        await store.heartbeat("one", NOW)
        await store.heartbeat("two", NOW - 5)
        assert await store.last_heartbeat() == NOW
        await store.heartbeat("one", NOW + 3)
        assert await store.last_heartbeat() == NOW + 3

        assert await store.orders(0) == []
        assert [await store.order(table) for table in (7, 8, 7)] == [1, 2, 3]
        assert await store.orders(0) == [(1, 7), (2, 8), (3, 7)]
        assert await store.orders(2) == [(3, 7)]
        for _ in range(1100):
            await store.order(9)
        assert len(await store.orders(0)) == 1000
        assert (await store.orders(0))[-1] == (1103, 9)

    with_store(database_url, body)


def test_a_setting_is_made_once(database_url: str) -> None:
    async def body(store: Store) -> None:
        other = await Store.open(database_url)
        made: list[str] = []

        def make() -> str:
            made.append(f"key {len(made)}")
            return made[-1]

        keys = await asyncio.gather(
            *(own.setting("key", make) for own in (store, other) for _ in range(3))
        )
        assert len(set(keys)) == 1
        count = len(made)
        assert await store.setting("key", make) == keys[0]
        assert len(made) == count
        assert await store.setting("salt", lambda: "x") == "x"
        await other.close()

    with_store(database_url, body)


def test_whoever_gives_up_waiting_disturbs_nobody(sqlite_url: str) -> None:
    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        tasks = [
            asyncio.ensure_future(store.append(table, [moved(n)], PLAYING)) for n in range(2, 50)
        ]
        await asyncio.sleep(0)
        tasks[5].cancel()
        outcomes: list[Any] = await asyncio.gather(*tasks, return_exceptions=True)
        assert [o for o in outcomes if o is not None and not isinstance(o, BaseException)] == []
        assert isinstance(outcomes[5], asyncio.CancelledError)
        assert outcomes.count(None) == len(tasks) - 1
        assert len(await store.load(table)) == 49

    with_store(sqlite_url, body)


def test_too_many_waiting_are_refused(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elferrat.server.store.writer.WAITING", 10)

    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        outcomes = await asyncio.gather(
            *(store.append(table, [moved(n)], PLAYING) for n in range(2, 14)),
            return_exceptions=True,
        )
        assert outcomes[:10] == [None] * 10
        for refused in outcomes[10:]:
            assert isinstance(refused, StoreDown)
            assert refused.message.key == "store-crowded"
        await store.append(table, [moved(12)], PLAYING)

    with_store(sqlite_url, body)
