"""Reduced games: every deal, what seats see of each course, what the ends are worth; and bots."""

import json
from collections.abc import Callable
from functools import cache
from random import Random

import numpy as np
import pytest

from elferrat.bots import bot
from elferrat.lab.asking import Survey, answered, reached
from elferrat.lab.equilibrium import best_answer, equilibrium, even, exploitability, value
from elferrat.lab.reduced import Reduced, reduced_rows, reduced_tricks
from elferrat.play.determinisation import hidden_cards
from elferrat.play.referee import seen_by, step
from elferrat.play.view import view

GAMES: dict[str, Callable[[], Reduced]] = {
    "elfern": cache(lambda: reduced_tricks("elfern", "9TJ")),
    "schneider": cache(lambda: reduced_tricks("schneider", "9TJ")),
    "elfer": cache(lambda: reduced_rows(["R1", "R2", "Y19", "Y20", "G1"], 2)),
}
DEALS = {"elfern": 180, "schneider": 180, "elfer": 30}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Reduced:
    return GAMES[request.param]()


@pytest.mark.parametrize("name", GAMES)
def test_there_is_every_deal_once(name: str) -> None:
    deals = GAMES[name]().deals
    assert len({json.dumps(p.game.write(p)) for p in deals}) == len(deals) == DEALS[name]
    assert len({json.dumps(view(p, None).json()) for p in deals}) == 1


def test_what_is_unseen_is_in_play(game: Reduced) -> None:
    for p in game.deals[::7]:
        hands, stock = p.game.hands(p.state), p.game.stock(p.state)
        for seat in range(2):
            assert set(hidden_cards(view(p, seat))) == {*hands[1 - seat], *stock}


def test_both_sides_begin_equal(game: Reduced) -> None:
    p = game.deals[0]
    if p.game.name != "elfer":
        assert p.game.rules.score(p.state, 0) == p.game.rules.score(p.state, 1)
        assert p.state.won_size[0] == p.state.won_size[1]


def courses(game: Reduced, many: int) -> list[tuple[int, list[int], tuple[int, int]]]:
    """Courses by chance up to an end of the tree: deal, slots taken, and the node."""
    rng, tree, found = Random(1), game.tree, []
    for _ in range(many):
        deal = rng.randrange(len(game.deals))
        node, slots = deal, [deal]
        level = 0
        while node not in tree.levels[level].ends:
            level += 1
            children = np.flatnonzero(tree.levels[level].parent == node)
            node = int(rng.choice(list(children)))
            slots.append(int(tree.levels[level].slot[node]))
        found.append((deal, slots, (level, node)))
    return found


def test_ends_are_worth_what_the_referee_says(game: Reduced) -> None:
    tricks = game.deals[0].game.name != "elfer"
    for deal, slots, (number, node) in courses(game, 60):
        p, level = game.deals[deal].copy(), game.tree.levels[number]
        for slot in slots[1:]:
            at = game.asked[game.tree.sets[slot] - 1]
            assert p.game.legal(p) == list(at.legal)
            assert p.game.rules.to_move(p.state) == at.seat
            step(p, p.game.text(at.legal[slot - game.tree.starts[game.tree.sets[slot]]]))
        while p.outcome is None:
            (only,) = p.game.legal_texts(p)
            step(p, only)
        end = list(level.ends).index(node)
        assert level.worth[end] == p.outcome.scores[0] - p.outcome.scores[1]
        if tricks:
            assert p.outcome.game_points is not None
            paid = game.in_game_points().levels[number].worth[end]
            assert paid == p.outcome.game_points[0] - p.outcome.game_points[1]


def test_an_information_set_is_what_a_seat_saw(game: Reduced) -> None:
    """Two courses are in one set exactly if the seat on turn was told the same in both."""
    told: dict[int, set[str]] = {}
    sets: dict[str, set[int]] = {}
    for deal, slots, _ in courses(game, 150):
        p = game.deals[deal].copy()
        seen: list[list[object]] = [[view(p, seat).json()] for seat in range(2)]
        for slot in slots[1:]:
            number = int(game.tree.sets[slot])
            at = game.asked[number - 1]
            text = json.dumps(seen[at.seat])
            told.setdefault(number, set()).add(text)
            sets.setdefault(text, set()).add(number)
            events = step(p, p.game.text(at.legal[slot - game.tree.starts[number]]))
            for seat in range(2):
                seen[seat] += [*seen_by(events, seat), view(p, seat).json()]
    assert all(len(texts) == 1 for texts in told.values())
    assert all(len(numbers) == 1 for numbers in sets.values())
    assert len(told) > 50


def test_an_equilibrium_can_hardly_be_exploited(game: Reduced) -> None:
    found = equilibrium(game.tree, within=0.01)
    assert -1e-9 <= found.exploitability <= 0.01
    worth = value(game.tree, found.policy)
    assert best_answer(game.tree, found.policy, 0)[0] >= worth - 1e-9
    assert best_answer(game.tree, found.policy, 1)[0] >= -worth - 1e-9


def test_thumb_is_better_than_chance_and_worse_than_an_equilibrium(game: Reduced) -> None:
    policy = Survey(game).policy("thumb")
    chance = exploitability(game.tree, even(game.tree))
    assert 0.01 < exploitability(game.tree, policy) < chance


def test_a_survey_asks_what_a_table_would(game: Reduced) -> None:
    policy = Survey(game).policy("thumb")
    totals = np.add.reduceat(policy, game.tree.starts[:-1])
    assert totals == pytest.approx(1)
    for number in range(1, len(game.asked), 23):
        at = game.asked[number]
        start = game.deals[at.deal]
        p, _ = reached(start, [start.game.text(move) for move in at.moves], False)
        move = bot("thumb").choose(view(p, at.seat)).move
        slot = game.tree.starts[number + 1] + at.legal.index(p.game.moves.index(move))
        assert policy[slot] == 1


def test_the_same_seed_gives_the_same_answers_anywhere() -> None:
    game = GAMES["elfer"]()
    one, other = Survey(game), Survey(game)
    assert one.questions == other.questions
    assert (one.policy("thumb") == other.policy("thumb", processes=2)).all()


def test_a_bot_by_chance_is_asked_with_every_seed() -> None:
    survey = Survey(GAMES["schneider"]())
    first = next(q for q in survey.questions if not q.moves)
    counts = answered("random", 40, first)
    assert sum(counts.values()) == 40
    assert len(counts) == 2
    assert min(counts.values()) > 5


def test_a_policy_is_as_mixed_as_the_answers() -> None:
    game = GAMES["elfer"]()
    policy = Survey(game).policy("novice", seeds=4)
    moves = policy[game.tree.starts[1] :]
    assert set(moves * 4) <= {0, 1, 2, 3, 4}
    assert np.add.reduceat(policy, game.tree.starts[:-1]) == pytest.approx(1)
    assert (moves * 4 % 4 != 0).any()


def test_a_known_moment_is_asked_once() -> None:
    game = GAMES["elfern"]()
    survey = Survey(game)
    assert len(survey.questions) < len(game.asked)
    hidden = [at for at in game.asked if len(at.moves) < 2]
    assert sum(len(q.moves) < 2 for q in survey.questions) == len(hidden)


def test_evidence_is_followed_for_who_remembers() -> None:
    game = GAMES["elfern"]()
    at = max(game.asked, key=lambda each: len(each.moves))
    start = game.deals[at.deal]
    texts = [start.game.text(move) for move in at.moves]
    _, evidence = reached(start, texts, True)
    assert evidence is not None
    assert evidence.moves == len(texts)
    assert reached(start, texts, False)[1] is None
