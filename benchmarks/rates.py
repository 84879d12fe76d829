"""Rates as Markdown."""

from collections.abc import Iterable, Sequence

from benchmarks.pace import (
    BATCH,
    Samples,
    Spread,
    Subject,
    Task,
    games_a_second,
    measured,
    moves_a_second,
    rates,
)


def number(value: float) -> str:
    """A figure with as many digits as it is good for."""
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 10 else f"{value:,.2f}"


def shown(found: Spread) -> str:
    """A rate with its spread in percent."""
    return f"{number(found.median)} ± {(found.high - found.low) / 2 / found.median:.0%}"


def rate_table(samples: Samples, subjects: Iterable[Subject]) -> str:
    """Games and moves a second of some subjects; a batch has no games of its own to count."""
    lines = [
        "| by | game | way | threads | games/s | moves/s | moves a game |",
        "|---|---|---|---:|---:|---:|---:|",
    ]
    for each in subjects:
        games, length = "", ""
        if each.way != BATCH:
            games = shown(rates(samples, each, games_a_second))
            taken = samples[each]
            mean = sum(one.moves for one in taken) / sum(one.games for one in taken)
            length = f"{mean:.0f}"
        moves = shown(rates(samples, each, moves_a_second))
        cells = (each.who, each.game, each.way, str(each.threads), games, moves, length)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def print_rates(tasks: Sequence[Task]) -> None:
    """Measure some tasks and print their rates."""
    samples = measured(tasks)
    print(rate_table(samples, samples))
