"""Long runs tell how far they are at a terminal, and nothing of it in a file."""

import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.server import progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "written"), [(Terminal(), "\r1 game\r2 games\n"), (StringIO(), "")]
)
def test_how_far_a_run_is_stands_at_a_terminal_alone(
    stream: StringIO, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    progress.tell("1 game")
    progress.tell("2 games")
    progress.over()
    assert stream.getvalue() == written


def test_no_run_writes_over_its_lines_by_itself() -> None:
    sources = Path(__file__).parent.rglob("*.py")
    assert [path.name for path in sources if '(f"\\r' in path.read_text()] == ["progress.py"]
