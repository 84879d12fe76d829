"""`elferrat play` as a user starts it: through pipes, without a game, interrupted, in trouble."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from elferrat.bots import levels
from elferrat.cli.app import main
from elferrat.locale.catalogue import say
from elferrat.play.record import load
from elferrat.play.replay import replay
from tests.cli.terminal.evenings import play_to_the_end, start


def run(arguments: list[str], typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "elferrat", "play", *arguments],
        input=typed, capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, **more}, timeout=60,
    )  # fmt: skip


def saved(lines: list[str]) -> Path:
    return Path(next(line for line in lines if line.startswith("Saved: "))[len("Saved: ") :])


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("elfer", ["--players", "4", "-o", "variant=three_starts"]),
        ("extra", ["--players", "3"]),
        ("elfern", []),
        ("schneider", ["-o", "beat=any_suit", "--pack", "german"]),
    ],
)
def test_a_whole_game_through_pipes(game: str, more: list[str], tmp_path: Path) -> None:
    options = ["--seed", "5", "--bots", "random", "--save", str(tmp_path)]
    lines, status = play_to_the_end([game, *more, *options])
    assert status == 0
    assert not any("\x1b" in line or "Traceback" in line for line in lines)
    record = load(saved(lines))
    assert record.result is not None
    assert replay(record).over
    assert any(line.endswith(("wins.", "win!", "share it.", "each.")) for line in lines)


def test_the_end_of_the_input_saves_the_game_so_far(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    done = run(["elfer", "--plain", "--seed", "1", "--save", str(file)], "R11\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == f"Saved: {file}"
    record = load(file)
    assert record.moves[0] == "R11"
    assert record.result is None
    assert not replay(record).over


def test_without_a_move_nothing_is_saved(tmp_path: Path) -> None:
    done = run(["elfern", "--dealer", "1", "--save", str(tmp_path / "new")], "")
    assert done.returncode == 0
    assert "nothing is saved" in done.stdout
    assert not (tmp_path / "new").exists()


def test_the_records_of_the_user_are_the_usual_place(tmp_path: Path) -> None:
    done = run(["elfer", "--seed", "1"], "r11\nq\n", XDG_DATA_HOME=str(tmp_path))
    path = saved(done.stdout.splitlines())
    assert path.parent == tmp_path / "elferrat" / "records"
    assert load(path).game == "elfer"


def test_without_a_game_it_asks(tmp_path: Path) -> None:
    done = run(["--save", str(tmp_path)], "chess\n3\nq\n")
    assert done.returncode == 0
    assert done.stdout.startswith("Which game?\n1 elfer (Elfer raus!)\n2 extra ")
    assert "“chess” is none of them." in done.stdout
    assert "Elfern, 2 seats" in done.stdout


def test_without_a_game_and_without_an_answer_it_is_one_clear_line() -> None:
    done = run([])
    assert done.returncode == 2
    assert done.stderr == "GAME: Name a game to play: elfer, extra, elfern or schneider.\n"


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        (["chess"], "GAME"),
        (["elfern", "--players", "3"], "--players"),
        (["elfer", "--players", "7"], "--players"),
        (["elfer", "--dealer", "4"], "--dealer"),
        (["elfer", "--bots", "deep"], "--bots"),
        (["elfer", "--bots", "random,random,random", "--players", "3"], "--bots"),
        (["elfer", "--hot-seat", "4", "--players", "3"], "--bots"),
        (["elfer", "--names", "Ada,Ada"], "--names"),
        (["elfer", "--names", "Ada,\x1b[31m"], "--names"),
        (["elfer", "--names", "Ada,Ben,Cleo"], "--names"),
        (["elfer", "-o", "draw=five"], "-o"),
        (["elfer", "--lang", "es"], "--lang"),
        (["elfern", "--pack", "swiss"], "--pack"),
        (["--from", "no-such-file.json"], "no-such-file.json"),
    ],
)
def test_unusable_options_are_one_line_with_status_2(
    arguments: list[str], place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--plain", *arguments]) == 2
    out, err = capsys.readouterr()
    assert err.startswith(place)
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_the_levels_of_bots_are_listed_with_what_they_are_like(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--bots", "list", "--lang", lang]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = [line.split(maxsplit=1) for line in out.splitlines()]
    assert [name for name, _ in lines] == levels()
    assert dict(lines)["thumb"] == say("page-home-bot-thumb", {}, lang)
    assert "page-" not in out


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_four_languages(lang: str, tmp_path: Path) -> None:
    typed = "? R1\n?\nb\nt\no\nm\nl\ns\nu\nfoo\nr11\nq\n"
    done = run(["elfer", "--seed", "1", "--lang", lang, "--save", str(tmp_path)], typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "terminal-" not in done.stdout
    assert "{" not in done.stdout
    expected = {"en": "Your turn", "de": "Du bist dran", "fr": "À vous", "it": "Tocca a te"}
    assert expected[lang] in done.stdout


def test_trouble_with_saving_is_one_line_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    options = ["elfern", "--hands", "2", "--seed", "3", "--bots", "random"]
    lines, status = play_to_the_end([*options, "--save", str(blocked / "records")])
    assert status == 2
    assert sum(line.startswith("Not saved: ") for line in lines) == 2
    assert blocked.read_text() == "not a folder"


def test_ctrl_c_saves_and_says_130(tmp_path: Path) -> None:
    file = tmp_path / "broken-off.json"
    with start(["elfer", "--seed", "1", "--bots", "random", "--save", str(file)]) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("R11\n")
        process.stdin.flush()
        told = iter(process.stdout.readline, "")
        assert any("You lay red 11" in line for line in told)
        assert any("Your turn" in line for line in told)
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
    assert process.returncode == 130
    assert f"Saved: {file}" in rest
    assert load(file).moves[0] == "R11"


def test_bytes_that_are_no_text_are_only_an_unknown_command(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "elferrat", "play", "elfer", "--seed", "1", "--save", tmp_path],
        input=b"\xff\xfe\x1b[2J\nR11\nq\n", capture_output=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0
    assert b"is neither a move nor a command" in done.stdout
    assert b"\x1b" not in done.stdout
    assert b"Saved: " in done.stdout


def test_a_terminal_too_gets_one_line_per_event(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "elferrat", "play", "elfern", "--plain", "--save", tmp_path],
        input="?\nq\n", stdout=follower, stderr=subprocess.PIPE, text=True, check=False,
        env={**os.environ, "COLUMNS": "40"}, timeout=60,
    )  # fmt: skip
    os.close(follower)
    told = os.read(leader, 10_000).decode().split("\r\n")
    os.close(leader)
    assert done.returncode == 0
    help_line = next(line for line in told if line.startswith("Moves: rank, then suit: "))
    assert help_line.endswith("H hearts, D diamonds or bells)")
    turn = next(line for line in told if line.startswith("Your turn: "))
    assert "Possible: " in turn


def test_the_deal_is_that_of_elferrat_deal(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    run(["extra", "--seed", "eleven", "--players", "4", "--save", str(file)], "d\nq\n")
    dealt = subprocess.run(
        [sys.executable, "-m", "elferrat", "deal", "extra", "--seed", "eleven", "--players", "4"],
        capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert load(file).start == json.loads(dealt.stdout)


def test_a_game_from_a_position(tmp_path: Path) -> None:
    position = {
        "game": "elfern", "partial": True, "hands": [["AH"], ["7C"]], "stock": [],
        "turn": 0, "leader": 0,
    }  # fmt: skip
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position))
    record = tmp_path / "record.json"
    done = run(["--from", str(file), "--save", str(record)], "ah\n")
    assert done.returncode == 0
    assert "You: 1 honour, 0 game points" in done.stdout
    assert replay(load(record)).over


@pytest.mark.parametrize(
    "option", [["elfer"], ["--players", "3"], ["--dealer", "0"], ["-o", "x=y"]]
)
def test_a_position_says_what_is_played(
    option: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"game": "elfern", "partial": true, "hands": [["AH"], ["7C"]], "leader": 0}')
    assert main(["play", "--plain", *option, "--from", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_match_of_several_hands_keeps_a_sheet_and_a_record_each(tmp_path: Path) -> None:
    options = ["schneider", "--hands", "2", "--seed", "3", "--bots", "random"]
    lines, status = play_to_the_end([*options, "--save", str(tmp_path / "match.json")])
    assert status == 0
    records = [load(tmp_path / name) for name in ("match.json", "match-2.json")]
    assert [record.start["dealer"] for record in records] == [1, 0]
    sheet = lines.index("Bohemian Schneider: match sheet")
    assert lines[:-1].count("Bohemian Schneider: match sheet") == 2
    assert sheet < lines.index(next(line for line in lines if line.startswith("One more hand")))
    assert not any("(S8)" in line for line in lines[-12:])
    total = [0, 0]
    for record in records:
        for seat, points in enumerate(replay(record).position()["game_points"]):
            total[seat] += points
    assert any(re.fullmatch(rf"2 .* {total[0]}–{total[1]}", line) for line in lines)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "give 2, 4"), ("de", "gib 2, 4"), ("fr", "donnez 2, 4"), ("it", "indica 2, 4")],
)
def test_S8_an_odd_number_of_hands_is_no_match(
    lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--plain", "schneider", "--hands", "3", "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("--hands")
    assert "(S8)" in err
    assert said in err


@pytest.mark.parametrize(
    ("game", "hands"), [("schneider", "1"), ("schneider", "2"), ("elfer", "3")]
)
def test_S8_concerns_matches_of_schneider_only(game: str, hands: str, tmp_path: Path) -> None:
    done = run([game, "--plain", "--hands", hands, "--save", str(tmp_path)])
    assert done.returncode == 0


def test_X4_without_seed_and_dealer_the_first_dealer_is_drawn(tmp_path: Path) -> None:
    done = run(["elfern", "--plain", "--save", str(tmp_path / "a.json")], "q\n")
    assert re.search(
        r"^By lot: You \(.+\), Anna \(.+\)\. (You deal|Anna deals)\.$", done.stdout, re.M
    )
    done = run(["elfern", "--plain", "--seed", "1", "--save", str(tmp_path / "b.json")], "q\n")
    assert "By lot" not in done.stdout


def test_a_pipe_gets_no_prompt_and_a_player_sees_a_turn_in_words(tmp_path: Path) -> None:
    done = run(["elfer", "--seed", "1", "--save", str(tmp_path)], "r11\nq\n")
    assert "\n> " not in done.stdout
    assert re.search(
        r"^Your turn: 20 cards in hand, 40 in the pile\. Possible: ", done.stdout, re.M
    )
