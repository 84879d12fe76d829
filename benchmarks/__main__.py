"""All measurements, as Markdown: `python -m benchmarks [--full] [--quick] [--out FILE]`."""

import argparse
from pathlib import Path

from benchmarks import cost, lines, machine, pace, peers, promises, report, startup, twin


def full_report(rounds: int, seconds: float, games: int) -> str:
    """Measure everything; `games` is how long the simulation is whose memory is watched."""
    described = machine.described()
    samples = pace.measured([*peers.tasks(), *twin.tasks()], rounds, seconds)
    costs = cost.costs()
    peak = cost.simulation_peak(games)
    pace.say("starting commands and answering lines")
    kept = [
        *promises.of_games(samples),
        *promises.of_steps(samples),
        *promises.of_threads(samples),
        *promises.of_costs(costs, games, peak),
    ]
    return "\n\n".join(
        [
            "# Benchmarks",
            "Written by `make bench`.",
            described,
            report.NOTES,
            "## Promised and reached",
            report.promise_table(kept),
            report.speed(samples),
            "## Start and memory of the twin",
            cost.table(costs),
            "## Commands",
            startup.table(),
            lines.table(),
        ]
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="all measurements, as Markdown")
    parser.add_argument("--rounds", type=int, default=pace.ROUNDS)
    parser.add_argument("--seconds", type=float, default=pace.SECONDS, help="of a task in a round")
    parser.add_argument(
        "--full", action="store_true", help=f"watch the memory of {cost.ALL_GAMES:,} games"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the report there as well")
    wanted = parser.parse_args()
    if wanted.out is not None and not wanted.out.parent.is_dir():
        parser.error(f"{wanted.out.parent} is not a folder")
    games = cost.ALL_GAMES if wanted.full else cost.GAMES
    text = full_report(wanted.rounds, wanted.seconds, games) + "\n"
    print(text, end="")
    if wanted.out is not None:
        wanted.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
