"""A review for people at a terminal: mistakes are red there, and marked wherever it is read."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from elferrat.cli.board import Look, board_text
from elferrat.cli.output import show_what_can_be_shown
from elferrat.cli.sheet import aligned
from elferrat.locale.message import Message
from elferrat.play.record import Record
from elferrat.review.assessing import NORMAL, Worth
from elferrat.review.course import positions
from elferrat.review.telling import (
    DECISION_COLUMNS,
    SEAT_COLUMNS,
    Teller,
    columns,
    figure_of,
    unit_of,
)
from elferrat.review.wording import move_words
from elferrat.search import TRICK_GAMES

if TYPE_CHECKING:
    from elferrat.review.reviewing import Decision, Review

Line = tuple[str, str]  # the words and their style
_PLAIN, _HEAD, _MISTAKE, _QUIET = "", "bold", "bold red", "dim"
_SIGN = "✗"


def put_review(review: "Review", lang: str, pack: str) -> None:
    """Print a review."""
    put_lines(review_lines(review, lang, pack))


def put_lines(lines: Iterator[Line]) -> None:
    """Print lines; in colour where that is seen."""
    show_what_can_be_shown()
    console = Console(file=sys.stdout, highlight=False)
    for words, style in lines:
        console.print(Text(words, style=style), soft_wrap=True)


def review_lines(review: "Review", lang: str, pack: str) -> Iterator[Line]:
    """The whole review, line by line."""
    teller = Teller(review, lang, pack, notation=in_notation(review.record, pack))
    yield teller.title(), _HEAD
    for told in teller.standing():
        yield told, _PLAIN
    rows = [teller.columns(SEAT_COLUMNS), *(teller.seat_row(seat) for seat in review.seats)]
    yield "", _PLAIN
    for number, line in enumerate(aligned(rows)):
        yield line, _PLAIN if number else _QUIET
    if not review.decisions:
        yield "", _PLAIN
        yield teller.word("nothing"), _PLAIN
        return
    yield from turn_lines(teller)
    yield "", _PLAIN
    yield teller.word("decisions"), _HEAD
    marked = [each.mistake for each in review.decisions]
    table = [["", *teller.columns(DECISION_COLUMNS)]] + [
        [_SIGN if mistake else "", *teller.decision_row(each)]
        for mistake, each in zip(marked, review.decisions, strict=True)
    ]
    head, *lines = aligned(table)
    yield head, _QUIET
    for mistake, line in zip(marked, lines, strict=True):
        yield line, _MISTAKE if mistake else _PLAIN
    yield "", _PLAIN
    for note in teller.notes():
        yield note, _QUIET


def turn_lines(teller: Teller) -> Iterator[Line]:
    """The turning points."""
    yield "", _PLAIN
    yield teller.word("turns"), _HEAD
    if not teller.review.turns:
        yield teller.word("no-turns"), _PLAIN
    for turn in teller.review.turns:
        head, sentences = teller.turn(turn)
        yield head, _MISTAKE if teller.decision(turn.number).mistake else _PLAIN
        for sentence in sentences:
            yield f"  {sentence}", _PLAIN


def in_notation(record: Record, pack: str) -> bool:
    """Whether moves are written as programs do: not with a pack that has other names for cards."""
    return pack == "french" or record.game not in TRICK_GAMES


def put_detail(record: Record, decision: "Decision", lang: str, pack: str) -> None:
    """Print one decision: the table as it lay, and what every legal move was worth."""
    put_lines(detail_lines(record, decision, lang, pack))


def detail_lines(record: Record, decision: "Decision", lang: str, pack: str) -> Iterator[Line]:
    """One decision, line by line: moves best first, as judged from what the seat knew."""
    position = positions(record, {decision.number})[decision.number]
    drawing = board_text(position.game.write(position), Look(record.players, lang, pack))
    for line in drawing.splitlines():
        yield line, _PLAIN
    yield "", _PLAIN
    rows = [["", *columns(("move", "worth", "worth-open"), lang)]]
    for move, worth in decision.known.moves.items():
        sign = (_SIGN if decision.mistake else ">") if move == decision.move else ""
        opened = decision.open.moves[move]
        words = move if in_notation(record, pack) else move_words(move, lang, pack)
        rows.append([sign, words, between(worth, lang), between(opened, lang)])
    head, *lines = aligned(rows)
    yield head, _QUIET
    for row, line in zip(rows[1:], lines, strict=True):
        yield line, _MISTAKE if row[0] == _SIGN else _HEAD if row[0] else _PLAIN
    yield "", _PLAIN
    for note in (Message("review-unit", {"unit": unit_of(record)}), Message("review-note-worth")):
        yield note.text(lang), _QUIET


def between(worth: Worth, lang: str) -> str:
    """What a move was worth, with the 95 % interval where it is an estimate."""
    return figure_of(worth.value, NORMAL * worth.error, lang)
