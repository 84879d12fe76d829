"""Compiled code of bots, compiled and loaded before a move has to wait for it."""

from elferrat.bots.player import Bot, Budget
from elferrat.play.table import deal

_SEED = "warm"


def warm(bot: Bot, game: str) -> None:
    """Let a bot that needs compiled code choose once in a game, in no time."""
    if not bot.compiled:
        return
    table = deal(game, seed=_SEED)
    while len(legal := table.legal()) == 1:
        table.play(legal[0])
    bot.choose(table.view(table.turn), Budget(0), table.evidence())
