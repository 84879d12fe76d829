"""Logs of tables in every phase, made without a server: two people at elfer."""

from collections.abc import Iterator
from typing import Any

from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.world import milliseconds


def log_of(phase: str) -> list[Entry]:
    """The log of a table in a phase: a match of two games, of one where it is done."""
    room, now = Room(), milliseconds()  # a table of long ago would be closed as idle
    log: list[Entry] = []
    for kind, seat, body in _story(room, phase):
        entry = Entry(len(log) + 1, now + len(log), kind, seat, body)
        room.apply(entry)
        log.append(entry)
    return log


def _story(room: Room, phase: str) -> Iterator[tuple[str, int | None, dict[str, Any]]]:
    games = 1 if phase == "done" else 2
    terms = {"game": "elfer", "seats": 2, "games": games}
    yield "created", None, {"code": "BBBBBB", "host": "host", "terms": terms}
    yield "committed", None, {"game": 0, "secret": "0" * 64}
    for seat in (0, 1):
        body = {"name": f"P{seat}", "grant": f"grant{seat}", "recovery": "", "player": None}
        yield "seated", seat, body
    if phase in ("playing", "between", "done"):
        for seat in (0, 1):
            yield "ready", seat, {"ready": True, "text": ""}
        yield "dealt", None, {"game": 0, "rules": 1}
    if phase in ("between", "done"):
        while room.turn is not None and room.position is not None:
            view = room.position.game.view(room.position, room.turn)
            yield "moved", room.turn, {"move": view["legal"][0]}
        yield "committed", None, {"game": 1, "secret": "1" * 64}
    if phase == "closed":
        yield "ended", None, {"why": "host"}
