"""Write the golden games anew: `python -m tests.golden.regenerate`.

The texts follow the rules as they are now, and a reviewer reads the difference. Records are
written once and then kept, because a record must replay for ever.
"""

import sys
from pathlib import Path

from tests.golden.playthroughs import RECORDS, TEXTS, goldens, record, tell


def regenerate(texts: Path, records: Path) -> tuple[int, int]:
    """Write all texts, take away those of games that are gone, and add missing records.

    Returns how many texts were written and how many records added.
    """
    texts.mkdir(exist_ok=True)
    records.mkdir(exist_ok=True)
    told = {f"{golden.name}.txt": tell(golden) for golden in goldens()}
    for file in texts.iterdir():
        if file.name not in told:
            file.unlink()
    for name, text in told.items():
        (texts / name).write_text(text, encoding="utf-8")
    added = 0
    for golden in goldens():
        made = record(golden)
        file = records / f"{golden.name}-rules-{made.rules}.json"
        if not file.exists():
            made.save(file)
            added += 1
    return len(told), added


if __name__ == "__main__":
    written, added = regenerate(TEXTS, RECORDS)
    sys.stdout.write(f"{written} games written, {added} records added\n")
