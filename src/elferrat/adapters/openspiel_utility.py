"""What the end of a game is worth to each seat, adding up to 0, and its bounds."""

from elferrat.adapters.openspiel_deals import Deal
from elferrat.adapters.rewards import SHARE, final_rewards
from elferrat.games.game import Outcome

WIN, POINTS, GAME_POINTS = "win", "points", "game_points"

# No two scores of a game are further apart: all numbers left in one hand, and in extra the jokers
# (44) and all bonus cards (88) too; twenty honours.
MOST_APART = {"elfer": 840.0, "extra": 880.0 + 44 + 88, "elfern": 20.0, "schneider": 20.0}
MOST_GAME_POINTS = 5.0  # F12


def worth(outcome: Outcome, utility: str) -> list[float]:
    """The utility of each seat.

    `win`: one winner of two gets 1, the loser -1; in general see `adapters.rewards`. `points`: how
    much the own score exceeds the mean of the others' (two seats: the difference). `game_points`:
    the game points of the hand, from the loser to the winner.
    """
    seats = len(outcome.scores)
    if utility == WIN:
        import numpy as np

        wins = np.array([[seat in outcome.winners for seat in range(seats)]])
        return [float(share) for share in final_rewards(SHARE, wins, wins)[0]]
    points = outcome.scores if utility == POINTS else outcome.game_points
    assert points is not None
    return [(seats * own - sum(points)) / (seats - 1) for own in points]


def bounds(deal: Deal, utility: str) -> tuple[float, float]:
    """The least and the greatest utility of a seat."""
    if utility == WIN:
        return -1.0 / (deal.players - 1), 1.0
    most = MOST_APART[deal.game.name] if utility == POINTS else MOST_GAME_POINTS
    return -most, most
