"""`elferrat warm`, the word to whoever waits, and what is said where nothing can be compiled."""

import json

import pytest

from elferrat import kernel
from elferrat.cli.app import main
from elferrat.kernel import announce, pieces
from elferrat.kernel.folder import folder
from elferrat.kernel.twin import twin
from elferrat.kernel.warm import warm
from elferrat.locale.message import Unusable


def test_it_goes_through_every_piece() -> None:
    told = list(warm(["elfern", "schneider"]))
    assert [name for name, _, _ in told] == ["drivers", "elfern", "schneider"]
    assert [done for _, done, _ in told] == list(range(len(told)))
    assert {total for _, _, total in told} == {len(told)}
    assert pieces.known("elfern")
    assert pieces.known("drivers")
    assert not pieces.known("whist")


def test_the_command_says_where_it_lies(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", "elfern", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["games"] == ["elfern"]
    assert answer["folder"] == str(folder())
    assert main(["warm", "elfern", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith("Les règles sont compilées (")


@pytest.mark.parametrize(("words", "place"), [(["chess"], "GAME"), (["elfern", "go"], "GAME")])
def test_an_unknown_game_is_one_line(
    words: list[str], place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["warm", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"{place}: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("missing", ["numba", "numpy"])
def test_what_is_missing_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "find_spec", lambda name: None if name == missing else object())
    assert not kernel.available()
    with pytest.raises(Unusable) as refused:
        twin("elfern")
    assert refused.value.text("en") == (
        f'{missing}: This is not installed; install it with: pip install "elferrat[twin]"'
    )


def test_a_numba_that_may_not_compile_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    with pytest.raises(Unusable) as refused:
        kernel.require()
    assert refused.value.place == "NUMBA_DISABLE_JIT"
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    kernel.require()


def test_who_waits_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "it_CH.UTF-8")
    before = announce.tell(announce.once())
    try:
        for piece in ("one", "two", "one"):
            announce.told(piece)
        assert capsys.readouterr().err == (
            "Compilazione per questo computer: una volta sola, una decina di secondi, di più se "
            "è occupato …\n"
        )
        heard: list[str] = []
        announce.tell(heard.append)
        announce.told("three")
        assert heard == ["three"]
        assert capsys.readouterr().err == ""
    finally:
        announce.tell(before)


def test_a_twin_is_made_once() -> None:
    assert twin("elfern") is twin("elfern")
