"""The log of every table, and what processes tell each other."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("packed", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    _partial_index("tables_open", "tables", ["id"], "listed AND phase <> 'closed'")
    _partial_index("tables_due", "tables", ["due"], "due IS NOT NULL AND phase <> 'closed'")
    op.create_table(
        "entries",
        sa.Column("table_id", _ID, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sqlite_with_rowid=False,
    )
    _partial_index(
        "entries_command", "entries", ["table_id", "command"], "command IS NOT NULL", unique=True
    )
    op.create_table(
        "chapters",
        sa.Column("table_id", _ID, primary_key=True, autoincrement=False),
        sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", _ID, primary_key=True, autoincrement=False),
        sa.Column("table_id", _ID, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _partial_index(
    name: str, table: str, columns: list[str], where: str, unique: bool = False
) -> None:
    condition = sa.text(where)
    op.create_index(
        name,
        table,
        columns,
        unique=unique,
        sqlite_where=condition,
        postgresql_where=condition,
    )
