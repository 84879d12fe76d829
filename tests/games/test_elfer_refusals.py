"""The refusals of Elfer raus!, in the order of contract 6: the first that applies is named."""

from typing import Any

import pytest

from tests.games.rows import Fields, clause, elfer, legal, named, unforbidden

ONE_CARD = {"max_cards": 1}
FORCED = {"force_eleven": True}

OPENING = elfer("R5 R11 R12 Y11", "Y12", stock="G1")
THREE_STARTS = elfer("R9 R10 R13", "Y9", variant="three_starts", stock="G1")
FALSE_START = elfer("R5 R11 R2", "Y12", variant="false_start", stock="G2")
ANY_START = elfer("R5 R11 R8 Y8 Y11", "Y12", variant="any_start", table="R7", start=7)
ANY_ELEVEN = elfer("R12 R14 G10 G11 Y9", "Y12", variant="any_start", table="R11 Y11", start=11)
LAY = elfer("R5 R12-13 Y11", "Y12", table="R11", stock="G1")
NO_CARD = elfer("R5 Y3", "Y12", table="R11", stock="G1")
NO_PILE = elfer("R5 Y3", "Y12", table="R11")
EMPTY_BUT_FITS = elfer("R5 R12", "Y12", table="R11")
DRAWN = elfer("R5 Y3", "Y12", table="R11", stock="R12 G1")
KEEP = elfer("R5 Y3", "Y12", table="R11", stock="R12 G1", may_hold_drawn=True)


def with_options(data: Fields, **options: Any) -> Fields:
    return data | {"options": data["options"] | options}


CARD = [
    # hand
    (LAY, ["R14"], "hand"),
    (LAY, ["Y12"], "hand"),
    (OPENING, ["B20"], "hand"),
    (elfer("R11", "R12", without_blue=True), ["B5"], "hand"),
    # does not fit
    (OPENING, ["R12"], "E2"),
    (OPENING, ["Y11"], "E2"),
    (THREE_STARTS, ["R9"], "V2"),
    (THREE_STARTS, ["R13"], "V2"),
    (LAY, ["R13"], "E6"),
    (LAY, ["R5"], "E6"),
    (elfer("Y12 Y11", "R5", table="R11"), ["Y12"], "E6"),
    (FALSE_START, ["R11"], "V1.3"),
    (FALSE_START, ["R5"], "V1.2"),
    (THREE_STARTS, ["R10", "draw", "R13"], "V2.2"),
    (elfer("Y9 Y12", "R5", table="R11", variant="three_starts"), ["Y9"], "V2.2"),
    (elfer("R11 Y9", "R5", table="R13 G12", variant="three_starts"), ["R11"], "V2.2"),
    (ANY_START, ["R11"], "V3.3"),
    (ANY_START, ["Y11"], "V3.3"),
    (ANY_START, ["R5"], "V3.2"),
    (ANY_START, ["Y8"], "V3.2"),
    (ANY_ELEVEN, ["R14"], "V3.2"),
    (ANY_ELEVEN, ["G10"], "V3.2"),
    (elfer("R11", "R5", variant="any_start", table="R3", start=11), ["R11"], "V3.2"),
    (elfer("R11 Y5", "R5", variant="any_start", table="R3"), ["R11"], "V3.3"),
    (elfer("R11 Y5", "R5", variant="any_start", table="R3"), ["Y5"], "V3.2"),
    # max_cards
    (with_options(LAY, **ONE_CARD), ["R12", "R13"], "E5"),
    (with_options(LAY, **ONE_CARD), ["R12", "Y11"], "E5"),
    (with_options(LAY, **ONE_CARD), ["R12", "R5"], "E6"),
    (with_options(LAY, **ONE_CARD), ["R12", "R14"], "hand"),
    # force_eleven
    (with_options(LAY, **FORCED), ["R12"], "E7"),
    (with_options(LAY, **FORCED), ["R13"], "E6"),
    (with_options(LAY, **FORCED), ["R14"], "hand"),
    (with_options(LAY, **FORCED, **ONE_CARD), ["Y11", "R12"], "E5"),
    (elfer("R12-13 Y11 G11", "Y9", table="R11", **FORCED), ["Y11", "R12"], "E7"),
]

