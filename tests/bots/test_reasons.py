"""Reasons for moves that a search has found: true of every move, said in four languages."""

import re
from random import Random
from typing import Any

import pytest

from elferrat.bots import bot
from elferrat.bots.reasons import why
from elferrat.bots.thumb import rules_of_thumb
from elferrat.locale.catalogue import keys
from elferrat.locale.message import Message
from elferrat.locale.values import LANGUAGES
from elferrat.play.determinisation import redeal
from elferrat.play.table import table_from
from elferrat.play.view import View, view
from tests.contract.courses import Setup, course, sampled_setups

SETUPS = sampled_setups()
LEFT_OPEN = re.compile(r"[{}]|hint-")


def check_said(message: Message) -> None:
    for lang in LANGUAGES:
        assert message.key in keys(lang)
        assert not LEFT_OPEN.search(message.text(lang)), message


def ranked(seen: View, rng: Random) -> list[tuple[str, float]]:
    moves = [(move, rng.choice([0.0, 0.4, 3.75])) for move in seen.legal]
    return sorted(moves, key=lambda pair: -pair[1])


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_move_has_a_reason_from_its_seats_view_alone(setup: Setup) -> None:
    rng = Random(str(setup))
    for p in course(setup).positions[:-1:9]:
        seat = p.game.rules.to_move(p.state)
        seen, other = view(p, seat), view(redeal(p, seat, rng), seat)
        if len(seen.legal) < 2:
            continue
        for move in seen.legal:
            message = rules_of_thumb(seen).reason(seen, move)
            check_said(message)
            assert rules_of_thumb(other).reason(other, move) == message
        values = ranked(seen, rng)
        for exact in (False, True):
            check_said(why(seen, values, exact))
            assert why(other, values, exact) == why(seen, values, exact)


@pytest.mark.parametrize("setup", SETUPS[::2], ids=str)
def test_the_reason_for_what_rules_of_thumb_choose_is_their_own(setup: Setup) -> None:
    for p in course(setup).positions[:-1:11]:
        seen = view(p, p.game.rules.to_move(p.state))
        if len(seen.legal) > 1:
            choice = bot("thumb").choose(seen)
            assert rules_of_thumb(seen).reason(seen, choice.move) == choice.why


def test_the_only_move_needs_no_comparison() -> None:
    seen = table_from({"game": "elfern", "hands": [["7C"], ["8C"]], "partial": True}).view(0)
    assert why(seen, [("7C", 1.0)], True) == Message("hint-only")


def row_view() -> View:
    """Red 10 would let nine cards out, green 12 one; behind yellow 12 comes one's own."""
    rest = [f"{c}{n}" for c in "RYGB" for n in range(1, 21)]
    mine = ["R10", "Y12", "Y13", "G12", "B3"]
    lying = ["R11", "Y11", "G11", *(f"G{n}" for n in range(14, 21))]
    others = [card for card in rest if card not in {*mine, *lying}]
    return table_from(
        {"game": "elfer", "hands": [mine, others[:20]], "stock": others[20:], "table": lying,
         "turn": 0, "laid": 1, "partial": True}
    ).view(0)  # fmt: skip


def test_what_is_kept_back_is_the_reason_where_the_card_laid_has_none() -> None:
    message = why(row_view(), [("G12", 4.0), ("end", 1.7), ("R10", 1.0), ("Y12", 0.0)], False)
    assert message.text() == (
        "Lay green 12 and keep red 10 back: 9 cards that you do not hold wait behind it. "
        "About 2.3 points better than ending the turn."
    )
    # Not where the card with more behind it is as good, or is the one that is laid.
    assert "keep" not in why(row_view(), [("G12", 4.0), ("R10", 4.0)], False).text()
    assert "keep" not in why(row_view(), [("R10", 4.0), ("G12", 1.0)], False).text()


def trick_view() -> View:
    position: dict[str, Any] = {
        "game": "elfern", "partial": True, "leader": 0,
        "hands": [["AH", "7C"], ["KH", "8C"]], "stock": ["9C", "9H"],
    }  # fmt: skip
    return table_from(position).view(0)


@pytest.mark.parametrize(
    ("values", "exact", "said"),
    [
        ((12.44, 11.1), False, "About 12.4 honours at the end, 1.3 honours more than"),
        ((12.0, 11.0), True, "Exactly one honour better than"),
        ((12.0, 10.0), True, "Exactly 2 honours better than"),
        ((12.0, 11.97), False, "About as good:"),
        ((12.0, 12.0), True, "Just as good:"),
        ((12.0, 11.04), False, "About 12.0 honours at the end, 1.0 honours more than"),
    ],
)  # fmt: skip
def test_how_far_the_next_move_is_behind(
    values: tuple[float, float], exact: bool, said: str
) -> None:
    message = why(trick_view(), [("AH", values[0]), ("7C", values[1])], exact)
    assert message.text().endswith(f"{said} playing 7 of clubs.")
    assert message.args["why"].key == "hint-lead-sure"


def test_numbers_have_the_comma_of_their_language() -> None:
    message = why(trick_view(), [("AH", 12.4), ("7C", 11.1)], False)
    assert message.text("de").endswith(
        "Am Ende etwa 12,4 Honneurs, 1,3 Honneurs mehr als mit Kreuz-7."
    )
    assert message.text("fr").endswith(
        "environ 12,4 honneurs, 1,3 honneur de plus qu’avec cette carte\u00a0: 7 de trèfle."
    )
    assert message.text("it").endswith(
        "circa 12,4 onori, 1,3 onori in più che con questa carta: 7 di fiori."
    )


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("R5", "laying red 5"), ("*R5", "laying a joker as red 5"), ("=R5", "exchanging red 5"),
        ("R5>Y5", "the bridge from red 5 to yellow 5"),
        ("R5>*Y5", "the bridge from red 5 to yellow 5"), ("draw", "drawing"),
        ("-*", "discarding a joker"), ("end", "ending the turn"), ("pass", "passing"),
    ],
)  # fmt: skip
def test_every_kind_of_move_can_be_the_next_best(move: str, said: str) -> None:
    values = [("Y12", 3.0), (move, 1.0)]
    assert why(row_view(), values, True).text().endswith(f"Exactly 2 points better than {said}.")
