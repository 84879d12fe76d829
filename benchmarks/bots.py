"""How strong the rules of thumb are: `thumb` against `random`, same deals, seats turned.

    python -m benchmarks.bots [--deals N] [--json]

N deals of every two-seat match and a quarter of that with four seats, on all cores.
What is counted, and the figures last measured, stand in docs/bots.md.
"""

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import mean, median, stdev
from typing import Any

from elferrat.bots import bot
from elferrat.games import game_named
from elferrat.games.game import Outcome
from elferrat.play.evidence import Evidence, followed
from elferrat.play.view import view

MATCHES: tuple[tuple[str, dict[str, Any], int], ...] = (
    *(
        ("elfer", {"variant": variant} if variant != "standard" else {}, players)
        for players in (2, 4)
        for variant in ("standard", "false_start", "three_starts", "any_start")
    ),
    ("extra", {}, 2),
    ("extra", {}, 4),
    ("elfern", {}, 2),
    ("schneider", {}, 2),
)
DEALS = 2000
CHUNK = 50


@dataclass(frozen=True, slots=True)
class Deal:
    """What one deal gave, `thumb` having sat on every seat once against `random` on all others.

    `wins`: games won of the games played, a win shared by n counting 1/n and a drawn trick game
    1/2. `place`: its mean place by score, equal scores sharing the middle of their places.
    """

    wins: float
    place: float
    milliseconds: tuple[float, ...]  # of each move of `thumb`


def play(name: str, options: dict[str, Any], players: int, number: int) -> Deal:
    """Play one deal once for each seat of `thumb`."""
    game = game_named(name)
    wins, places, times = [], [], []
    for seat in range(players):
        p = game.deal(game.read_options(options), players, f"deal {number}")
        bots = [bot("random", seed=f"{number} {seat} {other}") for other in range(players)]
        bots[seat] = bot("thumb")
        evidence = Evidence(p) if any(one.remembers for one in bots) else None
        while p.outcome is None:
            turn = game.rules.to_move(p.state)
            seen = view(p, turn)
            began = time.perf_counter()
            move = bots[turn].choose(seen, evidence=evidence).move
            if turn == seat:
                times.append((time.perf_counter() - began) * 1000)
            followed(p, move, evidence)
        wins.append(win_share(p.outcome, seat))
        places.append(place(p.outcome, seat))
    return Deal(mean(wins), mean(places), tuple(times))


def win_share(outcome: Outcome, seat: int) -> float:
    """The part of the win that is this seat's; of a drawn game everybody has the same."""
    winners = outcome.winners or tuple(range(len(outcome.scores)))
    return (seat in winners) / len(winners)


def place(outcome: Outcome, seat: int) -> float:
    """Place from 1, by winning first and then by score; equals share the middle."""
    own = (seat in outcome.winners, outcome.scores[seat])
    others = [
        (other in outcome.winners, score)
        for other, score in enumerate(outcome.scores)
        if other != seat
    ]
    return 1 + sum(other > own for other in others) + sum(other == own for other in others) / 2


@dataclass(frozen=True, slots=True)
class Result:
    """A match: means over the deals, each with half the width of its 95 % interval."""

    game: str
    options: dict[str, Any]
    players: int
    deals: int
    wins: float
    wins_error: float
    place: float
    place_error: float
    better: float  # of two-seat deals: both games of the pair together won
    even: float
    milliseconds: float  # median of a move


def chunk(name: str, options: dict[str, Any], players: int, first: int, last: int) -> list[Deal]:
    """The deals of a range, for one process."""
    return [play(name, options, players, number) for number in range(first, last)]


def run(deals: int, workers: int | None = None) -> Iterator[Result]:
    """All matches, each spread over the processes; the same figures for any number of these."""
    with ProcessPoolExecutor(workers) as pool:
        for name, options, players in MATCHES:
            # Each deal of four seats is four games, and their places vary less than wins of two.
            wanted = deals if players == 2 else max(1, deals // 4)
            jobs = [
                pool.submit(chunk, name, options, players, first, min(first + CHUNK, wanted))
                for first in range(0, wanted, CHUNK)
            ]
            done = [deal for job in jobs for deal in job.result()]
            yield summary(name, options, players, done)


def summary(name: str, options: dict[str, Any], players: int, done: list[Deal]) -> Result:
    """The means of a match and their intervals; the deal is the unit that varies."""
    wins, places = [deal.wins for deal in done], [deal.place for deal in done]
    return Result(
        game=name,
        options=options,
        players=players,
        deals=len(done),
        wins=mean(wins),
        wins_error=half_width(wins),
        place=mean(places),
        place_error=half_width(places),
        better=mean(share > 1 / 2 for share in wins),
        even=mean(share == 1 / 2 for share in wins),
        milliseconds=median(spent for deal in done for spent in deal.milliseconds),
    )


def half_width(values: list[float]) -> float:
    """Half the width of the 95 % interval of a mean."""
    return 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0


def row(result: Result) -> str:
    """A result as a row of the Markdown table."""
    named = ", ".join(f"{key} {value}" for key, value in result.options.items())
    two = result.players == 2
    cells = (
        f"`{result.game}` {named}".strip(),
        str(result.players),
        str(result.deals),
        f"{result.wins:.1%} ± {result.wins_error:.1%}",
        f"{result.better:.1%} / {result.even:.1%}" if two else "",
        "" if two else f"{result.place:.2f} ± {result.place_error:.2f}",
        f"{result.milliseconds:.2f} ms",
    )
    return f"| {' | '.join(cells)} |"


HEAD = """| game | seats | deals | games won | pairs won / even | mean place | median move |
|---|---|---|---|---|---|---|"""


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="thumb against random")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--json", action="store_true", help="one JSON object a match")
    wanted = parser.parse_args()
    if not wanted.json:
        print(HEAD)
    for result in run(wanted.deals):
        print(json.dumps(asdict(result)) if wanted.json else row(result), flush=True)


if __name__ == "__main__":
    main()
