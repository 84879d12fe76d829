"""Who may do what: every command, order and request, from everybody, in one table.

Commands go through every phase of a table: over HTTP with cookies, as browsers send them, and as
programs do, with a bearer token over HTTP and over a socket.
"""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, get_args

import pytest

from elferrat.play.referee import step
from elferrat.server import admin, reviews
from elferrat.server import commands as wire
from elferrat.server.entry import Entry
from elferrat.server.listing import standing
from elferrat.server.room import Room
from elferrat.server.store.store import Store
from elferrat.server.tables import LETTERS
from elferrat.server.verdicts import Refused
from elferrat.server.web.credentials import recovery_hash
from elferrat.server.web.describing import documents
from tests.server.web.clients import Browser, joined
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
    "bot": ANYBODY | SEATED | NO_HOST,
    "bot on a socket": ANYBODY | SEATED | NO_HOST,
    "other": ANYBODY | OTHER | NO_HOST,
    "spectator": ANYBODY | NO_SEAT | NO_HOST,
    "stranger": ANYBODY | NO_SEAT | NO_HOST,
    "host": ANYBODY | NO_SEAT | HOST,
    "seated host": ANYBODY | SEATED | HOST,
    "stand-in": ANYBODY | SEATED | HOST,
}
# What the host of the server does on the command line, beside the running server.
ADMIN = {
    "list": ("shown", "shown", "shown", "shown", "hidden"),
    "inspect": ("shown",) * 5,
    "end": ("done", "done", "done", "done", "closed"),
    "mute": ("done", "done", "done", "done", "closed"),
    "export": ("shown",) * 5,
    "forget": ("done",) * 5,
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
OPERATIONS = {
    (method.upper(), path)
    for path, operations in json.loads(documents()["openapi.json"])["paths"].items()
    for method in operations
}
CODE = "AAAAA-AAAAA"  # a seat's recovery code
NEW = object()  # a name that nobody has
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


def copy_of(server: Running, scene: Scene, role: str = "", recovery: str = "") -> str:
    """A table of its own with that log; returns its code.

    For a stand-in its host has gone; with a recovery code seat 1 can be moved elsewhere.
    """
    number, code = next(_codes), ""
    for _ in range(6):
        number, sign = divmod(number, len(LETTERS))
        code = LETTERS[sign] + code
    first = replace(scene.log[0], body=scene.log[0].body | {"code": code})
    log = [first, *scene.log[1:]]
    if recovery:
        log[3] = replace(log[3], body=log[3].body | {"recovery": recovery_hash(code, recovery)})
    room = Room.from_log(log)
    if role == "stand-in":
        gone, last = 1 - scene.on_turn, log[-1]
        log = [
            replace(entry, body=entry.body | {"host": True})
            if (entry.kind, entry.seat) == ("seated", gone)
            else entry
            for entry in log
        ]
        if room.phase == "gathering":
            log.append(Entry(last.number + 1, last.at, "vacated", gone))
        elif room.phase != "closed":
            log.append(Entry(last.number + 1, last.at, "away", gone, {"why": "left"}))
    facts = standing(Room.from_log(log), 10**9, log)
    server.wait(server.site.store.create(code, log, facts))
    return code


@dataclass(frozen=True)
class Tokens:
    """What somebody holds of a table."""

    seat: str = ""
    host: str = ""

    def headers(self) -> dict[str, str]:
        """As a program sends them."""
        found = {"Authorization": f"Bearer {self.seat}"} if self.seat else {}
        return found | ({"X-Host-Token": self.host} if self.host else {})

    def keep(self, browser: Browser, code: str) -> None:
        """As a browser keeps them."""
        for name, token in (("seat", self.seat), ("host", self.host)):
            browser.cookies.pop((f"{name}-{code}", f"/api/tables/{code}"), None)
            if token:
                browser.cookies[f"{name}-{code}", f"/api/tables/{code}"] = token


def tokens_of(server: Running, role: str, code: str, on_turn: int) -> Tokens:
    signer, other = server.site.signer, 1 - on_turn
    mine = signer.seat_token(code, on_turn, f"grant{on_turn}")
    if role == "other":
        return Tokens(signer.seat_token(code, other, f"grant{other}"))
    if role == "stranger":  # good tokens of another table
        return Tokens(
            signer.seat_token("ZZZZZZ", on_turn, f"grant{on_turn}"),
            signer.host_token("ZZZZZZ", "host"),
        )
    if role == "forger":
        return Tokens(mine[:-4] + "AAAA", signer.host_token(code, "host")[:-4] + "AAAA")
    if role in ("host", "seated host"):
        return Tokens(mine if role != "host" else "", signer.host_token(code, "host"))
    return Tokens(mine) if role in ("seated", "bot", "bot on a socket", "stand-in") else Tokens()


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("role", ROLES)
def test_who_may_do_what(server: Running, scenes: dict[str, Scene], role: str, phase: str) -> None:
    scene = scenes[phase]
    code, got = copy_of(server, scene, role), {}
    for do in ROLES[role]:
        content = {"id": "c1", "do": do, "expect": 10_000} | FIELDS.get(do, {})
        if do == "move":
            content["move"] = scene.move
        frame = answer_to(server, role, code, scene.on_turn, content)
        refused = frame["frame"] == "refused"
        got[do] = frame["clause"] if refused else frame["frame"]
        assert not refused or frame["reason"]
        if frame["frame"] == "ack":
            code = copy_of(server, scene, role)
    assert got == {do: outcomes[PHASES.index(phase)] for do, outcomes in ROLES[role].items()}


def answer_to(
    server: Running, role: str, code: str, on_turn: int, content: dict[str, Any]
) -> dict[str, Any]:
    """The frame that answers a command, sent the way in which that role sends it."""
    browser, tokens = server.browser(), tokens_of(server, role, code, on_turn)
    if role == "bot on a socket":

        async def told() -> dict[str, Any]:
            async with joined(browser, code, headers=tokens.headers()) as client:
                sent = await client.send(**content)
                again = content["do"] == "resync"  # answered by what has no id
                return await client.until(lambda frame: again or frame.get("id") == sent)

        return asyncio.run(told())
    headers = {}
    if role == "bot":
        browser.origin, headers = False, tokens.headers()
    else:
        tokens.keep(browser, code)
    answer = browser.post(f"/api/tables/{code}/commands", content, **headers)
    frame: dict[str, Any] = answer.json
    assert answer.status == (409 if frame["frame"] in ("refused", "stale") else 200)
    return frame


# --- the host of the server ----------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
def test_what_the_server_s_host_may_do(
    server: Running, scenes: dict[str, Scene], phase: str
) -> None:
    got = {}
    for order in ADMIN:
        code = copy_of(server, scenes[phase])
        name = f"Kept{next(_codes)}"
        server.browser().post("/api/players", {"name": name}).good()
        try:
            found = server.wait(ordered(server.site.store, order, code, name))
        except Refused as error:
            got[order] = error.clause
        else:
            got[order] = found
    assert got == {order: outcomes[PHASES.index(phase)] for order, outcomes in ADMIN.items()}


async def ordered(store: Store, order: str, code: str, name: str) -> str:
    """Carry out an order; whether it was done, or what it is about was shown."""
    if order == "list":
        tables = await admin.listed(store)
        return "shown" if code in [table["code"] for table in tables] else "hidden"
    if order == "inspect":
        return "shown" if (await admin.inspected(store, code))["table"] else "hidden"
    if order == "export":
        return "shown" if name in str(await admin.exported(store, name)) else "hidden"
    if order == "end":
        await admin.end(store, code)
    elif order == "mute":
        await admin.mute(store, code, 0, True)
    else:
        await admin.forget(store, name)
    return "done"


def test_nobody_orders_the_server_over_http() -> None:
    assert [path for path in OPERATIONS if "admin" in path[1]] == []


# --- requests ------------------------------------------------------------------------------------

# Who asks: without anything, with tokens of the table, with those of another, with forged ones,
# with a kept name, from a page of another site, and through a proxy from elsewhere.
ASKING = (
    "nobody", "seated", "bot", "stranger", "forger", "host", "player", "foreign", "elsewhere",
)  # fmt: skip
# Every request, and the status that each of them gets.
OPEN = (200,) * 9
REQUESTS: dict[tuple[str, str], tuple[dict[str, Any] | None, tuple[int, ...]]] = {
    ("POST", "/api/tables"): ({"game": "elfern"}, (201,) * 7 + (403, 201)),
    ("GET", "/api/tables"): (None, OPEN),
    ("GET", "/api/tables/{code}"): (None, OPEN),
    ("GET", "/api/tables/{code}/games"): (None, OPEN),
    ("POST", "/api/tables/{code}/seats"): (
        {"name": "Zoe"}, (201, 200, 200, 201, 201, 201, 201, 403, 201),
    ),
    # The right code counts, whoever brings it; another never does.
    ("POST", "/api/tables/{code}/recovery"): ({"recovery": CODE}, (200,) * 7 + (403, 200)),
    ("POST", "/api/tables/{code}/recovery?wrong"): ({"recovery": "X"}, (409,) * 7 + (403, 409)),
    ("POST", "/api/tables/{code}/commands"): (
        {"id": "c", "do": "say", "phrase": "hello"},
        (409, 200, 200, 409, 409, 409, 409, 403, 409),
    ),
    ("POST", "/api/players"): ({"name": NEW}, (201,) * 7 + (403, 201)),
    ("POST", "/api/players/recovery"): ({"recovery": "X"}, (400,) * 7 + (403, 400)),
    ("PATCH", "/api/players/me"): ({"name": NEW}, (401,) * 6 + (200, 403, 401)),
    ("PATCH", "/api/players/me?renew"): ({"renew": True}, (401,) * 6 + (200, 403, 401)),
    ("DELETE", "/api/players/me"): (None, (401,) * 6 + (204, 403, 401)),
    ("GET", "/api/players/me"): (None, (401,) * 6 + (200, 401, 401)),
    ("GET", "/api/players/me/export"): (None, (401,) * 6 + (200, 401, 401)),
    ("GET", "/api/players/me/games"): (None, (401,) * 6 + (200, 401, 401)),
    ("GET", "/api/players/me/tables"): (None, (401,) * 6 + (200, 401, 401)),
    ("GET", "/api/players/{number}"): (None, OPEN),
    ("GET", "/api/ranking"): (None, OPEN),
    ("GET", "/api/games"): (None, OPEN),
    ("GET", "/api/records/{record}"): (None, OPEN),
    ("GET", "/api/records/{record}/steps"): (None, OPEN),
    ("POST", "/api/records/{record}/review"): (None, (202,) * 7 + (403, 202)),
    ("GET", "/api/records/{record}/review"): (None, (202,) * 7 + (404, 202)),
    ("GET", "/healthz"): (None, OPEN),
    ("GET", "/metrics"): (None, (200,) * 8 + (403,)),
}  # fmt: skip
ENDLESS = ("GET", "/api/tables/{code}/events")  # its frames are those of the table's welcome


def test_the_table_names_every_request() -> None:
    named = {(method, path.partition("?")[0]) for method, path in REQUESTS}
    assert named == OPERATIONS - {ENDLESS}


def table_with_a_seat(server: Running, scene: Scene) -> str:
    """A table with a third, open seat; seat 1 has a recovery code. Returns the table's code."""
    terms = scene.log[0].body["terms"] | {"seats": 3}
    log = [replace(scene.log[0], body=scene.log[0].body | {"terms": terms}), *scene.log[1:]]
    return copy_of(server, replace(scene, log=log), recovery=CODE)


@pytest.fixture(scope="module")
def record(server: Running, scenes: dict[str, Scene]) -> str:
    """The id of a finished game's record."""
    code = copy_of(server, scenes["done"])
    found: str = server.browser().get(f"/api/tables/{code}/games").good()["games"][0]["record"]
    return found


@pytest.fixture
def no_review_begins(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Reviews are asked for, and their turn never comes."""
    monkeypatch.setattr(reviews, "AT_ONCE", 0)
    before = server.site.reviews
    server.site.reviews = server.call(reviews.Reviews)
    yield
    server.wait(server.site.reviews.close())
    server.site.reviews = before


@pytest.mark.usefixtures("no_review_begins")
@pytest.mark.parametrize("role", ASKING)
def test_who_may_ask_for_what(
    server: Running, scenes: dict[str, Scene], record: str, role: str
) -> None:
    got = {}
    for (method, path), (content, _) in REQUESTS.items():
        code = table_with_a_seat(server, scenes["gathering"])
        headers = {} if role == "seated" else tokens_of(server, role, code, 0).headers()
        browser = server.browser()
        if role == "seated":
            tokens_of(server, role, code, 0).keep(browser, code)
        kept = browser.post("/api/players", {"name": f"Own{next(_codes)}"}).good()
        browser.cookies.pop(("player", "/api"))
        if role == "player":
            headers["X-Player-Token"] = kept["player_token"]
        elif role == "forger":
            headers["X-Player-Token"] = kept["player_token"][:-4] + "AAAA"
        elif role == "foreign":
            headers["Origin"] = "https://evil.example"
        elif role == "elsewhere":
            headers["X-Forwarded-For"] = "198.51.100.7"
        where = path.format(code=code, number=kept["id"], record=record)
        if path == "/api/ranking":
            where += "?game=elfern"
        sent = None if content is None else {
            name: f"New{next(_codes)}" if value is NEW else value
            for name, value in content.items()
        }  # fmt: skip
        got[method, path] = browser.ask(method, where, sent, headers).status
    place = ASKING.index(role)
    assert got == {request: statuses[place] for request, (_, statuses) in REQUESTS.items()}
