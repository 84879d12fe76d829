"""The documents of the interface: fresh, valid, and what the server really sends."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import ValidationError

from elferrat.locale.values import LANGUAGES, PACKS
from elferrat.server.frames import FRAMES
from elferrat.server.web import describing
from elferrat.server.web.describing import documents
from tests.server.web.clients import Browser
from tests.structure.tree import ROOT

WRITTEN = documents()


@pytest.mark.parametrize("name", WRITTEN)
def test_the_documents_are_fresh(name: str) -> None:
    stands = (ROOT / "docs" / name).read_text(encoding="utf-8")
    assert stands == WRITTEN[name], "make docs"


@pytest.mark.parametrize("name", WRITTEN)
def test_the_server_shows_them(browser: Browser, name: str) -> None:
    assert browser.get(f"/{name}").good() == json.loads(WRITTEN[name])


def test_a_document_is_made_but_once(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    first = browser.get("/openapi.json").good()

    def again() -> dict[str, str]:
        raise AssertionError

    monkeypatch.setattr(describing, "documents", again)
    assert browser.get("/openapi.json").good() == first


def references(value: Any) -> set[str]:
    """Every `$ref` in a document."""
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*map(references, value.values()))
    return set[str]().union(*map(references, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("name", WRITTEN)
def test_every_reference_leads_somewhere(name: str) -> None:
    document = json.loads(WRITTEN[name])
    found = references(document)
    assert found
    for reference in found:
        there = document
        for step in reference.removeprefix("#/").split("/"):
            there = there[step]


def test_every_route_is_described() -> None:
    paths = json.loads(WRITTEN["openapi.json"])["paths"]
    for path, methods in paths.items():
        for method, route in methods.items():
            assert route["summary"], path
            assert route["description"], (path, method)
            assert "422" not in route["responses"]
    assert "/api/tables/{code}/commands" in paths
    assert "/t/{code}" not in paths


def test_every_request_says_that_it_may_name_a_language_and_a_pack() -> None:
    document = json.loads(WRITTEN["openapi.json"])
    spoken = {f"#/components/parameters/{name}" for name in ("lang", "pack")}
    for path, methods in document["paths"].items():
        for route in methods.values():
            named = {each.get("$ref") for each in route.get("parameters", [])}
            assert spoken <= named or not path.startswith("/api/"), path


@pytest.mark.parametrize("name", ["lang", "pack"])
def test_every_word_that_a_request_may_name_is_described(name: str) -> None:
    parameter = json.loads(WRITTEN["openapi.json"])["components"]["parameters"][name]
    assert parameter["schema"]["examples"] == list({"lang": LANGUAGES, "pack": PACKS}[name])


def test_the_schema_of_frames_accepts_what_a_table_sends(browser: Browser) -> None:
    document = json.loads(WRITTEN["asyncapi.json"])
    schema = {"$ref": "#/components/schemas/Frame", "components": document["components"]}
    code = browser.table(name="Ada", game="extra", seats=3, clock={"kind": "turn", "seconds": 9})
    welcome = browser.get(f"/api/tables/{code}").good()
    Draft202012Validator(schema).validate(welcome)
    del welcome["hash"]
    assert list(Draft202012Validator(schema).iter_errors(welcome))


def test_a_frame_with_a_field_too_many_is_none_of_ours() -> None:
    frame = {"frame": "ack", "id": "a", "number": 1}
    FRAMES.validate_python(frame)
    with pytest.raises(ValidationError):
        FRAMES.validate_python(frame | {"seed": "x"})
