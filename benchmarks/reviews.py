"""How often a review calls moves of bots mistakes, and whether skill and luck are what they say.

    python -m benchmarks.reviews FOLDER [--game G …] [--bots A,B,…] [--games N] [--playouts N]

Bots (two `strong` ones by default) play games, from the seeds `reviews 0`, `reviews 1` … on, and
each is reviewed; without --playouts at the default setting. Each review is kept in the folder, so
that all of it can be made in pieces and goes on where it was left; with --tell nothing is played.
The seats turn from game to game. Printed as Markdown: of each bot how many of its decisions are
called mistakes, and would be with lower bars; and its skill, result and luck a game on average.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import elferrat
from elferrat.games import NAMES
from elferrat.lab.intervals import proportion
from elferrat.play.record import Record
from elferrat.play.saving import save_text
from elferrat.review.answer import answer
from elferrat.review.assessing import NORMAL, SURE, surely
from elferrat.review.reviewing import review

SEED = "reviews"
GAMES = 20
ROUNDING = 1e-4  # of the figures that a review tells


@dataclass(slots=True)
class Account:
    """What the reviews of some games say of one bot."""

    losses: list[tuple[float, float, bool]] = field(default_factory=list)  # error, whether exact
    skill: list[float] = field(default_factory=list)
    result: list[float] = field(default_factory=list)  # beyond an even one
    luck: list[float] = field(default_factory=list)

    def above(self, errors: float) -> int:
        """How many losses are so many standard errors above 0."""
        return sum(loss - errors * error > ROUNDING for loss, error, _ in self.losses)

    def mistakes(self) -> int:
        """How many moves a review calls mistakes."""
        return sum(surely(*each) for each in self.losses)


def played(game: str, bots: Sequence[str], number: int) -> Record:
    """A game between some bots."""
    seed = f"{SEED} {number}"
    turned = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    table = elferrat.deal(game, players=len(bots), seed=seed, names=turned)
    thinking = [elferrat.bot(level, seed=seed) for level in turned]
    while not table.over:
        seat = table.turn
        table.play(thinking[seat].choose(table.view(seat), evidence=table.evidence()).move)
    return table.record()


def make(wanted: argparse.Namespace) -> None:
    """Play and review what is not there yet, game by game, all kinds of games in turn."""
    missing = [
        [
            (game, number)
            for number in range(wanted.games)
            if not file(wanted, game, number).exists()
        ]
        for game in wanted.game
    ]
    for each in (each for row in zip_longest(*missing) for each in row if each is not None):
        game, number = each
        found = review(played(game, wanted.bots, number), playouts=wanted.playouts)
        save_text(file(wanted, game, number), json.dumps(answer(found)))
        print(f"{game} {number}", file=sys.stderr, flush=True)


def file(wanted: argparse.Namespace, game: str, number: int) -> Path:
    """Where the review of a game lies."""
    playouts = wanted.playouts or "default"
    folder: Path = wanted.folder
    return folder / f"{game}-{'-'.join(wanted.bots)}-{playouts}-{number}.json"


def reviews(wanted: argparse.Namespace, game: str) -> list[dict[str, Any]]:
    """The reviews that are there."""
    files = [file(wanted, game, number) for number in range(wanted.games)]
    return [json.loads(path.read_text(encoding="utf-8")) for path in files if path.exists()]


def accounts(found: Iterable[dict[str, Any]]) -> dict[str, Account]:
    """What they say, by bot."""
    told: dict[str, Account] = {}
    for each in found:
        players: list[str] = each["players"]
        for decision in each["decisions"]:
            known = decision["known"]
            error = (known["high"] - known["low"]) / 2 / NORMAL
            account = told.setdefault(players[decision["seat"]], Account())
            account.losses.append((known["loss"], error, known["exact"]))
        for seat in each["seats"]:
            account = told.setdefault(players[seat["seat"]], Account())
            account.skill.append(seat["skill"])
            account.result.append(seat["result"] - each["even"])
            account.luck.append(seat["luck"])
    return told


def page(wanted: argparse.Namespace) -> Iterator[str]:
    """All of it, as Markdown."""
    yield (
        "| game | bot | games | decisions | interval above 0 | three errors above 0 | mistakes |"
        " skill | result | luck |"
    )
    yield f"|---|---|{'---:|' * 8}"
    for game in wanted.game:
        found = reviews(wanted, game)
        for bot, account in accounts(found).items():
            many = len(account.losses)
            counts = account.above(NORMAL), account.above(SURE), account.mistakes()
            rates = [rate(count, many) for count in counts]
            figures = [average(each) for each in (account.skill, account.result, account.luck)]
            cells = (f"`{game}`", f"`{bot}`", str(len(found)), str(many), *rates, *figures)
            yield f"| {' | '.join(cells)} |"


def rate(part: int, many: int) -> str:
    """A share in percent with its 95 % interval."""
    share = proportion(part, many)
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def average(values: Sequence[float]) -> str:
    """A mean with how far its 95 % interval reaches."""
    reach = NORMAL * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{mean(values):.1f} ± {reach:.1f}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="what reviews say of the bots")
    parser.add_argument("folder", type=Path, help="where the reviews are kept")
    parser.add_argument("--game", action="append", choices=NAMES, help="by default all")
    parser.add_argument("--bots", default="strong,strong", type=lambda text: text.split(","))
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind")
    parser.add_argument("--playouts", type=int, help="for each decision")
    parser.add_argument("--tell", action="store_true", help="play nothing, tell what is there")
    wanted = parser.parse_args()
    wanted.game = wanted.game or list(NAMES)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if not wanted.tell:
        make(wanted)
    print("\n".join(page(wanted)))


if __name__ == "__main__":
    main()
