"""States and options as NumPy records: every int a signed 32-bit one, every list an array of them.

That is half the memory of 64 bits; a field that needs those says so in its metadata. Never 8 or 16:
compiled arithmetic on them wraps where Python's does not.
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import numpy as np

from elferrat.locale.message import Unusable

Record = np.ndarray[Any, np.dtype[np.void]]  # an array of records, one a state


def record_type(kind: type[Any]) -> "np.dtype[np.void]":
    """The record type of a `State` or `Options` class, field by field from a blank one."""
    blank = kind()
    widths = {f.name: f"i{f.metadata.get('bits', 32) // 8}" for f in fields(kind)}
    return np.dtype([(name, w, np.shape(getattr(blank, name))) for name, w in widths.items()])


def records(kind: type[Any], count: int) -> Record:
    """That many blank records of a class, an array of shape (count,)."""
    blank = np.zeros(1, record_type(kind))
    write(kind(), blank)
    return np.repeat(blank, count)


def write(value: Any, rows: Record, index: int = 0) -> None:
    """Write a state or options into one record of an array.

    Raises:
        Unusable: a list is longer than in a blank state, as only a position can have that no
            deal leads to.
        OverflowError: a number has more bits than its field.
    """
    for name in rows.dtype.fields or ():
        place = rows[name][index : index + 1]
        content = np.asarray(getattr(value, name), np.int64)
        if content.shape != place.shape[1:]:
            raise Unusable(name, "kernel-too-long", count=len(content), most=place.shape[1])
        place[0] = content
        if not np.array_equal(place[0], content):
            raise OverflowError(f"{name} does not fit {place.dtype}")


def read(kind: type[Any], rows: Record, index: int = 0) -> Any:
    """The state or options that one record of an array holds, as plain ints and lists."""
    values: Mapping[str, Any] = {f.name: rows[f.name][index].tolist() for f in fields(kind)}
    return kind(**values)
