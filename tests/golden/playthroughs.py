"""The golden games: which are played, how a chooser plays them, and how they are told.

Every game and every variant has three. The chooser takes any legal move by lots of the shuffle's
own streams, so the same games come out on every machine and Python.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from elferrat.cards.shuffle import Stream
from elferrat.games import all_games
from elferrat.games.game import Event
from elferrat.play.record import Record
from elferrat.play.table import Table, deal

FOLDER = Path(__file__).parent
TEXTS = FOLDER / "games"
RECORDS = FOLDER / "records"

GAMES_EACH = 3
COLOURS = "RYGB"


@dataclass(frozen=True)
class Golden:
    """One golden game: its name is that of its files."""

    name: str
    game: str
    players: int
    options: dict[str, Any]

    @property
    def seed(self) -> str:
        return f"golden {self.name}"


CHOICES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "elfer-standard": [
        (2, {}),
        (4, {"draw": "three", "force_eleven": True}),
        (6, {"max_cards": 1, "draw": "one", "may_hold_drawn": True}),
    ],
    "elfer-false_start": [
        (3, {}),
        (2, {"without_blue": True, "draw": "one"}),
        (5, {"max_cards": 1, "may_hold_drawn": True}),
    ],
    "elfer-three_starts": [
        (2, {"without_blue": True}),
        (4, {"draw": "three"}),
        (6, {"max_cards": 1, "draw": "one"}),
    ],
    "elfer-any_start": [
        (3, {}),
        (2, {"without_blue": True, "may_hold_drawn": True}),
        (5, {"max_cards": 1, "draw": "three"}),
    ],
    "extra": [
        (2, {}),
        (4, {"exchange_needs_prior_play": True, "discard_counts_as_play": False}),
        (6, {"bonus_lost_on_exchange": True, "bonus_supply": 8}),
        (3, {}),
        (5, {"discard_counts_as_play": False, "bonus_lost_on_exchange": True}),
    ],
    "elfern": [
        (2, {}),
        (2, {"must_head": True, "staender": "double", "next_dealer": "loser"}),
        (2, {"scoring": "altenburg", "staender": "none", "next_dealer": "alternate"}),
    ],
    "schneider": [
        (2, {}),
        (2, {"beat": "any_suit", "seven_beats_ace": True}),
        (2, {"beat": "follow_suit", "schneider_from": 16}),
    ],
}


def kinds() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every game of the registry, once for each variant: a name for it, the game, the option."""
    for game in all_games():
        variants = [option for option in game.options if option.name == "variant"]
        if not variants:
            yield game.name, game.name, {}
        for option in variants:
            for value in option.values:
                chosen = {} if value == option.default else {"variant": value}
                yield f"{game.name}-{value}", game.name, chosen


def goldens() -> Iterator[Golden]:
    """All golden games that are chosen above."""
    for name, game, variant in kinds():
        for number, (players, options) in enumerate(CHOICES.get(name, []), 1):
            yield Golden(f"{name}-{number}", game, players, {**variant, **options})


def play(golden: Golden) -> Table:
    """The whole game, by lots among the legal moves."""
    table = deal(golden.game, players=golden.players, seed=golden.seed, options=golden.options)
    lots = Stream(f"{golden.seed} moves")
    while not table.over:
        legal = table.legal()
        table.play(legal[lots.below(len(legal))])
    return table


def record(golden: Golden) -> Record:
    """The game as a record, without the time of its making."""
    made = play(golden).record()
    made.time = {}
    return made


# --- telling ------------------------------------------------------------------------------------


def tell(golden: Golden) -> str:
    """A golden game as lines that a person can follow with cards on a table."""
    table = play(golden)
    start = table.record().start
    lines = [
        f"# {golden.name}: written by python -m tests.golden.regenerate",
        f"game {golden.game}",
        f"options {json.dumps(golden.options)}",
        f"players {golden.players}",
        f"seed {golden.seed}",
        *deal_lines(start),
        f"begins {short(start)}",
        "",
    ]
    replayed = deal(golden.game, players=golden.players, seed=golden.seed, options=golden.options)
    for number, move in enumerate(table.moves, 1):
        seat = replayed.turn
        told = "; ".join(event_words(event, seat) for event in replayed.play(move))
        lines.append(f"{number:3} seat {seat} {move:8} {told:48} | {short(replayed.position())}")
    lines += ["", *end_lines(replayed)]
    return "\n".join(lines) + "\n"


def deal_lines(start: dict[str, Any]) -> Iterator[str]:
    """Who holds what, and the face-down cards from the top."""
    for seat, hand in enumerate(start["hands"]):
        yield f"deal seat {seat}: {' '.join(hand)}"
    yield f"deal stock: {' '.join(start['stock'])}"
    if "order" in start:
        yield f"deal rows from the top: {' '.join(start['order'])}"


def event_words(event: Event, mover: int) -> str:
    """An event in a few words: its kind, who else it befell, and what it names."""
    named = [value for name, value in event.items() if name not in ("event", "seat", "count")]
    kind: str = event["event"]
    words = [kind.replace("_", " ")]
    if kind == "game_over":
        return words[0]
    if event["seat"] != mover:
        words.append(f"by seat {event['seat']}")
    for value in named:
        words += value if isinstance(value, list) else [value]
    return " ".join(words)


def short(position: dict[str, Any]) -> str:
    """The table in one line, the size of every hand and of the stock."""
    if "table" in position:
        shown = rows(position["table"])
    else:
        piles = "-".join(str(len(pile)) for pile in position["won"])
        shown = f"trick {' '.join(position['trick']) or '-'} won {piles}"
    hands = " ".join(str(len(hand)) for hand in position["hands"])
    return f"{shown} | hands {hands} stock {len(position['stock'])}"


def rows(cards: list[str]) -> str:
    """Rows as runs of numbers, `R9-11,14`, and the jokers in them after a star."""
    told = []
    for colour in COLOURS:
        lying = [card for card in cards if card.lstrip("*")[0] == colour]
        numbers = sorted(int(card.lstrip("*")[1:]) for card in lying)
        jokers = [card[2:] for card in lying if card[0] == "*"]
        runs: list[list[int]] = []
        for number in numbers:
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        spans = [f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
        told.append(colour + ",".join(spans) + "".join(f"*{number}" for number in jokers))
    return " ".join(told)


def end_lines(table: Table) -> Iterator[str]:
    """The outcome."""
    outcome = table.outcome
    assert outcome is not None
    for name, value in outcome.fields().items():
        if name != "over":
            yield f"{name} {json.dumps(value)}"
