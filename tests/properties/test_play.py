"""Laws for any options, any players and any way to choose, as Hypothesis thinks of them."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from elferrat.games import all_games, game_named
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable
from elferrat.play.determinisation import fill, redeal
from elferrat.play.positions import parse_json, read_position
from elferrat.play.record import load, read_record
from elferrat.play.referee import MoveError, UnreadableMove, step
from elferrat.play.replay import replay, verify
from elferrat.play.table import Table, deal
from fuzz import seeds
from fuzz.fuzz_position import one_input, says
from fuzz.mutate import mutated

GAMES = list(all_games())
SEEDS = st.text(max_size=12)
LONGEST = 3000  # far past the longest game


@st.composite
def deals(draw: st.DrawFn) -> Table:
    """A table of any game with any options and players."""
    game = draw(st.sampled_from(GAMES))
    options = {
        option.name: draw(st.sampled_from(option.values), label=option.name)
        for option in game.options
    }
    players = draw(st.sampled_from(game.players))
    assume(not options.get("without_blue") or players == 2)
    dealer = draw(st.integers(0, players - 1))
    return deal(game.name, players=players, seed=draw(SEEDS), dealer=dealer, options=options)


Chooser = Callable[[list[str], Random], str]
# Ways to play that lead to different corners: empty piles, full hands, long turns, quick ends.
CHOOSERS: dict[str, Chooser] = {
    "any": lambda legal, rng: rng.choice(legal),
    "first": lambda legal, rng: legal[0],
    "last": lambda legal, rng: legal[-1],
    "draws": lambda legal, rng: "draw" if "draw" in legal else rng.choice(legal),
    "ends": lambda legal, rng: "end" if "end" in legal else rng.choice(legal),
    "lays": lambda legal, rng: rng.choice([m for m in legal if m not in ("draw", "end")] or legal),
    "jokers": lambda legal, rng: rng.choice([m for m in legal if "*" in m or "=" in m] or legal),
    "bridges": lambda legal, rng: rng.choice([m for m in legal if ">" in m] or legal),
}


@given(deals(), st.sampled_from(sorted(CHOOSERS)), st.randoms(use_true_random=False))
def test_every_way_to_play_comes_to_an_end_that_replays(
    table: Table, way: str, rng: Random
) -> None:
    start = json.dumps(table.position())
    while not table.over:
        assert len(table.moves) < LONGEST
        table.play(CHOOSERS[way](table.legal(), rng))
    record = read_record(parse_json(json.dumps(table.record().json())))
    assert json.dumps(replay(record).position()) == json.dumps(table.position())
    assert verify(record).holds
    while table.moves:
        table.undo()
    assert json.dumps(table.position()) == start


@st.composite
def moments(draw: st.DrawFn) -> AnyPosition:
    """Any position that a game can come to, running or finished."""
    table = draw(deals())
    rng = draw(st.randoms(use_true_random=False))
    way = CHOOSERS[draw(st.sampled_from(sorted(CHOOSERS)))]
    for _ in range(draw(st.integers(0, 120))):
        if table.over:
            break
        table.play(way(table.legal(), rng))
    return read_position(table.position())


@given(moments(), st.randoms(use_true_random=False))
def test_what_is_refused_is_exactly_what_is_not_legal(p: AnyPosition, rng: Random) -> None:
    legal = p.game.legal(p)
    for move in rng.sample(range(len(p.game.moves)), min(25, len(p.game.moves))):
        assert (p.game.refuse(p, move) is None) == (move in legal)


@given(moments(), st.randoms(use_true_random=False))
def test_another_world_looks_the_same(p: AnyPosition, rng: Random) -> None:
    seats = p.game.seats(p.state)
    viewer = rng.choice([None, *range(seats)])
    seen = p.game.view(p, viewer)
    for world in (redeal(p, viewer, rng), fill(seen, rng)):
        assert json.dumps(world.game.view(world, viewer)) == json.dumps(seen)


@given(moments())
def test_positions_round_trip(p: AnyPosition) -> None:
    written = p.game.write(p)
    again = read_position(parse_json(json.dumps(written)))
    assert (again.state, again.options, again.outcome) == (p.state, p.options, p.outcome)
    assert json.dumps(again.game.write(again)) == json.dumps(written)


# --- bad input ----------------------------------------------------------------------------------


def complaint(reader: Callable[[Any], Any], value: Any) -> str | None:
    """The sentence with which a reader refuses a value; None if it takes it."""
    try:
        reader(value)
    except Unusable as error:
        return str(error)
    return None


@given(moments(), st.randoms(use_true_random=False))
def test_a_changed_position_means_what_it_says_or_is_unusable(p: AnyPosition, rng: Random) -> None:
    changed = mutated(p.game.write(p), rng)
    one_input(json.dumps(changed).encode())
    refused = complaint(read_position, changed)
    assert refused != ""
    if refused is None:
        assert says(read_position(changed), changed)


@given(st.sampled_from(seeds.records()), st.randoms(use_true_random=False))
def test_a_changed_record_means_what_it_says_or_is_unusable(
    data: dict[str, Any], rng: Random
) -> None:
    changed = mutated(data, rng)
    refused = complaint(read_record, changed)
    assert refused != ""
    if refused is None:
        record = read_record(changed)
        for name in ("game", "rules", "start", "moves", "seed", "time", "marks", "players"):
            if name in changed:
                assert json.dumps(getattr(record, name)) == json.dumps(changed[name])
        verify(record)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


@given(JSON)
def test_any_json_is_a_position_and_a_record_or_unusable(value: Any) -> None:
    for reader in (read_position, read_record):
        with pytest.raises(Unusable):
            reader(value)


@given(st.binary(max_size=80) | st.text(max_size=80))
def test_any_bytes_are_json_or_unusable(data: bytes | str) -> None:
    if complaint(parse_json, data) is None:
        json.dumps(parse_json(data), allow_nan=False, ensure_ascii=False).encode()


CHARACTERS = "RYGBCSHD0123456789TJQKA*=>- drawendpas\n"


@given(
    st.sampled_from([game.name for game in GAMES]),
    st.text(max_size=12) | st.text(CHARACTERS, max_size=9),
)
def test_any_text_is_a_move_or_unreadable(name: str, text: str) -> None:
    game = game_named(name)
    move = game.parse(text)
    if move is not None and move < len(game.moves):
        assert game.text(move) == text
    p = game.deal(game.read_options({}), 2, "text")
    if text in game.legal_texts(p):
        step(p, text)
        return
    with pytest.raises(MoveError) as caught:
        step(p, text)
    assert isinstance(caught.value, UnreadableMove) == (move is None)
    assert caught.value.move == text


@settings(max_examples=20)
@given(st.lists(st.text(max_size=30), min_size=2, max_size=2), st.dictionaries(st.text(), JSON))
def test_names_and_marks_are_saved_as_they_are(
    tmp_path_factory: pytest.TempPathFactory, names: list[str], marks: dict[str, Any]
) -> None:
    marks = json.loads(json.dumps(marks).replace("NaN", "0").replace("Infinity", "0"))
    record = deal("elfern", seed="names", names=names).record()
    record.marks = marks
    path = tmp_path_factory.mktemp("names") / "r.json"
    record.save(path)
    assert load(path) == record
