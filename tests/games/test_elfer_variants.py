"""The three variants of Elfer raus! (V1 to V3.3)."""

from typing import Any

import pytest

from tests.games.rows import changed, clause, elfer, hands, legal, rest, told


def false_start(*seats: str, **fields: Any) -> dict[str, Any]:
    return elfer(*seats, variant="false_start", **fields)


def three_starts(*seats: str, **fields: Any) -> dict[str, Any]:
    return elfer(*seats, variant="three_starts", **fields)


def any_start(*seats: str, **fields: Any) -> dict[str, Any]:
    return elfer(*seats, variant="any_start", **fields)


# --- V1: false start


def test_V1_nothing_has_to_be_opened() -> None:
    p = false_start("R2-3 Y19 G11", "Y2", stock="B5")
    assert legal(p) == "R2 Y19"
    assert legal(p, "R2", "Y19", "R3") == "end"


def test_V1_2_from_the_1_upward_and_from_the_20_downward() -> None:
    p = false_start("R2 R19 G2-3 B18-19 Y10-12", "Y2")
    assert legal(p) == "B19 G2 R19 R2"
    assert legal(p, "G2", "B19") == "B18 G3 R19 R2 end"
    assert clause(p, "G3") == "V1.2"
    assert clause(p, "B18") == "V1.2"


@pytest.mark.parametrize("number", range(2, 20))
def test_V1_2_each_row_closes_in_the_middle(number: int) -> None:
    table = rest("R1 R20 Y1-20", f"Y{number}")
    assert legal(false_start(f"Y{number} R10", "R9", table=table)) == f"Y{number}"


def test_V1_3_the_11_fits_only_next_to_a_10_or_12() -> None:
    assert legal(false_start("R11 Y11 G11 B11", "R10", stock="B5")) == "draw"
    assert legal(false_start("R11", "R15", table="R1-10 R20")) == "R11"
    assert legal(false_start("R11", "R5", table="R1 R12-20")) == "R11"
    nearly = false_start("R11 R10", "Y15", table="R1-9 R13-20")
    assert legal(nearly) == "R10"
    assert clause(nearly, "R11") == "V1.3"
    assert legal(nearly, "R10") == "R11 end"


def test_V1_4_the_first_turn_is_an_ordinary_one() -> None:
    p = false_start("R5 Y5", "G5 G6", stock="R6 R2 R7", dealer=1)
    assert legal(p) == "draw"
    assert changed(p, "draw") == {
        "hands": hands("R2 R5-6 Y5", "G5-6"),
        "stock": ["R7"],
        "drawn": True,
    }
    assert legal(p, "draw") == "R2"


# --- V2: three starts


def test_V2_one_10_11_or_12_of_any_colour_opens() -> None:
    p = three_starts("R10 R9 R13 Y11 G12 B10-12", "R5", dealer=1)
    assert legal(p) == "B10 B11 B12 G12 R10 Y11"
    assert changed(p, "G12") == {
        "hands": hands("R9-10 R13 Y11 B10-12", "R5"),
        "table": ["G12"],
        "phase": "play",
        "turn": 1,
    }
    assert told(p, "G12") == [
        {"event": "laid", "seat": 0, "card": "G12"},
        {"event": "turn_ended", "seat": 0},
    ]
    assert [clause(p, move) for move in ("R9", "R13", "draw", "end", "pass")] == [
        "V2", "V2", "E8", "E5", "E5",
    ]  # fmt: skip


def test_V2_who_has_none_draws_until_one_is_a_10_11_or_12() -> None:
    p = three_starts("R9 R13", "R5", stock="Y1 Y12 Y10")
    assert legal(p) == "draw"
    assert changed(p, "draw") == {
        "hands": hands("R9 R13 Y1 Y12", "R5"),
        "stock": ["Y10"],
        "drawn": True,
    }
    assert legal(p, "draw") == "Y12"
    assert clause(p, "draw", "end") == "E9"
    assert changed(p, "draw", "Y12") == {
        "hands": hands("R9 R13 Y1", "R5"),
        "stock": ["Y10"],
        "table": ["Y12"],
        "phase": "play",
        "turn": 1,
    }


def test_V2_who_lays_none_passes_the_same_task_on() -> None:
    p = three_starts("R9", "R5 B12", "R6", stock="Y1 Y2 Y3 Y10", turn=2)
    assert legal(p, "draw") == "draw"
    assert changed(p, "draw") == {
        "hands": hands("R9", "R5 B12", "R6 Y1-3"),
        "stock": ["Y10"],
        "turn": 0,
    }
    assert legal(p, "draw", "draw") == "Y10"
    assert legal(p, "draw", "draw", "Y10") == "B12"


