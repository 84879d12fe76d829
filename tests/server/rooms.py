"""Random tables through the room, without sockets: `python -m tests.server.rooms --games 100000`.

Seats move by chance, take moves back, ask others to let them, leave, come back, run out of time.
Every game must end, and its record must verify; of some the log must lead to the same room again.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from elferrat.play.record import read_record
from elferrat.play.replay import verify
from elferrat.server import commands as wire
from elferrat.server import orders
from elferrat.server.room import DONE, PLAYING, Room
from elferrat.server.seating import PERSON
from elferrat.server.sight import Sight
from elferrat.server.verdicts import Refused, Stale
from tests.server import progress
from tests.server.playing import TABLES, Game

MOST_ENTRIES = 20_000  # of one game; more would mean that it never ends
FOLDED_AGAIN = 20  # one game of so many is made from its log once more


def disturb(table: Game) -> None:
    """Something beside the plain course of the game, now and then."""
    rng, room = table.rng, table.room
    seat = rng.randrange(len(room.seats))
    kind = rng.random()
    try:
        if kind < 0.3 and room.turn is not None:
            table.ask(room.turn, wire.Undo)
        elif kind < 0.5:
            table.ask(seat, wire.AskBack)
        elif kind < 0.7 and room.asked is not None:
            table.ask(seat, wire.AnswerBack, agree=rng.random() < 0.5)
        elif kind < 0.8:
            table.ask(seat, wire.Leave)
        elif kind < 0.9:
            table.ask(seat, wire.ComeBack)
        elif kind < 0.95:
            table.do(orders.Gone(room.seats[seat].grant))
        elif room.deadline is not None:
            table.now = room.deadline
            table.do(orders.TimeUp())
    except (Refused, Stale):
        pass


def played(game: str, options: dict[str, Any], seats: int, number: int) -> Game:
    """One random game to its end."""
    rng = Random(f"{game} {options} {seats} {number}")
    bots = [seat for seat in range(1, seats) if rng.random() < 0.2]
    clock = rng.choice([{"kind": "none"}, {"kind": "game", "seconds": 120, "increment": 1}])
    table = Game(game, seats, rng, bots, options=options, clock=clock)
    table.fill()
    assert table.room.phase == PLAYING
    while table.room.turn is not None:
        table.move()
        if rng.random() < 0.05:
            disturb(table)
        assert table.room.number < MOST_ENTRIES
    assert table.room.phase == DONE
    return table


def check(table: Game, number: int) -> None:
    """The record verifies, and the log leads to the same room."""
    if number % FOLDED_AGAIN == 0:
        assert verify(read_record(table.room.record().json())).holds
        again = Room.from_log(table.log)
        for seat in (None, *range(len(again.seats))):
            assert Sight.of(again, seat).text() == Sight.of(table.room, seat).text()
        assert all(each.kind == PERSON or not each.grant for each in again.seats)


def run(job: tuple[str, dict[str, Any], int, int, int]) -> int:
    """Games from one number to another; returns how many entries they took."""
    game, options, seats, first, end = job
    entries = 0
    for number in range(first, end):
        table = played(game, options, seats, number)
        check(table, number)
        entries += len(table.log)
    return entries


def _jobs(begin: int, games: int, step: int) -> Iterator[tuple[str, dict[str, Any], int, int, int]]:
    for first in range(begin, games, step):
        for game, options, seats in TABLES:
            yield game, options, seats, first, min(games, first + step)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="of each table")
    parser.add_argument("--first", type=int, default=0, help="to go on with a run that was ended")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    began, jobs = time.monotonic(), list(_jobs(asked.first, asked.games, 500))
    entries = 0
    with ProcessPoolExecutor(asked.processes) as pool:
        for done, count in enumerate(pool.map(run, jobs), 1):
            entries += count
            left = (time.monotonic() - began) / done * (len(jobs) - done)
            progress.tell(f"{done}/{len(jobs)}, {left / 60:.0f} min left ")
    progress.over()
    played_here = f"games {asked.first} to {asked.games} at each of {len(TABLES)} tables"
    print(f"{played_here} ended; {entries} entries")


if __name__ == "__main__":
    main()
