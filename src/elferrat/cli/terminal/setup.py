"""What a session is begun with: the options of `elferrat play`, checked and put in order."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from elferrat.bots import USUAL, levels
from elferrat.games.game import AnyPosition
from elferrat.locale.catalogue import say
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf

BOT_NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
LONGEST_NAME = 16


@dataclass(frozen=True)
class Setup:
    """One evening: the game, who sits where, and what is done with the records.

    Seats 0 to `humans` - 1 are people, the others bots; `bots` has a level for each bot seat.
    """

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    humans: int = 1
    bots: tuple[str, ...] = (USUAL,)
    seed: str | None = None
    dealer: int | None = None
    hands: int = 1
    position: AnyPosition | None = None
    save: Path | None = None
    lang: str = "en"
    pack: str = "french"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.humans + len(self.bots)


def seat_plan(players: int | None, humans: int, wanted: str | None) -> tuple[str, ...]:
    """The level of each bot seat, from the number of seats and `--bots a,b,…`.

    One level serves all bot seats; without `players` the levels say how many there are.

    Raises:
        Unusable: no such level, or more levels than seats for bots.
    """
    named = [name.strip() for name in (wanted or "").split(",") if name.strip()]
    for name in named:
        if name not in (known := levels()):
            raise Unusable("--bots", "bad-value", value=name, known=AnyOf(known))
    if players is None:
        players = max(2, humans + len(named))
    free = players - humans
    if free < 0 or len(named) > free:
        raise Unusable("--bots", "terminal-too-many", humans=humans, bots=len(named), seats=players)
    if len(named) == 1:
        named *= free
    return (*named, *[USUAL] * (free - len(named)))


def seat_names(wanted: str | None, humans: int, players: int, lang: str) -> tuple[str, ...]:
    """A name for each seat: those of `--names a,b,…`, then usual ones.

    Raises:
        Unusable: too many names, one twice, too long, or with a character that cannot be shown.
    """
    names = [] if wanted is None else [name.strip() for name in wanted.split(",")]
    if len(names) > players:
        raise Unusable("--names", "terminal-many-names", count=len(names), seats=players)
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Unusable("--names", "terminal-bad-name", name=name, most=LONGEST_NAME)
        if names.count(name) > 1:
            raise Unusable("--names", "terminal-same-name", name=name)
    if not names and humans == 1:
        names = [say("terminal-you", {}, lang)]
    usual = (name for name in BOT_NAMES if name not in names)
    for seat in range(len(names), players):
        one = say("terminal-player", {"number": seat + 1}, lang)
        names.append(one if seat < humans else next(usual))
    return tuple(names)


def check_hands(game: str, hands: int) -> None:
    """Check how many hands were asked for (S8); a single one is no match and always allowed.

    Raises:
        Unusable: a match of Bohemian Schneider with an odd number of hands.
    """
    if game == "schneider" and hands > 1 and hands % 2:
        raise Unusable("--hands", "terminal-odd-hands", count=hands)


def begin_from(
    position: AnyPosition,
    game: str | None,
    players: int | None,
    has_options: bool,
    dealer: int | None,
) -> tuple[str, int, dict[str, Any]]:
    """Game, seats and options of the position to begin from; what else was said must not differ.

    Raises:
        Unusable: another game or number of seats was named, or an option or a dealer was given.
    """
    own = position.game
    seats = own.seats(position.state)
    if game is not None and game != own.name:
        raise Unusable("GAME", "terminal-other-game", game=own.name)
    if players is not None and players != seats:
        raise Unusable("--players", "terminal-with-position")
    if has_options:
        raise Unusable("-o", "terminal-with-position")
    if dealer is not None:
        raise Unusable("--dealer", "terminal-with-position")
    return own.name, seats, own.write_options(position.options)
