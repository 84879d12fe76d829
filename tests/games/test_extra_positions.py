"""Positions of Elfer raus! Extra as JSON: defaults, order, checks, finish fields (contract 2)."""

from typing import Any

import pytest

from elferrat.play.positions import read_position
from tests.games.rows import (
    ELEVENS,
    Fields,
    cards,
    complaint,
    completed,
    extra,
    hands,
    legal,
    read,
    rest,
)

LOST = {"bonus_lost_on_exchange": True}

PLAYING = extra("R12 *", "R5 G20", table="Y10 *Y9", stock="B3 *")
BRIDGED = extra(
    "R12 *", "R5 G20", table="R9-10 Y9", bridges=[3, 4], bridged=[["R9", "Y9"]], stock="B3"
)
SIDED = extra(
    "R12 *", "R5 G20", table="Y1-4 *Y5 Y6-10", bonus=[["Y-"], []], bonus_jokers="Y5", **LOST
)


# --- what is left out, and the order of output


@pytest.mark.parametrize(("players", "bridges"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_only_game_and_hands_are_required(players: int, bridges: int) -> None:
    seats = [[f"R{n}"] for n in range(1, players + 1)]
    assert read({"game": "extra", "hands": seats, "partial": True}) == {
        "game": "extra",
        "options": {},
        "hands": seats,
        "stock": [],
        "turn": 0,
        "order": ["R", "Y", "G", "B"],
        "table": ELEVENS,
        "bridges": [bridges] * players,
        "bridged": [],
        "bonus": [[] for _ in range(players)],
        "bonus_jokers": [],
        "discarded": 0,
        "laid": 0,
        "exchanged": 0,
        "passes": 0,
        "partial": True,
    }


def test_partial_is_written_only_when_true() -> None:
    assert read(PLAYING)["partial"] is True
    assert "partial" not in read(completed(PLAYING))
    assert read(completed(PLAYING) | {"partial": False}) == read(completed(PLAYING))


def test_options_are_written_without_default_values() -> None:
    defaults = {
        "exchange_needs_prior_play": False,
        "discard_counts_as_play": True,
        "bonus_lost_on_exchange": False,
        "bonus_supply": 7,
    }
    others = {
        "exchange_needs_prior_play": True,
        "discard_counts_as_play": False,
        "bonus_lost_on_exchange": True,
        "bonus_supply": 8,
    }
    assert read(PLAYING | {"options": defaults})["options"] == {}
    assert read(PLAYING | {"options": others})["options"] == others


def test_output_is_sorted_except_what_has_an_order_of_its_own() -> None:
    p = read(
        extra(
            "* B13 G20 R3 * Y14",
            "G3 Y20 R20",
            order="G B R Y",
            table="*B12 B1-10 Y10 Y1-9 R12 R10",
            stock="B20 * R4 Y15",
            bonus=[["Y-"], ["B-"]],
        )
    )
    assert p["hands"] == hands("R3 Y14 G20 B13 * *", "R20 Y20 G3")
    assert p["table"] == cards("R10-12 Y1-11 G11 B1-11 *B12")
    assert p["stock"] == cards("B20 * R4 Y15")
    assert p["order"] == ["G", "B", "R", "Y"]


def test_bonus_and_bridged_keep_the_order_of_play() -> None:
    table = "R1-10 R12-21 Y1-10 Y12-21 G12-21 B12-21"
    bonus = [["Y-", "R+"], ["R-"], ["B+", "G+", "Y+"]]
    bridged = [["Y9", "R9"], ["R2", "Y2"], ["Y1", "R1"]]
    p = extra("B1", "B2", "B3", table=table, bonus=bonus, bridged=bridged, bridges=[0, 1, 4])
    assert (read(p)["bonus"], read(p)["bridged"]) == (bonus, bridged)
    assert read(p)["bridges"] == [0, 1, 4]


def test_bonus_jokers_are_sorted() -> None:
    p = SIDED | {
        "table": [*SIDED["table"], *cards("R1-9 *R10")],
        "hands": hands("R12", "R13 G20"),
        "bonus": [[], ["R-", "Y-"]],
        "bonus_jokers": ["Y5", "R10"],
    }
    assert read(p)["bonus_jokers"] == ["R10", "Y5"]


def test_a_full_position_reads_as_it_is_written() -> None:
    for data in (PLAYING, BRIDGED, SIDED, completed(PLAYING), completed(BRIDGED)):
        assert read(read(data)) == read(data)


def test_a_view_counts_what_is_hidden() -> None:
    p = read_position(PLAYING)
    view = p.game.view(p, 1)
    assert (view["hands"], view["stock"]) == ([2, ["R5", "G20"]], 2)
    hidden = {name: view[name] for name in view if name not in ("hands", "stock")}
    assert hidden.items() <= read(PLAYING).items()
    assert p.game.view(p, 0)["hands"] == [["R12", "*"], 2]
    assert p.game.view(p, 0)["legal"] == legal(PLAYING).split()


# --- checks of every position


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"phase": "open"}, "phase", "bad-field"),
        ({"game_points": [0, 1]}, "game_points", "bad-field"),
        ({"partial": None}, "partial", "bad-boolean"),
        ({"options": {"variant": "standard"}}, "options", "bad-option"),
        ({"options": {"bonus_supply": 6}}, "options.bonus_supply", "bad-value"),
        ({"options": {"discard_counts_as_play": 0}}, "options.discard_counts_as_play", "bad-value"),
        # order
        ({"order": "RYGB"}, "order", "bad-list"),
        ({"order": ["R", "Y", "G"]}, "order", "bad-order"),
        ({"order": ["R", "Y", "G", "G"]}, "order", "bad-order"),
        ({"order": ["R", "Y", "G", "B", "B"]}, "order", "bad-order"),
        ({"order": ["R", "Y", "G", 4]}, "order", "bad-order"),
        # table
        ({"table": "R11"}, "table", "bad-list"),
        ({"table": [*ELEVENS, "R22"]}, "table[4]", "bad-card"),
        ({"table": [*ELEVENS, "*"]}, "table[4]", "bad-card"),
        ({"table": [*ELEVENS, "**R10"]}, "table[4]", "bad-card"),
        ({"table": [*ELEVENS, "*R11"]}, "table[4]", "bad-card"),
        ({"table": [*ELEVENS, None]}, "table[4]", "bad-card"),
        ({"table": [*ELEVENS, ["R12"]]}, "table[4]", "bad-card"),
        ({"table": [*ELEVENS, "R11"]}, "table[4]", "filled-twice"),
        ({"table": [*ELEVENS, "R13", "R13"]}, "table[5]", "filled-twice"),
        ({"table": [*ELEVENS, "R13", "*R13"]}, "table[5]", "filled-twice"),
        ({"table": [*ELEVENS, "*R13", "R13"]}, "table[5]", "filled-twice"),
        ({"table": [*ELEVENS, "*R13", "*R13"]}, "table[5]", "filled-twice"),
        ({"table": ELEVENS[:3]}, "table", "missing-elevens"),
        ({"table": ["R12"]}, "table", "missing-elevens"),
        # hands and pile
        ({"hands": None}, "hands", "bad-list"),
        ({"hands": [["R12"]]}, "hands", "bad-players"),
        ({"hands": [["R12"], "*"]}, "hands[1]", "bad-list"),
        ({"hands": [["R12"], []]}, "hands[1]", "empty-hand"),
        ({"hands": [["R12"], ["R5", "*R6"]]}, "hands[1][1]", "bad-card"),
        ({"hands": [["R12"], [12]]}, "hands[1][0]", "bad-card"),
        ({"hands": [["R12"], ["R12"]]}, "hands[1][0]", "doubled-card"),
        ({"hands": [["R12"], ["R11"]]}, "hands[1][0]", "doubled-card"),
        ({"hands": [["R12"], ["Y10"]]}, "hands[1][0]", "doubled-card"),
        ({"stock": {}}, "stock", "bad-list"),
        ({"stock": ["B3", "B22"]}, "stock[1]", "bad-card"),
        ({"stock": ["B3", "R5"]}, "stock[1]", "doubled-card"),
        ({"stock": ["*"] * 5}, "", "many-jokers"),
        ({"stock": ["*"] * 3}, "", "many-jokers"),
        ({"discarded": 2, "stock": ["*"]}, "", "many-jokers"),
        # counters
        ({"turn": 2}, "turn", "bad-range"),
        ({"turn": False}, "turn", "bad-whole"),
        ({"discarded": 5}, "discarded", "bad-range"),
        ({"discarded": -1}, "discarded", "bad-range"),
        ({"laid": 5}, "laid", "bad-range"),
        ({"laid": -1}, "laid", "bad-range"),
        ({"laid": 1.0}, "laid", "bad-whole"),
        ({"exchanged": 5}, "exchanged", "bad-range"),
        ({"exchanged": 7, "laid": 2}, "exchanged", "bad-range"),
        ({"exchanged": -1}, "exchanged", "bad-range"),
        ({"passes": 2}, "passes", "bad-range"),
        ({"passes": -1}, "passes", "bad-range"),
        ({"passes": "1"}, "passes", "bad-whole"),
        # bridges
        ({"bridges": 4}, "bridges", "bad-list"),
        ({"bridges": [4]}, "bridges", "bad-length"),
        ({"bridges": [4, 5]}, "bridges[1]", "bad-range"),
        ({"bridges": [-1, 4]}, "bridges[0]", "bad-range"),
        ({"bridges": [True, 4]}, "bridges[0]", "bad-whole"),
        ({"bridged": "Y9>Y10"}, "bridged", "bad-list"),
        # bonus
        ({"bonus": [[]]}, "bonus", "bad-seats"),
        ({"bonus": [[], "R-"]}, "bonus[1]", "bad-list"),
        ({"bonus": [[], ["R"]]}, "bonus[1][0]", "bad-side"),
        ({"bonus": [[], [1]]}, "bonus[1][0]", "bad-side"),
        ({"bonus": [[], ["Y-"]]}, "bonus[1][0]", "side-incomplete"),
        ({"bonus_jokers": {}}, "bonus_jokers", "bad-list"),
        ({"bonus_jokers": ["Y9"]}, "bonus_jokers[0]", "bad-bonus-joker"),
    ],
)
def test_a_position_is_unusable(change: Fields, place: str, key: str) -> None:
    assert complaint(PLAYING | change) == (place, key)


