"""Checkpoints: read back exactly, and refused in one line when they are not what was saved."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from elferrat.lab.checkpoint import Checkpoint, Spool, load, save, spool_of
from elferrat.lab.plan import Plan, planned
from elferrat.lab.shards import play_shard
from elferrat.locale.message import Unusable

PLAN = planned("elfern", {}, ["random", "thumb"], None, "x", 100)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A checkpoint after six of a hundred games, its rows beside it."""
    report = play_shard(PLAN, 0, 6, keep_rows=True)
    state = Checkpoint(PLAN, report.totals, 6, 1.5, str(tmp_path / "games.csv"))
    path = tmp_path / "night.json"
    spool = Spool(spool_of(path), state, going_on=False)
    state.checksum = spool.write(report.rows[0], 0)
    spool.sync()
    spool.close()
    save(path, state)
    return path


def refused(path: Path) -> str:
    """The key of the complaint about a checkpoint, which stays as it is."""
    content = path.read_bytes()
    with pytest.raises(Unusable) as complaint:
        load(path, Plan)
    assert complaint.value.place == str(path)
    assert path.read_bytes() == content
    return complaint.value.message.key


def test_a_checkpoint_is_read_as_it_was(kept: Path) -> None:
    state = load(kept, Plan)
    assert state.plan == PLAN
    assert state.totals == play_shard(PLAN, 0, 6).totals
    assert (state.done, state.seconds, state.finished) == (6, 1.5, False)


def test_the_rows_go_on_behind_those_that_count(kept: Path) -> None:
    spool_path = spool_of(kept)
    whole = spool_path.read_bytes()
    with spool_path.open("ab") as file:
        file.write(b"what a killed process wrote later" * 100)
    state = load(kept, Plan)
    spool = Spool(spool_path, state, going_on=True)
    report = play_shard(PLAN, 6, 8, keep_rows=True)
    state.checksum = spool.write(report.rows[0], state.checksum)
    spool.close()
    content = spool_path.read_bytes()
    assert content.startswith(whole)
    rows = np.frombuffer(content, "<i4").reshape(8, -1)
    assert np.array_equal(rows, play_shard(PLAN, 0, 8, keep_rows=True).rows[0])


@pytest.mark.parametrize(
    "change",
    [
        lambda path: path.unlink(),
        lambda path: path.write_bytes(path.read_bytes()[:-1]),
        lambda path: path.write_bytes(b"\1" + path.read_bytes()[1:]),
    ],
    ids=["missing", "short", "changed"],
)
def test_rows_that_are_not_those_counted(kept: Path, change: Callable[[Path], object]) -> None:
    change(spool_of(kept))
    before = {path: path.read_bytes() for path in kept.parent.iterdir()}
    with pytest.raises(Unusable) as complaint:
        Spool(spool_of(kept), load(kept, Plan), going_on=True)
    assert complaint.value.place == str(spool_of(kept))
    assert {path: path.read_bytes() for path in kept.parent.iterdir()} == before


@pytest.mark.parametrize("size", [0, 1, 100, -2])
def test_a_torn_checkpoint(kept: Path, size: int) -> None:
    kept.write_bytes(kept.read_bytes()[:size])
    assert refused(kept) == "simulate-no-checkpoint"


@pytest.mark.parametrize("content", [b"[]", b"{}", b'"x"', b"\xff", b"[" * 100_000, b"null"])
def test_what_is_no_checkpoint(kept: Path, content: bytes) -> None:
    kept.write_bytes(content)
    assert refused(kept) == "simulate-no-checkpoint"


def changed(path: Path, change: Callable[[dict[str, Any]], object], sealed: bool) -> None:
    """Change a checkpoint; `sealed`: with a right checksum, as only a program would."""
    content = json.loads(path.read_text())
    change(content)
    if sealed:
        body = {k: v for k, v in content.items() if k not in ("format", "version", "sha256")}
        content["sha256"] = sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
    path.write_text(json.dumps(content))


@pytest.mark.parametrize(
    "change",
    [
        lambda c: c.update(done=7),
        lambda c: c.update(done=-1),
        lambda c: c["totals"].pop("lengths"),
        lambda c: c["totals"].update(lengths={"x": 1}),
        lambda c: c["totals"].update(standings=[]),
        lambda c: c.pop("plan"),
        lambda c: c.update(totals=None),
    ],
)
@pytest.mark.parametrize("sealed", [True, False])
def test_a_changed_checkpoint(
    kept: Path, change: Callable[[dict[str, Any]], object], sealed: bool
) -> None:
    changed(kept, change, sealed)
    assert refused(kept) == "simulate-changed"


def test_a_change_that_only_the_checksum_shows(kept: Path) -> None:
    scores = json.loads(kept.read_text())["totals"]["standings"][0]["scores"]
    one, other = list(scores)[:2]
    swapped = scores | {one: scores[other] + 7, other: scores[one] - 7}
    changed(kept, lambda c: c["totals"]["standings"][0].update(scores=swapped), sealed=False)
    assert refused(kept) == "simulate-changed"


@pytest.mark.parametrize(
    "change",
    [
        lambda c: c.update(version=2),
        lambda c: c.update(fingerprint="0"),
        lambda c: c["plan"].update(game="whist"),
        lambda c: c["plan"].update(bots=["random", "genius"]),
        lambda c: c["plan"].update(seed="another"),
    ],
)
def test_a_checkpoint_of_another_version(
    kept: Path, change: Callable[[dict[str, Any]], object]
) -> None:
    changed(kept, change, sealed=True)
    assert refused(kept) == "simulate-other-version"


def test_rules_that_changed_since(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elferrat.games.elfern.face.Elfern.version", 2)
    assert refused(kept) == "simulate-other-version"


def test_no_checkpoint_at_all(tmp_path: Path) -> None:
    for path, kind in ((tmp_path / "none.json", "missing"), (tmp_path, "folder")):
        with pytest.raises(Unusable) as complaint:
            load(path, Plan)
        assert complaint.value.place == str(path)
        assert complaint.value.message.key == f"cannot-open-{kind}"