DRAW = [
    (LAY, ["R12", "draw"], "E8"),
    (LAY, ["draw"], "E8"),
    (OPENING, ["draw"], "E8"),
    (DRAWN, ["draw", "draw"], "E8"),
    (DRAWN, ["draw", "R12", "draw"], "E8"),
    (EMPTY_BUT_FITS, ["draw"], "E8"),
    (EMPTY_BUT_FITS, ["R12", "draw"], "E8"),
    (NO_PILE, ["draw"], "E10"),
]

END = [
    (DRAWN, ["draw", "end"], "E9"),
    (LAY, ["end"], "E5"),
    (OPENING, ["end"], "E5"),
    (NO_CARD, ["end"], "E5"),
    (NO_PILE, ["end"], "E5"),
    (KEEP, ["end"], "E5"),
]

PASS = [
    (LAY, ["R12", "pass"], "E5"),
    (DRAWN, ["draw", "R12", "pass"], "E5"),
    (DRAWN, ["draw", "pass"], "E9"),
    (KEEP, ["draw", "pass"], "E9"),
    (LAY, ["pass"], "E5"),
    (OPENING, ["pass"], "E5"),
    (EMPTY_BUT_FITS, ["pass"], "E5"),
    (NO_CARD, ["pass"], "E10"),
    (THREE_STARTS | {"hands": [["R9"], ["Y9"]]}, ["pass"], "E10"),
]


@pytest.mark.parametrize(("data", "moves"), [row[:2] for row in CARD + DRAW + END + PASS])
def test_what_no_clause_forbids_is_legal(data: Fields, moves: list[str]) -> None:
    assert legal(data, *moves[:-1]).split() == sorted(unforbidden(data, *moves))


@pytest.mark.parametrize(("data", "moves", "expected"), CARD)
def test_a_card_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
    assert clause(data, *moves) == expected


@pytest.mark.parametrize(("data", "moves", "expected"), DRAW)
def test_a_draw_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
    assert clause(data, *moves) == expected


@pytest.mark.parametrize(("data", "moves", "expected"), END)
def test_an_end_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
    assert clause(data, *moves) == expected


@pytest.mark.parametrize(("data", "moves", "expected"), PASS)
def test_a_pass_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
    assert clause(data, *moves) == expected


@pytest.mark.parametrize(
    "move",
    ["R21", "R0", "R01", "r11", " R11", "R11 ", "R11\n", "11R", "R", "11", "", "Z11", "Draw", "END",
     "pass ", "*", "*R11", "-*", "=R11", "R11>Y11", "AH", "R\uff11"],
)  # fmt: skip
def test_what_is_no_move_of_this_notation_is_text(move: str) -> None:
    assert clause(OPENING, move) == "text"
    assert clause(elfer("R12", "R5", table="R11"), "R12", move) == "text"


@pytest.mark.parametrize("move", ["R12", "B20", "draw", "end", "pass"])
def test_every_readable_move_after_the_end_is_over(move: str) -> None:
    assert clause(elfer("R12", "R5", table="R11", stock="Y1"), "R12", move) == "over"
    assert clause(elfer("R12", "", table="R11", over=True, turn=1), move) == "over"


@pytest.mark.parametrize(
    ("data", "move", "names"),
    [
        (LAY, "R13", {"card": "R13", "beside": ("R12", "R14")}),
        (elfer("Y1 Y3", "R5", table="Y11"), "Y1", {"card": "Y1", "beside": ("Y2",)}),
        (elfer("Y20 Y3", "R5", table="Y11"), "Y20", {"card": "Y20", "beside": ("Y19",)}),
        (elfer("Y12", "R5", table="R11"), "Y12", {"starts": ("Y11",), "colour": "Y"}),
        (THREE_STARTS | {"table": ["Y12"]}, "R9", {"starts": ("R10", "R11", "R12")}),
        (ANY_START, "Y8", {"starts": ("Y7",), "colour": "Y"}),
        (ANY_START, "Y11", {"beside": ("Y10", "Y12")}),
        (FALSE_START, "R11", {"beside": ("R10", "R12")}),
        (OPENING, "R5", {"opening": "R11"}),
        (THREE_STARTS, "R9", {"card": "R9"}),
        (with_options(LAY, **FORCED), "R12", {"eleven": "Y11"}),
        (LAY, "draw", {"card": "R12"}),
        (LAY, "pass", {"card": "R12"}),
        (NO_CARD, "pass", {"count": 1}),
    ],
)
def test_a_refusal_names_the_cards_that_matter(
    data: Fields, move: str, names: dict[str, Any]
) -> None:
    assert names.items() <= named(data, move).items()
