"""The package as others get it: built, installed beside its dependencies, and used."""

import json
import re
import sysconfig
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.structure.tree import ROOT
from tests.wheel.installing import Installed, environment

pytestmark = pytest.mark.slow

LANGUAGES = ("de", "en", "fr", "it")


def plain_requirements() -> set[str]:
    """Names of what `pip install elferrat` brings along, without any extra."""
    found: set[str] = set()
    todo: list[tuple[str, frozenset[str]]] = [("elferrat", frozenset())]
    while todo:
        name, extras = todo.pop()
        for needed in map(Requirement, distribution(name).requires or ()):
            chosen = [{"extra": extra} for extra in ("", *extras)]
            marker = needed.marker
            if marker is None or any(marker.evaluate(each) for each in chosen):
                if needed.name not in found or needed.extras:
                    todo.append((needed.name, frozenset(needed.extras)))
                found.add(needed.name)
    return found


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel beside its own dependencies only, as `pip install elferrat` leaves it."""
    made, site = environment(wheel, tmp_path_factory.mktemp("alone"))
    outer = Path(sysconfig.get_path("purelib"))
    for name in plain_requirements():
        for file in distribution(name).files or ():
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (site / top).exists():
                (site / top).symlink_to(outer / top)
    return made


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


# --- `pip install elferrat` alone ---------------------------------------------------------------

HEAVY = ("numba", "numpy", "pyarrow", "matplotlib", "ray", "pettingzoo", "gymnasium", "pyspiel")
WHOLE_GAME = """
import elferrat
table = elferrat.deal("extra", players=3, seed="eleven")
while not table.over:
    table.play(elferrat.bot("thumb", seed="x").choose(table.view(table.turn)).move)
print(table.outcome.reason)
"""


def test_alone_there_is_no_numba_and_nothing_else_that_is_heavy(alone: Installed) -> None:
    look = f"from importlib.util import find_spec; print([n for n in {HEAVY} if find_spec(n)])"
    assert alone.run("python", "-c", look) == "[]\n"


def test_alone_it_plays(alone: Installed) -> None:
    assert alone.run("python", "-c", WHOLE_GAME).strip() in ("out", "blocked")
    typed = "".join(f"{rank}{suit}\n" for suit in "CSHD" for rank in "789XJQKA") * 12
    told = alone.run("elferrat", "play", "schneider", "--plain", "--seed", "5", stdin=typed)
    assert "Saved: " in told
    for command in ("games", "deal elfer", "score elfern 14-6", "play --help", "simulate --help"):
        assert alone.run("elferrat", *command.split())


def test_alone_it_simulates_the_same_games_as_the_twin(
    alone: Installed, installed: Installed
) -> None:
    words = ["simulate", "extra", "--games", "6", "--players", "4", "--seed", "eleven", "--json"]
    plain, compiled = (json.loads(place.run("elferrat", *words)) for place in (alone, installed))
    for answer in (plain, compiled):
        del answer["seconds"], answer["games_per_second"]
    assert plain == compiled


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("warm", "twin"),
        ("simulate elfern --games 5 --out games.parquet", "lab"),
        ("simulate elfern --games 5 --plot games.svg", "lab"),
        ("simulate elfern --games 5 --cluster local", "ray"),
    ],
)
def test_alone_the_missing_extra_is_named(alone: Installed, command: str, extra: str) -> None:
    done = alone.refused("elferrat", *command.split())
    assert f'pip install "elferrat[{extra}]"' in done
    assert done.count("\n") == 1
    assert not list(alone.desk.glob("games.*"))


@pytest.mark.parametrize("name", ["pettingzoo", "gymnasium", "openspiel"])
def test_alone_the_environments_name_their_extra(alone: Installed, name: str) -> None:
    use = f"""
from elferrat.locale.message import Unusable
try:
    from elferrat.adapters import {name}
    getattr({name}, "register", lambda: None)()
except Unusable as error:
    print(error)
"""
    assert f'pip install "elferrat[{name}]"' in alone.run("python", "-c", use)
