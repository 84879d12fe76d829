"""The command `backup`: a copy of a running server's database."""

from pathlib import Path

import click

from elferrat.cli.database import chosen_database, database_option
from elferrat.cli.output import put
from elferrat.cli.parameters import examples, lang_option
from elferrat.locale.message import Message
from elferrat.locale.values import Verbatim


@click.command(
    short_help="Copy a running server's database.",
    epilog=examples(
        "elferrat backup tables-monday.db",
        "elferrat backup copy.db --database postgresql://elferrat@db/elferrat",
        "elferrat serve --database sqlite:///tables-monday.db   # the copy at work",
    ),
)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@database_option
@lang_option
def backup(file: Path, database: str | None, lang: str) -> None:
    """Copy the database into FILE, an SQLite file, as it is at one moment.

    Servers go on meanwhile. A FILE that is there already is not touched.
    """
    from elferrat.server import require

    require()
    from elferrat.server.store.backup import backup as copied

    copied(chosen_database(database), file)
    args = {"file": Verbatim(str(file)), "bytes": file.stat().st_size}
    put(Message("serve-backed-up", args).text(lang))
