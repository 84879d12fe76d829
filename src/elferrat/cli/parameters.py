"""Arguments and options that several commands share, and how their values are read."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from elferrat.games.options import Value
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf, Verbatim

C = TypeVar("C", bound=Callable[..., Any])

STANDARD_INPUT = "-"

# No more digits than any range has, and none but these: Python reads 1_0 and ١ as numbers too.
_WHOLE = re.compile("-?[0-9]{1,18}")


def examples(*lines: str) -> str:
    """The epilog of a help text: command lines, each on its own line."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


class Whole(click.ParamType[int]):
    """A whole number in a range; the complaint names the option and the range."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; raises `Unusable`."""
        if not _WHOLE.fullmatch(str(value)):
            raise Unusable(place_of(param), "bad-whole", low=self.low, high=self.high)
        number = int(value)
        if not self.low <= number <= self.high:
            raise Unusable(place_of(param), "bad-range", value=number, low=self.low, high=self.high)
        return number


class Word(click.ParamType[str]):
    """One of a few known words."""

    name = "word"

    def __init__(self, *known: str) -> None:
        self.known = known

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word; raises `Unusable`."""
        if value not in self.known:
            raise Unusable(place_of(param), "bad-value", value=value, known=AnyOf(self.known))
        return str(value)


class Seat(click.ParamType[str]):
    """A seat counted from 0, or `none` for a spectator; kept as text until a game knows better."""

    name = "seat"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """`none` or digits; raises `Unusable`."""
        if value != "none":
            Whole(0, 5).convert(value, param, ctx)
        return str(value)


def place_of(param: click.Parameter | None) -> str:
    """How a complaint names an option or argument: `--seed`, `GAME`."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return "" if param is None else (param.metavar or str(param.name)).upper()


def seat_or_none(seat: str) -> int | None:
    """The number of a seat option; None for a spectator."""
    return None if seat == "none" else int(seat)


def json_option(command: C) -> C:
    """The option `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(command)


def lang_option(command: C) -> C:
    """The option `--lang`; the command gets one of the four languages, by default the locale's."""
    return _lang("Language of the text; by default the locale's.")(command)


def complaint_lang_option(command: C) -> C:
    """The option `--lang` of a command that prints no words, for its complaints."""
    return _lang("Language of complaints; by default the locale's.", passed_on=False)(command)


def _lang(help_text: str, *, passed_on: bool = True) -> Callable[[C], C]:
    return click.option(
        "--lang",
        callback=_language,
        expose_value=passed_on,
        metavar="en|de|fr|it",
        help=help_text,
    )


def pack_option(command: C) -> C:
    """The option `--pack`: whose names and signs the cards of the trick games have."""
    return click.option(
        "--pack",
        type=Word("french", "german"),
        default="french",
        help="Cards of the trick games: french (default) or german.",
    )(command)


def _language(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    from elferrat.locale.language import language

    return language(value)


def rule_options(command: C) -> C:
    """The option `-o KEY=VALUE`, as often as wanted."""
    return click.option(
        "-o",
        "--option",
        "options",
        multiple=True,
        metavar="KEY=VALUE",
        help="A rule option of the game; `elferrat games` lists them.",
    )(command)


def chosen_options(game: str, settings: tuple[str, ...]) -> dict[str, Value]:
    """The options that `-o KEY=VALUE …` sets, as the JSON object of a position.

    Raises:
        Unusable: no such game, option or value, no `=`, or one option set twice.
    """
    from elferrat.games import game_named

    known = {option.name: option for option in game_named(game, "GAME").options}
    chosen: dict[str, Value] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        place = f"-o {setting}"
        if not equals:
            raise Unusable(place, "cli-option-form")
        if name not in known:
            raise Unusable(place, "bad-option", name=name, known=AnyOf(known))
        if name in chosen:
            raise Unusable(place, "cli-option-twice", name=Verbatim(name))
        value = known[name].parse(text)
        if value is None:
            values = AnyOf(str(each).lower() for each in known[name].values)
            raise Unusable(place, "bad-value", value=text, known=values)
        chosen[name] = value
    return chosen


def read_document(path: str, read: Callable[[object], Any]) -> Any:
    """What `read` makes of the JSON in a file or, for `-`, on standard input.

    Raises:
        Unusable: it cannot be opened or read; the place begins with the file's name.
    """
    from elferrat.play.positions import parse_json
    from elferrat.play.saving import load_text

    content = sys.stdin.buffer.read() if path == STANDARD_INPUT else load_text(Path(path))
    try:
        return read(parse_json(content))
    except Unusable as error:
        place = f"{path}: {error.place}" if error.place else path
        raise Unusable(place, error.message.key, **error.message.args) from None
