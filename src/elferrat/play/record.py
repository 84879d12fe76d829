"""Records: one game as JSON that replays for ever (contract 3), and their verification."""

import json
import os
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from elferrat.games import game_named
from elferrat.games.fields import items, no_unknown, seat_number, whole, whole_list
from elferrat.locale.message import Message, Unusable
from elferrat.play.positions import parse_json, read_position
from elferrat.play.referee import MoveError
from elferrat.play.saving import load_text, save_text

if TYPE_CHECKING:
    from elferrat.play.table import Table

FORMAT = "elferrat/1"

LONGEST_TEXT = 64  # of a seat's part of a server seed (contract 4)
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


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

    def replay(self) -> "Table":
        """Play the record again, checking every move and the result.

        Raises:
            Mismatch: a move is not legal, or the game did not end as the record says.
            Unusable: the start position is unusable.
        """
        from elferrat.play.table import Table, result_fields

        try:
            start = read_position(self.start)
        except Unusable as error:
            raise error.within("start") from None
        table = Table(start, names=self.players, seed=self.seed)
        for index, move in enumerate(self.moves):
            try:
                table.play(move)
            except MoveError as error:
                raise Mismatch(index, error) from error
        reached = None if table.outcome is None else result_fields(table.outcome)
        if reached != self.result:
            raise Mismatch(None, None)
        return table


class Mismatch(Exception):
    """A record that does not replay: at the move `index`, or (None) in its result."""

    def __init__(self, index: int | None, error: MoveError | None) -> None:
        super().__init__(index)
        self.index = index
        self.error = error

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        if self.error is None:
            return Message("replay-result-differs").text(lang)
        args = {"number": (self.index or 0) + 1, "move": self.error.move}
        reason = self.error.text(lang)
        return f"{Message('replay-illegal', args).text(lang)} {self.error.clause}: {reason}"

    def __str__(self) -> str:
        return self.text()


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


@dataclass(frozen=True, slots=True)
class Verification:
    """What `verify` found: each True, False, or None where the record holds nothing to check."""

    commitment: bool | None
    shuffle: bool | None
    play: bool
    play_error: Mismatch | None = None

    @property
    def holds(self) -> bool:
        """Whether the deal can be trusted and the game was played by the rules."""
        return self.commitment is not False and self.shuffle is True and self.play


def verify(record: Record, commitment: str | None = None) -> Verification:
    """Check commitment, shuffle and play of a record (contract 4).

    `commitment` is the SHA-256, in hex, of the server's secret as shown before the game; without
    it the one in the record's marks counts.
    """
    promised = record.marks.get("commitment") if commitment is None else commitment
    kept = None if promised is None else keeps(record, promised)
    try:
        record.replay()
    except Mismatch as error:
        return Verification(kept, deals_so(record), play=False, play_error=error)
    return Verification(kept, deals_so(record), play=True)


def keeps(record: Record, promised: object) -> bool:
    """Whether the seed is the promised secret and one text from each seat, and nothing else.

    With texts more or fewer the server, knowing its secret, could have tried some of its own.
    """
    secret, *texts = (record.seed or "").split(":")
    proper = all(len(own) <= LONGEST_TEXT and not CONTROL.search(own) for own in texts)
    digest = sha256(secret.encode(errors="surrogatepass")).hexdigest()
    return (
        isinstance(promised, str)
        and promised.lower() == digest
        and len(texts) == len(record.players)
        and proper
    )


def deals_so(record: Record) -> bool | None:
    """Whether the seed deals the record's start position; None without a seed."""
    if record.seed is None:
        return None
    start = read_position(record.start)
    game = start.game
    seats = game.seats(start.state)
    full = game.write(start)
    dealer = full.get("dealer", (full["turn"] - 1) % seats)
    try:
        return game.write(game.deal(start.options, seats, record.seed, dealer)) == full
    except Unusable:
        return False
