"""Terms of a table: defaults, limits, and what is refused with its place."""

from typing import Any

import pytest

from elferrat.locale.message import Unusable
from elferrat.server.clocks import Clock
from elferrat.server.terms import read_terms


def test_defaults() -> None:
    terms = read_terms({"game": "extra"})
    assert (terms.seats, terms.games, terms.clock, terms.options) == (2, 1, Clock(), {})
    assert not terms.listed
    assert not terms.chat


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none"},
        {"kind": "turn", "seconds": 30},
        {"kind": "game", "seconds": 600, "increment": 5},
        {"kind": "days", "days": 3},
    ],
)
def test_terms_are_read_as_they_are_written(clock: dict[str, Any]) -> None:
    terms = read_terms({"game": "elfer", "seats": 4, "clock": clock, "options": {"draw": "one"}})
    assert read_terms(terms.json()) == terms
    assert terms.json()["clock"] == clock


def test_default_options_are_left_out() -> None:
    assert read_terms({"game": "elfer", "options": {"draw": "until_fit"}}).options == {}


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ([], ""),
        ({}, "game"),
        ({"game": "skat"}, "game"),
        ({"game": "elfer", "colour": 1}, "colour"),
        ({"game": "elfer", "seats": 7}, "seats"),
        ({"game": "elfern", "seats": 3}, "seats"),
        ({"game": "elfer", "seats": True}, "seats"),
        ({"game": "elfer", "seats": 3, "options": {"without_blue": True}}, "seats"),
        ({"game": "elfer", "options": {"draw": 3}}, "options.draw"),
        ({"game": "elfer", "options": []}, "options"),
        ({"game": "elfer", "games": -1}, "games"),
        ({"game": "elfer", "pace": 10_000}, "pace"),
        ({"game": "elfer", "listed": 1}, "listed"),
        ({"game": "elfer", "clock": 5}, "clock"),
        ({"game": "elfer", "clock": {}}, "clock.kind"),
        ({"game": "elfer", "clock": {"kind": "sand"}}, "clock.kind"),
        ({"game": "elfer", "clock": {"kind": "turn"}}, "clock.seconds"),
        ({"game": "elfer", "clock": {"kind": "turn", "seconds": 1}}, "clock.seconds"),
        ({"game": "elfer", "clock": {"kind": "none", "days": 1}}, "clock.days"),
        ({"game": "elfer", "clock": {"kind": "days", "days": 400}}, "clock.days"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(data: object, place: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_terms(data)
    assert caught.value.place.partition("[")[0] == place
