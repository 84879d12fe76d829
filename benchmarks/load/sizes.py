"""What finished games take in a SQLite database."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

# Where finished games are kept; the rest holds tables and running games.
KEPT = ("chapters", "games", "game_players")


@dataclass(frozen=True, slots=True)
class Sizes:
    """Finished games, the bytes of the whole file, and of what is kept for good, indexes included.

    Of `packed` games the moves are compressed already; those just finished wait for the next deal.
    """

    games: int
    packed: int
    file: int
    kept: int

    @property
    def a_game(self) -> float:
        """Bytes a finished game takes for good."""
        return self.kept / self.packed if self.packed else float("nan")


def sizes_of(database: Path) -> Sizes:
    """The sizes of a database that nobody writes to."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        (games,) = connection.execute("SELECT count(*) FROM games").fetchone()
        (packed,) = connection.execute(
            "SELECT count(*) FROM games JOIN tables ON tables.id = games.table_id"
            " WHERE games.last <= tables.packed"
        ).fetchone()
        (kept,) = connection.execute(
            "SELECT sum(pgsize) FROM dbstat WHERE name IN"
            f" (SELECT name FROM sqlite_schema WHERE tbl_name IN ({', '.join('?' * len(KEPT))}))",
            KEPT,
        ).fetchone()
    return Sizes(games, packed, database.stat().st_size, kept)
