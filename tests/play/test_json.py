"""Reading JSON: whatever comes in, a value or one clear complaint with its place."""

import json
from typing import Any

import pytest

from elferrat.locale.message import Unusable
from elferrat.play.positions import parse_json, read_position


def complaint(text: str | bytes) -> tuple[str, str]:
    with pytest.raises(Unusable) as caught:
        parse_json(text)
    return caught.value.place, caught.value.message.key


@pytest.mark.parametrize("text", ['{"a": [1, "ü", null, true, 2.5]}', "[]", "3", '"\\u00fc"'])
def test_json_is_read_from_text_and_from_bytes(text: str) -> None:
    assert parse_json(text) == parse_json(text.encode()) == json.loads(text)


def test_a_byte_order_mark_before_bytes_is_no_trouble() -> None:
    assert parse_json(b"\xef\xbb\xbf[1]") == [1]


def test_whole_surrogate_pairs_are_read() -> None:
    assert parse_json('"\\ud83c\\udca1"') == "🂡"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1, column 1"),
        ("{", "line 1, column 2"),
        ('{"a":\n 1,\n}', "line 3, column 1"),
        ("[1] [2]", "line 1, column 5"),
    ],
)
def test_broken_json_is_named_with_line_and_column(text: str, place: str) -> None:
    assert complaint(text)[1] == "bad-json"
    assert complaint(text)[0].startswith(place.split(",", maxsplit=1)[0])
    assert complaint(text)[0] in (place, place.replace("3, column 1", "2, column 3"))


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}', "1e999", "[-1e999]"])
def test_numbers_that_json_does_not_have_are_refused(text: str) -> None:
    assert complaint(text) == ("", "bad-json")


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    assert complaint("1" * 10_000) == ("", "bad-json")


@pytest.mark.parametrize("text", [b"\xff", b'"\xc3"', b"[1]\x80", '"\udc80"', '{"\ud800": 1}'])
def test_what_is_not_utf8_is_refused(text: str | bytes) -> None:
    assert complaint(text) == ("", "bad-utf8")


@pytest.mark.parametrize("text", ['"\\ud800"', '{"\\uDFFF": 1}', '["\\udca1\\ud83c"]'])
def test_half_a_surrogate_pair_is_refused(text: str) -> None:
    assert complaint(text) == ("", "bad-utf8")


@pytest.mark.parametrize("depth", [101, 500, 5_000, 200_000])
@pytest.mark.parametrize(("opened", "closed"), [("[", "]"), ('{"a":', "}")])
def test_deep_nesting_is_refused(depth: int, opened: str, closed: str) -> None:
    assert complaint(opened * depth + "1" + closed * depth) == ("", "deep-json")


def test_many_lists_side_by_side_are_not_deep() -> None:
    text = "[" + ",".join(["[[]]"] * 1000) + "]"
    assert len(parse_json(text)) == 1000
    assert parse_json("[" * 99 + "1" + "]" * 99)


def test_a_field_given_twice_is_named() -> None:
    assert complaint('{"a": 1, "b": 2, "b": 3}') == ("b", "doubled-field")
    assert complaint('[{"": 1, "": 1}]') == ("", "doubled-field")


def test_a_field_given_twice_among_very_many_is_found_in_time() -> None:
    fields = [f'"{n}": 0' for n in range(100_000)]
    assert complaint("{" + ",".join([*fields, fields[-1]]) + "}") == ("99999", "doubled-field")


@pytest.mark.parametrize(
    ("data", "place", "key"),
    [
        ([], "", "bad-object"),
        ("elfer", "", "bad-object"),
        (None, "", "bad-object"),
        ({}, "game", "missing-field"),
        ({"game": "elfer"}, "hands", "missing-field"),
        ({"game": "skat", "hands": []}, "game", "bad-game"),
        ({"game": ["elfer"], "hands": []}, "game", "bad-game"),
        ({"game": "elfer", "hands": [3, ["R1"]]}, "", "view-given"),
        ({"game": "elfer", "hands": [["R1"]], "legal": []}, "", "view-given"),
        ({"game": "elfer", "hands": 3}, "hands", "bad-list"),
    ],
)
def test_what_is_no_position_is_named(data: Any, place: str, key: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_position(data)
    assert (caught.value.place, caught.value.message.key) == (place, key)
