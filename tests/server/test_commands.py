"""Commands from the wire: what is read, and what is refused in one sentence."""

import json

import pytest

from elferrat.locale.message import Unusable
from elferrat.server import commands
from elferrat.server.commands import MOST_BYTES, read_command


def test_a_command_is_read_by_its_kind() -> None:
    read = read_command('{"id": "a1", "expect": 7, "do": "move", "move": "R12"}')
    assert read == commands.Move(id="a1", expect=7, do="move", move="R12")


@pytest.mark.parametrize(
    ("text", "place", "key"),
    [
        ("", "", "bad-json"),
        ("{", "", "bad-json"),
        ("[]", "", "command-value"),
        ("{}", "", "command-value"),
        ('{"id": "a", "do": "cheat"}', "", "command-value"),
        ('{"do": "undo"}', "undo.id", "missing-field"),
        ('{"id": "a b", "do": "undo"}', "undo.id", "command-value"),
        ('{"id": "a", "do": "undo", "seat": 1}', "undo.seat", "command-field"),
        ('{"id": "a", "do": "move"}', "move.move", "missing-field"),
        ('{"id": "a", "do": "move", "move": 12}', "move.move", "command-value"),
        ('{"id": "a", "expect": -1, "do": "undo"}', "undo.expect", "command-value"),
        ('{"id": "a", "expect": 1.5, "do": "undo"}', "undo.expect", "command-value"),
        ('{"id": "a", "do": "move", "move": "' + "R" * 17 + '"}', "move.move", "command-value"),
        ('{"id": "a", "do": "ready", "text": "' + "x" * 65 + '"}', "ready.text", "command-value"),
        ('{"id": "a", "do": "move", "move": "\\ud800"}', "", "bad-json"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, place: str, key: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_command(text)
    assert (caught.value.place, caught.value.message.key) == (place, key)


def test_a_long_message_is_not_even_parsed() -> None:
    with pytest.raises(Unusable) as caught:
        read_command('{"id":' + " " * MOST_BYTES + '"a", "do": "undo"}')
    assert caught.value.message.key == "command-too-long"


def test_what_was_sent_is_not_repeated() -> None:
    with pytest.raises(Unusable) as caught:
        read_command(json.dumps({"id": "a", "do": "move", "move": ["very secret"]}))
    assert "secret" not in caught.value.text("en")
