"""What the end of a game is worth to each seat, as numbers to learn from."""

from typing import Any

from elferrat.games.fields import choice

SHARE, POINTS = KINDS = ("share", "points")


def reward_kind(value: str) -> str:
    """The kind of reward of that name.

    Raises:
        Unusable: there is no such kind.
    """
    return choice(value, KINDS, "reward")


def final_rewards(kind: str, wins: Any, scores: Any) -> Any:
    """Rewards at the end, shape (games, seats), from arrays of that shape.

    `share`: k winners of n seats get (n - k) / (k (n - 1)) each, the others -1 / (n - 1), so that
    all add up to 0, one winner of two gets 1 and the loser -1. A game without a winner, or with
    winners only, is worth 0 to everybody. `points`: the game's own points as floats.
    """
    if kind == POINTS:
        return scores.astype(float)
    players = wins.shape[1]
    winners = wins.sum(axis=1, keepdims=True)
    shares = wins * players / winners.clip(min=1)
    return (winners > 0) * (shares - 1) / (players - 1)
