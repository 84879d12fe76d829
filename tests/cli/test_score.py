"""`elferrat score`: the sheet, the slate, the file, and what it says to bad input."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from elferrat.cli.app import main
from elferrat.locale.values import LANGUAGES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


class Said:
    """What a command line wrote, and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


def score(*words: str, given: str = "") -> Said:
    """Run `elferrat score` as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "elferrat", "score", *words],
        input=given, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return Said(done.returncode, done.stdout, done.stderr)


def answered(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The JSON that `score … --json` prints."""
    assert main(["score", "--json", *words]) == 0
    return json.loads(capsys.readouterr().out)


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that unusable input gets."""
    assert main(["score", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_json_of_a_trick_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert answered(capsys, "elfern", "14-6", "10-10", "--dealer", "0") == {
        "hands": [
            {"honours": [14, 6], "game_points": [1, 0], "held": 0, "next_dealer": 0},
            {"honours": [10, 10], "game_points": [0, 0], "held": 1, "next_dealer": None},
        ],
        "totals": [1, 0],
        "banners": [{"full": 0, "lines": 1}, {"full": 0, "lines": 0}],
        "winners": [0],
    }


def test_json_of_row_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert answered(capsys, "elfer", "0,35,12", "--dealer", "1") == {
        "hands": [{"points": [0, 35, 12], "next_dealer": 2}],
        "totals": [0, 35, 12],
        "winners": [0],
    }
    assert answered(capsys, "extra", "--", "-12,30,5")["totals"] == [-12, 30, 5]


def test_options_count(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("elfern", "10-10", "20-0", "-o", "scoring=altenburg", "-o", "staender=double")
    assert answered(capsys, *words)["totals"] == [10, 0]


SHEET = """\
Elfern: match sheet (scoring=altenburg)

Ada–Ben
hand  dealer  honours  game points  held  total
1     Ben     14–6     2–0                2–0
2     Ada     10–10    0–0          1     2–0
3     drawn   4–16     0–4                2–4
4     Ben     12–8     1–0                3–4

Ada: 3 lines
|--
|--
|
|

Ben: 1 banner, 0 lines
|--
|--
|--
|

