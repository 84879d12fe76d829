"""How many games a second a search plays on to the end: `python -m benchmarks.playouts`.

Ours from the first choice of a deal in every game, by rules of thumb, as the bots do it, and by
random moves, as OpenSpiel's search does it; that one, in C++, plays Euchre and Hearts. One core.
What was last measured stands in docs/playouts.md (`--out docs/playouts.md`).
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import elferrat
from benchmarks import machine
from benchmarks.pace import Samples, Subject, Task, Work, games_a_second, measured, rates
from benchmarks.rates import shown
from elferrat.games import game_named
from elferrat.search import TRICK_GAMES
from elferrat.search.lookahead import Lookahead
from elferrat.search.spread import spread
from elferrat.search.thinking import SHARP, TRUST

OURS, PEER = "elferrat", "OpenSpiel"
SEATS = {"elfer": (2, 4), "extra": (2, 4), "elfern": (2,), "schneider": (2,)}
PEER_GAMES = ("euchre", "hearts")
TREE, SAME_WORLDS = "tree", "same worlds"
THUMB, CHANCE = "rules of thumb", "random moves"
MANY = 4000  # playouts of a call
WANTED = 100_000  # a second, Extra with four players, playouts as the peer's


def ahead(game: str, players: int, loose: float) -> Lookahead:
    """A search at the first choice of a deal."""
    table = elferrat.deal(game, players=players, seed="playouts")
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    hidden = spread(table.view(table.turn), table.evidence(), Random(1))
    return Lookahead(hidden, "playouts", loose=loose)


def ours(game: str, players: int, way: str, moves: str) -> Task:
    """A search of ours; `moves`: what its playouts make."""

    def start() -> Callable[[], Work]:
        search = ahead(game, players, float(moves == CHANCE))
        position = search._spread.base
        legal = game_named(game).legal(position)

        def play() -> Work:
            before = search.playouts
            if way == TREE:
                search.grow(MANY, trust=TRUST, sharp=SHARP)
            else:
                search.compare(legal, 0, MANY // len(legal))
            return Work(search.playouts - before, 0)

        return play

    return Task(Subject(OURS, f"{game}, {players} seats", f"{way}, {moves}"), start)


def peer(game: str) -> Task:
    """OpenSpiel's information-set search."""

    def start() -> Callable[[], Work]:
        import pyspiel

        state, rng = pyspiel.load_game(game).new_initial_state(), Random(1)
        while state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, MANY)

        def play() -> Work:
            bot.step(state)
            return Work(MANY, 0)

        return play

    return Task(Subject(PEER, game, f"{TREE}, {CHANCE}"), start)


def tasks() -> Iterator[Task]:
    """Everything that is measured, in one run."""
    for game, seats in SEATS.items():
        for players in seats:
            yield ours(game, players, TREE if game in TRICK_GAMES else SAME_WORLDS, THUMB)
            yield ours(game, players, TREE, CHANCE)
    for name in PEER_GAMES:
        yield peer(name)


def page(samples: Samples) -> str:
    """The rates as Markdown."""
    lines = ["| by | game | search | playouts a second |", "|---|---|---|---:|"]
    for each in samples:
        rate = shown(rates(samples, each, games_a_second))
        lines.append(f"| {each.who} | {each.game} | {each.way} | {rate} |")
    wanted = next(each for each in samples if each.game == "extra, 4 seats" and CHANCE in each.way)
    reached = rates(samples, wanted, games_a_second).median
    told = (
        f"Wanted: {WANTED:,} a second in Elfer raus! Extra with four players, measured as the peer "
        f"is, by random moves; reached: {reached:,.0f}. Bots play by rules of thumb: fewer games, "
        "worth far more ([levels.md](levels.md))."
    )
    note = (
        "Written by `python -m benchmarks.playouts --out docs/playouts.md`. A playout is a game "
        "played from a decision to its end, with the hidden cards dealt anew; the tasks take turns "
        "and the median of the rounds is shown. *Tree*: information-set search; *same worlds*: all "
        "moves played on in the same worlds, as our bots do it in row games. Processor time."
    )
    return "\n\n".join(["# Playouts", note, machine.described(), "\n".join(lines), told]) + "\n"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="playouts a second, beside OpenSpiel's")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the page there")
    given: Any = parser.parse_args()
    text = page(measured(list(tasks())))
    if given.out:
        given.out.write_text(text, encoding="utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
