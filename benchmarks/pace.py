"""How fast things go: many tasks measured by turns, so that what disturbs one disturbs all.

A round runs every task for a while; ratios are taken within a round, and of the rounds the median
is shown with its spread. One thread is one core: the process is held to it, and CPU time counts,
which neighbours on the machine lengthen little. More threads are judged by the clock on the wall.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

BATCH = "batch"  # a way of playing that has no games of its own to count
ROUNDS = 7
SECONDS = 0.3  # of a task in a round


@dataclass(frozen=True, slots=True)
class Subject:
    """What is measured: whose game, which one, and how it is played."""

    who: str
    game: str
    way: str
    threads: int = 1

    def __str__(self) -> str:
        return f"{self.who}, {self.game}: {self.way}, threads: {self.threads}"


@dataclass(frozen=True, slots=True)
class Work:
    """What one call of a task has done; moves are decisions of players, never those of chance."""

    games: float
    moves: float


@dataclass(frozen=True, slots=True)
class Task:
    """A subject and how to run it: `start` makes everything ready and gives what plays on."""

    subject: Subject
    start: Callable[[], Callable[[], Work]]


@dataclass(frozen=True, slots=True)
class Sample:
    """What a task did in one round, with the seconds of all its threads and of the wall clock."""

    games: float
    moves: float
    cpu: float
    wall: float


Samples = dict[Subject, list[Sample]]  # one a round, all of the same length


@dataclass(frozen=True, slots=True)
class Spread:
    """The median of the rounds, the lowest and the highest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> "Spread":
        ordered = sorted(values)
        return cls(statistics.median(ordered), ordered[0], ordered[-1])


def cores() -> list[int]:
    """The cores that this process may use; none where the system does not tell."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def hold_to(chosen: Sequence[int]) -> None:
    """Hold every thread of this process to some cores: pools outlive the task that made them."""
    if not chosen:
        return
    for thread in Path("/proc/self/task").iterdir():
        try:
            os.sched_setaffinity(int(thread.name), chosen)
        except ProcessLookupError:  # it has ended meanwhile
            continue


def say(text: str) -> None:
    """Tell how far the run is: over the line before on a terminal, else on a line of its own."""
    ahead, end = ("\r\x1b[K", "") if sys.stderr.isatty() else ("", "\n")
    print(f"{ahead}{text}", end=end, file=sys.stderr, flush=True)


def measured(tasks: Sequence[Task], rounds: int = ROUNDS, seconds: float = SECONDS) -> Samples:
    """Run all tasks by turns and give a sample of each for every round."""
    free = cores()
    running = []
    try:
        for number, task in enumerate(tasks, 1):
            say(f"[{number}/{len(tasks)}] making ready: {task.subject}")
            hold_to(free[: task.subject.threads])
            play = task.start()
            play()  # compiles, fills caches
            running.append((task.subject, play))
        samples: Samples = {subject: [] for subject, _ in running}
        for number in range(1, rounds + 1):
            say(f"round {number} of {rounds}, about {len(tasks) * seconds:.0f} s")
            for subject, play in running:
                hold_to(free[: subject.threads])
                samples[subject].append(sample(play, seconds))
    finally:
        hold_to(free)
        say("")
    return samples


def sample(play: Callable[[], Work], seconds: float) -> Sample:
    """Play for some seconds, one call at least."""
    games = moves = 0.0
    wall, cpu = time.perf_counter(), time.process_time()
    while True:
        done = play()
        games += done.games
        moves += done.moves
        spent = time.perf_counter() - wall
        if spent >= seconds:
            return Sample(games, moves, time.process_time() - cpu, spent)


def games_a_second(subject: Subject, one: Sample) -> float:
    """Games a second of CPU time for one thread, else of the wall clock."""
    return one.games / (one.cpu if subject.threads == 1 else one.wall)


def moves_a_second(subject: Subject, one: Sample) -> float:
    """Moves a second of CPU time for one thread, else of the wall clock."""
    return one.moves / (one.cpu if subject.threads == 1 else one.wall)


Rate = Callable[[Subject, Sample], float]


def rates(samples: Samples, subject: Subject, rate: Rate) -> Spread:
    """The rates of a subject over the rounds."""
    return Spread.of(rate(subject, one) for one in samples[subject])


def ratios(samples: Samples, fast: Subject, slow: Subject, rate: Rate) -> Spread:
    """How many times as fast one subject is, round by round."""
    pairs = zip(samples[fast], samples[slow], strict=True)
    return Spread.of(rate(fast, one) / rate(slow, other) for one, other in pairs)


def gain(samples: Samples, several: Subject, single: Subject) -> Spread:
    """What more threads bring, by the wall clock for both."""
    pairs = zip(samples[several], samples[single], strict=True)
    return Spread.of((one.moves / one.wall) / (other.moves / other.wall) for one, other in pairs)


def undisturbed_gain(samples: Samples, several: Subject, single: Subject) -> Spread:
    """What more threads would bring if each had its core for itself, by CPU time.

    On a machine with neighbours this tells how much threads slow each other; waiting is left out.
    """
    pairs = zip(samples[several], samples[single], strict=True)
    return Spread.of(
        several.threads * (one.moves / one.cpu) / (other.moves / other.cpu) for one, other in pairs
    )
