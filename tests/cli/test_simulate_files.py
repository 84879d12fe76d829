"""The files of simulate: rows, drawings, checkpoints; real signals, and nothing overwritten."""

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from pyarrow import csv, parquet

from elferrat.lab.plan import planned
from elferrat.lab.run import started
from elferrat.lab.shards import prepare
from tests.cli.calls import ENVIRONMENT, Answer, call, finished, start

ELFERN = ("simulate", "elfern", "--seed", "x")
MANY = "200000000"


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Whoever compiles first is told so; here it was done before."""
    for game in ("elfern", "extra"):
        prepare(planned(game, {}, ["random"], None, "", 1))


def totals(answer: Answer) -> dict[str, object]:
    """What does not depend on the machine."""
    return {k: v for k, v in answer.json.items() if k not in ("seconds", "games_per_second")}


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_rows_agree_with_the_totals_and_do_not_depend_on_threads(tmp_path: Path) -> None:
    words = ("simulate", "extra", "--players", "3", "--games", "3000", "--seed", "x", "--json")
    for threads in ("1", "2"):
        for kind in ("parquet", "csv", "jsonl"):
            answer = call(*words, "--threads", threads, "--out", tmp_path / f"{threads}.{kind}")
            assert (answer.status, answer.err) == (0, "")
    files = content(tmp_path)
    assert len(files) == 6
    for kind in ("parquet", "csv", "jsonl"):
        assert files[f"1.{kind}"] == files[f"2.{kind}"]
    rows = parquet.read_table(tmp_path / "1.parquet")
    assert rows["game"].to_pylist() == list(range(3000))
    for seat, found in enumerate(answer.json["seats"]):
        assert sum(rows[f"won_{seat}"].to_pylist()) == found["wins"]["count"]
        scores = rows[f"score_{seat}"].to_pylist()
        assert sum(scores) / 3000 == pytest.approx(found["score"]["value"])
        assert sum(rows[f"bonus_{seat}"].to_pylist()) / 3000 == found["bonus"]["value"]
        assert rows[f"place_{seat}"].to_pylist().count(1) == found["place"]["histogram"]["1"]
    assert rows["stock"].to_pylist().count(0) == answer.json["empty_pile"]["count"]
    assert csv.read_csv(tmp_path / "1.csv").to_pylist() == rows.to_pylist()
    lines = files["1.jsonl"].decode().splitlines()
    assert [json.loads(line) for line in lines] == rows.to_pylist()


def test_a_drawing_is_made_beside_the_answer(tmp_path: Path) -> None:
    answer = call(*ELFERN, "--games", "50", "--plot", tmp_path / "a.svg", "--lang", "de")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith("50 Spiele")
    assert (tmp_path / "a.svg").read_text().startswith("<?xml")
    call(*ELFERN, "--games", "50", "--plot", tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def played_some(process: "subprocess.Popen[bytes]", checkpoint: Path) -> None:
    """Wait until the checkpoint of a running simulation tells of games."""
    while process.poll() is None:
        try:
            if json.loads(checkpoint.read_bytes())["done"]:
                return
        except FileNotFoundError:
            continue
    raise AssertionError(finished(process))


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_interrupted_for_real_and_resumed(tmp_path: Path, number: signal.Signals) -> None:
    path, out = tmp_path / "night.json", tmp_path / "games.csv"
    games = "4000000"  # for more than the second between two checkpoints, on any machine
    words = (*ELFERN, "--games", games, "--json", "--threads", "2")
    whole = call(*words, "--out", tmp_path / "whole.csv")
    process = start(*words, "--out", out, "--checkpoint", path)
    played_some(process, path)
    process.send_signal(number)
    answer = finished(process)
    assert not out.exists()
    done = json.loads(path.read_bytes())["done"]
    assert 0 < done < int(games)
    if number == signal.SIGKILL:
        assert answer == (-number, "", "")
    else:
        assert answer.status == 128 + number
        assert answer.json["games"] == done
        assert f"{done} of {games}" in answer.err
        assert f"--resume {path}" in answer.err
    again = call("simulate", "--resume", path, "--json")
    assert (again.status, again.err) == (0, "")
    assert totals(again) == totals(whole)
    assert set(content(tmp_path)) == {"night.json", "games.csv", "whole.csv"}
    assert out.read_bytes() == (tmp_path / "whole.csv").read_bytes()


@pytest.fixture
def interrupted(tmp_path: Path) -> Path:
    """A checkpoint of an unfinished simulation of elfern with rows."""
    path = tmp_path / "night.json"
    plan = planned("elfern", {}, ["thumb", "random"], None, "x", 100)
    with started(plan, tmp_path / "games.csv", path) as simulation:
        simulation.play(lambda done: done < 5, threads=1)
    return path


def test_a_resumed_simulation_takes_its_plan_from_the_checkpoint(interrupted: Path) -> None:
    same = ("elfern", "--games", "100", "--players", "2", "--bots", "thumb,random", "--seed", "x",
            "--out", interrupted.with_name("games.csv"), "--checkpoint", interrupted)  # fmt: skip
    answer = call("simulate", *same, "--resume", interrupted, "--json", "--threads", "1")
    assert (answer.status, answer.err) == (0, "")
    assert answer.json["games"] == 100
    assert totals(call("simulate", "--resume", interrupted, "--json")) == totals(answer)


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (("extra",), "GAME: "),
        (("--games", "101"), "--games: "),
        (("--players", "3"), "--players: "),
        (("--bots", "random"), "--bots: "),
        (("--bots", "random,thumb"), "--bots: "),
        (("--seed", "y"), "--seed: "),
        (("-o", "must_head=true"), "-o: "),
        (("--out", "other.csv"), "--out: "),
        (("--checkpoint", "other.json"), "--checkpoint: "),
        (("--plot", "none/plot.svg"), "none/plot.svg: "),
    ],
)
def test_what_contradicts_a_checkpoint(
    interrupted: Path, words: tuple[str, ...], place: str
) -> None:
    before = content(interrupted.parent)
    call("simulate", *words, "--resume", interrupted).refuses(place)
    assert content(interrupted.parent) == before


def test_checkpoints_that_cannot_be_used(interrupted: Path) -> None:
    rows = interrupted.with_name("night.json.rows")
    good = interrupted.read_bytes()
    for bad in (good[:-5], good.replace(b'"done": ', b'"done": 1'), b"{}", b"",
                good.replace(b'"version": 1', b'"version": 2')):  # fmt: skip
        interrupted.write_bytes(bad)
        before = content(interrupted.parent)
        call("simulate", "--resume", interrupted).refuses(f"{interrupted}: ")
        assert content(interrupted.parent) == before
    interrupted.write_bytes(good)
    rows.unlink()
    call("simulate", "--resume", interrupted).refuses(f"{rows}: ")
    assert content(interrupted.parent) == {"night.json": good}


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (("--out", "games.xlsx"), "--out: "),
        (("--out", "games"), "--out: "),
        (("--out", "old.csv"), "--out: "),
        (("--out", "none/games.csv"), "none/games.csv: "),
        (("--out", "folder.csv"), "--out: "),
        (("--plot", "plot.pdf"), "--plot: "),
        (("--plot", "none/plot.svg"), "none/plot.svg: "),
        (("--plot", "folder.svg"), "folder.svg: "),
        (("--checkpoint", "old.csv"), "--checkpoint: "),
        (("--checkpoint", "none/night.json"), "none/night.json: "),
        (("--checkpoint", "games.csv", "--out", "games.csv"), "--checkpoint: "),
        (("--resume", "none.json"), "none.json: "),
        (("--resume", "folder.csv"), "folder.csv: "),
        (("--resume", "old.csv"), "old.csv: "),
        (("--out", "games.csv", "--plot", "plot.pdf"), "--plot: "),
        (("--checkpoint", "a.json", "--cluster", "ray://127.0.0.1:1"), "--cluster: "),
    ],
)
def test_files_that_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], place: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "old.csv").write_text("old")
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "folder.svg").mkdir()
    call(*ELFERN, "--games", MANY, *words).refuses(place)
    assert {path.name for path in tmp_path.iterdir()} == {"old.csv", "folder.csv", "folder.svg"}
    assert (tmp_path / "old.csv").read_text() == "old"


def test_a_folder_without_rights(
    tmp_path: Path, as_nobody: Callable[[], AbstractContextManager[None]]
) -> None:
    # Whoever nobody is may not read root's Python either: everything must be loaded before.
    call(*ELFERN, "--games", "1", "--plot", tmp_path / "a.svg", "--out", tmp_path / "a.csv")
    before = content(tmp_path)
    tmp_path.chmod(0o555)
    with as_nobody():
        for option, name in (("--out", "b.csv"), ("--plot", "b.svg"), ("--checkpoint", "b.json")):
            call(*ELFERN, "--games", MANY, option, tmp_path / name).refuses(name, "rights")
    assert content(tmp_path) == before


def test_a_full_disk_is_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    process = start(*ELFERN, "--games", "1000000", "--out", "games.csv", cwd=tmp_path,
                    preexec_fn=no_room)  # fmt: skip
    answer = finished(process)
    assert answer.status == 2
    assert answer.err.startswith(f"{tmp_path / 'games.csv'}: ")
    assert answer.err.count("\n") == 1
    assert content(tmp_path) == {}


def test_a_disk_that_is_full_at_the_very_end_costs_the_rows_but_not_the_totals(
    tmp_path: Path,
) -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    # So few rows are all written when the last game is played.
    words = (*ELFERN, "--games", "100", "--json")
    answer = finished(start(*words, "--out", "games.csv", cwd=tmp_path, preexec_fn=little_room))
    assert answer.status == 2
    assert answer.err.startswith(f"{tmp_path / 'games.csv'}: ")
    assert answer.err.count("\n") == 1
    assert content(tmp_path) == {}
    assert totals(answer) == totals(call(*words))


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None  # as if it were not installed
from elferrat.cli.app import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("option", [("--out", "games.csv"), ("--plot", "games.svg")])
@pytest.mark.parametrize("bots", ["random", "thumb"])
def test_without_numpy_one_line_names_the_extra(
    tmp_path: Path, option: tuple[str, str], bots: str
) -> None:
    words = ("simulate", "elfern", "--games", "5", "--seed", "x", "--bots", bots)
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY, *words, *option],
        env=ENVIRONMENT, capture_output=True, check=False, text=True, cwd=tmp_path,
    )  # fmt: skip
    Answer(done.returncode, done.stdout, done.stderr).refuses(f"{option[0]}: ", "elferrat[lab]")
    assert content(tmp_path) == {}


def test_nothing_that_matplotlib_says_of_its_fonts_or_folders_is_shown(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    plot = tmp_path / "plot.svg"
    nowhere = {"MPLCONFIGDIR": str(tmp_path / "file" / "folder")}
    process = start("simulate", "elfern", "--games", "5", "--seed", "一 \U0001f0cf", "--plot", plot,
                    env=ENVIRONMENT | nowhere)  # fmt: skip
    answer = finished(process)
    assert (answer.status, answer.err) == (0, "")
    assert plot.read_bytes().startswith(b"<?xml")


# What the system calls the peak of a process may be that of whoever started it.
MEASURED = """
import re, sys
from pathlib import Path
from elferrat.cli.app import main
status = main(sys.argv[1:])
peak = re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())
print(int(peak[1]) // 1024, file=sys.stderr)
sys.exit(status)
"""


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="no measure of the peak")
@pytest.mark.parametrize("kind", [None, "parquet", "csv", "jsonl"])
def test_memory_stays_small_however_many_games(tmp_path: Path, kind: str | None) -> None:
    def megabytes(games: int) -> int:
        out = () if kind is None else ("--out", str(tmp_path / f"{games}.{kind}"))
        words = ("extra", "--players", "4", "--games", str(games), "--seed", "x", *out)
        done = subprocess.run(
            [sys.executable, "-c", MEASURED, "simulate", *words],
            env=ENVIRONMENT, capture_output=True, check=True, text=True,
        )  # fmt: skip
        return int(done.stderr)

    few, many = megabytes(20_000), megabytes(300_000)
    assert many < 300
    assert many < few + 40


def test_help_has_examples() -> None:
    shown = call("simulate", "--help").out
    for option in ("--out", "--plot", "--checkpoint", "--resume", "--cluster"):
        assert option in shown
    assert "elferrat simulate --resume night.json" in shown


@pytest.mark.parametrize("words", [("--checkpoint", "night.svg"), ("--resume", "night.svg")])
def test_a_drawing_does_not_take_the_place_of_the_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, str]
) -> None:
    monkeypatch.chdir(tmp_path)
    if words[0] == "--resume":
        call(*ELFERN, "--games", "5", "--checkpoint", "night.svg")
    before = content(tmp_path)
    plan = () if words[0] == "--resume" else (*ELFERN[1:], "--games", "5")
    call("simulate", *plan, *words, "--plot", "./night.svg").refuses("--plot: ", "checkpoint")
    assert content(tmp_path) == before


def test_a_simulation_that_is_running_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "night.json"
    plan = planned("elfern", {}, ["thumb", "random"], None, "x", 100)
    with started(plan, tmp_path / "games.csv", path) as simulation:
        simulation.play(lambda done: done < 5, threads=1)
        before = content(tmp_path)
        call("simulate", "--resume", path).refuses("being written by another run")
        assert content(tmp_path) == before
