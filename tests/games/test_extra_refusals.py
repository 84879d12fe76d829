"""The refusals of Elfer raus! Extra in the order of contract 6: the first that applies."""

import pytest

from tests.games.rows import Fields, clause, extra, legal, named, rest, unforbidden

ALL = "R1-10 R12-21 Y1-10 Y12-21 G1-10 G12-21 B1-10 B12-21"
STRICT = {"discard_counts_as_play": False}
PRIOR = {"exchange_needs_prior_play": True}

PILE = extra("R12-17 Y9 Y5 *", "B1", table="R9-10", stock="B5")
NO_JOKER = extra("R12-17 Y9", "B1 *", table="R9-10", stock="B5")
DUTY = extra("R12-16 Y5", "B1", table="R9-10")
FREE = extra("R1 Y5 *", "B1", table="R9-10")
SWAP = extra("R12 R14 Y10 G1 *", "B1", table="*R12 R13", stock="B5")
SWAP_EMPTY = extra("R12 Y1", "B1", table="*R12")
SWAP_DUTY = extra("R12 Y10", "B1", table="*R12")
FULL = extra("R1 R5", "*", table=rest(ALL, "R1 R5") + " *R1 *R5", **STRICT)
FOUR = ["R12", "R13", "R14", "R15"]

NUMBER_CARD = [
    (PILE, ["R18"], "hand"),
    (PILE, ["R11"], "hand"),
    (PILE, ["B1"], "hand"),
    (PILE, ["R13"], "X20"),
    (PILE, ["Y5"], "X20"),
    (SWAP, ["R12"], "X20"),
    (PILE, [*FOUR, "R18"], "hand"),
    (PILE, [*FOUR, "R17"], "X20"),
    (PILE, [*FOUR, "R16"], "X15"),
    (DUTY, [*FOUR, "R16"], "X15"),
]

JOKER = [
    (NO_JOKER, ["*R12"], "hand"),
    (NO_JOKER, ["*R11"], "hand"),
    (PILE, ["*R11"], "X30"),
    (PILE, ["*R10"], "X30"),
    (PILE, ["*R13"], "X30"),
    (PILE, ["*Y9"], "X30"),
    (SWAP, ["*R12"], "X30"),
    (NO_JOKER, [*FOUR, "*R16"], "hand"),
    (PILE, [*FOUR, "*R17"], "X30"),
    (PILE, [*FOUR, "*R10"], "X30"),
    (PILE, [*FOUR, "*R16"], "X15"),
]

BRIDGE = [
    (PILE, ["R9>B9"], "hand"),
    (PILE, ["Y9>B8"], "hand"),
    (PILE, ["R10>Y10"], "hand"),
    (NO_JOKER, ["R10>*Y10"], "hand"),
    (NO_JOKER, ["R7>*R5"], "hand"),
    (PILE, ["R9>*B9"], "X50"),
    (PILE, ["R9>*G9"], "X50"),
    (PILE, ["R9>*R9"], "X50"),
    (PILE, ["R9>*R8"], "X50"),
    (PILE, ["R9>Y5"], "X50"),
    (PILE, ["R10>Y9"], "X50"),
    (PILE, ["R5>Y5"], "X50"),
    (PILE, ["G9>Y9"], "X50"),
    (PILE, ["Y9>*R9"], "X50"),
    (PILE, ["R11>*Y11"], "X50"),
    (extra("Y9 *", "B1", table="R9 *Y9", stock="B5"), ["R9>Y9"], "X50"),
    (PILE, [*FOUR, "R9>B9"], "hand"),
    (PILE, [*FOUR, "R10>Y9"], "X50"),
    (PILE, [*FOUR, "R5>Y5"], "X50"),
    (PILE, [*FOUR, "R9>Y9"], "X51"),
    (PILE, [*FOUR, "R9>*Y9"], "X51"),
    (PILE | {"bridges": [0, 4]}, [*FOUR, "R9>Y9"], "X51"),
    (PILE | {"bridges": [0, 4]}, ["R9>Y9"], "X52"),
    (PILE | {"bridges": [0, 4]}, ["R9>*Y9"], "X52"),
    (PILE | {"bridges": [0, 4]}, ["R5>Y5"], "X50"),
    (PILE | {"bridges": [0, 4]}, ["R9>B9"], "hand"),
]

EXCHANGE = [
    (SWAP, ["=R13"], "hand"),
    (SWAP, ["=R11"], "hand"),
    (SWAP, ["=R14"], "X31"),
    (SWAP, ["=Y10"], "X31"),
    (SWAP | {"options": PRIOR}, ["=R13"], "hand"),
    (SWAP | {"options": PRIOR}, ["=R14"], "X31"),
    (SWAP | {"options": PRIOR}, ["=R12"], "X32"),
    (SWAP | {"options": PRIOR | STRICT}, ["=R12"], "X32"),
    (FULL, ["=R1"], "X34"),
    (FULL, ["=R5"], "X34"),
    (FULL, ["=R2"], "hand"),
    (FULL | {"options": PRIOR | STRICT}, ["=R1"], "X32"),
    (FULL | {"options": PRIOR}, ["=R1"], "X32"),
]

DISCARD = [
    (NO_JOKER, ["-*"], "hand"),
    (NO_JOKER, [*FOUR, "-*"], "hand"),
    (NO_JOKER | {"options": STRICT}, ["-*"], "hand"),
    (PILE, [*FOUR, "-*"], "X15"),
    (PILE | {"options": STRICT}, [*FOUR, "-*"], "X15"),
    (PILE | {"options": STRICT}, ["-*"], "X34"),
    (SWAP | {"options": STRICT}, ["=R12", "-*"], "X34"),
]

