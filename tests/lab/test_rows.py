"""Rows in files: read back by others, equal whatever pieces they came in, never over another."""

import json
import os
import stat
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from numpy.typing import NDArray
from pyarrow import csv, parquet

from elferrat import __version__
from elferrat.lab.plan import planned
from elferrat.lab.rows import KINDS, Out, check_kind, check_target
from elferrat.lab.totals import no_totals, places, width
from elferrat.locale.message import Unusable

Rows = NDArray[np.int32]

ELFERN = planned("elfern", {"scoring": "altenburg"}, ["random", "thumb"], None, "é\n", 1)
EXTRA = planned("extra", {}, ["random"], 3, "x", 1)


def some_rows(seats: int, count: int) -> Rows:
    """Games that never were."""
    chance = np.random.default_rng(seats)
    rows = chance.integers(0, 50, (count, width(seats)), dtype=np.int32)
    rows[:, 1] = 1
    rows[:, 3 : 3 + seats] -= 40
    rows[:, 3 + seats : 3 + 2 * seats] %= 2
    return rows


def written(path: Path, rows: Rows, pieces: int = 1, seats: int = 2) -> bytes:
    out = Out(ELFERN if seats == 2 else EXTRA, path)
    for piece in np.array_split(rows, pieces):
        out.write(piece)
    out.finish()
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    return path.read_bytes()


def read_back(path: Path) -> pa.Table:
    if path.suffix == ".parquet":
        return parquet.read_table(path)
    if path.suffix == ".csv":
        return csv.read_csv(path)
    return pa.Table.from_pylist([json.loads(line) for line in path.read_text().splitlines()])


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_written_is_read_by_others(tmp_path: Path, kind: str) -> None:
    rows = some_rows(3, 50)
    written(tmp_path / f"games{kind}", rows, seats=3)
    found = read_back(tmp_path / f"games{kind}").to_pylist()
    assert len(found) == 50
    for number, (line, row) in enumerate(zip(found, rows.tolist(), strict=True)):
        assert line["game"] == number
        assert (line["moves"], line["stock"]) == (row[0], row[2])
        assert line["reason"] == "out"
        assert [line[f"score_{seat}"] for seat in range(3)] == row[3:6]
        assert [line[f"won_{seat}"] for seat in range(3)] == [won == 1 for won in row[6:9]]
        assert [line[f"place_{seat}"] for seat in range(3)] == places(row[3:6], row[6:9])
        assert [line[f"bonus_{seat}"] for seat in range(3)] == row[9:]


def test_a_game_without_bonus_cards_has_no_columns_for_them(tmp_path: Path) -> None:
    written(tmp_path / "games.csv", some_rows(2, 2))
    assert (tmp_path / "games.csv").read_text().splitlines()[0] == (
        '"game","moves","reason","stock","score_0","score_1","place_0","place_1","won_0","won_1"'
    )


@pytest.mark.parametrize("kind", KINDS)
def test_the_bytes_do_not_depend_on_the_pieces(tmp_path: Path, kind: str) -> None:
    rows = some_rows(2, 150_000)
    contents = set()
    for pieces in (1, 7, 1000):
        contents.add(written(tmp_path / f"games{kind}", rows, pieces))
        (tmp_path / f"games{kind}").unlink()
    assert len(contents) == 1


def test_a_parquet_file_says_what_was_played_and_has_groups_of_rows(tmp_path: Path) -> None:
    written(tmp_path / "games.parquet", some_rows(2, 150_000))
    file = parquet.ParquetFile(tmp_path / "games.parquet")
    made = {**ELFERN.json(), "rules": 1, "version": __version__}
    assert json.loads(file.schema_arrow.metadata[b"elferrat"]) == made
    groups = [file.metadata.row_group(i).num_rows for i in range(file.metadata.num_row_groups)]
    assert groups == [16384] * 9 + [150_000 - 9 * 16384]


def test_rows_agree_with_totals(tmp_path: Path) -> None:
    rows = some_rows(2, 500)
    written(tmp_path / "games.parquet", rows)
    totals = no_totals(ELFERN.bots)
    totals.add_all(rows)
    found = read_back(tmp_path / "games.parquet")
    counts = {
        each["values"]: each["counts"] for each in found["place_1"].value_counts().to_pylist()
    }
    assert counts == totals.seats[1].places


def test_a_new_file_has_the_usual_rights(tmp_path: Path) -> None:
    written(tmp_path / "games.csv", some_rows(2, 2))
    before = os.umask(0)
    os.umask(before)
    assert stat.S_IMODE((tmp_path / "games.csv").stat().st_mode) == 0o666 & ~before


def test_a_place_that_was_taken_meanwhile_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    out = Out(ELFERN, path)
    out.write(some_rows(2, 10))
    path.write_text("another's")
    with pytest.raises(Unusable) as refused:
        out.finish()
    assert refused.value.place == str(path)
    assert path.read_text() == "another's"
    out.discard()
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    out = Out(ELFERN, tmp_path / "games.csv")
    os.dup2(os.open("/dev/full", os.O_WRONLY), out._file.fileno())
    out.write(some_rows(2, 10))
    with pytest.raises(Unusable) as refused:
        out.finish()
    assert refused.value.message.key == "cannot-save-full"
    out.discard()
    assert list(tmp_path.iterdir()) == []


def test_names_that_do_not_say_what_to_write(tmp_path: Path) -> None:
    for name in ("games", "games.xlsx", ".csv", "games.csv.gz"):
        with pytest.raises(Unusable) as refused:
            check_kind(tmp_path / name, KINDS, "--out")
        assert refused.value.message.key == "simulate-suffix"


def test_targets_that_cannot_be_new_files(tmp_path: Path) -> None:
    (tmp_path / "there.csv").write_text("old")
    (tmp_path / "link.csv").symlink_to(tmp_path / "nowhere.csv")
    (tmp_path / "folder.csv").mkdir()
    for name in ("there.csv", "link.csv", "folder.csv", "none/games.csv", "there.csv/games.csv"):
        with pytest.raises(Unusable):
            check_target(tmp_path / name, "--out")
    check_target(tmp_path / "new.csv", "--out")
    assert len(list(tmp_path.iterdir())) == 3
