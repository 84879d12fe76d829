"""A word to whoever waits while something is compiled, which takes some seconds, once a machine."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from elferrat.kernel.folder import folder
from elferrat.locale.catalogue import say
from elferrat.locale.language import language

Listener = Callable[[str], None]


class _Once:
    """Says it on standard error when the first piece has to be compiled, and not again."""

    def __init__(self) -> None:
        self._said = False

    def __call__(self, piece: str) -> None:
        if not self._said:
            self._said = True
            print(say("kernel-compiling", {}, language()), file=sys.stderr, flush=True)


_listener: Listener = _Once()


def tell(listener: Listener) -> None:
    """Call `listener` with a piece's name before it is compiled, instead of saying it on stderr."""
    global _listener  # noqa: PLW0603 - who waits is a matter of the whole process
    _listener = listener


def known(piece: str) -> bool:
    """Whether a piece was compiled before, by this or another process, and is kept."""
    return (folder() / f"{piece}.done").exists()


@contextmanager
def waiting_for(piece: str) -> Iterator[None]:
    """Tell that a piece is being compiled, unless it is known; know it afterwards."""
    if known(piece):
        yield
        return
    _listener(piece)
    yield
    (folder() / f"{piece}.done").touch()
