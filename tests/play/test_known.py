"""What a seat on turn knows, read from JSON: exactly the view that was written."""

import json
from typing import Any

import pytest

import elferrat
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable
from elferrat.play.known import hidden_place, read_view
from elferrat.play.view import view
from tests.contract.courses import Setup, course, sampled_setups


@pytest.mark.parametrize("setup", sampled_setups(), ids=str)
def test_every_view_is_read_as_it_was_written(setup: Setup) -> None:
    """In every game, with every option: at the opening, while a turn goes on, with jokers taken."""
    looked = 0
    for number, p in enumerate(course(setup).positions):
        if p.outcome is None and (number < 8 or number % 5 == 0):
            check(p)
            looked += 1
    assert looked


def check(p: AnyPosition) -> None:
    seat = p.game.rules.to_move(p.state)
    seen = view(p, seat)
    written = json.loads(json.dumps(seen.json()))
    assert hidden_place(written) in ("hands", "stock")
    read = read_view(written)
    assert (read.seat, read.json()) == (seat, seen.json())
    assert hidden_place(p.game.write(p)) == ""


def seen(game: str = "extra") -> dict[str, Any]:
    """The view of the seat on turn, as an object to be spoiled."""
    table = elferrat.deal(game, players=2, seed="known")
    return json.loads(json.dumps(table.view(table.turn).json()))  # type: ignore[no-any-return]


def test_other_hands_may_be_told_and_the_stock_alone_hidden() -> None:
    table = elferrat.deal("extra", players=2, seed="known")
    position = table.position()
    told = {**position, "stock": len(position["stock"])}
    assert hidden_place(told) == "stock"
    assert [read_view(told).json()["hands"]] == [position["hands"]]


@pytest.mark.parametrize("data", [[], "view", None, 3])
def test_what_is_no_object_hides_nothing(data: object) -> None:
    assert hidden_place(data) == ""


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"hands": [["R1"], ["R2", 3]]}, "hands[1][1]"),
        ({"table": [1]}, "table[0]"),
        ({"turn": "0"}, "turn"),
        ({"turn": None}, "turn"),
        ({"stock": 2}, ""),
        ({"stock": 60}, ""),
        ({"stock": ["R1"]}, "stock"),
        ({"discarded": -1}, "discarded"),
        ({"hands": [3, ["R2"]]}, "hands[0]"),
    ],
)
def test_what_cannot_be_is_named(change: dict[str, Any], place: str) -> None:
    with pytest.raises(Unusable) as refused:
        read_view({**seen(), **change})
    assert refused.value.place == place


def test_who_leads_by_the_piles_must_be_told_its_hand() -> None:
    """Where a position does not say whose turn it is, that follows from the rest."""
    view_of_leader = seen("elfern")
    own, other = view_of_leader["leader"], 1 - view_of_leader["leader"]
    hands: list[Any] = [0, 0]
    hands[own], hands[other] = 6, view_of_leader["hands"][own]
    told = {name: value for name, value in view_of_leader.items() if name != "turn"}
    with pytest.raises(Unusable) as refused:
        read_view({**told, "hands": hands})
    assert refused.value.place == f"hands[{own}]"


def test_a_game_that_is_over_has_no_view_of_a_seat_on_turn() -> None:
    over = {
        "game": "elfer", "partial": True, "turn": 0, "dealer": 1, "table": ["R11"],
        "hands": [[], 2], "stock": 0, "over": True, "winners": [0],
    }  # fmt: skip
    with pytest.raises(Unusable):
        read_view(over)
