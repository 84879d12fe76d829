"""Every complaint about unusable input, provoked, in four languages."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import elferrat
from elferrat.games import game_named
from elferrat.locale.bundles import sentences
from elferrat.locale.catalogue import _words
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import LANGUAGES, CardText
from elferrat.play.known import read_view
from elferrat.play.positions import parse_json, read_position
from elferrat.play.record import read_record
from elferrat.play.replay import Mismatch, replay
from elferrat.play.saving import cannot, load_text, save_text

MISSING = object()


def position(game: str, changes: dict[str, Any], **deal: Any) -> Callable[[], object]:
    """Reads a dealt position with some fields changed or left out."""
    data = elferrat.deal(game, seed="words", **deal).position()
    data = {k: v for k, v in {**data, **changes}.items() if v is not MISSING}
    return lambda: read_position(data)


def partial(game: str, **fields: Any) -> Callable[[], object]:
    """Reads a partial position made of some fields."""
    return lambda: read_position({"game": game, "partial": True, **fields})


def seen(**fields: Any) -> Callable[[], object]:
    """Reads a partial view made of some fields."""
    return lambda: read_view({"game": "elfern", "partial": True, **fields})


def record(**changes: Any) -> Callable[[], object]:
    """Reads a record with some fields changed."""
    data = elferrat.deal("elfern", seed="words").record().json() | changes
    return lambda: read_record({k: v for k, v in data.items() if v is not MISSING})


def raising(error: Unusable) -> Callable[[], object]:
    """Raises a complaint that this machine cannot be brought to by itself."""

    def fail() -> None:
        raise error

    return fail


def loose_cell() -> object:
    """Reads a complete position in which a card of a hand lies far from its row."""
    data = elferrat.deal("extra", seed="words").position()
    far = next(card for card in data["hands"][0] if card[1:] in ("2", "3", "18", "19"))
    data["hands"][0].remove(far)
    data["table"].append(far)
    return read_position(data)


def five_cards() -> object:
    """Reads a complete position with a stock and five cards in each hand."""
    data = elferrat.deal("elfern", seed="words").position()
    data["won"][0] = [hand.pop() for hand in data["hands"]]
    return read_position(data)


def unknown_start() -> object:
    """Reads a complete position of `any_start` with a card on the table and no start number."""
    table = elferrat.deal("elfer", seed="words", options=ANY)
    table.play(table.legal()[0])
    return read_position({**table.position(), "start": None})


def broken_row() -> object:
    """Reads a complete position with a row that does not hold its 11."""
    table = elferrat.deal("elfer", seed="words")
    table.play(table.legal()[0])
    data = table.position()
    low = next(card for card in data["hands"][0] if card[1:] in ("2", "3", "18", "19"))
    data["hands"][0].remove(low)
    data["table"].append(low)
    return read_position(data)


EXTRA = {"hands": [["R1"], ["Y1"]]}
ANY = {"variant": "any_start"}
TRICK = {"hands": [["AH"], ["KH"]]}
R_LOW = [f"R{number}" for number in range(1, 11)]
ELEVENS = ["R11", "Y11", "G11", "B11"]
EXTRA_HAND = {"hands": [["R15"], ["Y1"]]}
NINES = {"table": [*ELEVENS, "Y9", "B9", "G9", "R9"], "bridges": [0, 0]}
ALMOST_ALL = [f"{c}{n}" for c in "RYGB" for n in range(1, 22) if c != "R" or n > 2]
NO_BLUE = {"without_blue": True}
PRIOR_PLAY = {"exchange_needs_prior_play": True}
LOST = {"bonus_lost_on_exchange": True}
HERE = Path(__file__)

# Key, and what provokes it.
TABLE: list[tuple[str, Callable[[], object]]] = [
    ("bad-json", lambda: parse_json("{")),
    ("bad-utf8", lambda: parse_json(b"\xff\xff")),
    ("deep-json", lambda: parse_json("[" * 100_000)),
    ("doubled-field", lambda: parse_json('{"a": 1, "a": 2}')),
    ("missing-field", lambda: read_position({"game": "elfer"})),
    ("bad-field", partial("elfern", trump="H", **TRICK)),
    ("bad-object", lambda: read_position([])),
    ("bad-list", partial("elfern", hands="AH")),
    ("bad-text", record(players=[1, 2])),
    ("bad-boolean", partial("elfern", over=1, **TRICK)),
    ("bad-whole", partial("elfern", turn=True, **TRICK)),
    ("bad-range", partial("elfern", turn=5, **TRICK)),
    ("bad-value", partial("elfern", options={"scoring": "x"}, **TRICK)),
    ("bad-length", record(players=["Ada"])),
    ("bad-length", partial("extra", bridges=[1], **EXTRA)),
    ("bad-seed", lambda: elferrat.deal("elfern", seed="\ud800")),
    ("bad-game", lambda: game_named("poker")),
    ("bad-option", partial("elfern", options={"trump": "H"}, **TRICK)),
    ("bad-players", lambda: elferrat.deal("extra", players=7)),
    ("bad-players", lambda: elferrat.deal("elfern", players=3)),
    ("without-blue-players", lambda: elferrat.deal("elfer", players=3, options=NO_BLUE)),
    ("bad-seats", partial("elfern", won=[[]], **TRICK)),
    ("doubled-seat", partial("elfern", over=True, winners=[0, 0], **TRICK)),
    ("wrong-turn", partial("elfern", turn=1, **TRICK)),
    ("finish-without-over", partial("elfern", scores=[1, 2], **TRICK)),
    ("bad-card", partial("elfern", hands=[["R12"], ["AH"]])),
    ("bad-card", partial("extra", hands=[[12], ["Y1"]])),
    ("doubled-card", partial("elfern", hands=[["AH"], ["AH"]])),
    ("missing-cards", position("schneider", {"stock": []})),
    ("missing-cards", position("extra", {"stock": []})),
    ("empty-hand", partial("extra", hands=[["R1"], []])),
    ("view-given", partial("elfern", hands=[6, ["AH"]])),
    ("view-other-seat", seen(hands=[1, ["AH"]], leader=0)),
    ("view-stock", seen(hands=[["AH"], 1], stock=["KH", "KC"])),
    ("view-few-cards", seen(hands=[["AH"], 1], stock=40)),
    ("view-many-cards", seen(hands=[["AH"], 1], partial=False)),
    ("start-elsewhere", partial("elfer", start=5, table=["R11"], **EXTRA)),
    ("start-before-card", partial("elfer", start=5, options=ANY, **EXTRA)),
    ("start-missing", unknown_start),
    ("phase-mismatch", partial("elfer", phase="open", table=["R11"], **EXTRA)),
    ("laid-before-opening", partial("elfer", laid=1, hands=[["R11"], ["Y1"]])),
    ("no-eleven-dealt", partial("elfer", **EXTRA)),
    ("wrong-opener", partial("elfer", hands=[["R1"], ["R11"]])),
    ("drawn-impossible", partial("elfer", table=["R11"], drawn=True, **EXTRA)),
    ("row-broken", broken_row),
    ("bad-order", partial("extra", order=["R", "R", "G", "B"], **EXTRA)),
    ("filled-twice", partial("extra", table=[*ELEVENS, "R12", "*R12"], **EXTRA)),
    ("missing-elevens", partial("extra", table=["R11", "Y11"], **EXTRA)),
    ("many-jokers", partial("extra", hands=[["*"] * 5, ["Y1"]])),
    ("bridges-required", partial("extra", bridged=[["Y9", "G9"]], table=NINES["table"], **EXTRA)),
    ("many-bridges", partial("extra", bridges=[4, 4], bridged=[["Y9", "G9"]], **EXTRA)),
    ("bad-bridge", partial("extra", bridged=[["Y9", 9]], **NINES, **EXTRA)),
    ("impossible-bridge", partial("extra", bridged=[["Y9", "B9"]], **NINES, **EXTRA)),
    ("doubled-bridge", partial("extra", bridged=[["Y9", "G9"], ["B9", "G9"]], **NINES, **EXTRA)),
    ("bad-side", partial("extra", bonus=[["R"], []], **EXTRA)),
    ("side-incomplete", partial("extra", bonus=[["R-"], []], **EXTRA)),
    (
        "doubled-side",
        partial("extra", bonus=[["R-", "R-"], []], table=[*ELEVENS, *R_LOW], **EXTRA_HAND),
    ),
    (
        "many-bonuses",
        partial(
            "extra",
            bonus=[[f"{c}{end}" for c in "RYGB" for end in "-+"], []],
            table=[*ALMOST_ALL, "*R1", "*R2"],
            hands=[["R1"], ["R2"]],
        ),
    ),
    ("bad-bonus-joker", partial("extra", bonus_jokers=["R1"], options=LOST, **EXTRA)),
    ("exchanged-without-joker", partial("extra", exchanged=1, **EXTRA)),
    (
        "exchanged-impossible",
        partial("extra", exchanged=1, hands=[["*"], ["R1"]], options=PRIOR_PLAY),
    ),
    ("loose-cells", loose_cell),
    ("long-trick", partial("elfern", trick=["9H", "8H"], **TRICK)),
    ("unequal-hands", partial("elfern", hands=[["AH", "9H"], ["KH"]])),
    ("odd-stock", partial("elfern", stock=["9H"], **TRICK)),
    ("six-cards", five_cards),
    ("bad-format", record(format="elferrat/9")),
    ("other-rules", record(rules=99)),
    ("record-game-differs", record(game="schneider")),
    ("record-options-differ", record(options={"must_head": True})),
    ("cannot-open-missing", lambda: load_text(HERE / "none")),
    ("cannot-open-missing", lambda: load_text(HERE.with_name("none"))),
    ("cannot-open-folder", lambda: load_text(HERE.parent)),
    ("cannot-open-rights", raising(cannot("open", HERE, PermissionError(13, "no")))),
    ("cannot-open-full", raising(cannot("open", HERE, OSError(28, "full")))),
    ("cannot-open-other", raising(cannot("open", HERE, OSError(5, "Input/output error")))),
    ("cannot-save-missing", lambda: save_text(HERE / "none", "")),
    ("cannot-save-folder", lambda: save_text(HERE.parent, "")),
    ("cannot-save-rights", raising(cannot("save", HERE, PermissionError(13, "no")))),
    ("cannot-save-full", raising(cannot("save", HERE, OSError(28, "full")))),
    ("cannot-save-other", raising(cannot("save", HERE, OSError(5, "Input/output error")))),
]  # fmt: skip
SAID_ELSEWHERE = {"replay-illegal", "replay-result-differs"}


def complaint(provoke: Callable[[], object]) -> Unusable:
    """The complaint that a line of the table raises."""
    with pytest.raises(Unusable) as raised:
        provoke()
    return raised.value


def test_every_complaint_is_in_the_table() -> None:
    wanted = {
        re.split(r"\s*=", line)[0]
        for line in (HERE.parents[2] / "src/elferrat/locale/en/input.ftl").read_text().splitlines()
        if re.match(r"[a-z]", line)
    }
    assert {key for key, _ in TABLE} | SAID_ELSEWHERE == wanted


@pytest.mark.parametrize(("key", "provoke"), TABLE, ids=[key for key, _ in TABLE])
def test_it_is_said_in_one_clear_line(key: str, provoke: Callable[[], object]) -> None:
    error = complaint(provoke)
    assert error.message.key == key
    spoken = {lang: error.text(lang) for lang in LANGUAGES}
    assert len(set(spoken.values())) == len(LANGUAGES), "a language was left in English"
    for lang, text in spoken.items():
        check_line(error.message, lang)
        assert "\n" not in text
        assert text.startswith(f"{error.place}: " if error.place else ""), text


def check_line(message: Message, lang: str) -> None:
    """The sentence names its cards and numbers, and Fluent finds nothing wrong with it."""
    words = {name: _words(value, lang, "french") for name, value in message.args.items()}
    text, errors = sentences(lang).say(message.key, words)
    assert not errors, (message, errors)
    assert text.endswith((".", "].")), text
    assert "{" not in text
    assert "  " not in text
    for name, value in message.args.items():
        if isinstance(value, (CardText, tuple)):
            assert str(words[name]) in text, (text, name)


def test_a_record_that_does_not_replay_says_where_and_why() -> None:
    table = elferrat.deal("extra", seed="eleven")
    played = table.record()
    played.moves = ["R1"]
    with pytest.raises(Mismatch) as raised:
        replay(played)
    assert re.match(r"Move 1, R1, is not legal\. \w+: ", str(raised.value))
    assert re.match(r"Zug 1, R1, ist nicht erlaubt\. \w+: ", raised.value.text("de"))
    played.moves = []
    played.result = {"scores": [0, 0], "winners": [0], "reason": "out"}
    with pytest.raises(Mismatch) as raised:
        replay(played)
    assert str(raised.value) == "The game does not end as the record says."
    for lang in LANGUAGES:
        check_line(Message("replay-illegal", {"number": 1, "move": "R1"}), lang)
        check_line(Message("replay-result-differs"), lang)


def test_places_and_remedies_read_well_together() -> None:
    by_key = {key: complaint(provoke).text() for key, provoke in TABLE}
    assert by_key["bad-range"] == "turn: 5 is out of range; a number from 0 to 1 is needed."
    assert by_key["doubled-card"] == (
        "hands[1][0]: ace of hearts is there twice; keep it in one place."
    )
    assert by_key["loose-cells"].startswith("table: These cells hang on no 11 and no bridge: ")
    assert by_key["bad-json"].startswith("line 1, column 2: This is not JSON")
