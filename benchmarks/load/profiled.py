"""The server of `unlimited`, which tells what its processor time goes into.

python -m benchmarks.load.profiled PORT DATABASE FILE

SIGUSR1 begins to count, SIGUSR2 ends it and writes seconds by part as JSON into the file. Every
tick of the processor's clock looks at what the main thread does and counts the time that this
thread has taken since the last look; other threads are told by their own clocks, so the sum is all
that was taken.
"""

import json
import signal
import sys
import time
from collections import defaultdict
from pathlib import Path
from types import FrameType

from benchmarks.load import unlimited

TICK = 0.001  # seconds; the system may have coarser ones
REST = "the event loop, and what is in no other part"
OTHERS = "committing: SQLite, in the writer's thread"

# Parts by what is innermost of these on the stack: a place is the end of a file's name, and of
# functions in it, if not all count.
PARTS: dict[str, tuple[tuple[str, frozenset[str]], ...]] = {
    "telling: views of the game": (("server/sight.py", frozenset(("views",))),),
    "telling: frames and hashes": (
        ("server/sight.py", frozenset(("frame", "news"))),
        ("server/audience.py", frozenset(("tell",))),
    ),
    "sockets: frames out": (
        ("server/web/socket.py", frozenset(("_tell",))),
        ("server/connection.py", frozenset(("send", "next"))),
        ("websockets_sansio_impl.py", frozenset(("send",))),
    ),
    "sockets: commands in": (
        ("websockets_sansio_impl.py", frozenset(("data_received", "receive"))),
        ("server/web/socket.py", frozenset(("_hear", "_answer"))),
        ("server/commands.py", frozenset(("read_command",))),
    ),
    "deciding, and the room after it": (
        ("server/deciding.py", frozenset(("decide",))),
        ("server/room.py", frozenset(("apply",))),
    ),
    "handing over to the store": (
        ("server/listing.py", frozenset(("standing",))),
        ("server/store/store.py", frozenset(("append",))),
        ("server/store/writer.py", frozenset(("_hand_over", "_answer"))),
    ),
    "the table's own: inbox, answers, clocks": (("server/live.py", frozenset()),),
}


class Watch:
    """What the main thread's time goes into, from one signal to another."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._spent: dict[str, float] = defaultdict(float)
        self._last = self._began = 0.0
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR1, self._begin)
        signal.signal(signal.SIGUSR2, self._end)

    def _begin(self, *_: object) -> None:
        self._last, self._began = time.thread_time(), time.process_time() - time.thread_time()
        signal.setitimer(signal.ITIMER_PROF, TICK, TICK)

    def _look(self, _: int, frame: FrameType | None) -> None:
        now = time.thread_time()
        self._spent[part_of(frame)] += now - self._last
        self._last = time.thread_time()  # the look itself is not counted

    def _end(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        self._spent[OTHERS] = time.process_time() - time.thread_time() - self._began
        self._file.write_text(json.dumps(self._spent), encoding="utf-8")


def part_of(frame: FrameType | None) -> str:
    """The part of `PARTS` that a stack is in."""
    while frame is not None:
        code = frame.f_code
        for part, places in PARTS.items():
            for file, functions in places:
                if code.co_filename.endswith(file) and (not functions or code.co_name in functions):
                    return part
        frame = frame.f_back
    return REST


def main(port: str, database: str, file: str) -> int:
    """Serve until SIGTERM."""
    Watch(Path(file))
    return unlimited.main(port, database)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
