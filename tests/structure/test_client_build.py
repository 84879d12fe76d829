"""Building the client: whoever only wants to play is told nothing of it, unless it fails."""

import sys
from pathlib import Path

import pytest

import hatch_build

TALK = "import sys; print('so many modules'); print('a warning', file=sys.stderr); sys.exit({})"


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of sources with its packages, in which nothing has been built yet."""
    (tmp_path / "package-lock.json").touch()
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / ".package-lock.json").touch()
    monkeypatch.setattr(hatch_build, "WEB", tmp_path)
    monkeypatch.setattr(hatch_build, "STAMP", tmp_path / ".sources")
    return tmp_path


def talking(monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    """Instead of npm a program that says much and ends so."""
    npm = (sys.executable, "-c", TALK.format(status))
    monkeypatch.setattr(hatch_build, "node", lambda: hatch_build.Node(npm, ""))


def test_a_build_that_succeeds_says_nothing(
    web: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    talking(monkeypatch, 0)
    hatch_build.main(["build"])
    assert capfd.readouterr() == ("", "")
    assert hatch_build.is_fresh()
    hatch_build.main(["types"])  # what a developer asks for answers as ever
    assert capfd.readouterr() == ("so many modules\n", "a warning\n")


def test_a_build_that_fails_says_all_of_it(
    web: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    talking(monkeypatch, 3)
    with pytest.raises(SystemExit, match="npm run --silent build"):
        hatch_build.main(["build"])
    told = capfd.readouterr()
    assert (told.out, sorted(told.err.splitlines())) == ("", ["a warning", "so many modules"])
    assert not hatch_build.is_fresh()
