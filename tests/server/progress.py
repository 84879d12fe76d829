"""How far a long run has come: one line that is written over, at a terminal alone.

In a file it would be thousands of lines.
"""

import sys


def tell(text: str) -> None:
    """Write over what was told before."""
    if sys.stderr.isatty():
        print(f"\r{text}", end="", file=sys.stderr, flush=True)


def over() -> None:
    """End the line: what follows is the result."""
    if sys.stderr.isatty():
        print(file=sys.stderr)
