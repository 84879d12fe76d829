"""The tables of docs/environments.md are fresh and true, and its examples run."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from elferrat.adapters import tables
from elferrat.games import all_games, game_named
from tests.contract.courses import course, sampled_setups

FILE = Path(__file__).parents[2] / "docs" / "environments.md"
TEXT = FILE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
NAMES = [game.name for game in all_games()]


def test_tables_are_fresh() -> None:
    assert TEXT.partition(tables.MARK)[2] == f"\n{tables.tables()}", "run make docs"


def test_one_command_writes_them_and_leaves_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "environments.md"
    file.write_text(f"by hand\n\n{tables.MARK}old\n", encoding="utf-8")
    for _ in range(2):
        subprocess.run([sys.executable, "-m", "elferrat.adapters.tables", str(file)], check=True)
        written = file.read_text(encoding="utf-8")
        assert written == f"by hand\n\n{tables.MARK}\n{tables.tables()}"


def test_a_file_without_the_mark_gets_it(tmp_path: Path) -> None:
    file = tmp_path / "environments.md"
    file.write_text("by hand\n", encoding="utf-8")
    tables.write(file)
    assert file.read_text(encoding="utf-8") == f"by hand\n{tables.MARK}\n{tables.tables()}"


@pytest.mark.parametrize("name", NAMES)
def test_every_block_has_its_meaning_and_no_meaning_is_idle(name: str) -> None:
    layout = import_module(f"elferrat.games.{name}.observation").LAYOUT
    assert list(tables.blocks(game_named(name))) == [block for block, _ in layout]


@pytest.mark.parametrize("name", NAMES)
def test_observations_of_play_stay_in_the_ranges(name: str) -> None:
    module = import_module(f"elferrat.games.{name}.observation")
    meanings = tables.blocks(game_named(name))
    numbers = [0] * module.SIZE
    for setup in sampled_setups():
        for p in course(setup).positions[:: 3 if setup.name == name else 10**6]:
            if setup.name != name:
                continue
            module.observe(p.state, p.options, 0, numbers)
            offset = 0
            for block, length in module.LAYOUT:
                for number in numbers[offset : offset + length]:
                    assert meanings[block].low <= number <= meanings[block].high, (setup, block)
                offset += length


def kind(name: str, text: str) -> str:
    """What a move is, told by its text."""
    if name not in ("elfer", "extra"):
        return "play the card"
    if text in ("draw", "pass"):
        return text
    for pattern, words in (
        (r"end", "end the turn"),
        (r"-\*", "discard a joker"),
        (r".*>\*.*", "the same with a joker"),
        (r".*>.*", "bridge with the number card"),
        (r"=.*", "exchange the joker"),
        (r"\*.*", "lay a joker"),
    ):
        if re.fullmatch(pattern, text):
            return words
    return "lay the card" if name == "elfer" else "lay the number card"


@pytest.mark.parametrize("name", NAMES)
def test_every_action_stands_in_one_range_that_says_what_it_is(name: str) -> None:
    game = game_named(name)
    told: list[str] = []
    for actions in tables.ACTIONS[name]:
        assert actions.first == len(told)
        told += [actions.meaning] * (actions.last + 1 - actions.first)
    assert len(told) == game.rules.MOVES
    for move, meaning in enumerate(told):
        assert meaning.startswith(kind(name, game.text(move))), move


@pytest.mark.parametrize("name", NAMES)
def test_option_numbers_are_those_of_the_rules(name: str) -> None:
    game = game_named(name)
    for option in game.options:
        numbers = tables.option_numbers(option)
        for value in option.values:
            o: Any = game.read_options({option.name: value})
            assert numbers[getattr(o, option.name)] == str(value).lower()


def test_there_is_an_example_for_every_interface() -> None:
    imported = re.findall(r"^from elferrat\.adapters\.(\w+)", "".join(EXAMPLES), re.MULTILINE)
    assert {"pettingzoo", "gymnasium"} <= set(imported)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, str(FILE), "exec"), {})
    assert capsys.readouterr().out.strip()
