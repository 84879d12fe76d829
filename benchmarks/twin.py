"""Random games of ours, plain, inside the twin and in batches: `python -m benchmarks.twin`.

Every game is dealt anew, the deal is part of its time. A batch is what a learning program steps:
one call plays a random legal move in each of its games and makes masks and observations of all,
games that are over being dealt anew. The plain form runs twice: as the very games that the twin
plays, and with Python's own generator, which is compiled and so the plain form at its fastest.
"""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from benchmarks.pace import BATCH, Subject, Task, Work
from elferrat.games import game_named

OURS = "elferrat"
PLAIN, LIGHT = "plain form", "plain form, Python's chance"
TWIN = "twin"

CASES = (
    ("elfer", 2),
    ("elfer", 4),
    ("elfer", 6),
    ("extra", 2),
    ("extra", 4),
    ("elfern", 2),
    ("schneider", 2),
)
SEED = "benchmarks"
GAMES_A_CALL = 10_000  # of each thread, and as many times more of the short games:
SHORT, TIMES_MORE = ("elfern", "schneider"), 8
BATCH_SIZE = 4096
STEPS_A_CALL = 20
STEPS_APART = 300  # until the games of a batch, dealt together, no longer end together


def named(game: str, players: int) -> str:
    """The game with its number of players where that may vary."""
    return game if game in {"elfern", "schneider"} else f"{game}, {players} players"


def subject(game: str, players: int, way: str, threads: int = 1) -> Subject:
    """What a task of ours measures."""
    return Subject(OURS, named(game, players), way, threads)


def tasks(
    cases: tuple[tuple[str, int], ...] = CASES,
    threads: int = 2,
    games: int = GAMES_A_CALL,
    size: int = BATCH_SIZE,
) -> Iterator[Task]:
    """Every task of ours: each case plain, and the twin with one thread and with several."""
    for game, players in cases:
        yield Task(subject(game, players, PLAIN), plain(game, players))
        yield Task(subject(game, players, LIGHT), light(game, players))
        each = games * TIMES_MORE if game in SHORT else games
        for count in sorted({1, threads}):
            yield Task(subject(game, players, TWIN, count), inside(game, players, count, each))
            yield Task(subject(game, players, BATCH, count), batched(game, players, count, size))


def plain(game: str, players: int) -> Callable[[], Callable[[], Work]]:
    """Games of the plain form, the rules as Python runs them."""

    def start() -> Callable[[], Work]:
        from elferrat.play.randomly import random_game

        number = 0

        def play() -> Work:
            nonlocal number
            moves = random_game(game, {}, players, SEED, number)[0]
            number += 1
            return Work(1, moves)

        return play

    return start


class Light(random.Random):
    """Python's own generator, as a deal wants it."""

    def below(self, n: int) -> int:
        return self.randrange(n)


def light(game: str, players: int) -> Callable[[], Callable[[], Work]]:
    """Games of the plain form without the cost of a generator in Python."""

    def start() -> Callable[[], Work]:
        chosen, chance = game_named(game), Light(SEED)
        o, rules = chosen.read_options({}), chosen.rules
        moves = [0] * rules.MOVES

        def play() -> Work:
            s = chosen.deal_by(chance, o, players, players - 1).state
            made = 0
            while not s.over:
                rules.play(s, o, moves[int(chance.random() * rules.legal(s, o, moves))])
                made += 1
            return Work(1, made)

        return play

    return start


def inside(game: str, players: int, threads: int, games: int) -> Callable[[], Callable[[], Work]]:
    """Games played inside the twin, an equal part of them in each thread."""

    def start() -> Callable[[], Work]:
        from elferrat.kernel.playout import random_games

        pool = ThreadPoolExecutor(threads)
        number = 0

        def part(first: int) -> int:
            rows = random_games(game, {}, players, SEED, first, first + games)
            return int(rows[:, 0].sum())

        def play() -> Work:
            nonlocal number
            firsts = range(number, number + threads * games, games)
            number = firsts.stop
            moves = sum(pool.map(part, firsts)) if threads > 1 else part(firsts.start)
            return Work(threads * games, moves)

        return play

    return start


def batched(game: str, players: int, threads: int, size: int) -> Callable[[], Callable[[], Work]]:
    """Steps of a batch, called from Python."""

    def start() -> Callable[[], Work]:
        from elferrat.kernel.batch import Batch

        batch = Batch(game, {}, players, size, SEED, threads=threads)
        for _ in range(STEPS_APART):
            batch.step(batch.choose(), renew=True)

        def play() -> Work:
            ended = 0
            for _ in range(STEPS_A_CALL):
                ended += int(batch.over.sum())
                batch.step(batch.choose(), renew=True)
            return Work(ended, STEPS_A_CALL * size - ended)

        return play

    return start


if __name__ == "__main__":
    from benchmarks.rates import print_rates

    print_rates(list(tasks()))
