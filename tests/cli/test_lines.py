"""One request a line, one answer a line."""

import json
import select
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import elferrat
from elferrat.cli.lines import answer
from tests.cli.calls import call, finished, start

POSITION = elferrat.deal("extra", players=4, seed="eleven").position()


def ask(**request: Any) -> dict[str, Any]:
    """The answer to a request, as it would travel."""
    found: dict[str, Any] = json.loads(json.dumps(answer(json.dumps(request).encode())))
    return found


def test_moves() -> None:
    assert ask(op="moves", position=POSITION) == {"moves": ["B12", "G10", "Y12", "draw"]}


def test_judge_is_the_command_s_answer(position_file: Path) -> None:
    for moves in (["B12", "end"], ["B12", "draw"], []):
        command = call("judge", position_file, *moves, "--json", "--lang", "it")
        assert ask(op="judge", position=POSITION, moves=moves, lang="it") == command.json


@pytest.mark.parametrize("seat", [0, 2, None])
def test_view(seat: int | None) -> None:
    expected = elferrat.table_from(POSITION).view(seat).json()
    assert ask(op="view", position=POSITION, seat=seat) == {"view": expected}


def test_deal() -> None:
    request = {"op": "deal", "game": "elfer", "players": 3, "seed": "x"}
    further: list[dict[str, Any]] = [{}, {"dealer": 1}, {"options": {"variant": "false_start"}}]
    for more in further:
        table = elferrat.deal("elfer", players=3, seed="x", **more)
        assert ask(**request, **more) == {"position": table.position()}


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ('{"op": "moves"', "line 1, column 15: "),
        ('{"op": "moves"\r\n', "line 1, column 15: "),
        ("[]", "JSON object"),
        ("7", "JSON object"),
        ("{}", "op: "),
        ('{"op": "dance"}', "op: “dance” is not possible here; choose moves, judge, view, deal or"),
        ('{"op": ["moves"]}', "op: "),
        ('{"op": "moves"}', "position: "),
        ('{"op": "moves", "op": "view"}', "op: "),
        ('{"op": "moves", "position": {}, "seat": 1}', "seat: "),
        ('{"op": "moves", "position": 3}', "position: "),
        ('{"op": "moves", "position": {"game": "elfer", "hands": []}}', "position.hands: "),
        ('{"op": "judge", "position": {}, "moves": "R1"}', "moves: "),
        ('{"op": "judge", "position": {}, "moves": ["R1", 2]}', "moves[1]: "),
        ('{"op": "judge", "position": {}, "moves": [], "lang": "xx"}', "lang: "),
        ('{"op": "judge", "position": {}, "moves": ["\\ud800"]}', "UTF-8"),
        ('{"op": "view", "position": {}}', "seat: "),
        ('{"op": "deal", "game": "elfer", "players": 7, "seed": ""}', "players: 7 "),
        ('{"op": "deal", "game": "elfer", "players": 2.0, "seed": ""}', "players: "),
        ('{"op": "deal", "game": "elfer", "players": true, "seed": ""}', "players: "),
        ('{"op": "deal", "game": "elfer", "players": 2, "seed": 1}', "seed: "),
        ('{"op": "deal", "game": "elfer", "players": 2, "seed": "\\udc00"}', "UTF-8"),
        ('{"op": "deal", "game": "elfer", "players": 2, "seed": "", "dealer": 2}', "dealer: "),
        ('{"op": "deal", "game": "elfer", "players": 2, "seed": "", "options": []}', "options: "),
        ('{"op": "deal", "game": "elfern", "players": 3, "seed": ""}', "players: "),
        ('{"op": "deal", "game": "elfern", "players": 1e999, "seed": ""}', ""),
        (f'{{"op": "deal", "game": "elfern", "players": {"9" * 5000}}}', ""),
        (f'{{"op": "moves", "position": {"[" * 900}{"]" * 900}}}', ""),
        ("[" * 100_000, "nested"),
        ("NaN", ""),
        ('{"op": "moves", "posi\\ntion": 1}', "posi\\ntion: "),
    ],
)
def test_an_unusable_request_is_answered_with_its_place(line: str, error: str) -> None:
    found = answer(line.encode())
    assert set(found) == {"error"}
    assert error in found["error"]
    assert "\n" not in found["error"]


def test_what_is_no_utf_8_is_answered() -> None:
    assert "UTF-8" in answer(b'{"op": "\xff"}')["error"]


@pytest.mark.parametrize("value", [{"deep": None}, None, -1, 1e308, "R1", [[]], True])
@pytest.mark.parametrize("name", ["game", "hands", "stock", "turn", "options", "over", "bonus"])
def test_a_position_with_an_odd_field_is_answered(name: str, value: object) -> None:
    found = answer(json.dumps({"op": "moves", "position": POSITION | {name: value}}).encode())
    assert found == {"moves": []} if name == "over" and value is True else "error" in found


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)


@given(
    field=st.sampled_from(["op", "position", "moves", "lang", "seat", "game", "players", "seed"]),
    value=json_values,
    op=st.sampled_from(["moves", "judge", "view", "deal"]),
)
def test_nothing_but_an_answer_comes_out(field: str, value: object, op: str) -> None:
    request = {"op": op, "position": POSITION, "moves": ["B12"], field: value}
    assert isinstance(answer(json.dumps(request).encode()), dict)


@given(
    name=st.sampled_from(sorted(POSITION)),
    value=json_values,
    moves=st.lists(st.sampled_from(["B12", "end", "draw", "-*", "pass"]) | st.text(), max_size=3),
)
def test_nothing_but_an_answer_comes_out_of_a_position(
    name: str, value: object, moves: list[str]
) -> None:
    request = {"op": "judge", "position": POSITION | {name: value}, "moves": moves}
    assert isinstance(answer(json.dumps(request).encode()), dict)


@given(line=st.binary())
def test_nothing_but_an_answer_comes_out_of_bytes(line: bytes) -> None:
    assert set(answer(line)) == {"error"}


@pytest.mark.apart
def test_answers_come_in_order_and_at_once_and_blank_lines_are_skipped() -> None:
    process = start("lines")
    assert process.stdin
    assert process.stdout
    for line, expected in (
        (json.dumps({"op": "moves", "position": POSITION}), {"moves"}),
        ("\n \r\nnot json", {"error"}),
        (json.dumps({"op": "deal", "game": "elfer", "players": 2, "seed": "ä"}), {"position"}),
    ):
        process.stdin.write(line.encode() + b"\n")
        process.stdin.flush()
        answered, _, _ = select.select([process.stdout], [], [], 20)
        assert answered, "no answer before the next request"
        assert set(json.loads(process.stdout.readline())) == expected
    assert finished(process) == (0, "", "")


def test_a_last_line_without_its_end_is_answered() -> None:
    served = call("lines", "--lang", "de", stdin="\n[]")
    assert served.status == 0
    assert json.loads(served.out)["error"].startswith("Hier muss ein JSON-Objekt")
