"""The command `simulate`: many games with bots, counted."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from elferrat.cli.many_games import ManyGames, RunOptions, missing, run_options
from elferrat.cli.output import complain
from elferrat.cli.parameters import Whole, examples
from elferrat.cli.running import compiling
from elferrat.games.options import Value
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import Verbatim

if TYPE_CHECKING:
    from elferrat.lab.checkpoint import Checkpoint
    from elferrat.lab.plan import Plan


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
@run_options
def simulate(
    game: str | None,
    games: int | None,
    players: int | None,
    bots: str | None,
    seed: str | None,
    threads: int | None,
    cluster: str | None,
    told: RunOptions,
) -> int:
    """Let bots play many games of GAME and count how they end.

    The totals depend on the seed only, not on the number of threads. Ctrl-C prints what is done.
    Games of random bots only are played by the compiled twin, if it is installed.

    With --resume the checkpoint says what is played, and so does --out; GAME and the options may
    be left out, and must not say otherwise. No file of --out or --checkpoint is overwritten.
    """
    if cluster is not None and threads is not None:
        raise Unusable("--threads", "simulate-cluster-threads")
    wanted = Simulation(game, bots, seed, told, games=games, players=players, cluster=cluster)
    return wanted.carry_out(threads)


class Simulation(ManyGames["Plan"]):
    """The games of a simulation."""

    def __init__(
        self,
        game: str | None,
        bots: str | None,
        seed: str | None,
        told: RunOptions,
        *,
        games: int | None,
        players: int | None,
        cluster: str | None,
    ) -> None:
        super().__init__(game, bots, seed, told)
        self.games = games
        self.players = players
        self.cluster = cluster

    def kind(self) -> "type[Plan]":
        """A plan."""
        from elferrat.lab.plan import Plan

        return Plan

    def planned(self, game: str, options: dict[str, Value], seed: str) -> "Plan":
        """The plan that is asked for."""
        from elferrat.lab.plan import CHANCE, planned

        if self.games is None:
            missing("games")
        return planned(game, options, self.bots or (CHANCE,), self.players, seed, self.games)

    def own(self, plan: "Plan") -> Iterator[tuple[str, object, object]]:
        """How many games, how many play, and the bots: one for all is said in two ways."""
        yield "--games", self.games, plan.games
        yield "--players", self.players, len(plan.bots)
        bots = self.bots
        if bots is not None and len(bots) == 1 and {*bots} == {*plan.bots}:
            bots = plan.bots
        yield "--bots", bots, plan.bots

    def make_ready(self, plan: "Plan", caught: list[int]) -> None:
        """Compile what is needed; whoever looks on is told of that, or how to be faster."""
        from elferrat.kernel import available
        from elferrat.lab.shards import prepare

        if self.cluster is not None or not plan.by_chance:
            return
        if available():
            with compiling(self.told.lang, caught):
                prepare(plan)
        elif sys.stderr.isatty():
            plain = Message("simulate-plain", {"extra": Verbatim("elferrat[twin]")})
            complain(plain.text(self.told.lang))

    def answer(self, state: "Checkpoint[Plan, Any]") -> dict[str, Any]:
        """What was planned, but for the number of games, and what came of it."""
        from elferrat.lab.summary import summary

        return {
            **{name: value for name, value in state.plan.json().items() if name != "games"},
            **summary(state.plan, state.totals),
            "games_per_second": round(state.done / state.seconds, 1),
        }

    def draw(self, state: "Checkpoint[Plan, Any]", path: Path) -> None:
        """The distributions."""
        from elferrat.lab.figure import draw

        draw(state.plan, state.totals, path, self.told.lang)

    def text(self, answer: dict[str, Any]) -> str:
        """Some lines, and a table by seat and by bot."""
        from elferrat.cli.simulate_text import told

        return told(answer, self.told.lang)
