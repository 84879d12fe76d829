"""Whole deals of the trick games with open cards, valued exactly: `python -m benchmarks.deals`.

    python -m benchmarks.deals [--deals N] [--leads N] [--processes N] [--kept DIR]

What a deal is worth takes one search, what each lead is worth takes six: that is done for the first
deals only. Works in pieces, each a file; what is done stays done, and the next run goes on. What
the pieces say is told by `python -m benchmarks.truth`.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.pace import cores
from elferrat.games import game_named
from elferrat.games.trickdraw.rules import CARDS, HAND_SIZE
from elferrat.lab.executors import process_pool
from elferrat.search.exact import Search
from elferrat.search.tables import tables

GAMES = ("elfern", "schneider")
DEALS, LEADS = 100_000, 10_000
PIECE = 250
KEPT = Path("build/deals")

Bytes = np.ndarray[Any, np.dtype[np.int8]]


@dataclass(frozen=True)
class Deals:
    """Deals from the first one on.

    Attributes:
        worth: honours of 20 that the leader takes, both sides playing their best, shape (deals,)
        hands: of the first deals the leader's cards, rising, shape (some, 6)
        leads: what the leader takes in all after leading each of them, shape (some, 6)
    """

    worth: Bytes
    hands: Bytes
    leads: Bytes

    def __len__(self) -> int:
        return len(self.worth)


NONE = Deals(*(np.zeros(shape, np.int8) for shape in (0, (0, HAND_SIZE), (0, HAND_SIZE))))


def joined(parts: Sequence[Deals]) -> Deals:
    """Deals one after another; the leads up to the first part that has none."""
    with_leads = list(takewhile(lambda part: len(part.leads) == len(part), parts))
    return Deals(
        np.concatenate([part.worth for part in (NONE, *parts)]),
        np.concatenate([part.hands for part in (NONE, *with_leads)]),
        np.concatenate([part.leads for part in (NONE, *with_leads)]),
    )


def valued(game: str, first: int, count: int, leads: bool) -> Deals:
    """Value the deals `truth FIRST` and so on, with all leads or without; the leader is seat 0."""
    face = game_named(game)
    o = face.read_options({})
    search = Search(tables(game, o))
    found = []
    for number in range(first, first + count):
        s = face.deal(o, 2, f"truth {number}", 1).state
        stock = s.stock[: s.stock_size][::-1]
        if leads:
            hand = np.array([card for card in range(CARDS) if s.hand[0] >> card & 1], np.int64)
            values = np.zeros(HAND_SIZE, np.int64)
            search.moves(s.hand[0], s.hand[1], stock, -1, hand, values)
            rows = (values.max(keepdims=True), hand[None], values[None])
            found.append(Deals(*(row.astype(np.int8) for row in rows)))
        else:
            worth = np.array([search.value(s.hand[0], s.hand[1], stock)], np.int8)
            found.append(replace(NONE, worth=worth))
    return joined(found)


def kept(folder: Path, game: str) -> Deals:
    """The deals of all pieces from the first one on, up to the first that is missing."""
    pieces: list[Deals] = []
    while (path := _known(folder, game, len(pieces), False)) is not None:
        with np.load(path) as piece:
            pieces.append(Deals(piece["worth"], piece["hands"], piece["leads"]))
    return joined(pieces)


def keep(folder: Path, game: str, number: int, leads: bool, size: int = PIECE) -> float:
    """Value a piece and write it, whole or not at all; return the processor time of a deal."""
    began = time.process_time()
    piece = valued(game, number * size, size, leads)
    path = _path(folder, game, number, leads)
    torn = path.with_suffix(f".{os.getpid()}")
    with torn.open("wb") as file:
        np.savez_compressed(file, worth=piece.worth, hands=piece.hands, leads=piece.leads)
    torn.replace(path)
    return (time.process_time() - began) / size


def missing(folder: Path, deals: int, leads: int) -> Iterator[tuple[str, int, bool]]:
    """The pieces that are not there yet, both games in turn, and whether they need leads."""
    for number in range(-(-deals // PIECE)):
        for game in GAMES:
            needed = number * PIECE < leads
            if _known(folder, game, number, needed) is None:
                yield game, number, needed


def _known(folder: Path, game: str, number: int, needed: bool) -> Path | None:
    """The file of a piece, with leads if there is one or if they are needed."""
    for leads in (True,) if needed else (True, False):
        path = _path(folder, game, number, leads)
        if path.exists():
            return path
    return None


def _path(folder: Path, game: str, number: int, leads: bool) -> Path:
    return folder / f"{game}-{number:05}{'-leads' if leads else ''}.npz"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="value whole deals exactly")
    parser.add_argument("--deals", type=int, default=DEALS, help="of each game")
    parser.add_argument("--leads", type=int, default=LEADS, help="of these all leads, too")
    parser.add_argument("--processes", type=int, default=len(cores()))
    parser.add_argument("--kept", type=Path, default=KEPT, help="where the pieces are")
    wanted = parser.parse_args()
    wanted.kept.mkdir(parents=True, exist_ok=True)
    left = list(missing(wanted.kept, wanted.deals, wanted.leads))
    print(f"{len(left)} pieces of {PIECE} deals to do", file=sys.stderr)
    with process_pool(wanted.processes) as pool:
        jobs = {pool.submit(keep, wanted.kept, *piece): piece for piece in left}
        try:
            for job in as_completed(jobs):
                game, number, leads = jobs[job]
                what = f"{game} piece {number}{', leads' if leads else ''}"
                print(f"{what}: {1000 * job.result():.1f} ms a deal", file=sys.stderr)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            sys.exit(130)


if __name__ == "__main__":
    main()
