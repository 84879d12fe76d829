"""Where compiled code lies: a folder for each state of the sources, wherever one can be had."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import elferrat
from elferrat.kernel import folder as place
from elferrat.kernel.warm import warm
from elferrat.locale.catalogue import say

ONE_GAME = """
import sys
from elferrat.kernel.playout import random_games
rows = [random_games(game, {}, 2, "x", 0, 1).tolist() for game in sys.argv[1:]]
print(int("numba" in sys.modules), rows)
"""


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """The folder is looked for once a process; here in every test."""
    for found in (place.folder, place.fingerprint):
        found.cache_clear()
    yield
    for found in (place.folder, place.fingerprint):
        found.cache_clear()


def play(*games: str, source: Path | None = None, **more: str) -> tuple[int, str, str]:
    """Play in a process of its own: whether it compiled, the rows, and what stderr said."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("COV")} | more
    if source is not None:
        env["PYTHONPATH"] = str(source)
    done = subprocess.run(
        [sys.executable, "-c", ONE_GAME, *games],
        env=env, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    compiled, rows = done.stdout.split(" ", 1)
    return int(compiled), rows, done.stderr


def kept(cache: Path, piece: str) -> None:
    """Put pieces of the folder that this process uses into another cache directory."""
    list(warm(["schneider"]))
    there = cache / "elferrat" / "twin" / place.folder().name
    there.mkdir(parents=True)
    for path in place.folder().glob(f"{piece}.o"):
        shutil.copy(path, there)


@pytest.mark.slow
def test_a_second_process_compiles_nothing_and_plays_the_same(tmp_path: Path) -> None:
    kept(tmp_path, "drivers")
    first, rows, said = play("elfern", "schneider", XDG_CACHE_HOME=str(tmp_path), LANG="de_DE")
    assert first > 0
    assert said == say("kernel-compiling", {}, "de") + "\n"
    again, same, silent = play("schneider", "elfern", XDG_CACHE_HOME=str(tmp_path))
    assert again == 0
    assert sorted(eval(same)) == sorted(eval(rows))
    files = {path.name: path for path in tmp_path.rglob("*.o")}
    assert files.keys() == {"drivers.o", "elfern.o", "schneider.o"}
    assert eval(rows)[0] != eval(rows)[1]  # copies of one template, each with its own rules
    assert silent == ""


@pytest.mark.slow
def test_an_edit_in_an_imported_file_is_noticed(tmp_path: Path) -> None:
    """Numba's own disk cache would look only at the file of the function that it compiles."""
    source = tmp_path / "source"
    shutil.copytree(Path(elferrat.__file__).parent, source / "elferrat")
    kept(tmp_path / "cache", "*")
    cache = str(tmp_path / "cache")
    compiled, before, _ = play("schneider", source=source, XDG_CACHE_HOME=cache)
    assert compiled == 0  # the same sources elsewhere
    rules = source / "elferrat/games/trickdraw/rules.py"
    text = rules.read_text(encoding="utf-8")
    assert "honours += 1" in text
    rules.write_text(text.replace("honours += 1", "honours += 5"), encoding="utf-8")
    compiled, after, _ = play("schneider", source=source, XDG_CACHE_HOME=cache)
    assert compiled > 0
    scores, fivefold = eval(before)[0][0][3:5], eval(after)[0][0][3:5]
    assert fivefold == [5 * score for score in scores]


@pytest.mark.slow
def test_without_any_place_to_keep_it_it_still_plays(tmp_path: Path) -> None:
    """The cache directory cannot be made, and what lies among the temporary files is not ours."""
    (tmp_path / f"elferrat-{os.getuid()}").write_text("")
    compiled, rows, _ = play("elfern", XDG_CACHE_HOME="/dev/null/x", TMPDIR=str(tmp_path))
    assert compiled > 0
    assert len(eval(rows)) == 1
    assert [path.name for path in tmp_path.iterdir()] == [f"elferrat-{os.getuid()}"]


def test_the_name_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = place.fingerprint()
    assert len(real) == 16
    place.fingerprint.cache_clear()
    assert place.fingerprint() == real
    for room in ("cards", "games", "kernel"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "rules.py").write_text("one")
    monkeypatch.setattr(place, "__file__", str(tmp_path / "kernel" / "folder.py"))
    names = []
    for path, text in (("games/rules.py", "two"), ("cards/rules.py", "two"), ("kernel/b.py", "")):
        (tmp_path / path).write_text(text)
        place.fingerprint.cache_clear()
        names.append(place.fingerprint())
    assert len({real, *names}) == 4


def test_the_users_cache_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert place.folder().parent == tmp_path / "elferrat" / "twin"
    assert place.folder().is_dir()


def test_a_relative_cache_home_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "somewhere")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert place.user_cache() == tmp_path / ".cache"


def homeless() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_without_a_home_it_is_a_folder_of_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setattr(place, "gettempdir", lambda: str(tmp_path))
    assert place.user_cache() is None
    own = tmp_path / f"elferrat-{os.getuid()}"
    assert own in place.folder().parents
    assert own.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("kind", ["open to others", "a link", "a file"])
def test_a_folder_that_others_could_have_prepared_is_not_trusted(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setattr(place, "gettempdir", lambda: str(tmp_path))
    trap = tmp_path / f"elferrat-{os.getuid()}"
    if kind == "open to others":
        trap.mkdir()
        trap.chmod(0o777)
    elif kind == "a link":
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        trap.symlink_to(tmp_path / "elsewhere")
    else:
        trap.write_text("")
    found = place.folder()
    assert trap not in found.parents
    assert list(found.iterdir()) == []


def test_folders_that_nobody_used_for_long_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    base = tmp_path / "elferrat" / "twin"
    for name, days in (("old", 40), ("young", 5)):
        (base / name / "__pycache__").mkdir(parents=True)
        (base / name / "__pycache__" / "x.nbc").write_text("")
        then = time.time() - days * 86_400
        os.utime(base / name, (then, then))
    kept = place.folder()
    assert {path.name for path in base.iterdir()} == {"young", kept.name}
    past = time.time() - 40 * 86_400
    os.utime(kept, (past, past))
    place.folder.cache_clear()
    assert place.folder() == kept  # in use again, whatever its age
    assert time.time() - kept.stat().st_mtime < 86_400
