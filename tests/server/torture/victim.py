"""A table server as a process of its own, to be killed.

    python -m tests.server.torture.victim SETTINGS [LEVELS]

`SETTINGS` is a JSON object; `LEVELS` names a module whose bots play instead of the usual ones. The
first line of the standard output is the address; what happens is written to standard error.
"""

import json
import sys
from functools import partial

from elferrat.server import serving
from elferrat.server.logs import written_to
from elferrat.server.settings import Settings
from elferrat.server.workers import Workers


def main(settings: str, levels: str = "elferrat.bots") -> int:
    """Serve until SIGTERM, or worse."""
    setattr(serving, "Workers", partial(Workers, levels=levels))  # noqa: B010
    with written_to(sys.stderr):
        return serving.serve(
            Settings(**json.loads(settings)), lambda address: print(address, flush=True)
        )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
