"""How strong the levels of the bots are, each beside the one below, in every game.

    python -m benchmarks.levels [--game G …] [--pair A,B …] [--deals N] [--out docs/levels.md]

Each match is an arena with a checkpoint in a folder, so that all of it can be played in pieces and
goes on where Ctrl-C or anything else left it. Who changes a bot begins in another --folder: a
checkpoint knows the rules and the program it was made with, not how a bot thought. With --out the
matches played so far, whole or in part, become a page; with --tell nothing is played.
"""

import argparse
import shlex
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks import machine
from elferrat.bots import LEVELS
from elferrat.games import NAMES, game_named
from elferrat.lab.checkpoint import load
from elferrat.lab.contest import Contest, contest
from elferrat.lab.run import resumed, started
from elferrat.lab.verdict import verdict

SEED = "levels"
# Deals with two seats, by the stronger level; with four, a quarter: each is played four times.
DEALS = {"random": 2000, "novice": 2000, "thumb": 2000, "quick": 1000, "strong": 400, "max": 100}
FEW = 100
ROWS = ("elfer", "extra")
LEAPS = (("thumb", "random"), ("strong", "thumb"))
# Percent of the deals that a level is to win of the one below, and strong of thumb; in games that
# have no such figure strong is to be ahead in points.
STEP = 55
LEAP = {"elfern": 62, "schneider": 56}
VARIANTS = ("false_start", "three_starts", "any_start")  # of elfer, for the first leap


@dataclass(frozen=True, slots=True)
class Match:
    """A level against a weaker one: each once on every seat, or alone at a table of the weaker."""

    game: str
    players: int
    better: str
    worse: str
    variant: str = ""  # of the rules

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game."""
        return {"variant": self.variant} if self.variant else {}

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits down."""
        return self.better, *[self.worse] * (self.players - 1)

    def contest(self, deals: int | None) -> Contest:
        """The match as an arena plays it."""
        usual = DEALS.get(self.better, FEW) // (1 if self.players == 2 else 4)
        return contest(self.game, self.options, self.bots, self.players, SEED, deals or usual)

    def file(self, folder: Path, deals: int) -> Path:
        """Where its checkpoint stands."""
        game = f"{self.game}-{self.variant}" if self.variant else self.game
        return folder / f"{game}-{self.players}-{self.better}-{self.worse}-{deals}.json"


def matches(games: Iterable[str], pairs: Iterable[tuple[str, str]]) -> Iterator[Match]:
    """Every match of some pairs, the stronger level first."""
    for game in games:
        for players in (2, 4) if game in ROWS else (2,):
            for better, worse in pairs:
                yield Match(game, players, better, worse)
                if game == "elfer" and (better, worse) == LEAPS[0]:
                    for variant in VARIANTS:
                        yield Match(game, players, better, worse, variant)


def ladder() -> list[tuple[str, str]]:
    """Each level and the one below, from the weakest on; and some that stand further apart."""
    steps = [(better, worse) for worse, better in pairwise(LEVELS)]
    return steps + [leap for leap in LEAPS if leap not in steps]


def play(match: Match, deals: int | None, folder: Path, workers: int | None) -> None:
    """Play a match, or what is left of it; some of it is kept however it ends."""
    work = match.contest(deals)
    path = match.file(folder, work.deals)
    run = resumed(path, Contest) if path.exists() else started(work, checkpoint=path)

    def told(done: int) -> bool:
        print(f"\r{path.stem}: {done}/{work.games} games", end="", file=sys.stderr, flush=True)
        return True

    with run:
        run.play(told, workers)
    print(file=sys.stderr)


# --- the page -----------------------------------------------------------------------------------

HEAD = """\
| match | seats | deals | deals won, % | promised | won–even–lost | wins, % | points a game | \
{points}ms a move: mean, 95 % below |
|---|---:|---:|---:|---|---:|---:|---:|{line}---:|"""

NOTES = """\
Written by `python -m benchmarks.levels --out docs/levels.md`; each line is one arena
([arena.md](arena.md)), the better level named first, and the command below it repeats it to the
last game. Two seats: both ways round. Four: the better level alone among three of the other, once
on every seat. **Deals won**: by points over all seatings of a deal, even ones counting half. In
brackets the 95 % interval, the deal being what varies. **Wins**: of the better level, a shared one
counting its part: 50 by chance with two seats, 25 with four. **Points**: ahead of the other, in
trick games honours (of 20), in row games the score. **A move**: a choice between several; of the
better level."""


