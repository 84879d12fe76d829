"""Finished games, what a player's came to, and ratings."""

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from elferrat.server.store import schema
from elferrat.server.store.store import KeptGame, Played, Rating, SeatResult, Store
from tests.server.store.logs import NOW, PLAYING, created, finished, player, with_store


def seat(player: int, won: bool = True, points: int = 1) -> SeatResult:
    """The result of a player's seat."""
    return SeatResult(f"player {player}", won, points, 1 if won else 2, player)


def test_a_game_comes_back_by_its_link_table_and_player(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada"))
        table = await store.create("QWERTZ", created(), PLAYING)
        other = await store.create("QWERTY", created(), PLAYING)
        bots = SeatResult("thumb", False, -2, 2, bot="thumb")
        games = [
            finished(table, 0, seat(ada), bots, options={"hand": 9}),
            finished(table, 1, bots, seat(ada, won=False)),
            finished(other, 0, bots, bots),
        ]
        keys = [await store.finish(game) for game in games]
        found = await store.game(games[0].public)
        assert found is not None
        assert (found.id, found.code, found.finished) == (keys[0], "QWERTZ", games[0])
        assert await store.game("no such game") is None
        assert [g.finished for g in await store.games_at(table)] == [games[1], games[0]]
        assert [g.id for g in await store.games_at(table, before=keys[1])] == [keys[0]]
        assert [g.id for g in await store.games_at(table, most=1)] == [keys[1]]
        assert [g.finished for g in await store.games_of(ada)] == [games[1], games[0]]
        assert [g.id for g in await store.games_of(ada, before=keys[1])] == [keys[0]]
        assert [g.id for g in await store.games_of(ada, most=1)] == [keys[1]]

    with_store(database_url, body)


def test_a_game_is_kept_and_rated_once(database_url: str) -> None:
    async def body(store: Store) -> None:
        other = await Store.open(database_url)
        ada = await store.add_player(player("Ada"))
        table = await store.create("QWERTZ", created(), PLAYING)

        def rate(before: Mapping[int, Rating]) -> Mapping[int, Rating]:
            known = before.get(ada, Rating(25, 8, 0))
            return {ada: Rating(known.mu + 1, known.sigma / 2, known.games + 1)}

        games = [finished(table, 0, seat(ada)) for _ in range(8)]
        keys = await asyncio.gather(
            *(own.finish(game, rate) for own in (store, other) for game in games),
        )
        assert len(set(keys)) == 1
        assert await store.ratings(ada) == {"extra": Rating(26, 4, 1)}
        [kept] = await store.games_at(table)
        assert kept.finished.public in {game.public for game in games}
        await store.finish(finished(table, 1, seat(ada)), rate)
        await store.finish(finished(table, 2, seat(ada), game="elfern"), rate)
        assert await store.ratings(ada) == {"elfern": Rating(26, 4, 1), "extra": Rating(27, 2, 2)}
        await other.close()

    with_store(database_url, body)


def test_ratings_change_one_by_one(database_url: str) -> None:
    async def body(store: Store) -> None:
        other = await Store.open(database_url)
        people = [await store.add_player(player(name)) for name in ("Ada", "Bo", "Cy")]
        tables = [await store.create(f"T{n}", created(), PLAYING) for n in range(30)]

        def rate(before: Mapping[int, Rating]) -> Mapping[int, Rating]:
            known = {p: before.get(p, Rating(0, 1, 0)) for p in people}
            return {p: Rating(r.mu + 1, r.sigma, r.games + 1) for p, r in known.items()}

        seats = [seat(p) for p in people]
        await asyncio.gather(
            *(
                (store, other)[n % 2].finish(finished(table, 0, *seats), rate)
                for n, table in enumerate(tables)
            )
        )
        for p in people:
            assert await store.ratings(p) == {"extra": Rating(30, 1, 30)}
        await other.close()

    with_store(database_url, body)


def test_a_ranking_counts_what_is_certain(database_url: str) -> None:
    async def body(store: Store) -> None:
        ratings = {"Ada": Rating(30, 8, 1), "Bo": Rating(25, 1, 90), "Cy": Rating(26, 2, 9)}
        people = {name: await store.add_player(player(name)) for name in ratings}
        table = await store.create("QWERTZ", created(), PLAYING)
        seats = [seat(p) for p in people.values()]
        await store.finish(
            finished(table, 0, *seats), lambda _: {people[n]: r for n, r in ratings.items()}
        )
        ranks = await store.ranking("extra")
        assert [(r.name, r.player, r.rating) for r in ranks] == [
            (name, people[name], ratings[name]) for name in ("Bo", "Cy", "Ada")
        ]
        assert [r.name for r in await store.ranking("extra", most=1)] == ["Bo"]
        assert await store.ranking("elfern") == []

    with_store(database_url, body)


def test_a_rating_that_cannot_be_made_keeps_nothing(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada"))
        table = await store.create("QWERTZ", created(), PLAYING)

        def rate(_: Mapping[int, Rating]) -> Mapping[int, Rating]:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await store.finish(finished(table, 0, seat(ada)), rate)
        assert await store.games_at(table) == []
        await store.finish(finished(table, 0, seat(ada)))
        assert len(await store.games_at(table)) == 1

    with_store(database_url, body)


@pytest.mark.parametrize("seed", range(4))
def test_what_a_player_played(database_url: str, seed: int) -> None:
    chance = random.Random(seed)

    async def body(store: Store) -> None:
        ada, bo, cy = [await store.add_player(player(name)) for name in ("Ada", "Bo", "Cy")]
        assert await store.played(ada) == []
        table = await store.create("QWERTZ", created(), PLAYING)
        expected = []
        for index in range(60):
            name = chance.choice(["elfer", "extra", "schneider"])
            others = chance.sample([bo, cy, None, None, None], chance.randint(1, 5))
            seats = [
                replace(seat(0, chance.random() < 0.4, chance.randrange(-5, 9)), player=other)
                for other in others
            ]
            if chance.random() < 0.8:
                own = seat(ada, chance.random() < 0.7, chance.randrange(-5, 9))
                seats.insert(chance.randrange(len(seats)), own)
                winners = sum(each.won for each in seats)
                expected.append(Played(name, len(seats), winners, own.won, own.points))
            ended = NOW - index  # the order is that of the ids
            await store.finish(finished(table, index, *seats, game=name, ended=ended))
        assert await store.played(ada) == expected

    with_store(database_url, body)


def test_a_game_against_oneself_is_nobody_s_won_or_lost(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada, bo = [await store.add_player(player(name)) for name in ("Ada", "Bo")]
        table = await store.create("QWERTZ", created(), PLAYING)
        await store.finish(finished(table, 0, seat(ada), seat(bo, won=False), seat(ada, won=False)))
        assert await store.played(ada) == []
        assert await store.played(bo) == [Played("extra", 3, 1, False, 1)]

    with_store(database_url, body)


def test_the_games_of_ten_thousand_evenings_are_read_at_once(database_url: str) -> None:
    """One query, whose time stays far from what anybody would wait."""

    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada"))
        numbers = range(1, 10_001)
        game = {"table_id": 1, "game": "extra", "options": "{}", "rules": 1, "started": NOW,
                "ended": NOW, "first": 1, "last": 2, "result": "{}"}  # fmt: skip
        places: list[dict[str, Any]] = [
            {"player": ada, "won": True},
            {"player": None, "won": False},
        ]

        def fill(connection: Connection) -> None:
            rows = [game | {"id": n, "public": f"{n}", "index": n} for n in numbers]
            connection.execute(insert(schema.games), rows)
            held = [
                {"game_id": n, "seat": place, "name": "", "points": n, "place": 1, **each}
                for n in numbers
                for place, each in enumerate(places)
            ]
            connection.execute(insert(schema.game_players), held)

        await store._write(fill)
        began = time.perf_counter()
        found = await store.played(ada)
        assert time.perf_counter() - began < 2  # 0.1 s on an idle machine
        assert [each.points for each in found] == list(numbers)
        assert set(found) >= {Played("extra", 2, 1, True, 1)}

    with_store(database_url, body)


def test_games_of_a_kind_are_given_in_pages_the_oldest_first(database_url: str) -> None:
    async def body(store: Store) -> None:
        table = await store.create("QWERTZ", created(), PLAYING)
        games = [finished(table, n, game=("extra", "elfer")[n % 3 == 0]) for n in range(10)]
        keys = [await store.finish(game) for game in games]
        page = await store.games_of_kind("extra", most=4)
        assert [(kept.id, kept.finished) for kept in page] == [
            (keys[n], games[n]) for n in (1, 2, 4, 5)
        ]
        page = await store.games_of_kind("extra", page[-1].id, most=4)
        assert [kept.finished for kept in page] == [games[7], games[8]]
        assert await store.games_of_kind("extra", page[-1].id) == []

    with_store(database_url, body)


def test_new_ratings_come_in_the_place_of_all_old_ones(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada, bo = [await store.add_player(player(name)) for name in ("Ada", "Bo")]
        table = await store.create("QWERTZ", created(), PLAYING)
        for index, game in enumerate(("extra", "extra", "elfer", "extra")):
            await store.finish(
                finished(table, index, seat(ada), seat(bo), game=game),
                lambda _: dict.fromkeys((ada, bo), Rating(1, 1, 1)),
            )
        keys = [kept.id for kept in await store.games_of_kind("extra")]
        later: list[list[int]] = []

        def rate(games: Sequence[KeptGame]) -> Mapping[int, Rating]:
            later.append([kept.id for kept in games])
            return {ada: Rating(2, 2, 2)}

        for counted in (keys[1:], [*keys, 99], [keys[1], keys[0]]):
            assert await store.rerate("extra", counted, rate) is None
        assert later == []
        assert await store.rerate("extra", keys, lambda _: {99: Rating(3, 3, 3)}) is None
        assert (await store.ratings(bo))["extra"] == Rating(1, 1, 1)
        for counted in (keys, keys[:1], []):
            assert await store.rerate("extra", counted, rate) == {ada: Rating(2, 2, 2)}
        assert later == [[], keys[1:], keys]
        assert await store.ratings(ada) == {"elfer": Rating(1, 1, 1), "extra": Rating(2, 2, 2)}
        assert await store.ratings(bo) == {"elfer": Rating(1, 1, 1)}
        assert await store.rerate("elfern", [], lambda _: {}) == {}

    with_store(database_url, body)


def test_whoever_was_forgotten_while_playing_stays_so(database_url: str) -> None:
    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada"))
        bo = await store.add_player(player("Bo"))
        table = await store.create("QWERTZ", created(), PLAYING)
        await store.forget(ada)
        game = finished(table, 0, seat(ada), seat(bo))
        await store.finish(game, lambda _: dict.fromkeys((ada, bo), Rating(1, 1, 1)))
        [kept] = await store.games_at(table)
        nobody = replace(seat(ada), name="", player=None)
        assert kept.finished.seats == (nobody, seat(bo))
        assert await store.ratings(ada) == {}
        assert await store.ratings(bo) == {"extra": Rating(1, 1, 1)}

    with_store(database_url, body)
