"""A match kept in a plain text file, one result a line, safe against every interruption.

    game=elfern players=2 dealer=1 scoring=altenburg names=Ada,Ben
    14-6
    10-10

The first line says what is played; lines that begin with `#` are remarks. A result counts once
its line is whole: written, flushed, and forced to the disk before `Scorebook.add` returns.
"""

import os
import re
import stat
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from elferrat.games import game_named
from elferrat.games.options import written
from elferrat.locale.message import Unusable
from elferrat.play.match import Match, new_match, read_result
from elferrat.play.saving import cannot, load_text, save_text

_HEAD = "game="
_LONGEST_NAME = 40
_MOST_SEATS = 6


@dataclass(frozen=True, slots=True)
class Terms:
    """What a match is played under; what is None or empty was left to a file, or to the default."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    players: int | None = None
    dealer: int | None = None
    names: tuple[str, ...] = ()

    def begin(self, seats: int = 2) -> Match:
        """The match before its first result; `seats` play if neither names nor `players` say.

        Raises:
            Unusable: an option or dealer that the game does not have, or a wrong number of seats.
        """
        players = (len(self.names) or seats) if self.players is None else self.players
        if self.names and len(self.names) != players:
            raise Unusable("names", "bad-length", count=len(self.names), length=players)
        return new_match(self.game, self.options, players=players, dealer=self.dealer)

    def line(self, match: Match) -> str:
        """The first line of a file for a match that is about to begin."""
        options = match.game.write_options(match.options)
        words = [f"game={self.game}", f"players={match.players}", f"dealer={match.dealer}"]
        words += [f"{name}={written(value)}" for name, value in options.items()]
        # Names come last, because they may have blanks in them.
        return " ".join(words + ([f"names={','.join(self.names)}"] if self.names else []))


def read_names(text: str, place: str) -> tuple[str, ...]:
    """Names separated by commas, one a seat.

    Raises:
        Unusable: fewer than two or more than six, one empty, too long, or with control characters.
    """
    names = tuple(name.strip() for name in text.split(","))
    if not 2 <= len(names) <= _MOST_SEATS:
        raise Unusable(place, "score-bad-names", count=len(names), most=_MOST_SEATS)
    for name in names:
        if not 1 <= len(name) <= _LONGEST_NAME or not name.isprintable():
            raise Unusable(place, "score-bad-name", name=ascii(name), most=_LONGEST_NAME)
    return names


def read_terms(text: str, place: str) -> Terms:
    """The first line of a file. Options are judged when the match begins.

    Raises:
        Unusable: it does not begin with the game, or something in it is unreadable or said twice.
    """
    head, _, names = text.partition(" names=")
    settings = [word.partition("=") for word in head.split()]
    values = {name: value for name, sign, value in settings if sign}
    if settings[0][:2] != ("game", "=") or len(values) != len(settings):
        raise Unusable(place, "score-bad-head", value=text)
    game = game_named(values.pop("game"), place)
    numbers = [values.pop(name, None) for name in ("players", "dealer")]
    if not all(number is None or re.fullmatch("[0-9]", number) for number in numbers):
        raise Unusable(place, "score-bad-head", value=text)
    players, dealer = (None if number is None else int(number) for number in numbers)
    known = {option.name: option for option in game.options}
    options: dict[str, Any] = dict(values)
    for name in known.keys() & values.keys():
        value = known[name].parse(values[name])
        options[name] = values[name] if value is None else value
    seated = read_names(names, place) if names else ()
    return Terms(game.name, options, players, dealer, seated)


def agreed(asked: Terms, found: Terms, place: str) -> tuple[Terms, Match]:
    """A file's terms and its match before the first result, if nothing else was asked for.

    Raises:
        Unusable: the file says otherwise, or something with which no match begins.
    """
    try:
        match = found.begin()
    except Unusable as error:
        raise Unusable(f"{place}: {error.place}", error.message.key, **error.message.args) from None
    pairs = [("game", asked.game, found.game)]
    if asked.game == found.game:
        in_force = {option.name: option.default for option in match.game.options} | found.options
        pairs += [
            (name, written(value), written(in_force[name])) for name, value in asked.options.items()
        ]
    if asked.dealer is not None:
        pairs.append(("dealer", str(asked.dealer), str(match.dealer)))
    if asked.names and found.names:
        pairs.append(("names", ",".join(asked.names), ",".join(found.names)))
    for name, wanted, there in pairs:
        if wanted != there:
            raise Unusable(place, "score-other-terms", name=name, asked=wanted, found=there)
    names = found.names or asked.names
    if names and len(names) != match.players:
        raise Unusable("--names", "bad-length", count=len(names), length=match.players)
    return replace(found, names=names), match


@dataclass(slots=True)
class Scorebook:
    """A match and the file it is kept in. `torn`: a last line that was not whole, kept aside."""

    path: Path
    terms: Terms
    match: Match | None = None  # None: the file is not begun
    torn: str | None = None
    size: int = 0  # of the file in bytes, as this book knows it

    @classmethod
    def open(cls, path: str | os.PathLike[str], asked: Terms) -> "Scorebook":
        """The match in a file, to go on with it; a file that is not there yet is begun by `add`.

        What `asked` leaves out the file says. A torn last line becomes a remark in the file.

        Raises:
            Unusable: another game, option, dealer or names than asked for; a line that is no
                result; no file for text; no rights. The file is as it was.
        """
        game_named(asked.game).read_options(asked.options)
        book = cls(Path(path), asked)
        content = read_whole(book.path)
        kept, end, tail = content.rpartition("\n")
        for number, line in enumerate(kept.split("\n"), 1):
            book.take(line.strip(), f"{path}:{number}")
        if tail:
            if book.match is None and tail[: len(_HEAD)] != _HEAD[: len(tail)]:
                raise Unusable(str(path), "score-bad-head", value=tail)
            # As a remark the piece stays readable, and the next line starts on a line of its own.
            save_text(book.path, f"{kept}{end}# torn: {tail}\n")
            book.torn = tail
        book.size = book.path.stat().st_size if content else 0
        return book

    def take(self, line: str, place: str) -> None:
        """Take over a whole line of the file; raises `Unusable`."""
        if not line or line.startswith("#"):
            return
        if self.match is None:
            self.terms, self.match = agreed(self.terms, read_terms(line, place), place)
        else:
            self.match = self.match.after(read_result(self.terms.game, line, place), place)

    def add(self, result: str, place: str = "result") -> Match:
        """Judge a result and append its line; when this returns the line is on the disk.

        Raises:
            Unusable: no possible result, no rights or no room, or somebody else has written to the
                file since; match and file are as they were.
        """
        numbers = read_result(self.terms.game, result, place)
        before = self.match or self.terms.begin(len(numbers))
        after = before.after(numbers, place)
        head = "" if self.match else f"{self.terms.line(before)}\n"
        self.size = append_text(self.path, f"{head}{result}\n", self.size)
        self.match = after
        return after


def read_whole(path: Path) -> str:
    """The text of a file; a file that is not there is empty.

    Raises:
        Unusable: no rights, no plain file, or no UTF-8 text.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise cannot("open", path, error) from None
    if not stat.S_ISREG(mode):
        raise Unusable(str(path), "score-no-file")
    content = load_text(path)
    whole = content.rfind(b"\n") + 1
    try:
        # A last line may be torn in the middle of a letter.
        return content[:whole].decode("utf-8-sig") + content[whole:].decode(errors="replace")
    except UnicodeDecodeError:
        raise Unusable(str(path), "bad-utf8") from None


def append_text(path: Path, text: str, size: int) -> int:
    """Add whole lines to a file of a known size, or begin it, and force them to the disk.

    Returns:
        The size of the file, in bytes, from now on.

    Raises:
        Unusable: no rights, no room, or another size; the file is as it was.
    """
    new = not path.exists()
    try:
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            if os.fstat(handle).st_size != size:
                raise Unusable(str(path), "score-changed")
            write_or_take_back(handle, text.encode())
        except OSError:
            if new:
                path.unlink()
            raise
        finally:
            os.close(handle)
        if new:
            force_name(path)
        return size + len(text.encode())
    except OSError as error:
        raise cannot("save", path, error) from None


def write_or_take_back(handle: int, content: bytes) -> None:
    """Append to an open file and force it to the disk; what did not fit wholly is cut off again."""
    size = os.fstat(handle).st_size
    try:
        while content:
            content = content[os.write(handle, content) :]
        os.fsync(handle)
    except OSError:
        os.ftruncate(handle, size)
        raise


def force_name(path: Path) -> None:
    """Force a new file's entry in its folder to the disk, where the system lets us."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
