"""Hidden cards dealt anew: every world that can be, as often as it should, and no other."""

import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable
from elferrat.play.determinisation import fill, redeal
from elferrat.play.positions import read_position
from tests.contract.courses import Setup, course, sampled_setups

SETUPS = sampled_setups()

# Few cards, so that all worlds can be counted. Each asks for something else of the hidden cards.
SMALL: dict[str, dict[str, Any]] = {
    "E2, red held": {
        "game": "elfer",
        "hands": [["R11", "Y11", "B3"], ["R5", "G11"]],
        "stock": ["R1", "R2"],
        "partial": True,
    },
    "E2, yellow opens": {
        "game": "elfer",
        "hands": [["R1", "B11"], ["Y11", "R2"], ["G11"]],
        "stock": ["R11", "R3"],
        "turn": 1,
        "partial": True,
    },
    "E2, nobody has red, yellow or green": {
        "game": "elfer",
        "hands": [["R1", "B11"], ["R2"]],
        "stock": ["R11", "G11", "Y11"],
        "partial": True,
    },
    "E8, drawn": {
        "game": "elfer",
        "hands": [["R12", "B3"], ["R5", "Y11"], ["R10"]],
        "stock": ["G1", "G2"],
        "table": ["R11"],
        "drawn": True,
        "partial": True,
    },
    "V3, drawn": {
        "game": "elfer",
        "options": {"variant": "any_start"},
        "hands": [["Y5", "B3"], ["R5", "G7"]],
        "stock": ["G5"],
        "table": ["B5"],
        "start": 5,
        "drawn": True,
        "partial": True,
    },
    "E8, drawn and laid": {
        "game": "elfer",
        "hands": [["R2", "B3"], ["R5", "R10"]],
        "stock": ["G5"],
        "table": ["R11"],
        "drawn": True,
        "laid": 1,
        "partial": True,
    },
    "X32, two jokers taken": {
        "game": "extra",
        "hands": [["*", "*", "R1"], ["R2", "*"], ["B1"]],
        "stock": ["B2"],
        "exchanged": 2,
        "partial": True,
    },
    "X31, two taken and one card played": {
        "game": "extra",
        "hands": [["*", "R1"], ["R3", "*"], ["B1"]],
        "stock": ["R4"],
        "exchanged": 2,
        "laid": 1,
        "partial": True,
    },
    "X32, played since": {
        "game": "extra",
        "hands": [["R1"], ["*", "R3"]],
        "stock": ["R4", "R5"],
        "exchanged": 1,
        "laid": 1,
        "discarded": 1,
        "table": ["R11", "Y11", "G11", "B11", "*R12"],
        "partial": True,
    },
    "a trick": {
        "game": "elfern",
        "hands": [["AH"], ["KH", "7C"]],
        "stock": ["8C", "9C"],
        "trick": ["TH"],
        "won": [[], ["QC", "JC"]],
        "partial": True,
    },
}


def hidden_cards(data: dict[str, Any], seat: int | None) -> list[str]:
    hands = [hand for other, hand in enumerate(data["hands"]) if other != seat]
    return [card for place in (*hands, data["stock"]) for card in place]


def worlds(data: dict[str, Any], seat: int | None) -> Counter[str]:
    """Every world by brute force, with the number of ways in which its cards can lie so."""
    p = read_position(data)
    seen = p.game.view(p, seat)
    found: Counter[str] = Counter()
    for cards in permutations(hidden_cards(data, seat)):
        left = list(cards)
        hands = [
            hand if other == seat else [left.pop() for _ in hand]
            for other, hand in enumerate(data["hands"])
        ]
        try:
            world = read_position({**data, "hands": hands, "stock": left})
        except Unusable:
            continue
        if world.game.view(world, seat) == seen:
            found[json.dumps(world.game.write(world))] += 1
    return found


def test_the_small_worlds_ask_for_something() -> None:
    def share(name: str, seat: int | None) -> float:
        ways = 1
        for n in range(1, len(hidden_cards(SMALL[name], seat)) + 1):
            ways *= n
        return worlds(SMALL[name], seat).total() / ways

    assert share("E2, red held", None) < 0.9
    assert share("E2, red held", 0) == 1
    assert share("E2, yellow opens", 0) < 0.9
    assert share("E2, nobody has red, yellow or green", 0) < 0.9
    assert share("E8, drawn", 1) < 0.9
    assert share("E8, drawn and laid", 1) == 1
    assert share("X32, two jokers taken", 2) < 0.9
    assert share("X31, two taken and one card played", 1) < 0.9
    assert share("X32, played since", 1) == 1
    assert share("a trick", 0) == 1


@pytest.mark.slow
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("name", SMALL)
def test_every_world_comes_as_often_as_its_cards_can_lie_so(name: str, seat: int | None) -> None:
    p = read_position(SMALL[name])
    expected = worlds(SMALL[name], seat)
    draws = min(2500, 40 * len(expected))
    rng = Random(f"{name} {seat}")
    found: Counter[str] = Counter()
    for _ in range(draws):
        world = redeal(p, seat, rng)
        found[json.dumps(world.game.write(world))] += 1
    assert set(found) <= set(expected)
    # Chi-squared, with so wide a margin that only a wrong distribution crosses it.
    each = draws / expected.total()
    distance = sum((found[w] - ways * each) ** 2 / (ways * each) for w, ways in expected.items())
    freedom = len(expected) - 1
    assert distance <= freedom + 5 * (2 * freedom) ** 0.5


