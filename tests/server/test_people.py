"""People who keep a name: names, codes, tokens, statistics and ratings, on real databases."""

import asyncio
import json
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from sqlalchemy import text

from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.server.entry import Entry
from elferrat.server.people import People, Signer, code_hash, epoch, fresh_code
from elferrat.server.ratings import rated, replayed
from elferrat.server.store.facts import FinishedGame, Rating, SeatResult, Standing
from elferrat.server.store.store import Store

SIGNER = Signer("0123456789abcdef" * 4)
NOW = 1_800_000_000_000

With = Callable[[Callable[[People, Store], Awaitable[None]]], None]


@pytest.fixture
def with_people(database_url: str) -> With:
    """Runs a coroutine function with the people of an empty database."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[tuple[People, Store]]:
        store = await Store.open(database_url)
        try:
            clock = count(NOW)
            yield People(store, SIGNER, lambda: next(clock)), store
        finally:
            await store.close()

    def run(test: Callable[[People, Store], Awaitable[None]]) -> None:
        async def inside() -> None:
            async with opened() as (people, store):
                await test(people, store)

        asyncio.run(inside())

    return run


async def refused(asked: Awaitable[Any]) -> Unusable:
    with pytest.raises(Unusable) as caught:
        await asked
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    return caught.value


# --- keeping a name


def test_a_name_is_kept_and_found_again_on_another_device(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        ada, code = await people.keep("Ada", "de")
        assert (ada.name, ada.lang, ada.created, ada.seen) == ("Ada", "de", NOW, NOW)
        again = await people.recover(f" {code.lower().replace('-', ' ')} ")
        assert again == ada == await store.player(ada.id)
        assert await people.known(people.token(again)) == ada

    with_people(test)


def test_nobody_else_gets_a_name_or_one_like_it(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        await people.keep("Ada")
        for name in ("Ada", "ADA", "  ada "):
            error = await refused(people.keep(name))
            assert (error.place, error.message.key) == ("name", "player-name-taken")
        ben, _ = await people.keep("Ben")
        assert (await refused(people.rename(ben.id, "aDA"))).message.key == "player-name-taken"
        assert await store.player(ben.id) == ben
        assert (await people.rename(ben.id, "BEN")).name == "BEN"

    with_people(test)


def test_two_at_once_do_not_get_one_name(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        found = await asyncio.gather(
            *(people.keep(name) for name in ("Ada", "ADA", "ada")), return_exceptions=True
        )
        assert sum(isinstance(each, tuple) for each in found) == 1
        assert sum(isinstance(each, Unusable) for each in found) == 2

    with_people(test)


def test_a_name_that_cannot_be_used_is_refused_and_nothing_kept(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        for name in ("", "   ", "A\x00da", "Ada\u202e", "x" * 10_000):
            with pytest.raises(Unusable):
                await people.keep(name)
        ada, _ = await people.keep("Ada")
        with pytest.raises(Unusable):
            await people.rename(ada.id, "\x1b[2J")
        assert ada.id == 1
        assert await store.player(ada.id) == ada

    with_people(test)


def test_the_code_itself_is_nowhere_in_the_database(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        ada, code = await people.keep("Ada")
        assert ada.recovery == code_hash(code)
        assert code.replace("-", "") not in repr(ada)
        assert ada.recovery not in json.dumps(await people.export(ada.id))

    with_people(test)


def test_a_code_that_is_none_or_nobodys(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        await people.keep("Ada")
        for typed in ("", "eleven", "7K3MQ", "7" * 26, "7" * 1_000_000, "Ü" * 25, "\x00" * 25):
            assert (await refused(people.recover(typed))).message.key == "player-no-code"
        assert (await refused(people.recover(fresh_code()))).message.key == "player-unknown-code"

    with_people(test)


def test_a_renewed_code_ends_the_old_one_and_all_older_tokens(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        ada, old = await people.keep("Ada")
        ben, _ = await people.keep("Ben")
        tokens = [people.token(ada), people.token(await people.recover(old)), people.token(ben)]
        renewed, code = await people.renew(ada.id)
        assert epoch(renewed) != epoch(ada)
        assert [await people.known(token) for token in tokens] == [None, None, ben]
        assert (await refused(people.recover(old))).message.key == "player-unknown-code"
        assert await people.recover(code) == renewed
        assert await people.known(people.token(renewed)) == renewed

    with_people(test)


def test_a_new_name_ends_no_token(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        ada, _ = await people.keep("Ada")
        token = people.token(ada)
        renamed = await people.rename(ada.id, "Adele")
        assert await people.known(token) == renamed
        assert renamed.name == "Adele"
        await people.keep("Ada")  # free again

    with_people(test)


@pytest.mark.parametrize("first", ["rename", "mute"])
def test_a_rename_and_a_mute_at_the_same_moment_both_hold(with_people: With, first: str) -> None:
    """Neither carries along what it found of the other's field."""

    async def test(people: People, store: Store) -> None:
        ada, _ = await people.keep("Ada")
        free = threading.Event()
        held = asyncio.create_task(store._write(lambda _: free.wait(60)))
        jobs = [people.rename(ada.id, "Adele"), store.change_player(ada.id, muted=NOW + 5)]
        changes = [asyncio.create_task(job) for job in jobs[:: 1 if first == "rename" else -1]]
        assert await store.player(ada.id) == ada  # whatever they read of her, they have read now
        free.set()
        await asyncio.gather(held, *changes)
        found = await store.player(ada.id)
        assert found is not None
        assert (found.name, found.muted) == ("Adele", NOW + 5)

    with_people(test)


