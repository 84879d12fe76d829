"""Finished games, what a player's came to, and ratings."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    case,
    cast,
    delete,
    func,
    insert,
    select,
)

from elferrat.server.store.appending import json_text
from elferrat.server.store.facts import (
    FinishedGame,
    KeptGame,
    Played,
    Ranked,
    Rating,
    SeatResult,
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
# From the games finished meanwhile, oldest first, to everybody's ratings.
RateAll = Callable[[Sequence[KeptGame]], Mapping[int, Rating]]


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
    connection: Connection,
    *where: ColumnElement[bool],
    most: int | None = None,
    oldest_first: bool = False,
) -> list[KeptGame]:
    """Finished games, newest first if not told otherwise."""
    rows = connection.execute(
        select(games, tables.c.code)
        .join(tables, tables.c.id == games.c.table_id)
        .where(*where)
        .order_by(games.c.id if oldest_first else games.c.id.desc())
        .limit(most)
    ).all()
    seats = _seats(connection, [row.id for row in rows])
    return [KeptGame(row.id, row.code, _finished(row, seats[row.id])) for row in rows]


def played_by(player: int) -> ColumnElement[bool]:
    """The condition that a player sat in a game."""
    return games.c.id.in_(select(game_players.c.game_id).where(game_players.c.player == player))


def played(connection: Connection, player: int) -> list[Played]:
    """A player's finished games, oldest first; those in which they held several seats left out."""
    own = game_players.c.player == player
    won = cast(game_players.c.won, Integer)
    rows = connection.execute(
        select(
            games.c.game,
            func.count(),
            func.sum(won),
            func.max(case((own, won))),
            func.max(case((own, game_players.c.points))),
        )
        .join(games, games.c.id == game_players.c.game_id)
        .where(played_by(player))
        .group_by(games.c.id, games.c.game)
        .having(func.count().filter(own) == 1)
        .order_by(games.c.id)
    )
    return [
        Played(game, seats, winners, won == 1, points) for game, seats, winners, won, points in rows
    ]


def ratings_of(connection: Connection, player: int) -> dict[str, Rating]:
    """A player's ratings by game."""
    rows = connection.execute(
        select(ratings).where(ratings.c.player == player).order_by(ratings.c.game)
    )
    return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}


def rerate(
    connection: Connection, game: str, counted: Sequence[int], rate: RateAll
) -> Mapping[int, Rating] | None:
    """New ratings in the place of all of a game's; None if games or players are not as read."""
    if connection.dialect.name == "postgresql":
        # Finishing and forgetting begin with a player: none of them is half done from here on.
        connection.exec_driver_sql("LOCK TABLE players IN EXCLUSIVE MODE")
    own = games.c.game == game
    ids = connection.scalars(select(games.c.id).where(own).order_by(games.c.id)).all()
    if list(ids[: len(counted)]) != list(counted):
        return None
    later = [games.c.id > counted[-1]] if counted else []
    found = rate(kept(connection, own, *later, oldest_first=True))
    if not found.keys() <= set(connection.scalars(select(players.c.id))):
        return None
    connection.execute(delete(ratings).where(ratings.c.game == game))
    rows = [{"player": player, "game": game, **asdict(each)} for player, each in found.items()]
    if rows:
        connection.execute(insert(ratings), rows)
    return found


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
