"""The commands: finds one, runs it, and says every trouble in one line."""

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from itertools import pairwise

import click

from elferrat import __version__
from elferrat.cli.output import (
    BROKEN_PIPE,
    complain,
    finish_output,
    let_output_go,
    show_what_can_be_shown,
)
from elferrat.cli.parameters import examples, place_of
from elferrat.locale.message import ElferratError, Message, Unusable
from elferrat.locale.values import LANGUAGES, Verbatim

# Each command and the module that has it under that name, in the order of the contract.
HOMES = {
    "games": "games",
    "deal": "positions",
    "moves": "positions",
    "judge": "positions",
    "view": "positions",
    "lines": "lines",
    "score": "score",
    "play": "play",
    "replay": "records",
    "verify": "records",
    "simulate": "simulate",
    "solve": "solve",
    "arena": "arena",
    "review": "review",
    "warm": "warm",
    "picture": "picture",
    "serve": "serve",
    "backup": "backup",
    "admin": "admin",
}

DONE, NO, UNUSABLE, INTERRUPTED = 0, 1, 2, 130


class Commands(click.Group):
    """The commands, each imported when it is asked for: `moves` must not wait for the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, in the order of the contract."""
        return list(HOMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in HOMES:
            return None
        home = import_module(f"elferrat.cli.{HOMES[cmd_name]}")
        command: click.Command = getattr(home, cmd_name)
        return command


@click.group(
    cls=Commands,
    no_args_is_help=False,
    epilog=examples(
        "elferrat play extra",
        "elferrat deal extra --players 4 --seed eleven > position.json",
        "elferrat judge position.json R12 end --lang de",
    ),
)
@click.version_option(__version__, prog_name="elferrat", message="%(prog)s %(version)s")
def elferrat() -> None:
    """Elfer raus!, Elfer raus! Extra, Elfern and Bohemian Schneider.

    POSITION and RECORD are files or - (standard input). Exit status: 0 done, 1 the answer is no,
    2 unusable input.
    """


def answer(words: list[str]) -> int:
    """Run a command line and return its exit status; its troubles are told here."""
    show_what_can_be_shown()
    try:
        status = run(words)
        finish_output()
    except click.UsageError as error:
        return failed(misused(error, words), words)
    except ElferratError as error:
        return failed(as_typed(error, words), words)
    except MemoryError:
        return failed(ElferratError(Message("cli-too-large")), words)
    except RecursionError:
        return failed(ElferratError(Message("deep-json")), words)
    except BrokenPipeError:
        let_output_go()
        return BROKEN_PIPE
    except OSError as error:
        let_output_go()
        args = {"error": error.strerror or str(error)}
        return failed(ElferratError(Message("cli-output-failed", args)), words)
    except (KeyboardInterrupt, EOFError, click.Abort):
        with suppress(OSError):
            finish_output()
        let_output_go()
        failed(ElferratError(Message("cli-interrupted")), words)
        return INTERRUPTED
    return status


def run(words: list[str]) -> int:
    """What the command answers, without any catching: its exit status."""
    try:
        with elferrat.make_context("elferrat", words) as context:
            status = elferrat.invoke(context)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    return DONE if status is None else int(status)


def failed(error: ElferratError, words: Sequence[str]) -> int:
    """Say why the input cannot be used, in the language asked for; the status for that."""
    complain(error.text(spoken(words)))
    return UNUSABLE


def as_typed(error: ElferratError, words: Sequence[str]) -> ElferratError:
    """A complaint whose place is the option that was typed: what games call dealer is --dealer."""
    if isinstance(error, Unusable):
        option = f"--{error.place}"
        if any(word.partition("=")[0] == option for word in words):
            return Unusable(option, error.message.key, **error.message.args)
    return error


def spoken(words: Sequence[str]) -> str:
    """The language that a command line asks for, even one that cannot be understood otherwise."""
    from elferrat.locale.language import language

    for word, following in pairwise([*words, ""]):
        wanted = following if word == "--lang" else word.removeprefix("--lang=")
        if wanted in LANGUAGES and word.startswith("--lang"):
            return wanted
    return language()


def misused(error: click.UsageError, words: Sequence[str]) -> ElferratError:
    """A complaint of the command line parser in the catalogue's words, with its remedy."""
    place = "elferrat"
    if words and words[0] in HOMES:
        place += f" {words[0]}"
    key, args = "cli-usage", {"problem": Verbatim(error.format_message())}
    if isinstance(error, click.exceptions.NoSuchCommand):
        key, args = "cli-no-command", {"name": Verbatim(error.command_name)}
    elif isinstance(error, click.NoSuchOption):
        key = "cli-minus" if error.option_name[1:].isdigit() else "cli-no-option"
        args = {"name": Verbatim(error.option_name)}
    elif isinstance(error, click.BadOptionUsage):
        key, args = "cli-option-value", {"name": Verbatim(error.option_name)}
    elif isinstance(error, click.MissingParameter):
        key, args = "cli-missing", {"name": Verbatim(place_of(error.param))}
    elif place == "elferrat":
        key, args = "cli-name-command", {}
    return Unusable(place, key, help=Verbatim(f"{place} --help"), **args)
