"""`python -m elferrat` is the command `elferrat`."""

import sys

from elferrat.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
