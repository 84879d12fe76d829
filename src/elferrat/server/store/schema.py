"""The tables of the database, one schema for SQLite and PostgreSQL.

JSON is kept as text: it is only ever read as a whole, and reads the same from both databases.
Migrations (`migrations/versions`) make these tables; a test compares both.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite

VERSION_TABLE = "elferrat_version"
HEAD = "0002"  # the newest migration: what this program reads and writes

metadata = MetaData()

# SQLite counts only a plain INTEGER by itself.
_Id = BigInteger().with_variant(Integer(), "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("phase", Text, nullable=False),
    Column("due", BigInteger),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("last", Integer, nullable=False),  # the number of the last entry
    Column("packed", Integer, nullable=False),  # entries up to here are in chapters
    sqlite_autoincrement=True,
)
# Queries use these very words, or the indexes would not be used.
LISTED = text("listed AND phase <> 'closed'")
Index("tables_open", tables.c.id, sqlite_where=LISTED, postgresql_where=LISTED)
WAITING = text("due IS NOT NULL AND phase <> 'closed'")
Index("tables_due", tables.c.due, sqlite_where=WAITING, postgresql_where=WAITING)

# No foreign key: the append itself makes sure of its table, for less.
entries = Table(
    "entries",
    metadata,
    Column("table_id", _Id, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger),
    Column("body", Text, nullable=False),
    Column("command", Text),
    sqlite_with_rowid=False,
)
_answering = text("command IS NOT NULL")
Index(
    "entries_command",
    entries.c.table_id,
    entries.c.command,
    unique=True,
    sqlite_where=_answering,
    postgresql_where=_answering,
)

chapters = Table(
    "chapters",
    metadata,
    Column("table_id", _Id, primary_key=True, autoincrement=False),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("last", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=False),
    Column("table_id", _Id, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("unique_name", Text, nullable=False, unique=True),
    Column("recovery", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("lang", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("muted", BigInteger),
    sqlite_autoincrement=True,
)

# Who ever sat at a table, since the log names them; `sits`: still does.
sitters = Table(
    "sitters",
    metadata,
    Column("player", _Id, ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("table_id", _Id, primary_key=True, autoincrement=False),
    Column("sits", Boolean, nullable=False),
    Index("sitters_table", "table_id"),
    sqlite_with_rowid=False,
)

games = Table(
    "games",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("public", Text, nullable=False, unique=True),
    Column("table_id", _Id, nullable=False),
    Column("index", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Index("games_table", "table_id", "index", unique=True),
    sqlite_autoincrement=True,
)

game_players = Table(
    "game_players",
    metadata,
    Column("game_id", _Id, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", _Id, ForeignKey("players.id")),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)
_known = text("player IS NOT NULL")
Index(
    "game_players_player",
    game_players.c.player,
    game_players.c.game_id,
    sqlite_where=_known,
    postgresql_where=_known,
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", _Id, ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)


def upsert(connection: Connection, table: Table) -> Any:
    """An insert that may say what to do on a conflict, in the words of the database's kind."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)
