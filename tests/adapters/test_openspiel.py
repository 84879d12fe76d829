"""Every game behind OpenSpiel's interface, by OpenSpiel's own tests and by our own laws."""

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from math import lgamma, log
from random import Random
from typing import Any

import pyspiel
import pytest

from elferrat.adapters import openspiel
from elferrat.adapters.openspiel_deals import PackDeal, pack_deal, standing
from elferrat.cards.shuffle import Stream
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from tests.adapters.openspiel_games import after, course_in, loaded, to_end
from tests.contract.courses import Setup, all_setups, sampled_setups

PLAIN = [setup for setup in sampled_setups() if len(setup.options) <= 1]
SMALL = [
    "elferrat_elfern_small",
    "elferrat_elfern_small(cards=16,deals=3,must_head=True)",
    "elferrat_schneider_small",
    "elferrat_schneider_small(cards=14,deals=31,beat=follow_suit)",
]


@pytest.mark.parametrize("setup", PLAIN, ids=str)
def test_openspiels_own_test_passes(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(setup), num_sims=1, serialize=True, verbose=False)


def in_pairs() -> Iterator[Setup]:
    """Setups in which every two values, numbers of players among them, meet that can meet."""
    met: set[tuple[object, ...]] = set()
    for setup in reversed(all_setups()):  # those with many options first
        values = (*setup.options, ("players", setup.players))
        pairs = {(setup.name, *pair) for pair in combinations(values, 2)}
        if len(setup.options) > 1 and not pairs <= met:
            met |= pairs
            yield setup


