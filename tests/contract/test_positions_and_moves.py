"""Laws of every game: positions, legal moves and their texts."""

import json
from collections import Counter
from typing import Any

import pytest

from elferrat.games.game import AnyPosition
from elferrat.play.positions import parse_json, read_position
from elferrat.play.referee import IllegalMove, UnreadableMove, step
from tests.contract.courses import Course, Setup, all_setups, course, sampled_setups

SETUPS = sampled_setups()
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def row_pack(setup: Setup) -> Counter[str]:
    numbers = {"elfer": 20, "extra": 21}[setup.name]
    colours = "RYG" if ("without_blue", True) in setup.options else "RYGB"
    cards = Counter(f"{colour}{n}" for colour in colours for n in range(1, numbers + 1))
    if setup.name == "extra":
        cards["*"] = 4
    return cards


def cards_of_the_game(setup: Setup) -> Counter[str]:
    if setup.name in ("elfern", "schneider"):
        return Counter(rank + suit for rank in "789TJQKA" for suit in "CSHD")
    return row_pack(setup)


def cards_in(position: dict[str, Any]) -> Counter[str]:
    """Every card of a position's JSON, wherever it is."""
    places = [*position["hands"], position["stock"], position.get("table", [])]
    places += [*position.get("won", []), position.get("trick", [])]
    cards = Counter("*" if card[0] == "*" else card for place in places for card in place)
    cards["*"] += position.get("discarded", 0)
    return +cards


def text(position: AnyPosition) -> str:
    return json.dumps(position.game.write(position))


@every_setup
def test_cards_are_conserved(setup: Setup) -> None:
    whole = cards_of_the_game(setup)
    for position in course(setup).written:
        assert cards_in(position) == whole


@every_setup
def test_a_running_game_has_a_legal_move_and_a_finished_one_has_none(setup: Setup) -> None:
    played = course(setup)
    game = setup.game
    for p in played.positions[:-1]:
        assert p.outcome is None
        assert game.legal(p)
    assert played.end.outcome is not None
    assert game.legal(played.end) == []


@every_setup
def test_legal_moves_are_exactly_those_not_refused(setup: Setup) -> None:
    game = setup.game
    stride = 6 if setup.name == "extra" else 1
    for p in course(setup).positions[::stride]:
        accepted = [move for move in range(len(game.moves)) if game.refuse(p, move) is None]
        assert accepted == game.legal(p)


@every_setup
def test_after_the_end_every_move_is_refused_as_over(setup: Setup) -> None:
    game, end = setup.game, course(setup).end
    refusals = [game.refuse(end, move) for move in range(len(game.moves))]
    assert {refusal.clause for refusal in refusals if refusal} == {"over"}
    assert None not in refusals


@every_setup
def test_an_illegal_move_is_refused_and_changes_nothing(setup: Setup) -> None:
    game = setup.game
    positions = course(setup).positions
    for p in (positions[len(positions) * part // 4] for part in range(4)):
        before, legal = text(p), game.legal_texts(p)
        worked = p.copy()
        for move in game.moves:
            if move in legal:
                step(p.copy(), move)
                continue
            with pytest.raises(IllegalMove) as caught:
                step(worked, move)
            assert caught.value.move == move
            assert caught.value.legal == legal
        assert text(worked) == before
        assert worked.state == p.state


@pytest.mark.parametrize("near", ["", " ", "{} ", " {}", "{}\n", "0{}", "{}{}"])
@pytest.mark.parametrize("name", ["elfer", "extra", "elfern", "schneider"])
def test_only_the_exact_notation_is_read(name: str, near: str) -> None:
    game = next(setup.game for setup in SETUPS if setup.name == name)
    p = game.deal(game.read_options({}), 2, "near")
    moves = game.moves if "{}" in near else ("",)
    for move in moves:
        with pytest.raises(UnreadableMove) as caught:
            step(p, near.format(move, move))
        assert caught.value.clause == "text"


@pytest.mark.parametrize("name", ["elfer", "extra", "elfern", "schneider"])
def test_case_and_leading_zeros_count(name: str) -> None:
    game = next(setup.game for setup in SETUPS if setup.name == name)
    for move in game.moves:
        changed = {move.swapcase(), *(move.replace(digit, f"0{digit}", 1) for digit in "123456789")}
        for other in changed - {move}:
            assert game.parse(other) is None or other in game.moves


@pytest.mark.parametrize("name", ["elfer", "extra", "elfern", "schneider"])
def test_every_move_has_a_text_of_its_own_that_reads_back(name: str) -> None:
    game = next(setup.game for setup in SETUPS if setup.name == name)
    assert len(game.moves) == game.rules.MOVES == len(set(game.moves))
    for move in range(game.rules.MOVES):
        assert game.parse(game.text(move)) == move


@every_setup
def test_legal_lists_rise_by_code_point_each_move_once(setup: Setup) -> None:
    game = setup.game
    for p in course(setup).positions:
        texts = game.legal_texts(p)
        assert texts == sorted(set(texts))
        assert {game.parse(move) for move in texts} == set(game.legal(p))


@every_setup
def test_positions_read_back_as_they_were_written(setup: Setup) -> None:
    for p, written in zip(course(setup).positions, course(setup).written, strict=True):
        again = read_position(parse_json(json.dumps(written)))
        assert again.state == p.state
        assert again.options == p.options
        assert again.outcome == p.outcome
        assert text(again) == json.dumps(written)


@every_setup
def test_a_position_read_back_plays_on_the_same(setup: Setup) -> None:
    played = course(setup)
    middle = len(played.moves) // 2
    p = read_position(played.written[middle])
    for move, written in zip(played.moves[middle:], played.written[middle + 1 :], strict=True):
        step(p, move)
        assert text(p) == json.dumps(written)


@every_setup
def test_partial_positions_keep_their_mark(setup: Setup) -> None:
    data = {**course(setup).written[len(course(setup).moves) // 2], "partial": True}
    p = read_position(data)
    assert p.partial
    assert setup.game.write(p) == data
    assert setup.game.view(p, 0)["partial"] is True


@every_setup
def test_the_order_of_unordered_lists_is_free(setup: Setup) -> None:
    for data in course(setup).written[:: max(1, len(course(setup).moves) // 5)]:
        turned = {**data, "hands": [hand[::-1] for hand in data["hands"]]}
        for name in ("table", "winners"):
            if name in data:
                turned[name] = data[name][::-1]
        assert json.dumps(setup.game.write(read_position(turned))) == json.dumps(data)


def follow_the_laws(played: Course) -> None:
    """The short form of the laws above, for very many courses."""
    whole = cards_of_the_game(played.setup)
    game = played.setup.game
    for p, written in zip(played.positions, played.written, strict=True):
        assert cards_in(written) == whole
        assert text(read_position(written)) == json.dumps(written)
        assert bool(game.legal(p)) == (p.outcome is None)
    for p in played.positions[:: max(1, len(played.moves) // 8)]:
        for move in range(len(game.moves)):
            assert (game.refuse(p, move) is None) == (move in game.legal(p))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["elfer", "extra", "elfern", "schneider"])
def test_the_laws_hold_for_every_combination_of_options(name: str) -> None:
    for setup in all_setups():
        if setup.name == name:
            follow_the_laws(course.__wrapped__(setup, "all"))
