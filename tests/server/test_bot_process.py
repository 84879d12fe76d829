"""What a bot's process answers, line by line."""

from io import BytesIO
from typing import Any

import orjson
import pytest

import elferrat
from elferrat.locale.message import Message
from elferrat.locale.values import CardText
from elferrat.server.bot_process import serve
from elferrat.server.message_json import message_from
from tests.server.bad_bots import LEVELS

TABLE = elferrat.deal("elfern", seed="bots")
VIEW = TABLE.view(seat=TABLE.turn)


def request(level: str, **changes: Any) -> bytes:
    fields = {"view": VIEW.json(), "seat": VIEW.seat, "level": level, "seed": "s"}
    fields["evidence"] = None
    return orjson.dumps({**fields, "seconds": 1.0, "end_after": 60, **changes}) + b"\n"


def answers(*requests: bytes) -> list[bytes]:
    written = BytesIO()
    serve(LEVELS, BytesIO(b"".join(requests)), written)
    return written.getvalue().splitlines()


def test_it_says_that_it_is_ready_and_ends_with_its_input() -> None:
    assert answers() == [b"ready"]


def test_it_answers_each_request_with_the_bots_choice() -> None:
    _, *lines = answers(request("thumb"), request("random"), request("random"))
    thumb, chance, again = map(orjson.loads, lines)
    choice = elferrat.bot("thumb").choose(VIEW)
    assert thumb["move"] == choice.move
    assert thumb["value"] == choice.value
    why = message_from(thumb["why"])
    assert why == choice.why
    assert isinstance(why.args["card"], CardText)
    assert chance == again
    assert chance["move"] == elferrat.bot("random", seed="s").choose(VIEW).move


@pytest.mark.parametrize(
    ("level", "error", "function"),
    [
        ("raises", "ValueError", "tell_the_hand"),
        ("leaves", "SystemExit", "<lambda>"),
        ("recurses", "RecursionError", "recurse"),
        ("no such level", "KeyError", "chosen"),
        ("reasons_with_objects", "TypeError", "_tagged"),
    ],
)
def test_a_fault_is_told_by_kind_and_place_alone(level: str, error: str, function: str) -> None:
    _, line, other = answers(request(level), request("thumb"))
    told = orjson.loads(line)
    assert told.keys() == {"error", "place"}
    assert told["error"] == error
    assert told["place"].endswith(f" {function}")
    assert not any(card.encode() in line for card in VIEW.hand)
    assert orjson.loads(other)["move"] in VIEW.legal


def test_messages_of_bots_are_sentences() -> None:
    _, line = answers(request("thumb"))
    assert isinstance(message_from(orjson.loads(line)["why"]), Message)
