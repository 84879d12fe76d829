"""The command `score`: the sheet of a match, for a kitchen table or for programs."""

import sys
from collections.abc import Iterator
from os.path import realpath
from pathlib import Path

import click

from elferrat.cli.output import complain, finish_output, put, put_json
from elferrat.cli.parameters import (
    Whole,
    chosen_options,
    examples,
    json_option,
    lang_option,
    rule_options,
)
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import Verbatim
from elferrat.play.match import Match, TrickMatch, read_result
from elferrat.play.scorebook import Scorebook, Terms, read_names


@click.command(
    epilog=examples(
        "elferrat score elfern 14-6 10-10 12-8 --names Ada,Ben --svg slate.svg",
        "elferrat score elfer 0,35,12 18,0,40",
        "elferrat score extra --json -- -12,30,5",
        "elferrat score schneider --append evening.txt",
    )
)
@click.argument("game", metavar="GAME")
@click.argument("results", metavar="RESULT …", nargs=-1)
@click.option("--dealer", type=Whole(0, 5), help="Who deals first, from 0; the last seat.")
@click.option("--names", metavar="A,B", help="Who sits there, seat by seat.")
@click.option("--svg", metavar="FILE", help="Draw the slate into FILE.")
@click.option(
    "--append",
    metavar="FILE",
    help="Keep the match in FILE: results are added, from standard input if none is given.",
)
@rule_options
@json_option
@lang_option
def score(  # noqa: PLR0913, PLR0917 - as many as the command has options
    game: str,
    results: tuple[str, ...],
    dealer: int | None,
    names: str | None,
    svg: str | None,
    append: str | None,
    options: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Print the sheet of a match of GAME.

    A RESULT is 14-6 (trick games: honours of both seats), 0,35,12 (elfer: the numbers left) or
    -12,30,5 (extra: points; put -- before results that begin with a minus).
    """
    seated = () if names is None else read_names(names, "--names")
    terms = Terms(game, chosen_options(game, options), None, dealer, seated)
    book = Scorebook(Path(), terms) if append is None else Scorebook.open(append, terms)
    match = tried(book, results)
    if svg is not None:
        judge_slate(svg, append, match or terms.begin())
        if match:
            # Before anything is kept: whoever gives results again would count them twice.
            draw(match, book.terms.names, svg, lang)
    if append is not None:
        if book.torn is not None:
            args = {"file": Verbatim(append), "text": book.torn}
            complain(Message("score-torn", args).text(lang))
        try:
            match = kept(book, results, lang)
        except KeyboardInterrupt:
            if book.match:
                show(book.match, book.terms.names, as_json, lang)
            raise
    if match is None:
        raise Unusable("RESULT", "score-no-results")
    if svg is not None:
        draw(match, book.terms.names, svg, lang)
    show(match, book.terms.names, as_json, lang)


def judge_slate(svg: str, append: str | None, match: Match) -> None:
    """Refuse a slate for a game without one, or in place of the match's own file."""
    if not isinstance(match, TrickMatch):
        raise Unusable("--svg", "score-no-slate")
    if append is not None and realpath(svg) == realpath(append):
        raise Unusable("--svg", "score-slate-is-match")


def tried(book: Scorebook, results: tuple[str, ...]) -> Match | None:
    """The match with all results of the command line, judged before any of them is kept."""
    match = book.match
    for number, result in enumerate(results, 1):
        place = f"RESULT {number}"
        numbers = read_result(book.terms.game, result, place)
        match = (match or book.terms.begin(len(numbers))).after(numbers, place)
    return match


def kept(book: Scorebook, results: tuple[str, ...], lang: str) -> Match | None:
    """The match after every result was added to its file, each told once it is on the disk."""
    typing = sys.stdin.isatty() and not results
    for number, result in enumerate(results or typed(book, lang, typing), 1):
        place = f"RESULT {number}" if results else f"line {number}"
        if not result:
            continue
        try:
            match = book.add(result, place)
        except Unusable as error:
            if not typing:
                raise
            complain(error.text(lang))  # whoever sits there can type it again
            continue
        args = {"result": Verbatim(result), "totals": " ".join(map(str, match.totals))}
        complain(Message("score-noted", args).text(lang))
    return book.match


def typed(book: Scorebook, lang: str, typing: bool) -> Iterator[str]:
    """The lines of standard input, at a terminal each asked for."""
    while True:
        if typing:
            number = len(book.match.hands) + 1 if book.match else 1
            prompt = Message("score-prompt", {"number": number}).text(lang)
            print(prompt, end=" ", file=sys.stderr, flush=True)
        line = sys.stdin.buffer.readline()
        if not line:
            return
        yield line.decode(errors="replace").strip()


def draw(match: Match, names: tuple[str, ...], path: str, lang: str) -> None:
    """Save the slate as SVG; raises `Unusable`."""
    from elferrat.cli.sheet import seat_names, slate_line
    from elferrat.picture.slate import slate_svg
    from elferrat.play.saving import save_text

    banners = match.json()["banners"]
    named = seat_names(match, names, lang)
    title = "; ".join(slate_line(*each, lang) for each in zip(named, banners, strict=True))
    save_text(path, slate_svg(named, banners, title))


def show(match: Match, names: tuple[str, ...], as_json: bool, lang: str) -> None:
    """The sheet to standard output, and out of our hands."""
    if as_json:
        put_json(match.json())
    else:
        from elferrat.cli.sheet import sheet_text

        put(sheet_text(match, names, lang))
    finish_output()
