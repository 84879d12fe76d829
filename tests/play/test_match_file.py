"""A match kept in a file: whole lines only, on the disk before they count, and nothing lost."""

import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from elferrat.locale.message import Unusable
from elferrat.play.scorebook import Scorebook, Terms, append_text, read_names, read_terms

HEAD = "game=elfern players=2 dealer=1 names=Ada,Ben Bo\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.txt"


def book(path: Path, game: str = "elfern", **asked: Any) -> Scorebook:
    return Scorebook.open(path, Terms(game, **asked))


def complaint(path: Path, game: str = "elfern", **asked: Any) -> tuple[str, str]:
    """Place (after the file's name) and key of what is wrong with a file, which stays as it is."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(Unusable) as caught:
        book(path, game, **asked)
    assert before is None or path.read_bytes() == before
    return caught.value.place.removeprefix(str(path)), caught.value.message.key


def test_the_first_result_begins_the_file(path: Path) -> None:
    found = book(path, options={"scoring": "altenburg"}, dealer=0, names=("Ada", "Ben Bo"))
    assert found.match is None
    assert not path.exists()
    found.add("14-6")
    head = "game=elfern players=2 dealer=0 scoring=altenburg names=Ada,Ben Bo\n"
    assert path.read_text() == head + "14-6\n"
    assert not path.stat().st_mode & 0o111
    found.add("10-10")
    assert path.read_text() == head + "14-6\n10-10\n"


def test_a_file_goes_on_where_it_ended(path: Path) -> None:
    book(path, options={"staender": "double"}, names=("Ada", "Ben Bo")).add("10-10")
    found = book(path)
    assert found.terms.names == ("Ada", "Ben Bo")
    assert found.match is not None
    assert found.match.hands[0].held == 1
    assert found.add("15-5").totals == (4, 0)
    assert path.read_text().endswith("names=Ada,Ben Bo\n10-10\n15-5\n")


def test_who_plays_follows_from_the_first_result(path: Path) -> None:
    book(path, "elfer", options={"without_blue": False}).add("0,35,12")
    assert path.read_text() == "game=elfer players=3 dealer=2\n0,35,12\n"
    assert book(path, "elfer").add("5,0,1").totals == (5, 35, 13)


def test_a_flag_is_read_back(path: Path) -> None:
    book(path, "elfer", options={"without_blue": True, "max_cards": 1}).add("0,35")
    assert "max_cards=1" in path.read_text()
    assert "without_blue=true" in path.read_text()
    found = book(path, "elfer").match
    assert found is not None
    assert (found.options.without_blue, found.options.max_cards) == (1, 1)


def test_a_file_by_hand_may_say_little_and_have_remarks(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf# Sunday\r\n\r\ngame=elfern\r\n14-6\r\n# tea\r\n  10-10 \r\n")
    found = book(path, names=("Ada", "Ben"))
    assert found.match is not None
    assert found.match.totals == (1, 0)
    assert found.terms.names == ("Ada", "Ben")
    assert found.torn is None


@pytest.mark.parametrize("tail", ["1", "14-6", "10-1"])
def test_a_torn_last_line_is_kept_aside(path: Path, tail: str) -> None:
    path.write_text(HEAD + "14-6\n" + tail)
    found = book(path)
    assert found.torn == tail
    assert found.match is not None
    assert len(found.match.hands) == 1
    assert path.read_text() == f"{HEAD}14-6\n# torn: {tail}\n"
    found.add("6-14")
    again = book(path)
    assert again.torn is None
    assert again.match == found.match


def test_a_torn_first_line_is_kept_aside(path: Path) -> None:
    path.write_text(HEAD.strip()[:20])
    found = book(path)
    assert (found.match, found.torn) == (None, HEAD.strip()[:20])
    found.add("14-6")
    assert path.read_text().startswith("# torn: game=elfern players=\ngame=elfern players=2")
    assert book(path).match == found.match


def test_a_torn_line_behind_a_link_is_mended_there(path: Path, tmp_path: Path) -> None:
    path.write_text(HEAD + "14")
    link = tmp_path / "link"
    link.symlink_to(path)
    assert book(link).torn == "14"
    assert link.is_symlink()
    assert path.read_text() == f"{HEAD}# torn: 14\n"


@pytest.mark.parametrize(
    ("asked", "differing"),
    [
        ({"game": "schneider"}, "game"),
        ({"options": {"staender": "none"}}, "staender"),
        ({"options": {"must_head": True}}, "must_head"),
        ({"dealer": 0}, "dealer"),
        ({"names": ("Ada", "Cy")}, "names"),
    ],
)
def test_a_file_of_another_match_is_refused(
    path: Path, asked: dict[str, Any], differing: str
) -> None:
    path.write_text(HEAD + "14-6\n10-1")
    with pytest.raises(Unusable) as caught:
        book(path, **asked)
    assert caught.value.place == f"{path}:1"
    assert caught.value.message.key == "score-other-terms"
    assert caught.value.message.args["name"] == differing
    assert path.read_text() == HEAD + "14-6\n10-1"


def test_what_is_asked_for_may_be_what_the_file_says(path: Path) -> None:
    path.write_text(HEAD)
    found = book(path, options={"staender": "add"}, dealer=1, names=("Ada", "Ben Bo"))
    assert found.match is not None


def test_too_few_names_for_a_file(path: Path) -> None:
    path.write_text("game=elfer players=3\n")
    with pytest.raises(Unusable) as caught:
        book(path, "elfer", names=("Ada", "Ben"))
    assert (caught.value.place, caught.value.message.key) == ("--names", "bad-length")


@pytest.mark.parametrize(
    ("content", "place", "key"),
    [
        ("14-6\n", ":1", "score-bad-head"),
        ("dealer=1 game=elfern\n", ":1", "score-bad-head"),
        ("game=elfern dealer\n", ":1", "score-bad-head"),
        ("game=elfern dealer=1 dealer=1\n", ":1", "score-bad-head"),
        ("game=elfern dealer=x\n", ":1", "score-bad-head"),
        ("game=elfern players=-2\n", ":1", "score-bad-head"),
        ("names=Ada,Ben\n", ":1", "score-bad-head"),
        ("game=skat\n", ":1", "bad-game"),
        ("game=elfern names=Ada\n", ":1", "score-bad-names"),
        ("game=elfern players=3\n", ":1: players", "bad-players"),
        ("game=elfern players=0\n", ":1: players", "bad-players"),
        ("game=elfern dealer=2\n", ":1: dealer", "bad-range"),
        ("game=elfern beat=any_suit\n", ":1: options", "bad-option"),
        ("game=elfern staender=maybe\n", ":1: options.staender", "bad-value"),
        ("game=elfern names=A,B,C\n", ":1: players", "bad-players"),
        ("game=elfern players=2 names=A,B,C\n", ":1: names", "bad-length"),
        ("game=elfern\n14-6\n\n14-7\n", ":4", "score-bad-honours"),
        ("game=elfern\n14\n", ":2", "score-bad-result-trick"),
        ("game=elfern\n1\x004-6\n", ":2", "score-bad-result-trick"),
    ],
)
def test_a_file_that_cannot_be_read(path: Path, content: str, place: str, key: str) -> None:
    path.write_text(content)
    assert complaint(path) == (place, key)


def test_a_file_that_is_no_text(path: Path, tmp_path: Path) -> None:
    path.write_bytes(b"game=elfern\n\xff\xfe\n")
    assert complaint(path) == ("", "bad-utf8")
    assert complaint(tmp_path) == ("", "score-no-file")
    assert complaint(Path("/dev/null"))[1] == "score-no-file"


def test_a_path_that_leads_nowhere(path: Path) -> None:
    path.write_text(HEAD)
    assert complaint(path / "deeper")[1] == "cannot-open-missing"
    with pytest.raises(Unusable) as caught:
        book(path.parent / "no" / "folder").add("14-6")
    assert caught.value.message.key == "cannot-save-missing"
    assert caught.value.place == str(path.parent / "no" / "folder")


def test_unknown_options_are_refused_before_the_file_is_looked_at(path: Path) -> None:
    path.write_text(HEAD)
    assert complaint(path, options={"beat": "any_suit"})[1] == "bad-option"


@pytest.mark.parametrize("result", ["14-7", "14", "0,5"])
def test_a_bad_result_changes_nothing(path: Path, result: str) -> None:
    found = book(path)
    with pytest.raises(Unusable):
        found.add(result)
    assert not path.exists()
    before = found.add("14-6")
    with pytest.raises(Unusable):
        found.add(result)
    assert found.match is before
    assert path.read_text().endswith("\n14-6\n")


@contextmanager
def disk_that_is_full_after(size: int) -> Iterator[None]:
    """A limit on the size of files, which writing meets like the end of a disk."""
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
        signal.signal(signal.SIGXFSZ, ignored)


def test_without_room_the_file_is_as_it_was(path: Path) -> None:
    found = book(path)
    before = found.add("14-6")
    content = path.read_bytes()
    with disk_that_is_full_after(len(content) + 3), pytest.raises(Unusable) as caught:
        found.add("10-10")
    assert caught.value.message.key.startswith("cannot-save-")
    assert path.read_bytes() == content
    assert found.match is before
    assert found.add("10-10").hands[-1].held == 1


def test_without_room_no_file_is_begun(path: Path) -> None:
    with disk_that_is_full_after(3), pytest.raises(Unusable):
        book(path).add("14-6")
    assert not path.exists()


def test_without_rights(path: Path, as_nobody: Callable[[], AbstractContextManager[None]]) -> None:
    path.write_text(HEAD)
    path.chmod(0o444)
    with as_nobody(), pytest.raises(Unusable) as caught:
        book(path).add("14-6")
    assert caught.value.message.key == "cannot-save-rights"
    path.chmod(0o000)
    with as_nobody(), pytest.raises(Unusable) as caught:
        book(path)
    assert caught.value.message.key == "cannot-open-rights"


@pytest.mark.apart
def test_every_line_is_whole_when_the_program_is_killed(path: Path) -> None:
    program = (
        "import sys; from elferrat.play.scorebook import Scorebook, Terms\n"
        "book = Scorebook.open(sys.argv[1], Terms('elfern'))\n"
        "while True: book.add('14-6'); print(len(book.match.hands), flush=True)"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    with running.stdout:
        for _ in range(20):
            acknowledged = int(running.stdout.readline())
        running.kill()
        running.wait()
    match = book(path).match
    assert match is not None
    assert len(match.hands) >= acknowledged


def test_append_text_adds_to_what_is_there(path: Path) -> None:
    assert append_text(path, "a\n", 0) == 2
    assert append_text(path, "b\n", 2) == 4
    assert path.read_text() == "a\nb\n"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Ada", "score-bad-names"),
        ("A,B,C,D,E,F,G", "score-bad-names"),
        ("Ada,", "score-bad-name"),
        ("Ada, ", "score-bad-name"),
        ("Ada,B\x1b[2J", "score-bad-name"),
        ("Ada,B\nC", "score-bad-name"),
        ("Ada," + "B" * 41, "score-bad-name"),
    ],
)
def test_bad_names(text: str, key: str) -> None:
    with pytest.raises(Unusable) as caught:
        read_names(text, "--names")
    assert (caught.value.place, caught.value.message.key) == ("--names", key)
    assert caught.value.text().isprintable()


def test_names_may_have_blanks_and_any_letters() -> None:
    assert read_names("Ada Lovelace, 李 四", "--names") == ("Ada Lovelace", "李 四")
    assert read_names("A,B,C,D,E," + "F" * 40, "--names")[5] == "F" * 40


def test_the_first_line_says_all_terms() -> None:
    terms = Terms("elfer", {"without_blue": True, "variant": "any_start"}, 2, 0, ("A b", "C=d"))
    assert read_terms(terms.line(terms.begin()), "file") == terms


@pytest.mark.parametrize("content", ['{"game": "elfer"}', "14-6", "shopping: milk", "\xff\xfe"])
def test_a_foreign_file_without_a_line_end_stays_as_it_is(path: Path, content: str) -> None:
    path.write_text(content, encoding="latin-1")
    assert complaint(path)[1] in ("score-bad-head", "bad-utf8")


def test_a_head_torn_in_the_middle_of_a_letter_is_kept_aside(path: Path) -> None:
    path.write_bytes(HEAD.replace("Ada", "Zoé").encode()[:-9])
    path.write_bytes(path.read_bytes().partition("é".encode())[0] + "é".encode()[:1])
    begun = book(path)
    assert begun.torn is not None
    assert begun.add("14-6").hands[0].held == 0
    assert book(path).add("10-10").hands[-1].held == 1


def test_what_somebody_else_wrote_meanwhile_is_not_written_over(path: Path) -> None:
    first, second = book(path), book(path)
    first.add("14-6")
    with pytest.raises(Unusable) as caught:
        second.add("10-10")
    assert caught.value.message.key == "score-changed"
    assert second.match is None
    assert len(first.add("11-9").hands) == 2
    with pytest.raises(Unusable):
        second.add("10-10")
    assert path.read_text(encoding="utf-8").count("\n") == 3
