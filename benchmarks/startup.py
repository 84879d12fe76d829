"""What starting costs, in CPU time beyond a bare interpreter: `python -m benchmarks.startup`.

Each command runs many times with bytecode caches as an installed package has them, and as many
times as this environment is set, which may forbid writing them. The median is shown.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import IO

RUNS = 21
IMPORT_BUDGET, MOVES_BUDGET = 0.060, 0.150  # seconds


def cpu_seconds(
    command: Sequence[str],
    environment: dict[str, str],
    runs: int = RUNS,
    errors: IO[bytes] | None = None,
) -> float:
    """The median of user and system time of a command, its children not counted apart.

    What it says to standard error goes to `errors`, by default where ours goes.
    """
    times = []
    for _ in range(runs):
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=errors, env=environment
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise RuntimeError(f"{command} ended with status {process.returncode}")
        times.append(usage.ru_utime + usage.ru_stime)
    return statistics.median(times)


def environments(cache: Path) -> dict[str, dict[str, str]]:
    """The environment with bytecode caches, and the one as it is."""
    free = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {"with bytecode": free | {"PYTHONPYCACHEPREFIX": str(cache)}, "as set": dict(os.environ)}


def measured(runs: int = RUNS) -> dict[tuple[str, str], float]:
    """Seconds beyond a bare interpreter by command and environment."""
    from elferrat.play.table import deal

    found = {}
    with tempfile.TemporaryDirectory() as folder:
        position = Path(folder, "position.json")
        table = deal("extra", players=4, seed="eleven")
        position.write_text(json.dumps(table.position()), encoding="utf-8")
        commands = {
            "import elferrat": [sys.executable, "-c", "import elferrat"],
            "elferrat moves": [sys.executable, "-m", "elferrat", "moves", str(position)],
        }
        for kind, environment in environments(Path(folder, "cache")).items():
            for command in commands.values():  # fills the caches
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
            bare = cpu_seconds([sys.executable, "-c", "pass"], environment, runs)
            for name, command in commands.items():
                found[name, kind] = cpu_seconds(command, environment, runs) - bare
    return found


def table(runs: int = RUNS) -> str:
    """The Markdown table."""
    budgets = {"import elferrat": IMPORT_BUDGET, "elferrat moves": MOVES_BUDGET}
    found = measured(runs)
    lines = [
        "| CPU time beyond a bare interpreter | with bytecode | as set here | budget |",
        "|---|---|---|---|",
    ]
    for name, budget in budgets.items():
        cells = [found[name, kind] for kind in ("with bytecode", "as set")]
        shown = " | ".join(f"{seconds * 1000:.0f} ms" for seconds in [*cells, budget])
        lines.append(f"| `{name}` | {shown} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
