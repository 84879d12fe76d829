"""Records: read strictly, replayed for ever, verified from the seed."""

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from elferrat.cards.shuffle import Stream
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.play.record import Record, load, read_record
from elferrat.play.replay import Mismatch, replay, verify
from elferrat.play.table import deal, table_from

SECRET = "5f" * 32


def played(seed: str = "records", game: str = "schneider", players: int = 2) -> Record:
    """A finished game."""
    table = deal(game, players=players, seed=seed)
    stream = Stream(seed)
    while not table.over:
        legal = table.legal()
        table.play(legal[stream.below(len(legal))])
    return table.record()


RECORD = played()
LEAST = {name: RECORD.json()[name] for name in ("format", "game", "rules", "start", "moves")}


def test_a_record_has_the_fields_of_the_contract() -> None:
    data = RECORD.json()
    assert list(data) == [
        "format", "game", "rules", "options", "players", "start", "moves", "seed", "result",
        "time", "marks",
    ]  # fmt: skip
    assert (data["format"], data["rules"], data["seed"]) == ("elferrat/1", 1, "records")
    assert set(data["result"]) == {"scores", "winners", "reason"}
    assert "started" in data["time"]


def test_the_least_record_is_enough_to_replay() -> None:
    record = read_record(LEAST)
    assert (record.players, record.seed, record.result) == (["seat 0", "seat 1"], None, None)
    assert (record.options, record.time, record.marks) == ({}, {}, {})
    unfinished = replace(record, moves=record.moves[:5])
    assert replay(unfinished).moves == record.moves[:5]


def test_names_times_and_marks_are_kept(tmp_path: Path) -> None:
    own = {"players": ["Zoë 🂡", ""], "time": {"started": "x"}, "marks": {"note": [1, {"a": None}]}}
    record = read_record({**RECORD.json(), **own})
    record.save(tmp_path / "r.json")
    assert load(tmp_path / "r.json").json() == {**RECORD.json(), **own}


