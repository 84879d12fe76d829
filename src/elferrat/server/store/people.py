"""Players who keep a name: their rows, what is kept about them, and forgetting them."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import orjson
from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from elferrat.server.store import games as finished
from elferrat.server.store import log
from elferrat.server.store.facts import Conflict, Player, PlayerChanges
from elferrat.server.store.schema import game_players, games, players, ratings, sitters, tables

FORGOTTEN = ""  # the name of a forgotten player in finished games


def add(connection: Connection, player: Player) -> int:
    """A new player; returns the id.

    Raises:
        Conflict: the name is taken.
    """
    known = found(connection, players.c.unique_name == player.unique)
    if known is not None:
        if known.recovery == player.recovery:
            return known.id
        raise Conflict
    fields = asdict(player)
    del fields["id"]
    statement = insert(players).values(**_columns(fields)).returning(players.c.id)
    return int(connection.scalars(statement).one())


def change(connection: Connection, player: int, changes: PlayerChanges) -> Player | None:
    """Give some fields of a player's row new values; None if there is no such player any more.

    Raises:
        IntegrityError: the name is taken.
    """
    row = connection.execute(
        update(players)
        .where(players.c.id == player)
        .values(**_columns(changes))
        .returning(*players.c)
    ).one_or_none()
    return None if row is None else _player(row)


def found(connection: Connection, where: ColumnElement[bool]) -> Player | None:
    """The player for whom a condition holds."""
    row = connection.execute(select(players).where(where)).one_or_none()
    return None if row is None else _player(row)


def export(connection: Connection, player: int) -> dict[str, Any] | None:
    """All that is kept about a player, as JSON; None if there is no such player."""
    known = found(connection, players.c.id == player)
    if known is None:
        return None
    account = asdict(known)
    del account["recovery"]  # it opens the account
    return {
        "player": account,
        "ratings": {
            name: asdict(rating) for name, rating in finished.ratings_of(connection, player).items()
        },
        "games": [
            asdict(game.finished) | {"code": game.code}
            for game in finished.kept(connection, finished.played_by(player))
        ],
        "tables": [
            _at_table(connection, table, player) for table in log.sat_at(connection, player)
        ],
    }


def forget_at(connection: Connection, table: int, player: int) -> None:
    """Take a player out of one table's log, results and lists; running servers look at it again."""
    log.rewritten(connection, table, player)
    own = select(games.c.id, games.c.result).where(games.c.table_id == table)
    for key, result in connection.execute(own).all():
        text = orjson.dumps(log.redacted(orjson.loads(result), player)).decode()
        connection.execute(update(games).where(games.c.id == key).values(result=text))
    log.order(connection, table)
    connection.execute(
        delete(sitters).where(sitters.c.player == player, sitters.c.table_id == table)
    )


def forget(connection: Connection, player: int) -> bool:
    """Remove a player's rows; finished games stay, without the name.

    False, and nothing removed: the player has sat down at a table meanwhile, whose log names them.
    """
    # Before their games and ratings: in the order in which a finished game locks them.
    connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
    if log.sat_at(connection, player):
        return False
    connection.execute(
        update(game_players)
        .where(game_players.c.player == player)
        .values(player=None, name=FORGOTTEN)
    )
    connection.execute(delete(ratings).where(ratings.c.player == player))
    connection.execute(delete(players).where(players.c.id == player))
    return True


def _at_table(connection: Connection, table: int, player: int) -> dict[str, Any]:
    code = connection.scalar(select(tables.c.code).where(tables.c.id == table))
    return {
        "code": code,
        "entries": [
            {"number": entry.number, "at": entry.at, "kind": entry.kind, "about": about}
            for entry in log.load(connection, table, 0)
            for about in log.mentions(entry.body, player)
        ],
    }


def _player(row: Row[Any]) -> Player:
    return Player(
        row.id,
        row.name,
        row.unique_name,
        row.recovery,
        row.created,
        row.lang,
        row.seen,
        row.muted,
    )


def _columns(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {"unique_name" if name == "unique" else name: value for name, value in fields.items()}
