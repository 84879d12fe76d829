"""Ratings: how well people play each game, by OpenSkill's Plackett-Luce model, for 2 to 6 seats.

A rating is a normal distribution. It follows from the places of finished games alone, game after
game in the order of their ids: the same games give the same numbers. Guests count as opponents of
whom nothing is known, and nothing is kept of them. Bots of a level always play alike: their
ratings are fixed, and so is the scale that people are measured on.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any

from openskill.models import PlackettLuce

from elferrat.server.store.facts import KeptGame, Rating, SeatResult
from elferrat.server.store.store import Store

MEAN = 25.0  # of somebody of whom nothing is known; OpenSkill's usual scale
SPREAD = MEAN / 3
NEW = Rating(MEAN, SPREAD, 0)
# Against chance the bot of thumb wins as if it were 10 (elfer for two) to 28 (schneider) better.
BOTS = {"random": 5.0, "novice": 15.0, "thumb": MEAN, "quick": 28.0, "strong": 30.0, "max": 31.0}
BOT_SPREAD = SPREAD / 4
_SURE = 3  # standard deviations below the mean: rather too low than too high
_INTERVAL = 1.96  # standard deviations to both sides: 95 %


def rated(seats: Sequence[SeatResult], before: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings after a finished game of those who keep a name, by player.

    `before` has their ratings so far; who is not there is new. Whoever held several seats is
    rated at none of them, for one hand could help the other.
    """
    if len(seats) < 2:
        return {}
    players = [seat.player for seat in seats]
    known = [
        player if player is not None and players.count(player) == 1 else None for player in players
    ]
    model = _model()
    teams = []
    for seat, player in zip(seats, known, strict=True):
        mu, sigma = _strength(seat, None if player is None else before.get(player, NEW))
        teams.append([model.rating(mu, sigma)])
    after = model.rate(teams, ranks=[float(seat.place) for seat in seats])
    return {
        player: Rating(found.mu, found.sigma, before.get(player, NEW).games + 1)
        for player, (found,) in zip(known, after, strict=True)
        if player is not None
    }


def replayed(
    games: Iterable[Sequence[SeatResult]], before: Mapping[int, Rating] | None = None
) -> dict[int, Rating]:
    """The ratings after finished games of one kind, given in the order of their ids."""
    ratings = dict(before or {})
    for seats in games:
        ratings |= rated(seats, ratings)
    return ratings


async def recompute(store: Store, game: str) -> Mapping[int, Rating]:
    """Work out the ratings of a kind of game anew from all its finished games; returns them.

    Servers may go on meanwhile; the ratings change all at once. Where every game was rated by the
    present rules as it ended, they come out as they were, but for two things. Whoever was forgotten
    since is a guest in their old games, of whom nothing is known: that moves those who met them.
    And games of tables that were removed count no more.

    Raises:
        StoreDown: nothing was changed.
    """
    while True:
        found = await _recomputed(store, game)
        if found is not None:
            return found


async def _recomputed(store: Store, game: str) -> Mapping[int, Rating] | None:
    counted: list[int] = []
    ratings: dict[int, Rating] = {}
    while page := await store.games_of_kind(game, counted[-1] if counted else 0):
        counted += [kept.id for kept in page]
        ratings = await asyncio.to_thread(_continued, ratings, page)
    return await store.rerate(game, counted, partial(_continued, ratings))


def _continued(before: Mapping[int, Rating], games: Iterable[KeptGame]) -> dict[int, Rating]:
    return replayed((kept.finished.seats for kept in games), before)


def ordinal(rating: Rating) -> float:
    """One number to sort by: what somebody is at least, almost surely. New players are at 0."""
    return rating.mu - _SURE * rating.sigma


def rating_json(rating: Rating) -> dict[str, Any]:
    """A rating for people: what they are at least, the mean with its 95 % interval, the games."""
    half = _INTERVAL * rating.sigma
    return {
        "rating": round(ordinal(rating), 1),
        "mean": round(rating.mu, 1),
        "low": round(rating.mu - half, 1),
        "high": round(rating.mu + half, 1),
        "games": rating.games,
    }


def _strength(seat: SeatResult, rating: Rating | None) -> tuple[float, float]:
    if seat.bot is not None:
        return BOTS.get(seat.bot, MEAN), BOT_SPREAD
    return (MEAN, SPREAD) if rating is None else (rating.mu, rating.sigma)


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(MEAN, SPREAD)
