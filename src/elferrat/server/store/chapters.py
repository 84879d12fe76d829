"""Chapters: the entries of finished games in as few bytes as may be.

Entries become columns, so that equal things stand together: the times as differences, one column
for each field of each form that entries have (a form is a kind and the names in its body). Then
zlib. Keys of commands are left out: nobody repeats a command of a finished game.
"""

import zlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import orjson

from elferrat.server.entry import Entry

_FORMAT = 1


def packed(log: Sequence[Entry]) -> bytes:
    """Entries without gaps in their numbers, at least one, as bytes."""
    forms: dict[tuple[str, ...], int] = {}
    columns: list[list[list[Any]]] = []
    which = []
    for entry in log:
        form = (entry.kind, *entry.body)
        place = forms.setdefault(form, len(forms))
        if place == len(columns):
            columns.append([[] for _ in entry.body])
        for column, value in zip(columns[place], entry.body.values(), strict=True):
            column.append(value)
        which.append(place)
    times = [entry.at for entry in log]
    content = {
        "format": _FORMAT,
        "first": log[0].number,
        "at": [times[0], *(b - a for a, b in pairwise(times))],
        "seat": [entry.seat for entry in log],
        "forms": list(forms),
        "form": which,
        "columns": columns,
    }
    return zlib.compress(orjson.dumps(content), 9)


def unpacked(content: bytes) -> list[Entry]:
    """The entries of a chapter, `command` None."""
    chapter = orjson.loads(zlib.decompress(content))
    if chapter["format"] != _FORMAT:
        raise ValueError(f"chapter of format {chapter['format']}")
    columns = [[iter(column) for column in form] for form in chapter["columns"]]
    entries, at = [], 0
    for number, (passed, seat, form) in enumerate(
        zip(chapter["at"], chapter["seat"], chapter["form"], strict=True), chapter["first"]
    ):
        at += passed
        kind, *names = chapter["forms"][form]
        values = (next(column) for column in columns[form])
        entries.append(Entry(number, at, kind, seat, dict(zip(names, values, strict=True))))
    return entries