def page(folder: Path) -> str:
    """What the matches in a folder came to, as Markdown."""
    parts = ["# Levels", NOTES, machine.described()]
    for game in NAMES:
        rows, commands = [], []
        for match in matches([game], ladder()):
            found = furthest(match, folder)
            if found is not None:
                work, answer = found
                rows.append(row(match, answer))
                commands.append(command(work, answer["deals"]))
        if rows:
            points = match_has_points(game)
            head = HEAD.format(
                points="game points a game | " if points else "", line="---:|" if points else ""
            )
            shown = "\n".join(["```", *commands, "```"])
            parts += [f"## `{game}`", "\n".join([head, *rows]), shown]
    return "\n\n".join(parts) + "\n"


def match_has_points(game: str) -> bool:
    """Whether a game has game points beside its scores."""
    return bool(game_named(game).own_finish_fields)


def furthest(match: Match, folder: Path) -> tuple[Contest, dict[str, Any]] | None:
    """Of the checkpoints of a match the one with the most deals, and what they show."""
    paths = folder.glob(match.file(Path(), 0).name.replace("-0.json", "-*.json"))
    states = [state for state in (load(path, Contest) for path in sorted(paths)) if state.done]
    if not states:
        return None
    state = max(states, key=lambda each: each.done)
    return state.plan, verdict(state.plan, state.totals)


def row(match: Match, answer: dict[str, Any]) -> str:
    """A match as a row of the table."""
    (pair,) = answer["pairs"]
    deals = pair["deals"]
    better = answer["bots"][match.better]
    times = better["milliseconds"]
    cells = [
        " ".join([f"`{match.better}` – `{match.worse}`", match.variant.replace("_", " ")]).strip(),
        str(match.players),
        str(deals["count"]),
        between(deals, 100, 1),
        promised(match, pair),
        f"{deals['won']}–{deals['even']}–{deals['lost']}",
        between(better["share"], 100, 1),
        between(pair["difference"], 1, 2),
        *([between(pair["game_points"], 1, 2)] if "game_points" in pair else []),
        f"{times['mean']:.2f}, {times['most']:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def promised(match: Match, pair: dict[str, Any]) -> str:
    """What a match was to come to, and whether it did; empty where nothing was promised."""
    share, low = pair["deals"]["value"], pair["deals"]["low"] or 0
    if (match.better, match.worse) == LEAPS[1]:
        least = LEAP.get(match.game)
        if least is None:
            return f"points above 0: {_yes((pair['difference']['low'] or 0) > 0)}"
        return f"{least} %: {_yes(share >= least / 100)}"
    if (match.worse, match.better) in pairwise(LEVELS):
        return f"{STEP} %, surely above 50 %: {_yes(share >= STEP / 100 and low > 0.5)}"
    return ""


def _yes(reached: bool) -> str:
    return "reached" if reached else "missed"


def between(estimate: dict[str, float | None], times: int, digits: int) -> str:
    """An estimate with the ends of its interval; of one deal or game none is known."""
    value, low, high = (
        "–" if figure is None else f"{times * figure:.{digits}f}"
        for figure in (estimate["value"], estimate["low"], estimate["high"])
    )
    return f"{value} ({low} to {high})"


def command(work: Contest, deals: int) -> str:
    """The command that plays the first deals of a match again."""
    words = ["elferrat", "arena", work.game, "--bots", ",".join(work.bots), "--deals", str(deals)]
    options = [part for name, value in work.options.items() for part in ("-o", f"{name}={value}")]
    return shlex.join([*words, "--players", str(work.players), "--seed", work.seed, *options])


def pair(text: str) -> tuple[str, str]:
    """Two levels from `A,B`."""
    better, _, worse = text.partition(",")
    if not {better, worse} <= LEVELS.keys():
        raise argparse.ArgumentTypeError(f"two of these: {', '.join(LEVELS)}")
    return better, worse


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="each level of the bots against the one below")
    parser.add_argument("--game", action="append", choices=NAMES, help="only this; again for more")
    parser.add_argument("--pair", action="append", type=pair, metavar="A,B", help="only these two")
    parser.add_argument("--deals", type=int, help="instead of those usual for the level")
    parser.add_argument("--workers", type=int, help="processes; by default one a core")
    parser.add_argument("--folder", type=Path, default=Path("build/levels"), help="of checkpoints")
    parser.add_argument("--tell", action="store_true", help="play nothing")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the page there")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if not wanted.tell:
        for match in matches(wanted.game or NAMES, wanted.pair or ladder()):
            play(match, wanted.deals, wanted.folder, wanted.workers)
    text = page(wanted.folder)
    if wanted.out is None:
        print(text, end="")
    else:
        wanted.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
