"""Ratings: known numbers, the same games the same numbers, and what is worth what."""

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest
from sqlalchemy import Connection, insert, update

from elferrat.bots import LEVELS
from elferrat.server import ratings as module
from elferrat.server.ratings import (
    BOTS,
    MEAN,
    NEW,
    SPREAD,
    ordinal,
    rated,
    rating_json,
    recompute,
    replayed,
)
from elferrat.server.store.facts import FinishedGame, KeptGame, Rating, SeatResult
from elferrat.server.store.schema import ratings as kept_ratings
from elferrat.server.store.store import Store
from tests.server.store.logs import PLAYING, created, finished, player, with_store


def seat(place: int, player: int | None = None, bot: str | None = None) -> SeatResult:
    return SeatResult(f"{player}", place == 1, 0, place, player, bot)


def chance_games(count: int, seed: int) -> list[tuple[SeatResult, ...]]:
    """Games for 2 to 6 by players 1 to 9, guests and bots, with ties."""
    rng, games = Random(seed), []
    for _ in range(count):
        seats = rng.randint(2, 6)
        players = [player if player < 8 else None for player in rng.sample(range(1, 11), seats)]
        marks = [rng.randrange(4) for _ in players]
        games.append(
            tuple(
                seat(
                    1 + sum(other > mark for other in marks),
                    player,
                    rng.choice([None, *LEVELS]) if player is None else None,
                )
                for player, mark in zip(players, marks, strict=True)
            )
        )
    return games


def test_four_new_players_have_the_numbers_of_another_implementation() -> None:
    # The first example of openskill.js, which lets no uncertainty come back between games.
    found = rated([seat(place, place) for place in (1, 2, 3, 4)], {})
    assert [found[place].mu for place in (1, 2, 3, 4)] == pytest.approx(
        [27.795085, 26.552825, 24.689435, 20.962655], abs=2e-3
    )
    assert [found[place].sigma for place in (1, 2, 3, 4)] == pytest.approx(
        [8.263161, 8.179214, 8.083731, 8.083731], abs=2e-3
    )
    assert {rating.games for rating in found.values()} == {1}


def test_two_new_players_have_the_numbers_of_the_formula() -> None:
    # Weng and Lin, algorithm 4: half a win more than was expected, with what a game may vary.
    variance, game = SPREAD**2 + (25 / 300) ** 2, (25 / 6) ** 2
    gain = variance / (2 * (variance + game)) ** 0.5 / 2
    found = rated([seat(2, 8), seat(1, 7)], {})
    assert found[7].mu == pytest.approx(MEAN + gain)
    assert found[8].mu == pytest.approx(MEAN - gain)


@pytest.mark.parametrize("seats", range(2, 7))
def test_better_places_are_worth_more(seats: int) -> None:
    found = rated([seat(place, place) for place in range(1, seats + 1)], {})
    means = [found[place].mu for place in range(1, seats + 1)]
    assert means == sorted(means, reverse=True)
    assert means[0] > MEAN > means[-1]
    assert all(rating.sigma < SPREAD for rating in found.values())


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_tie_of_equals_moves_nobody_and_equal_places_are_worth_the_same(seats: int) -> None:
    tied = rated([seat(1, player) for player in range(seats)], {})
    assert [rating.mu for rating in tied.values()] == pytest.approx([MEAN] * seats)
    last_share = rated([seat(1, 0), *(seat(2, player) for player in range(1, seats))], {})
    others = [last_share[player].mu for player in range(1, seats)]
    assert others == pytest.approx([others[0]] * len(others))
    assert others[0] < MEAN < last_share[0].mu


def test_a_tie_with_a_better_one_raises() -> None:
    before = {1: Rating(30, 4, 50), 2: Rating(20, 4, 50)}
    after = rated([seat(1, 1), seat(1, 2)], before)
    assert after[1].mu < 30
    assert after[2].mu > 20


def test_only_who_keeps_a_name_is_rated() -> None:
    found = rated([seat(2, 5), seat(1), seat(3, bot="thumb")], {})
    assert found.keys() == {5}
    assert rated([seat(1), seat(2, bot="random")], {}) == {}


