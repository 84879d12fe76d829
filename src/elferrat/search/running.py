"""Compiled work that can be stopped: by the clock, by somebody, by Ctrl-C before it is raised."""

import time
from collections.abc import Callable, Sequence
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
    def halfway(self) -> "Until":
        """The same, but half of the time that is left is for something else."""
        if self.end is None:
            return self
        now = time.perf_counter()
        return Until(now + (self.end - now) / 2, self.wanted)

    @property
    def blink(self) -> float:
        """Seconds to wait before looking again."""
        if self.end is None:
            return _BLINK
        return max(0.0, min(_BLINK, self.end - time.perf_counter()))


NEVER = Until()


def run(works: Sequence[tuple[Any, Callable[[], int]]], stop: int, until: Until) -> list[int]:
    """What some works return, each in a thread of its own.

    Each comes with its words: `words[stop]` is set when it is to stop or somebody interrupts. A
    work lets go of the GIL and looks at that word.
    """
    done = [0] * len(works)

    def begin(number: int, work: Callable[[], int]) -> Thread:
        def one() -> None:
            done[number] = work()

        thread = Thread(target=one, daemon=True)
        thread.start()
        return thread

    for words, _ in works:
        words[stop] = until.reached
    threads = [begin(number, work) for number, (_, work) in enumerate(works)]
    try:
        for thread in threads:
            while thread.is_alive() and not until.reached:
                thread.join(until.blink)
    finally:
        for words, _ in works:
            words[stop] = 1
        for thread in threads:
            thread.join()
    return done
