"""Calling a compiled driver from Python."""

import ctypes
from typing import Any

import numpy as np

from elferrat.kernel.abi import ROOM, WORDS

_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 4)
_TYPES = {kind: np.dtype(kind) for kind in ("i8", "u1", "i1", "i2", "i4", "f8")}


class Driver:
    """A driver by its address and the kinds of its arguments, as in `abi.DRIVERS`.

    While it runs, other threads of Python run, too.
    """

    def __init__(self, kinds: str, address: int) -> None:
        self._kinds = kinds.split()
        self._call = _FUNCTION(address)

    def __call__(self, *arguments: Any) -> int:
        """Call it with its arguments, which must match exactly.

        Raises:
            ValueError: there are more or fewer arguments.
            TypeError: an array of another type, number of dimensions or order in memory, which
                compiled code would misread.
        """
        words = np.zeros(WORDS, np.int64)
        at = 0
        for kind, argument in zip(self._kinds, arguments, strict=True):
            if kind == "n":
                words[at] = argument
            else:
                _check(kind, argument)
                words[at] = argument.ctypes.data
                words[at + 1 : at + 1 + argument.ndim] = argument.shape
            at += 3
        room = np.empty(ROOM, np.int64)
        words[at], words[at + 1] = room.ctypes.data, ROOM
        return self._call(words.ctypes.data, 0, 0, 0)  # type: ignore[no-any-return]


def _check(kind: str, array: Any) -> None:
    dimensions = 2 if kind.endswith("*") else 1
    if (
        not isinstance(array, np.ndarray)
        or array.dtype != _TYPES[kind[:2]]
        or array.ndim != dimensions
        or not array.flags.c_contiguous
    ):
        raise TypeError(f"{kind} expected, not {array!r:.80}")