def test_who_is_not_in_the_game_is_left_alone() -> None:
    before = {1: Rating(30, 4, 50), 9: Rating(28, 3, 70)}
    assert rated([seat(1, 1), seat(2)], before).keys() == {1}


def test_a_bot_is_as_strong_as_its_level_and_a_guest_is_unknown() -> None:
    weak, strong, guest = (
        rated([seat(1, 1), seat(2, bot=bot)], {})[1] for bot in ("random", "thumb", None)
    )
    assert MEAN < weak.mu < guest.mu < strong.mu
    lost = rated([seat(2, 1), seat(1, bot="random")], {})[1]
    assert lost.mu < rated([seat(2, 1), seat(1, bot="thumb")], {})[1].mu < MEAN


def test_every_level_has_its_rating_and_stronger_ones_more() -> None:
    assert BOTS.keys() >= LEVELS.keys()
    strengths = [BOTS[level] for level in LEVELS]
    assert strengths == sorted(strengths)


def test_a_level_that_is_no_more_counts_as_unknown_strength() -> None:
    assert rated([seat(1, 1), seat(2, bot="gone")], {})[1].mu > MEAN


def test_whoever_holds_several_seats_is_not_rated() -> None:
    found = rated([seat(1, 1), seat(3, 1), seat(2, 2)], {})
    assert found.keys() == {2}
    assert found == rated([seat(1), seat(3), seat(2, 2)], {})
    assert rated([seat(1, 1), seat(2, 1)], {}) == {}


def test_a_table_for_one_rates_nobody() -> None:
    assert rated([seat(1, 1)], {}) == {}


def test_the_same_games_in_the_same_order_give_the_same_numbers() -> None:
    games = chance_games(200, seed=11)
    once = replayed(games)
    assert once == replayed(games)
    assert once != replayed(games[::-1])
    ratings: dict[int, Rating] = {}
    for seats in games:
        ratings.update(rated(seats, ratings))
    assert ratings == once
    assert sum(rating.games for rating in once.values()) == sum(
        each.player is not None for seats in games for each in seats
    )


def test_skill_is_found() -> None:
    """Players whose strengths are known end in the order of these, far enough apart to tell."""
    rng = Random(3)
    games = []
    for _ in range(400):
        players = rng.sample(range(5), 4)
        marks = [3 * player + rng.gauss(0, 4) for player in players]
        games.append(
            [
                seat(1 + sum(other > mark for other in marks), player)
                for player, mark in zip(players, marks, strict=True)
            ]
        )
    found = replayed(games)
    assert sorted(found, key=lambda player: found[player].mu) == [0, 1, 2, 3, 4]
    assert all(rating.sigma < SPREAD / 3 for rating in found.values())


def test_a_rating_is_shown_with_its_uncertainty() -> None:
    assert ordinal(NEW) == 0
    assert rating_json(Rating(28.123, 2.0, 40)) == {
        "rating": 22.1, "mean": 28.1, "low": 24.2, "high": 32.0, "games": 40,
    }  # fmt: skip
    sure, unsure = Rating(26, 1, 90), Rating(28, 7, 3)
    assert ordinal(sure) > ordinal(unsure)


# --- worked out anew


class Evening:
    """Games of chance by players of a store, each rated as it ends."""

    def __init__(self, store: Store, seed: int = 5) -> None:
        self.store = store
        self.games = chance_games(60, seed)
        self.table = 0

    async def begin(self) -> None:
        """Players 1 to 9, and a table."""
        self.table = await self.store.create("ELEVEN", created(), PLAYING)
        for number in range(1, 10):
            assert await self.store.add_player(player(f"P{number}")) == number

    def game(self, index: int) -> FinishedGame:
        """Every fourth one is of another kind."""
        kind = "elfer" if index % 4 else "extra"
        return finished(self.table, index, *self.games[index], game=kind)

    async def play(self, indexes: Sequence[int], store: Store | None = None) -> None:
        """Finish these games, all at the same time."""
        games = [self.game(index) for index in indexes]
        keeper = store or self.store
        await asyncio.gather(*(keeper.finish(game, partial(rated, game.seats)) for game in games))

    async def kept(self, kind: str = "elfer") -> dict[int, Rating]:
        """The ratings as they stand."""
        return {line.player: line.rating for line in await self.store.ranking(kind)}


