"""What a seat is told in OpenSpiel: all that it saw, and nothing that it could not see."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from elferrat.adapters import openspiel
from elferrat.adapters.openspiel_course import Course, course_of
from elferrat.adapters.openspiel_worlds import worlds
from elferrat.play import referee
from elferrat.play.determinisation import redeal
from elferrat.play.view import view
from tests.adapters.openspiel_games import after, course_in, loaded
from tests.contract.courses import Setup, sampled_setups

SETUPS = sampled_setups()
TRICKS = [setup for setup in SETUPS if setup.game.players == (2,)]
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def told(state: Any, seat: int) -> tuple[Any, ...]:
    """Every byte that OpenSpiel gives to a seat."""
    tensors = [state.observation_tensor(seat)]
    if state.get_game().get_type().provides_information_state_tensor:
        tensors.append(state.information_state_tensor(seat))
    strings = state.information_state_string(seat), state.observation_string(seat)
    return *strings, *map(tuple, tensors)


def views(course: Course, world: Sequence[int], seat: int) -> list[str] | None:
    """All views that a seat has of the moves of a course in a world; None if one is illegal."""
    other, seen = course_of(course.deal, world, ()), []
    assert other.position is not None
    if not course.deal.game.rules.deal_stands(other.position.state, course.deal.options):
        return None
    for move in course.moves:
        assert other.position is not None
        seen.append(json.dumps(view(other.position, seat).json()))
        if move not in other.legal():
            return None
        other.go(move)
    assert other.position is not None
    return [*seen, json.dumps(view(other.position, seat).json())]


def rebuilt(game: Any, course: Course) -> Any:
    state = game.new_initial_state()
    for action in (*course.drawn, *course.moves):
        state.apply_action(action)
    return state


def alike(game: Any, state: Any, seat: int, rng: Random) -> Iterator[Any]:
    """States in which a seat had the very same views at every move, by views alone."""
    course = course_in(state)
    seen = views(course, course.drawn, seat)
    for _, world in zip(range(60), worlds(course, seat, rng), strict=False):
        if views(course, world, seat) == seen:
            yield rebuilt(game, course_of(course.deal, world, course.moves))


# --- nothing that it could not see


@pytest.mark.parametrize("setup", SETUPS[::4], ids=str)
def test_equal_views_all_along_are_equal_information(setup: Setup) -> None:
    game, rng = loaded(setup), Random(str(setup))
    differed = 0
    for moves in (0, 3, 14):
        state = after(game, moves, rng)
        seat = moves % setup.players
        if moves == 0:
            seat = state.current_player()  # of others it is known only that they open
        other = next(alike(game, state, seat, rng))
        assert told(other, seat) == told(state, seat)
        differed += str(other) != str(state)
    assert differed == 3


@pytest.mark.parametrize("setup", SETUPS[::4], ids=str)
def test_cards_dealt_anew_change_nothing(setup: Setup) -> None:
    game, rng = loaded(setup), Random(str(setup))
    differed = 0
    for moves in (0, 5, 20):
        state = after(game, moves, rng)
        for seat in range(setup.players):
            other = state.clone()
            position = course_in(state).position
            assert position is not None
            course_in(other).position = redeal(position, seat, rng)
            assert told(other, seat) == told(state, seat)
            differed += str(other) != str(state)
    assert differed


def test_the_comparison_hears_cards_that_somebody_else_drew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = next(setup for setup in SETUPS if setup.name == "elfern")
    game, rng = loaded(setup), Random(1)
    monkeypatch.setitem(referee._PUBLIC_FIELDS, "drew", ("count", "cards"))
    leaks = 0
    for _ in range(5):
        state = after(game, 8, rng)
        leaks += sum(told(other, 0) != told(state, 0) for other in alike(game, state, 0, rng))
    assert leaks


def test_a_spectator_sees_no_hand_and_no_card_drawn() -> None:
    game, rng = pyspiel.load_game("elferrat_elfer"), Random(2)
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(kind)
    assert observer.tensor is None
    state = after(game, 60, rng)
    lines = observer.string_from(state, 0).splitlines()
    assert json.loads(lines[0].partition(": ")[2])["hands"] == [20, 20]
    drawn = [line for line in lines if line.startswith("drew")]
    assert drawn
    assert all(len(line.split("; ")[0].split()) == 3 for line in drawn)


# --- all that it saw


@pytest.mark.parametrize("setup", SETUPS[::9], ids=str)
def test_information_remembers_everything(setup: Setup) -> None:
    """The first view, then a line a move: what was known before is a beginning of it."""
    rng = Random(str(setup))
    state = openspiel.dealt(loaded(setup), rng)
    known = [state.information_state_string(seat) for seat in range(setup.players)]
    assert len(set(known)) == setup.players
    own: list[Counter[str]] = []
    for seat in range(setup.players):
        first = json.loads(known[seat].partition(": ")[2])
        own.append(Counter(first["hands"][seat]))
    while not state.is_terminal():
        mover, before = state.current_player(), known
        state.apply_action(rng.choice(state.legal_actions()))
        known = [state.information_state_string(seat) for seat in range(setup.players)]
        for seat in range(setup.players):
            line = known[seat].removeprefix(before[seat])
            assert line.startswith("\n")
            assert line.count("\n") == 1
            follow(own[seat], line[1:], seat)
            position = course_in(state).position
            assert position is not None
            assert +own[seat] == Counter(setup.game.hands(position.state)[seat]), (seat, line)
        assert f" {mover}" in known[mover].rpartition("\n")[2]


def follow(hand: Counter[str], line: str, seat: int) -> None:
    """Keep count of a seat's hand by what it is told alone."""
    for event in line.split("; "):
        kind, who, *rest = event.split()
        if int(who) != seat:
            continue
        if kind == "drew":
            hand.update(rest[1].split(","))
        elif kind == "laid":
            hand[rest[0]] -= 1
        elif kind in ("joker_laid", "discarded"):
            hand["*"] -= 1
        elif kind == "exchanged":
            hand[rest[0]] -= 1
            hand["*"] += 1