@pytest.mark.parametrize(
    "change",
    [
        {"laid": 4},
        {"laid": 2, "exchanged": 2},
        {"discarded": 1},
        {"passes": 1},
        {"bridges": [0, 4]},
        {"turn": 1},
        {"stock": ["*", "*"]},
        {"order": ["B", "G", "Y", "R"]},
    ],
)
def test_counters_may_reach_their_ends(change: Fields) -> None:
    assert change.items() <= read(PLAYING | change).items()


# --- bridges


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        (["R9"], "bad-bridge"),
        (["R9", "Y9", "G9"], "bad-bridge"),
        (["R9", "*Y9"], "bad-bridge"),
        (["R22", "Y9"], "bad-bridge"),
        (["R9", 9], "bad-bridge"),
        (["R9", "Y10"], "impossible-bridge"),
        (["R9", "R9"], "impossible-bridge"),
        (["R9", "B9"], "impossible-bridge"),
        (["R8", "Y8"], "impossible-bridge"),
        (["R10", "Y10"], "impossible-bridge"),
        (["Y8", "R8"], "impossible-bridge"),
        (["R11", "Y11"], "doubled-bridge"),
        (["R9", "Y9"], "doubled-bridge"),
    ],
)
def test_X50_a_bridge_that_lies_joins_two_filled_cells(entry: list[Any], key: str) -> None:
    data = BRIDGED | {"bridged": [["R9", "Y9"], entry], "bridges": [0, 0]}
    data["table"] = [*BRIDGED["table"], "B9"]
    assert complaint(data) == ("bridged[1]", key)