def test_who_is_forgotten_is_gone_and_the_name_free(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        ada, code = await people.keep("Ada")
        token = people.token(ada)
        await people.forget(ada.id)
        assert await people.known(token) is None
        await refused(people.recover(code))
        for asked in (people.rename(ada.id, "Eve"), people.renew(ada.id), people.export(ada.id)):
            assert (await refused(asked)).message.key == "player-unknown"
        again, _ = await people.keep("Ada")
        assert again.id != ada.id
        assert await people.known(token) is None

    with_people(test)


@pytest.mark.parametrize("token", ["", "x", ".", "a.b.c", "\x00", "ü", "\ud800", "9" * 100_000])
def test_a_token_that_is_none_is_nobodys(sqlite_url: str, token: str) -> None:
    async def test() -> None:
        store = await Store.open(sqlite_url)
        try:
            assert await People(store, SIGNER, lambda: NOW).known(token) is None
        finally:
            await store.close()

    asyncio.run(test())


# --- games


async def played(store: Store, players: list[int]) -> list[tuple[SeatResult, ...]]:
    """40 games of chance by these players, guests and bots, each rated as it ends."""
    rng, seats_of = Random(11), []
    table = await store.create("ELEVEN", [Entry(1, NOW, "created")], Standing("playing"))
    for index in range(40):
        held = rng.sample([*players, None, None, None], rng.randint(2, 4))
        marks = [rng.randrange(-9, 1) for _ in held]
        seats = tuple(
            SeatResult(
                f"{player}", mark == max(marks), mark, 1 + sum(each > mark for each in marks),
                player, rng.choice([None, "thumb", "random"]) if player is None else None,
            )
            for player, mark in zip(held, marks, strict=True)
        )  # fmt: skip
        kind = "elfer" if index % 3 else "extra"
        game = FinishedGame(table, index, kind, {}, 1, NOW, NOW, 1, 1, {}, seats)
        await store.finish(game, partial(rated, seats))
        if kind == "elfer":
            seats_of.append(seats)
    return seats_of


async def of_kind(store: Store, game: str) -> list[tuple[SeatResult, ...]]:
    return [kept.finished.seats for kept in await store.games_of_kind(game)]


def test_ratings_kept_game_by_game_are_those_of_all_games_played_again(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        players = [(await people.keep(name))[0].id for name in ("Ada", "Ben", "Cleo", "Dora")]
        elfer = await played(store, players)
        kept = {player: (await store.ratings(player))["elfer"] for player in players}
        assert kept == replayed(elfer) == replayed(await of_kind(store, "elfer"))
        assert len({rating.mu for rating in kept.values()}) == len(players)
        others = {player: (await store.ratings(player))["extra"] for player in players}
        assert others == replayed(await of_kind(store, "extra"))

    with_people(test)


def test_the_same_people_s_games_are_rated_in_the_order_of_their_ids(postgres_url: str) -> None:
    """Also by processes that finish them at the same time, one waiting for another's player."""

    async def test() -> None:
        stores = [await Store.open(postgres_url) for _ in range(3)]
        held, free = threading.Event(), threading.Event()
        try:
            people = People(stores[0], SIGNER, lambda: NOW)
            ada, ben = [(await people.keep(name))[0].id for name in ("Ada", "Ben")]
            games = [await one_game(stores[0], number) for number in ([ada], [ada, ben], [ben])]

            def hold(before: Mapping[int, Rating]) -> Mapping[int, Rating]:
                held.set()
                assert free.wait(60)
                return rated(games[0].seats, before)

            first = asyncio.create_task(stores[0].finish(games[0], hold))
            assert await asyncio.to_thread(held.wait, 60)
            second = asyncio.create_task(stores[1].finish(games[1], partial(rated, games[1].seats)))
            async with asyncio.timeout(60):
                while not await stores[2]._read(lambda c: c.scalar(text(WAITING))):
                    pass
            await stores[2].finish(games[2], partial(rated, games[2].seats))
            free.set()
            await asyncio.gather(first, second)
            kept = {player: (await stores[0].ratings(player))["elfer"] for player in (ada, ben)}
            assert kept == replayed(await of_kind(stores[0], "elfer"))
        finally:
            free.set()
            for store in stores:
                await store.close()

    asyncio.run(test())


WAITING = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock'
"""


async def one_game(store: Store, players: list[int]) -> FinishedGame:
    """A game that the players lose in their order, the last of them against a guest."""
    code = "".join(map(str, players))
    table = await store.create(code, [Entry(1, NOW, "created")], Standing("playing"))
    seats = tuple(SeatResult("", not n, 0, 1 + n, who) for n, who in enumerate([None, *players]))
    return FinishedGame(table, 0, "elfer", {}, 1, NOW, NOW, 1, 1, {}, seats)


def test_statistics_agree_with_the_games(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        players = [(await people.keep(name))[0].id for name in ("Ada", "Ben", "Cleo", "Dora")]
        elfer = await played(store, players)
        for player in players:
            own = [(seat, seats) for seats in elfer for seat in seats if seat.player == player]
            found = (await people.statistics(player))["elfer"]
            assert found.all.games == len(own)
            assert found.all.wins == sum(seat.won for seat, _ in own)
            assert found.all.points == sum(seat.points for seat, _ in own)
            runs = "".join("x" if seat.won else " " for seat, _ in own).split(" ")
            assert found.all.longest == max(map(len, runs))
            assert found.all.streak == len(runs[-1])
            assert found.all.shared == sum(
                seat.won and sum(each.won for each in seats) > 1 for seat, seats in own
            )
            assert {seats: part.games for seats, part in found.by_seats.items()} == Counter(
                len(seats) for _, seats in own
            )

    with_people(test)


def test_an_export_holds_the_games_and_the_rating(with_people: With) -> None:
    async def test(people: People, store: Store) -> None:
        ada = (await people.keep("Ada"))[0]
        await played(store, [ada.id])
        found = json.loads(json.dumps(await people.export(ada.id)))
        assert found["player"]["name"] == "Ada"
        assert len(found["games"]) == sum(
            results.all.games for results in (await people.statistics(ada.id)).values()
        )
        assert found["ratings"].keys() == {"elfer", "extra"}

    with_people(test)


# --- codes and tokens


def test_a_code_reads_well_and_its_look_alikes_are_the_same() -> None:
    code = fresh_code()
    assert [len(group) for group in code.split("-")] == [5] * 5
    assert not set(code) & set("ILOU")
    assert code != fresh_code()
    assert code_hash("01234-56789-ABCDE-FGHJK-MNPQR") == code_hash("oi23456789abcdefghjkmnpqr")
    assert code_hash("01234-56789-ABCDE-FGHJK-MNPQR") != code_hash("01234-56789-ABCDE-FGHJK-MNPQS")


@given(st.text())
def test_whatever_is_typed_is_a_code_or_none(typed: str) -> None:
    found = code_hash(typed)
    assert found is None or len(found) == 64


@given(st.text(max_size=12), st.integers(0, 8), st.text(max_size=40), st.integers(1, 2**63 - 1))
def test_tokens_say_what_was_signed(code: str, seat: int, grant: str, player: int) -> None:
    assume(code.isprintable() and grant.isprintable())
    seat_token = SIGNER.seat_token(code, seat, grant)
    assert SIGNER.read_seat_token(seat_token) == (code, seat, grant)
    assert SIGNER.read_host_token(SIGNER.host_token(code, grant)) == (code, grant)
    assert SIGNER.read_player_token(SIGNER.player_token(player, seat)) == (player, seat)


def test_a_token_is_fit_for_a_cookie_and_short() -> None:
    token = SIGNER.seat_token("ELEVEN", 5, "f" * 32)
    assert len(token) < 150
    assert set(token) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")


def test_no_kind_of_token_stands_for_another_nor_for_another_server() -> None:
    other = Signer("another key")
    seat, host = SIGNER.seat_token("ELEVEN", 1, "g"), SIGNER.host_token("ELEVEN", "g")
    player = SIGNER.player_token(1, 2)
    readers = ("read_seat_token", "read_host_token", "read_player_token")
    for token, own in ((seat, readers[0]), (host, readers[1]), (player, readers[2])):
        for reader in readers:
            assert (getattr(SIGNER, reader)(token) is not None) == (reader == own)
            assert getattr(other, reader)(token) is None


def test_a_changed_token_is_none() -> None:
    token = SIGNER.player_token(1, 2)
    assert SIGNER.read_player_token(token) == (1, 2)
    payload, _, signature = token.rpartition(".")
    forged = SIGNER.player_token(3, 2).rpartition(".")[0]
    for changed in (f"{forged}.{signature}", payload, f"{payload}.", f".{signature}", token + "A",
                    f"{payload}.{signature[1:]}", f"{payload}.{signature[::-1]}"):  # fmt: skip
        assert SIGNER.read_player_token(changed) is None


@given(st.text(), st.binary(max_size=80))
def test_garbage_is_no_token_and_never_an_error(typed: str, data: bytes) -> None:
    for garbage in (typed, data.decode("latin-1"), f"{typed}.{typed}", "\ud800" + typed):
        assert SIGNER.read_seat_token(garbage) is None
        assert SIGNER.read_host_token(garbage) is None
        assert SIGNER.read_player_token(garbage) is None


@pytest.mark.parametrize("values", [None, 5, [], ["A", 1], ["A", "1", "g"], ["A", True, "g"], {}])
def test_what_we_signed_in_another_form_is_none(values: object) -> None:
    own = SIGNER._seats
    assert SIGNER.read_seat_token(own.dumps(["A", 1, "g"])) == ("A", 1, "g")
    assert SIGNER.read_seat_token(own.dumps(values)) is None


def test_the_right_form_under_another_kind_is_none() -> None:
    assert SIGNER.read_seat_token(SIGNER._hosts.dumps(["A", 1, "g"])) is None
    assert SIGNER.read_host_token(SIGNER._players.dumps(["A", "g"])) is None
    assert SIGNER.read_player_token(SIGNER._seats.dumps([1, 2])) is None
