"""What totals mean: means and proportions with their 95 % intervals, as one JSON object."""

from typing import Any

from elferrat.lab.intervals import Estimate, mean, proportion
from elferrat.lab.plan import Plan
from elferrat.lab.totals import WHOLE_SHARE, Histogram, Standing, Totals, histogram_json


def summary(plan: Plan, totals: Totals) -> dict[str, Any]:
    """The totals of at least one game: each estimate with its interval, and every histogram."""
    games = totals.games
    reasons = {
        reason: times
        for number, reason in enumerate(plan.reasons, 1)
        if (times := totals.reasons[number])
    }
    return {
        "games": games,
        "length": spread(totals.lengths, "shortest", "longest"),
        "ties": share_of(totals.ties, games),
        "reasons": reasons,
        "empty_pile": share_of(totals.stocks[0], games),
        "stock": spread(totals.stocks),
        "winners": histogram_json(totals.winners),
        "seats": [
            {"bot": name, **standing_json(standing, games, plan.has_bonus)}
            for name, standing in zip(plan.bots, totals.seats, strict=True)
        ],
        "bots": {
            name: {"seats": list(standing.seats)} | standing_json(standing, games, plan.has_bonus)
            for name, standing in totals.bots.items()
        },
    }


def standing_json(standing: Standing, games: int, bonus: bool) -> dict[str, Any]:
    """What a seat, or the seats of a bot, got.

    `wins` are the games that one of the seats won, alone or with others; `share` is their part of
    each win; `score`, `place` and `bonus` are a seat's. The histograms of `score` and `bonus` are
    of the seats' sums in a game, that of `place` is of each seat by itself.
    """
    seats = len(standing.seats)
    found = {
        "wins": share_of(games - standing.shares[0], games),
        "share": share_of_wins(standing).json(),
        "score": spread(standing.scores, unit=seats),
        "place": {
            **averaged(standing.place_sums, seats).json(),
            "histogram": histogram_json(standing.places),
        },
    }
    return found | {"bonus": spread(standing.bonus, unit=seats)} if bonus else found


def share_of(count: int, games: int) -> dict[str, Any]:
    """A number of games, and which proportion of all it is."""
    return {"count": count, **proportion(count, games).json()}


def share_of_wins(standing: Standing) -> Estimate:
    """Which part of the wins those seats had, with the interval of a proportion.

    That is never too narrow: shares between 0 and 1 spread less than wins that are whole or none.
    """
    won = sum(share * times for share, times in standing.shares.items()) / WHOLE_SHARE
    return proportion(won, standing.shares.total())


def spread(
    histogram: Histogram, least: str = "least", most: str = "most", unit: int = 1
) -> dict[str, Any]:
    """The mean in `unit`s, and the histogram with its ends."""
    there = [value for value, times in histogram.items() if times]
    return {
        **averaged(histogram, unit).json(),
        least: min(there),
        most: max(there),
        "histogram": histogram_json(histogram),
    }


def averaged(histogram: Histogram, unit: int = 1) -> Estimate:
    """The mean of a histogram in `unit`s of one."""
    total = sum(value * times for value, times in histogram.items())
    squares = sum(value * value * times for value, times in histogram.items())
    return mean(total, squares, histogram.total(), unit)
