"""What is known for certain: small games solved, bots measured against that, whole deals valued.

    python -m benchmarks.truth [--bots random,thumb] [--processes N] [--out docs/truth.md]

Whole deals are those that `python -m benchmarks.deals` has valued so far.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.deals import GAMES, KEPT, kept
from benchmarks.leads import by_kind, by_rank, draw, lead_table, spread_table, value_table
from benchmarks.machine import described
from benchmarks.pace import cores
from elferrat.bots import LEVELS
from elferrat.lab.asking import Survey
from elferrat.lab.equilibrium import Equilibrium, Tree, best_answer, equilibrium, value
from elferrat.lab.reduced import Reduced, reduced_rows, reduced_tricks

WITHIN = 0.001  # exploitability at which an equilibrium is good enough
SEEDS = 16  # with which a bot is asked that plays by chance
BY_CHANCE = ("novice",)
UNTIMED = [name for name in LEVELS if name != "max"]
LEFT = ("R1", "R2", "R3", "Y18", "Y19", "Y20", "G1", "G2")
SMALL: tuple[Callable[[], Reduced], ...] = (
    lambda: reduced_tricks("elfern", "89TJ"),
    lambda: reduced_tricks("schneider", "89TJ"),
    lambda: reduced_rows(LEFT, 3),
)


@dataclass(frozen=True)
class Solved:
    """A small game in one unit, its equilibrium and its value to seat 0, who begins."""

    unit: str
    tree: Tree
    found: Equilibrium
    worth: float


@dataclass(frozen=True)
class Row:
    """A bot in a small game: by unit, what best answers gain on either seat of the bot."""

    bot: str
    gains: dict[str, tuple[float, float]]


def solved(game: Reduced) -> list[Solved]:
    """The equilibria of a game, the unit that matters first."""
    trees = {"points": game.tree}
    if game.deals[0].game.name in GAMES:
        # Twenty honours are shared, so one more is a difference of two.
        trees = {"game points": game.in_game_points(), "honours": game.tree.paid(lambda x: x / 2)}
    done = []
    for unit, tree in trees.items():
        say(f"{game.name}: equilibrium in {unit}")
        found = equilibrium(tree, within=WITHIN)
        done.append(Solved(unit, tree, found, value(tree, found.policy)))
    return done


def measured(game: Reduced, known: list[Solved], bots: Sequence[str], processes: int) -> list[Row]:
    """How much each bot can be exploited; the equilibrium itself comes first."""
    rows = [Row("equilibrium", {s.unit: gains(s, s.found.policy) for s in known})]
    survey = Survey(game)
    for name in bots:
        seeds = SEEDS if name in BY_CHANCE else 1

        def told(done: int, all_: int, name: str = name) -> None:
            if done % 5000 == 0 or done == all_:
                say(f"{game.name}: {name} {done:,} of {all_:,}")

        policy = survey.policy(name, seeds=seeds, processes=processes, told=told)
        rows.append(Row(name, {s.unit: gains(s, policy) for s in known}))
    return rows


def gains(known: Solved, policy: object) -> tuple[float, float]:
    """What a best answer gains over the value where the policy has seat 0, and seat 1."""
    second = best_answer(known.tree, policy, 1)[0] + known.worth  # type: ignore[arg-type]
    first = best_answer(known.tree, policy, 0)[0] - known.worth  # type: ignore[arg-type]
    return second, first


def small_table(games: list[tuple[Reduced, list[Solved]]]) -> Iterator[str]:
    """What the small games are, a line for each."""
    yield "| game | deals | positions | information sets | in | who begins wins | rounds | left |"
    yield "|---|---:|---:|---:|---|---:|---:|---:|"
    for game, known in games:
        for one in known:
            yield (
                f"| {game.name} | {len(game.deals):,} | {game.tree.nodes:,} | {len(game.asked):,} |"
                f" {one.unit} | {one.worth:+.4f} | {max(one.found.course):,} |"
                f" {one.found.exploitability:.5f} |"
            )


def course_table(games: list[tuple[Reduced, list[Solved]]]) -> Iterator[str]:
    """How the exploitability of the mean policy falls, in the first unit of each game."""
    rounds = sorted({n for _, known in games for n in known[0].found.course})
    yield "| rounds | " + " | ".join(game.name for game, _ in games) + " |"
    yield "|---:" * (len(games) + 1) + "|"
    for number in rounds:
        courses = [known[0].found.course for _, known in games]
        cells = [f"{course[number]:.5f}" if number in course else "" for course in courses]
        yield f"| {number} | " + " | ".join(cells) + " |"


def bot_table(rows: list[Row]) -> Iterator[str]:
    """Exploitability of each bot, a line each."""
    units = list(rows[0].gains)
    head = [f"{unit} | beginning | second" for unit in units]
    yield "| bot | " + " | ".join(head) + " |"
    yield "|---" + "|---:" * 3 * len(units) + "|"
    for row in rows:
        cells = []
        for first, second in row.gains.values():
            cells.append(f"**{(first + second) / 2:.4f}** | {first:.4f} | {second:.4f}")
        yield f"| `{row.bot}` | " + " | ".join(cells) + " |"


def say(text: str) -> None:
    """Tell how far it has come."""
    print(text, file=sys.stderr, flush=True)


HEAD = """# Known truth