def spoil(store: Store) -> "asyncio.Future[None]":
    """Ratings as a mistake might have left them: all the same, one too many."""

    def work(connection: Connection) -> None:
        connection.execute(update(kept_ratings).values(mu=1.0, sigma=1.0, games=1))
        connection.execute(
            insert(kept_ratings).values(player=9, game="elfer", mu=9.0, sigma=1.0, games=9)
        )

    return asyncio.ensure_future(store._write(work))


def test_ratings_worked_out_anew_are_those_of_game_by_game(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(store: Store) -> None:
        evening = Evening(store)
        await evening.begin()
        assert await recompute(store, "elfer") == {}
        await evening.play(range(60))
        before, others = await evening.kept(), await evening.kept("extra")
        assert len(before) == 7
        assert await recompute(store, "elfer") == before == await evening.kept()
        await spoil(store)
        assert await evening.kept() != before
        monkeypatch.setattr(
            store, "games_of_kind", partial(store.games_of_kind, most=7)
        )  # many pages
        assert await recompute(store, "elfer") == before == await evening.kept()
        assert await evening.kept("extra") != others
        assert await recompute(store, "extra") == others == await evening.kept("extra")

    with_store(database_url, body)


def test_games_that_end_meanwhile_count(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(store: Store) -> None:
        evening = Evening(store)
        await evening.begin()
        await evening.play(range(30))
        read = store.games_of_kind

        async def and_one_ends(game: str, after: int = 0) -> list[KeptGame]:
            page = await read(game, after)
            if not page:
                monkeypatch.undo()
                await evening.play([30, 31, 32])
            return page

        monkeypatch.setattr(store, "games_of_kind", and_one_ends)
        found = await recompute(store, "elfer")
        assert (
            found
            == await evening.kept()
            == replayed(kept.finished.seats for kept in await store.games_of_kind("elfer"))
        )
        assert max(rating.games for rating in found.values()) > 0

    with_store(database_url, body)


def test_servers_finish_games_while_ratings_are_worked_out(database_url: str) -> None:
    async def body(store: Store) -> None:
        evening = Evening(store)
        await evening.begin()
        other = await Store.open(database_url)
        admin = await Store.open(database_url)
        try:
            for first in range(0, 60, 20):
                await asyncio.gather(
                    evening.play(range(first, first + 20, 2)),
                    evening.play(range(first + 1, first + 20, 2), other),
                    *(recompute(admin, "elfer") for _ in range(3)),
                )
            games = [kept.finished.seats for kept in await store.games_of_kind("elfer")]
            assert len(games) == 45
            assert await evening.kept() == replayed(games)
        finally:
            await other.close()
            await admin.close()

    with_store(database_url, body)


def test_whoever_was_forgotten_is_a_guest_in_old_games(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(store: Store) -> None:
        evening = Evening(store)
        await evening.begin()
        await evening.play(range(60))
        read = store.games_of_kind

        async def and_forget(game: str, after: int = 0) -> list[KeptGame]:
            page = await read(game, after)
            monkeypatch.undo()
            await store.forget(3)  # while their games are being counted
            return page

        monkeypatch.setattr(store, "games_of_kind", and_forget)
        found = await recompute(store, "elfer")
        guest = [
            tuple(seat if seat.player != 3 else SeatResult("", seat.won, 0, seat.place)
                  for seat in evening.games[index])
            for index in range(60) if index % 4
        ]  # fmt: skip
        assert found == replayed(guest) == await evening.kept()
        assert 3 not in found

    with_store(database_url, body)


def test_a_game_that_cannot_be_rated_changes_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(store: Store) -> None:
        evening = Evening(store)
        await evening.begin()
        await evening.play(range(20))
        await spoil(store)
        before = await evening.kept()

        async def nothing(game: str, after: int = 0) -> list[KeptGame]:
            return []  # so that all is rated in the transaction

        def fails(*_: object) -> dict[int, Rating]:
            raise ZeroDivisionError

        monkeypatch.setattr(store, "games_of_kind", nothing)
        monkeypatch.setattr(module, "rated", fails)
        with pytest.raises(ZeroDivisionError):
            await recompute(store, "elfer")
        assert await evening.kept() == before

    with_store(database_url, body)