def test_X50_a_bridge_is_a_list_of_two() -> None:
    assert complaint(BRIDGED | {"bridged": ["R9>Y9"]}) == ("bridged[0]", "bad-list")
    assert complaint(BRIDGED | {"bridged": [["R9", None]]}) == ("bridged[0]", "bad-bridge")


def test_X2_a_bridge_that_lies_joins_neighbouring_rows() -> None:
    far = BRIDGED | {"order": ["R", "G", "Y", "B"]}
    assert complaint(far) == ("bridged[0]", "impossible-bridge")


def test_X3_bridges_left_and_used_are_within_the_deal() -> None:
    assert complaint({n: v for n, v in BRIDGED.items() if n != "bridges"}) == (
        "bridges",
        "bridges-required",
    )
    assert complaint(BRIDGED | {"bridges": [4, 4]}) == ("bridged", "many-bridges")
    assert read(BRIDGED | {"bridges": [4, 3]})["bridges"] == [4, 3]
    assert read(BRIDGED | {"bridges": [0, 0]})["bridges"] == [0, 0]


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_X3_no_seat_has_more_bridges_than_were_dealt(players: int, each: int) -> None:
    seats = [f"R{n}" for n in range(1, players + 1)]
    too_many = [each] * (players - 1) + [each + 1]
    assert complaint(extra(*seats, bridges=too_many)) == (f"bridges[{players - 1}]", "bad-range")


