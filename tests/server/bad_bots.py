"""Bots that misbehave, each in its own way, for the tests of the workers."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from elferrat.bots import LEVELS as GOOD
from elferrat.bots import Bot, Budget, Choice
from elferrat.locale.message import Message
from elferrat.locale.values import AnyOf, CardText, Verbatim
from elferrat.play.evidence import Evidence
from elferrat.play.view import View

RICH = Message(
    "instead",
    {
        "moves": AnyOf((CardText("R12"), CardText("*"))),
        "word": Verbatim("as it is"),
        "list": (1, "two", CardText("AH"), (None, True)),
        "count": 3,
        "share": 0.5,
    },
)


class Odd(Bot):
    """Does something to its process, then chooses a move."""

    name = "odd"

    def __init__(self, does: Callable[[View], object]) -> None:
        self._does = does

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        found = self._does(view)
        if isinstance(found, Choice):
            return found
        return Choice(view.legal[-1], 0.25, RICH)


def hang(view: View) -> None:
    while True:
        time.sleep(60)


def spin(view: View) -> None:
    while True:
        pass


def leave_a_child_behind(view: View) -> None:
    subprocess.run([sys.executable, "-c", "import time; time.sleep(3600)"], check=False)


def eat_the_pipes(view: View) -> None:
    print('{"move": "nonsense"}', flush=True)
    os.write(1, b"nonsense\n" * 1000)
    os.write(2, b"nonsense\n" * 1000)
    sys.stdout.close()
    os.close(1)
    assert sys.stdin.read() == ""


def tell_the_hand(view: View) -> None:
    raise ValueError(f"the hand is {view.hand}")


def choose(move: Any, value: Any = None, why: Any = RICH) -> Callable[[View], Choice]:
    return lambda view: Choice(view.legal[0] if move == "first" else move, value, why)


DEEDS: dict[str, Callable[[View], object]] = {
    "hangs": hang,
    "spins": spin,
    "exits": lambda view: os._exit(3),
    "leaves": lambda view: sys.exit(3),
    "dumps_core": lambda view: os.kill(os.getpid(), signal.SIGSEGV),
    "stands_still": lambda view: os.kill(os.getpid(), signal.SIGSTOP),
    "forks": leave_a_child_behind,
    "raises": tell_the_hand,
    "recurses": lambda view: recurse(),
    "cheats": choose("no such move"),
    "says_nothing": choose(None),
    "says_too_much": choose("R1" * 1_000_000),
    "values_a_word": choose("first", "much"),
    "has_no_reason": choose("first", 1.0, None),
    "reasons_with_objects": choose("first", 1.0, Message("x", {"view": object()})),
    "prints": eat_the_pipes,
    "counts_files": lambda view: Choice(view.legal[0], len(os.listdir("/proc/self/fd")), RICH),
}


def recurse() -> None:
    recurse()


def odd(deed: Callable[[View], object]) -> Callable[[str | None], Bot]:
    return lambda seed: Odd(deed)


LEVELS = {**GOOD, **{name: odd(deed) for name, deed in DEEDS.items()}}
