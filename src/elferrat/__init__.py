"""Elferrat: Elfer raus!, Elfer raus! Extra, Elfern and Bohemian Schneider.

table = elferrat.deal("extra", players=4, seed="eleven")
table.play("R12")
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from elferrat.bots import bot
    from elferrat.locale.message import Unusable
    from elferrat.play.record import Record, load
    from elferrat.play.referee import GameOver, IllegalMove, MoveError, NotYourTurn, UnreadableMove
    from elferrat.play.replay import replay, verify
    from elferrat.play.table import Table, deal, table_from
    from elferrat.play.view import View

__version__ = "0.1.0"

_HOMES = {
    "Table": "elferrat.play.table",
    "deal": "elferrat.play.table",
    "table_from": "elferrat.play.table",
    "View": "elferrat.play.view",
    "Record": "elferrat.play.record",
    "load": "elferrat.play.record",
    "replay": "elferrat.play.replay",
    "verify": "elferrat.play.replay",
    "MoveError": "elferrat.play.referee",
    "UnreadableMove": "elferrat.play.referee",
    "IllegalMove": "elferrat.play.referee",
    "NotYourTurn": "elferrat.play.referee",
    "GameOver": "elferrat.play.referee",
    "Unusable": "elferrat.locale.message",
    "bot": "elferrat.bots",
}

__all__ = [
    "GameOver", "IllegalMove", "MoveError", "NotYourTurn", "Record", "Table", "UnreadableMove",
    "Unusable", "View", "bot", "deal", "load", "replay", "table_from", "verify",
]  # fmt: skip


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def __getattr__(name: str) -> Any:
    # Names arrive when they are first used, so that `import elferrat` stays cheap.
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
