"""What was promised, and what a run has reached of it.

Several games of a peer are judged by the middle one, with the fastest and the slowest beside it.
"""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benchmarks import cost, peers, twin
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

OUR_ENVIRONMENTS = (("elfer", 4), ("extra", 4), ("elfern", 2), ("schneider", 2))
SKAT_ON_THE_DRAWING_BOARD, EXTRA_ON_THE_DRAWING_BOARD = 130_000, 120_000  # games a second

THREADS_GAIN = 1.8
# Promises that can be read in two ways are judged by both.
HARDER = " (the harder reading)"


@dataclass(frozen=True, slots=True)
class Promise:
    """One promise; `reached` as text, since it may be a figure with others beside it."""

    what: str
    wanted: str
    reached: str
    kept: bool

    def row(self) -> str:
        """A row of the Markdown table."""
        return f"| {self.what} | {self.wanted} | {self.reached} | {'yes' if self.kept else 'no'} |"


HEAD = "| promised | wanted | reached | kept |\n|---|---:|---:|---|"


def at_least(
    samples: Samples, what: str, times: float, pair: tuple[Subject, Subject], rate: Rate
) -> Iterator[Promise]:
    """A promise that one subject is so many times as fast as another, if both were measured."""
    if all(each in samples for each in pair):
        found = ratios(samples, *pair, rate)
        reached = f"{found.median:,.2f} × ({found.low:,.2f}–{found.high:,.2f})"
        yield Promise(what, f"≥ {times:,.2f} ×", reached, found.median >= times)


def of_games(samples: Samples) -> Iterator[Promise]:
    """Random games inside the twin."""
    extra = twin.subject("extra", 4, twin.TWIN)
    skat = Subject(peers.OPENSPIEL, "skat", peers.ROLLOUTS)
    eights = Subject(peers.OPENSPIEL, "crazy_eights", peers.ROLLOUTS)
    share = EXTRA_ON_THE_DRAWING_BOARD / SKAT_ON_THE_DRAWING_BOARD
    rollouts = f"OpenSpiel's {peers.ROLLOUTS}"
    wanted = (
        *(
            (f"extra, 4 players / {way}{note}", 100, extra, twin.subject("extra", 4, way))
            for way, note in ((twin.PLAIN, ""), (twin.LIGHT, HARDER))
        ),
        (
            f"extra, 4 players / {rollouts}, skat (120,000 where it makes 130,000)",
            share,
            extra,
            skat,
        ),
        (f"elfern / {rollouts}, skat", 5, twin.subject("elfern", 2, twin.TWIN), skat),
        (f"schneider / {rollouts}, skat", 5, twin.subject("schneider", 2, twin.TWIN), skat),
        (
            f"elfer, 4 players / {rollouts}, crazy_eights",
            2,
            twin.subject("elfer", 4, twin.TWIN),
            eights,
        ),
    )
    for what, times, fast, slow in wanted:
        yield from at_least(samples, f"games: {what}", times, (fast, slow), games_a_second)


def of_steps(samples: Samples) -> Iterator[Promise]:
    """Steps of a batch beside those of each peer."""
    for game, players in OUR_ENVIRONMENTS:
        ours = twin.subject(game, players, BATCH)
        for who, way, note, times in (
            (peers.OPENSPIEL, peers.SEEN, "", 20),
            (peers.OPENSPIEL, peers.BARE, HARDER, 20),
            (peers.RLCARD, peers.STEPS, "", 500),
        ):
            others = [each for each in samples if (each.who, each.way) == (who, way)]
            if ours in samples and others:
                what = f"steps: {ours.game} / {who}, {way}{note}"
                yield among(samples, what, times, ours, others)


def among(
    samples: Samples, what: str, times: float, ours: Subject, others: Sequence[Subject]
) -> Promise:
    """A promise that is judged by the middle of a peer's games."""
    found = {other.game: ratios(samples, ours, other, moves_a_second).median for other in others}
    least, most = min(found, key=found.__getitem__), max(found, key=found.__getitem__)
    middle = statistics.median(found.values())
    reached = f"{middle:,.0f} × ({least} {found[least]:,.0f}, {most} {found[most]:,.0f})"
    return Promise(what, f"≥ {times} ×", reached, middle >= times)


def of_threads(samples: Samples) -> Iterator[Promise]:
    """What a second thread brings, by the game that gains least."""
    for way in (twin.TWIN, BATCH):
        pairs = [
            (each, Subject(each.who, each.game, way))
            for each in samples
            if each.way == way and each.threads == 2
        ]
        if pairs:
            gains = {several.game: gain(samples, several, single) for several, single in pairs}
            least = min(gains, key=lambda game: gains[game].median)
            middle = statistics.median(found.median for found in gains.values())
            cpu = min(undisturbed_gain(samples, *pair).median for pair in pairs)
            reached = f"{middle:.2f} × ({least} {gains[least].median:.2f}; by CPU time {cpu:.2f})"
            yield Promise(
                f"{way}: two threads / one, middle game (the least)",
                f"≥ {THREADS_GAIN:.2f} ×",
                reached,
                gains[least].median >= THREADS_GAIN,
            )


def of_costs(found: Sequence[cost.Cost], games: int, peak: float) -> Iterator[Promise]:
    """Start and memory, by the game that costs most."""
    warm = max(each.warm for each in found)
    beside = max(each.beside_scipy for each in found)
    cold = max(each.cold for each in found)
    state = max(each.state for each in found)
    told = all(each.announced for each in found)
    yield Promise(
        "later start of the twin, CPU",
        f"≤ {cost.WARM_BUDGET} s",
        f"{warm:.2f} s ({beside:.2f} s where Numba finds SciPy)",
        warm <= cost.WARM_BUDGET,
    )
    yield Promise(
        "first start of the twin, one game, CPU, announced",
        f"≤ {cost.COLD_BUDGET:.0f} s",
        f"{cold:.1f} s, {'announced' if told else 'silent'}",
        cold <= cost.COLD_BUDGET and told,
    )
    yield Promise(
        "a state", f"≤ {cost.STATE_BUDGET} bytes", f"{state} bytes", state <= cost.STATE_BUDGET
    )
    yield Promise(
        f"peak of a simulation of {games:,} games",
        f"< {cost.PEAK_BUDGET} MB",
        f"{peak:.0f} MB",
        peak < cost.PEAK_BUDGET,
    )
