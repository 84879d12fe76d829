"""The commands around one position: `deal`, `moves`, `judge`, `view`."""

from typing import Any

import click

from elferrat.cli.output import complain, finish_output, put, put_json
from elferrat.cli.parameters import (
    Seat,
    Whole,
    chosen_options,
    complaint_lang_option,
    examples,
    json_option,
    lang_option,
    read_document,
    rule_options,
    seat_or_none,
)
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Message
from elferrat.play.positions import read_position

DISCARD = "-*"  # the one move that looks like an option

position_argument = click.argument("position", metavar="POSITION")


def position_in(path: str) -> AnyPosition:
    """The position in a file or on standard input; raises `Unusable`."""
    position: AnyPosition = read_document(path, read_position)
    return position


@click.command(
    epilog=examples(
        "elferrat deal elfer --players 4",
        "elferrat deal extra --seed eleven -o bonus_supply=8 > position.json",
    )
)
@click.argument("game", metavar="GAME")
@click.option("--players", type=Whole(2, 6), default=2, help="How many play; 2 by default.")
@click.option("--seed", help="Text that the shuffle follows from; by default random.")
@click.option("--dealer", type=Whole(0, 5), help="The dealer's seat, from 0.")
@rule_options
@complaint_lang_option
def deal(
    game: str, players: int, seed: str | None, dealer: int | None, options: tuple[str, ...]
) -> None:
    """Deal a fresh position of GAME, as JSON."""
    import secrets

    from elferrat.games import game_named

    dealt = game_named(game, "GAME")
    rules = dealt.read_options(chosen_options(game, options))
    drawn = secrets.token_hex(16) if seed is None else seed
    position = dealt.write(dealt.deal(rules, players, drawn, dealer))
    put_json(position)
    if seed is None:
        finish_output()
        complain(f"seed: {drawn}")


@click.command(epilog=examples("elferrat moves position.json", "elferrat moves - --json"))
@position_argument
@json_option
@complaint_lang_option
def moves(position: str, as_json: bool) -> None:
    """List the legal moves in POSITION, one a line."""
    p = position_in(position)
    legal = p.game.legal_texts(p)
    if as_json:
        put_json(legal)
    elif legal:
        put("\n".join(legal))


class Judge(click.Command):
    """Lets the move `-*` through, and nothing else that looks like an option and is none."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; raises `NoSuchOption` for an option that is not there."""
        free = args[: args.index("--")] if "--" in args else args
        known = {name for param in self.get_params(ctx) for name in param.opts}
        for word in free:
            name = word.partition("=")[0]
            if word.startswith("-") and word not in ("-", DISCARD) and name not in known:
                raise click.NoSuchOption(name, ctx=ctx)
        return super().parse_args(ctx, args)


@click.command(
    cls=Judge,
    context_settings={"ignore_unknown_options": True},
    epilog=examples(
        "elferrat judge position.json R12 end",
        "elferrat judge position.json 'Y9>B9' '-*' --json --lang de",
    ),
)
@position_argument
@click.argument("moves", metavar="MOVE …", nargs=-1)
@json_option
@lang_option
def judge(position: str, moves: tuple[str, ...], as_json: bool, lang: str) -> int:
    """Play the moves in POSITION, or say which clause forbids one.

    Exit status 1 if a move is not legal.
    """
    from elferrat.play.referee import judge as judged

    verdict = judged(position_in(position), moves)
    answer = verdict.json(lang)
    if as_json:
        put_json(answer)
    elif verdict.error is None:
        put(told(answer, lang))
    else:
        from elferrat.cli.events import refusal_line

        args = {"number": verdict.index + 1, "move": verdict.error.move}
        head = Message("cli-not-legal", args).text(lang)
        put(f"{head} {refusal_line(verdict.error, ': ', lang)}")
    return 0 if verdict.error is None else 1


def told(answer: dict[str, Any], lang: str) -> str:
    """What happened, event by event, and the position it led to."""
    from elferrat.cli.board import Look, board_text
    from elferrat.cli.events import event_line

    seats = range(len(answer["position"]["hands"]))
    look = Look([Message("cli-seat", {"seat": seat}).text(lang) for seat in seats], lang)
    lines = [event_line(event, look) for event in answer["events"]]
    return "\n".join([*lines, *([""] if lines else []), board_text(answer["position"], look)])


@click.command(
    epilog=examples(
        "elferrat view position.json --seat 1", "elferrat view position.json --seat none"
    )
)
@position_argument
@click.option("--seat", type=Seat(), required=True, help="A seat, from 0; `none` for a spectator.")
@complaint_lang_option
def view(position: str, seat: str) -> None:
    """Print what one seat may know of POSITION, as JSON."""
    p = position_in(position)
    put_json(p.game.view(p, seat_or_none(seat)))
