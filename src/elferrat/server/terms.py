"""Terms: what a table is made for, read strictly from JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from elferrat.games import game_named
from elferrat.games.fields import boolean, choice, no_unknown, whole
from elferrat.locale.message import Unusable
from elferrat.server.clocks import Clock
from elferrat.server.lessons import LESSONS

UNTIMED = Clock()
MOST_GAMES = 99
MOST_PACE = 5_000  # ms
CLOCKS = ("none", "turn", "game", "days")
_CLOCK_FIELDS = {
    "none": (),
    "turn": ("seconds",),
    "game": ("seconds", "increment"),
    "days": ("days",),
}


@dataclass(frozen=True, slots=True)
class Terms:
    """Game, options (without defaults), seats, clock, games of a match (0: as many as wanted),
    whether anybody may find the table, whether free chat is on, how long bots wait (ms), and the
    lesson that is taught there, if one is.
    """

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    seats: int = 2
    clock: Clock = UNTIMED
    games: int = 1
    listed: bool = False
    chat: bool = False
    pace: int = 700
    lesson: str = ""

    def json(self) -> dict[str, Any]:
        """The terms as `read_terms` reads them."""
        fields = asdict(self)
        clock = self.clock
        fields["clock"] = {"kind": clock.kind} | {
            name: getattr(clock, name) for name in _CLOCK_FIELDS[clock.kind]
        }
        return fields


def read_terms(data: object) -> Terms:
    """Terms from their JSON object; what is left out has its default.

    Raises:
        Unusable: an unknown field, game or option; numbers that do not fit.
    """
    if not isinstance(data, Mapping):
        raise Unusable("", "bad-object")
    no_unknown(data, Terms.__slots__)
    if "game" not in data:
        raise Unusable("game", "missing-field")
    game = game_named(data["game"])
    options = game.read_options(data.get("options", {}))
    lesson = choice(data.get("lesson", ""), ("", *LESSONS), "lesson")
    usual = LESSONS[lesson].seats if lesson else game.players[0]
    seats = whole(data.get("seats", usual), 1, 9, "seats")
    game.check_players(options, seats, "seats")
    terms = Terms(
        game=game.name,
        options=game.write_options(options),
        seats=seats,
        clock=read_clock(data.get("clock", {"kind": "none"})),
        games=whole(data.get("games", 1), 0, MOST_GAMES, "games"),
        listed=boolean(data.get("listed", False), "listed"),
        chat=boolean(data.get("chat", False), "chat"),
        pace=whole(data.get("pace", 700), 0, MOST_PACE, "pace"),
        lesson=lesson,
    )
    if lesson:
        _check_lesson(terms)
    return terms


def _check_lesson(terms: Terms) -> None:
    """A lesson is always the same table: only how fast the bots play may be chosen."""
    lesson = LESSONS[terms.lesson]
    taught = Terms(lesson.game, seats=lesson.seats, pace=terms.pace, lesson=terms.lesson)
    for name in Terms.__slots__:
        if getattr(terms, name) != getattr(taught, name):
            raise Unusable(name, "bad-lesson-terms")


def read_clock(data: object) -> Clock:
    """A clock from its JSON object.

    Raises:
        Unusable: no such kind of clock, or numbers out of range.
    """
    if not isinstance(data, Mapping):
        raise Unusable("clock", "bad-object")
    kind = choice(data.get("kind"), CLOCKS, "clock.kind")
    try:
        no_unknown(data, ("kind", *_CLOCK_FIELDS[kind]))
    except Unusable as error:
        raise error.within("clock") from None
    if kind == "turn":
        return Clock(kind, whole(data.get("seconds"), 5, 3_600, "clock.seconds"))
    if kind == "game":
        seconds = whole(data.get("seconds"), 10, 36_000, "clock.seconds")
        return Clock(kind, seconds, whole(data.get("increment", 0), 0, 300, "clock.increment"))
    if kind == "days":
        return Clock(kind, days=whole(data.get("days"), 1, 30, "clock.days"))
    return Clock(kind)
