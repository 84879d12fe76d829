"""Deals of every game as the seed of a server table deals them, for the browser's own check.

`python -m tests.web.deal_vectors` writes web/tests/record/deals.json anew.
"""

import json
import random
from collections.abc import MutableSequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from elferrat.cards.shuffle import Stream
from elferrat.games import all_games, game_named
from elferrat.games.game import Game

PATH = Path(__file__).parents[2] / "web" / "tests" / "record" / "deals.json"
DEALS_A_GAME = 15
LIKELY = 0.7  # that an option is chosen
TEXTS = ("", "ours", "elf, elf, elf!", "Elferrat – Zürich", "十一", "👑 11")


def vectors() -> str:
    """The whole file."""
    chance = random.Random("a deal for the browser")
    deals = [drawn(game, n, chance) for game in all_games() for n in range(DEALS_A_GAME)]
    lines = ",\n".join(
        json.dumps(deal, separators=(",", ":"), ensure_ascii=False) for deal in [*deals, again()]
    )
    return f"[\n{lines}\n]\n"


def drawn(game: Game[Any, Any], number: int, chance: random.Random) -> dict[str, Any]:
    """A deal of a game with options, dealer and seed by lot, and each number of players in turn."""
    players = game.players[number % len(game.players)]
    chosen = {o.name: chance.choice(o.values) for o in game.options if chance.random() < LIKELY}
    if players != 2:
        chosen.pop("without_blue", None)
    secret = sha256(str(chance.random()).encode()).hexdigest()
    texts = [chance.choice(TEXTS) for _ in range(players)]
    return told(game, chosen, players, chance.randrange(players), secret, texts)


def told(
    game: Game[Any, Any],
    chosen: dict[str, Any],
    players: int,
    dealer: int,
    secret: str,
    texts: list[str],
) -> dict[str, Any]:
    """What a record says of a deal, without its moves."""
    position = game.deal(game.read_options(chosen), players, ":".join([secret, *texts]), dealer)
    start = game.write(position)
    return {
        "game": game.name,
        "options": start["options"],
        "players": [f"seat {seat}" for seat in range(players)],
        "dealer": dealer,
        "start": start,
        "seed": ":".join([secret, *texts]),
        "marks": {"commitment": sha256(secret.encode()).hexdigest()},
    }


class Counted(Stream):
    """A stream that counts how often a pack is shuffled."""

    shuffles = 0

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        self.shuffles += 1
        super().shuffle(cards)


def again() -> dict[str, Any]:
    """A deal that does not stand at first, because nobody was dealt an 11 (E3)."""
    game = game_named("elfer")
    options = {"without_blue": True}
    for number in range(1000):
        stream = Counted(f"again {number}::")
        game.deal_by(stream, game.read_options(options), 2, 1)
        if stream.shuffles > 1:
            return told(game, options, 2, 1, f"again {number}", ["", ""])
    raise AssertionError("every deal stands")


if __name__ == "__main__":
    PATH.write_text(vectors(), encoding="utf-8")