@pytest.mark.slow
def test_openspiels_own_test_passes_with_any_two_options() -> None:
    for setup in in_pairs():
        pyspiel.random_sim_test(loaded(setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_openspiels_own_test_passes_with_small_decks(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=20, serialize=True, verbose=False)


def test_registering_twice_does_no_harm() -> None:
    names = openspiel.register()
    assert names == openspiel.register()
    assert set(names) <= set(pyspiel.registered_names())
    assert names == [
        "elferrat_elfer", "elferrat_extra", "elferrat_elfern", "elferrat_elfern_small",
        "elferrat_schneider", "elferrat_schneider_small",
    ]  # fmt: skip


# --- the deal


@pytest.mark.parametrize("setup", PLAIN[::5], ids=str)
def test_the_lots_of_the_shuffle_lead_to_its_deal(setup: Setup) -> None:
    """Card by card in the order of contract 4, then the lots that follow in the same stream."""
    game, state = setup.game, loaded(setup).new_initial_state()
    deal = course_in(state).deal
    assert isinstance(deal, PackDeal)
    stream, pack = Stream("same"), list(deal.pack)
    stream.shuffle(pack)
    for lot in (*pack, *(stream.below(bound) for bound in deal.bounds)):
        assert state.is_chance_node()
        assert lot in dict(state.chance_outcomes())
        state.apply_action(lot)
    position = course_in(state).position
    assert position is not None
    assert game.write(position) == game.write(setup.deal("same"))


def test_chance_is_even_over_the_cards_left() -> None:
    state = pyspiel.load_game("elferrat_extra").new_initial_state()
    state.apply_action(84)
    state.apply_action(3)
    outcomes = dict(state.chance_outcomes())
    assert outcomes[84] == pytest.approx(3 / 82)
    assert all(p == pytest.approx(1 / 82) for card, p in outcomes.items() if card != 84)
    assert len(outcomes) == 80
    assert 10 not in outcomes  # the 11s lie on the table


@pytest.mark.parametrize(
    ("players", "without_blue"), [(2, True), (2, False), (3, False), (6, False)]
)
def test_deals_that_stand_are_equally_likely(players: int, without_blue: bool) -> None:
    """E3: the chance of a deal is one in all orders of the pack, given that it stands."""
    options = (("without_blue", True),) if without_blue else ()
    setup, rng = Setup("elfer", options, players), Random(players)
    deal = pack_deal("elfer", options, players)
    cards = len(deal.pack)
    given = standing(cards, 3 if without_blue else 4, sum(owner >= 0 for owner in deal.owners))
    state, found = loaded(setup).new_initial_state(), 0.0
    while state.is_chance_node():
        outcomes = dict(state.chance_outcomes())
        assert sum(outcomes.values()) == pytest.approx(1)
        # 11s as late as possible: the last place of the hands must take one then.
        late = [card for card in outcomes if card % 20 != 10]
        lot = rng.choice(late or list(outcomes))
        found += log(outcomes[lot])
        state.apply_action(lot)
    assert found == pytest.approx(-lgamma(cards + 1) - log(given))


@pytest.mark.parametrize("variant", ["false_start", "three_starts", "any_start"])
def test_nothing_is_dealt_again_in_the_variants(variant: str) -> None:
    state = loaded(Setup("elfer", (("variant", variant),), 6)).new_initial_state()
    for _ in range(60):
        outcomes = dict(state.chance_outcomes())
        state.apply_action(next(card for card in outcomes if card % 20 != 10))
    assert all(p == pytest.approx(1 / len(outcomes)) for p in outcomes.values())


# --- play


@pytest.mark.parametrize("setup", PLAIN[::7], ids=str)
def test_actions_are_the_moves_of_the_rules(setup: Setup) -> None:
    game, rng = loaded(setup), Random(str(setup))
    state = openspiel.dealt(game, rng)
    assert game.num_distinct_actions() == setup.game.rules.MOVES
    while not state.is_terminal():
        position = course_in(state).position
        assert position is not None
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        assert sorted(texts) == setup.game.legal_texts(position)
        assert state.current_player() == setup.game.rules.to_move(position.state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(course_in(state).moves) <= game.max_game_length()


@pytest.mark.parametrize("setup", PLAIN[::7], ids=str)
def test_copies_and_what_is_read_back_are_the_same_and_apart(setup: Setup) -> None:
    game, rng = loaded(setup), Random(str(setup))
    state = after(game, 9, rng)
    text, history, moves = str(state), state.history(), course_in(state).moves[:]
    known = [state.information_state_string(seat) for seat in range(setup.players)]
    back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    course = pickle.loads(pickle.dumps(course_in(state)))
    for other in (state.clone(), copy.deepcopy(state), back):
        assert (str(other), other.history()) == (text, history)
        assert [other.information_state_string(seat) for seat in range(setup.players)] == known
        to_end(other, rng)
    assert str(course) == text
    assert (str(state), state.history(), course_in(state).moves) == (text, history, moves)
    assert [state.information_state_string(seat) for seat in range(setup.players)] == known


@pytest.mark.parametrize("name", ["elferrat_extra(players=3)", *SMALL])
def test_games_and_states_can_be_pickled_and_copied(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(name)
    for other in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert str(other) == str(game)
        assert other.get_parameters() == game.get_parameters()
        lot = other.new_initial_state().chance_outcomes()
        assert lot == game.new_initial_state().chance_outcomes()
    for state in (game.new_initial_state(), after(game, 3, rng)):
        text, history = str(state), state.history()
        for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert (str(twin), twin.history()) == (text, history)
            assert twin.legal_actions() == state.legal_actions()
            while twin.is_chance_node():
                twin.apply_action(twin.chance_outcomes()[-1][0])
            to_end(twin, rng)
            assert (str(state), state.history()) == (text, history)


def test_what_is_pickled_is_read_where_nobody_registered_the_games() -> None:
    game = pyspiel.load_game("elferrat_extra(players=3)")
    state = after(game, 3, Random(1))
    program = (
        f"import pickle\nprint(pickle.loads({pickle.dumps(game)!r}))\n"
        f"print(pickle.loads({pickle.dumps(state)!r}))"
    )
    done = run(program)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{game}\n{state}\n"


@pytest.mark.parametrize("utility", ["win", "points", "game_points"])
@pytest.mark.parametrize("setup", PLAIN[::6], ids=str)
def test_returns_are_what_the_outcome_is_worth(setup: Setup, utility: str) -> None:
    if utility == "game_points" and setup.game.players != (2,):
        with pytest.raises(Unusable, match=r"utility.*win or points"):
            loaded(setup, utility=utility)
        return
    game, rng = loaded(setup, utility=utility), Random(str(setup))
    state = openspiel.dealt(game, rng)
    assert state.returns() == [0.0] * setup.players
    returns = to_end(state, rng).returns()
    position = course_in(state).position
    assert position is not None
    assert position.outcome is not None
    outcome, seats = position.outcome, range(setup.players)
    assert sum(returns) == pytest.approx(0)
    assert all(game.min_utility() <= worth <= game.max_utility() for worth in returns)
    if utility == "win" and outcome.winners:
        best = max(returns)
        assert tuple(s for s in seats if returns[s] == best) == outcome.winners
        assert len(outcome.winners) > 1 or best == 1
    elif utility != "win":
        points = outcome.scores if utility == "points" else outcome.game_points
        assert points is not None
        for s in seats:
            others = [points[other] for other in seats if other != s]
            assert returns[s] == pytest.approx(points[s] - sum(others) / len(others))


def test_a_tie_is_worth_nothing() -> None:
    game, rng = pyspiel.load_game("elferrat_schneider"), Random(1)
    returns: dict[Any, Any] = {}
    while not {None, 0} <= set(returns):
        state = to_end(openspiel.dealt(game, rng), rng)
        position = course_in(state).position
        assert position is not None
        assert position.outcome is not None
        winner = position.outcome.winners[0] if position.outcome.winners else None
        returns[winner] = state.returns()
    assert returns[None] == [0, 0]
    assert returns[0] == [1, -1]


# --- the small decks


@pytest.mark.parametrize("cards", [12, 14, 16])
@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_thirty_small_deals_are_all_hands_of_five_cards(game: str, cards: int) -> None:
    small = pyspiel.load_game(f"elferrat_{game}_small(cards={cards},deals=60)")
    starts = [json.loads(str(small.new_initial_state().child(deal))) for deal in range(60)]
    five = {card for start in starts for hand in start["hands"] for card in hand}
    assert len(five) == 5
    hands, orders = [], set()
    for deal, written in enumerate(starts):
        assert len(written["stock"]) == cards - 4
        assert written["partial"]
        hands.append(str(written["hands"]))
        known = {card for hand in written["hands"] for card in hand}
        assert len(known | set(written["stock"])) == cards
        orders.add((deal // 30, str([card for card in written["stock"] if card not in five])))
    assert len(set(hands[:30])) == len(set(hands[30:])) == 30
    assert set(hands[:30]) == set(hands[30:])
    assert len(orders) == 2


def test_small_deals_come_from_the_seed() -> None:
    def deals(seed: str) -> list[str]:
        game = pyspiel.load_game(f"elferrat_elfern_small(deals=3,seed={seed})")
        return [str(game.new_initial_state().child(deal)) for deal in range(3)]

    assert deals("one") == deals("one")
    assert deals("one") != deals("two")


# --- bad input


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("elferrat_elfer(variant=backwards)", "options.variant: “backwards” is not possible here"),
        ("elferrat_elfer(players=7)", "players: This game needs 2 to 6 players, not 7."),
        ("elferrat_elfer(players=3,without_blue=True)", "Without blue exactly 2 play, not 3"),
        ("elferrat_elfern(players=3)", "players: This game needs exactly 2 players, not 3."),
        ("elferrat_extra(utility=luck)", "utility: “luck” is not possible here"),
        ("elferrat_elfern_small(cards=13)", "cards: “13” is not possible here"),
        ("elferrat_elfern_small(deals=0)", "deals: 0 is out of range"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(text: str, said: str) -> None:
    with pytest.raises(Unusable) as caught:
        pyspiel.load_game(text)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_other_eyes_than_a_seats_or_a_spectators_are_refused() -> None:
    game = pyspiel.load_game("elferrat_elfern")
    private = pyspiel.PrivateInfoType
    for kind in (
        pyspiel.IIGObservationType(perfect_recall=False, private_info=private.ALL_PLAYERS),
        pyspiel.IIGObservationType(perfect_recall=True, public_info=False),
    ):
        with pytest.raises(Unusable) as caught:
            game.make_py_observer(kind)
        assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(Unusable):
        game.make_py_observer(None, {"colour": "red"})


def run(program: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


def test_without_openspiel_one_line_names_the_extra() -> None:
    done = run(
        "import sys; sys.modules['pyspiel'] = None\n"
        "from elferrat.locale.message import Unusable\n"
        "try: import elferrat.adapters.openspiel\n"
        "except Unusable as error: print(error)"
    )
    assert 'pip install "elferrat[openspiel]"' in done.stdout
    assert done.stdout.count("\n") == 1


def test_a_program_that_registered_ends_well() -> None:
    done = run(
        "import pyspiel\nfrom elferrat.adapters import openspiel\nopenspiel.register()\n"
        "print(pyspiel.load_game('elferrat_elfern').num_players())"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "2\n", "")
