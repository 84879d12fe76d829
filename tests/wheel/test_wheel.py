"""The package as others get it: built, installed beside its dependencies, and used."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.structure.tree import ROOT

pytestmark = pytest.mark.slow

LANGUAGES = ("de", "en", "fr", "it")


@dataclass(frozen=True)
class Installed:
    """A wheel in an environment of its own, and a folder to stand in that is not the checkout."""

    wheel: Path
    bin: Path
    desk: Path

    def run(self, *command: str, stdin: str = "", status: int = 0) -> str:
        """What a command of the environment prints."""
        env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "COV"))}
        done = subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.desk,
            env=env | {"PYTHONUTF8": "1"},
            input=stdin,
            check=False,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == status, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Builds and installs without asking any index."""
    desk = tmp_path_factory.mktemp("wheel")
    built = desk / "dist"
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", built],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = built.glob("*.whl")

    home = desk / "venv"
    venv.create(home, symlinks=os.name != "nt")
    places = sysconfig.get_paths("venv", vars={"base": str(home), "platbase": str(home)})
    # A folder named in a .pth file is searched, but its own .pth files are not read: the
    # dependencies are found there, the editable checkout is not.
    outer = sysconfig.get_path("purelib")
    Path(places["purelib"], "dependencies.pth").write_text(f"{outer}\n", encoding="utf-8")
    scripts = Path(places["scripts"])
    install = ["--isolated", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", scripts / "python", *install, wheel],
        check=True,
        capture_output=True,
    )
    return Installed(wheel, scripts, desk)


def test_the_wheel_has_the_catalogues_and_no_tests(installed: Installed) -> None:
    names = set(zipfile.ZipFile(installed.wheel).namelist())
    source = ROOT / "src"
    catalogues = {file.relative_to(source).as_posix() for file in source.rglob("*.ftl")}
    for language in LANGUAGES:
        assert any(language in re.split(r"[/.]", name) for name in catalogues)
    assert catalogues <= names
    assert "elferrat/py.typed" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"elferrat"}


def test_the_installed_package_is_the_one_that_answers(installed: Installed) -> None:
    place = installed.run("python", "-c", "import elferrat; print(elferrat.__file__)")
    assert Path(place.strip()).is_relative_to(installed.desk)


def test_games_are_listed(installed: Installed) -> None:
    listed = installed.run("elferrat", "games", "--json")
    assert json.loads(listed)
    for game in ("elfer", "extra", "elfern", "schneider"):
        assert f'"{game}"' in listed


def test_a_deal_goes_down_the_pipe(installed: Installed) -> None:
    position = installed.run("elferrat", "deal", "elfer", "--players", "3", "--seed", "eleven")
    moves = json.loads(installed.run("elferrat", "moves", "-", "--json", stdin=position))
    assert moves


def test_refusals_speak_the_languages(installed: Installed) -> None:
    position = installed.run("elferrat", "deal", "extra", "--seed", "eleven")
    reasons = set()
    for language in LANGUAGES:
        ask = ("judge", "-", "pass", "--json", "--lang", language)
        answer = json.loads(installed.run("elferrat", *ask, stdin=position, status=1))
        assert answer["clause"] == "X12"
        reasons.add(answer["reason"])
    assert len(reasons) == len(LANGUAGES)
