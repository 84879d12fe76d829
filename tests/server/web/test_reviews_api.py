"""Reviews over HTTP: asked for, made by the real search, read as JSON and as a page."""

import re
from collections.abc import Iterator

import pytest
from jsonschema import Draft202012Validator

from elferrat.locale.values import LANGUAGES
from elferrat.picture.lettering import ems
from elferrat.review.page import POLICY
from elferrat.review.schema import schema
from elferrat.server import reviews
from elferrat.server.reviews import Reviews
from elferrat.server.web import server_api
from elferrat.server.web.server_api import _offer
from tests.server.web.clients import Answer, Browser
from tests.server.web.running import Running
from tests.server.web.test_players_api import keep, play

MOST_LOOKS = 2000


@pytest.fixture
def quick(server: Running) -> Iterator[Running]:
    """The server, with few playouts for each decision."""
    before = server.site.reviews
    server.site.reviews = server.call(lambda: Reviews(process="tests.server.quick_reviewers"))
    yield server
    server.wait(server.site.reviews.close())
    server.site.reviews = before


def record_of(browser: Browser, code: str) -> str:
    (game,) = browser.get(f"/api/tables/{code}/games").good()["games"]
    return str(game["record"])


def made(server: Running, browser: Browser, record: str) -> Answer:
    """The review once it is there."""
    path = f"/api/records/{record}/review"
    asked = browser.post(path)
    assert (asked.status, asked.json) == (202, {"made": False, "done": 0, "count": None})

    async def ready() -> None:
        await server.site.reviews._tasks[record]

    server.wait(ready())
    assert browser.post(path).json["made"] is True
    return browser.get(path)


def test_a_finished_game_is_reviewed_for_everybody(quick: Running) -> None:
    ada, bea = quick.browser(), quick.browser()
    keep(ada, "Ada & Reviews")
    keep(bea, "Bea Reviews")
    record = record_of(ada, play(quick, ada, bea))
    watcher = quick.browser()
    assert watcher.get(f"/api/records/{record}/review").status == 404
    early = watcher.get(f"/r/{record}/review")
    assert (early.status, early.headers["Location"]) == (303, f"/r/{record}")
    for asked, carried in (("?lang=fr", "?lang=fr"), ("?lang=xx", ""), ("?pack=german", "")):
        early = watcher.get(f"/r/{record}/review{asked}")
        assert (early.status, early.headers["Location"]) == (303, f"/r/{record}{carried}")
    found = made(quick, watcher, record).good()
    Draft202012Validator(schema()).validate(found)
    assert found["players"] == ["Ada & Reviews", "Bea Reviews"]
    assert found["complete"]
    for lang in LANGUAGES:
        page = watcher.get(f"/r/{record}/review?lang={lang}")
        assert page.status == 200
        assert page.headers["Content-Security-Policy"] == POLICY
        text = page.body.decode()
        assert f'<html lang="{lang}">' in text
        assert "Ada &amp; Reviews" in text
        assert "⟦" not in text
        # Every way from here leads to pages in the same language.
        assert all(f"?lang={lang}" in way for way in re.findall(r'href="(/[^"]*)"', text))
        assert f'href="/r/{record}?lang={lang}"' in text
        turns = [str(turn["number"]) for turn in found["turns"]]
        assert re.findall(rf'href="/r/{record}\?lang={lang}#(\d+)"', text) == turns
    # A name that is taken back stays in no review.
    assert bea.ask("DELETE", "/api/players/me").status < 300
    found = watcher.get(f"/api/records/{record}/review").good()
    assert found["players"] == ["Ada & Reviews", "Seat 2"]
    assert "Bea" not in watcher.get(f"/r/{record}/review").body.decode()


@pytest.mark.parametrize(
    "name",
    [
        "Maximiliane Wolkenstein",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        "東京特許許可局長今日急遽休暇許可拒否東京特許",
    ],
)
def test_long_names_keep_to_their_room_in_pictures_and_stand_whole_beside_them(
    quick: Running, name: str
) -> None:
    ada, bea = quick.browser(), quick.browser()
    keep(ada, name)
    keep(bea, "Bea Short" + name[:2])
    record = record_of(ada, play(quick, ada, bea))
    made(quick, ada, record).good()
    text = ada.get(f"/r/{record}/review?lang=en").body.decode()
    assert text.count(f">{name}<") > 1
    shown = re.findall(r'data-ems="([\d.]+)">([^<]*)<', text)
    assert shown
    for room, words in shown:
        assert ems(words, bold=True) <= float(room)
        assert words == name or words.startswith("Bea Short") or name.startswith(words.rstrip("…"))


def test_what_is_no_finished_game_has_no_review(quick: Running) -> None:
    browser = quick.browser()
    for method, path in (
        ("POST", "/api/records/nothing/review"),
        ("GET", "/api/records/nothing/review"),
        ("GET", "/r/nothing/review"),
    ):
        assert browser.ask(method, path, {} if method == "POST" else None).status == 404


def test_a_review_that_cannot_be_made_is_refused_in_words(
    quick: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bea = quick.browser(), quick.browser()
    keep(ada, "Ada Unmade")
    keep(bea, "Bea Unmade")
    record = record_of(ada, play(quick, ada, bea))

    # Who asks too much may ask again soon; where reviews cannot be made that is no use.
    for name, value, words, later in (
        ("WAITING", -1, "zu viele", "1"),
        ("available", lambda: False, "kann keine Spiele bewerten", None),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(reviews, name, value)
            refused = ada.post(f"/api/records/{record}/review?lang=de")
        assert (refused.status, refused.json["clause"]) == (503, "review")
        assert re.search(words, refused.json["reason"], re.IGNORECASE)
        assert refused.headers["Retry-After"] == later


def test_the_offer_says_whether_games_are_reviewed_here(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    for there in (True, False):
        _offer.cache_clear()
        monkeypatch.setattr(server_api, "available", lambda there=there: there)
        assert server.browser().get("/api/games").good()["reviews"] is there
    _offer.cache_clear()
