"""A work from its start, or from a checkpoint, to its end or interruption."""

import filecmp
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic

from elferrat.lab.checkpoint import Checkpoint, P, Spool, load, save, spool_of
from elferrat.lab.rows import (
    KINDS,
    Out,
    check_folder,
    check_kind,
    check_target,
    needs_extra,
    pieces,
)
from elferrat.lab.simulate import simulated
from elferrat.lab.work import Report, T
from elferrat.locale.message import Unusable

SECONDS_A_CHECKPOINT = 1.0


class Run(Generic[P, T]):
    """A work being played, and where its rows and its state are kept.

    `out`: the file of rows; `checkpoint`: the file to go on from. Both are new files; nothing is
    overwritten. Without a checkpoint an interrupted run ends as if so many games had been
    planned, its rows too; with one its rows wait beside it until all games are played.
    """

    def __init__(
        self,
        state: Checkpoint[P, T],
        checkpoint: Path | None = None,
        *,
        going_on: bool = False,
        seconds_a_checkpoint: float = SECONDS_A_CHECKPOINT,
    ) -> None:
        self.state = state
        self.checkpoint = checkpoint
        self._going_on = going_on
        self._every = seconds_a_checkpoint
        self._made = False  # whether the checkpoint's file is of our making
        self._whole = True  # whether state and spool tell of the same games
        self._out: Out | None = None
        self._spool: Spool | None = None
        self._saved = time.perf_counter()

    def __enter__(self) -> "Run[P, T]":
        state = self.state
        try:
            if state.out is not None and not state.finished:
                if self.checkpoint is None:
                    self._out = Out(state.plan, Path(state.out))
                else:
                    self._spool = Spool(spool_of(self.checkpoint), state, self._going_on)
            if not self._going_on:
                self._save()  # now it shows whether that can be done
        except BaseException:
            self._let_go(forget=not self._going_on)
            raise
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        # Where nothing was played, nothing shall stand in the way of trying again.
        self._let_go(forget=kind is not None and not self._going_on and not self.state.done)

    def play(
        self,
        go_on: Callable[[int], bool] = lambda done: True,
        threads: int | None = None,
        cluster: str | None = None,
    ) -> None:
        """Play what is left; `go_on` is told how many games are done and says whether to.

        Raises:
            Unusable: a file cannot be written, a process was ended from outside, or the cluster
                does not answer. What is in the checkpoint stays there.
        """
        state = self.state
        began = time.perf_counter() - state.seconds
        reports = simulated(
            state.plan,
            first=state.done,
            keep_rows=state.out is not None,
            threads=threads,
            cluster=cluster,
        )
        try:
            for report in () if state.plan.ended(state.totals) else reports:
                self._take(report)
                state.seconds = time.perf_counter() - began
                if not go_on(state.done) or state.plan.ended(state.totals):
                    break
        except Unusable:
            self._save()
            # What ends this process may have ended the others first: that is an interruption too.
            if go_on(state.done):
                raise
        finally:
            reports.close()
        self._end()

    def _take(self, report: Report[T]) -> None:
        state = self.state
        self._whole = False
        for rows in report.rows:
            if self._spool is not None:
                state.checksum = self._spool.write(rows, state.checksum)
            elif self._out is not None:
                self._out.write(rows)
        state.totals.merge(report.totals)
        state.done = report.end
        self._whole = True
        if time.perf_counter() - self._saved >= self._every:
            self._save()

    def _save(self) -> None:
        if self.checkpoint is not None and self._whole:
            if self._spool is not None:
                self._spool.sync()
            self._made = not self._going_on
            save(self.checkpoint, self.state)
            self._saved = time.perf_counter()

    def _end(self) -> None:
        state = self.state
        if self._out is not None and state.done:
            self._out.finish()
            self._out = None
        self._save()
        if self.checkpoint is None or state.finished or not state.plan.ended(state.totals):
            return
        if self._spool is not None and state.out is not None:
            self._spool.close()
            _write_out(state.plan, self._spool, Path(state.out))
        state.finished = True
        self._save_finished()

    def _save_finished(self) -> None:
        spool, self._spool = self._spool, None
        self._save()
        if spool is not None:
            spool.path.unlink(missing_ok=True)

    def _let_go(self, forget: bool) -> None:
        if self._spool is not None:
            self._spool.close()
            if forget:
                self._spool.path.unlink(missing_ok=True)
        if self._out is not None:
            self._out.discard()
        if self.checkpoint is not None and forget and self._made:
            self.checkpoint.unlink(missing_ok=True)


def _write_out(plan: P, spool: Spool, path: Path) -> None:
    out = Out(plan, path)
    try:
        for rows in pieces(spool.path, spool.columns):
            out.write(rows)
        out.finish()
    except Unusable:
        # Killed after the file was moved into its place, and before that was noted.
        if path.is_file() and filecmp.cmp(out.beside, path, shallow=False):
            return
        raise
    finally:
        out.discard()


def started(
    plan: P,
    out: Path | None = None,
    checkpoint: Path | None = None,
    seconds_a_checkpoint: float = SECONDS_A_CHECKPOINT,
) -> Run[P, Any]:
    """A work from its first game on.

    Raises:
        Unusable: a file is there already or cannot be written, the name of `out` does not end in
            one of `rows.KINDS`, or what writes it is not installed. Nothing is left behind.
    """
    if out is not None:
        check_kind(out, KINDS, "--out")
        needs_extra("--out", "pyarrow")
        check_target(out, "--out")
    if checkpoint is not None:
        check_target(checkpoint, "--checkpoint")
        if out is not None:
            check_target(spool_of(checkpoint), "--checkpoint")
            if os.path.realpath(out) in {
                os.path.realpath(path) for path in (checkpoint, spool_of(checkpoint))
            }:
                raise Unusable("--checkpoint", "simulate-same-file")
    where = None if out is None else os.path.abspath(out)
    state = Checkpoint(plan, plan.no_totals(), out=where)
    return Run(state, checkpoint, seconds_a_checkpoint=seconds_a_checkpoint)


def resumed(
    checkpoint: Path, kind: type[P], seconds_a_checkpoint: float = SECONDS_A_CHECKPOINT
) -> Run[P, Any]:
    """A work of some kind from where a checkpoint left it.

    Raises:
        Unusable: it cannot be used (see `checkpoint.load`), the rows beside it are missing or
            changed, or the place of its rows was taken meanwhile.
    """
    state = load(checkpoint, kind)
    check_folder(checkpoint)
    if state.out is not None and not state.finished:
        needs_extra("--resume", "pyarrow")
        if not state.plan.ended(state.totals):
            check_target(Path(state.out), "--out")
        else:
            check_folder(Path(state.out))
    return Run(state, checkpoint, going_on=True, seconds_a_checkpoint=seconds_a_checkpoint)
