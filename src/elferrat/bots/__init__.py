"""Bots: players that see one seat's view and no more, `elferrat.bot("thumb").choose(view).move`."""

from collections.abc import Callable

from elferrat.bots.chance import RandomBot
from elferrat.bots.novice import NoviceBot
from elferrat.bots.player import Bot, Budget, Choice
from elferrat.bots.searching import SearchBot, Strength
from elferrat.bots.thumb import ThumbBot
from elferrat.kernel import available
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf

# Steps that are felt (docs/levels.md).
QUICK = Strength(tricks=200, rows=200, seconds=0.05)
STRONG = Strength(tricks=500, rows=2_000, seconds=1.0, weighed=300)
MAX = Strength(tricks=20_000, rows=20_000, seconds=5.0, weighed=10_000)

# Each level by its name, weakest first; a maker is given the seed.
LEVELS: dict[str, Callable[[str | None], Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "thumb": lambda seed: ThumbBot(),
    "quick": lambda seed: SearchBot("quick", QUICK, seed),
    "strong": lambda seed: SearchBot("strong", STRONG, seed),
    "max": lambda seed: SearchBot("max", MAX, seed),
}
USUAL = "thumb"  # where nobody has asked for another
ADVISER = "max"  # whose moves are given as hints


def bot(name: str, *, seed: str | None = None) -> Bot:
    """The bot of that level; `seed` makes one that plays by chance repeatable.

    Raises:
        Unusable: no level has that name.
    """
    if name not in LEVELS:
        raise Unusable("bot", "hint-bad-bot", name=name, known=AnyOf(LEVELS))
    return LEVELS[name](seed)


def levels() -> list[str]:
    """The levels that can play here, weakest first: some need compiled code."""
    compiles = available()
    return [name for name in LEVELS if compiles or not bot(name).compiled]


def adviser() -> str:
    """The level whose moves are given as hints here."""
    return ADVISER if ADVISER in levels() else USUAL


__all__ = ["ADVISER", "LEVELS", "USUAL", "Bot", "Budget", "Choice", "adviser", "bot", "levels"]
