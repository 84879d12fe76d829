"""How fast whole deals are played out with open cards: `python -m benchmarks.solver`.

Elfern and Bohemian Schneider with every way to follow and to beat, on one core; and all endings of
Elfern, in batches. What was last measured stands in docs/solver.md (`--out docs/solver.md`).
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

import numpy as np

from benchmarks.machine import described
from elferrat.games import game_named
from elferrat.search import endings
from elferrat.search.exact import Search
from elferrat.search.tables import tables

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("elfern", {}),
    ("elfern", {"must_head": True}),
    ("schneider", {}),
    ("schneider", {"seven_beats_ace": True}),
    ("schneider", {"beat": "follow_suit"}),
    ("schneider", {"beat": "any_suit"}),
)
WANTED = {"elfern": "60, worst 1,000", "schneider": "3"}  # ms a deal, in the plain game
ENDINGS = 1_000_000
ENDINGS_WANTED = 1_000_000  # a second


@dataclass(frozen=True)
class Row:
    """One game: processor time of each deal in ms, positions looked at, honours of the leader."""

    game: str
    options: dict[str, Any]
    times: tuple[float, ...]
    nodes: int
    honours: Counter[int]


def measured(game: str, options: dict[str, Any], deals: int) -> Row:
    """Play out deal 0 to `deals` - 1."""
    face = game_named(game)
    o = face.read_options(options)
    search = Search(tables(game, o))
    times, nodes, honours = [], 0, Counter[int]()
    for number in range(deals):
        s = face.deal(o, 2, f"solver {number}", 1).state
        stock = s.stock[: s.stock_size][::-1]
        began = time.process_time()
        honours[search.value(s.hand[s.leader], s.hand[1 - s.leader], stock)] += 1
        times.append((time.process_time() - began) * 1000)
        nodes += search.nodes
        if number % 20 == 0 and sys.stderr.isatty():
            print(f"\r{game} {options or ''} {number}/{deals} ", end="", file=sys.stderr)
    return Row(game, options, tuple(times), nodes, honours)


def endings_a_second() -> float:
    """Endings of six cards a hand looked up a second of processor time, in one batch."""
    rng = Random("endings")
    rules = tables("elfern", game_named("elfern").read_options({}))
    hands = np.array([rng.sample(range(32), 12) for _ in range(ENDINGS // 10)], np.int64)
    sides = (np.int64(1) << hands).reshape(-1, 2, 6).sum(axis=2)
    mine, theirs = (np.tile(side, 10) for side in sides.T)
    endings.takes(rules, mine[:10], theirs[:10])
    began = time.process_time()
    endings.takes(rules, mine, theirs)
    return len(mine) / (time.process_time() - began)


def table(rows: list[Row]) -> Iterator[str]:
    """The times, a line for each game."""
    yield "| game | options | mean ms | median | 99 of 100 | worst | positions | ns each | wanted |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|---:|"
    for row in rows:
        times = sorted(row.times)
        options = ", ".join(f"`{name}={value}`" for name, value in row.options.items())
        wanted = "" if row.options else WANTED[row.game]
        yield (
            f"| {row.game} | {options} | {mean(times):.1f} | {median(times):.1f} |"
            f" {times[len(times) * 99 // 100]:.1f} | {times[-1]:.0f} |"
            f" {row.nodes // len(times):,} | {sum(times) * 1e6 / row.nodes:.0f} | {wanted} |"
        )


def values(rows: list[Row]) -> Iterator[str]:
    """What a deal is worth to the leader, a line for each game."""
    yield "| game | options | honours | of 100 deals won | tied |"
    yield "|---|---|---:|---:|---:|"
    for row in rows:
        count = sum(row.honours.values())
        options = ", ".join(f"`{name}={value}`" for name, value in row.options.items())
        taken = sum(value * times for value, times in row.honours.items()) / count
        won = sum(times for value, times in row.honours.items() if value > 10) / count
        yield (
            f"| {row.game} | {options} | {taken:.2f} | {100 * won:.1f} |"
            f" {100 * row.honours[10] / count:.1f} |"
        )


def report(rows: list[Row], rate: float) -> str:
    """The page."""
    deals = len(rows[0].times)
    return "\n".join([
        "# Exact play with open cards",
        "",
        "Written by `python -m benchmarks.solver --out docs/solver.md`.",
        "",
        described(),
        f"- {deals:,} deals of each game (`solver 0` to `solver {deals - 1}`), one core, processor",
        "  time; a deal is solved for the leader, by windows of one honour (decision 0018)",
        f"- endings of Elfern, six cards a hand, in one batch: {rate:,.0f} a second"
        f" ({ENDINGS_WANTED:,} wanted)",
        "",
        *table(rows),
        "",
        "## What a deal is worth to the leader",
        "",
        "All cards open, both sides playing their best; honours of 20.",
        "",
        *values(rows),
        "",
    ])  # fmt: skip


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="of each game")
    parser.add_argument("--out", type=Path, help="write the page there")
    asked = parser.parse_args()
    rows = [measured(game, options, asked.deals) for game, options in GAMES]
    page = report(rows, endings_a_second())
    if asked.out:
        asked.out.write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
