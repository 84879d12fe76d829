"""Positions of Elfer raus! Extra in which the rules of thumb must know what to do."""

from typing import Any

from elferrat.bots import Choice, bot, extra
from elferrat.play.table import table_from
from elferrat.play.view import View

REST = [f"{colour}{n}" for colour in "RYGB" for n in range(1, 22) if n != 11] + ["*"] * 4
ELEVENS = "R11 Y11 G11 B11"


def choose(hand: str, table: str = "", others: int = 20, **fields: Any) -> Choice:
    """What seat 0 plays."""
    return bot("thumb").choose(view(hand, table, others, **fields))


def view(hand: str, table: str = "", others: int = 20, **fields: Any) -> View:
    """What seat 0 sees: cards named nowhere fill the other hand, jokers last, then the pile."""
    mine, lying = hand.split(), [*ELEVENS.split(), *table.split()]
    rest = REST.copy()
    for card in (*mine, *table.split()):
        rest.remove("*" if card[0] == "*" else card)
    position = {
        "game": "extra", "hands": [mine, rest[:others]], "stock": rest[others:], "table": lying,
        "turn": 0, **fields,
    }  # fmt: skip
    return table_from(position).view(0)


def row(colour: str, first: int, last: int) -> str:
    return " ".join(f"{colour}{number}" for number in range(first, last + 1) if number != 11)


def test_the_bonus_is_taken() -> None:
    choice = choose("R1 Y12 Y13 B3 B5 B7", row("R", 2, 10))
    assert choice.move == "R1"
    assert choice.why.key == "hint-extra-bonus"


def test_the_bonus_is_not_offered_to_others() -> None:
    # So few cards are in the other hand that red 2 would do no harm without the bonus card.
    choice = choose("R2 Y3 Y5 B3 B5 B7", row("R", 3, 10), others=10)
    assert choose("R3 Y3 Y5 B3 B5 B7", row("R", 4, 10), others=10).move == "R3"
    assert choice.move == "draw"
    assert choice.why.key == "hint-extra-draw"
    assert choice.why.args["card"] == "R2"


def test_a_side_is_brought_near_its_end_by_who_can_finish_it() -> None:
    choice = choose("R2 R1 Y3 Y5 B3 B7 B5", row("R", 3, 10))
    assert choice.move == "R2"
    assert choice.why.key == "hint-extra-setup"
    assert choice.why.args["last"] == "R1"
    fourth = choose("R2 R1 Y3 Y5 B3 B7 B5", row("R", 3, 10), laid=3)
    assert fourth.why.key != "hint-extra-setup"


def test_a_joker_is_kept_while_the_end_is_far() -> None:
    choice = choose("* Y12 Y13 B3 B5 B7")
    assert choice.move == "Y12"
    assert choose("* B3 B5 B7 G3 G5").move == "draw"


def test_a_joker_is_got_rid_of_before_the_end() -> None:
    choice = choose("* B3 B5 B7 G3 G5", others=3)
    assert "*" in choice.move
    assert choice.why.key == "hint-extra-joker-late"
    assert choice.why.args["count"] == 3


def test_a_joker_takes_a_bonus_card() -> None:
    choice = choose("* Y3 B3 B5 B7 G3 G5", row("R", 2, 10))
    assert choice.move == "*R1"
    assert choice.why.key == "hint-extra-bonus"


def test_a_joker_that_comes_back_at_once_is_told_as_that() -> None:
    for hand, key in (("* R12 Y3 B3", "back"), ("* R13 Y3 B3", "late")):
        said = extra.reason(view(hand, others=3), "*R12")
        assert said.key == f"hint-extra-joker-{key}"


def test_exchange_after_a_card_is_laid() -> None:
    before = choose("R12 Y12 Y13 B3 B5 B7", "*R12")
    assert before.move == "Y12"
    after = choose("R12 Y13 B3 B5 B7", "*R12 Y12", laid=1)
    assert after.move == "=R12"
    assert after.why.key == "hint-extra-exchange"


def test_no_low_card_for_a_joker_that_would_stay_in_the_hand() -> None:
    choice = choose("R10 B3 B5", "*R10", others=3, laid=4)
    assert choice.move == "end"
    assert choice.why.key == "hint-extra-four"
    high = choose("R12 B3 B5", "*R12", others=3, laid=4)
    assert high.move == "=R12"


def test_bridges_are_used_when_the_end_is_near() -> None:
    lying = row("R", 12, 19)
    late = choose("Y19 Y20 Y21 B3 B5", lying, others=4)
    assert late.move == "R19>Y19"
    assert late.why.key == "hint-extra-bridge"


def test_the_last_card_waits_while_others_are_ahead() -> None:
    # The other seat has three bonus cards and two cards left; going out now would lose.
    sides = " ".join([row("R", 1, 21), row("Y", 1, 10)])
    fields = {"bonus": [[], ["R-", "R+", "Y-"]]}
    behind = choose("B12", sides, others=2, **fields)
    assert behind.move == "draw"
    ahead = choose("B12", sides, others=2, bonus=[["R-", "R+", "Y-"], []])
    assert ahead.move == "B12"
    assert ahead.why.key == "hint-extra-out"


def test_the_turn_ends_with_what_others_wait_for_in_hand() -> None:
    choice = choose("R10 B3 B5 B7 G3 G5", "Y12", others=50, laid=1)
    assert choice.move == "end"
    assert choice.why.key == "hint-extra-end"
    assert choice.why.args == {"card": "R10", "count": 9}
