"""Starting is cheap: what is not needed is not imported."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.startup import IMPORT_BUDGET, MOVES_BUDGET, measured

HEAVY = {"fluent", "numba", "numpy", "random", "rich", "textual"}
LOADED = "import sys; from elferrat.cli.app import main; main(sys.argv[1:]); print(*sys.modules)"


def loaded_by(*words: str | Path) -> set[str]:
    """The modules that a command has loaded when it ends."""
    command = [sys.executable, "-c", LOADED, *map(str, words)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize("command", ["moves", "lines"])
def test_an_answer_without_words_loads_nothing_heavy(command: str, position_file: Path) -> None:
    words = [command, position_file] if command == "moves" else [command]
    assert HEAVY.isdisjoint(loaded_by(*words))


@pytest.mark.slow
def test_the_budgets_hold() -> None:
    found = measured(runs=7)
    assert found["import elferrat", "with bytecode"] <= IMPORT_BUDGET
    assert found["elferrat moves", "with bytecode"] <= MOVES_BUDGET
