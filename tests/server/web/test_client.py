"""The client as the server gives it out: pages, files with their headers, and nothing else."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from elferrat.locale.values import LANGUAGES
from elferrat.server.web.client.files import Built, built
from tests.server.web.clients import Answer, Browser
from tests.server.web.running import Running, running

INDEX = '<!doctype html><meta name="build" content="c0ffee12"><script src="/assets/a-1.js">'
SCRIPT = b"export const eleven = 11;\n" * 40
PACKED = b"as if this were brotli"
PAGES = [
    "/", "/t/ABCDEF", "/r/xYz9", "/kitchen", "/learn", "/you", "/players/7", "/rules/extra",
    "/learn/elfern",
]  # fmt: skip
UNKNOWN = ["/nothing", "/rules/poker", "/learn/poker", "/players/x", "/kitchen/x", "/t/A/B"]
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files as a build leaves them, and beside their folder one that is nobody's business."""
    home = tmp_path_factory.mktemp("client")
    dist = home / "dist"
    for name, content in {
        "index.html": INDEX.encode(),
        "icon.svg": b"<svg/>",
        "worker.js": b"self.skipWaiting();",
        "manifest.webmanifest": b"{}",
        "picture.png": b"\x89PNG",
        "odd.xyz": b"?",
        "assets/a-1.js": SCRIPT,
        "assets/a-1.js.br": PACKED,
        "assets/a-1.js.gz": gzip.compress(SCRIPT),
        ".vite/manifest.json": b"{}",
        "../secret.txt": b"secret",
    }.items():
        place = dist / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    return dist


@pytest.fixture(scope="module")
def client(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with that client."""
    with running(tmp_path_factory.mktemp("server")) as server:
        server.site.client = built(folder)
        yield server


@pytest.fixture
def browser(client: Running) -> Browser:
    return client.browser()


def content(answer: Answer) -> tuple[int, str | None, bytes]:
    return answer.status, answer.headers["Content-Type"], answer.body


def test_a_build_has_the_name_that_its_document_says(folder: Path, tmp_path: Path) -> None:
    assert built(folder).name == "c0ffee12"
    assert built(tmp_path / "none") == Built({}, "")


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_one_document(browser: Browser, path: str) -> None:
    answer = browser.get(path, **HTML)
    assert content(answer) == (200, "text/html; charset=utf-8", INDEX.encode())
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", UNKNOWN)
def test_a_page_that_is_not_there_says_so_in_the_document(browser: Browser, path: str) -> None:
    assert content(browser.get(path, **HTML)) == (404, "text/html; charset=utf-8", INDEX.encode())
    whole = browser.get(path, **HTML)
    again = browser.get(path, **HTML, **{"If-None-Match": whole.headers["ETag"]})
    assert again.status == 404


@pytest.mark.parametrize("path", [*UNKNOWN[:1], "/assets/a-0.js", "/words/es.json"])
def test_a_script_is_told_in_json_what_is_not_there(browser: Browser, path: str) -> None:
    answer = browser.get(path, Accept="*/*")
    assert (answer.status, answer.json["clause"]) == (404, "route")
    assert answer.headers["Cache-Control"] == "no-store"


def test_the_interface_answers_nobody_with_a_page(browser: Browser) -> None:
    assert browser.get("/api/nothing", **HTML).json["clause"] == "route"
    assert browser.get("/api/tables/ZZZZZZ", **HTML).json["clause"] == "unknown"
    posted = browser.post("/nothing", **HTML)
    assert (posted.status, posted.json["clause"]) == (404, "route")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/worker.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/picture.png", "image/png"),
        ("/odd.xyz", "application/octet-stream"),
    ],
)
def test_files_with_a_lasting_name_are_asked_for_again(
    browser: Browser, path: str, kind: str
) -> None:
    answer = browser.get(path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Vary"] is None
    again = browser.get(path, **{"If-None-Match": answer.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")


def test_files_named_by_their_content_are_kept_for_ever(browser: Browser) -> None:
    answer = browser.get("/assets/a-1.js")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("taken", "form"),
    [
        ("", None),
        ("identity", None),
        ("br", "br"),
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br; q=0.000, gzip; q=0.001", "gzip"),
        ("zstd", None),
    ],
)
def test_the_best_form_that_a_browser_takes(browser: Browser, taken: str, form: str | None) -> None:
    answer = browser.get("/assets/a-1.js", **{"Accept-Encoding": taken})
    assert answer.headers["Content-Encoding"] == form
    assert answer.headers["Vary"] == "accept-encoding"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    body = gzip.decompress(answer.body) if form == "gzip" else answer.body
    assert body == (PACKED if form == "br" else SCRIPT)


def test_each_form_has_a_tag_of_its_own_also_when_a_proxy_weakened_it(browser: Browser) -> None:
    tags = {}
    for taken in ("identity", "gzip", "br"):
        tags[taken] = browser.get("/assets/a-1.js", **{"Accept-Encoding": taken}).headers["ETag"]
    assert len(set(tags.values())) == 3
    for known in (f'"x", W/{tags["gzip"]}', "*"):
        asked = {"Accept-Encoding": "gzip", "If-None-Match": known}
        assert browser.get("/assets/a-1.js", **asked).status == 304
    asked = {"Accept-Encoding": "br", "If-None-Match": tags["gzip"]}
    assert browser.get("/assets/a-1.js", **asked).status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
        "//secret.txt", "/.vite/manifest.json", "/assets/a-1.js.br", "/assets", "/assets/",
    ],
)  # fmt: skip
def test_nothing_but_the_files_of_the_client_is_sent(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status, answer.json["clause"]) == (404, "route")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_packed_and_asked_for_again(browser: Browser, lang: str) -> None:
    path = f"/words/{lang}.json"
    plain, packed = browser.get(path), browser.get(path, **{"Accept-Encoding": "gzip"})
    assert plain.json["lang"] == lang
    assert json.loads(gzip.decompress(packed.body)) == plain.json
    assert len(packed.body) < 20_000
    assert packed.headers["Cache-Control"] == "no-cache"
    asked = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]}
    assert browser.get(path, **asked).status == 304


def test_workers_and_the_manifest_may_come_from_here_alone(browser: Browser) -> None:
    policy = browser.get("/kitchen").headers["Content-Security-Policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'", "default-src 'none'"} <= set(policy)


def test_a_page_of_many_files_is_not_taken_for_a_flood(
    client: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(kind: str, address: str) -> float:
        return 1.0

    monkeypatch.setattr(client.site.limits, "allow", refuse)
    assert browser.get("/assets/a-1.js").status == 200
    assert browser.get("/kitchen").status == 429


@pytest.mark.parametrize(
    ("lang", "word"), [("de", "gebaut"), ("en", "built"), ("fr", "construites")]
)
def test_a_client_that_is_not_built_is_one_sentence(
    client: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setattr(client.site, "client", Built({}, ""))
    for path in ("/", "/t/ABCDEF", "/nothing"):
        answer = browser.get(path, **HTML, **{"Accept-Language": lang})
        assert answer.status == 503
        assert word in answer.body.decode()
        assert "make client" in answer.body.decode()
    assert browser.get("/api/games").status == 200


def test_a_welcome_names_the_client_that_the_server_gives_out(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elferrat.server.serving.built", lambda: built(folder))
    with running(tmp_path) as server:
        browser = server.browser()
        assert browser.get(f"/api/tables/{browser.table()}").json["build"] == "c0ffee12"
