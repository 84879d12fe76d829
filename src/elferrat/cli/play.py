"""`elferrat play`: a game in the terminal, full screen or in plain lines."""

import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

import click

from elferrat.cli.output import ENDS, one_line
from elferrat.cli.parameters import (
    Whole,
    Word,
    chosen_options,
    examples,
    lang_option,
    read_document,
    rule_options,
)

DONE, UNSAVED, INTERRUPTED = 0, 2, 130
ENDED = 128  # and the number of the signal, as a shell reports it
MOST_HANDS = 999
CLEAR = "\033[2J\033[3J\033[H"  # the screen, what was scrolled off it, and home
PIPE_PAGE = 30  # blank lines that separate two players where no screen can be wiped


@click.command(
    epilog=examples(
        "elferrat play elfer --players 4",
        "elferrat play extra --bots thumb,novice --seed eleven",
        "elferrat play --bots list",
        "elferrat play elfern --hot-seat 2 --hands 4 --pack german",
        "printf 'R11\\nq\\n' | elferrat play elfer --plain --seed 1",
    )
)
@click.argument("game", required=False)
@click.option("--players", type=Whole(2, 6), metavar="N", help="Seats at the table; 2 if not said.")
@click.option("--seed", metavar="TEXT", help="Deal from this text; by default by chance.")
@click.option("--dealer", type=Whole(0, 5), metavar="SEAT",
              help="Who deals; by default drawn by lot, with --seed the last seat.")  # fmt: skip
@rule_options
@click.option("--bots", metavar="NAME,…", help="A level for each other seat; `list` shows them.")
@click.option("--hot-seat", "humans", type=Whole(1, 6), default=1, metavar="N",
              help="N people share the screen.")  # fmt: skip
@click.option("--hands", type=Whole(1, MOST_HANDS), default=1, metavar="N",
              help="Play a match of N hands.")  # fmt: skip
@click.option("--names", metavar="NAME,…", help="Names by seat.")
@click.option("--pack", type=Word("french", "german"), default="french",
              metavar="french|german", help="How trick cards are called.")  # fmt: skip
@click.option("--plain", is_flag=True, help="One line per event, also for pipes and braille.")
@click.option("--save", type=click.Path(path_type=Path), metavar="PATH",
              help="Folder or .json file for the records.")  # fmt: skip
@click.option("--from", "position", metavar="POSITION", help="Begin from a position.")
@lang_option
def play(plain: bool, **given: Any) -> int:
    """Play GAME against bots, or with people at the same screen.

    Without GAME it asks. Every finished or broken-off game is saved as a record.
    """
    prepare_streams()
    if given["bots"] == "list":
        list_levels(given["lang"])
        return DONE
    try:
        setup = make_setup(**given)
        compile_bots(setup)
        return in_lines(setup) if plain or not full_screen() else on_screen(setup)
    except EOFError:
        # Only the question for a game can end so: the table handles its own end of input.
        raise no_game() from None


def list_levels(lang: str) -> None:
    """Each level of bots, weakest first, and what it is like."""
    from elferrat.bots import levels
    from elferrat.locale.catalogue import say

    for level in levels():
        print(f"{level:8}{say(f'page-home-bot-{level}', {}, lang)}")


def compile_bots(setup: Any) -> None:
    """Compile what the bots at the table need, so that no move waits for it; it is told once."""
    from elferrat.bots import bot
    from elferrat.bots.warming import warm

    for level in set(setup.bots):
        warm(bot(level), setup.game)


