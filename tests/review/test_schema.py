"""The schema of reviews in docs/: fresh, and true of what is said."""

import json
from pathlib import Path

from elferrat.review.schema import FILE, schema

FOLDER = Path(__file__).parents[2] / "docs" / "schemas"


def test_the_schema_is_fresh() -> None:
    written = (FOLDER / FILE).read_text(encoding="utf-8")
    assert written == json.dumps(schema(), indent=1, ensure_ascii=False) + "\n", "run make docs"
