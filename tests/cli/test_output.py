"""What reaches standard output and standard error."""

import io
import json
import sys

import pytest

from elferrat.cli.output import as_json, one_line, put, put_json


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb\r", r"a\nb\r"),
        ("\x1b[2J\u202egnp", r"\x1b[2J\u202egnp"),
        ("\ud800", r"\ud800"),
        ("\u2028", r"\u2028"),
        ("Fin : « ♥ »", "Fin : « ♥ »"),
    ],
)
def test_one_line_shows_what_would_break_it(text: str, shown: str) -> None:
    assert one_line(text) == shown


@pytest.mark.parametrize("text", ["für Élise ♥", "half \ud83c of a pair", "\x9b\x7f\u202e\u2028\\"])
def test_json_can_always_be_written_as_utf_8_and_shown(text: str) -> None:
    assert json.loads(as_json([text]).encode()) == [text]
    assert as_json([text]).isprintable()


def test_people_s_text_fits_their_terminal_and_json_is_utf_8(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, "latin-1"))
    put("Züge ♥")
    put_json("Züge ♥")
    sys.stdout.flush()
    assert written.getvalue() == "Züge ?\n".encode("latin-1") + '"Züge ♥"\n'.encode()
