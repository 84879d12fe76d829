"""The Gymnasium vector environment: what Gymnasium asks of one, and what the games do."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from elferrat.adapters.gymnasium import BatchEnv
from elferrat.games import game_named
from elferrat.locale.message import Unusable

KINDS: list[dict[str, Any]] = [
    {"game": "elfer", "players": 3},
    {"game": "elfer", "options": {"variant": "any_start", "without_blue": True}},
    {"game": "extra", "players": 4},
    {"game": "elfern"},
    {"game": "schneider", "options": {"beat": "follow_suit"}},
]
NAMES = [f"{kind['game']}-{i}" for i, kind in enumerate(KINDS)]
kinds = pytest.mark.parametrize("kind", KINDS, ids=NAMES)
SIZE = 24


def made(kind: dict[str, Any], **settings: Any) -> BatchEnv:
    return BatchEnv(**{"num_envs": SIZE, **kind, **settings})


def block(envs: BatchEnv, kind: dict[str, Any], numbers: Any, name: str) -> Any:
    """The columns of one block of observations."""
    offset = 0
    for told, length in import_module(f"elferrat.games.{kind['game']}.observation").LAYOUT:
        if told == name:
            return numbers[:, offset : offset + length]
        offset += length
    raise KeyError(name)


def plain(envs: BatchEnv, slot: int, seat: int) -> list[int]:
    """What the plain form lets a seat observe of a game."""
    p = envs.batch.position(slot)
    module = import_module(f"elferrat.games.{p.game.name}.observation")
    numbers = [0] * module.SIZE
    module.observe(p.state, p.options, seat, numbers)
    return numbers


def steps(envs: BatchEnv, count: int) -> Any:
    """Random steps: the turns before each, then what it gave."""
    turns = envs.batch.turns.copy()
    for _ in range(count):
        told = envs.step(envs.random_actions())
        yield turns, told
        turns = told[4]["turn"]


@kinds
def test_spaces_contain_what_is_seen(kind: dict[str, Any]) -> None:
    envs = made(kind)
    game = game_named(kind["game"])
    single: Any = envs.single_action_space
    assert single.n == game.rules.MOVES
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observations, info = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert info["turn"].shape == (SIZE,)
    for _, (seen, rewards, terminations, truncations, told) in steps(envs, 60):
        assert envs.observation_space.contains(seen)
        assert rewards.shape == terminations.shape == truncations.shape == (SIZE,)
        assert not truncations.any()
        assert told["rewards"].shape == told["scores"].shape == (SIZE, envs.players)
        own = block(envs, kind, seen["observation"], "turn")[:, 0]
        assert own[~terminations].all()


@kinds
def test_masks_are_legal_and_none_is_left_after_the_end(kind: dict[str, Any]) -> None:
    envs = made(kind)
    envs.reset(seed=2)
    cards = import_module(f"elferrat.games.{kind['game']}.observation").LAYOUT[0][1]
    for _, (seen, _, terminations, _, _) in steps(envs, 300):
        held = block(envs, kind, seen["observation"], "hand")
        assert (seen["action_mask"][:, :cards] <= held).all()
        assert (seen["action_mask"].any(axis=1) == ~terminations).all()


@kinds
def test_games_are_those_of_the_plain_rules(kind: dict[str, Any]) -> None:
    """Step by step: observations and masks, and at the end scores and who won."""
    envs = made(kind)
    envs.reset(seed=13)
    ended = 0
    before = [envs.batch.position(slot) for slot in range(SIZE)]
    for _ in range(220):
        actions = envs.random_actions()
        seen, rewards, over, _, info = envs.step(actions)
        for slot, p in enumerate(before):
            if p.state.over:
                before[slot] = envs.batch.position(slot)
                continue
            mover = p.game.rules.to_move(p.state)
            p.game.play(p, int(actions[slot]))
            assert p.game.write(p) == p.game.write(envs.batch.position(slot))
            turn = p.game.rules.to_move(p.state)
            assert info["turn"][slot] == turn
            assert seen["observation"][slot].tolist() == plain(envs, slot, turn)
            assert np.flatnonzero(seen["action_mask"][slot]).tolist() == p.game.legal(p)
            assert over[slot] == (p.outcome is not None)
            if p.outcome is not None:
                assert tuple(info["scores"][slot]) == p.outcome.scores
                one = p.outcome.winners if len(p.outcome.winners) == 1 else ()
                assert [seat for seat in one if info["rewards"][slot, seat] != 1] == []
                assert (rewards[slot] == 1) == (one == (mover,))
                ended += 1
    assert ended > 10


@kinds
def test_rewards_come_with_the_end_and_add_up_to_nothing(kind: dict[str, Any]) -> None:
    envs = made(kind)
    envs.reset(seed=3)
    ended = 0
    for turns, (_, rewards, over, _, info) in steps(envs, 400):
        assert not rewards[~over].any()
        assert not info["rewards"][~over].any()
        assert not info["scores"][~over].any()
        assert (info["_scores"] == over).all()
        assert np.allclose(info["rewards"].sum(axis=1), 0)
        assert (rewards == info["rewards"][np.arange(SIZE), turns]).all()
        for worth, scores in zip(info["rewards"][over], info["scores"][over], strict=True):
            if worth.any():
                assert worth.max() <= 1
                assert scores[worth.argmax()] == scores.max()
                assert worth.min() == pytest.approx(-1 / (envs.players - 1))
        ended += over.sum()
    assert ended > SIZE


def test_points_are_the_scores() -> None:
    envs = made(KINDS[2], reward="points")
    envs.reset(seed=3)
    for _, (_, _, over, _, info) in steps(envs, 400):
        assert (info["rewards"] == info["scores"]).all()
        if over.any():
            assert info["scores"][over].any()


@kinds
def test_a_game_that_ended_is_dealt_anew_by_the_next_step(kind: dict[str, Any]) -> None:
    envs = made(kind)
    observations, _ = envs.reset(seed=4)
    dealt = block(envs, kind, observations["observation"], "hand_sizes")[0]
    over = np.zeros(SIZE, bool)
    renewed = 0
    for _, (seen, rewards, now_over, _, _) in steps(envs, 400):
        assert not (over & now_over).any()
        assert not rewards[over].any()
        fresh = block(envs, kind, seen["observation"][over], "hand_sizes")
        assert (fresh == dealt).all()
        renewed += over.sum()
        over = now_over
    assert renewed > SIZE


def history(kind: dict[str, Any], seed: int | None, **settings: Any) -> list[Any]:
    envs = made(kind, **settings)
    observations, _ = envs.reset(seed=seed)
    seen = [observations["observation"]]
    for _, (observations, rewards, *_) in steps(envs, 150):
        seen += [observations["observation"], rewards]
    return seen


def same(first: list[Any], second: list[Any]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))


@kinds
def test_one_seed_is_one_history_whatever_the_threads(kind: dict[str, Any]) -> None:
    one = history(kind, 5, threads=1)
    assert same(one, history(kind, 5, threads=2))
    assert same(one, history(kind, 5))
    assert not same(one, history(kind, 6))
    assert not same(history(kind, None), history(kind, None))


def test_resets_without_a_seed_go_on_to_other_games() -> None:
    deals = []
    for _ in range(2):
        envs = made(KINDS[3])
        deals += [envs.reset(seed=7)[0]["observation"], envs.reset()[0]["observation"]]
    assert np.array_equal(deals[0], deals[2])
    assert np.array_equal(deals[1], deals[3])
    assert not np.array_equal(deals[0], deals[1])


@kinds
def test_a_learner_is_the_only_one_who_is_asked(kind: dict[str, Any]) -> None:
    for learner in (0, 1):
        envs = made(kind, learner=learner)
        _, info = envs.reset(seed=8)
        assert (info["turn"] == learner).all()
        ended = 0
        for _, (seen, rewards, over, _, told) in steps(envs, 200):
            assert (told["turn"][~over] == learner).all()
            assert (rewards == told["rewards"][:, learner]).all()
            assert seen["action_mask"][~over].any(axis=1).all()
            for slot in np.flatnonzero(over).tolist():
                assert seen["observation"][slot].tolist() == plain(envs, slot, learner)
            ended += over.sum()
        assert ended > SIZE


def test_a_learner_in_one_seat_wins_what_it_loses_in_the_other() -> None:
    """Random against random: who leads first is better off, by as much as the other is worse."""
    means = []
    for learner in (0, 1):
        envs = made({"game": "schneider"}, learner=learner, num_envs=256)
        envs.reset(seed=9)
        rewards = np.concatenate([told[1][told[2]] for _, told in steps(envs, 120)])
        assert len(rewards) > 1500
        assert set(rewards) <= {-1.0, 0.0, 1.0}
        means.append(rewards.mean())
    assert means[0] > 0.4
    assert abs(sum(means)) < 0.12


@kinds
def test_an_illegal_action_is_refused_and_nothing_is_played(kind: dict[str, Any]) -> None:
    envs = made(kind)
    observations, _ = envs.reset(seed=10)
    actions = envs.random_actions()
    actions[3] = np.flatnonzero(observations["action_mask"][3] == 0)[0]
    with pytest.raises(Unusable):
        envs.step(actions)
    assert np.array_equal(envs.batch.observations, observations["observation"])
    actions[3] = np.flatnonzero(observations["action_mask"][3])[0]
    envs.step(actions)


@pytest.mark.parametrize("learner", [None, 0])
@pytest.mark.parametrize("action", [-1, -2, 32, 10**6])
def test_an_action_that_there_is_not_is_refused(learner: int | None, action: int) -> None:
    envs = made({"game": "elfern"}, learner=learner)
    envs.reset(seed=10)
    actions = envs.random_actions()
    actions[5] = action
    with pytest.raises(Unusable):
        envs.step(actions)


def test_arrays_are_copies_unless_told_otherwise() -> None:
    envs = made(KINDS[0])
    first, _ = envs.reset(seed=11)
    kept = first["observation"].copy()
    second, *_ = envs.step(envs.random_actions())
    assert np.array_equal(first["observation"], kept)
    envs.copies = False
    third, *_ = envs.step(envs.random_actions())
    envs.step(envs.random_actions())
    assert third["observation"] is envs.batch.observations or np.shares_memory(
        third["observation"], envs.batch.observations
    )
    assert not np.shares_memory(second["observation"], envs.batch.observations)


def test_gymnasiums_wrappers_work() -> None:
    envs: Any = DictInfoToList(RecordEpisodeStatistics(made(KINDS[3])))
    envs.reset(seed=12)
    lengths = []
    for _ in range(70):
        *_, infos = envs.step(envs.unwrapped.random_actions())
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]
    assert set(lengths) == {32}  # a hand of the trick games has 32 cards
    envs.close()


@pytest.mark.parametrize(
    ("settings", "place"),
    [
        ({"game": "skat"}, "game"),
        ({"game": "elfern", "players": 3}, "players"),
        ({"game": "elfer", "options": {"variant": "v9"}}, "options.variant"),
        ({"game": "elfer", "reward": "fame"}, "reward"),
        ({"game": "elfer", "learner": 2}, "learner"),
        ({"game": "elfer", "num_envs": 0}, "num_envs"),
        ({"game": "elfer", "num_envs": 2**40}, "num_envs"),
    ],
)
def test_unusable_settings_are_refused_at_once(settings: dict[str, Any], place: str) -> None:
    with pytest.raises(Unusable) as caught:
        made(settings)
    assert caught.value.place == place
