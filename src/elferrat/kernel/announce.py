"""A word to whoever waits while something is compiled, which takes some seconds, once a machine."""

import sys
from collections.abc import Callable

from elferrat.locale.catalogue import say
from elferrat.locale.language import language

Listener = Callable[[str], None]


def once() -> Listener:
    """A listener that says it on standard error, in the user's language, the first time only."""
    said: list[str] = []

    def say_it(piece: str) -> None:
        if not said:
            print(say("kernel-compiling", {}, language()), file=sys.stderr, flush=True)
        said.append(piece)

    return say_it


_listener: Listener = once()


def tell(listener: Listener) -> Listener:
    """Call `listener` with a piece's name before it is compiled; returns who was told before."""
    global _listener
    before, _listener = _listener, listener
    return before


def told(piece: str) -> None:
    """Tell that a piece is about to be compiled."""
    _listener(piece)
