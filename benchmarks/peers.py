"""Random games of OpenSpiel and RLCard: `python -m benchmarks.peers`.

OpenSpiel runs in four ways. Its rollouts in C++ are those of its search, from positions after the
deal; they are reached through a search of a single simulation, since Python cannot call the
evaluator itself. Its whole games in C++ are played by its own random bots from the first card of
the deal. From Python its states are stepped one move at a time, bare, and with the mask of legal
moves and the tensor of the seat on turn, which is what a learning program asks of every position.
RLCard's step always makes the observation and the legal moves.
"""

import random
import warnings
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from benchmarks.pace import Subject, Task, Work

OPENSPIEL, RLCARD = "OpenSpiel", "RLCard"
ROLLOUTS, DEALT = "C++ rollouts after the deal", "C++ games with the deal"
BARE, SEEN = "Python loop, bare", "Python loop, masks and tensors"
STEPS = "Python env.step"

SPIEL_GAMES = ("crazy_eights", "skat", "hearts", "euchre", "spades")
RLCARD_GAMES = ("uno", "gin-rummy", "doudizhu")

POSITIONS = 50  # different deals of the rollouts
ROLLOUTS_A_POSITION = 200
COUNTED = 20  # games a position that tell how many moves a rollout has


def tasks() -> Iterator[Task]:
    """Every task whose package is installed."""
    if find_spec("pyspiel") is not None:
        for game in SPIEL_GAMES:
            for way, start in SPIEL_WAYS.items():
                yield Task(Subject(OPENSPIEL, game, way), starting(start, game))
    if find_spec("rlcard") is not None:
        for game in RLCARD_GAMES:
            yield Task(Subject(RLCARD, game, STEPS), starting(start_rlcard, game))


def starting(
    start: Callable[[str], Callable[[], Work]], game: str
) -> Callable[[], Callable[[], Work]]:
    """The start of a task for one game."""
    return lambda: start(game)


def chance(state: Any, rng: random.Random) -> None:
    """Let chance make its move in an OpenSpiel state."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def dealt(game: Any, rng: random.Random) -> Any:
    """An OpenSpiel state at the first decision of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        chance(state, rng)
    return state


def play_out(state: Any, rng: random.Random) -> int:
    """Play an OpenSpiel state to its end, looking at nothing but legal moves; return how many."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


def play_out_seeing(state: Any, tensor: str, rng: random.Random) -> int:
    """The same, making mask and tensor before every move."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, rng)
        else:
            state.legal_actions_mask()
            getattr(state, tensor)()
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


def start_rollouts(name: str) -> Callable[[], Work]:
    """Rollouts in C++ from one position after another, those of some deals."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(name)
    positions = [dealt(game, rng) for _ in range(POSITIONS)]
    counts = [play_out(each.clone(), rng) for each in positions for _ in range(COUNTED)]
    mean = sum(counts) / len(counts)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_POSITION, 1)
    # Explores by 1, one simulation, a megabyte, does not solve, seed 1, says nothing.
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)
    turn = 0

    def play() -> Work:
        nonlocal turn
        search.mcts_search(positions[turn])
        turn = (turn + 1) % POSITIONS
        return Work(ROLLOUTS_A_POSITION, ROLLOUTS_A_POSITION * mean)

    return play


def start_dealt(name: str) -> Callable[[], Work]:
    """Whole games in C++, each dealt anew, by OpenSpiel's uniformly random bots."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(name)
    counts = [play_out(dealt(game, rng), rng) for _ in range(POSITIONS * COUNTED)]
    mean = sum(counts) / len(counts)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    number = 0

    def play() -> Work:
        nonlocal number
        number += 1
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return Work(1, mean)

    return play


def start_bare(name: str) -> Callable[[], Work]:
    """Whole games stepped from Python."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(name)
    return lambda: Work(1, play_out(game.new_initial_state(), rng))


def start_seen(name: str) -> Callable[[], Work]:
    """Whole games stepped from Python, with masks and tensors made."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(name)
    known = game.get_type().provides_information_state_tensor
    tensor = "information_state_tensor" if known else "observation_tensor"
    return lambda: Work(1, play_out_seeing(game.new_initial_state(), tensor, rng))


SPIEL_WAYS: dict[str, Callable[[str], Callable[[], Work]]] = {
    ROLLOUTS: start_rollouts,
    DEALT: start_dealt,
    BARE: start_bare,
    SEEN: start_seen,
}


def start_rlcard(name: str) -> Callable[[], Work]:
    """Whole games of RLCard, every move a step that returns observation and legal moves."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of what newer versions of others withdraw
        import rlcard

        env = rlcard.make(name, config={"seed": 1})
    rng = random.Random(name)

    def play() -> Work:
        moves = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return Work(1, moves)

    return play


if __name__ == "__main__":
    from benchmarks.rates import print_rates

    print_rates(list(tasks()))
