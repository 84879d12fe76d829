"""Matches of every kind with all that follows from each result, for the browser's own score sheet.

python -m tests.web.kitchen_vectors      writes web/tests/kitchen/vectors.json anew
"""

import json
import random
from pathlib import Path
from typing import Any

from elferrat.locale.message import Unusable
from elferrat.play.match import (
    ElferMatch,
    ExtraMatch,
    Match,
    TrickMatch,
    most_left,
    new_match,
    points_left,
)

PATH = Path(__file__).parents[2] / "web" / "tests" / "kitchen" / "vectors.json"
MATCHES_A_GAME = 70
# What the page calls the variables of a complaint; the others have the same name there.
VARIABLES = {"sum": "number", "value": "number", "players": None}


def vectors() -> str:
    """The whole file."""
    chance = random.Random("eleven at the kitchen table")
    matches = [
        drawn_match(game, chance)
        for game in ("elfer", "extra", "elfern", "schneider")
        for _ in range(MATCHES_A_GAME)
    ]
    lines = ",\n".join(json.dumps(match, separators=(",", ":")) for match in matches)
    return f"[\n{lines}\n]\n"


def drawn_match(game: str, chance: random.Random) -> dict[str, Any]:
    """A match under rules by lot: each result with what follows from it, or why it is refused."""
    players = 2 if game in {"elfern", "schneider"} else chance.randint(2, 6)
    options = drawn_options(game, players, chance)
    dealer = chance.randrange(players)
    match = new_match(game, options, players=players, dealer=dealer)
    steps: list[Any] = []
    for _ in range(chance.randint(1, 12)):
        seat = chance.choice([0, 1, None]) if match.dealer is None else None
        if seat is not None:
            match = match.dealt_by(seat)
        result = drawn_result(match, chance)
        try:
            match = match.after(result)
        except Unusable as error:
            steps.append([result, seat, refused(error)])
        else:
            steps.append([result, seat, *followed(match)])
    return {"game": game, "options": options, "players": players, "dealer": dealer, "steps": steps}


def drawn_options(game: str, players: int, chance: random.Random) -> dict[str, Any]:
    """Those options that matter for the score, some of them left out."""
    games: dict[str, dict[str, tuple[Any, ...]]] = {
        "elfer": {
            "variant": ("standard", "false_start", "three_starts", "any_start"),
            "without_blue": (False, True) if players == 2 else (False,),
        },
        "extra": {"bonus_supply": (7, 8), "bonus_lost_on_exchange": (False, True)},
        "elfern": {
            "scoring": ("standard", "altenburg"),
            "staender": ("add", "double", "none"),
            "next_dealer": ("winner", "loser", "alternate"),
        },
        "schneider": {"schneider_from": (17, 16)},
    }
    return {name: chance.choice(of) for name, of in games[game].items() if chance.random() < 0.8}


def drawn_result(match: Match, chance: random.Random) -> list[int]:
    """A result, mostly a possible one, often at the edge of what is possible."""
    if isinstance(match, TrickMatch):
        one = 10 if chance.random() < 0.3 else chance.randint(-1, 21)
        return [one, 20 - one + chance.choice([0] * 15 + [1, -1])]
    if isinstance(match, ElferMatch):
        return drawn_left(match, chance)
    assert isinstance(match, ExtraMatch)
    return drawn_points(match, chance)


def drawn_points(match: ExtraMatch, chance: random.Random) -> list[int]:
    """Bonus cards and what is left by lot; sometimes nobody out, and points at the edges."""
    points = [-chance.randint(1, 90) for _ in range(match.players)]
    for _ in range(chance.randint(0, match.options.bonus_supply)):
        points[chance.randrange(match.players)] += 11
    seat, other = chance.sample(range(match.players), 2)
    low, high = -points_left(match.players), 11 * match.options.bonus_supply
    match chance.randrange(12):
        case 0:
            return [chance.randint(-30, 30) for _ in points]  # all have passed, it may be
        case 1:
            points[seat] = chance.choice([low - 1, low, high, high + 1])
        case 2:
            points[seat], points[other] = low + chance.randint(0, 20), -chance.randint(0, 20)
        case _:
            points[seat] = 11 * chance.randint(0, 3)
    return points


def drawn_left(match: Match, chance: random.Random) -> list[int]:
    """Numbers left, one seat out; sometimes none, two, or the most there can be and one more."""
    left = [chance.randint(1, 90) for _ in range(match.players)]
    out = chance.randrange(match.players)
    left[out] = 0
    other = (out + 1) % match.players
    match chance.randrange(12):
        case 0:
            left[other] = chance.choice([0, -1])
        case 1:
            left[out] = 1
        case 2:
            most = most_left(match.options, match.players)
            left[other] += most - sum(left) + chance.choice([0, 1])
    return left


def refused(error: Unusable) -> dict[str, Any]:
    """The reason and its variables, as the page has them."""
    values = {VARIABLES.get(name, name): value for name, value in error.message.args.items()}
    values.pop(None, None)
    return {"reason": error.message.key.removeprefix("score-"), "values": values}


def followed(match: Match) -> list[Any]:
    """The last hand and where the match stands after it."""
    hand = match.hands[-1]
    lines = match.json().get("banners", [])
    return [
        hand.dealer,
        hand.points,
        hand.held,
        match.dealer,
        match.totals,
        match.winners,
        match.games_to_come,
        [[banner["full"], banner["lines"]] for banner in lines],
    ]


if __name__ == "__main__":
    PATH.write_text(vectors(), encoding="utf-8")
