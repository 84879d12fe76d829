"""The report of a run as Markdown, made of samples and costs."""

from collections.abc import Iterable, Sequence

from benchmarks import peers, promises, twin
from benchmarks.pace import (
    BATCH,
    Rate,
    Samples,
    Subject,
    gain,
    games_a_second,
    moves_a_second,
    ratios,
    undisturbed_gain,
)
from benchmarks.rates import number, rate_table

NOTES = """\
Every figure is the median of the rounds of one run, in which all tasks take turns; ± is half the
way from the slowest round to the fastest. A ratio is taken within each round. One thread is held
to one core and judged by its CPU time, several threads by the wall clock; what they would bring by
their CPU time, were no neighbours on the machine, stands in brackets.

A game of ours is a whole random game by uniformly random legal moves, its shuffle and deal
included. OpenSpiel's rollouts start after the deal, which favours them; its games with the deal
make one chance node a card. Moves are decisions of players, chance nodes are not counted; how many
a game in C++ has is counted from Python over the same deals. A step of a batch is a random legal
move in each of its 4,096 games, with masks and observations of all made, and finished games dealt
anew. The loops of OpenSpiel and RLCard from Python deal as well; neither lets go of Python's lock,
so a second thread brings them nothing."""


def ratio_table(
    samples: Samples, ours: Sequence[Subject], others: Sequence[Subject], rate: Rate, unit: str
) -> str:
    """How many times as fast each of ours is as each of the others."""
    heads = [other.game for other in others]
    lines = [f"| {' | '.join([unit, *heads])} |", f"|---{'|---:' * len(others)}|"]
    for each in ours:
        cells = [number(ratios(samples, each, other, rate).median) for other in others]
        lines.append(f"| {' | '.join([each.game, *cells])} |")
    return "\n".join(lines)


TIMES = "threads: times one,"


def form_table(samples: Samples, ours: Sequence[Subject]) -> str:
    """What compiling brings, and what a second thread."""
    lines = [
        f"| game | twin / {twin.PLAIN} | twin / {twin.LIGHT} | {TIMES} twin | {TIMES} batch |",
        "|---|---:|---:|---:|---:|",
    ]
    for each in ours:
        plain = [Subject(each.who, each.game, way) for way in (twin.PLAIN, twin.LIGHT)]
        cells = [number(ratios(samples, each, one, games_a_second).median) for one in plain]
        for way in (twin.TWIN, BATCH):
            single = Subject(each.who, each.game, way)
            gains = [
                f"{several.threads}: {gain(samples, several, single).median:.2f}"
                f" ({undisturbed_gain(samples, several, single).median:.2f})"
                for several in samples
                if (several.game, several.way) == (each.game, way) and several.threads > 1
            ]
            cells.append(", ".join(gains))
        lines.append(f"| {' | '.join([each.game, *cells])} |")
    return "\n".join(lines)


def of(samples: Samples, *ways: str, threads: int | None = None) -> list[Subject]:
    """The subjects of some ways, in the order of the ways."""
    return [
        each
        for way in ways
        for each in samples
        if each.way == way and threads in {None, each.threads}
    ]


def speed(samples: Samples) -> str:
    """The sections on random games and on steps."""
    games = of(samples, twin.TWIN, threads=1)
    batches = of(samples, BATCH, threads=1)
    rollouts, dealt = of(samples, peers.ROLLOUTS), of(samples, peers.DEALT)
    parts = [
        "## Random games",
        rate_table(
            samples, of(samples, peers.ROLLOUTS, peers.DEALT, twin.PLAIN, twin.LIGHT, twin.TWIN)
        ),
        form_table(samples, games),
    ]
    for others, what in ((rollouts, peers.ROLLOUTS), (dealt, peers.DEALT)):
        if others:
            parts += [
                f"Our twin beside OpenSpiel's {what}, one core, in games and in moves:",
                ratio_table(samples, games, others, games_a_second, "games"),
                ratio_table(samples, games, others, moves_a_second, "moves"),
            ]
    parts += [
        "## Steps from Python",
        rate_table(samples, of(samples, peers.BARE, peers.SEEN, peers.STEPS, BATCH)),
    ]
    for way in (peers.BARE, peers.SEEN, peers.STEPS):
        others = of(samples, way)
        if others:
            parts += [
                f"Our batches beside {others[0].who}, {way}, one core, in moves:",
                ratio_table(samples, batches, others, moves_a_second, "moves"),
            ]
    return "\n\n".join(parts)


def promise_table(kept: Iterable[promises.Promise]) -> str:
    """Promised and reached."""
    return "\n".join([promises.HEAD, *(each.row() for each in kept)])
