"""Tables: turns, names, taking back, and errors by kind."""

import json
from random import Random
from typing import Any

import pytest

import elferrat
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.play.evidence import Drew, Evidence, Showed
from elferrat.play.positions import read_position
from elferrat.play.referee import (
    GameOver,
    IllegalMove,
    MoveError,
    NotYourTurn,
    UnreadableMove,
    judge,
)
from elferrat.play.table import Table, deal, table_from

ELFER: dict[str, Any] = {
    "game": "elfer",
    "hands": [["R12", "R13", "B3"], ["R10", "Y5"], ["G7"]],
    "stock": ["G1", "R9", "G2", "G3", "G4", "G5", "G6"],
    "table": ["R11"],
    "partial": True,
}
TRICK: dict[str, Any] = {
    "game": "elfern",
    "hands": [["AH", "7C"], ["KH", "8C"]],
    "partial": True,
}


def refused(table: Table, move: str, seat: int | None = None) -> MoveError:
    before = json.dumps(table.position())
    with pytest.raises(MoveError) as caught:
        table.play(move, seat)
    assert json.dumps(table.position()) == before
    assert caught.value.move == move
    return caught.value


def test_a_table_counts_seats_turns_and_moves() -> None:
    table = table_from(ELFER)
    assert (table.game, table.seats, table.turn, table.over, table.moves) == (
        "elfer", 3, 0, False, [],
    )  # fmt: skip
    assert table.legal() == ["R12"]
    assert table.play("R12", 0) == [{"event": "laid", "seat": 0, "card": "R12"}]
    assert table.play("end") == [{"event": "turn_ended", "seat": 0}]
    assert (table.turn, table.moves) == (1, ["R12", "end"])
    assert repr(table) == "<table of elfer, 3 seats, 2 moves, seat 1 on turn>"


def test_a_finished_table_says_so() -> None:
    table = table_from({**TRICK, "hands": [["AH"], ["KH"]]})
    table.play("AH")
    table.play("KH")
    assert table.over
    assert table.outcome is not None
    assert table.outcome.scores == (2, 0)
    assert table.legal() == []
    assert repr(table) == "<table of elfern, 2 seats, 2 moves, over>"
    assert isinstance(refused(table, "AH", 1), GameOver)
    assert not table.may_take_back(0)


def test_errors_come_by_kind_with_clause_and_legal_moves() -> None:
    table = table_from(ELFER)
    unreadable = refused(table, "R 12")
    assert (type(unreadable), unreadable.clause) == (UnreadableMove, "text")
    illegal = refused(table, "R13", 0)
    assert (type(illegal), illegal.clause, illegal.legal) == (IllegalMove, "E6", ["R12"])
    early = refused(table, "R10", 1)
    assert (type(early), early.clause, early.legal) == (NotYourTurn, "turn", [])


def test_every_error_says_why_in_four_languages() -> None:
    table = table_from(ELFER)
    errors = [refused(table, "?"), refused(table, "R13"), refused(table, "R10", 1)]
    for error in errors:
        sentences = {error.text(lang) for lang in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert str(error) == error.text("en")
        assert not any(sentence.startswith("refusal-") for sentence in sentences)
    assert "R12" in str(errors[1])


def test_a_refusal_shows_eight_moves_at_most() -> None:
    many = {**ELFER, "table": ["R11", "Y11", "G11", "B11"], "stock": []}
    rows = "RYGB"
    many["hands"] = [[f"{row}{n}" for row in rows for n in (10, 12)] + ["R1"], ["R2"]]
    eight = refused(table_from(many), "R1").text("en")
    assert "…" not in eight
    many["laid"] = 1
    nine = refused(table_from(many), "R1")
    assert len(nine.legal) == 9
    assert nine.text("en").endswith("…") or "…" in nine.text("en")
    assert nine.legal[-1] not in nine.text("en").split("play")[-1].replace("endings", "")


def test_who_is_not_on_turn_hears_who_is() -> None:
    table = table_from(ELFER)
    assert "seat 0" in refused(table, "R10", 1).text("en")
    named = deal("extra", players=3, seed="x", names=["Ada", "Ben", "Cleo"])
    turn = named.turn
    assert named.names[turn] in refused(named, "draw", (turn + 1) % 3).text("de")


def test_a_name_for_every_seat() -> None:
    assert deal("elfern", seed="x").names == ("seat 0", "seat 1")
    assert deal("elfern", seed="x", names=["Ada", "Ben"]).names == ("Ada", "Ben")
    for names in (["Ada"], ["Ada", "Ben", "Cleo"]):
        with pytest.raises(Unusable) as caught:
            deal("elfern", seed="x", names=names)
        assert (caught.value.place, caught.value.message.key) == ("names", "bad-length")


def test_undo_of_nothing_is_an_error() -> None:
    with pytest.raises(IndexError):
        table_from(ELFER).undo()


def test_undo_gives_back_the_move_and_the_events_are_gone() -> None:
    table = table_from(ELFER)
    before = json.dumps(table.position())
    table.play("R12")
    assert table.undo() == "R12"
    assert json.dumps(table.position()) == before
    assert table.events(None) == []


def test_within_a_turn_laid_cards_may_be_taken_back() -> None:
    table = table_from(ELFER)
    assert not table.may_take_back(0)
    table.play("R12")
    assert table.may_take_back(0)
    assert not table.may_take_back(1)
    table.play("R13")
    assert table.may_take_back(0)
    table.play("end")
    assert not any(table.may_take_back(seat) for seat in range(3))


def test_nothing_is_taken_back_past_a_draw() -> None:
    cannot_lay = {**ELFER, "hands": [["B3", "B4"], ["R10"], ["G7"]], "stock": ["Y1", "R12", "R13"]}
    table = table_from(cannot_lay)
    table.play("draw")
    assert (table.turn, table.position()["drawn"]) == (0, True)
    assert not table.may_take_back(0)
    table.play("R12")
    assert table.may_take_back(0)


def test_nothing_is_taken_back_after_a_trick() -> None:
    table = table_from(TRICK)
    table.play("AH")
    assert not table.may_take_back(0)
    table.play("KH")
    assert table.turn == 0
    assert not table.may_take_back(0)


def test_a_table_does_not_share_its_position() -> None:
    p = read_position(ELFER)
    table = Table(p)
    table.play("R12")
    assert p.game.write(p)["laid"] == 0
    table.position()["hands"].clear()
    assert table.seats == len(table.position()["hands"]) == 3


def test_deal_without_a_seed_draws_one_and_keeps_it() -> None:
    tables = [deal("extra", players=4) for _ in range(2)]
    assert tables[0].seed
    assert tables[0].seed != tables[1].seed
    again = deal("extra", players=4, seed=tables[0].seed)
    assert again.position() == tables[0].position()


def test_deal_takes_options_and_dealer() -> None:
    table = deal("elfer", seed="x", dealer=0, options={"variant": "false_start", "draw": "three"})
    assert table.position()["options"] == {"variant": "false_start", "draw": "three"}
    assert (table.position()["dealer"], table.turn) == (0, 1)


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"game": "skat"}, "game"),
        ({"game": "elfer", "players": 7}, "players"),
        ({"game": "elfer", "dealer": 2}, "dealer"),
        ({"game": "elfer", "options": {"draw": "four"}}, "options.draw"),
        ({"game": "elfer", "options": {"jokers": 4}}, "options"),
        ({"game": "elfer", "seed": "\ud800"}, "seed"),
    ],
)
def test_a_deal_that_cannot_be_is_named(wrong: dict[str, Any], place: str) -> None:
    with pytest.raises(Unusable) as caught:
        deal(**wrong)
    assert caught.value.place == place


