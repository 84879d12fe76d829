"""Drawings of tables and hands: complete, silent about hidden cards, and the same every time."""

import random
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import elferrat
from elferrat.games import all_games
from elferrat.locale.values import LANGUAGES
from elferrat.picture import hand_svg, table_svg
from elferrat.picture.canvas import legible
from elferrat.picture.scene import Scene, rows, runs
from elferrat.play.table import Table

SVG = "{http://www.w3.org/2000/svg}"
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("elfer", 3, {}),
    ("elfer", 2, {"variant": "false_start", "without_blue": True}),
    ("elfer", 6, {"variant": "three_starts"}),
    ("elfer", 4, {"variant": "any_start"}),
    ("extra", 2, {}),
    ("extra", 5, {"bonus_supply": 8}),
    ("elfern", 2, {}),
    ("schneider", 2, {}),
]


def played(game: str, players: int, options: dict[str, Any], moves: int, seed: int = 1) -> Table:
    """A table after some random moves, bridges and jokers preferred now and then."""
    chance = random.Random(seed)
    table = elferrat.deal(game, players=players, options=options, seed=f"picture {seed}")
    for _ in range(moves):
        if table.over:
            break
        legal = table.legal()
        rare = [move for move in legal if ">" in move or "*" in move]
        table.play(chance.choice(rare if rare and chance.random() < 0.3 else legal))
    return table


