"""The way into the command `elferrat`: standard streams for it, and quiet for a Ctrl-C."""

import sys
from collections.abc import Sequence

from elferrat.cli.output import open_missing_streams

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (by default the process's) and return its exit status."""
    try:
        open_missing_streams()
        # Late, so that a Ctrl-C while the commands are loaded is no traceback either.
        from elferrat.cli.commands import answer

        return answer(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
