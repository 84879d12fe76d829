"""The server of `elferrat serve` without limits by address, since all clients here have one.

python -m benchmarks.load.unlimited PORT DATABASE [PUBLIC-URL]
"""

import sys

from elferrat.server.logs import written_to
from elferrat.server.serving import serve
from elferrat.server.settings import Settings


def main(port: str, database: str, public: str = "") -> int:
    """Serve until SIGTERM."""
    settings = Settings(database, port=int(port), unlimited=True, public=public)
    with written_to(sys.stderr):
        return serve(settings, lambda address: None)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
