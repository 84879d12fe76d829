"""A work played on threads, processes or a cluster; its reports come in the order of the games."""

from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial

from elferrat.lab.executors import Reports, here, in_processes, in_threads, workers
from elferrat.lab.work import Report, T, Work


def simulated(
    work: Work[T],
    *,
    first: int = 0,
    keep_rows: bool = False,
    threads: int | None = None,
    cluster: str | None = None,
) -> Generator[Report[T], None, None]:
    """Play a work from the game `first` on; yields reports whose games follow one another.

    `threads`: how many threads (games by chance, on the twin) or processes (bots), by default one
    a core; `cluster`: the address of a Ray cluster to play on instead, or `local`; `keep_rows`:
    whether the reports have one row a game, which needs NumPy. Closing the generator stops.

    Raises:
        Unusable: a process was ended from outside, or the cluster does not answer.
    """
    play = partial(work.play, keep_rows=keep_rows)
    to_come = work.shards(first)
    reports: Reports[T]
    if cluster is not None:
        from elferrat.lab.cluster import reports as far

        reports = far(play, to_come, cluster)
    elif (number := min(workers(threads), work.games)) == 1:
        reports = here(play, to_come)
    elif work.on_threads:
        reports = in_threads(play, to_come, number)
    else:
        reports = in_processes(play, to_come, number, work.WORKERS)
    with closing(reports):
        yield from (one_by_one if work.ONE_BY_ONE else in_order)(reports, first)


def one_by_one(
    reports: Iterable[tuple[object, Report[T]]], first: int
) -> Generator[Report[T], None, None]:
    """The reports in the order of their games, each as it is, whatever order they come in."""
    waiting: dict[int, Report[T]] = {}  # by the number of their first game
    for _, found in reports:
        waiting[found.first] = found
        while first in waiting:
            report = waiting.pop(first)
            first = report.end
            yield report


def in_order(
    reports: Iterable[tuple[object, Report[T]]], first: int
) -> Generator[Report[T], None, None]:
    """The reports in the order of their games; what comes too early is joined and waits.

    So one shard that takes long, or is lost and played again, costs no memory for the totals of
    those behind it; their rows, if any, must wait one by one.
    """
    waiting: dict[int, Report[T]] = {}  # by the number of their first game
    starts: dict[int, int] = {}  # of those waiting, by the number after their last game
    for _, found in reports:
        report = found
        if report.first in starts:
            earlier = waiting.pop(starts.pop(report.first))
            earlier.join(report)
            report = earlier
        if report.end in waiting:
            later = waiting.pop(report.end)
            del starts[later.end]
            report.join(later)
        if report.first == first:
            first = report.end
            yield report
        else:
            waiting[report.first] = report
            starts[report.end] = report.first