@pytest.mark.parametrize("setup", SETUPS[::9], ids=str)
def test_an_observation_is_the_view(setup: Setup) -> None:
    state = after(loaded(setup), 7, Random(str(setup)))
    position = course_in(state).position
    assert position is not None
    for seat in range(setup.players):
        text = state.observation_string(seat).removeprefix(f"seat {seat}: ")
        assert json.loads(text) == view(position, seat).json()


def test_tensors_of_histories_are_as_many_as_histories() -> None:
    game = pyspiel.load_game("elferrat_elfern_small(deals=3)")
    by_text: dict[str, tuple[float, ...]] = {}
    rng = Random(5)
    for _ in range(40):
        state = openspiel.dealt(game, rng)
        while not state.is_terminal():
            for seat in (0, 1):
                tensor = tuple(state.information_state_tensor(seat))
                assert by_text.setdefault(state.information_state_string(seat), tensor) == tensor
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(set(by_text.values())) == len(by_text) > 300


def test_the_blocks_of_a_tensor_have_names() -> None:
    game = pyspiel.load_game("elferrat_elfern")
    observer = game.make_py_observer(RECALL)
    state = after(game, 5, Random(3))
    observer.set_from(state, 1)
    course = course_in(state)
    assert {name: block.shape for name, block in observer.dict.items()} == {
        "seat": (2,), "dealt": (32,), "drawn": (16, 32), "moves": (32, 32),
    }  # fmt: skip
    assert list(np.argwhere(observer.dict["moves"])[:, 1]) == course.moves
    assert observer.dict["drawn"].sum() == 2
    assert list(observer.dict["seat"]) == [0, 1]


# --- other worlds


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_a_resampled_state_looks_the_same_and_can_be_played(setup: Setup) -> None:
    game, rng = loaded(setup), Random(str(setup))
    state, number = openspiel.dealt(game, rng), 0
    while not state.is_terminal():
        if number % 17 == 0:
            for seat in {state.current_player(), number % setup.players}:
                other = state.resample_from_infostate(seat, rng.random)
                assert told(other, seat) == told(state, seat)
                assert other.current_player() == state.current_player()
                assert other.move_number() == state.move_number()
        state.apply_action(rng.choice(state.legal_actions()))
        number += 1
    assert str(state.resample_from_infostate(0, rng.random)) == str(state)