def test_X50_all_fifteen_bridges_may_lie() -> None:
    entries = [[f"R{n}", f"Y{n}"] for n in (*range(1, 11), *range(12, 17))]
    seats = [f"B{n}" for n in range(1, 6)]
    p = extra(*seats, table="R1-10 R12-16 Y1-10 Y12-16",
              bridged=entries, bridges=[0] * 5)  # fmt: skip
    assert read(p)["bridged"] == entries


# --- bonus cards


def test_X40_a_bonus_is_for_a_complete_side_once() -> None:
    assert complaint(SIDED | {"bonus": [["Y-"], ["Y-"]]}) == ("bonus[1][0]", "doubled-side")
    assert complaint(SIDED | {"bonus": [["Y+"], []]}) == ("bonus[0][0]", "side-incomplete")
    assert read(SIDED | {"bonus": [[], []], "bonus_jokers": []})["bonus"] == [[], []]


@pytest.mark.parametrize("side", ["R-", "R+", "Y-", "Y+", "G-", "G+", "B-", "B+"])
def test_X40_a_side_is_1_to_10_or_12_to_21(side: str) -> None:
    numbers = "1-10" if side[1] == "-" else "12-21"
    other = "G1" if side[0] != "G" else "R1"
    p = extra(other, "*", table=f"{side[0]}{numbers}", bonus=[[], [side]])
    assert read(p)["bonus"] == [[], [side]]
    for gap in (p["table"][4], p["table"][-1]):
        assert complaint(p | {"table": [c for c in p["table"] if c != gap]}) == (
            "bonus[1][0]",
            "side-incomplete",
        )


def test_X42_no_more_bonus_cards_than_the_supply() -> None:
    table = "R1-10 R12-21 Y1-10 Y12-21 G1-10 G12-21 B1-10 B12-21"
    bonus = [["R-", "R+", "Y-", "Y+"], ["G-", "G+", "B-", "B+"]]
    p = extra("*", "*", table=table, bonus=bonus)
    assert complaint(p) == ("bonus[1][3]", "many-bonuses")
    assert read(p | {"options": {"bonus_supply": 8}})["bonus"] == bonus