def test_every_world_is_reached() -> None:
    for name, seat in (("E2, yellow opens", 0), ("X32, two jokers taken", 2), ("V3, drawn", 1)):
        rng, p = Random(5), read_position(SMALL[name])
        drawn = (redeal(p, seat, rng) for _ in range(1500))
        found = {json.dumps(world.game.write(world)) for world in drawn}
        assert found == set(worlds(SMALL[name], seat))


def moments(setup: Setup) -> list[tuple[AnyPosition, int | None]]:
    """Some positions of a course, each with a viewer."""
    positions = course(setup).positions[:-1]
    some = [positions[len(positions) * part // 6] for part in range(6)]
    return [(p, (None, *range(setup.players))[i % (setup.players + 1)]) for i, p in enumerate(some)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_redealt_position_looks_the_same_and_is_complete(setup: Setup) -> None:
    game = setup.game
    for p, seat in moments(setup):
        before = game.write(p)
        world = redeal(p, seat, Random(1))
        assert game.write(p) == before
        assert game.view(world, seat) == game.view(p, seat)
        after = game.write(world)
        assert sorted(hidden_cards(after, seat)) == sorted(hidden_cards(before, seat))
        assert read_position(after).state == world.state


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_view_alone_is_filled_as_its_position_is_redealt(setup: Setup) -> None:
    """Nothing but the view and the generator decide which world comes out."""
    game = setup.game
    for p, seat in moments(setup):
        world = redeal(p, seat, Random(2))
        seen = game.view(p, seat)
        assert game.write(fill(seen, Random(2))) == game.write(world)
        assert game.write(redeal(world, seat, Random(2))) == game.write(world)


@pytest.mark.parametrize("setup", SETUPS[::9], ids=str)
def test_a_finished_game_is_copied(setup: Setup) -> None:
    end = course(setup).end
    world = redeal(end, 0, Random(1))
    assert world == end
    assert world.state is not end.state
    assert fill(setup.game.view(end, None), Random(1)) == end


def test_a_hidden_hand_may_be_empty() -> None:
    """The last card was led: its seat holds none any more."""
    last = read_position(
        {"game": "elfern", "hands": [[], ["KH"]], "trick": ["TH"], "partial": True}
    )
    for seat in (None, 0, 1):
        seen = last.game.view(last, seat)
        assert last.game.view(redeal(last, seat, Random(1)), seat) == seen
        assert last.game.view(fill(seen, Random(1)), seat) == seen


def test_a_partial_view_is_filled_with_any_unseen_cards() -> None:
    p = read_position(SMALL["a trick"])
    seen = p.game.view(p, 0)
    worlds = [p.game.write(fill(seen, Random(n))) for n in range(200)]
    cards = {card for world in worlds for card in hidden_cards(world, 0)}
    assert len(cards) == 32 - 4  # all but the own card, the lead and the trick won
    assert all(len(set(hidden_cards(world, 0))) == 4 for world in worlds)


def test_a_partial_opening_keeps_earlier_elevens_out_of_hands() -> None:
    p = read_position(SMALL["E2, yellow opens"])
    for n in range(100):
        world = p.game.write(fill(p.game.view(p, 0), Random(n)))
        held = [card for hand in world["hands"] for card in hand]
        opened = next(card for card in ("R11", "Y11", "G11", "B11") if card in held)
        assert opened in world["hands"][1]


def elfern_view(**changed: Any) -> dict[str, Any]:
    p = next(setup for setup in SETUPS if setup.name == "elfern").deal("view")
    return {**p.game.view(p, 0), **changed}


def test_a_view_that_hides_too_much_has_no_world() -> None:
    with pytest.raises(ValueError, match="no cards can lie"):
        fill(elfern_view(stock=40), Random(1))
    with pytest.raises(ValueError, match="no cards can lie"):
        fill(elfern_view(hands=[[], 30]), Random(1))


def test_a_view_that_hides_too_little_is_unusable() -> None:
    with pytest.raises(Unusable) as caught:
        fill(elfern_view(stock=18), Random(1))
    assert caught.value.message.key == "missing-cards"


def test_a_view_against_the_rules_has_no_world() -> None:
    drawn = read_position(SMALL["E8, drawn"])
    nothing_fits = {**drawn.game.view(drawn, 0), "hands": [["R2", "B3"], 2, 1]}
    with pytest.raises(ValueError, match="no cards can lie"):
        fill(nothing_fits, Random(1))
    opening = read_position(SMALL["E2, yellow opens"])
    not_the_opener = {**opening.game.view(opening, 0), "hands": [["R1", "R11"], 2, 1]}
    with pytest.raises(ValueError, match="no cards can lie"):
        fill(not_the_opener, Random(1))


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(Unusable):
        redeal(read_position(SMALL["a trick"]), 2, Random(1))
