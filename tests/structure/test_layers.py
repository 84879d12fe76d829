"""Every arrow points down, and importing the package stays light."""

import subprocess
import sys
from pathlib import Path

from tests.structure.tree import ROOT

HEAVY = {"click", "fluent", "numba", "numpy", "rich", "textual", "typer"}


def test_the_import_contracts_hold() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [linter, "--no-cache", "--no-logo"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_import_elferrat_loads_nothing_heavy() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, elferrat; print(*sys.modules)"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert "elferrat" in loaded
    assert HEAVY.isdisjoint(loaded)
    assert not [name for name in loaded if name.startswith("elferrat.cli")]