def test_V2_draws_with_the_options_of_E8_and_E9() -> None:
    p = three_starts("R9", "B12", stock="Y1 Y10 Y2 Y3", draw="three")
    assert changed(p, "draw")["turn"] == 1
    assert legal(p, "draw") == "B12"
    p = three_starts("R9", "B12", stock="Y1 Y10", draw="one")
    assert changed(p, "draw")["turn"] == 1
    p = three_starts("R9", "B12 B5", stock="Y11", may_hold_drawn=True)
    assert legal(p, "draw") == "Y11 end"
    assert legal(p, "draw", "end") == "B12"
    assert changed(p, "draw", "end") == {"hands": hands("R9 Y11", "B5 B12"), "stock": [], "turn": 1}


def test_V2_empty_pile_and_none_in_the_hand_is_a_pass() -> None:
    p = three_starts("R9", "R13 R12")
    assert legal(p) == "pass"
    assert changed(p, "pass") == {"turn": 1}
    assert legal(p, "pass") == "R12"


def test_V2_2_each_colour_is_begun_once_with_its_own_number() -> None:
    p = three_starts("R10 R12 Y9-13 G10", "R5", table="R11 G12")
    assert legal(p) == "R10 R12 Y10 Y11 Y12"
    assert legal(p, "Y12") == "R10 R12 Y11 Y13 end"
    assert legal(p, "Y10") == "R10 R12 Y11 Y9 end"
    assert clause(p, "Y10", "Y12") == "V2.2"
    assert clause(p, "G10") == "V2.2"
    assert clause(p, "Y13") == "V2.2"


# --- V3: any start


def test_V3_the_starter_lays_one_card_of_any_number() -> None:
    p = any_start("Y1", "R1 R11 Y20 G7 B3", "Y5", stock="B5", turn=1)
    assert legal(p) == "B3 G7 R1 R11 Y20"
    assert changed(p, "G7") == {
        "hands": hands("Y1", "R1 R11 Y20 B3", "Y5"),
        "table": ["G7"],
        "phase": "play",
        "start": 7,
        "turn": 2,
    }
    assert [clause(p, move) for move in ("draw", "pass", "end")] == ["E8", "E5", "E5"]


@pytest.mark.parametrize("number", [1, 2, 10, 11, 12, 19, 20])
def test_V3_2_every_colour_starts_with_the_number_of_the_first(number: int) -> None:
    p = any_start(f"R{number} B1", "Y1-20", "G1")
    assert changed(p, f"R{number}")["start"] == number
    assert legal(p, f"R{number}") == f"Y{number}"
    beside = [f"Y{n}" for n in (number - 1, number + 1) if 1 <= n <= 20]
    assert legal(p, f"R{number}", f"Y{number}") == " ".join([*sorted(beside), "end"])


def test_V3_2_rows_are_extended_or_opened_with_exactly_that_number() -> None:
    p = any_start("R4 R6 Y4-6 G5", "B1", table="R5", start=5)
    assert legal(p) == "G5 R4 R6 Y5"
    assert clause(p, "Y4") == "V3.2"
    assert clause(p, "Y6") == "V3.2"
    assert legal(p, "Y5") == "G5 R4 R6 Y4 Y6 end"


def test_V3_3_the_11_is_ordinary() -> None:
    p = any_start("R10-11 Y11", "B1", table="R5-9", start=5)
    assert legal(p) == "R10"
    assert clause(p, "R11") == "V3.3"
    assert clause(p, "Y11") == "V3.3"
    assert legal(p, "R10") == "R11 end"


def test_V3_3_unless_the_starter_laid_an_11() -> None:
    p = any_start("Y11-12 G10", "B1", table="R11", start=11)
    assert legal(p) == "Y11"
    assert clause(p, "Y12") == "V3.2"
    assert clause(p, "G10") == "V3.2"


@pytest.mark.parametrize(("number", "neighbour"), [(1, 2), (20, 19)])
def test_V3_3_from_1_or_20_rows_grow_one_way(number: int, neighbour: int) -> None:
    p = any_start(rest("R1-20", f"R{number}"), "B5", table=f"R{number}", start=number)
    assert legal(p) == f"R{neighbour}"


def test_V3_3_an_opening_card_that_is_the_last_sets_the_number_too() -> None:
    result = changed(any_start("G7", "R1"), "G7")
    assert (result["start"], result["over"], result["laid"]) == (7, True, 1)
