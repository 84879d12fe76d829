"""The commands about records: `replay` and `verify`."""

import re
from typing import Any

import click

from elferrat.cli.output import put, put_json
from elferrat.cli.parameters import examples, json_option, lang_option, read_document
from elferrat.locale.message import Message, Unusable
from elferrat.play.record import Record, read_record
from elferrat.play.replay import Mismatch, Verification
from elferrat.play.replay import replay as play_again
from elferrat.play.replay import verify as verified

_SHA256 = re.compile("[0-9a-fA-F]{64}")

record_argument = click.argument("record", metavar="RECORD")


def record_in(path: str) -> Record:
    """The record in a file or on standard input; raises `Unusable`."""
    record: Record = read_document(path, read_record)
    return record


@click.command(epilog=examples("elferrat replay evening.json", "elferrat replay - --json"))
@record_argument
@json_option
@lang_option
def replay(record: str, as_json: bool, lang: str) -> int:
    """Play a record again and check every move and the result.

    Exit status 1 if it does not replay.
    """
    played = record_in(record)
    try:
        play_again(played)
    except Mismatch as error:
        answer = not_replayed(error, lang)
        put_json(answer) if as_json else put(error.text(lang))
        return 1
    if as_json:
        put_json({"replays": True, "moves": len(played.moves), "result": played.result})
    else:
        put(replayed(played, lang))
    return 0


def not_replayed(error: Mismatch, lang: str) -> dict[str, Any]:
    """The answer about a record that does not replay: at a move, or else in its result."""
    answer: dict[str, Any] = {"replays": False}
    if error.error is None:
        return answer | {"reason": error.text(lang)}
    return answer | {
        "index": error.index,
        "move": error.error.move,
        "clause": error.error.clause,
        "reason": error.error.text(lang),
    }


def replayed(record: Record, lang: str) -> str:
    """That a record replays, with its result in words."""
    args: dict[str, Any] = {"game": record.game, "count": len(record.moves)}
    if record.result is None:
        return Message("cli-replays-unfinished", args).text(lang)
    scores = zip(record.players, record.result["scores"], strict=True)
    args["scores"] = tuple(f"{name} {score}" for name, score in scores)
    return Message("cli-replays", args).text(lang)


@click.command(
    epilog=examples(
        "elferrat verify evening.json",
        "elferrat verify evening.json --commitment 9f86d081884c7d65…",
    )
)
@record_argument
@click.option(
    "--commitment",
    metavar="HEX",
    help="SHA-256 of the server's secret, as shown before the game; by default the record's own.",
)
@json_option
@lang_option
def verify(record: str, commitment: str | None, as_json: bool, lang: str) -> int:
    """Check commitment, shuffle and play of a record.

    Exit status 1 unless the shuffle and the play hold and no commitment is broken.
    """
    if commitment is not None and not _SHA256.fullmatch(commitment):
        raise Unusable("--commitment", "cli-bad-commitment")
    found = verified(record_in(record), commitment)
    put_json(checks(found)) if as_json else put(told(found, lang))
    return 0 if found.holds else 1


def checks(found: Verification) -> dict[str, bool | None]:
    """What was found, as JSON: true, false, or null where nothing is recorded."""
    return {
        "verified": found.holds,
        "commitment": found.commitment,
        "shuffle": found.shuffle,
        "play": found.play,
    }


def told(found: Verification, lang: str) -> str:
    """What was found, a line a check."""
    answers = {True: "yes", False: "no", None: "none"}
    lines = [
        Message(f"cli-verify-{check}", {"answer": answers[kept]}).text(lang)
        for check, kept in checks(found).items()
        if check != "verified"
    ]
    if found.play_error is not None:
        lines.append(found.play_error.text(lang))
    return "\n".join(lines)
