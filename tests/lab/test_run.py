"""Whole simulations: interrupted anywhere, resumed, and in the end as if nothing had been."""

import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from elferrat.lab.checkpoint import Checkpoint, load, spool_of
from elferrat.lab.plan import Plan, planned
from elferrat.lab.rows import KINDS
from elferrat.lab.run import resumed, started
from elferrat.lab.totals import Totals
from elferrat.locale.message import Unusable

PLAN = planned("elfern", {}, ["random", "thumb"], None, "x", 40)
CHANCE = planned("extra", {}, ["random"], 3, "x", 70)


def whole(plan: Plan, out: Path | None = None) -> Totals:
    """The totals of a simulation that nothing interrupts."""
    with started(plan, out) as simulation:
        simulation.play(threads=1)
    assert simulation.state.totals.games == plan.games
    totals: Totals = simulation.state.totals
    return totals


def run_for(simulation_of: Checkpoint[Plan, Totals] | None, plan: Plan, out: Path | None,
            path: Path, reports: int, threads: int) -> Checkpoint[Plan, Totals]:  # fmt: skip
    """Play some reports further, from the start or a checkpoint, and stop."""
    counted = count(1)
    simulation = started(plan, out, path) if simulation_of is None else resumed(path, Plan)
    with simulation:
        simulation.play(lambda done: next(counted) < reports, threads)
    return load(path, Plan)


@pytest.mark.slow
@pytest.mark.parametrize("plan", [PLAN, CHANCE], ids=["bots", "chance"])
@pytest.mark.parametrize("kind", [*KINDS, None])
def test_interrupted_as_often_as_you_like(tmp_path: Path, plan: Plan, kind: str | None) -> None:
    expected = whole(plan, tmp_path / f"whole{kind}" if kind else None)
    out = None if kind is None else tmp_path / f"parts{kind}"
    path = tmp_path / "night.json"
    state = None
    for threads in (1, 2, 1, 2):
        state = run_for(state, plan, out, path, 3, threads)
        assert 0 < state.done < plan.games
        assert out is None or (spool_of(path).exists() and not out.exists())
    with resumed(path, Plan) as simulation:
        simulation.play(threads=2)
    assert simulation.state.totals == expected
    assert load(path, Plan).finished
    there = {each.name for each in tmp_path.iterdir()}
    assert there == {"night.json"} | ({f"whole{kind}", f"parts{kind}"} if kind else set())
    if out is not None:
        assert out.read_bytes() == (tmp_path / f"whole{kind}").read_bytes()


def test_what_is_finished_can_be_looked_at_again(tmp_path: Path) -> None:
    path, out = tmp_path / "night.json", tmp_path / "games.csv"
    with started(PLAN, out, path) as simulation:
        simulation.play()
    content = out.read_bytes()
    out.unlink()  # moved elsewhere, perhaps: it is of no concern any more
    before = path.read_bytes()
    with resumed(path, Plan) as again:
        again.play()
    assert again.state.totals == simulation.state.totals
    assert path.read_bytes() == before
    assert not out.exists()
    assert content


def test_without_a_checkpoint_an_interruption_leaves_the_rows_of_what_was_counted(
    tmp_path: Path,
) -> None:
    counted = count(1)
    with started(PLAN, tmp_path / "parts.csv") as simulation:
        simulation.play(lambda done: next(counted) < 4)
    done = simulation.state.done
    assert done == simulation.state.totals.games
    shorter = planned(PLAN.game, {}, PLAN.bots, None, PLAN.seed, done)
    assert whole(shorter, tmp_path / "whole.csv") == simulation.state.totals
    assert (tmp_path / "parts.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()


def test_interrupted_before_anything_was_played_leaves_nothing(tmp_path: Path) -> None:
    with (
        pytest.raises(KeyboardInterrupt),
        started(PLAN, tmp_path / "games.csv", tmp_path / "night.json"),
    ):
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt), started(PLAN, tmp_path / "games.csv"):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_killed_while_the_rows_were_put_in_their_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole(PLAN, tmp_path / "games.csv")
    expected = (tmp_path / "games.csv").read_bytes()
    (tmp_path / "games.csv").unlink()
    path = tmp_path / "night.json"
    run_for(None, PLAN, tmp_path / "games.csv", path, 10**9, 1)
    finished, out = path.read_bytes(), (tmp_path / "games.csv").read_bytes()
    assert out == expected
    # The same, but stopped before that could be noted: everything played, file and spool there.
    (tmp_path / "games.csv").unlink()
    path.unlink()
    simulation = started(PLAN, tmp_path / "games.csv", path)
    monkeypatch.setattr(simulation, "_save_finished", stopped)
    with pytest.raises(BlockingIOError), simulation:
        simulation.play(threads=1)
    assert spool_of(path).exists()
    with resumed(path, Plan) as again:
        again.play()
    assert {each.name for each in tmp_path.iterdir()} == {"night.json", "games.csv"}
    assert len(path.read_bytes()) == pytest.approx(len(finished), abs=20)


