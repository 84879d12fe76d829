"""Players who keep a name, finished games, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    _players()
    _games()
    op.create_table(
        "ratings",
        sa.Column("player", _ID, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("unique_name", sa.Text, nullable=False, unique=True),
        sa.Column("recovery", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("muted", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sitters",
        sa.Column("player", _ID, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("table_id", _ID, primary_key=True, autoincrement=False),
        sa.Column("sits", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sitters_table", "sitters", ["table_id"])


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("public", sa.Text, nullable=False, unique=True),
        sa.Column("table_id", _ID, nullable=False),
        sa.Column("index", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("games_table", "games", ["table_id", "index"], unique=True)
    op.create_table(
        "game_players",
        sa.Column("game_id", _ID, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("player", _ID, sa.ForeignKey("players.id")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    known = sa.text("player IS NOT NULL")
    op.create_index(
        "game_players_player",
        "game_players",
        ["player", "game_id"],
        sqlite_where=known,
        postgresql_where=known,
    )
