"""Compiled code of bots, compiled and loaded before a move has to wait for it."""

from elferrat.bots.player import Bot, Budget
from elferrat.play.table import deal

_SEED = "warm"


def warm(bot: Bot, game: str) -> None:
    """Compile or load what a bot needs in a game up to its end, and let it choose once."""
    if not bot.compiled:
        return
    # Here, because whoever needs no search must not need what compiles it.
    from elferrat.search.warming import warm as compiled

    for _ in compiled([game]):
        pass
    table = deal(game, seed=_SEED)
    while len(legal := table.legal()) == 1:
        table.play(legal[0])
    bot.choose(table.view(table.turn), Budget(0), table.evidence())
