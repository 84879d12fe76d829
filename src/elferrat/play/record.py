"""Records: one game as JSON that replays for ever (contract 3)."""

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from elferrat.games import game_named
from elferrat.games.fields import items, no_unknown, seat_number, whole, whole_list
from elferrat.locale.message import Unusable
from elferrat.play.positions import parse_json, read_position
from elferrat.play.saving import load_text, save_text

FORMAT = "elferrat/1"


@dataclass(slots=True)
class Record:
    """One game: `start` and `moves` are enough to replay it."""

    game: str
    rules: int
    options: dict[str, Any]
    players: list[str]
    start: dict[str, Any]
    moves: list[str]
    seed: str | None = None
    result: dict[str, Any] | None = None
    time: dict[str, Any] = field(default_factory=dict)
    marks: dict[str, Any] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        """The record as a JSON object."""
        return {"format": FORMAT, **asdict(self)}

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record, whole or not at all; raises `Unusable`."""
        save_text(path, json.dumps(self.json(), ensure_ascii=False, indent=1) + "\n")


def load(path: str | os.PathLike[str]) -> Record:
    """A record from a file; raises `Unusable` naming the place."""
    try:
        return read_record(parse_json(load_text(path)))
    except Unusable as error:
        if error.message.key.startswith("cannot-"):
            raise
        place = f"{path}: {error.place}" if error.place else str(path)
        raise Unusable(place, error.message.key, **error.message.args) from None


def read_record(data: object) -> Record:
    """A record from its JSON object, strict in names and types.

    Raises:
        Unusable: a missing or unknown field, another format, a later rules version.
    """
    if not isinstance(data, Mapping):
        raise Unusable("", "bad-object")
    known = ("format", *Record.__slots__)
    no_unknown(data, known)
    for name in ("format", "game", "rules", "start", "moves"):
        if name not in data:
            raise Unusable(name, "missing-field")
    if data["format"] != FORMAT:
        raise Unusable("format", "bad-format", value=data["format"], known=FORMAT)
    game = game_named(data["game"])
    version = whole(data["rules"], 1, 10**6, "rules")
    if version != game.version:
        raise Unusable("rules", "other-rules", game=game.name, version=version, known=game.version)
    start = read_object(data["start"], "start")
    try:
        position = read_position(start)
    except Unusable as error:
        raise error.within("start") from None
    if position.game is not game:
        raise Unusable("start.game", "record-game-differs", game=game.name)
    options = game.write_options(position.options)
    if "options" in data:
        stated = game.write_options(game.read_options(data["options"]))
        if stated != options:
            raise Unusable("options", "record-options-differ")
    seats = game.seats(position.state)
    names = [f"seat {seat}" for seat in range(seats)]
    return Record(
        game=game.name,
        rules=version,
        options=options,
        players=texts(data.get("players", names), "players", seats),
        start=start,
        moves=texts(data["moves"], "moves"),
        seed=None if data.get("seed") is None else text(data["seed"], "seed"),
        result=read_result(data.get("result"), seats, game.reasons),
        time=read_object(data.get("time", {}), "time"),
        marks=read_object(data.get("marks", {}), "marks"),
    )


def read_object(value: object, place: str) -> dict[str, Any]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise Unusable(place, "bad-object")
    return value


def text(value: object, place: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise Unusable(place, "bad-text")
    return value


def texts(value: object, place: str, length: int | None = None) -> list[str]:
    """A list of texts, of a given length if there is one."""
    found = [text(item, f"{place}[{i}]") for i, item in enumerate(items(value, place))]
    if length is not None and len(found) != length:
        raise Unusable(place, "bad-length", count=len(found), length=length)
    return found


def read_result(value: object, seats: int, reasons: tuple[str, ...]) -> dict[str, Any] | None:
    """The result of a record: None for a game that was not finished."""
    if value is None:
        return None
    result = read_object(value, "result")
    for name in result:
        if name not in ("scores", "winners", "reason"):
            raise Unusable(f"result.{name}", "bad-field", known=("scores", "winners", "reason"))
    for name in ("scores", "winners", "reason"):
        if name not in result:
            raise Unusable(f"result.{name}", "missing-field")
    winners = items(result["winners"], "result.winners")
    for i, seat in enumerate(winners):
        seat_number(seat, seats, f"result.winners[{i}]")
    if len(set(winners)) != len(winners):
        raise Unusable("result.winners", "doubled-seat")
    if not isinstance(result["reason"], str) or result["reason"] not in reasons:
        raise Unusable("result.reason", "bad-value", value=result["reason"], known=reasons)
    return {
        "scores": whole_list(result["scores"], seats, -10_000, 10_000, "result.scores"),
        "winners": sorted(winners),
        "reason": result["reason"],
    }
