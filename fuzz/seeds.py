"""What fuzzing starts from: positions, records and moves of the golden games."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

GOLDEN_RECORDS = Path(__file__).parents[1] / "tests" / "golden" / "records"
EVERY = 23  # moves between two positions that are taken


@cache
def records() -> tuple[dict[str, Any], ...]:
    """The golden records."""
    files = sorted(GOLDEN_RECORDS.glob("*.json"))
    return tuple(json.loads(file.read_text(encoding="utf-8")) for file in files)


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """Positions on the way through the golden games, the first and the last among them."""
    from elferrat.play.record import read_record
    from elferrat.play.table import table_from

    found = []
    for data in records():
        record = read_record(data)
        table = table_from(record.start)
        for number, move in enumerate(record.moves):
            if number % EVERY == 0:
                found.append(table.position())
            table.play(move)
        found.append(table.position())
    return tuple(found)


def documents(values: tuple[dict[str, Any], ...]) -> Iterator[bytes]:
    """JSON values as documents."""
    for value in values:
        yield json.dumps(value, ensure_ascii=False).encode()