def test_a_view_reads_like_its_json() -> None:
    table = table_from(ELFER)
    seen = table.view(0)
    assert (seen["game"], len(seen), next(iter(seen))) == ("elfer", len(seen.json()), "game")
    assert seen.hand == ["R12", "R13", "B3"]
    assert seen.legal == ["R12"]
    assert repr(seen) == "<view of elfer, seat 0>"
    other, spectator = table.view(1), table.view()
    assert other.legal == []
    assert (spectator.seat, spectator.hand, spectator.legal) == (None, [], [])


def test_tables_and_views_draw_themselves_in_notebooks() -> None:
    table = table_from(ELFER)
    drawn = table._repr_svg_()
    seen = table.view(1)._repr_svg_()
    for picture in (drawn, seen, table.view(0).hand._repr_svg_()):
        assert picture.startswith("<svg")
    assert drawn != seen


def test_judge_plays_up_to_the_first_refusal() -> None:
    p = read_position(ELFER)
    good = judge(p.copy(), ["R12", "end"]).json()
    assert good["legal"] is True
    assert [event["event"] for event in good["events"]] == ["laid", "turn_ended"]
    assert good["position"]["turn"] == 1
    bad = judge(p.copy(), ["R12", "R14", "end"]).json("de")
    assert set(bad) == {"legal", "index", "move", "clause", "reason"}
    assert (bad["legal"], bad["index"], bad["move"], bad["clause"]) == (False, 1, "R14", "hand")
    nothing = judge(p.copy(), []).json()
    assert nothing == {"legal": True, "position": p.game.write(p), "events": []}


def test_the_library_offers_tables_at_its_top() -> None:
    assert elferrat.deal is deal
    assert elferrat.table_from is table_from
    assert elferrat.NotYourTurn is NotYourTurn
    with pytest.raises(AttributeError):
        elferrat.shuffle  # noqa: B018


def followed_at_once(table: Table) -> Evidence:
    """The evidence of a table's moves, followed from the start."""
    again = table_from(table.record().start)
    for move in table.moves:
        again.play(move)
    return again.evidence()


@pytest.mark.parametrize("game", ["elfer", "extra", "elfern", "schneider"])
def test_evidence_is_that_of_the_moves_so_far_whenever_it_is_asked_for(game: str) -> None:
    chance = Random(game)
    table = deal(game, seed="evidence")
    while not table.over and len(table.moves) < 40:
        table.play(chance.choice(table.legal()))
        if chance.random() < 0.2:
            table.undo()
        if chance.random() < 0.4:
            assert table.evidence().json() == followed_at_once(table).json()


def test_evidence_forgets_a_move_taken_back_also_where_as_many_follow() -> None:
    table = table_from({**TRICK, "hands": [["AH", "7C"], ["KH", "8C"]]})
    table.play("AH")
    asked = table.evidence()
    table.undo()
    table.play("7C")
    assert asked.steps[0] == [Drew(2), Showed("AH")]
    assert table.evidence().steps[0] == [Drew(2), Showed("7C")]
