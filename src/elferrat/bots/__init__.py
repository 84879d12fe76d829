"""Bots: players that see one seat's view and no more, `elferrat.bot("thumb").choose(view).move`."""

from collections.abc import Callable

from elferrat.bots.chance import RandomBot
from elferrat.bots.player import Bot, Budget, Choice
from elferrat.bots.thumb import ThumbBot
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf

# Each level by its name, weakest first; a maker is given the seed.
LEVELS: dict[str, Callable[[str | None], Bot]] = {
    "random": RandomBot,
    "thumb": lambda seed: ThumbBot(),
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