def stopped() -> None:
    raise BlockingIOError


def test_a_place_taken_meanwhile_costs_nothing(tmp_path: Path) -> None:
    path, out = tmp_path / "night.json", tmp_path / "games.csv"
    run_for(None, PLAN, out, path, 3, 1)
    out.write_text("another's")
    with pytest.raises(Unusable) as refused:
        resumed(path, Plan)
    assert refused.value.place == "--out"
    out.unlink()
    with resumed(path, Plan) as simulation:
        out.write_text("another's")
        with pytest.raises(Unusable):
            simulation.play()
    assert out.read_text() == "another's"
    out.unlink()
    with resumed(path, Plan) as simulation:
        simulation.play()
    whole(PLAN, tmp_path / "whole.csv")
    assert out.read_bytes() == (tmp_path / "whole.csv").read_bytes()


def test_new_files_only(tmp_path: Path) -> None:
    old = tmp_path / "old.csv"
    old.write_text("old")
    spool_of(tmp_path / "b.json").write_text("old")
    for out, checkpoint in [
        (old, None),
        (None, old),
        (tmp_path / "new.csv", tmp_path / "b.json"),
        (tmp_path / "none" / "new.csv", None),
        (None, tmp_path / "none" / "night.json"),
        (tmp_path / "a.csv", tmp_path / "a.csv"),
    ]:
        with pytest.raises(Unusable):
            started(PLAN, out, checkpoint)
    assert {each.name for each in tmp_path.iterdir()} == {"old.csv", "b.json.rows"}
    assert old.read_text() == "old"


def test_without_arrow_rows_are_refused_with_the_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elferrat.lab.rows.find_spec", lambda name: None)
    with pytest.raises(Unusable) as refused:
        started(PLAN, tmp_path / "games.csv")
    assert 'pip install "elferrat[lab]"' in refused.value.text()
    with started(PLAN, None, tmp_path / "night.json"):
        pass  # nothing else needs it


KILLED = """
import sys
from pathlib import Path
from elferrat.lab.plan import Plan, planned
from elferrat.lab.run import resumed, started

folder = Path(sys.argv[1])
if __name__ == "__main__":
    plan = planned("elfern", {}, ["random", "thumb"], None, "x", 120)
    path = folder / "night.json"
    if path.exists():
        simulation = resumed(path, Plan, 0)
    else:
        simulation = started(plan, folder / "parts.parquet", path, 0)
    with simulation:
        simulation.play(lambda done: print(done, flush=True) or True, 2)
"""


@pytest.mark.slow
def test_killed_in_the_middle_and_resumed_is_exact(tmp_path: Path) -> None:
    plan = planned("elfern", {}, ["random", "thumb"], None, "x", 120)
    expected = whole(plan, tmp_path / "whole.parquet")
    program = tmp_path / "program.py"
    program.write_text(KILLED)
    for reports in (6, 9):
        process = subprocess.Popen(
            [sys.executable, program, tmp_path], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout
        for _ in range(reports):
            assert process.stdout.readline()
        os.kill(process.pid, signal.SIGKILL)
        process.communicate()
        assert process.returncode == -signal.SIGKILL
        assert not (tmp_path / "parts.parquet").exists()
    assert load(tmp_path / "night.json", Plan).done > 0
    with resumed(tmp_path / "night.json", Plan) as simulation:
        simulation.play()
    assert simulation.state.totals == expected
    contents = [(tmp_path / name).read_bytes() for name in ("parts.parquet", "whole.parquet")]
    # Each file says its own plan, and they are the same.
    assert contents[0] == contents[1]
