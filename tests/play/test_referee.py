"""What a refusal tells besides the clause: the moves that were legal instead."""

import pytest

from elferrat.play.positions import read_position
from elferrat.play.referee import IllegalMove, insiders, step


def complaint(*hand: str) -> str:
    fields = {"game": "extra", "hands": [list(hand), ["G5"]], "stock": ["B3"], "partial": True}
    with pytest.raises(IllegalMove) as caught:
        step(read_position(fields), "R14")
    return caught.value.text("en")


def test_a_short_list_of_moves_is_a_whole_sentence() -> None:
    assert complaint("R14", "B10").endswith("You could play: B10, draw.")


def test_a_long_list_is_cut_and_begins_with_plain_cards() -> None:
    sentence = complaint("R14", "B10", "Y12", "*")
    assert "You could play: B10, Y12, draw, *B10, " in sentence
    assert sentence.endswith(", …")


def test_bridges_come_last() -> None:
    fields = {
        "game": "extra",
        "hands": [["R14", "Y12"], ["G5"]],
        "table": ["R11", "Y11", "G11", "B11", "R12"],
        "stock": ["B3"],
        "partial": True,
    }
    with pytest.raises(IllegalMove) as caught:
        step(read_position(fields), "R14")
    assert caught.value.text("en").endswith("You could play: Y12, draw, R12>Y12.")


def test_only_who_draws_knows_more_of_it() -> None:
    events = [
        {"event": "laid", "seat": 0},
        {"event": "drew", "seat": 2},
        {"event": "turn_ended", "seat": 2},
    ]
    assert insiders(events) == {2}
    assert insiders(events[:1]) == set()
