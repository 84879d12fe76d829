"""Pieces of machine code on disk: kept, found, and made anew where they cannot be trusted."""

import ctypes
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from elferrat.kernel import announce, pieces
from elferrat.kernel.compiler import compiled, parts
from elferrat.kernel.machine import assembled


def add(one: int, two: int, three: int, four: int) -> int:
    return one + two + three + four


@cache
def code() -> bytes:
    return assembled(parts([compiled(add, "add", {})]))


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], tuple[int, bool]]:
    """Asks for the piece; what it computes, and whether it had to be made."""
    monkeypatch.setattr(pieces, "folder", lambda: tmp_path)
    monkeypatch.setattr(announce, "_listener", lambda piece: None)

    def ask() -> tuple[int, bool]:
        calls: list[bytes] = []

        def make() -> bytes:
            calls.append(code())
            return code()

        (address,) = pieces.addresses("piece", ["add"], make)
        function = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 4)(address)
        return function(1, 20, 300, 4000), bool(calls)

    return ask


def test_it_is_made_once_and_kept(made: Callable[[], tuple[int, bool]], tmp_path: Path) -> None:
    assert not pieces.known("piece")
    assert made() == (4321, True)
    assert pieces.known("piece")
    assert made() == (4321, False)
    assert [path.name for path in tmp_path.iterdir()] == ["piece.o"]


@pytest.mark.parametrize("harm", ["torn", "changed", "empty", "a folder"])
def test_what_is_torn_or_changed_is_made_anew(
    made: Callable[[], tuple[int, bool]], tmp_path: Path, harm: str
) -> None:
    assert made() == (4321, True)
    path = tmp_path / "piece.o"
    kept = path.read_bytes()
    path.unlink()
    if harm == "a folder":
        path.mkdir()
    else:
        changed = {"torn": kept[:300], "changed": kept[:-9] + b"123456789", "empty": b""}
        path.write_bytes(changed[harm])
    assert made() == (4321, True)
    assert made() == (4321, harm == "a folder")
    assert [path.name for path in tmp_path.iterdir()] == ["piece.o"]


def test_a_place_that_cannot_be_written_is_no_obstacle(
    made: Callable[[], tuple[int, bool]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "folder", lambda: tmp_path / "gone")
    assert made() == (4321, True)
    assert made() == (4321, True)
