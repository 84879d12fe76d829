"""What the twin costs: time to start, and memory. `python -m benchmarks.cost [--full]`.

Starts are processes of their own that play one random game, with an empty cache folder and with
the one that the first run has filled. Their whole CPU time counts, the interpreter's included, with
bytecode caches as an installed package has them.
"""

import argparse
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from benchmarks.pace import say
from benchmarks.startup import cpu_seconds, environments
from elferrat.games import NAMES

WARM_RUNS = 7
GAMES, ALL_GAMES = 1_000_000, 10_000_000
WARM_BUDGET, COLD_BUDGET = 0.6, 15.0  # CPU seconds
STATE_BUDGET = 600  # bytes
PEAK_BUDGET = 300  # MB of 10⁶ bytes

# What the extra `twin` brings, but for the packages of the terminal. Numba also imports SciPy
# where it finds it, and reads what is said of every other package.
NEEDED = ("numba", "numpy", "llvmlite", "fluent.runtime", "fluent.syntax", "babel", "attrs",
          "pytz", "typing-extensions")  # fmt: skip
FIRST_GAME = (
    "from elferrat.kernel.playout import random_games; random_games({!r}, {{}}, 2, 'x', 0, 1)"
)

# A process starts with the peak of the one that made it, so a small one stands between.
WATCHED = """
import os, subprocess, sys
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, usage = os.wait4(process.pid, 0)
print(usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))
sys.exit(os.waitstatus_to_exitcode(status))
"""


@dataclass(frozen=True, slots=True)
class Cost:
    """Of one game: CPU seconds of a first start and of later ones, bytes of a state.

    `cold` and `warm` as in an installation of the extra `twin` alone, `beside_scipy` a later start
    where SciPy and coverage are installed.
    """

    game: str
    cold: float
    warm: float
    beside_scipy: float
    state: int
    announced: bool  # the first start says what it waits for


def costs(games: Sequence[str] = NAMES, runs: int = WARM_RUNS) -> list[Cost]:
    """The costs of some games, each from an empty cache folder."""
    from elferrat.kernel.twin import twin

    found = []
    for game in games:
        say(f"starting the twin of {game}, cold and warm")
        everything = [sys.executable, "-c", FIRST_GAME.format(game)]
        with tempfile.TemporaryDirectory() as folder:
            environment = environments(Path(folder))["with bytecode"]
            environment |= {"XDG_CACHE_HOME": folder, "LOCALAPPDATA": folder}
            environment["PYTHONPATH"] = os.pathsep.join(alone(Path(folder, "packages")))
            command = [sys.executable, "-S", *everything[1:]]  # -S: without the environment's own
            with tempfile.TemporaryFile() as said:
                cold = cpu_seconds(command, environment, runs=1, errors=said)
                announced = said.seek(0, os.SEEK_END) > 0
            warm = cpu_seconds(command, environment, runs)
            del environment["PYTHONPATH"]
            subprocess.run(everything, check=True, env=environment, stderr=subprocess.DEVNULL)
            beside = cpu_seconds(everything, environment, runs)
        found.append(Cost(game, cold, warm, beside, twin(game).state_type.itemsize, announced))
    say("")
    return found


def alone(folder: Path) -> list[str]:
    """The places of an installation that has the extra `twin` only: links, and the package."""
    import elferrat

    outer = Path(sysconfig.get_path("purelib"))
    folder.mkdir()
    for name in NEEDED:
        try:
            files = distribution(name).files or ()
        except PackageNotFoundError:  # needed by some versions of the others only
            continue
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            if not (folder / top).exists():
                (folder / top).symlink_to(outer / top)
    return [str(folder), str(Path(elferrat.__file__).parents[1])]


def peak_bytes(command: Sequence[str]) -> int:
    """The most memory that a command holds at a time, its children not counted."""
    watched = [sys.executable, "-c", WATCHED, *command]
    done = subprocess.run(watched, check=True, stdout=subprocess.PIPE, text=True)
    return int(done.stdout)


def simulation_peak(games: int) -> float:
    """Megabytes (10⁶ bytes) that `elferrat simulate` holds at most for that many games."""
    say(f"simulating {games:,} games of elfern for their memory")
    words = ["simulate", "elfern", "--games", str(games), "--seed", "memory"]
    peak = peak_bytes([sys.executable, "-m", "elferrat", *words])
    say("")
    return peak / 1e6


def table(found: Sequence[Cost]) -> str:
    """Costs as a Markdown table."""
    lines = [
        "| game | first start, CPU | later starts, CPU | with SciPy there | bytes a state |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {each.game} | {each.cold:.1f} s | {each.warm:.2f} s | {each.beside_scipy:.2f} s |"
        f" {each.state} |"
        for each in found
    ]
    return "\n".join(lines)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="start and memory of the twin")
    parser.add_argument("--full", action="store_true", help=f"simulate {ALL_GAMES:,} games")
    games = ALL_GAMES if parser.parse_args().full else GAMES
    print(table(costs()))
    print(f"\nPeak of a simulation of {games:,} games: {simulation_peak(games):.0f} MB")


if __name__ == "__main__":
    main()
