"""The command `games`: what can be played, and by which options."""

from typing import Any

import click

from elferrat.cli.output import put, put_json
from elferrat.cli.parameters import examples, json_option, lang_option
from elferrat.games import all_games
from elferrat.games.game import Game
from elferrat.games.options import written
from elferrat.locale.message import Message


@click.command(epilog=examples("elferrat games", "elferrat games --json"))
@json_option
@lang_option
def games(as_json: bool, lang: str) -> None:
    """List the games, their variants and options."""
    if as_json:
        put_json([described(game) for game in all_games()])
    else:
        put("\n\n".join(told(game, lang) for game in all_games()))


def described(game: Game[Any, Any]) -> dict[str, Any]:
    """A game as `games --json` lists it."""
    return {
        "game": game.name,
        "rules": game.version,
        "players": list(game.players),
        "options": {
            option.name: {
                "clause": option.clause,
                "values": list(option.values),
                "default": option.default,
            }
            for option in game.options
        },
        "variants": [
            value for option in game.options if option.name == "variant" for value in option.values
        ],
    }


def told(game: Game[Any, Any], lang: str) -> str:
    """A game for people: its name, who can play, and a line an option, the default first."""
    fewest, most = game.players[0], game.players[-1]
    args = {"game": game.name, "fewest": fewest, "most": most}
    width = max(len(option.name) for option in game.options)
    lines = [Message("cli-game" if fewest < most else "cli-game-for-two", args).text(lang)]
    for option in game.options:
        values = " | ".join(written(value) for value in option.values)
        lines.append(f"  -o {option.name:{width}} = {values}  ({option.clause})")
    return "\n".join(lines)
