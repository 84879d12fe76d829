"""The command `warm`: compile the rules before they are needed."""

import sys
import time
from collections.abc import Iterable

import click

from elferrat.cli.output import put, put_json
from elferrat.cli.parameters import examples, json_option, lang_option
from elferrat.games import NAMES
from elferrat.locale.figures import figure
from elferrat.locale.message import Message
from elferrat.locale.values import Verbatim


@click.command(
    short_help="Compile rules and search, once.",
    epilog=examples("elferrat warm", "elferrat warm extra elfern --json"),
)
@click.argument("games", metavar="[GAME …]", nargs=-1)
@json_option
@lang_option
def warm(games: tuple[str, ...], as_json: bool, lang: str) -> None:
    """Compile rules and search of every GAME (by default all) for this machine, once and for all.

    Simulations, bots that look ahead and reviews do it when they first need it: some ten seconds
    for the rules of all games, as much again for the search of each. It is done anew after every
    update.
    """
    from elferrat.kernel import require
    from elferrat.kernel.warm import warm as pieces

    require()
    from elferrat.kernel import announce
    from elferrat.kernel.folder import folder
    from elferrat.search.warming import warm as search_pieces

    wanted = list(dict.fromkeys(games)) or list(NAMES)
    before = announce.tell(lambda piece: None)  # the bar tells
    began = time.perf_counter()
    try:
        compile_all(pieces(wanted))
        compile_all(search_pieces(wanted))
    finally:
        announce.tell(before)
    seconds = round(time.perf_counter() - began, 1)
    place = str(folder())
    if as_json:
        put_json({"games": wanted, "folder": place, "seconds": seconds})
    else:
        spoken = Verbatim(figure(seconds, lang))
        put(Message("kernel-warm", {"seconds": spoken, "folder": Verbatim(place)}).text(lang))


def compile_all(pieces: Iterable[tuple[str, int, int]]) -> None:
    """Go through the pieces, with a bar on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    console = Console(stderr=True)
    shown = Progress(*columns, TimeElapsedColumn(), console=console, transient=True,
                     disable=not sys.stderr.isatty())  # fmt: skip
    with shown as bar:
        task = bar.add_task("", total=None)
        for piece, done, total in pieces:
            bar.update(task, description=piece, completed=done, total=total)
