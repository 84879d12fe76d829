"""How long commands run: a bar, an interruption, what is told of compiling and of going on."""

import shlex
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Any, TypeVar

import click

from elferrat.cli.output import ENDS, complain
from elferrat.locale.message import Message
from elferrat.locale.values import Verbatim

if TYPE_CHECKING:
    from elferrat.lab.run import Run
    from elferrat.lab.work import Work

W = TypeVar("W", bound="Work[Any]")

KILLED = 128  # and the number of the signal: as a shell reports a program that died of it


def played(
    run: "Run[W, Any]",
    threads: int | None,
    cluster: str | None,
    lang: str,
    caught: list[int],
) -> None:
    """Play what is left, with a bar, until a signal is in `caught`."""
    state = run.state
    with progress(state.done, state.plan.games, lang) as tell:

        def go_on(done: int) -> bool:
            tell(done)
            return not caught

        run.play(go_on, threads, cluster)


@contextmanager
def compiling(lang: str, caught: list[int]) -> Iterator[None]:
    """Whoever looks on is told what is waited for, if anything is compiled meanwhile.

    A signal in `caught` ends it after the piece that is being compiled.
    """
    from elferrat.kernel import announce

    told: list[str] = []

    def waiting_for(piece: str) -> None:
        if not told:
            complain(Message("kernel-compiling").text(lang))
        told.append(piece)
        if caught:
            raise KeyboardInterrupt

    before = announce.tell(waiting_for)
    try:
        yield
    finally:
        announce.tell(before)


@contextmanager
def interruption() -> Iterator[list[int]]:
    """A list that the first Ctrl-C, or other end, goes into; a second one ends as usual.

    Noted from the start: an exception that Ctrl-C raised would be lost while modules are imported
    that swallow it.
    """
    caught: list[int] = []
    before: dict[int, Any] = {}

    def catch(number: int, frame: FrameType | None) -> None:
        caught.append(number)
        signal.signal(number, before[number])

    # A closed terminal is no end for what was told to outlive it.
    signals = [each for each in ENDS if signal.getsignal(each) is not signal.SIG_IGN]
    for number in (signal.SIGINT, *signals):
        before[number] = signal.getsignal(number)
        signal.signal(number, catch)
    try:
        yield caught
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def progress(first: int, games: int, lang: str) -> Iterator[Callable[[int], None]]:
    """A bar with speed and remaining time on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    speed = TextColumn("{task.fields[speed]}")
    columns = BarColumn(), MofNCompleteColumn(), speed, TimeRemainingColumn()
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, completed=first, speed="")

        def tell(done: int) -> None:
            rate = (done - first) / (time.perf_counter() - began)
            shown = {"rate": round(rate, 1) if rate < 10 else round(rate)}
            speed = Message("simulate-speed", shown).text(lang)
            bar.update(task, completed=done, speed=speed)

        yield tell


def interrupted(run: "Run[W, Any]", lang: str) -> str:
    """What was done of what was planned, and how to go on."""
    state = run.state
    args: dict[str, Any] = {"done": state.done, "games": state.plan.games}
    if run.checkpoint is None:
        return Message("simulate-interrupted", args).text(lang)
    args["command"] = Verbatim(click.get_current_context().info_name)
    args["path"] = Verbatim(shlex.quote(str(run.checkpoint)))
    return Message("simulate-interrupted-kept", args).text(lang)
