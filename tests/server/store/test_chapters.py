"""Chapters give back what went in, and are small."""

import asyncio
import zlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.store import bytes_of_a_game
from elferrat.server.entry import Entry
from elferrat.server.store.chapters import packed, unpacked
from tests.server.store.logs import NOW

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc"), inner, max_size=3),
    max_leaves=6,
)
ROWS = st.lists(
    st.tuples(
        st.integers(0, 2**43),
        st.sampled_from(["created", "moved", "said"]),
        st.none() | st.integers(0, 5),
        st.dictionaries(st.sampled_from(["move", "text", "seed"]), JSON),
    ),
    min_size=1,
    max_size=30,
)


@given(ROWS, st.integers(1, 10_000))
def test_a_chapter_gives_back_its_entries(rows: list[tuple[Any, ...]], first: int) -> None:
    log = [Entry(number, *row) for number, row in enumerate(rows, first)]
    again = unpacked(packed(log))
    assert again == log
    assert [list(entry.body) for entry in again] == [list(entry.body) for entry in log]


def test_another_format_is_not_read() -> None:
    with pytest.raises(ValueError, match="format 2"):
        unpacked(zlib.compress(b'{"format":2}'))


def test_commands_are_left_out() -> None:
    log = [Entry(1, NOW, "moved", 0, {"move": "R11"}, "a:1")]
    assert unpacked(packed(log)) == [Entry(1, NOW, "moved", 0, {"move": "R11"})]


def test_a_finished_game_takes_little_room(tmp_path: Path) -> None:
    size, entries = asyncio.run(bytes_of_a_game(tmp_path / "games.db", 40))
    assert entries > 100
    assert size < 3_000  # 4 KiB are promised; whole pages weigh more among few games
