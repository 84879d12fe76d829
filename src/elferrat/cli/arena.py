"""The command `arena`: bots against each other on the same deals, the seats turned."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from elferrat.cli.many_games import ManyGames, RunOptions, missing, run_options
from elferrat.cli.parameters import Whole, examples
from elferrat.cli.running import compiling
from elferrat.games.options import Value

if TYPE_CHECKING:
    from elferrat.lab.checkpoint import Checkpoint
    from elferrat.lab.contest import Contest


@click.command(
    epilog=examples(
        "elferrat arena elfern --bots thumb,random --deals 500",
        "elferrat arena schneider --bots strong,thumb --deals 2000 --stop-when-decided",
        "elferrat arena extra --bots strong,thumb,thumb,thumb --deals 100 --seed eleven",
        "elferrat arena elfer --bots strong,quick,thumb --players 4 --deals 200 --seatings 12",
        "elferrat arena elfern --bots max,strong --deals 1000 --checkpoint night.json",
        "elferrat arena --resume night.json --plot night.svg",
    )
)
@click.argument("game", metavar="GAME", required=False)
@click.option("--bots", help="The bots: a,b,…; the one expected to be better first.")
@click.option("--deals", type=Whole(1, 10**7), help="How many deals, each in several seatings.")
@click.option("--players", type=Whole(2, 6), help="How many play; by default as many as bots.")
@click.option(
    "--seatings", type=Whole(1, 720), help="At most so many a deal, in whole turns; 24 by default."
)
@click.option("--seed", help="Text that all chance follows from; by default random.")
@click.option(
    "--stop-when-decided", "stop", is_flag=True, help="End when the test of every pair is decided."
)
@click.option("--h0", type=Whole(1, 99), help="Test: % of deals won if not better; 50 by default.")
@click.option("--h1", type=Whole(1, 99), help="Test: % of deals won if better; 55 by default.")
@click.option("--risk", type=Whole(1, 49), help="Test: how often it may err, in %; 5 by default.")
@click.option("--workers", type=Whole(1, 4096), help="By default one a core; at most four a core.")
@run_options
def arena(  # noqa: PLR0913, PLR0917 - as many as the command has options
    game: str | None,
    bots: str | None,
    deals: int | None,
    players: int | None,
    seatings: int | None,
    seed: str | None,
    stop: bool,
    h0: int | None,
    h1: int | None,
    risk: int | None,
    workers: int | None,
    told: RunOptions,
) -> int:
    """Let bots play the same deals of GAME with the seats turned, and compare them deal by deal.

    As many bots as seats: every way to seat them. More: every choice of so many. Fewer: every
    table at which all of them sit; or name a bot for each seat, some more than once. What comes
    out depends on the seed only, not on the number of workers; but for the times. Ctrl-C prints
    what is done.

    With --resume the checkpoint says what is played, and so does --out; GAME and the options may
    be left out, and must not say otherwise. No file of --out or --checkpoint is overwritten.
    """
    numbers = {"deals": deals, "players": players, "at_most": seatings}
    asked = {"h0": h0, "h1": h1, "risk": risk}
    return Arena(game, bots, seed, told, numbers=numbers, asked=asked, stop=stop).carry_out(workers)


# What an option is called whose value a contest has under another name.
_OPTIONS = {"at_most": "--seatings"}


class Arena(ManyGames["Contest"]):
    """The games of a contest."""

    def __init__(
        self,
        game: str | None,
        bots: str | None,
        seed: str | None,
        told: RunOptions,
        *,
        numbers: dict[str, int | None],
        asked: dict[str, int | None],
        stop: bool,
    ) -> None:
        super().__init__(game, bots, seed, told)
        self.numbers = numbers
        self.asked = asked
        self.stop = stop

    def kind(self) -> "type[Contest]":
        """A contest."""
        from elferrat.lab.contest import Contest

        return Contest

    def planned(self, game: str, options: dict[str, Value], seed: str) -> "Contest":
        """The contest that is asked for."""
        from elferrat.lab.contest import contest
        from elferrat.lab.sequential import Hypotheses

        if self.bots is None:
            missing("bots")
        if self.numbers["deals"] is None:
            missing("deals")
        more: dict[str, Any] = {"players": None}
        more |= {name: value for name, value in self.numbers.items() if value is not None}
        return contest(
            game,
            options,
            self.bots,
            seed=seed,
            stop=self.stop,
            hypotheses=Hypotheses(**{k: v for k, v in self.asked.items() if v is not None}),
            **more,
        )

    def own(self, plan: "Contest") -> Iterator[tuple[str, object, object]]:
        """The bots, the numbers, and what is tested."""
        yield "--bots", self.bots, plan.bots
        for name, value in self.numbers.items():
            yield _OPTIONS.get(name, f"--{name}"), value, getattr(plan, name)
        for name, value in self.asked.items():
            yield f"--{name}", value, getattr(plan.hypotheses, name)
        yield "--stop-when-decided", self.stop or None, plan.stop

    def make_ready(self, plan: "Contest", caught: list[int]) -> None:
        """Here, so that not every process compiles the same."""
        with compiling(self.told.lang, caught):
            plan.warm_up()

    def answer(self, state: "Checkpoint[Contest, Any]") -> dict[str, Any]:
        """What was planned, and what the deals showed."""
        from elferrat.lab.verdict import verdict

        planned = {**state.plan.json(), "seatings": len(state.plan.seatings_of(0))}
        planned["planned"] = planned.pop("deals")
        return planned | verdict(state.plan, state.totals)

    def draw(self, state: "Checkpoint[Contest, Any]", path: Path) -> None:
        """The drawing of it."""
        from elferrat.lab.arena_figure import draw

        draw(state.plan, state.totals, path, self.told.lang)

    def text(self, answer: dict[str, Any]) -> str:
        """A table by bot, one by pair, and the tests."""
        from elferrat.cli.arena_text import told

        return told(answer, self.told.lang)
