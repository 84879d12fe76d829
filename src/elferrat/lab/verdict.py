"""What the tally of an arena means: by bot and by pair, with 95 % intervals, as one JSON object."""

from typing import Any

from elferrat.lab.contest import Contest
from elferrat.lab.intervals import Estimate, proportion
from elferrat.lab.rating import ratings
from elferrat.lab.seatings import Pair
from elferrat.lab.tally import (
    AHEAD,
    GAME_POINTS,
    MET,
    PLACE,
    POINTS,
    SCORE,
    SEATS,
    SHARE,
    Tally,
)
from elferrat.lab.totals import WHOLE_SHARE


def verdict(work: Contest, tally: Tally) -> dict[str, Any]:
    """The tally of at least one deal. The deals are what varies, the games of one hang together."""
    rated = rated_bots(tally)
    return {
        "deals": tally.deals,
        "games": tally.games,
        "bots": {
            name: {
                "games": sums.first[SEATS],
                "rating": rated[name].json(),
                "share": sums.share(SHARE, SEATS, WHOLE_SHARE).json(),
                "place": sums.ratio(PLACE, SEATS).json(),
                "score": sums.ratio(SCORE, SEATS).json(),
                "milliseconds": tally.times[name].milliseconds(),
            }
            for name, sums in tally.bots.items()
            if sums.count
        },
        "pairs": [_pair(work, tally, pair) for pair, sums in tally.pairs.items() if sums.count],
    }


def rated_bots(tally: Tally) -> dict[str, Estimate]:
    """The rating of each bot above the mean of all."""
    names = list(tally.bots)
    numbers = [(names.index(one), names.index(other)) for one, other in tally.pairs]
    return dict(zip(names, ratings(len(names), numbers, tally.together), strict=True))


def deals_won(tally: Tally, pair: Pair) -> Estimate:
    """Of the deals in which a pair met, the share that its first-named won; even ones count half.

    Wilson's interval, which is not too narrow: what is half varies less than what is whole or none.
    """
    lost, even, won = tally.results(pair)
    return proportion(won + even / 2, lost + even + won)


def _pair(work: Contest, tally: Tally, pair: Pair) -> dict[str, Any]:
    sums = tally.pairs[pair]
    lost, even, won = tally.results(pair)
    decision, deals = tally.decisions.get(pair, (None, None))
    asked = work.hypotheses
    found = {
        "bots": list(pair),
        "deals": {
            "count": sums.count,
            "won": won,
            "even": even,
            "lost": lost,
            **deals_won(tally, pair).json(),
        },
        "meetings": {
            "count": sums.first[MET],
            **sums.share(AHEAD, MET, 2).json(),
        },
        "difference": sums.ratio(POINTS, MET).json(),
        "test": {
            "h0": asked.h0 / 100,
            "h1": asked.h1 / 100,
            "risk": asked.risk / 100,
            "ratio": round(asked.ratio((lost, even, won)), 4),
            "bound": round(asked.bound, 4),
            "decision": decision,
            "after": deals,
        },
    }
    if work.has_points:
        found["game_points"] = sums.ratio(GAME_POINTS, MET).json()
    return found