def without(name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda data: {key: value for key, value in data.items() if key != name}


def changed(**fields: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda data: {**data, **fields}


def result(**fields: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda data: {**data, "result": {**data["result"], **fields}}


BAD: list[tuple[Callable[[dict[str, Any]], Any], str, str]] = [
    (lambda data: [data], "", "bad-object"),
    (without("format"), "format", "missing-field"),
    (without("game"), "game", "missing-field"),
    (without("rules"), "rules", "missing-field"),
    (without("start"), "start", "missing-field"),
    (without("moves"), "moves", "missing-field"),
    (changed(bots=[]), "bots", "bad-field"),
    (changed(format="elferrat/2"), "format", "bad-format"),
    (changed(format=1), "format", "bad-format"),
    (changed(game="skat"), "game", "bad-game"),
    (changed(game="elfern"), "start.game", "record-game-differs"),
    (changed(rules=2), "rules", "other-rules"),
    (changed(rules=0), "rules", "bad-range"),
    (changed(rules=True), "rules", "bad-whole"),
    (changed(rules="1"), "rules", "bad-whole"),
    (changed(start=[]), "start", "bad-object"),
    (changed(start={}), "start.game", "missing-field"),
    (changed(start={"game": "schneider", "hands": [[], []]}), "start.hands[0]", "empty-hand"),
    (changed(options=[]), "options", "bad-object"),
    (changed(options={"beat": "any_suit"}), "options", "record-options-differ"),
    (changed(players="AB"), "players", "bad-list"),
    (changed(players=["Ada"]), "players", "bad-length"),
    (changed(players=["Ada", 2]), "players[1]", "bad-text"),
    (changed(moves={}), "moves", "bad-list"),
    (changed(moves=["AH", None]), "moves[1]", "bad-text"),
    (changed(seed=7), "seed", "bad-text"),
    (changed(result=[]), "result", "bad-object"),
    (changed(result={}), "result.scores", "missing-field"),
    (result(note=1), "result.note", "bad-field"),
    (result(scores=[1]), "result.scores", "bad-length"),
    (result(scores=[1, 2.0]), "result.scores[1]", "bad-whole"),
    (result(winners=0), "result.winners", "bad-list"),
    (result(winners=[2]), "result.winners[0]", "bad-range"),
    (result(winners=[0, 0]), "result.winners", "doubled-seat"),
    (result(reason="out"), "result.reason", "bad-value"),
    (result(reason=["played"]), "result.reason", "bad-value"),
    (changed(time="now"), "time", "bad-object"),
    (changed(marks=[]), "marks", "bad-object"),
]


@pytest.mark.parametrize(("change", "place", "key"), BAD, ids=[f"{p}-{k}" for _, p, k in BAD])
def test_what_is_wrong_in_a_record_is_named_with_its_place(
    change: Callable[[dict[str, Any]], Any], place: str, key: str
) -> None:
    with pytest.raises(Unusable) as caught:
        read_record(change(RECORD.json()))
    assert (caught.value.place, caught.value.message.key) == (place, key)
    for lang in LANGUAGES:
        assert key not in caught.value.text(lang)
        assert "\n" not in caught.value.text(lang)


def test_a_bad_file_is_named_with_the_place_in_it(tmp_path: Path) -> None:
    def complaint(text: str) -> str:
        (tmp_path / "r.json").write_text(text, encoding="utf-8")
        with pytest.raises(Unusable) as caught:
            load(tmp_path / "r.json")
        return caught.value.place

    file = str(tmp_path / "r.json")
    assert complaint("[]") == file
    assert complaint("{") == f"{file}: line 1, column 2"
    assert complaint(json.dumps({**LEAST, "moves": 1})) == f"{file}: moves"
    with pytest.raises(Unusable) as caught:
        load(tmp_path / "none.json")
    assert caught.value.place == str(tmp_path / "none.json")
    assert caught.value.message.key == "cannot-open-missing"


def test_a_move_that_is_not_legal_stops_the_replay() -> None:
    moves = [RECORD.moves[0], "R1", *RECORD.moves[2:]]
    with pytest.raises(Mismatch) as caught:
        replay(replace(RECORD, moves=moves))
    assert caught.value.index == 1
    for lang in LANGUAGES:
        sentence = caught.value.text(lang)
        assert "R1" in sentence
        assert "2" in sentence
        assert "text" in sentence
    assert str(caught.value) == caught.value.text("en")


def test_another_result_stops_the_replay() -> None:
    assert RECORD.result is not None
    scores = RECORD.result["scores"]
    with pytest.raises(Mismatch) as caught:
        replay(replace(RECORD, result={**RECORD.result, "scores": [scores[0] + 1, scores[1]]}))
    assert caught.value.index is None
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_an_unusable_start_stops_the_replay() -> None:
    with pytest.raises(Unusable) as caught:
        replay(replace(RECORD, start={"game": "schneider", "hands": [["AH"], [7]]}))
    assert caught.value.place.startswith("start.hands")


# --- verification -------------------------------------------------------------------------------


def server_record(texts: str, players: int = 2, game: str = "schneider") -> Record:
    """A record as a server table makes it: the seed is the secret and a text from each seat."""
    record = played(f"{SECRET}{texts}", game, players)
    return replace(record, marks={"commitment": sha256(SECRET.encode()).hexdigest()})


def test_a_server_record_keeps_commitment_shuffle_and_play() -> None:
    for record in (server_record(":a:b"), server_record(":::", 3, "extra")):
        found = verify(record)
        assert (found.commitment, found.shuffle, found.play) == (True, True, True)
        assert found.holds


def test_without_a_commitment_there_is_none_to_keep() -> None:
    found = verify(RECORD)
    assert (found.commitment, found.shuffle, found.play, found.holds) == (None, True, True, True)


def test_the_commitment_shown_before_counts_more_than_the_record() -> None:
    record = server_record(":a:b")
    assert verify(record, sha256(SECRET.encode()).hexdigest().upper()).commitment is True
    found = verify(record, sha256(b"another").hexdigest())
    assert (found.commitment, found.holds) == (False, False)
    assert verify(replace(record, marks={}), "0" * 64).commitment is False


@pytest.mark.parametrize("promised", ["", 5, [], {"sha256": "x"}, None, True])
def test_a_commitment_that_is_none_is_not_kept(promised: Any) -> None:
    found = verify(replace(server_record(":a:b"), marks={"commitment": promised}))
    assert found.commitment is (None if promised is None else False)


@pytest.mark.parametrize("texts", ["", ":a", ":a:b:c", f":a:{'x' * 65}", ":a:b\n", ":a:\x7f"])
def test_a_seed_without_one_text_from_each_seat_is_not_kept(texts: str) -> None:
    """Otherwise the server could try texts of its own until the deal pleases it."""
    found = verify(server_record(texts))
    assert (found.commitment, found.shuffle, found.holds) == (False, True, False)


def test_texts_of_64_characters_are_still_kept() -> None:
    assert verify(server_record(f":{'x' * 64}:{'ü' * 64}")).holds


def test_a_promise_without_a_seed_is_not_kept() -> None:
    record = replace(server_record(":a:b"), seed=None)
    found = verify(record)
    assert (found.commitment, found.shuffle, found.holds) == (False, None, False)


@pytest.mark.parametrize("seed", ["another", "", "\ud800", f"{SECRET}:a:\udfff"])
def test_a_seed_that_deals_something_else_is_found_out(seed: str) -> None:
    found = verify(replace(server_record(":a:b"), seed=seed))
    assert (found.shuffle, found.play, found.holds) == (False, True, False)


def test_a_game_that_does_not_replay_is_found_out() -> None:
    found = verify(replace(RECORD, moves=RECORD.moves[:-1]))
    assert (found.shuffle, found.play, found.holds) == (True, False, False)
    assert found.play_error is not None
    assert found.play_error.index is None


def test_a_start_in_the_middle_of_a_game_is_no_deal() -> None:
    table = deal("extra", players=3, seed="middle")
    table.play("draw")
    record = replace(table_from(table.position()).record(), seed="middle")
    assert verify(record).shuffle is False


@pytest.mark.parametrize(("game", "players"), [("elfer", 5), ("extra", 4), ("elfern", 2)])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealer_is_found_from_the_start(game: str, players: int, dealer: int) -> None:
    record = deal(game, players=players, seed="dealer", dealer=dealer).record()
    assert verify(record).shuffle is True