def prepare_streams() -> None:
    """Let no odd byte of input and no character that the terminal lacks end a game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def full_screen() -> bool:
    """Whether a full screen can be shown: a terminal all around that can move its cursor."""
    # The screen itself is written to standard error.
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return terminal and os.environ.get("TERM", "dumb") != "dumb"


def no_game() -> Exception:
    """The complaint that no game was named."""
    from elferrat.games import NAMES
    from elferrat.locale.message import Unusable
    from elferrat.locale.values import AnyOf

    return Unusable("GAME", "terminal-no-game", known=AnyOf(NAMES))


def make_setup(
    *,
    game: str | None,
    position: str | None,
    players: int | None,
    options: tuple[str, ...],
    bots: str | None,
    names: str | None,
    **rest: Any,
) -> Any:
    """The setup that the command line asks for; raises `Unusable`, or EOFError without a game."""
    from elferrat.cli.terminal.setup import (
        Setup,
        begin_from,
        check_hands,
        seat_names,
        seat_plan,
    )
    from elferrat.games import game_named

    lang, humans = rest["lang"], rest["humans"]
    start = None
    if position is not None:
        from elferrat.play.positions import read_position

        start = read_document(position, read_position)
        game, players, chosen = begin_from(start, game, players, bool(options), rest["dealer"])
    else:
        game = ask_game(lang) if game is None else game_named(game, "GAME").name
        chosen = chosen_options(game, options)
    levels = seat_plan(players, humans, bots)
    seated = seat_names(names, humans, humans + len(levels), lang)
    check_hands(game, rest["hands"])
    chosen_game = game_named(game)
    chosen_game.check_players(chosen_game.read_options(chosen), len(seated), "--players")
    return Setup(game=game, options=chosen, names=seated, bots=levels, position=start, **rest)


def ask_game(lang: str) -> str:
    """Ask which game, by number or name, until one is named; raises EOFError without an answer."""
    from elferrat.games import NAMES
    from elferrat.locale.catalogue import say
    from elferrat.locale.values import Verbatim

    print(say("terminal-which-game", {}, lang), flush=True)
    for number, name in enumerate(NAMES, start=1):
        choice = {"number": number, "name": Verbatim(name), "game": name}
        print(say("terminal-game-choice", choice, lang), flush=True)
    while True:
        answer = next_line().strip().lower()
        if answer in NAMES:
            return answer
        if answer in ("1", "2", "3", "4"):
            return NAMES[int(answer) - 1]
        print(one_line(say("terminal-no-such-game", {"text": answer}, lang)), flush=True)


def next_line() -> str:
    """The next line of input; a terminal gets a prompt, a pipe none. Raises EOFError at its end."""
    if sys.stdin.isatty():
        return input("> ")
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def write_line(line: str) -> None:
    """A line of output, told at once and never broken; nothing in it can move a cursor."""
    print(one_line(line), flush=True)


def clear_screen() -> None:
    """Wipe a terminal; elsewhere put a page of blank lines between two players."""
    if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
        print(CLEAR, end="", flush=True)
    else:
        print("\n" * PIPE_PAGE, flush=True)


class Ended(KeyboardInterrupt):
    """The system ends the game: the terminal was closed, or the process is to go."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = ENDED + number


@contextmanager
def ends_told() -> Iterator[None]:
    """Raise `Ended` where a signal would end the process without a word."""

    def end(number: int, frame: FrameType | None) -> None:
        ignore_ends()
        raise Ended(number)

    before = {number: signal.signal(number, end) for number in ENDS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def ignore_ends() -> None:
    """Let no signal stop the saving: a closed terminal says twice or three times that it is."""
    for number in ENDS:
        signal.signal(number, signal.SIG_IGN)


def in_lines(setup: Any) -> int:
    """Play in plain lines; however it ends, the game so far is saved."""
    from elferrat.cli.terminal.plain import Plain
    from elferrat.cli.terminal.session import Session

    table = Plain(Session(setup), next_line, write_line, clear_screen)
    with ends_told():
        try:
            table.run()
        except (KeyboardInterrupt, OSError) as cause:
            ignore_ends()
            # Where nobody is left to be told, it is saved all the same.
            with suppress(OSError):
                print()
            with suppress(OSError):
                if not table.session.kept:
                    table.keep()
            if isinstance(cause, OSError):
                raise
            return cause.status if isinstance(cause, Ended) else INTERRUPTED
    return UNSAVED if table.session.unsaved else DONE


def on_screen(setup: Any) -> int:
    """Play on the full screen."""
    from elferrat.cli.terminal.app import TableApp
    from elferrat.cli.terminal.session import Session

    app = TableApp(Session(setup))
    app.run()
    app.keep_at_last()  # it may have ended by a fault, which the screen has shown
    for line in app.farewell:
        write_line(line)
    if app.return_code:
        return app.return_code
    return UNSAVED if app.session.unsaved else DONE
