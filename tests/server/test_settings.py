"""What a host may set, and what is refused before anything starts."""

from typing import Any

import pytest

from elferrat.locale.message import Unusable
from elferrat.server.settings import Settings


@pytest.mark.parametrize(
    ("changes", "option"),
    [
        ({"port": -1}, "--port"),
        ({"port": 65_536}, "--port"),
        ({"bot_processes": 0}, "--bots"),
        ({"bot_seconds": 0.0}, "--bot-seconds"),
        ({"bot_seconds": float("nan")}, "--bot-seconds"),
        ({"grace": -1.0}, "--grace"),
        ({"public": "cards.example"}, "--public"),
        ({"public": "ftp://cards.example"}, "--public"),
        ({"public": "https://"}, "--public"),
        ({"public": "https://cards.example/tables"}, "--public"),
        ({"public": "https://cards.example?x"}, "--public"),
        ({"public": "https://me@cards.example"}, "--public"),
        ({"public": "https://cards.example:port"}, "--public"),
        ({"public": "https://[::1"}, "--public"),
        ({"proxies": "proxy.example"}, "--proxies"),
        ({"proxies": "10.0.0.1,10.0.0.999"}, "--proxies"),
        ({"proxies": "10.0.0.1/8"}, "--proxies"),
    ],
)
def test_what_cannot_be_used_is_named_by_its_option(changes: dict[str, Any], option: str) -> None:
    with pytest.raises(Unusable) as refused:
        Settings("sqlite:///x", **changes).check()
    assert refused.value.place == option


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"port": 0, "grace": 0.0},
        {"public": "https://cards.example"},
        {"public": "http://cards.example:8080/"},
        {"proxies": "10.0.0.1, 10.1.0.0/16,::1"},
    ],
)
def test_what_can_be_used_is_taken(changes: dict[str, Any]) -> None:
    Settings("sqlite:///x", **changes).check()


@pytest.mark.parametrize(
    ("public", "secure"), [("", False), ("http://a.example", False), ("https://a.example", True)]
)
def test_cookies_are_for_https_where_people_come_by_it(public: str, secure: bool) -> None:
    assert Settings("sqlite:///x", public=public).secure is secure
