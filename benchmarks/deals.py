"""Whole deals of the trick games with open cards, valued exactly: `python -m benchmarks.deals`.

    python -m benchmarks.deals [--deals N] [--processes N] [--kept DIR]

Works in pieces, each a file; what is done stays done, and the next run goes on. What the pieces say
is told by `python -m benchmarks.truth`.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.pace import cores
from elferrat.games import game_named
from elferrat.games.trickdraw.rules import CARDS, HAND_SIZE
from elferrat.search.exact import Search
from elferrat.search.tables import tables

GAMES = ("elfern", "schneider")
DEALS = 100_000
PIECE = 250
KEPT = Path("build/deals")

Bytes = np.ndarray[Any, np.dtype[np.int8]]


@dataclass(frozen=True)
class Deals:
    """Deals from the first one on.

    Attributes:
        hands: the leader's cards, rising, shape (deals, 6)
        values: the honours of 20 that the leader takes in all after leading each of them, both
            sides playing their best, shape (deals, 6)
    """

    hands: Bytes
    values: Bytes

    def __len__(self) -> int:
        return len(self.hands)


def valued(game: str, first: int, count: int) -> Deals:
    """Value the deals `truth FIRST` and so on; the leader is seat 0."""
    face = game_named(game)
    o = face.read_options({})
    search = Search(tables(game, o))
    hands = np.zeros((count, HAND_SIZE), np.int8)
    values = np.zeros((count, HAND_SIZE), np.int8)
    for i in range(count):
        s = face.deal(o, 2, f"truth {first + i}", 1).state
        stock = s.stock[: s.stock_size][::-1]
        leads = np.array([card for card in range(CARDS) if s.hand[0] >> card & 1], np.int64)
        found = np.zeros(HAND_SIZE, np.int64)
        search.moves(s.hand[0], s.hand[1], stock, -1, leads, found)
        hands[i], values[i] = leads, found
    return Deals(hands, values)


def kept(folder: Path, game: str) -> Deals:
    """The deals of all pieces from the first one on, up to the first that is missing."""
    pieces: list[tuple[Bytes, Bytes]] = []
    while (path := _path(folder, game, len(pieces))).exists():
        with np.load(path) as piece:
            pieces.append((piece["hands"], piece["values"]))
    if not pieces:
        nothing = np.zeros((0, HAND_SIZE), np.int8)
        return Deals(nothing, nothing)
    hands, values = zip(*pieces, strict=True)
    return Deals(np.concatenate(hands), np.concatenate(values))


def keep(folder: Path, game: str, number: int, size: int = PIECE) -> float:
    """Value a piece and write it, whole or not at all; return the processor time of a deal."""
    began = time.process_time()
    piece = valued(game, number * size, size)
    path = _path(folder, game, number)
    torn = path.with_suffix(f".{os.getpid()}")
    with torn.open("wb") as file:
        np.savez_compressed(file, hands=piece.hands, values=piece.values)
    torn.replace(path)
    return (time.process_time() - began) / size


def missing(folder: Path, deals: int) -> Iterator[tuple[str, int]]:
    """The pieces that are not there yet, both games in turn."""
    for number in range(-(-deals // PIECE)):
        for game in GAMES:
            if not _path(folder, game, number).exists():
                yield game, number


def _path(folder: Path, game: str, number: int) -> Path:
    return folder / f"{game}-{number:05}.npz"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="value whole deals exactly")
    parser.add_argument("--deals", type=int, default=DEALS, help="of each game")
    parser.add_argument("--processes", type=int, default=len(cores()))
    parser.add_argument("--kept", type=Path, default=KEPT, help="where the pieces are")
    wanted = parser.parse_args()
    wanted.kept.mkdir(parents=True, exist_ok=True)
    left = list(missing(wanted.kept, wanted.deals))
    print(f"{len(left)} pieces of {PIECE} deals to do", file=sys.stderr)
    spent = dict.fromkeys(GAMES, 0.0)
    done = dict.fromkeys(GAMES, 0)
    with ProcessPoolExecutor(wanted.processes, get_context("spawn")) as pool:
        jobs = {pool.submit(keep, wanted.kept, *piece): piece for piece in left}
        try:
            for job in as_completed(jobs):
                game, number = jobs[job]
                spent[game] += job.result()
                done[game] += 1
                mean = 1000 * spent[game] / done[game]
                print(f"{game} piece {number}: {mean:.1f} ms a deal", file=sys.stderr)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            sys.exit(130)


if __name__ == "__main__":
    main()
