"""Bots: players that see one seat's view and no more, `elferrat.bot("thumb").choose(view).move`."""

from collections.abc import Callable

from elferrat.bots.chance import RandomBot
from elferrat.bots.player import Bot, Budget, Choice
from elferrat.bots.searching import SearchBot, Strength
from elferrat.bots.thumb import ThumbBot
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf

QUICK = Strength(tricks=1_000, rows=500, seconds=0.05)
STRONG = Strength(tricks=20_000, rows=5_000, seconds=1.0)
MAX = Strength(tricks=500_000, rows=100_000, seconds=5.0)

# Each level by its name, weakest first; a maker is given the seed.
LEVELS: dict[str, Callable[[str | None], Bot]] = {
    "random": RandomBot,
    "thumb": lambda seed: ThumbBot(),
    "quick": lambda seed: SearchBot("quick", QUICK, seed),
    "strong": lambda seed: SearchBot("strong", STRONG, seed),
    "max": lambda seed: SearchBot("max", MAX, seed),
}


def bot(name: str, *, seed: str | None = None) -> Bot:
    """The bot of that level; `seed` makes one that plays by chance repeatable.

    Raises:
        Unusable: no level has that name.
    """
    if name not in LEVELS:
        raise Unusable("bot", "hint-bad-bot", name=name, known=AnyOf(LEVELS))
    return LEVELS[name](seed)


__all__ = ["LEVELS", "Bot", "Budget", "Choice", "bot"]