Written by `python -m benchmarks.truth --out docs/truth.md`; the whole deals are valued by
`python -m benchmarks.deals`, piece by piece.
"""

SMALL_WORDS = """## Small games, solved

A small game is the end of a real one: two cards a hand and four in the stock, of eight cards in two
suits; all others are won, as many honours by each side (`elferrat.lab.reduced`). Of Elfer raus! it
is the end in which only `R1 R2 R3 Y18 Y19 Y20 G1 G2` do not lie yet, three in each hand, two in the
pile. Every deal is equally likely and every course of every deal is looked at. Rules, referee,
views and bots are the ones of the whole game; all cards that a seat does not see are in the other
hand or in the stock, so every bot knows what is in play.

An equilibrium is found by CFR+ (`elferrat.lab.equilibrium`): nobody can gain by playing otherwise.
*Exploitability* is what a best answer gains over the value of the game, in the mean of both seats;
it is computed, not estimated. What is left of it after the last round says how exact the value is.
"""

BOT_WORDS = """## What bots lose to a best answer

Each bot is asked in every information set, through its seat's view and the evidence of the course,
with a fixed seed (`elferrat.lab.asking`); `random` plays every move equally often, and a bot that
plays by chance is asked with {seeds} seeds. A best answer knows all that the bot would do anywhere,
so these are the most that anybody could win from it in the long run. *Beginning* and *second* are
the seats of the bot; **bold** is the mean of both, a deal. Bots play for honours (points in Elfer
raus!), not for game points. A level's clock holds here as well: on a very busy machine a bot that
searches may be stopped early, and lose a little more.
"""

DEAL_WORDS = """## Whole deals with open cards

Deals `truth 0` and so on; both sides see all cards and play their best. *Honours* are those of the
leader, of 20, with the 95 % interval; *spread* is the standard deviation; *game points* are what
the leader wins less what it loses.
"""

LEAD_WORDS = """### The best first lead of {game}

All six leads of the first {deals:,} deals.
A kind is *best* where its best card takes as many honours as any lead of the hand; what is *lost*
is the mean of what that card takes less. Unseen is what is not in the leader's hand.
"""


def small_part(bots: Sequence[str], processes: int) -> Iterator[str]:
    """The page's part on small games."""
    games = []
    for make in SMALL:
        game = make()
        games.append((game, solved(game)))
    yield SMALL_WORDS
    yield from small_table(games)
    yield "\nExploitability after so many rounds, in the first unit of each game:\n"
    yield from course_table(games)
    yield "\n" + BOT_WORDS.format(seeds=SEEDS)
    for game, known in games:
        yield f"### {game.name}\n"
        yield from bot_table(measured(game, known, bots, processes))
        yield ""


def deal_part(folder: Path, picture: Path | None) -> Iterator[str]:
    """The page's part on whole deals; nothing where none are valued."""
    known = {game: deals for game in GAMES if len(deals := kept(folder, game))}
    if not known:
        return
    yield DEAL_WORDS
    yield from value_table(known)
    if picture is not None:
        draw(known, picture)
        yield f"\n![Spread of values, and what leads lose, by rank](pictures/{picture.name})"
    yield ""
    yield from spread_table(known)
    yield ""
    for game, deals in known.items():
        if not len(deals.leads):
            continue
        yield LEAD_WORDS.format(game=game, deals=len(deals.leads))
        yield from lead_table(by_kind(game, deals))
        yield ""
        yield from lead_table(by_rank(deals))
        yield ""


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="what is known for certain, as Markdown")
    parser.add_argument("--bots", default=",".join(UNTIMED), help="levels, with commas")
    parser.add_argument("--processes", type=int, default=len(cores()))
    parser.add_argument("--kept", type=Path, default=KEPT, help="where valued deals are")
    parser.add_argument("--out", type=Path, help="write the page there, its picture beside it")
    asked = parser.parse_args()
    picture = asked.out and asked.out.parent / "pictures" / "truth.svg"
    lines = [HEAD, described(), ""]
    lines += small_part(asked.bots.split(","), asked.processes)
    lines += deal_part(asked.kept, picture)
    page = "\n".join(lines).rstrip() + "\n"
    if asked.out:
        asked.out.write_text(page, encoding="utf-8")
    print(page, end="")


if __name__ == "__main__":
    main()
