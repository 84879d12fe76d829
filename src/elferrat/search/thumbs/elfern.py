"""Rules of thumb for Elfern, as `elferrat.bots.elfern` has them in words."""

from elferrat.games.elfern.rules import Options, State, legal
from elferrat.search.thumbs.tricks import rate as rate_tricks
from elferrat.search.thumbs.tricks import settle as settle_tricks
from elferrat.search.thumbs.tricks import take_lead_back, take_reply_back
from elferrat.search.weights.tricks import ELFERN


def rate(s: State, o: Options, moves: list[int], ratings: list[float], known: int) -> int:
    """Write the legal moves and what each promises; return how many."""
    n = legal(s, o, moves)
    rate_tricks(s, moves, n, ratings, known, ELFERN)
    return n


def settle(s: State, o: Options, points: list[int], known: int) -> bool:
    """Whether it is known how the hand ends; then write the honours of both seats."""
    return settle_tricks(s, points, known)


__all__ = ["rate", "settle", "take_lead_back", "take_reply_back"]
