"""Positions of the trick games in which the rules of thumb must know what to do."""

from random import Random
from typing import Any

import pytest

from elferrat.bots import Choice, bot
from elferrat.bots.ending import Ending, honours
from elferrat.games import game_named
from elferrat.games.game import AnyPosition
from elferrat.play.referee import step
from elferrat.play.table import table_from
from elferrat.play.view import view

PACK = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]


def choose(
    game: str, hand: str, other: str, trick: str = "", won: str = "", **options: Any
) -> Choice:
    """What seat 0 plays; cards named nowhere are the stock."""
    mine, theirs, played = hand.split(), other.split(), won.split()
    named = {*mine, *theirs, *trick.split(), *played}
    position = {
        "game": game, "options": options, "hands": [mine, theirs], "won": [played, []],
        "stock": [card for card in PACK if card not in named], "trick": trick.split(),
        "leader": 1 if trick else 0,
    }  # fmt: skip
    return bot("thumb").choose(table_from(position).view(0))


def test_elfern_takes_with_the_honour_that_is_otherwise_in_danger() -> None:
    choice = choose("elfern", "TC AC 7S 8S 9H 7D", "KS QS JS TS 8H", trick="9C")
    assert choice.move == "TC"
    assert choice.why.key == "hint-take"
    assert choice.why.args["honours"] == 1


def test_elfern_does_not_lead_a_ten_into_higher_cards() -> None:
    choice = choose("elfern", "TC TS TH 7D 8D 9C", "KS QS JS AS 8H 7H")
    assert choice.move not in {"TC", "TS", "TH"}
    assert choice.why.key == "hint-lead-low"


def test_elfern_gives_nothing_away_and_keeps_the_guard_of_a_ten() -> None:
    # The king of hearts cannot be beaten: a low card goes, but not the one beside the ten.
    choice = choose("elfern", "TC 7C 7S 8S 9D 9S", "QS JS AS 8H AD", trick="KH")
    assert choice.move in {"7S", "8S", "9S", "9D"}
    assert choice.why.key == "hint-give-low"


def test_elfern_gives_an_honour_only_if_it_must() -> None:
    choice = choose("elfern", "TC JC TS QS TD KD", "JS 7S AS 8H AD", trick="KH")
    assert choice.why.key == "hint-give-honour"
    assert choice.move not in {"KD"}


def test_winners_are_cashed_when_the_stock_is_gone() -> None:
    # Five sure tricks: the other hand has no spade above the jack, and must follow.
    won = " ".join(card for card in PACK if card[1] in "CH") + " 8S 9S TS 7S"
    choice = choose("elfern", "AS KS QS 7D 8D 9D", "JS TD JD QD KD AD", won=won)
    assert choice.move in {"AS", "KS", "QS"}
    assert choice.why.key == "hint-ending"
    assert choice.why.args["rest"] == honours(mask("AS KS QS JS TD JD QD KD AD"))


def mask(names: str) -> int:
    return sum(1 << PACK.index(name) for name in names.split())


def test_schneider_leads_what_cannot_be_beaten() -> None:
    # Only the jack could beat the ten of clubs, and it is in one's own hand.
    choice = choose("schneider", "TC JC QS 9H 8D TH", "AS KS JS AH QH 7S")
    assert choice.move == "TC"
    assert choice.why.key == "hint-lead-sure"


def test_schneider_leads_what_the_next_higher_card_has_left() -> None:
    choice = choose("schneider", "QC 9S TH JD 8H 8D", "AS KH 9C JH QD AH", won="KC 7C")
    assert choice.move == "QC"
    assert choice.why.key == "hint-lead-sure"


def test_schneider_beats_when_it_can() -> None:
    choice = choose("schneider", "KC 7S 8S 7H 7D 8D", "AC JS TH QD AS", trick="QC")
    assert choice.move == "KC"
    assert choice.why.args["honours"] == 2


def test_schneider_knows_its_options() -> None:
    seven = choose(
        "schneider", "7C 7S 8S 9H 7D 8D", "KC JS TH QD AS", trick="AC", seven_beats_ace=True
    )
    assert seven.move == "7C"
    any_suit = choose(
        "schneider", "KH 7S 8S 7H 7D 8D", "AC JS TH QD AS", trick="QC", beat="any_suit"
    )
    assert any_suit.move == "KH"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("elfern", {}),
        ("elfern", {"must_head": True}),
        ("schneider", {}),
        ("schneider", {"beat": "any_suit", "seven_beats_ace": True}),
        ("schneider", {"beat": "follow_suit"}),
    ],
)
def test_endings_are_worth_what_playing_everything_out_says(
    name: str, options: dict[str, Any]
) -> None:
    """`Choice.value` of an ending against plain trying of every line, on the rules' own moves."""
    rng = Random(name)
    game = game_named(name)
    checked = 0
    for number in range(6):
        p = game.deal(game.read_options(options), 2, f"ending {number}")
        while p.outcome is None:
            s = p.state
            seat = game.rules.to_move(s)
            if s.hand[0].bit_count() <= 3 and len(game.legal(p)) > 1:
                already = game.rules.score(s, seat)
                choice = bot("thumb").choose(view(p, seat))
                assert choice.why.key == "hint-ending"
                assert choice.value == best(p, seat) - already
                after = p.copy()
                step(after, choice.move)
                assert best(after, seat) == best(p, seat)
                checked += 1
            step(p, rng.choice(game.legal_texts(p)))
    assert checked > 6


def best(p: AnyPosition, seat: int) -> int:
    """Honours of a seat at the end when both play their best from here."""
    if p.outcome is not None:
        return p.outcome.scores[seat]
    values = []
    for move in p.game.legal_texts(p):
        after = p.copy()
        step(after, move)
        values.append(best(after, seat))
    return max(values) if p.game.rules.to_move(p.state) == seat else min(values)


def test_the_largest_ending_is_small() -> None:
    """Six tricks with any card to any lead: the positions looked at, not the time, are bounded."""

    def beats(lead: int, reply: int) -> bool:
        return reply % 8 == lead % 8 + 1

    most = 0
    for number in range(5):
        cards = list(range(32))
        Random(number).shuffle(cards)
        leader, other = (sum(1 << card for card in cards[i : i + 6]) for i in (0, 6))
        ending = Ending(lambda hand, lead: hand, beats)
        assert 0 <= ending.take(leader, other) <= honours(leader | other)
        most = max(most, len(ending._known))
    assert most < 2500
