"""Every kind of command from everybody in every phase of a table, over HTTP, in one table."""

import asyncio
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, get_args

import pytest

from elferrat.play.referee import step
from elferrat.server import commands as wire
from elferrat.server.entry import Entry
from elferrat.server.listing import standing
from elferrat.server.room import Room
from elferrat.server.tables import LETTERS
from tests.server.web.running import Running
from tests.server.web.stories import log_of

PHASES = ("gathering", "playing", "between", "done", "closed")
# What each command is answered with, by phase: a frame, or the clause of a refusal. Seated is who
# is on turn while a game is played; `other` holds the other seat.
SEATED = {
    "ready": ("ack", "phase", "ack", "phase", "closed"),
    "move": ("phase", "ack", "over", "over", "closed"),
    "undo": ("phase", "undo", "phase", "phase", "closed"),
    "ask_back": ("phase", "undo", "phase", "phase", "closed"),
    "answer_back": ("phase", "stale", "phase", "phase", "closed"),
    "hint": ("turn", "hint", "turn", "turn", "turn"),
    "say": ("ack", "ack", "ack", "ack", "closed"),
    "leave": ("ack", "ack", "ack", "ack", "closed"),
    "come_back": ("seat", "seat", "seat", "seat", "closed"),
    "rename": ("ack", "ack", "ack", "ack", "closed"),
    "rematch": ("phase", "phase", "ack", "ack", "closed"),
}
OTHER = SEATED | {
    "move": ("phase", "turn", "over", "over", "closed"),
    "undo": ("phase", "turn", "phase", "phase", "closed"),
    "hint": ("turn", "turn", "turn", "turn", "turn"),
}
HOST = {
    "add_bot": ("seat", "seat", "seat", "seat", "closed"),
    "remove": ("ack", "ack", "ack", "ack", "closed"),
    "open_seat": ("ack", "phase", "phase", "phase", "closed"),
    "close_seat": ("seat", "phase", "phase", "phase", "closed"),
    "start": ("phase", "phase", "phase", "phase", "closed"),
    "mute": ("ack", "ack", "ack", "ack", "closed"),
    "end_table": ("ack", "ack", "ack", "ack", "closed"),
}
ANYBODY = {"resync": ("welcome",) * 5}
NO_SEAT = {
    do: (*("seat",) * 4, "seat" if do == "hint" else "closed") for do in SEATED
}  # fmt: skip
NO_HOST = dict.fromkeys(HOST, (*(("host",) * 4), "closed"))
ROLES = {
    "seated": ANYBODY | SEATED | NO_HOST,
    "other": ANYBODY | OTHER | NO_HOST,
    "spectator": ANYBODY | NO_SEAT | NO_HOST,
    "stranger": ANYBODY | NO_SEAT | NO_HOST,
    "host": ANYBODY | NO_SEAT | HOST,
    "seated host": ANYBODY | SEATED | HOST,
}
FIELDS: dict[str, dict[str, Any]] = {
    "answer_back": {"agree": True},
    "say": {"phrase": "hello"},
    "rename": {"name": "Zoe"},
    "add_bot": {"seat": 0},
    "remove": {"seat": 0},
    "close_seat": {"seat": 0},
    "mute": {"seat": 0},
}
_codes = count(1)


def test_the_table_names_every_command() -> None:
    fields: list[Any] = [
        kind.model_fields["do"].annotation for kind in wire.Command.__subclasses__()
    ]
    kinds = {get_args(field)[0] for field in fields}
    for role in ROLES.values():
        assert set(role) == kinds


@dataclass
class Scene:
    """The log of a table in some phase, and who sits where."""

    log: list[Entry]
    on_turn: int
    move: str


@pytest.fixture(scope="module")
def scenes(server: Running) -> dict[str, Scene]:
    """One log for each phase: two people, elfer, a match of two games (done: of one)."""
    found = {}
    for phase in PHASES:
        log = log_of(phase)
        room = Room.from_log(log)
        assert room.phase == phase
        turn = room.turn or 0
        move = "R11"
        if room.turn is not None and room.position is not None:
            move = str(room.position.game.view(room.position, turn)["legal"][0])
        found[phase] = Scene(log, turn, move)
    return found


def test_the_stories_are_those_of_the_referee(scenes: dict[str, Scene]) -> None:
    room = Room.from_log(scenes["playing"].log)
    assert room.position is not None
    step(room.position.copy(), scenes["playing"].move)


def copy_of(server: Running, scene: Scene) -> str:
    """A table of its own with that log; returns its code."""
    number, code = next(_codes), ""
    for _ in range(6):
        number, sign = divmod(number, len(LETTERS))
        code = LETTERS[sign] + code
    first = replace(scene.log[0], body=scene.log[0].body | {"code": code})
    log = [first, *scene.log[1:]]
    facts = standing(Room.from_log(log), 10**9, log)
    store = server.site.store
    asyncio.run_coroutine_threadsafe(store.create(code, log, facts), server.loop).result(10)
    return code


def headers_of(server: Running, role: str, code: str, on_turn: int) -> dict[str, str]:
    signer = server.site.signer
    tokens = {}
    if role in ("seated", "seated host"):
        tokens["Authorization"] = signer.seat_token(code, on_turn, f"grant{on_turn}")
    if role == "other":
        tokens["Authorization"] = signer.seat_token(code, 1 - on_turn, f"grant{1 - on_turn}")
    if role == "stranger":  # good tokens of another table
        tokens["Authorization"] = signer.seat_token("ZZZZZZ", on_turn, f"grant{on_turn}")
        tokens["X-Host-Token"] = signer.host_token("ZZZZZZ", "host")
    if role in ("host", "seated host"):
        tokens["X-Host-Token"] = signer.host_token(code, "host")
    if "Authorization" in tokens:
        tokens["Authorization"] = f"Bearer {tokens['Authorization']}"
    return tokens


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("role", ROLES)
def test_who_may_do_what(server: Running, scenes: dict[str, Scene], role: str, phase: str) -> None:
    scene, browser = scenes[phase], server.browser()
    code, got = copy_of(server, scene), {}
    for do in ROLES[role]:
        content = {"id": "c1", "do": do, "expect": 10_000} | FIELDS.get(do, {})
        if do == "move":
            content["move"] = scene.move
        tokens = headers_of(server, role, code, scene.on_turn)
        answer = browser.post(f"/api/tables/{code}/commands", content, **tokens)
        frame = answer.json
        refused = frame["frame"] == "refused"
        got[do] = frame["clause"] if refused else frame["frame"]
        assert answer.status == (409 if refused or frame["frame"] == "stale" else 200)
        assert not refused or frame["reason"]
        if frame["frame"] == "ack":
            code = copy_of(server, scene)
    assert got == {do: outcomes[PHASES.index(phase)] for do, outcomes in ROLES[role].items()}