@pytest.mark.parametrize(
    "change",
    [
        {"options": {}},
        {"bonus_jokers": ["*Y5"]},
        {"bonus_jokers": [5]},
        {"bonus_jokers": ["Y22"]},
        {"bonus_jokers": ["Y6"]},
        {"bonus_jokers": ["Y12"]},
        {"bonus": [[], []]},
    ],
)
def test_X41_a_joker_that_took_a_bonus_lies_in_its_side(change: Fields) -> None:
    assert read(SIDED)["bonus_jokers"] == ["Y5"]
    assert complaint(SIDED | change) == ("bonus_jokers[0]", "bad-bonus-joker")


def test_X41_one_joker_a_side_took_the_bonus() -> None:
    p = SIDED | {"table": [c if c != "Y6" else "*Y6" for c in SIDED["table"]]}
    assert read(p)["bonus_jokers"] == ["Y5"]
    for more in ("Y5", "Y6"):
        assert complaint(p | {"bonus_jokers": ["Y5", more]}) == (
            "bonus_jokers[1]",
            "bad-bonus-joker",
        )
    both = p | {
        "table": [*ELEVENS, *cards("Y1-4 *Y5 Y6-10 Y12-20 *Y21")],
        "bonus": [["Y-"], ["Y+"]],
        "bonus_jokers": ["Y21", "Y5"],
    }
    assert read(both)["bonus_jokers"] == ["Y5", "Y21"]


# --- how a turn can have begun


def test_X31_exchanged_jokers_are_in_the_hand_or_were_played_this_turn() -> None:
    p = extra("R12 * *", "R5", stock="B3")
    assert read(p | {"exchanged": 2})["exchanged"] == 2
    assert complaint(p | {"exchanged": 3}) == ("exchanged", "exchanged-without-joker")
    assert read(p | {"exchanged": 3, "laid": 1})["exchanged"] == 3
    assert complaint(p | {"exchanged": 4, "laid": 1}) == ("exchanged", "exchanged-without-joker")
    other = p | {"turn": 1, "exchanged": 1}
    assert complaint(other) == ("exchanged", "exchanged-without-joker")


def test_X32_an_exchange_needs_a_card_before_it_if_so_agreed() -> None:
    p = extra("R12 *", "R5", stock="B3", exchanged=1, exchange_needs_prior_play=True)
    assert complaint(p) == ("exchanged", "exchanged-impossible")
    assert read(p | {"laid": 1})["exchanged"] == 1


def test_X34_an_exchange_before_the_first_card_needs_an_empty_cell() -> None:
    full = rest("R1-10 R12-21 Y1-10 Y12-21 G1-10 G12-21 B1-10 B12-21", "R1")
    p = extra("*", "*", table=f"{full} *R1", exchanged=1)
    strict = p | {"options": {"discard_counts_as_play": False}}
    assert read(p)["exchanged"] == 1
    assert complaint(strict) == ("exchanged", "exchanged-impossible")


# --- complete positions


def test_no_card_and_no_joker_is_missing_from_a_complete_position() -> None:
    whole = read(completed(PLAYING))
    assert complaint({**PLAYING, "partial": False}) == ("", "missing-cards")
    assert whole["stock"].count("*") == 2
    for card in ("*", "B20", "G1"):
        less = whole | {"stock": [c for c in whole["stock"] if c != card]}
        assert complaint(less) == ("", "missing-cards")


def test_X34_discarded_jokers_are_not_missing() -> None:
    whole = completed(PLAYING | {"discarded": 1})
    assert whole["stock"].count("*") == 1
    assert read(whole)["discarded"] == 1
    assert complaint(whole | {"discarded": 0}) == ("", "missing-cards")


