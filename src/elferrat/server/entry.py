"""Entries: the rows of a table's log, from which alone its state follows."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted event of a table.

    `number` counts 1, 2, 3 … within the table, without gaps; `at` is the time of the process that
    decided it, in milliseconds since 1970 UTC; `command` is `who:id` of the command that it
    answers, unique within the table. `body` may hold secrets: what leaves the server is built by
    `elferrat.server.sight`, field by field.
    """

    number: int
    at: int
    kind: str
    seat: int | None = None
    body: dict[str, Any] = field(default_factory=dict)
    command: str | None = None
