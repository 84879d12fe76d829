"""Requests that schemathesis makes from the OpenAPI document, good and bad, over real HTTP."""

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis import checks

from elferrat.server.web.describing import documents
from tests.server.web.running import Running

QUICK, SLOW = 12, 150  # cases an operation
SCHEMA: Any = schemathesis.openapi.from_dict(json.loads(documents()["openapi.json"]))
# What a name, a code or a game's options may be is more than a schema can say.
BEYOND_SCHEMAS = [checks.positive_data_acceptance]


@SCHEMA.parametrize()  # type: ignore[untyped-decorator]
@settings(max_examples=QUICK, derandomize=True)
def test_no_request_breaks_the_server(case: Any, server: Running) -> None:
    case.call_and_validate(base_url=server.url, excluded_checks=BEYOND_SCHEMAS)


@pytest.mark.slow
@SCHEMA.parametrize()  # type: ignore[untyped-decorator]
@settings(max_examples=SLOW, derandomize=True)
def test_no_request_of_many_breaks_the_server(case: Any, server: Running) -> None:
    case.call_and_validate(base_url=server.url, excluded_checks=BEYOND_SCHEMAS)
