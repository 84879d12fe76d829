"""Replaying records and verifying them: every move, the result, the shuffle, the commitment."""

import re
from dataclasses import dataclass
from hashlib import sha256

from elferrat.locale.message import Message, Unusable
from elferrat.play.positions import read_position
from elferrat.play.record import Record
from elferrat.play.referee import MoveError
from elferrat.play.table import Table, result_fields

LONGEST_TEXT = 64  # of a seat's part of a server seed (contract 4)
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


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


def replay(record: Record) -> Table:
    """Play a record again, checking every move and the result; the table as it ended.

    Raises:
        Mismatch: a move is not legal, or the game did not end as the record says.
        Unusable: the start position is unusable.
    """
    try:
        start = read_position(record.start)
    except Unusable as error:
        raise error.within("start") from None
    table = Table(start, names=record.players, seed=record.seed)
    for index, move in enumerate(record.moves):
        try:
            table.play(move)
        except MoveError as error:
            raise Mismatch(index, error) from error
    reached = None if table.outcome is None else result_fields(table.outcome)
    if reached != record.result:
        raise Mismatch(None, None)
    return table


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
        replay(record)
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
