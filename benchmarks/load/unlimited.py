"""The server of `elferrat serve` without limits by address, since all clients here have one.

python -m benchmarks.load.unlimited PORT DATABASE
"""

import sys

from elferrat.server.logs import written_to
from elferrat.server.serving import serve
from elferrat.server.settings import Settings


def main(port: str, database: str) -> int:
    """Serve until SIGTERM."""
    with written_to(sys.stderr):
        return serve(Settings(database, port=int(port), unlimited=True), lambda address: None)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
