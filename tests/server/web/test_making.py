"""A table that is asked for twice, one answer having been lost, is made once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from elferrat.server.web import making
from tests.server.web.running import Running, running

WANTED = {"game": "elfern", "name": "Ada", "listed": True, "id": "made-by-chance-16"}


def test_the_same_request_gets_the_same_table_seat_and_tokens(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        first = server.browser().post("/api/tables", WANTED)
        again = server.browser().post("/api/tables", WANTED)
        assert (first.status, again.status) == (201, 200)
        assert again.json == first.json
        other = server.browser().post("/api/tables", WANTED | {"id": "another-one-of-16"})
        assert other.good()["code"] != first.json["code"]
    with running(tmp_path) as server:  # it is remembered for as long as the table
        late = server.browser().post("/api/tables", WANTED)
        port = f":{server.port}/"
        assert late.json["seat_token"] == first.json["seat_token"]
        assert port in late.json["link"]
        listed = server.browser().get("/api/tables").good()["tables"]
        assert {table["code"] for table in listed} == {first.json["code"], other.json["code"]}


def test_requests_at_the_same_time_make_one_table(server: Running) -> None:
    wanted = WANTED | {"id": "all-at-once-and-one"}
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(server.browser().post, "/api/tables", wanted) for _ in range(8)]
    answers = [one.result() for one in asked]
    assert len({answer.good()["code"] for answer in answers}) == 1
    assert len({answer.json["seat_token"] for answer in answers}) == 1


def test_without_an_id_every_request_makes_a_table(server: Running) -> None:
    browser = server.browser()
    assert browser.table() != browser.table()


def test_a_code_that_another_table_has_is_left_to_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, code = server.browser(), making._code
    taken = browser.table()

    def unlucky(key: str, source: str, attempt: int) -> str:
        return taken if attempt == 0 else code(key, source, attempt)

    monkeypatch.setattr(making, "_code", unlucky)
    made = [browser.post("/api/tables", WANTED | {"id": "not-so-lucky-16-"}) for _ in range(2)]
    assert [answer.status for answer in made] == [201, 200]
    assert taken != made[0].json["code"] == made[1].json["code"]