DRAW = [
    (PILE, ["R12", "draw"], "X10"),
    (PILE, ["-*", "draw"], "X10"),
    (SWAP, ["=R12", "R14", "draw"], "X10"),
    (DUTY, ["R12", "draw"], "X10"),
    (SWAP, ["=R12", "draw"], "X32"),
    (SWAP_EMPTY, ["=R12", "draw"], "X32"),
    (SWAP_DUTY, ["=R12", "draw"], "X32"),
    (DUTY, ["draw"], "X13"),
    (SWAP_DUTY, ["draw"], "X13"),
    (FREE, ["draw"], "X14"),
    (SWAP_EMPTY, ["draw"], "X14"),
]

END = [
    (SWAP, ["=R12", "end"], "X32"),
    (SWAP_EMPTY, ["=R12", "end"], "X32"),
    (SWAP_DUTY, ["=R12", "end"], "X32"),
    (PILE, ["end"], "X12"),
    (extra("R1", "B1", stock="B5"), ["end"], "X12"),
    (DUTY, ["end"], "X13"),
    (FREE, ["end"], "X14"),
]

PASS = [
    (PILE, ["pass"], "X12"),
    (PILE, ["R12", "pass"], "X12"),
    (SWAP, ["=R12", "pass"], "X12"),
    (DUTY, ["R12", "pass"], "X14"),
    (FREE, ["-*", "pass"], "X14"),
    (SWAP_EMPTY, ["=R12", "*R13", "pass"], "X14"),
    (SWAP_EMPTY, ["=R12", "pass"], "X32"),
    (SWAP_DUTY, ["=R12", "pass"], "X32"),
    (DUTY, ["pass"], "X13"),
]

ROWS = NUMBER_CARD + JOKER + BRIDGE + EXCHANGE + DISCARD + DRAW + END + PASS


@pytest.mark.parametrize(("data", "moves", "expected"), NUMBER_CARD)
def test_a_number_card_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
    assert clause(data, *moves) == expected


@pytest.mark.parametrize(("data", "moves", "expected"), JOKER)
def test_a_joker_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
    assert clause(data, *moves) == expected


@pytest.mark.parametrize(("data", "moves", "expected"), BRIDGE)
def test_a_bridge_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
    assert clause(data, *moves) == expected


@pytest.mark.parametrize(("data", "moves", "expected"), EXCHANGE)
def test_an_exchange_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
    assert clause(data, *moves) == expected


@pytest.mark.parametrize(("data", "moves", "expected"), DISCARD)
def test_a_discard_is_refused_by(data: Fields, moves: list[str], expected: str) -> None:
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


@pytest.mark.parametrize(("data", "moves"), [row[:2] for row in ROWS])
def test_what_no_clause_forbids_is_legal(data: Fields, moves: list[str]) -> None:
    assert legal(data, *moves[:-1]).split() == sorted(unforbidden(data, *moves))


@pytest.mark.parametrize(
    "move",
    [
        "", "*", "=", "-", "R22", "R0", "R012", "r12", "R12 ", "R12\n", "**R12", "*r12", "* R12",
        "R12*", "=*R12", "=R22", "-R12", "-* ", "R9>", ">Y9", "R9>*", "R9>Y", "R9>Y22", "R22>Y9",
        "R9>Y09", "R09>Y9", "R9>Y0", "R0>Y9", "*R9>Y9", "R9>**Y9", "R9>Y9>G9", "R9->Y9", "R9 > Y9",
        "Y9>B9\n", "R\uff19>Y9", "Draw", "ends", "pass pass", "AH",
    ],
)  # fmt: skip
def test_what_is_no_move_of_this_notation_is_text(move: str) -> None:
    assert clause(PILE, move) == "text"
    assert clause(extra("R12", "R1"), "R12", move) == "text"


@pytest.mark.parametrize(
    "move",
    [
        "R12", "B21", "R11", "*R12", "*R11", "R9>Y9", "R9>*Y9", "R9>R5", "Y9>*B8", "=R12", "-*",
        "draw", "end", "pass",
    ],
)  # fmt: skip
def test_every_readable_move_after_the_end_is_over(move: str) -> None:
    assert clause(extra("R12", "R1"), "R12", move) == "over"
    assert clause(extra("R12", "R1", over=True, reason="blocked"), move) == "over"


@pytest.mark.parametrize(
    ("data", "move", "names"),
    [
        (PILE, "R18", {"card": "R18"}),
        (PILE, "R13", {"card": "R13", "beside": ("R12", "R14")}),
        (extra("B1 B21", "R1"), "B1", {"beside": ("B2",)}),
        (extra("B1 B21", "R1"), "B21", {"beside": ("B20",)}),
        (SWAP, "R12", {"exchange": "=R12"}),
        (PILE, "*Y20", {"cell": "Y20", "beside": ("Y19", "Y21")}),
        (PILE, "R10>Y9", {"start": "R10", "end": "Y9"}),
        (PILE, "R9>*B9", {"first": "R", "second": "B"}),
        (SWAP, "=R14", {"cell": "R14"}),
        (DUTY, "pass", {"card": "R12"}),
    ],
)
def test_a_refusal_names_the_cards_that_matter(
    data: Fields, move: str, names: dict[str, object]
) -> None:
    assert names.items() <= named(data, move).items()
