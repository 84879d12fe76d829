"""The command `review`: every decision of a finished game judged by search."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from elferrat.cli.output import complain, put_json
from elferrat.cli.parameters import (
    Whole,
    examples,
    json_option,
    lang_option,
    pack_option,
)
from elferrat.cli.records import record_argument, record_in
from elferrat.cli.running import KILLED, interruption
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import Verbatim
from elferrat.play.record import Record
from elferrat.play.replay import Mismatch
from elferrat.play.saving import save_text

if TYPE_CHECKING:
    from elferrat.review.reviewing import Review

_MOST_PLAYOUTS = 10_000_000


@click.command(
    epilog=examples(
        "elferrat review evening.json",
        "elferrat review evening.json --html evening.html",
        "elferrat review evening.json --json --playouts 20000 --seed eleven",
        "elferrat review evening.json --at 12",
    )
)
@record_argument
@click.option("--html", type=click.Path(path_type=Path), help="Also write one page with a chart.")
@click.option("--at", type=Whole(1, 10**6), metavar="N", help="Look at move N alone, in detail.")
@click.option("--so-far", is_flag=True, help="The game need not be finished.")
@click.option(
    "--playouts",
    type=Whole(2, _MOST_PLAYOUTS),
    metavar="N",
    help="Games played for each decision; by default a game takes some twenty seconds.",
)
@click.option("--seed", default="", help="Text that all chance follows from.")
@pack_option
@json_option
@lang_option
def review(  # noqa: PLR0913, PLR0917 - as many as the command has options
    record: str,
    html: Path | None,
    at: int | None,
    so_far: bool,
    playouts: int | None,
    seed: str,
    pack: str,
    as_json: bool,
    lang: str,
) -> int:
    """Judge every decision of RECORD: what it cost with all cards open, and from what was known.

    Tells the turning points, and of each seat its accuracy, skill and luck. The same seed gives
    the same review. Ctrl-C tells what was judged until then.
    """
    if at is not None and (html is not None or so_far):
        raise Unusable("--at", "review-alone")
    with complaints(record, lang):
        played = record_in(record)
        if at is not None:
            detail(played, at, playouts, seed, pack, as_json, lang)
            return 0
        with interruption() as caught:
            found = judged(played, playouts, seed, so_far, caught)
            if found.decisions or found.complete:
                show(found, html, pack, as_json, lang)
            if found.complete:
                return 0
            args = {"done": len(found.decisions), "count": found.count}
            complain(Message("review-stopped", args).text(lang))
            return KILLED + caught[0]


@contextmanager
def complaints(record: str, lang: str) -> Iterator[None]:
    """Let every complaint name the record, and one that does not replay say why."""
    try:
        yield
    except Mismatch as error:
        reason = Verbatim(error.text(lang))
        raise Unusable(record, "review-no-replay", reason=reason) from None
    except Unusable as error:
        raise error if error.place else error.within(record) from None


def judged(
    played: Record, playouts: int | None, seed: str, so_far: bool, caught: list[int]
) -> "Review":
    """The review, with a bar while it is made, until a signal is in `caught`."""
    from elferrat.review.reviewing import review

    with progress() as tell:

        def go_on(done: int, count: int) -> bool:
            tell(done, count)
            return not caught

        return review(played, playouts=playouts, seed=seed, so_far=so_far, go_on=go_on)


def detail(
    played: Record, at: int, playouts: int | None, seed: str, pack: str, as_json: bool, lang: str
) -> None:
    """Tell one decision: what every legal move was worth."""
    from elferrat.cli.review_text import put_detail
    from elferrat.review.answer import decision_answer
    from elferrat.review.reviewing import review_at

    decision = review_at(played, at, playouts=playouts, seed=seed)
    if as_json:
        put_json(decision_answer(decision, moves=True))
    else:
        put_detail(played, decision, lang, pack)


def show(found: "Review", html: Path | None, pack: str, as_json: bool, lang: str) -> None:
    """Print the review, and write its page if that is asked for."""
    from elferrat.cli.review_text import put_review
    from elferrat.review.answer import answer

    if html is not None:
        from elferrat.review.page import page

        save_text(html, page(found, lang, pack))
    if as_json:
        put_json(answer(found))
    else:
        put_review(found, lang, pack)


@contextmanager
def progress() -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, count: int) -> None:
            bar.update(task, total=count, completed=done)

        yield tell
