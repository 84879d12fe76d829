"""Compiled work that can be stopped: by the clock, and by Ctrl-C before it is raised."""

import time
from collections.abc import Callable
from threading import Thread
from typing import Any

_BLINK = 0.05  # seconds between two looks at Ctrl-C


def run(words: Any, stop: int, work: Callable[[], int], seconds: float | None) -> int:
    """What the work returns. `words[stop]` is set when time is over or somebody interrupts.

    The work lets go of the GIL and looks at that word.
    """
    words[stop] = seconds is not None and seconds <= 0
    done: list[int] = []
    worker = Thread(target=lambda: done.append(work()), daemon=True)
    end = None if seconds is None else time.perf_counter() + seconds
    worker.start()
    try:
        while worker.is_alive() and (end is None or time.perf_counter() < end):
            left = _BLINK if end is None else max(0, min(_BLINK, end - time.perf_counter()))
            worker.join(left)
    finally:
        words[stop] = 1
        worker.join()
    return done[0]
