"""The command `simulate`: many games with bots, counted."""

import secrets
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Any

import click

from elferrat.cli.output import complain, put, put_json
from elferrat.cli.parameters import (
    Whole,
    chosen_options,
    examples,
    json_option,
    lang_option,
    rule_options,
)
from elferrat.locale.message import Message

if TYPE_CHECKING:
    from elferrat.lab.simulate import Plan, Totals

INTERRUPTED = 130


@click.command(
    epilog=examples(
        "elferrat simulate elfern --games 1000 --bots thumb,random",
        "elferrat simulate extra --games 500 --players 4 --seed eleven --json",
    )
)
@click.argument("game", metavar="GAME")
@click.option("--games", type=Whole(1, 10**9), required=True, help="How many games.")
@click.option("--players", type=Whole(2, 6), help="How many play; by default as many as bots.")
@click.option("--bots", default="random", help="A bot for all seats, or one a seat: a,b,…")
@click.option("--seed", help="Text that all chance follows from; by default random.")
@click.option(
    "--threads", type=Whole(1, 4096), help="Processes; by default one a core, at most four."
)
@rule_options
@json_option
@lang_option
def simulate(  # noqa: PLR0913, PLR0917 - as many as the command has options
    game: str,
    games: int,
    players: int | None,
    bots: str,
    seed: str | None,
    threads: int | None,
    options: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> int:
    """Let bots play many games of GAME and count how they end.

    The totals depend on the seed only, not on the number of threads. Ctrl-C prints what is done.
    """
    from elferrat.lab.simulate import no_totals, planned, simulated

    text = secrets.token_hex(16) if seed is None else seed
    plan = planned(game, chosen_options(game, options), bots.split(","), players, text, games)
    if seed is None:
        complain(f"seed: {text}")
    totals = no_totals(plan)
    began = time.perf_counter()
    with interruption() as interrupted, progress(games) as tell:
        batches = simulated(plan, threads)
        for batch in batches:
            totals.merge(batch)
            tell(totals.games)
            if interrupted:
                break
        batches.close()
    if totals.games:
        answer = outcome(plan, totals, time.perf_counter() - began)
        put_json(answer) if as_json else put(told(answer, lang))
    if interrupted:
        args = {"done": totals.games, "games": games}
        complain(Message("cli-simulate-interrupted", args).text(lang))
        return INTERRUPTED
    return 0


@contextmanager
def interruption() -> Iterator[list[int]]:
    """A list that the first Ctrl-C puts something into; a second one interrupts as usual."""
    caught: list[int] = []

    def catch(number: int, frame: FrameType | None) -> None:
        caught.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, catch)
    try:
        yield caught
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar with the remaining time on standard error, if that is a terminal; told what is done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def outcome(plan: "Plan", totals: "Totals", seconds: float) -> dict[str, Any]:
    """What `simulate --json` prints."""
    return {
        "game": plan.game,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        **totals.json(),
        "seconds": round(seconds, 3),
        "games_per_second": round(totals.games / seconds, 1),
    }


def told(answer: dict[str, Any], lang: str) -> str:
    """The same for people."""

    def say(key: str, **args: Any) -> str:
        return Message(f"cli-simulate-{key}", args).text(lang)

    def number(value: float, percent: bool = False) -> str:
        text = f"{value:.1%}"[:-1] if percent else f"{value:.1f}"
        return text if lang == "en" else text.replace(".", ",")

    def between(estimate: dict[str, Any], percent: bool = False) -> dict[str, str]:
        return {name: number(estimate[name], percent) for name in ("value", "low", "high")}

    rate, seconds = number(answer["games_per_second"]), number(answer["seconds"])
    length = answer["length"]
    extremes = {"shortest": length["shortest"], "longest": length["longest"]}
    lines = [
        say("games", count=answer["games"], game=answer["game"], seconds=seconds, rate=rate),
        say("length", **between(length), **extremes),
        say("ties", count=answer["ties"]["count"], **between(answer["ties"], percent=True)),
    ]
    for seat, (name, totals) in enumerate(zip(answer["bots"], answer["seats"], strict=True)):
        lines.append(say("seat", seat=seat, bot=name))
        lines.append("  " + say("wins", **between(totals["wins"], percent=True)))
        lines.append("  " + say("share", **between(totals["share"], percent=True)))
        lines.append("  " + say("score", **between(totals["score"])))
    return "\n".join(lines)