Ben wins (3–4).
Ada deals next.
"""


def test_the_sheet_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["14-6", "10-10", "4-16", "12-8", "-o", "scoring=altenburg", "--names", "Ada,Ben"]
    assert main(["score", "elfern", *words]) == 0
    assert capsys.readouterr().out == SHEET


def test_F13_banners_stand_in_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "elfern", *["20-0"] * 20, "5-15"]) == 0
    lines = capsys.readouterr().out.splitlines()
    first = lines.index("Player 1: 15 banners, 0 lines") + 1
    assert lines[first : first + 4] == ["  ".join(["|--"] * 14)] * 3 + ["    ".join("|" * 14)]
    assert lines[first + 4 : first + 8] == ["|--", "|--", "|--", "|"]
    assert "Player 2: 2 lines" in lines


def test_the_sheet_of_a_row_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "extra", "--names", "Ada,李四,Cy", "--", "-12,30,5", "0,-30,44"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Elfer raus! Extra: match sheet",
        "",
        "game  dealer  Ada        李四     Cy",
        "1     Cy      -12 (-12)  30 (30)  5 (5)",
        "2     Ada     0 (-12)    -30 (0)  44 (49)",
        "",
        "Cy leads (-12, 0, 49).",
        "One more game is due: a match has as many games as players (X63).",
        "李四 deals next.",
    ]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("elfern 14-6 6-14", "Player 1, Player 2 share the win (1–1)."),
        ("schneider 10-10", "Player 1, Player 2 are level in the lead (0–0)."),
        ("schneider 14-6", "Player 1 leads (1–0)."),
        ("schneider 14-6", "One more hand is due: a match has an even number of hands (S8)."),
        ("schneider 14-6 10-10", "Player 1 wins (1–0)."),
        ("extra 5,0", "One more game is due: a match has as many games as players (X63)."),
        ("extra 5,0,0", "2 more games are due: a match has as many games as players (X63)."),
        (
            "elfern 10-10",
            "One point is held for the winner of the next hand;"
            " it lapses if the match ends here (F10).",
        ),
        (
            "elfern 10-10",
            "The next dealer is drawn: each draws a card, the higher rank deals (F11).",
        ),
        ("elfer 0,5 --lang de", "Spieler 1 gewinnt (0, 5)."),
        ("elfer 0,5 --lang fr", "Joueur 1 gagne (0, 5)."),
        ("elfer 0,5 --lang it", "Vince Giocatore 1 (0, 5)."),
    ],
)
def test_the_closing_lines(words: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", *words.split()]) == 0
    assert line in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words", ["elfern 14-6 10-10 20-0 20-0", "schneider 14-6", "elfer 0,5", "extra 0,5,5"]
)
def test_nothing_is_left_unsaid(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", *words.split(), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert "score-" not in said
    assert "$" not in said


def test_the_slate_as_svg(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "slate.svg"
    words = ["elfern", "20-0", "20-0", "6-14", "--svg", str(file), "--names", "Ada,Ben"]
    assert main(["score", *words]) == 0
    root = ElementTree.parse(file).getroot()
    assert root[0].text == "Ada: 1 banner, 2 lines; Ben: 1 line"
    assert "Ada wins" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ("skat 14-6", "GAME: "),
        ("elfern", "RESULT: There is no result yet"),
        ("elfern 14-6 14-7", "RESULT 2: The honours add to 21"),
        ("elfern 14:6", "RESULT 1: “14:6” is no result"),
        ("elfern 14-6 -o staender=maybe", "-o staender=maybe: "),
        ("elfern 14-6 -o beat=any_suit", "-o beat=any_suit: "),
        ("elfern 14-6 --dealer 2", "--dealer: "),
        ("elfern 14-6 --dealer x", "--dealer: "),
        ("elfern 14-6 --names Ada", "--names: There is one name"),
        ("elfern 14-6 --names A,B,C", "players: "),
        ("elfer 0,5,7 --names A,B", "RESULT 1: The result has 3 numbers, but 2 play"),
        ("elfer 0,5 0,5,7", "RESULT 2: The result has 3 numbers, but 2 play"),
        ("elfer 5,5", "RESULT 1: Exactly one player has 0, the one who went out; here nobody has."),
        ("elfer 0,0", "RESULT 1: Exactly one player has 0, the one who went out; here 2 players"),
        ("extra 90,0", "RESULT 1: 90 points are impossible; one game brings -864 to 77."),
        ("extra -5,0", "elferrat score: "),
        ("elfer 0,5 --svg x.svg", "--svg: Banners are drawn for the trick games only"),
        ("elfern 14-6 --lang es", "--lang: "),
    ],
)
def test_one_line_for_unusable_input(
    words: str, begins: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(capsys, *words.split()).startswith(begins)


def test_a_picture_that_cannot_be_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no" / "slate.svg"
    assert refusal(capsys, "elfern", "14-6", "--svg", str(file)).startswith(f"{file}: ")


@pytest.mark.parametrize("option", ["--append", "--svg", "--names"])
def test_an_empty_name_is_not_as_good_as_none(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where a shell variable was to name a file, and was empty
    refusal(capsys, "elfern", "14-6", option, "")
    assert list(tmp_path.iterdir()) == []


# --- the file


def test_results_of_the_command_line_are_kept(tmp_path: Path) -> None:
    file = str(tmp_path / "evening.txt")
    said = score("elfern", "14-6", "10-10", "--append", file, "--names", "Ada,Ben")
    assert said.err == "Noted: 14-6. Totals: 1 0.\nNoted: 10-10. Totals: 1 0.\n"
    said = score("elfern", "5-15", "--append", file, "--json")
    assert json.loads(said.out)["totals"] == [1, 3]
    said = score("elfern", "--append", file)
    assert (said.status, said.err) == (0, "")
    assert "Ben wins (1–3)." in said.out


def test_results_of_standard_input_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    said = score("elfer", "--append", str(file), "--json", given="0,35,12\n\n 18,0,40")
    assert json.loads(said.out)["totals"] == [18, 35, 52]
    assert said.err == "Noted: 0,35,12. Totals: 0 35 12.\nNoted: 18,0,40. Totals: 18 35 52.\n"
    assert file.read_text() == "game=elfer players=3 dealer=2\n0,35,12\n18,0,40\n"


def test_a_bad_line_stops_and_what_came_before_it_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    said = score("elfern", "--append", str(file), given="14-6\n14-7\n6-14\n")
    assert (said.status, said.out) == (2, "")
    assert said.err.splitlines()[1].startswith("line 2: The honours add to 21")
    assert file.read_text().endswith("\n14-6\n")


def test_a_bad_result_on_the_command_line_keeps_none(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    said = score("elfern", "14-6", "14-7", "--append", str(file))
    assert said.status == 2
    assert said.err.startswith("RESULT 2: ")
    assert not file.exists()


def test_a_torn_line_is_told(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("game=elfern players=2 dealer=1\n14-6\n10-")
    said = score("elfern", "--append", str(file), "--json")
    assert said.err.startswith(f"{file}: the last line was not whole (“10-”).")
    assert json.loads(said.out)["totals"] == [1, 0]
    assert file.read_text().endswith("14-6\n# torn: 10-\n")


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("game=elfern players=2 dealer=1\n14-6\n")
    said = score("schneider", "14-6", "--append", str(file))
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"{file}:1: The file has game=elfern, not schneider")
    assert file.read_text().endswith("\n14-6\n")


@pytest.mark.parametrize(("game", "head"), [("elfern", "hand"), ("extra", "game")])
def test_a_match_that_is_agreed_on_but_not_begun(game: str, head: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(f"game={game} names=Ada,Ben\n")
    said = score(game, "--append", str(file))
    assert (said.status, said.err) == (0, "")
    assert f"\n{head}  dealer" in said.out
    assert said.out.splitlines()[-1] == "Ben deals next."
    assert "wins" not in said.out


def test_no_slate_of_a_row_game_and_nothing_kept(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    said = score("elfer", "0,5", "--append", str(file), "--svg", str(tmp_path / "x.svg"))
    assert said.status == 2
    assert not file.exists()


def test_a_slate_that_cannot_be_saved_and_nothing_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    said = score("elfern", "14-6", "--append", str(file), "--svg", str(tmp_path / "no" / "x.svg"))
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert not file.exists()


@pytest.mark.parametrize("other", ["match.txt", "link.txt"])
def test_the_slate_does_not_take_the_place_of_the_match(other: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    score("elfern", "14-6", "--append", str(file))
    (tmp_path / "link.txt").symlink_to(file)
    before = file.read_bytes()
    said = score("elfern", "14-6", "--append", str(file), "--svg", str(tmp_path / other))
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert file.read_bytes() == before


def test_the_slate_of_a_kept_match(tmp_path: Path) -> None:
    file, picture = tmp_path / "evening.txt", tmp_path / "x.svg"
    score("elfern", "14-6", "--append", str(file), "--names", "Ada,Ben")
    score("elfern", "14-6", "--append", str(file), "--svg", str(picture))
    assert "Ada: 2 lines; Ben: 0 lines" in picture.read_text()


def test_ctrl_c_between_results_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    running = subprocess.Popen(
        [sys.executable, "-m", "elferrat", "score", "elfern", "--append", str(file)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert running.stdin is not None
    assert running.stderr is not None
    running.stdin.write("20-0\n")
    running.stdin.flush()
    assert running.stderr.readline() == "Noted: 20-0. Totals: 3 0.\n"
    running.send_signal(signal.SIGINT)
    out, err = running.communicate()
    assert running.returncode == 130
    assert "Player 1 wins (3–0)." in out
    assert err.count("\n") == 1
    assert file.read_text().endswith("\n20-0\n")


def test_ctrl_c_before_any_result(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    leader, follower = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "elferrat", "score", "elfern", "--append", str(file)],
        stdin=follower, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    os.close(follower)
    assert running.stderr is not None
    assert running.stderr.read(9) == "Result 1:"
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate()
    os.close(leader)
    assert (running.returncode, out) == (130, "")
    assert not file.exists()


def test_at_a_terminal_a_bad_result_can_be_typed_again(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    leader, follower = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "elferrat", "score", "elfern", "--append", str(file), "--json"],
        stdin=follower, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    os.close(follower)
    os.write(leader, b"14-7\n14-6\n\x04")
    out, err = running.communicate()
    os.close(leader)
    assert running.returncode == 0
    assert json.loads(out)["totals"] == [1, 0]
    assert "line 1: The honours add to 21" in err
    assert "Result 2: " in err
    assert file.read_text().endswith("\n14-6\n")
