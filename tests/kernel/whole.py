"""Plain rules and twin over ten thousand games of each kind: `python -m tests.kernel.whole`.

Every field and every legal move before every ply; for whoever changes rules or compiler.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from tests.kernel.traces import KINDS_OF_GAMES, compare

STEP = 250  # games a job


def run(job: tuple[int, int, int]) -> int:
    """Compare the games of one kind from one number to another; returns the plies."""
    kind, first, end = job
    name, fixed = KINDS_OF_GAMES[kind]
    return compare(name, first, end, "whole", **fixed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of each kind")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    jobs = [
        (kind, first, min(asked.games, first + STEP))
        for first in range(0, asked.games, STEP)
        for kind in range(len(KINDS_OF_GAMES))
    ]
    with ProcessPoolExecutor(asked.processes) as pool:
        plies = sum(track(pool.map(run, jobs), total=len(jobs)))
    print(f"{asked.games} games of each of {len(KINDS_OF_GAMES)} kinds are equal; {plies} plies")


if __name__ == "__main__":
    main()
