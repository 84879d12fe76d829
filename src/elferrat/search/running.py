"""Compiled work that can be stopped: by the clock, by somebody, by Ctrl-C before it is raised."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any

_BLINK = 0.02  # seconds between two looks at whether to stop


@dataclass(frozen=True, slots=True)
class Until:
    """When to stop: at a time of `perf_counter`, or when somebody wants it; None: never."""

    end: float | None = None
    wanted: Event | None = None

    @classmethod
    def after(cls, seconds: float | None, wanted: Event | None = None) -> "Until":
        """So many seconds from now."""
        return cls(None if seconds is None else time.perf_counter() + seconds, wanted)

    @property
    def reached(self) -> bool:
        """Whether it is time."""
        late = self.end is not None and time.perf_counter() >= self.end
        return late or (self.wanted is not None and self.wanted.is_set())

    @property
    def blink(self) -> float:
        """Seconds to wait before looking again."""
        if self.end is None:
            return _BLINK
        return max(0.0, min(_BLINK, self.end - time.perf_counter()))


def run(words: Any, stop: int, work: Callable[[], int], until: Until) -> int:
    """What the work returns. `words[stop]` is set when it is to stop or somebody interrupts.

    The work lets go of the GIL and looks at that word.
    """
    words[stop] = until.reached
    done: list[int] = []
    worker = Thread(target=lambda: done.append(work()), daemon=True)
    worker.start()
    try:
        while worker.is_alive() and not until.reached:
            worker.join(until.blink)
    finally:
        words[stop] = 1
        worker.join()
    return done[0]
