"""The JSON Schema (draft 2020-12) of reviews, from the games' own data.

`python -m elferrat.review.schema FOLDER` writes it.
"""

import json
import sys
from pathlib import Path

from elferrat.games import all_games
from elferrat.play.saving import save_text
from elferrat.play.schema import (
    MOVES,
    AnyGame,
    Schema,
    by_seat,
    document,
    listed,
    matching,
    options,
    record_of,
    seat,
    whole,
)
from elferrat.review.answer import FORMAT
from elferrat.review.seats import ESTIMATED
from elferrat.review.turning import LEAD, LOSS

FILE = "review.schema.json"
MANY = 10**9

number: Schema = {"type": "number"}
share: Schema = {"type": "number", "minimum": 0, "maximum": 100}
none_or_number: Schema = {"type": ["number", "null"]}


def review(game: AnyGame) -> Schema:
    """A whole review."""
    fields = {
        "format": {"const": FORMAT},
        "game": {"const": game.name},
        "rules": {"const": game.version},
        "options": options(game, with_defaults=False),
        "players": by_seat(game, {"type": "string"}),
        "seed": {"type": "string"},
        "playouts": whole(1, MANY),
        "finished": {"type": "boolean"},
        "complete": {"type": "boolean"},
        "even": number,
        "seats": by_seat(game, seat_review(game)),
        "turns": listed(turn()),
        "decisions": listed(decision(game)),
    }
    return record_of(fields, fields)


def seat_review(game: AnyGame) -> Schema:
    """The game of one seat."""
    fields = {
        "seat": seat(game),
        "decisions": whole(0, MANY),
        "mistakes": whole(0, MANY),
        "lost": number,
        "lost_open": number,
        "accuracy": share,
        "deal": none_or_number,
        "result": none_or_number,
        "skill": none_or_number,
        "luck": none_or_number,
        "errors": errors(),
    }
    return record_of(fields, fields)


def errors() -> Schema:
    """The standard errors of a seat's figures, 0 where they are exact."""
    fields = dict.fromkeys(ESTIMATED, none_or_number)
    return record_of(fields, fields)


def turn() -> Schema:
    """A turning point."""
    fields = {
        "number": whole(1, MANY),
        "why": listed({"enum": [LOSS, LEAD]}, 1, 2, unique=True),
    }
    return record_of(fields, fields)


def decision(game: AnyGame) -> Schema:
    """One decision; `moves` is there where it is looked at alone (`--at`)."""
    move = matching(MOVES[game.name])
    worth = record_of({"value": number, "error": number}, ("value", "error"))
    light = {
        "best": move,
        **dict.fromkeys(("value", "played", "loss", "low", "high"), number),
        "exact": {"type": "boolean"},
        "playouts": whole(0, MANY),
    }
    moves = {"type": "object", "propertyNames": move, "additionalProperties": worth}
    assessment = record_of({**light, "moves": moves}, light)
    fields = {
        "number": whole(1, MANY),
        "seat": seat(game),
        "move": move,
        "legal": whole(2, len(game.moves)),
        "mistake": {"type": "boolean"},
        "thumb": move,
        "gain": worth,
        "open": assessment,
        "known": assessment,
    }
    return record_of(fields, fields)


def schema() -> Schema:
    """The schema of the reviews of every game."""
    games = {game.name: game for game in all_games()}
    shapes = {name: review(game) for name, game in games.items()}
    return document("review", "A game looked at again, decision by decision", "oneOf", shapes)


def main() -> None:
    """Write the schema into the folder that is named on the command line."""
    text = json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
    save_text(Path(sys.argv[1]) / FILE, text)


if __name__ == "__main__":
    main()
