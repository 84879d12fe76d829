"""The commands that have many games played: what all of them are told, and how each goes on."""

import json
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

import click

from elferrat.cli.output import complain, put, put_json
from elferrat.cli.parameters import chosen_options, json_option, lang_option, rule_options
from elferrat.cli.running import KILLED, interrupted, interruption, played
from elferrat.games import game_named
from elferrat.games.options import Value
from elferrat.locale.message import Unusable
from elferrat.locale.values import Verbatim

if TYPE_CHECKING:
    from elferrat.lab.checkpoint import Checkpoint
    from elferrat.lab.run import Run
    from elferrat.lab.work import Work

W = TypeVar("W", bound="Work[Any]")

_path = click.Path(path_type=Path, readable=False)


@dataclass(frozen=True, slots=True)
class RunOptions:
    """What every such command may be told: files, options of the rules, how to answer."""

    out: Path | None
    plot: Path | None
    checkpoint: Path | None
    resume: Path | None
    options: tuple[str, ...]
    as_json: bool
    lang: str


def run_options(command: Callable[..., int]) -> Callable[..., int]:
    """The options of `RunOptions`, which the command gets as one, `told`."""

    @click.option("--out", type=_path, help="One row a game: a new .parquet, .csv or .jsonl.")
    @click.option("--plot", type=_path, help="Draw it: .svg or .png, an old one replaced.")
    @click.option("--checkpoint", type=_path, help="A new file to --resume from if interrupted.")
    @click.option("--resume", type=_path, help="Go on from the file of --checkpoint.")
    @rule_options
    @json_option
    @lang_option
    @wraps(command)
    def told_apart(**given: Any) -> int:
        own = {field.name: given.pop(field.name) for field in fields(RunOptions)}
        return command(told=RunOptions(**own), **given)

    return told_apart


class ManyGames(ABC, Generic[W]):
    """Games that a command line wants played; None for what it leaves out.

    With --resume the checkpoint says what is played; what is given must not say otherwise.
    """

    cluster: str | None = None  # where else they are played than on this machine

    def __init__(
        self, game: str | None, bots: str | None, seed: str | None, told: RunOptions
    ) -> None:
        self.game = game
        self.bots = None if bots is None else tuple(bots.split(","))
        self.seed = seed
        self.told = told

    # Whatever the lab defines is imported when it is wanted: see `interruption`.

    @abstractmethod
    def kind(self) -> type[W]:
        """What its plans are."""

    @abstractmethod
    def planned(self, game: str, options: dict[str, Value], seed: str) -> W:
        """The plan of a new run; raises `Unusable` or a usage error."""

    @abstractmethod
    def own(self, plan: W) -> Iterable[tuple[str, object, object]]:
        """Its own options: what each is called, what is given, and what is planned."""

    @abstractmethod
    def make_ready(self, plan: W, caught: list[int]) -> None:
        """Compile what is needed, until a signal is in `caught`."""

    @abstractmethod
    def answer(self, state: "Checkpoint[W, Any]") -> dict[str, Any]:
        """What at least one game showed, as a JSON object."""

    @abstractmethod
    def draw(self, state: "Checkpoint[W, Any]", path: Path) -> None:
        """Draw the same into a file."""

    @abstractmethod
    def text(self, answer: dict[str, Any]) -> str:
        """The answer for people."""

    def carry_out(self, workers: int | None) -> int:
        """Play them and show what came of it, whatever ended it; the exit status."""
        lang = self.told.lang
        with interruption() as caught:
            run = self._begun()
            state = run.state
            before = state.done
            try:
                with run:
                    self.make_ready(state.plan, caught)
                    if not caught:
                        played(run, workers, self.cluster, lang, caught)
            except Unusable:
                if state.done > before:  # what was played is told, whatever became of its rows
                    self._show(state)
                raise
            if self.seed is None and self.told.resume is None:  # nobody else knows it
                complain(f"seed: {state.plan.seed}")
            if state.done:  # of no games there is nothing to say
                self._show(state)
            if caught and not state.plan.ended(state.totals):
                complain(interrupted(run, lang))
                return KILLED + caught[0]
            return 0

    def _begun(self) -> "Run[W, Any]":
        """A new run of what is given, or that of a checkpoint; its files are checked."""
        from elferrat.lab.run import resumed, started

        told = self.told
        run: Run[W, Any]
        if told.resume is not None:
            run = resumed(told.resume, self.kind())
            self._check(run.state.plan)
            _stays("--out", _absolute(told.out), run.state.out)
            _stays("--checkpoint", _absolute(told.checkpoint), _absolute(told.resume))
        else:
            run = started(self._new(), told.out, told.checkpoint)
        if told.plot is not None:
            from elferrat.lab.drawing import check_plot

            check_plot(told.plot)
            files = (told.checkpoint, told.resume)
            kept = {os.path.realpath(path) for path in files if path is not None}
            if os.path.realpath(told.plot) in kept:
                raise Unusable("--plot", "simulate-drawing-same-file")
        return run

    def _new(self) -> W:
        if self.game is None:
            missing("game")
        options = chosen_options(self.game, self.told.options)
        seed = secrets.token_hex(16) if self.seed is None else self.seed
        return self.planned(self.game, options, seed)

    def _check(self, plan: W) -> None:
        """Raise `Unusable` if anything that is given is not as planned."""
        _stays("GAME", self.game, plan.game)
        for place, given, kept in self.own(plan):
            _stays(place, given, kept)
        _stays("--seed", self.seed, plan.seed)
        if self.told.options:
            options = chosen_options(plan.game, self.told.options)
            game = game_named(plan.game)
            _stays("-o", game.write_options(game.read_options(options)), plan.options)

    def _show(self, state: "Checkpoint[W, Any]") -> None:
        """Print what at least one game showed, and draw it if asked."""
        answer = self.answer(state) | {"seconds": round(state.seconds, 3)}
        try:
            if self.told.plot is not None:
                self.draw(state, self.told.plot)
        finally:
            # Whatever becomes of the drawing, and whoever stops reading, each comes to its end.
            if self.told.as_json:
                put_json(answer)
            else:
                put(self.text(answer))


def missing(name: str) -> NoReturn:
    """Complain about an argument or option that only --resume can replace."""
    context = click.get_current_context()
    param = next(each for each in context.command.params if each.name == name)
    raise click.MissingParameter(ctx=context, param=param)


def _stays(place: str, given: object, kept: object) -> None:
    """Raise `Unusable` if what is given, unless left out, is not what a checkpoint keeps."""
    if given is not None and given != kept:
        text = kept if isinstance(kept, str) else json.dumps(kept)
        raise Unusable(place, "simulate-contradicts", kept=Verbatim(text))


def _absolute(path: Path | None) -> str | None:
    """A path that means the same in every folder."""
    return None if path is None else os.path.abspath(path)
