"""Our search against OpenSpiel's at equal time: `python -m benchmarks.ismcts [--out FILE]`.

OpenSpiel's information-set search (`open_spiel.python.algorithms.ismcts`, which is the one that can
ask a game written in Python) plays through our adapter, with uniformly random playouts, as it
comes. It is given as many simulations as take, on average, as long as a move of ours; and then ten
times as many. Each deal is played twice with the seats turned.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import numpy as np

import elferrat
from benchmarks.machine import described
from elferrat.adapters import openspiel
from elferrat.play.evidence import Evidence, followed
from elferrat.play.view import view

GAMES = ("elfern", "schneider", "elfer", "extra")
TIMES = (1, 10)  # how many times our time it is given
EXPLORED = 2.0  # its constant: results lie between -1 and 1


@dataclass
class Row:
    """One match: what ours gained in each deal, and seconds a move."""

    game: str
    times: int
    simulations: int
    gained: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)


def peer(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's bot."""
    from open_spiel.python.algorithms import ismcts, mcts

    playouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return ismcts.ISMCTSBot(
        game, playouts, EXPLORED, simulations, random_state=np.random.RandomState(seed + 1)
    )


def played(game: Any, deal: int, seat: int, bot: Any, level: Any, row: Row) -> float:
    """What our bot on that seat gains in a deal."""
    state = openspiel.dealt(game, Random(deal))
    position = state.course.position.copy()
    evidence = Evidence(position)
    while not state.is_terminal():
        turn, began = state.current_player(), time.perf_counter()
        choices = len(state.legal_actions()) > 1
        if turn == seat:
            text = level.choose(view(position, turn), None, evidence).move
            action = position.game.parse(text)
        else:
            action = int(bot.step(state))
            text = position.game.text(action)
        if choices:
            (row.ours if turn == seat else row.theirs).append(time.perf_counter() - began)
        state.apply_action(action)
        followed(position, text, evidence)
    return float(state.returns()[seat])


def measured(name: str, deals: int, level: str) -> Iterator[Row]:
    """The matches of one game: simulations are set by the time that each side took before."""
    import pyspiel

    game = pyspiel.load_game(f"elferrat_{name}(utility=points)")
    ours = elferrat.bot(level, seed="ismcts")
    first = Row(name, 0, 4)
    played(game, 0, 0, peer(game, first.simulations, 0), ours, first)
    played(game, 0, 0, peer(game, first.simulations, 0), ours, first)
    a_simulation = mean(first.theirs) / first.simulations
    for times in TIMES:
        row = Row(name, times, max(1, round(times * mean(first.ours) / a_simulation)))
        for deal in range(max(2, deals // times)):
            both = [
                played(game, deal, seat, peer(game, row.simulations, deal), ours, row)
                for seat in range(2)
            ]
            row.gained.append(mean(both))
            row.won.append((sum(both) > 0) + 0.5 * (sum(both) == 0))
            print(f"\r{name} {times}: {deal + 1}", end="", file=sys.stderr, flush=True)
        yield row


def line(row: Row) -> str:
    """A row of the table."""
    error = 1.96 * stdev(row.gained) / len(row.gained) ** 0.5
    return (
        f"| {row.game} | {1000 * mean(row.ours):.1f} | {1000 * mean(row.theirs):.1f} |"
        f" {row.simulations:,} | {len(row.gained)} | {100 * mean(row.won):.0f} % |"
        f" {mean(row.gained):+.2f} ± {error:.2f} |"
    )


def report(rows: list[Row], level: str) -> str:
    """All of it, as Markdown."""
    doc = (__doc__ or "").partition("\n\n")[2]
    return "\n".join(
        [
            "# Our search and OpenSpiel's",
            "",
            f"Written by `python -m benchmarks.ismcts`; ours is `{level}`.",
            "",
            described(),
            "",
            doc,
            "| game | ours ms a move | its ms a move | its simulations | deals | deals won by ours"
            " | points a game |",
            "|---|---:|---:|---:|---:|---:|---:|",
            *map(line, rows),
        ]
    )


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="our search against OpenSpiel's, as Markdown")
    parser.add_argument(
        "--game", action="append", choices=["elfer", "extra", "elfern", "schneider"]
    )
    parser.add_argument("--deals", type=int, default=100, help="fewer where it takes more time")
    parser.add_argument("--level", default="strong", help="of ours")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the report there as well")
    given = parser.parse_args()
    openspiel.register()
    names = given.game or list(GAMES)
    rows = [row for name in names for row in measured(name, given.deals, given.level)]
    text = report(rows, given.level) + "\n"
    print(text, end="")
    if given.out is not None:
        given.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
