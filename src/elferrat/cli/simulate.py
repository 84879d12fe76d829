"""The command `simulate`: many games with bots, counted."""

import secrets
import sys
from pathlib import Path
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
from elferrat.cli.running import (
    begun,
    carried_out,
    compiling,
    interruption,
    missing,
    path_type,
    played,
    stays,
)
from elferrat.games import game_named
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import Verbatim

if TYPE_CHECKING:
    from elferrat.lab.plan import Plan
    from elferrat.lab.run import Run


@click.command(
    epilog=examples(
        "elferrat simulate elfern --games 1000 --bots thumb,random",
        "elferrat simulate extra --games 100000 --players 4 --seed eleven --json",
        "elferrat simulate elfer --games 1000000 --out games.parquet --plot games.svg",
        "elferrat simulate extra --games 1000000000 --checkpoint night.json",
        "elferrat simulate --resume night.json",
    )
)
@click.argument("game", metavar="GAME", required=False)
@click.option("--games", type=Whole(1, 10**9), help="How many games.")
@click.option("--players", type=Whole(2, 6), help="How many play; by default as many as bots.")
@click.option("--bots", help="A bot for all seats, or one a seat: a,b,…; by default random.")
@click.option("--seed", help="Text that all chance follows from; by default random.")
@click.option("--threads", type=Whole(1, 4096), help="By default one a core; at most four a core.")
@click.option("--cluster", metavar="local|ray://…", help="Play on a Ray cluster instead.")
@click.option("--out", type=path_type, help="One row a game: a new .parquet, .csv or .jsonl.")
@click.option(
    "--plot", type=path_type, help="Draw the distributions: .svg or .png, an old one replaced."
)
@click.option("--checkpoint", type=path_type, help="A new file to --resume from if interrupted.")
@click.option("--resume", type=path_type, help="Go on from the file of --checkpoint.")
@rule_options
@json_option
@lang_option
def simulate(  # noqa: PLR0913, PLR0917 - as many as the command has options
    game: str | None,
    games: int | None,
    players: int | None,
    bots: str | None,
    seed: str | None,
    threads: int | None,
    cluster: str | None,
    out: Path | None,
    plot: Path | None,
    checkpoint: Path | None,
    resume: Path | None,
    options: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> int:
    """Let bots play many games of GAME and count how they end.

    The totals depend on the seed only, not on the number of threads. Ctrl-C prints what is done.
    Games of random bots only are played by the compiled twin, if it is installed.

    With --resume the checkpoint says what is played, and so does --out; GAME and the options may
    be left out, and must not say otherwise. No file of --out or --checkpoint is overwritten.
    """
    with interruption() as caught:
        from elferrat.lab.plan import Plan

        if cluster is not None and threads is not None:
            raise Unusable("--threads", "simulate-cluster-threads")
        given = Given(game, games, players, bots, seed, options)
        run = begun(Plan, given, out=out, plot=plot, checkpoint=checkpoint, resume=resume)
        plan = run.state.plan

        def play() -> None:
            prepare(plan, cluster, lang, caught)
            if not caught:
                played(run, threads, cluster, lang, caught)

        told = plan.seed if seed is None and resume is None else None
        return carried_out(run, play, lambda: show(run, plot, as_json, lang), told, caught, lang)


class Given:
    """What the command line says about the plan."""

    def __init__(
        self,
        game: str | None,
        games: int | None,
        players: int | None,
        bots: str | None,
        seed: str | None,
        options: tuple[str, ...],
    ) -> None:
        self.game = game
        self.games = games
        self.players = players
        self.bots = None if bots is None else tuple(bots.split(","))
        self.seed = seed
        self.options = options

    def plan(self) -> "Plan":
        """The plan of a new simulation; raises `Unusable` or a usage error."""
        from elferrat.lab.plan import CHANCE, planned

        if self.game is None:
            missing("game")
        options = chosen_options(self.game, self.options)
        if self.games is None:
            missing("games")
        seed = secrets.token_hex(16) if self.seed is None else self.seed
        return planned(self.game, options, self.bots or (CHANCE,), self.players, seed, self.games)

    def check(self, plan: "Plan") -> None:
        """Raise `Unusable` if anything that is given is not as planned."""
        stays("GAME", self.game, plan.game)
        stays("--games", self.games, plan.games)
        stays("--players", self.players, len(plan.bots))
        if self.bots is not None:
            one_for_all = len(self.bots) == 1 and {*self.bots} == {*plan.bots}
            stays("--bots", plan.bots if one_for_all else self.bots, plan.bots)
        stays("--seed", self.seed, plan.seed)
        if self.options:
            options = chosen_options(plan.game, self.options)
            game = game_named(plan.game)
            stays("-o", game.write_options(game.read_options(options)), plan.options)


def prepare(plan: "Plan", cluster: str | None, lang: str, caught: list[int]) -> None:
    """Compile what is needed; whoever looks on is told what is waited for, or how to be faster."""
    from elferrat.kernel import available
    from elferrat.lab.shards import prepare

    if cluster is not None or not plan.by_chance:
        return
    if available():
        with compiling(lang, caught):
            prepare(plan)
    elif sys.stderr.isatty():
        complain(Message("simulate-plain", {"extra": Verbatim("elferrat[twin]")}).text(lang))


def show(run: "Run[Plan, Any]", plot: Path | None, as_json: bool, lang: str) -> None:
    """Print the totals of at least one game, and draw them if asked."""
    state = run.state
    from elferrat.lab.summary import summary

    answer = {
        **{name: value for name, value in state.plan.json().items() if name != "games"},
        **summary(state.plan, state.totals),
        "seconds": round(state.seconds, 3),
        "games_per_second": round(state.done / state.seconds, 1),
    }
    try:
        if plot is not None:
            from elferrat.lab.figure import draw

            draw(state.plan, state.totals, plot, lang)
    finally:
        # Whatever becomes of the drawing, and whoever stops reading, each comes to its end.
        if as_json:
            put_json(answer)
        else:
            from elferrat.cli.simulate_text import told

            put(told(answer, lang))
