"""Looking ahead: exact values of trick games with open cards (`exact`, `endings`), and worlds that
a seat must think possible after all that it saw (`worlds`).

Exact play is compiled and needs NumPy and Numba (`pip install "elferrat[twin]"`); this module
itself and the worlds import neither.
"""

from elferrat.locale.message import Unusable

TRICK_GAMES = ("elfern", "schneider")


def check_solvable(game: str) -> None:
    """Make sure that a game can be played out exactly.

    Raises:
        Unusable: it is no trick game.
    """
    if game not in TRICK_GAMES:
        raise Unusable("game", "search-no-tricks", game=game)
