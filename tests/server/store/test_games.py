"""Finished games, statistics and ratings."""

import asyncio
import random
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby

import pytest

from elferrat.server.store.store import Rating, SeatResult, Statistics, Store
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


def expected(game: str, results: list[tuple[bool, int]]) -> Statistics:
    """The statistics of results in their order, counted plainly."""
    runs = [(won, len(list(run))) for won, run in groupby(won for won, _ in results)]
    return Statistics(
        game=game,
        games=len(results),
        wins=sum(won for won, _ in results),
        points=sum(points for _, points in results),
        streak=runs[-1][1] if runs[-1][0] else 0,
        longest=max((length for won, length in runs if won), default=0),
    )


@pytest.mark.parametrize("seed", range(4))
def test_statistics_are_what_the_games_say(database_url: str, seed: int) -> None:
    chance = random.Random(seed)

    async def body(store: Store) -> None:
        ada = await store.add_player(player("Ada"))
        bo = await store.add_player(player("Bo"))
        assert await store.statistics(ada) == []
        results: dict[str, list[tuple[bool, int]]] = {}
        games = []
        table = await store.create("QWERTZ", created(), PLAYING)
        for index in range(60):
            name = chance.choice(["elfer", "extra", "schneider"])
            won, points = chance.random() < 0.7, chance.randrange(-5, 9)
            results.setdefault(name, []).append((won, points))
            seats = [seat(ada, won, points), seat(bo, not won)]
            chance.shuffle(seats)
            games.append(finished(table, index, *seats, game=name, ended=NOW + index))
        for game in games:
            await store.finish(game)
        assert await store.statistics(ada) == [expected(n, results[n]) for n in sorted(results)]

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
