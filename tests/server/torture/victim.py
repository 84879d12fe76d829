"""A table server as a process of its own, to be killed.

    python -m tests.server.torture.victim SETTINGS [LEVELS]

`SETTINGS` is a JSON object; `LEVELS` names a module whose bots play instead of the usual ones. The
first line of the standard output is the address; what happens is written to standard error. It ends
when its standard input does: nobody who is killed leaves it behind.
"""

import json
import os
import sys
import threading
from functools import partial

from elferrat.server import serving
from elferrat.server.logs import written_to
from elferrat.server.settings import Settings
from elferrat.server.workers import Workers


def main(settings: str, levels: str = "elferrat.bots") -> int:
    """Serve until SIGTERM, or worse."""
    setattr(serving, "Workers", partial(Workers, levels=levels))  # noqa: B010
    threading.Thread(target=_watch, daemon=True).start()
    with written_to(sys.stderr):
        return serving.serve(
            Settings(**json.loads(settings)), lambda address: print(address, flush=True)
        )


def _watch() -> None:
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