def test_a_card_whose_cell_shows_a_joker_is_elsewhere() -> None:
    whole = completed(extra("Y9 *", "R5", table="Y10 *Y9"))
    assert "=Y9" in legal(whole).split()
    whole["hands"] = hands("*", "R5")
    assert complaint(whole) == ("", "missing-cards")


@pytest.mark.parametrize("loose", ["R9", "R1", "R13", "R21", "R12 R14", "*Y13", "B8-9"])
def test_X21_every_run_hangs_on_an_11_or_a_bridge(loose: str) -> None:
    data = extra("G1", "G2", table=loose)
    assert read(data)
    assert complaint(completed(data)) == ("table", "loose-cells")


@pytest.mark.parametrize(
    ("table", "bridged"),
    [
        ("", []),
        ("R1-10 R12-21 Y10 *Y12", []),
        ("R9-10 Y9", [["R9", "Y9"]]),
        ("R9-10 Y7-9 G8", [["R9", "Y9"], ["Y8", "G8"]]),
        ("B12-16 G16-18", [["B16", "G16"]]),
    ],
)
def test_X21_runs_that_can_have_grown(table: str, bridged: list[list[str]]) -> None:
    data = extra("G1", "G2", table=table, bridged=bridged, bridges=[2, 2])
    assert read(completed(data))["bridged"] == bridged


def test_X21_a_bridge_holds_only_the_run_it_leads_to() -> None:
    data = extra("G1", "G2", table="R9-10 Y9 Y7", bridged=[["R9", "Y9"]], bridges=[0, 0])
    assert complaint(completed(data)) == ("table", "loose-cells")
    data = extra("G1", "G2", table="R9 Y9-10", bridged=[["R9", "Y9"]], bridges=[0, 0])
    assert complaint(completed(data)) == ("table", "loose-cells")


# --- finish fields


def test_finish_fields_are_believed() -> None:
    finish = {"over": True, "scores": [5, 7], "winners": [1], "reason": "blocked"}
    p = read(PLAYING | finish)
    assert finish.items() <= p.items()
    assert legal(PLAYING | finish) == ""
    assert read(PLAYING | finish | {"winners": [1, 0]})["winners"] == [0, 1]


@pytest.mark.parametrize(
    ("seats", "finish"),
    [
        (("", "R5 *"), {"scores": [0, -16], "winners": [0], "reason": "out"}),
        (("R5 *", ""), {"scores": [-16, 0], "winners": [1], "reason": "out"}),
        (("R5", "R6"), {"scores": [-5, -6], "winners": [0], "reason": "blocked"}),
    ],
)
def test_finish_fields_left_out_are_worked_out(
    seats: tuple[str, str], finish: dict[str, Any]
) -> None:
    assert finish.items() <= read(extra(*seats, over=True)).items()
    believed = {"reason": "blocked", "scores": [1, 1]}
    assert believed.items() <= read(extra(*seats, over=True, **believed)).items()


def test_X64_after_a_blocked_game_all_have_passed() -> None:
    p = extra("R5", "R6", over=True, reason="blocked", passes=2)
    assert read(p)["passes"] == 2
    assert complaint(p | {"passes": 3}) == ("passes", "bad-range")
    assert complaint(extra("R5", "", over=True, passes=2)) == ("passes", "bad-range")


def test_a_finished_turn_is_believed() -> None:
    assert read(extra("R5", "", over=True, exchanged=1))["exchanged"] == 1


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"over": "yes"}, "over", "bad-boolean"),
        ({"scores": [0, 1]}, "scores", "finish-without-over"),
        ({"over": True, "reason": "played"}, "reason", "bad-value"),
        ({"over": True, "scores": [1, 2, 3]}, "scores", "bad-length"),
        ({"over": True, "winners": [0, 0]}, "winners", "doubled-seat"),
        ({"over": True, "winners": [-1]}, "winners[0]", "bad-range"),
    ],
)
def test_finish_fields_have_their_types(change: Fields, place: str, key: str) -> None:
    assert complaint(PLAYING | change) == (place, key)
