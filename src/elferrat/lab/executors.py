"""Where shards are played: threads for the compiled twin, processes for bots, or right here.

Each executor takes what plays a shard and the shards, and yields every shard's report once, in
any order, with a few in hand and never all. Closing it stops: what is being played is waited for
and forgotten.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread

from elferrat.kernel.cores import cores
from elferrat.lab.work import Report, Shard, T
from elferrat.locale.message import Unusable

Play = Callable[[int, int], Report[T]]
Reports = Generator[tuple[Shard, Report[T]], None, None]

_AHEAD = 4  # times what is in hand
_A_CORE = 4  # threads or processes; more would only cost memory


def workers(wanted: int | None) -> int:
    """How many threads or processes are used: by default one a core, four at most."""
    return min(wanted or cores(), _A_CORE * cores())


def here(play: Play[T], shards: Iterable[Shard]) -> Reports[T]:
    """Play one shard after another in this thread."""
    for shard in shards:
        yield shard, play(*shard)


def in_threads(play: Play[T], shards: Iterable[Shard], threads: int) -> Reports[T]:
    """Play on threads of this process: for what lets go of the interpreter while it plays."""
    pool = ThreadPoolExecutor(threads, "simulate")
    try:
        yield from _shared_out(pool, play, shards, 2 * threads)
    finally:
        pool.shutdown(cancel_futures=True)


def process_pool(processes: int) -> ProcessPoolExecutor:
    """Processes that end when this one does, however it ends."""
    # The pool starts a process that tracks its semaphores; a closed terminal would end that one.
    with _interrupts_held_back():
        # Spawned, because a fork would copy the threads' locks of whoever calls this.
        return ProcessPoolExecutor(processes, get_context("spawn"), initializer=_end_with_parent)


def in_processes(play: Play[T], shards: Iterable[Shard], processes: int, place: str) -> Reports[T]:
    """Play on processes of this machine; `play` must be a function that other processes find.

    `place` is what the number of processes is called where it can be changed.

    Raises:
        Unusable: a process was ended from outside.
    """
    pool = process_pool(processes)
    try:
        yield from _shared_out(pool, play, shards, 2 * processes)
    except BrokenProcessPool:
        raise Unusable(place, "simulate-died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _shared_out(pool: Executor, play: Play[T], shards: Iterable[Shard], in_hand: int) -> Reports[T]:
    to_come = iter(shards)
    waiting: dict[Future[Report[T]], tuple[int, Shard]] = {}
    sent = 0
    while True:
        # Reports wait for the slowest shard in front of them, so none runs far ahead of it.
        oldest = min((number for number, _ in waiting.values()), default=sent)
        room = min(in_hand - len(waiting), oldest + _AHEAD * in_hand - sent)
        for shard in islice(to_come, max(0, room)):
            with _interrupts_held_back():
                waiting[pool.submit(play, *shard)] = sent, shard
            sent += 1
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            yield waiting.pop(future)[1], future.result()


def _end_with_parent() -> None:
    # A process of the pool waits for work for ever, also for a parent that was killed.
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    # Ctrl-C reaches the whole group of processes, and the parent decides what to do about it. What
    # is started here never gets one, not even while it starts: it inherits the blocked signal.
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # A closed terminal speaks to the whole group as well.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGHUP])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
