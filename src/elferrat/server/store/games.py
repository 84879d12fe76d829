"""Finished games, the statistics that follow from them, and ratings."""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

import orjson
from sqlalchemy import ColumnElement, Connection, Integer, Row, cast, func, insert, select

from elferrat.server.store.appending import json_text
from elferrat.server.store.facts import (
    FinishedGame,
    KeptGame,
    Ranked,
    Rating,
    SeatResult,
    Statistics,
)
from elferrat.server.store.schema import (
    game_players,
    games,
    players,
    ratings,
    tables,
    upsert,
)

# From the ratings so far to those after the game, by player; who has none is left out.
Rate = Callable[[Mapping[int, Rating]], Mapping[int, Rating]]


def finish(connection: Connection, game: FinishedGame, rate: Rate | None) -> int:
    """Keep a finished game, once; the ratings change with it. Returns its id."""
    # Before the game gets its id: so ids and ratings of the same people's games have one order.
    there = _still_there(connection, {s.player for s in game.seats if s.player is not None})
    made = connection.scalar(
        upsert(connection, games)
        .on_conflict_do_nothing(index_elements=[games.c.table_id, games.c.index])
        .returning(games.c.id)
        .values(
            public=game.public,
            table_id=game.table,
            index=game.index,
            game=game.game,
            options=json_text(game.options),
            rules=game.rules,
            started=game.started,
            ended=game.ended,
            first=game.first,
            last=game.last,
            result=json_text(game.result),
        )
    )
    if made is None:
        known = select(games.c.id).where(
            games.c.table_id == game.table, games.c.index == game.index
        )
        return int(connection.scalars(known).one())
    key = int(made)
    connection.execute(
        insert(game_players),
        [
            {
                "game_id": key,
                "seat": place,
                # Who was forgotten while playing leaves no name behind.
                "player": s.player if s.player in there else None,
                "name": s.name if s.player is None or s.player in there else "",
                "bot": s.bot,
                "won": s.won,
                "points": s.points,
                "place": s.place,
            }
            for place, s in enumerate(game.seats)
        ],
    )
    if rate is not None and there:
        _rate(connection, game.game, there, rate)
    return key


def kept(
    connection: Connection, *where: ColumnElement[bool], most: int | None = None
) -> list[KeptGame]:
    """Finished games, newest first."""
    rows = connection.execute(
        select(games, tables.c.code)
        .join(tables, tables.c.id == games.c.table_id)
        .where(*where)
        .order_by(games.c.id.desc())
        .limit(most)
    ).all()
    seats = _seats(connection, [row.id for row in rows])
    return [KeptGame(row.id, row.code, _finished(row, seats[row.id])) for row in rows]


def played_by(player: int) -> ColumnElement[bool]:
    """The condition that a player sat in a game."""
    return games.c.id.in_(select(game_players.c.game_id).where(game_players.c.player == player))


def statistics(connection: Connection, player: int) -> list[Statistics]:
    """A player's figures for each kind of game, by its name."""
    won = cast(game_players.c.won, Integer)
    runs: dict[str, list[tuple[bool, int]]] = {
        name: [(row.won, row.length) for row in rows]
        for name, rows in groupby(_runs(connection, player), key=lambda row: str(row.game))
    }
    totals = connection.execute(
        select(
            games.c.game,
            func.count().label("games"),
            func.sum(won).label("wins"),
            func.sum(game_players.c.points).label("points"),
        )
        .join(games, games.c.id == game_players.c.game_id)
        .where(game_players.c.player == player)
        .group_by(games.c.game)
        .order_by(games.c.game)
    )
    found = []
    for row in totals:
        streaks = runs.get(row.game, [])
        wins = [length for was_won, length in streaks if was_won]
        streak = streaks[-1][1] if streaks and streaks[-1][0] else 0
        found.append(
            Statistics(
                row.game, row[1], int(row.wins), int(row.points), streak, max(wins, default=0)
            )
        )
    return found


def ratings_of(connection: Connection, player: int) -> dict[str, Rating]:
    """A player's ratings by game."""
    rows = connection.execute(
        select(ratings).where(ratings.c.player == player).order_by(ratings.c.game)
    )
    return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}


def ranking(connection: Connection, game: str, most: int) -> list[Ranked]:
    """The best players of a game by what they are good for at least: mean less three deviations."""
    rows = connection.execute(
        select(ratings, players.c.name)
        .join(players, players.c.id == ratings.c.player)
        .where(ratings.c.game == game)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.player)
        .limit(most)
    )
    return [Ranked(row.player, row.name, Rating(row.mu, row.sigma, row.games)) for row in rows]


def _still_there(connection: Connection, wanted: set[int]) -> list[int]:
    """Which of these players exist; they are locked, so that their ratings change one by one."""
    return list(
        connection.scalars(
            select(players.c.id)
            .where(players.c.id.in_(wanted))
            .order_by(players.c.id)
            .with_for_update()
        )
    )


def _rate(connection: Connection, game: str, there: Iterable[int], rate: Rate) -> None:
    rows = connection.execute(
        select(ratings).where(ratings.c.game == game, ratings.c.player.in_(list(there)))
    )
    before = {row.player: Rating(row.mu, row.sigma, row.games) for row in rows}
    for player, after in rate(before).items():
        if player not in there:
            continue
        figures = {"mu": after.mu, "sigma": after.sigma, "games": after.games}
        connection.execute(
            upsert(connection, ratings)
            .values(player=player, game=game, **figures)
            .on_conflict_do_update(index_elements=[ratings.c.player, ratings.c.game], set_=figures)
        )


def _runs(connection: Connection, player: int) -> Iterable[Row[Any]]:
    """Runs of games equally won or not, each kind of game from its first run to the last."""
    outcome = (games.c.game, game_players.c.won)
    run = func.row_number().over(
        partition_by=games.c.game, order_by=games.c.id
    ) - func.row_number().over(partition_by=outcome, order_by=games.c.id)
    each = (
        select(games.c.game, games.c.id, game_players.c.won, run.label("run"))
        .join(games, games.c.id == game_players.c.game_id)
        .where(game_players.c.player == player)
        .subquery()
    )
    return connection.execute(
        select(each.c.game, each.c.won, func.count().label("length"))
        .group_by(each.c.game, each.c.won, each.c.run)
        .order_by(each.c.game, func.max(each.c.id))
    ).all()


def _seats(connection: Connection, keys: list[int]) -> dict[int, tuple[SeatResult, ...]]:
    rows = connection.execute(
        select(game_players)
        .where(game_players.c.game_id.in_(keys))
        .order_by(game_players.c.game_id, game_players.c.seat)
    )
    return {
        key: tuple(
            SeatResult(row.name, row.won, row.points, row.place, row.player, row.bot) for row in own
        )
        for key, own in groupby(rows, key=lambda row: int(row.game_id))
    }


def _finished(row: Row[Any], seats: tuple[SeatResult, ...]) -> FinishedGame:
    return FinishedGame(
        table=row.table_id,
        index=row._mapping["index"],  # a row is a tuple, whose `index` is a method
        game=row.game,
        options=orjson.loads(row.options),
        rules=row.rules,
        started=row.started,
        ended=row.ended,
        first=row.first,
        last=row.last,
        result=orjson.loads(row.result),
        seats=seats,
        public=row.public,
    )
