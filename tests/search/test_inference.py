"""What the course of a trick game tells of a hand: the tricks themselves, and weights by hand."""

from itertools import combinations, product
from random import Random
from typing import Any

import numpy as np
import pytest

import elferrat
from elferrat.games.game import AnyPosition
from elferrat.play.table import Table, table_from
from elferrat.search import abi, inference_drivers
from elferrat.search.inference import course_of, inferred
from elferrat.search.spread import spread
from tests.search.rated import ratings

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("elfern", {}), ("elfern", {"must_head": True}),
    ("schneider", {}), ("schneider", {"beat": "follow_suit"}),
    ("schneider", {"beat": "any_suit", "seven_beats_ace": True}),
]  # fmt: skip
WORLDS = 20_000
SHARP, CARELESS = 1.5, 0.125


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_course_is_what_was_played(game: str, options: dict[str, Any]) -> None:
    rng = Random(game)
    for seed in range(5):
        table = elferrat.deal(game, options=options, seed=f"course {seed}")
        tricks: list[list[Any]] = []
        while not table.over:
            seen = table.view(table.turn)
            cards = table._position.game.cards
            rows = course_of(seen, table.evidence()).tolist()
            told = [
                [seat, cards[lead], cards[reply] if reply >= 0 else None]
                for seat, lead, reply in rows
            ]
            assert told == tricks[::-1]
            seat, move = table.turn, rng.choice(table.legal())
            table.play(move)
            if tricks and tricks[-1][2] is None:
                tricks[-1][2] = move
            else:
                tricks.append([seat, move, None])


def late(game: str, options: dict[str, Any], seed: int, moves: int) -> tuple[Table, list[str]]:
    """A game with few cards, three in a hand, and the cards that the seat on turn has not seen."""
    rng = Random(f"{game} {sorted(options)} {seed}")
    cards = rng.sample([rank + suit for rank in "789TJQKA" for suit in "CSHD"], 12)
    table = table_from(
        {
            "game": game, "partial": True, "leader": 0, "dealer": 1, "options": options,
            "hands": [cards[:3], cards[3:6]], "stock": cards[6:],
        }
    )  # fmt: skip
    for _ in range(moves):
        table.play(rng.choice(table.legal()))
    p = table._position
    own = p.game.hands(p.state)[table.turn]
    played = [card for pile in table.view(0)["won"] for card in pile] + table.view(0)["trick"]
    return table, [card for card in cards if card not in played and card not in own]


def by_hand(table: Table, unseen: list[str]) -> dict[str, float]:
    """How likely the other hand holds each unseen card: every hand, every order of what it drew."""
    seat = table.turn
    seen, p = table.view(seat), table._position
    course = course_of(seen, table.evidence()).tolist()
    total, held = 0.0, dict.fromkeys(unseen, 0.0)
    full = 3
    draws = sum(reply >= 0 for _, _, reply in course)
    for hand in combinations(unseen, seen["hands"][1 - seat]):
        rest = [card for card in unseen if card not in hand]
        for places in product(range(full), repeat=draws):
            weight = explained(p, seat, list(hand), rest, course, places)
            total += weight
            for card in hand:
                held[card] += weight
    return {card: weight / total for card, weight in held.items()}


def explained(
    p: AnyPosition, seat: int, hand: list[str], rest: list[str], course: list[Any], places: Any
) -> float:
    """How likely the other seat makes its moves, holding these cards and having drawn so."""
    cards, other = p.game.cards, 1 - seat
    theirs = {cards.index(card) for card in hand}
    away = {cards.index(card) for card in rest} | {
        cards.index(card) for card in p.game.hands(p.state)[seat]
    }
    weight, left = 1.0, list(places)
    for leader, lead, reply in course:
        if reply >= 0:
            drawn = sorted(theirs)[left.pop(0)]
            theirs.remove(drawn)
            away.add(drawn)
            (theirs if leader == seat else away).add(reply)
            if leader == seat:
                weight *= likelihood(p, other, theirs, away, lead, reply)
        (theirs if leader == other else away).add(lead)
        if leader == other:
            weight *= likelihood(p, other, theirs, away, -1, lead)
    return weight


def likelihood(
    p: AnyPosition, seat: int, theirs: set[int], away: set[int], lead: int, move: int
) -> float:
    here = p.copy()
    s: Any = here.state
    mine = sorted(away - {lead})[: 2 if lead >= 0 else 3]
    s.hand[seat] = sum(1 << card for card in theirs)
    s.hand[1 - seat] = sum(1 << card for card in mine)
    stock = sorted(away - {lead} - set(mine))
    s.stock[: len(stock)], s.stock_size = stock, len(stock)
    s.leader, s.lead = (1 - seat, lead) if lead >= 0 else (seat, -1)
    rated = ratings(here)
    best = max(rated.values())
    likely = {text: 1 / (1 + (best - value) * SHARP) ** 2 for text, value in rated.items()}
    text = p.game.cards[move]
    if text not in likely:
        return 0.0
    return (1 - CARELESS) * likely[text] / sum(likely.values()) + CARELESS / len(likely)


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("moves", [1, 2, 4])
def test_each_card_is_held_as_often_as_counting_by_hand_says(
    game: str, options: dict[str, Any], moves: int
) -> None:
    table, unseen = late(game, options, 3, moves)
    seen, evidence = table.view(table.turn), table.evidence()
    blind = spread(seen, None, Random(1), unseen)
    found = inferred(blind, seen, evidence, "s", WORLDS, sharp=SHARP, careless=CARELESS)
    wanted = by_hand(table, unseen)
    assert found is not None
    names = [table._position.game.cards[card] for card in found.cards]
    shares = dict(zip(names, found.arrangements.mean(0), strict=True))
    assert shares == pytest.approx(wanted, abs=0.02)
    equal = seen["hands"][1 - table.turn] / len(unseen)
    if moves == 4:
        assert max(abs(share - equal) for share in wanted.values()) > 0.05