def test_small_worlds_are_all_deals_that_look_the_same() -> None:
    game, rng = pyspiel.load_game("elferrat_schneider_small"), Random(4)
    state = openspiel.dealt(game, rng)
    found = {str(state.resample_from_infostate(0, rng.random)) for _ in range(60)}
    starts = [game.new_initial_state().child(deal) for deal in range(30)]
    mine = state.information_state_string(0)
    assert found == {str(s) for s in starts if s.information_state_string(0) == mine}
    assert len(found) == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "moves", "kind"),
    [
        ("elfer(players=6)", 4, "drew"),
        ("extra(players=3)", 6, "joker_laid"),
        ("elfern(must_head=True)", 6, "drew"),
        ("schneider(beat=follow_suit)", 6, "drew"),
    ],
)
def test_worlds_are_as_likely_as_the_deals_that_lead_to_them(
    name: str, moves: int, kind: str
) -> None:
    """Who has which card, against brute force, when somebody else drew or showed a joker."""
    rng = Random(name)
    game = pyspiel.load_game(f"elferrat_{name}")
    state = after(game, moves, rng)
    while not others_did(state, kind):
        state = after(game, moves, rng)
    course, seat = course_in(state), state.current_player()
    tries = 200
    sampled = [
        holders(course_in(state.resample_from_infostate(seat, rng.random))) for _ in range(tries)
    ]
    dealt_anew = [holders(other) for other in rejection(course, seat, rng, tries)]
    places = {place for one in sampled + dealt_anew for place in one}
    for place in places:
        a = sum(place in one for one in sampled) / tries
        b = sum(place in one for one in dealt_anew) / tries
        mean = (a + b) / 2
        assert abs(a - b) < 5 * sqrt(max(mean * (1 - mean), 1 / tries) * 2 / tries), place
    assert len(places) > 20


def others_did(state: Any, kind: str) -> bool:
    """Whether a seat that is not on turn did something twice."""
    events = [event for ply in course_in(state).plies for event in ply.events]
    seats: list[int] = [event["seat"] for event in events if event["event"] == kind]
    return len([seat for seat in seats if seat != state.current_player()]) > 1


def holders(course: Course) -> set[tuple[int, str]]:
    """Who holds which card, jokers by their number."""
    assert course.position is not None
    hands = course.deal.game.hands(course.position.state)
    found = set()
    for seat, hand in enumerate(hands):
        jokers = hand.count("*")
        found |= {(seat, card) for card in hand if card != "*"} | {(seat, f"{jokers} jokers")}
    return found


def rejection(course: Course, seat: int, rng: Random, wanted: int) -> Iterator[Course]:
    """Worlds by brute force: hidden cards shuffled until the seat sees the same."""
    cards = len(course.deal.pack)
    seen = views(course, course.drawn, seat)
    own = places_of(course, seat)
    free = [place for place in range(cards) if place not in own]
    while wanted:
        world = course.drawn[:]
        hidden = [world[place] for place in free]
        rng.shuffle(hidden)
        for place, card in zip(free, hidden, strict=True):
            world[place] = card
        if views(course, world, seat) == seen:
            wanted -= 1
            yield course_of(course.deal, world, course.moves)


def places_of(course: Course, seat: int) -> set[int]:
    """The places of the pack whose cards a seat was dealt or drew."""
    names = course.deal.game.cards
    hand = Counter(names[card] for card in (*course.hand_dealt(seat), *course.cards_drawn(seat)))
    found = set()
    for place, card in enumerate(course.drawn[: len(course.deal.pack)]):
        if hand[names[card]] > 0 and (names[card] != "*" or place % course.deal.players == seat):
            hand[names[card]] -= 1
            found.add(place)
    return found
