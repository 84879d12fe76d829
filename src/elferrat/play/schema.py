"""JSON Schemas (draft 2020-12) of positions, views, records and events, from the games' own data.

`python -m elferrat.play.schema FOLDER` writes them, one file each.
"""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from elferrat.cards.rows import COLOURS, JOKER
from elferrat.cards.tricks import RANKS, SUITS
from elferrat.games import all_games
from elferrat.games.elfer import positions as elfer_positions
from elferrat.games.elfer import rules as elfer_rules
from elferrat.games.extra import notation
from elferrat.games.extra import rules as extra_rules
from elferrat.games.fields import COMMON, FINISH
from elferrat.games.game import Game
from elferrat.play.record import FORMAT
from elferrat.play.saving import save_text

Schema = dict[str, Any]
AnyGame = Game[Any, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MOST_POINTS = 10_000  # what a position may state at most, either way


# --- small shapes -------------------------------------------------------------------------------


def whole(low: int, high: int) -> Schema:
    """A whole number in a range."""
    return {"type": "integer", "minimum": low, "maximum": high}


def matching(pattern: str) -> Schema:
    """A text that a pattern matches from end to end."""
    return {"type": "string", "pattern": f"^(?:{pattern})$"}


def listed(item: Schema, fewest: int = 0, most: int | None = None, unique: bool = False) -> Schema:
    """A list of items of one shape."""
    shape: Schema = {"type": "array", "items": item, "minItems": fewest}
    if most is not None:
        shape["maxItems"] = most
    if unique:
        shape["uniqueItems"] = True
    return shape


def record_of(properties: Schema, required: Iterable[str]) -> Schema:
    """An object with these fields and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


def numbers(length: int) -> str:
    """Pattern of the numbers of a row."""
    return "|".join(str(number) for number in range(1, length + 1))


# --- what each game has of its own --------------------------------------------------------------


def cell(length: int) -> str:
    """Pattern of the cells of the row games, and of their number cards."""
    return f"[{COLOURS}](?:{numbers(length)})"


TRICK_CARD = f"[{RANKS}][{SUITS}]"
ELFER_CARD = cell(elfer_rules.NUMBERS)
EXTRA_CELL = cell(extra_rules.NUMBERS)
STAR = f"\\{JOKER}"

CARDS = {
    "elfer": ELFER_CARD,
    "extra": f"{EXTRA_CELL}|{STAR}",
    "elfern": TRICK_CARD,
    "schneider": TRICK_CARD,
}

BRIDGE = f"[{COLOURS}]({numbers(extra_rules.NUMBERS)})>{STAR}?[{COLOURS}]\\1"
MOVES = {
    "elfer": f"{ELFER_CARD}|draw|end|pass",
    "extra": f"{STAR}?{EXTRA_CELL}|={EXTRA_CELL}|{BRIDGE}|-{STAR}|draw|end|pass",
    "elfern": TRICK_CARD,
    "schneider": TRICK_CARD,
}


def seat(game: AnyGame) -> Schema:
    """A seat, counted from 0."""
    return whole(0, game.players[-1] - 1)


def by_seat(game: AnyGame, item: Schema) -> Schema:
    """One item for each seat."""
    return listed(item, game.players[0], game.players[-1])


def cards(game: AnyGame, most: int | None = None) -> Schema:
    """A list of cards; only jokers may come more than once."""
    return listed(matching(CARDS[game.name]), most=most, unique=JOKER not in CARDS[game.name])


def elfer_fields(game: AnyGame) -> Schema:
    """The fields of `elfer`."""
    return {
        "table": cards(game),
        "phase": {"enum": list(elfer_positions.PHASES)},
        "start": {"anyOf": [whole(1, elfer_rules.NUMBERS), {"type": "null"}]},
        "laid": whole(0, elfer_rules.CARDS),
        "drawn": {"type": "boolean"},
        "dealer": seat(game),
    }


def extra_fields(game: AnyGame) -> Schema:
    """The fields of `extra`."""
    place = matching(EXTRA_CELL)
    side = {"enum": list(notation.SIDE_NAMES)}
    a_turn, jokers = extra_rules.CARDS_A_TURN, extra_rules.JOKERS
    return {
        "order": listed({"enum": list(COLOURS)}, len(COLOURS), len(COLOURS), unique=True),
        "table": listed(matching(f"{STAR}?{EXTRA_CELL}"), unique=True),
        "bridges": by_seat(game, whole(0, max(extra_rules.BRIDGES_EACH))),
        "bridged": listed(listed(place, 2, 2), most=extra_rules.MOST_BRIDGES, unique=True),
        "bonus": by_seat(game, listed(side, unique=True)),
        "bonus_jokers": listed(place, most=jokers, unique=True),
        "discarded": whole(0, jokers),
        "laid": whole(0, a_turn),
        "exchanged": whole(0, jokers + a_turn),
        "passes": whole(0, game.players[-1]),
    }


def trick_fields(game: AnyGame) -> Schema:
    """The fields of the trick games."""
    return {
        "dealer": seat(game),
        "leader": seat(game),
        "trick": cards(game, most=1),
        "won": by_seat(game, cards(game)),
    }


OWN_FIELDS: dict[str, Callable[[AnyGame], Schema]] = {
    "elfer": elfer_fields,
    "extra": extra_fields,
    "elfern": trick_fields,
    "schneider": trick_fields,
}


# --- positions and views ------------------------------------------------------------------------


def options(game: AnyGame, with_defaults: bool) -> Schema:
    """Options; positions that are written leave default values out."""
    values = {
        option.name: {"enum": list(option.values if with_defaults else option.values[1:])}
        for option in game.options
    }
    return record_of(values, ())


def finish(game: AnyGame) -> Schema:
    """The finish fields of contract 2."""
    points = by_seat(game, whole(-MOST_POINTS, MOST_POINTS))
    return {
        "over": {"type": "boolean"},
        "scores": points,
        "winners": listed(seat(game), unique=True),
        "reason": {"enum": list(game.reasons)},
        **dict.fromkeys(game.own_finish_fields, points),
    }


def position(game: AnyGame) -> Schema:
    """A position as it may be given: only the game and the hands are required."""
    told = finish(game)
    fields = {
        "game": {"const": game.name},
        "options": options(game, with_defaults=True),
        "hands": by_seat(game, cards(game)),
        "stock": cards(game),
        "turn": seat(game),
        **OWN_FIELDS[game.name](game),
        "partial": {"type": "boolean"},
        **told,
    }
    over = {"properties": {"over": {"const": True}}, "required": ["over"]}
    needs: Schema = {name: over for name in told if name != "over"}
    if "bridged" in fields:
        lying = {"properties": {"bridged": {"minItems": 1}}, "required": ["bridged"]}
        return {
            **record_of(fields, ("game", "hands")),
            "dependentSchemas": needs,
            "if": lying,
            "then": {"required": ["bridges"]},
        }
    return {**record_of(fields, ("game", "hands")), "dependentSchemas": needs}


def written_fields(game: AnyGame) -> list[str]:
    """The fields that every written position has."""
    return [name for name in COMMON if name != "partial"] + list(game.fields)


def running_view(game: AnyGame) -> Schema:
    """What a seat may know of a running game: at most one hand has its cards named."""
    hand = {"anyOf": [whole(1, len(game.moves)), cards(game)]}
    one_list = {"contains": {"type": "array"}, "minContains": 0, "maxContains": 1}
    fields = {
        "game": {"const": game.name},
        "options": options(game, with_defaults=False),
        "hands": {**by_seat(game, hand), **one_list},
        "stock": whole(0, len(game.moves)),
        "turn": seat(game),
        **OWN_FIELDS[game.name](game),
        "partial": {"const": True},
        "legal": listed(matching(MOVES[game.name]), 1, unique=True),
    }
    return record_of(fields, written_fields(game))


def finished_view(game: AnyGame) -> Schema:
    """Of a finished game everything is seen: the view is the whole position."""
    shape = position(game)
    properties = {
        **shape["properties"],
        "options": options(game, with_defaults=False),
        "over": {"const": True},
        "partial": {"const": True},
    }
    return record_of(properties, [*written_fields(game), *FINISH, *game.own_finish_fields])


# --- records and events -------------------------------------------------------------------------


def record(game: AnyGame) -> Schema:
    """One game as a record (contract 3)."""
    told = finish(game)
    result = record_of({name: told[name] for name in FINISH[1:]}, FINISH[1:])
    fields = {
        "format": {"const": FORMAT},
        "game": {"const": game.name},
        "rules": {"const": game.version},
        "options": options(game, with_defaults=True),
        "players": by_seat(game, {"type": "string"}),
        "start": position(game),
        "moves": listed(matching(MOVES[game.name])),
        "seed": {"type": ["string", "null"]},
        "result": {"anyOf": [result, {"type": "null"}]},
        "time": {"type": "object"},
        "marks": {"type": "object"},
    }
    return record_of(fields, ("format", "game", "rules", "start", "moves"))


def events(game: AnyGame) -> Schema:
    """What one or more moves did, in order (contract 5)."""
    kinds = [
        record_of(
            {"event": {"const": kind}, "seat": seat(game), **fields},
            ("event", "seat", *(name for name in fields if (kind, name) != ("drew", "cards"))),
        )
        for kind, fields in event_fields(game).items()
    ]
    return listed({"oneOf": kinds})


def event_fields(game: AnyGame) -> dict[str, Schema]:
    """The kinds of events of a game, each with its own fields."""
    card = matching(CARDS[game.name])
    kinds: dict[str, Schema] = {"laid": {"card": card}}
    drawn = 3 if game.name == "elfer" else 1
    kinds["drew"] = {"count": whole(1, drawn), "cards": listed(card, 1, drawn)}
    if "trick" in game.fields:
        kinds["trick_won"] = {"cards": listed(card, 2, 2, unique=True)}
    else:
        kinds |= {"turn_ended": {}, "passed": {}}
    if game.name == "extra":
        place, side = matching(EXTRA_CELL), {"enum": list(notation.SIDE_NAMES)}
        kinds["laid"] = {"card": place}
        kinds |= {
            "joker_laid": {"cell": place},
            "bridged": {"from": place, "to": place},
            "exchanged": {"cell": place},
            "discarded": {},
            "bonus": {"side": side},
            "bonus_lost": {"side": side},
        }
    kinds["game_over"] = {**finish(game), "over": {"const": True}}
    return kinds


# --- the files ----------------------------------------------------------------------------------


def document(name: str, title: str, how: str, shapes: dict[str, Schema]) -> Schema:
    """A whole schema: one shape for each key, joined by `how` (oneOf or anyOf)."""
    return {
        "$schema": DIALECT,
        "$id": f"urn:elferrat:{name}",
        "title": title,
        how: [{"$ref": f"#/$defs/{key}"} for key in shapes],
        "$defs": shapes,
    }


def schemas() -> dict[str, Schema]:
    """Every schema by the name of its file."""
    games = {game.name: game for game in all_games()}
    views = {f"{name}-running": running_view(game) for name, game in games.items()}
    views |= {f"{name}-finished": finished_view(game) for name, game in games.items()}
    told = {
        "position": ("A position, everything known", "oneOf", position),
        "record": ("One game that replays for ever", "oneOf", record),
        "events": ("What moves did", "anyOf", events),
    }
    files = {
        name: document(name, title, how, {key: shape(game) for key, game in games.items()})
        for name, (title, how, shape) in told.items()
    }
    files["view"] = document("view", "What one seat, or a spectator, may know", "oneOf", views)
    return {f"{name}.schema.json": files[name] for name in sorted(files)}


def write(folder: Path) -> None:
    """Write every schema into a folder; raises `Unusable`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        save_text(folder / name, json.dumps(schema, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