def test_who_did_not_beat_an_honour_hardly_holds_the_card_that_could() -> None:
    table = table_from(
        {
            "game": "schneider", "partial": True, "leader": 0, "dealer": 1,
            "hands": [["KH", "7C", "8D"], ["9S", "7S", "8S"]],
            "stock": ["8H", "TC", "JD", "QS", "AH", "9H"],
        }
    )  # fmt: skip
    table.play("KH")
    table.play("7S")
    unseen = ["9S", "8S", "AH", "TC", "JD", "QS", "8H", "9H"]
    seen = table.view(0)
    unseen = [card for card in unseen if card not in seen.hand]
    found = inferred(spread(seen, None, Random(1), unseen), seen, table.evidence(), "s", WORLDS)
    assert found is not None
    ace = [table._position.game.cards[card] for card in found.cards].index("AH")
    equal = 3 / len(unseen)
    assert found.arrangements[:, ace].mean() < 0.75 * equal


@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_evidence_may_begin_with_a_trick_on_the_table(game: str) -> None:
    table = elferrat.deal(game, seed="mid-trick")
    for _ in range(5):
        table.play(table.legal()[0])
    for moves in range(3):
        later = table_from(table.position())
        for _ in range(moves):
            later.play(later.legal()[0])
        seen, evidence = later.view(later.turn), later.evidence()
        told = course_of(seen, evidence)
        assert len(told) == (1, 0, 1)[moves]
        assert elferrat.bot("strong").choose(seen, None, evidence).move in seen.legal


def test_a_pile_may_begin_with_an_odd_card() -> None:
    cards = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]
    table = table_from(
        {
            "game": "schneider", "dealer": 1, "leader": 0, "hands": [cards[:6], cards[6:12]],
            "won": [cards[12:13], cards[13:16]], "stock": cards[16:],
        }
    )  # fmt: skip
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    seen, evidence = table.view(table.turn), table.evidence()
    assert len(course_of(seen, evidence)) == 1
    assert elferrat.bot("strong").choose(seen, None, evidence).move in seen.legal


def test_without_a_stock_nothing_is_guessed() -> None:
    table = table_from(
        {
            "game": "elfern", "partial": True, "leader": 0, "dealer": 1, "stock": [],
            "hands": [["AC", "7C", "8H", "9H", "8D", "9D"], ["7D", "8S", "9S", "KS", "TD", "QS"]],
        }
    )  # fmt: skip
    table.play("AC")
    table.play("7D")
    seen = table.view(0)
    blind = spread(seen, None, Random(1))
    assert inferred(blind, seen, table.evidence(), "s", 100) is None


def test_a_course_without_moves_of_the_other_hand_says_nothing() -> None:
    table = elferrat.deal("elfern", seed="first")
    seen = table.view(table.turn)
    assert inferred(spread(seen, None, Random(1)), seen, table.evidence(), "s", 100) is None
    assert course_of(seen, table.evidence()).shape == (0, abi.TRICK)


def test_careless_players_tell_nothing() -> None:
    table, unseen = late("elfern", {}, 3, 4)
    seen = table.view(table.turn)
    blind = spread(seen, None, Random(1), unseen)
    found = inferred(blind, seen, table.evidence(), "s", WORLDS, careless=1.0)
    assert found is not None
    equal = seen["hands"][1 - table.turn] / len(unseen)
    assert np.allclose(found.arrangements.mean(0), equal, atol=0.02)


@pytest.mark.parametrize("word", [0, 2**32 - 1])
def test_as_many_worlds_are_drawn_again_whatever_fractions_add_up_to(
    monkeypatch: pytest.MonkeyPatch, word: int
) -> None:
    monkeypatch.setattr(inference_drivers, "next_word", lambda stream: word)
    many, rng = 4_000, np.random.default_rng(word)
    for _ in range(12):
        weights = rng.random(many) ** 8
        wanted = many * weights / weights.sum()
        worlds, held = np.arange(many)[:, None], np.arange(many)[:, None].copy()
        inference_drivers.draw_again(worlds, held, weights, np.zeros(many), np.zeros(4, np.int64))
        assert (worlds == held).all()
        drawn = np.bincount(worlds[:, 0], minlength=many)
        assert np.abs(drawn - wanted).max() < 2
        assert (weights == 1).all()
