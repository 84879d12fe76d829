"""Bots under the usual names that misbehave, each time in a way that the cards decide."""

from collections.abc import Callable
from zlib import crc32

from elferrat.bots import LEVELS as USUAL
from elferrat.bots import Bot, Budget, Choice, bot
from elferrat.play.evidence import Evidence
from elferrat.play.view import View
from tests.server.bad_bots import DEEDS, RICH

WAYS = (
    None, None, None, "hangs", "spins", "exits", "leaves", "dumps_core", "stands_still", "raises",
    "recurses", "cheats", "says_nothing", "says_too_much", "values_a_word", "prints",
)  # fmt: skip


class Wild(Bot):
    """Plays well, or does anything but play."""

    name = "wild"

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        way = WAYS[crc32(repr(view.legal).encode()) % len(WAYS)]
        if way is None:
            return bot("thumb").choose(view, budget)
        found = DEEDS[way](view)
        return found if isinstance(found, Choice) else Choice(view.legal[-1], None, RICH)


def wild(seed: str | None) -> Bot:
    return Wild()


LEVELS: dict[str, Callable[[str | None], Bot]] = dict.fromkeys(USUAL, wild)
