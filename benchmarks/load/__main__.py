"""All of it, as Markdown: `python -m benchmarks.load [--minutes N] [--out FILE]`."""

import argparse
import signal
import sys
from pathlib import Path

from benchmarks.load.processes import Failed, missing
from benchmarks.load.report import profile_table, report
from benchmarks.load.workload import Wanted, measured, profiled


def main() -> int:
    """The command."""
    usual = Wanted()
    parser = argparse.ArgumentParser(description="both table servers under load, as Markdown")
    parser.add_argument("--tables", type=int, default=usual.tables, help="each with four sockets")
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of every stretch")
    parser.add_argument(
        "--minutes", type=float, default=usual.minutes, help="of the run whose memory is watched"
    )
    parser.add_argument("--starts", type=int, default=usual.starts)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--profile", action="store_true", help="only where our time goes")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the report there as well")
    given = parser.parse_args()
    if given.out is not None and not given.out.parent.is_dir():
        parser.error(f"{given.out.parent} is not a folder")
    lacking = missing()
    if lacking:
        parser.error(f"this needs {'; '.join(lacking)}")
    wanted = Wanted(
        tables=given.tables,
        rounds=given.rounds,
        seconds=given.seconds,
        minutes=given.minutes,
        starts=given.starts,
        peers=not given.alone,
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # no server shall be left behind
    try:
        told = profile_table(profiled(wanted)) if given.profile else report(measured(wanted))
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    text = told + "\n"
    print(text, end="")
    if given.out is not None:
        given.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
