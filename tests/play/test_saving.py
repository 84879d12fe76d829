"""Saving: whole or not at all, whatever comes between; and nothing is left lying about."""

import os
import resource
import signal
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from elferrat.locale.message import Unusable
from elferrat.play.saving import cannot, load_text, save_text

OLD = "the old file\n"
BIG = "x" * 3_000_000


def complaint(path: Path, text: str = "new") -> str:
    with pytest.raises(Unusable) as caught:
        save_text(path, text)
    assert caught.value.place == str(path)
    return caught.value.message.key


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Path]:
    """An old file, which a test that fails to save must leave as it is, with no litter beside."""
    path = tmp_path / "game.json"
    path.write_text(OLD, encoding="utf-8")
    yield path
    assert path.read_text(encoding="utf-8") == OLD
    assert list(tmp_path.iterdir()) == [path]


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    """Run as somebody who may not write in a folder; root may, so root becomes somebody else."""
    before = stat.S_IMODE(folder.stat().st_mode)
    folder.chmod(0o500)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(before)


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file may grow past a size, as if the disk were full then."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)


def test_text_is_saved_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "Spielstände 🂡.json"
    for text in ("first ü 🂡\r\n", "second\n", ""):
        save_text(path, text)
        assert load_text(path) == text.encode()
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_file_has_the_usual_rights(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("", encoding="utf-8")
    save_text(tmp_path / "saved", "text")
    assert (tmp_path / "saved").stat().st_mode == plain.stat().st_mode


def test_an_old_file_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(OLD, encoding="utf-8")
    path.chmod(0o640)
    save_text(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_no_such_folder(tmp_path: Path) -> None:
    assert complaint(tmp_path / "nowhere" / "game.json") == "cannot-save-missing"
    assert list(tmp_path.iterdir()) == []


def test_a_file_where_a_folder_should_be(old: Path) -> None:
    assert complaint(old / "game.json") == "cannot-save-missing"


def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    assert complaint(tmp_path / "game.json") == "cannot-save-folder"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_no_rights(old: Path) -> None:
    with without_rights(old.parent):
        assert complaint(old) == "cannot-save-rights"


def test_a_full_disk(old: Path) -> None:
    with full_disk(1_000_000):
        assert complaint(old, BIG) in ("cannot-save-full", "cannot-save-other")


def test_a_disk_without_any_room(
    tmp_path: Path, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`/dev/full` says what a full disk says; it stands in for the file that is written beside."""
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")

    def beside(**_: object) -> tuple[int, str]:
        return os.open(full, os.O_WRONLY), str(tmp_path / "gone")

    monkeypatch.setattr("tempfile.mkstemp", beside)
    assert complaint(old) == "cannot-save-full"


def test_text_that_utf8_cannot_write(old: Path) -> None:
    assert complaint(old, "half a pair: \ud800") == "bad-utf8"


@pytest.mark.parametrize(("where", "moment"), [(os, "fsync"), (Path, "chmod")])
def test_ctrl_c_in_the_middle(
    old: Path, monkeypatch: pytest.MonkeyPatch, where: object, moment: str
) -> None:
    real = getattr(where, moment)

    def interrupted(*args: object) -> None:
        real(*args)
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("Ctrl-C did nothing")

    monkeypatch.setattr(where, moment, interrupted)
    with pytest.raises(KeyboardInterrupt):
        save_text(old, "new")
    monkeypatch.undo()


def test_a_missing_file_a_folder_and_a_secret_one_cannot_be_read(old: Path) -> None:
    def trouble(path: Path) -> str:
        with pytest.raises(Unusable) as caught:
            load_text(path)
        assert caught.value.place == str(path)
        return caught.value.message.key

    assert trouble(old.parent / "nowhere.json") == "cannot-open-missing"
    assert trouble(old.parent) == "cannot-open-folder"
    assert trouble(old / "inside.json") == "cannot-open-missing"
    old.chmod(0)
    with without_rights(old.parent):
        assert trouble(old) == "cannot-open-rights"
    old.chmod(0o600)


def test_other_trouble_is_told_in_the_words_of_the_system() -> None:
    error = cannot("open", Path("game.json"), OSError(5, "Input/output error"))
    assert error.message.key == "cannot-open-other"
    assert error.message.args["error"] == "Input/output error"
    assert cannot("open", Path("x"), OSError("odd")).message.args["error"] == "odd"


def test_a_link_is_followed(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    save_text(link, "new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"


def test_what_is_no_plain_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        save_text(pipe, "through the pipe")
        assert os.read(reader, 100) == b"through the pipe"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    save_text("/dev/null", "nothing")
    assert not Path("/dev/null").is_file()
