"""Looking ahead: exact values with open cards, worlds that a seat must think possible, tree search.

The compiled parts need NumPy and Numba (`pip install "elferrat[twin]"`); this module itself
imports neither.
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
