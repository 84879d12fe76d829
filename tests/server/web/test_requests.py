"""Requests that may not come in, what every answer carries, languages, health and numbers."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from elferrat.locale.values import LANGUAGES
from tests.server.web.clients import PATIENCE, Browser
from tests.server.web.running import Running, running

WRITING = [
    ("POST", "/api/tables"),
    ("POST", "/api/tables/ZZZZZZ/seats"),
    ("POST", "/api/tables/ZZZZZZ/recovery"),
    ("POST", "/api/tables/ZZZZZZ/commands"),
    ("POST", "/api/players"),
    ("POST", "/api/players/recovery"),
    ("PATCH", "/api/players/me"),
    ("DELETE", "/api/players/me"),
]
NEVER = {"default-src 'none'", "frame-ancestors 'none'", "script-src 'self'", "connect-src 'self'"}


@pytest.mark.parametrize(("method", "path"), WRITING)
@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""]
)
def test_a_page_of_another_site_may_change_nothing(
    browser: Browser, method: str, path: str, origin: str
) -> None:
    answer = browser.ask(method, path, {}, {"Origin": origin})
    assert (answer.status, answer.json["clause"]) == (403, "origin")


@pytest.mark.parametrize(("method", "path"), [one for one in WRITING if one[0] != "DELETE"])
@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_a_form_is_no_json(browser: Browser, method: str, path: str, kind: str) -> None:
    answer = browser.ask(method, path, raw=b"{}", headers={"Content-Type": kind})
    assert (answer.status, answer.json["clause"]) == (415, "type")


@pytest.mark.parametrize(("method", "path"), WRITING)
def test_a_body_that_is_too_big_is_not_read(browser: Browser, method: str, path: str) -> None:
    answer = browser.ask(method, path, {"name": "x" * 20_000})
    assert (answer.status, answer.json["clause"]) == (413, "size")


def test_a_body_without_a_length_is_not_read_for_ever(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        for _ in range(17):
            raw.sendall(b"400\r\n" + b" " * 1_024 + b"\r\n")
        assert raw.recv(4_096).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"game":', b"[" * 9_000, b'{"game":"elfern","game":1}'],
)
def test_what_is_no_json_is_refused(browser: Browser, body: bytes) -> None:
    answer = browser.ask("POST", "/api/tables", raw=body)
    assert (answer.status, answer.json["clause"]) == (400, "text")


@pytest.mark.parametrize(
    ("terms", "place"),
    [
        ({}, "game"),
        ({"game": "poker"}, "game"),
        ({"game": 1}, "game"),
        ({"game": "elfern", "seats": 5}, "seats"),
        ({"game": "elfern", "seats": "2"}, "seats"),
        ({"game": "elfern", "secret": "x"}, "secret"),
        ({"game": "elfern", "options": {"scoring": "none"}}, "options.scoring"),
        ({"game": "elfern", "clock": {"kind": "turn"}}, "clock.seconds"),
        ({"game": "elfern", "bots": {"5": "thumb"}}, "bots"),
        ({"game": "elfern", "bots": {"x": "thumb"}}, "bots.x.[key]"),
        ({"game": "elfern", "name": "\u202egnp"}, "name"),
        ({"game": "elfern", "pace": 10**6}, "pace"),
    ],
)
def test_terms_that_do_not_fit_are_refused_by_their_place(
    browser: Browser, terms: dict[str, Any], place: str
) -> None:
    answer = browser.post("/api/tables", terms)
    assert answer.status in (400, 409)
    assert answer.json.get("place", "bots") == place
    assert answer.json["reason"]


def test_a_host_whose_name_cannot_be_used_leaves_no_table_behind(browser: Browser) -> None:
    before = browser.get("/api/tables").good()["tables"]
    assert (
        browser.post("/api/tables", {"game": "elfern", "listed": True, "name": " "}).status == 400
    )
    assert browser.get("/api/tables").good()["tables"] == before


@pytest.mark.parametrize(
    ("method", "path", "status", "clause"),
    [
        ("GET", "/nothing", 404, "route"),
        ("GET", "/api/tables/ZZZZZZ", 404, "unknown"),
        ("GET", "/api/tables/%2e%2e", 404, "unknown"),
        ("GET", "/api/tables/ZZZZZZ/", 404, "route"),
        ("GET", "/api/tables/%0A", 404, "unknown"),
        ("GET", "/api/records/none", 404, "unknown"),
        ("GET", "/api/players/9999", 404, "unknown"),
        ("GET", "/api/players/me", 401, "rights"),
        ("GET", "/api/players/x", 404, "route"),
        ("GET", "/api/ranking?game=poker", 400, "text"),
        ("GET", "/docs", 404, "route"),
        ("GET", "/redoc", 404, "route"),
        ("PUT", "/api/tables", 405, "method"),
        ("TRACE", "/api/tables", 405, "method"),
    ],
)
def test_what_is_not_there_says_so(
    browser: Browser, method: str, path: str, status: int, clause: str
) -> None:
    content: object = {} if method == "PUT" else None
    answer = browser.ask(method, path, content)
    assert (answer.status, answer.json["clause"]) == (status, clause)
    assert answer.json["reason"]


@pytest.mark.parametrize(
    "path", ["/", "/t/ZZZZZZ", "/r/x", "/words/en.json", "/healthz", "/api/games", "/nothing",
             "/api/records/none"],
)  # fmt: skip
def test_a_head_is_a_get_without_its_body(browser: Browser, path: str) -> None:
    head, whole = browser.ask("HEAD", path), browser.get(path)
    assert (head.status, head.body) == (whole.status, b"")
    for name in ("Content-Length", "Content-Type", "Cache-Control", "ETag", "X-Frame-Options"):
        assert head.headers[name] == whole.headers[name]


def test_a_head_of_an_endless_stream_is_refused(browser: Browser) -> None:
    assert browser.ask("HEAD", f"/api/tables/{browser.table()}/events").status == 405


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/games", "GET, HEAD"),
        ("DELETE", "/api/tables", "GET, HEAD, POST"),
        ("PUT", "/api/players/me", "GET, HEAD, PATCH, DELETE"),
        ("HEAD", "/api/tables/BCDFGH/seats", "POST"),
        ("POST", "/api/tables/BCDFGH/events", "GET"),
        ("HEAD", "/api/tables/BCDFGH/events", "GET"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(
    browser: Browser, method: str, path: str, allowed: str
) -> None:
    answer = browser.ask(method, path)
    assert (answer.status, answer.headers["Allow"]) == (405, allowed)


@pytest.mark.parametrize(
    "path", ["/", "/t/ZZZZZZ", "/r/x", "/api/games", "/nothing", "/healthz", "/openapi.json"]
)
def test_every_answer_carries_the_headers_that_keep_a_browser_safe(
    browser: Browser, path: str
) -> None:
    headers = browser.get(path).headers
    assert set(headers["Content-Security-Policy"].split("; ")) >= NEVER
    assert "http" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Server"] is None
    assert headers["Access-Control-Allow-Origin"] is None


def test_answers_about_people_are_kept_by_no_cache(browser: Browser) -> None:
    code = browser.table()
    for path in (f"/api/tables/{code}", "/api/tables", "/api/players/me"):
        assert browser.get(path).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_speak_the_language_of_the_request(browser: Browser, lang: str) -> None:
    by_query = browser.get(f"/nothing?lang={lang}").json["reason"]
    by_header = browser.get("/nothing", **{"Accept-Language": f"xx, {lang}-CH;q=0.8, en;q=0.1"})
    words = {"en": "nothing", "de": "nichts", "fr": "rien", "it": "nulla"}
    assert words[lang] in by_query
    assert by_header.json["reason"] == by_query


@pytest.mark.parametrize("header", ["", ";;;", "q=1", "de;q=x", "*", "xx-yy", ", , ,"])
def test_a_language_that_cannot_be_read_is_english(browser: Browser, header: str) -> None:
    assert "nothing" in browser.get("/nothing", **{"Accept-Language": header}).json["reason"]


def test_health_and_numbers(browser: Browser) -> None:
    browser.table()
    assert browser.get("/healthz").good()["status"] == "ok"
    found = browser.get("/metrics")
    assert found.headers["Content-Type"].startswith("text/plain")
    assert b"elferrat_tables " in found.body
    through_proxy = browser.get("/metrics", **{"X-Forwarded-For": "198.51.100.7"})
    assert (through_proxy.status, through_proxy.json["clause"]) == (403, "rights")


def test_a_name_that_leads_to_this_machine_by_a_trick_is_refused(browser: Browser) -> None:
    answer = browser.get("/api/games", Host="evil.example")
    assert (answer.status, answer.json["clause"]) == (421, "host")


def test_behind_a_proxy_the_address_of_the_people_counts(tmp_path: Path) -> None:
    public = "https://cards.example"
    with running(tmp_path, proxies="127.0.0.1", public=public) as server:
        browser = server.browser()
        browser.origin = False
        headers = {"Host": "cards.example", "Origin": public, "X-Forwarded-Proto": "https"}
        made = browser.post("/api/tables", {"game": "elfern", "name": "Ada"}, **headers)
        assert made.good()["link"] == f"{public}/t/{made.json['code']}"
        for line in made.headers.get_all("Set-Cookie") or []:
            assert "Secure" in line.split("; ")
        assert server.url == public


def test_open_numbers_are_shown_to_everybody(tmp_path: Path) -> None:
    with running(tmp_path, open_metrics=True) as server:
        found = server.browser().get("/metrics", **{"X-Forwarded-For": "198.51.100.7"})
        assert found.status == 200


def test_a_failure_inside_is_told_without_its_words(
    server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(code: str) -> None:
        raise RuntimeError("the hand is R11 R12")

    monkeypatch.setattr(server.site.tables, "at", broken)
    answer = browser.get("/api/tables/ZZZZZZ")
    assert (answer.status, answer.json["clause"]) == (500, "server")
    assert "R11" not in json.dumps(answer.json)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
