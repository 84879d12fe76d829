"""Positions of Elfer raus! in which the rules of thumb must know what to do."""

from typing import Any

import pytest

from elferrat.bots import Choice, bot
from elferrat.bots.elfer_ending import ROW_BITS, Ending, bits, joined
from elferrat.games.elfer.rules import CARDS, Options, opening
from elferrat.play.table import table_from
from tests.contract.courses import all_setups, course

REST = [f"{colour}{number}" for colour in "RYGB" for number in range(1, 21)]


def choose(hand: str, table: str, other: str = "", stock: int = 20, **fields: Any) -> Choice:
    """What seat 0 plays: cards named nowhere fill the other hand, then the pile."""
    mine, lying, theirs = hand.split(), table.split(), other.split()
    rest = [card for card in REST if card not in {*mine, *lying, *theirs}]
    pile, theirs = rest[:stock], theirs + rest[stock:]
    position = {
        "game": "elfer", "hands": [mine, theirs], "stock": pile, "table": lying, "turn": 0, **fields
    }  # fmt: skip
    return bot("thumb").choose(table_from(position).view(0))


def test_a_card_that_others_wait_for_is_held_back() -> None:
    # Red 10 lets red 9 out; behind yellow 12 stand one's own yellow 13 and 14.
    choice = choose("R10 Y12 Y13 Y14 B3", "R11 Y11")
    assert choice.move == "Y12"
    assert choice.why.key == "hint-row-own"


def test_the_turn_ends_rather_than_letting_others_out() -> None:
    choice = choose("R10 B3", "R11 Y11 Y12", laid=1)
    assert choice.move == "end"
    assert choice.why.key == "hint-elfer-hold"
    assert choice.why.args == {"card": "R10", "count": 9}


def test_a_card_that_frees_many_own_ones_is_laid() -> None:
    choice = choose("R10 R8 R7 R6 Y12", "R11 Y11")
    assert choice.move == "R10"
    assert choice.why.key == "hint-row-frees"
    assert choice.why.args["own"] == "R8"


def test_the_end_of_a_row_lets_nobody_in() -> None:
    choice = choose("R20 Y12 B3", "R11 R12 R13 R14 R15 R16 R17 R18 R19 Y11")
    assert choice.move == "R20"
    assert choice.why.key == "hint-row-closed"


def test_going_out_comes_first() -> None:
    choice = choose("R10 R9 Y12", "R11 Y11", laid=1)
    assert choice.move in {"R10", "Y12"}
    assert choice.why.key == "hint-elfer-out"
    assert choice.why.args == {"count": 3}
    one_card = choose("R10 R9 Y12", "R11 Y11", options={"max_cards": 1})
    assert one_card.why.key != "hint-elfer-out"


def test_any_start_asks_for_a_number_held_often() -> None:
    choice = choose(
        "R4 Y4 G4 B4 R17 Y2", "", options={"variant": "any_start"}, phase="open", start=None
    )
    assert choice.move.endswith("4")
    assert choice.why.key == "hint-elfer-start"
    assert choice.why.args["count"] == 4


def ending(hand: str, other: str, **fields: Any) -> Choice:
    """A position with an empty pile; all that is in no hand lies."""
    held = {*hand.split(), *other.split()}
    table = " ".join(card for card in REST if card not in held)
    return choose(hand, table, other, stock=0, **fields)


def test_the_end_with_all_cards_known_is_played_to_win() -> None:
    # After red 3 the other must lay red 2 and keeps yellow 1; after yellow 2 it is the first out.
    choice = ending("R1 R3 Y2", "R2 Y1")
    assert choice.move == "R3"
    assert choice.why.key == "hint-elfer-forced"


def test_the_end_also_knows_when_to_wait() -> None:
    # Yellow 2 now would let yellow 1 out and lose; red 3 was enough for this turn.
    choice = ending("R1 Y2", "R2 Y1", laid=1)
    assert choice.move == "end"
    assert choice.why.key == "hint-elfer-forced"


def test_two_hands_and_one_winner() -> None:
    """The small search agrees with plain trying of everything, on the rules' own moves."""
    checked = 0
    for setup in all_setups():
        if setup.name != "elfer" or setup.players != 2:
            continue
        for p in course(setup).positions[-9:-1:4]:
            s = p.state
            left = sum(mask.bit_count() for hand in s.hand for mask in hand)
            if s.stock_size or left > 8 or s.drawn:
                continue
            found = search(p.options, s).wins(joined(s.table), 0, s.laid > 0)
            assert found == tries(p.game, p.options, s, s.turn), p.game.write(p)
            checked += 1
    assert checked > 20


def test_the_small_search_lays_what_the_rules_let_lay() -> None:
    checked = 0
    for setup in all_setups():
        if setup.name != "elfer" or setup.players != 2:
            continue
        for p in course(setup).positions[5:-1:9]:
            s, cards = p.state, [move for move in p.game.legal(p) if move < CARDS]
            if cards and not opening(s, p.options):
                laid = sum(1 << card // 20 * ROW_BITS + card % 20 + 1 for card in cards)
                assert search(p.options, s).fitting(joined(s.table), 0) == laid, p.game.write(p)
                checked += 1
    assert checked > 500


def search(o: Options, s: Any) -> Ending:
    return Ending(o, (joined(s.hand[s.turn]), joined(s.hand[1 - s.turn])), s.start)


def tries(game: Any, o: Options, s: Any, seat: int) -> bool:
    """Whether the seat can go out first from here: every legal move, to the end."""
    if s.over:
        return bool(game.rules.wins(s, seat))
    results = []
    for move in legal(game, o, s):
        after = game.state_type(**copied(s))
        game.rules.play(after, o, move)
        results.append(tries(game, o, after, seat))
    return any(results) if s.turn == seat else all(results)


def legal(game: Any, o: Options, s: Any) -> list[int]:
    moves = [0] * game.rules.MOVES
    return moves[: game.rules.legal(s, o, moves)]


def copied(s: Any) -> dict[str, Any]:
    fields = {name: getattr(s, name) for name in s.__slots__}
    fields["hand"] = [list(hand) for hand in s.hand]
    fields["table"], fields["stock"] = list(s.table), list(s.stock)
    return fields


@pytest.mark.parametrize("mask", [0, 1, 0b1011, 1 << 87])
def test_bits(mask: int) -> None:
    assert sum(bits(mask)) == mask
    assert all(bit.bit_count() == 1 for bit in bits(mask))
