"""The command `arena`: bots against each other on the same deals, the seats turned."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from elferrat.cli.output import put, put_json
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

if TYPE_CHECKING:
    from elferrat.lab.contest import Contest
    from elferrat.lab.run import Run


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
@click.option("--out", type=path_type, help="One row a game: a new .parquet, .csv or .jsonl.")
@click.option("--plot", type=path_type, help="Draw it: .svg or .png, an old one replaced.")
@click.option("--checkpoint", type=path_type, help="A new file to --resume from if interrupted.")
@click.option("--resume", type=path_type, help="Go on from the file of --checkpoint.")
@rule_options
@json_option
@lang_option
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
    out: Path | None,
    plot: Path | None,
    checkpoint: Path | None,
    resume: Path | None,
    options: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> int:
    """Let bots play the same deals of GAME with the seats turned, and compare them deal by deal.

    As many bots as seats: every way to seat them. More: every choice of so many. Fewer: every
    table at which all of them sit; or name a bot for each seat, some more than once. What comes
    out depends on the seed only, not on the number of workers; but for the times. Ctrl-C prints
    what is done.

    With --resume the checkpoint says what is played, and so does --out; GAME and the options may
    be left out, and must not say otherwise. No file of --out or --checkpoint is overwritten.
    """
    with interruption() as caught:
        from elferrat.lab.contest import Contest

        numbers = {"deals": deals, "players": players, "at_most": seatings}
        asked = {"h0": h0, "h1": h1, "risk": risk}
        given = Given(game, bots, seed, numbers, asked, stop, options)
        run = begun(Contest, given, out=out, plot=plot, checkpoint=checkpoint, resume=resume)

        def play() -> None:
            # Here, so that not every process compiles the same.
            with compiling(lang, caught):
                run.state.plan.warm_up()
            if not caught:
                played(run, workers, None, lang, caught)

        told = run.state.plan.seed if seed is None and resume is None else None
        return carried_out(run, play, lambda: show(run, plot, as_json, lang), told, caught, lang)


# What an option is called whose value a contest has under another name.
_OPTIONS = {"at_most": "--seatings"}


class Given:
    """What the command line says about the contest; None for what it leaves out."""

    def __init__(
        self,
        game: str | None,
        bots: str | None,
        seed: str | None,
        numbers: dict[str, int | None],
        asked: dict[str, int | None],
        stop: bool,
        options: tuple[str, ...],
    ) -> None:
        self.game = game
        self.bots = None if bots is None else tuple(bots.split(","))
        self.seed = seed
        self.numbers = numbers
        self.asked = asked
        self.stop = stop
        self.options = options

    def plan(self) -> "Contest":
        """The contest of a new run; raises `Unusable` or a usage error."""
        from elferrat.lab.contest import contest
        from elferrat.lab.sequential import Hypotheses

        if self.game is None:
            missing("game")
        options = chosen_options(self.game, self.options)
        if self.bots is None:
            missing("bots")
        if self.numbers["deals"] is None:
            missing("deals")
        more: dict[str, Any] = {"players": None}
        more |= {name: value for name, value in self.numbers.items() if value is not None}
        return contest(
            self.game,
            options,
            self.bots,
            seed=secrets.token_hex(16) if self.seed is None else self.seed,
            stop=self.stop,
            hypotheses=Hypotheses(**{k: v for k, v in self.asked.items() if v is not None}),
            **more,
        )

    def check(self, plan: "Contest") -> None:
        """Raise `Unusable` if anything that is given is not as planned."""
        stays("GAME", self.game, plan.game)
        stays("--bots", self.bots, plan.bots)
        stays("--seed", self.seed, plan.seed)
        for name, value in self.numbers.items():
            stays(_OPTIONS.get(name, f"--{name}"), value, getattr(plan, name))
        for name, value in self.asked.items():
            stays(f"--{name}", value, getattr(plan.hypotheses, name))
        stays("--stop-when-decided", self.stop or None, plan.stop)
        if self.options:
            options = chosen_options(plan.game, self.options)
            game = game_named(plan.game)
            stays("-o", game.write_options(game.read_options(options)), plan.options)


def show(run: "Run[Contest, Any]", plot: Path | None, as_json: bool, lang: str) -> None:
    """Print what at least one deal showed, and draw it if asked."""
    from elferrat.lab.verdict import verdict

    state = run.state
    planned = {**state.plan.json(), "seatings": len(state.plan.seatings_of(0))}
    planned["planned"] = planned.pop("deals")
    answer = planned | verdict(state.plan, state.totals) | {"seconds": round(state.seconds, 3)}
    try:
        if plot is not None:
            from elferrat.lab.arena_figure import draw

            draw(state.plan, state.totals, plot, lang)
    finally:
        # Whatever becomes of the drawing, and whoever stops reading, each comes to its end.
        if as_json:
            put_json(answer)
        else:
            from elferrat.cli.arena_text import told

            put(told(answer, lang))