def tree(svg: str) -> ElementTree.Element:
    """The parsed drawing, with what every drawing must have."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert len((root.get("viewBox") or "").split()) == 4
    assert root[0].tag == f"{SVG}title"
    assert root[1].tag == f"{SVG}desc"
    assert root[0].text
    assert root[1].text
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert " id=" not in svg, "two drawings on one page must not share names"
    return root


def drawn(svg: str, kind: str) -> list[str]:
    """The values of a `data-` attribute, in the order of drawing."""
    return [part.get(f"data-{kind}", "") for part in tree(svg).iter() if part.get(f"data-{kind}")]


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
@pytest.mark.parametrize("moves", [0, 1, 25, 90, 100_000])
def test_every_known_card_is_drawn_once(
    game: str, players: int, options: dict[str, Any], moves: int
) -> None:
    table = played(game, players, options, moves)
    position = table.position()
    cards = [card for hand in position["hands"] for card in hand]
    cards += position.get("table", []) + position.get("trick", [])
    cards += ["*"] * position.get("discarded", 0)
    assert Counter(drawn(table._repr_svg_(), "card")) == Counter(cards)
    for seat in range(players):
        view = table.view(seat)
        known = [card for hand in view["hands"] if isinstance(hand, list) for card in hand]
        known += view.get("table", []) + view.get("trick", []) + ["*"] * view.get("discarded", 0)
        svg = view._repr_svg_()
        assert Counter(drawn(svg, "card")) == Counter(known)
        hidden = [str(hand) for hand in view["hands"] if isinstance(hand, int)]
        assert drawn(svg, "hidden") == hidden


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_hidden_cards_do_not_show(game: str, players: int, options: dict[str, Any]) -> None:
    table = played(game, players, options, 15)
    position = table.position()
    seat = 1
    unseen = [card for s, hand in enumerate(position["hands"]) for card in hand if s != seat]
    unseen += position["stock"]
    random.Random(5).shuffle(unseen)
    other = dict(position)
    other["hands"] = [
        hand if s == seat else sorted(unseen.pop() for _ in hand)
        for s, hand in enumerate(position["hands"])
    ]
    other["stock"] = unseen
    assert other != position
    assert table_svg(other, seat) == table_svg(position, seat)
    assert table_svg(position, seat) == table_svg(table.view(seat).json(), seat)
    public = table_svg(table.view(None).json(), None)
    on_table = position.get("table", []) + position.get("trick", [])
    assert set(drawn(public, "card")) <= {*on_table, "*"}


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_a_drawing_is_the_same_every_time(game: str, players: int, options: dict[str, Any]) -> None:
    table = played(game, players, options, 40)
    assert table_svg(table.position(), None) == table_svg(table.position(), None)
    assert table.view(0)._repr_svg_() == table.view(0)._repr_svg_()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", ["french", "german"])
def test_drawings_speak_every_language_and_pack(lang: str, pack: str) -> None:
    for game, players, options in SETTINGS:
        for moves in (10, 100_000):
            fields = played(game, players, options, moves).position()
            words = tree(table_svg(fields, None, lang=lang, pack=pack))[1].text or ""
            assert "{" not in words
            if lang != "en":
                assert not re.search(r"\b(seat|holds|joker as|pile)\b", words, re.IGNORECASE)


def test_rows_show_all_cells_ends_bridges_and_jokers() -> None:
    table = played("extra", 3, {}, 70)
    position = table.position()
    svg = table._repr_svg_()
    filled = {card.lstrip("*") for card in position["table"]}
    empty = drawn(svg, "cell")
    assert filled | set(empty) == {f"{c}{n}" for c in "RYGB" for n in range(1, 22)}
    assert not filled & set(empty)
    ringed = [part for part in tree(svg).iter() if part.get("data-reachable")]
    reachable = {
        f"{c}{n}"
        for c in "RYGB"
        for n in range(1, 22)
        if f"{c}{n}" not in filled and {f"{c}{n - 1}", f"{c}{n + 1}"} & filled
    }
    assert {part.get("data-cell") for part in ringed} == reachable
    assert position["bridged"]
    assert drawn(svg, "bridge") == [f"{start}>{end}" for start, end in position["bridged"]]
    assert drawn(svg, "bridges") == [str(left) for left in position["bridges"]]
    labels = [row.colour for row in rows(Scene(position, None, "en", "french"))]
    assert labels == position["order"]


def test_bridges_lie_in_the_gap_between_their_rows() -> None:
    fields = played("extra", 2, {}, 0).position()
    fields |= {"order": ["G", "B", "R", "Y"], "bridged": [["B9", "R9"], ["Y14", "R14"]]}
    root = tree(table_svg(fields, None))
    places = {}
    for part in root.iter():
        if part.get("data-bridge"):
            plank = part.find(f"{SVG}rect")
            assert plank is not None
            places[part.get("data-bridge")] = float(plank.get("y", ""))
    assert places["Y14>R14"] - places["B9>R9"] == 94
    turns = re.findall(r"rotate\((-?90)\)", table_svg(fields, None))
    assert turns == ["90", "-90"]


def test_turn_winner_points_bonus_and_honours_are_marked() -> None:
    running = played("extra", 3, {}, 20)
    assert f'data-turn="{running.turn}"' in running._repr_svg_()
    over = played("extra", 3, {}, 100_000)
    outcome = over.outcome
    assert outcome
    svg = over._repr_svg_()
    assert "data-turn" not in svg
    assert re.findall(r'data-winner="(\d)"', svg) == [str(seat) for seat in outcome.winners]
    bonus = [side for sides in over.position()["bonus"] for side in sides]
    assert bonus
    assert drawn(svg, "bonus") == bonus
    for points in outcome.scores:
        assert f">{points} point" in svg
    tricks = played("elfern", 2, {}, 100_000)
    assert tricks.outcome
    honours = re.findall(r'data-honours="(\d+)"', tricks._repr_svg_())
    assert honours == [str(tricks.outcome.scores[1]), str(tricks.outcome.scores[0])]


def test_the_own_seat_of_a_trick_game_is_at_the_bottom() -> None:
    table = played("schneider", 2, {}, 1)
    for seat in (0, 1):
        words = re.findall(r">seat (\d)<", table.view(seat)._repr_svg_())
        assert words == [str(1 - seat), str(seat)]


@pytest.mark.parametrize(
    ("options", "table", "start", "open_at"),
    [
        ({}, [], None, {11}),
        ({"variant": "three_starts"}, [], None, {10, 11, 12}),
        ({"variant": "any_start"}, [], None, set()),
        ({"variant": "any_start"}, ["Y7"], 7, {7}),
        ({"variant": "false_start"}, ["R1", "R20"], None, {2, 19}),
        ({}, ["R11", "R12", "R13"], None, {10, 14}),
        ({}, [f"R{n}" for n in range(1, 21)], None, set()),
    ],
)
def test_open_cells_of_the_red_row(
    options: dict[str, Any], table: list[str], start: int | None, open_at: set[int]
) -> None:
    fields = {"game": "elfer", "options": options, "table": table, "start": start}
    assert rows(Scene(fields, None, "en", "french"))[0].reachable == open_at


def test_runs() -> None:
    assert runs([]) == ""
    assert runs([3]) == "3"
    assert runs([1, 2, 3, 7, 9, 10]) == "1–3, 7, 9–10"


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_a_hand_draws_itself(game: str) -> None:
    view = elferrat.deal(game, seed="hand").view(0)
    assert view.hand == view["hands"][0]
    assert drawn(view.hand._repr_svg_(), "card") == view.hand
    assert elferrat.deal(game, seed="hand").view(None).hand == []
    assert drawn(hand_svg([], game), "card") == []
    for pack in ("french", "german"):
        assert drawn(hand_svg(view.hand, game, pack=pack, lang="de"), "card") == view.hand


def test_both_packs_and_all_suits_look_different() -> None:
    drawings = {
        (card, pack): re.sub(
            r"<title>.*</desc>|data-card=\"..\"", "", hand_svg([card], "elfern", pack=pack)
        )
        for pack in ("french", "german")
        for card in [rank + suit for suit in "CSHD" for rank in "789TJQKA"]
    }
    assert len(set(drawings.values())) == 64


def test_text_is_escaped() -> None:
    assert legible('<a & "b">\x00') == "&lt;a &amp; &quot;b&quot;&gt; "
