"""Small changes to JSON values, as a careless program or a curious person would make them."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, -1, 5, 11, 20, 84, 2**31, 2**64, 0.0, 1.5, -1e300, "", "R1",
    "R11", "R12", "Y21", "B20", "G0", "*", "*R12", "*R11", "AH", "TS", "7C", "R-", "B+", "R",
    "out", "played", "blocked", "elfer", "extra", "elfern", "schneider", "standard", "any_start",
    "false_start", "draw", "end", "pass", "=R12", "Y9>B9", "\u0000", "ü", "🂡", [], {}, [[]],
    ["R1"], ["R12", "B12"], {"over": True},
)  # fmt: skip
NAMES = (
    "game", "options", "hands", "stock", "turn", "partial", "table", "phase", "start", "laid",
    "drawn", "dealer", "order", "bridges", "bridged", "bonus", "bonus_jokers", "discarded",
    "exchanged", "passes", "leader", "trick", "won", "over", "scores", "winners", "reason",
    "game_points", "legal", "variant", "draw", "format", "rules", "players", "moves", "seed",
    "result", "time", "marks", "",
)  # fmt: skip

Place = tuple[dict[str, Any] | list[Any], Any]


def places(value: Any) -> list[Place]:
    """Every place inside a JSON value: the list or object, and the index or name there."""
    found: list[Place] = []
    inside = [value]
    while inside:
        item = inside.pop()
        keys: Any = item if isinstance(item, dict) else range(len(item))
        for key in keys:
            found.append((item, key))
            if isinstance(item[key], list | dict):
                inside.append(item[key])
    return found


def change(value: Any, rng: Random) -> Any:
    """One change somewhere in a JSON list or object, in place; the value itself, changed."""
    found = places(value)
    if not found:
        return rng.choice(VALUES)
    holder, key = rng.choice(found)
    rng.choice(CHANGES)(holder, key, found, rng)
    return value


def replace(holder: Any, key: Any, found: list[Place], rng: Random) -> None:
    holder[key] = rng.choice(VALUES)


def remove(holder: Any, key: Any, found: list[Place], rng: Random) -> None:
    del holder[key]


def repeat(holder: Any, key: Any, found: list[Place], rng: Random) -> None:
    if isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), holder[key])
    else:
        holder[rng.choice(NAMES)] = holder[key]


def swap(holder: Any, key: Any, found: list[Place], rng: Random) -> None:
    # Only leaves: swapping a list with something inside it would tie a knot.
    leaves = [place for place in found if not isinstance(place[0][place[1]], list | dict)]
    if leaves:
        other, there = rng.choice(leaves)
        first, second = rng.choice(leaves)
        other[there], first[second] = first[second], other[there]


def step(holder: Any, key: Any, found: list[Place], rng: Random) -> None:
    if isinstance(holder[key], int):
        holder[key] = holder[key] + rng.choice((-1, 1))


def add(holder: Any, key: Any, found: list[Place], rng: Random) -> None:
    if isinstance(holder, dict):
        holder[rng.choice(NAMES)] = rng.choice(VALUES)
    else:
        holder.append(rng.choice(VALUES))


CHANGES: tuple[Callable[[Any, Any, list[Place], Random], None], ...] = (
    replace, remove, repeat, swap, step, add,
)  # fmt: skip


def mutated(value: Any, rng: Random) -> Any:
    """A copy of a JSON value with one to four changes."""
    copy = json.loads(json.dumps(value))
    for _ in range(rng.randint(1, 4)):
        if isinstance(copy, list | dict):
            copy = change(copy, rng)
    return copy


def mutated_bytes(data: bytes, rng: Random) -> bytes | None:
    """The same for a JSON document; None if it is none."""
    try:
        value = json.loads(data)
        return json.dumps(mutated(value, rng), ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return None


def scrambled(data: bytes, rng: Random) -> bytes:
    """A document with a few bytes changed, left out or doubled, whatever it means then."""
    text = bytearray(data)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        match rng.randrange(3):
            case 0:
                text[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del text[at : at + rng.randint(1, 9)]
            case _:
                text[at:at] = text[max(0, at - rng.randint(1, 9)) : at]
    return bytes(text)
