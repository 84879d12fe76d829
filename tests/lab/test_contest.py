"""Contests: the same deals in every seating, cut into shards, and nothing but the plan decides."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from elferrat.bots import LEVELS, Bot, Budget, Choice, bot
from elferrat.bots.thumb import ThumbBot
from elferrat.lab.checkpoint import load
from elferrat.lab.contest import Contest, contest
from elferrat.lab.plan import Plan
from elferrat.lab.run import resumed, started
from elferrat.lab.sequential import Hypotheses
from elferrat.lab.tally import Tally
from elferrat.locale.message import Unusable
from elferrat.play.evidence import Evidence
from elferrat.play.table import deal
from elferrat.play.view import View

ELFERN = contest("elfern", {}, ["thumb", "random"], None, "x", 16)
TABLE = contest("elfer", {}, ["thumb", "random"], 3, "x", 10, at_most=3)


def counted(tally: Tally) -> dict[str, Any]:
    """All that does not depend on the machine."""
    return {name: value for name, value in tally.json().items() if name != "times"}


def whole(work: Contest, workers: int = 1, out: Path | None = None) -> dict[str, Any]:
    with started(work, out) as run:
        run.play(threads=workers)
    return counted(run.state.totals)


@pytest.mark.parametrize("work", [ELFERN, TABLE], ids=["elfern", "elfer"])
def test_what_comes_out_does_not_depend_on_the_workers(work: Contest) -> None:
    alone = whole(work)
    assert alone["deals"] == work.deals
    assert alone["games"] == work.games
    assert whole(work, 2) == alone
    assert whole(replace(work, seed="y")) != alone


@pytest.mark.parametrize("work", [ELFERN, TABLE], ids=["elfern", "elfer"])
def test_shards_are_whole_deals_and_cover_all(work: Contest) -> None:
    due = 0
    for first, end in work.shards():
        assert first == due < end
        assert work.start_of(work.deal_of(first)) == first
        due = end
    assert due == work.games
    cut = list(work.shards())
    assert list(work.shards(cut[3][0])) == cut[3:]


def test_the_games_of_a_deal_are_those_of_elferrat_deal() -> None:
    """Deal d is that of SEED:d, and seat s thinks by SEED:d:s, whoever sits there."""
    for number in range(3):
        for seating in ELFERN.seatings_of(number):
            table = deal("elfern", seed=f"x:{number}")
            seats = [bot(name, seed=f"x:{number}:{seat}") for seat, name in enumerate(seating)]
            while not table.over:
                table.play(seats[table.turn].choose(table.view(table.turn)).move)
            assert table.outcome is not None
            assert table.outcome.game_points is not None
            row = ELFERN.row(number, seating, ELFERN.no_totals())
            assert row[0] == len(table.moves)
            assert row[3:5] == list(table.outcome.scores)
            assert row[-2:] == list(table.outcome.game_points)
            assert len(row) == ELFERN.width


class Remembering(ThumbBot):
    """Plays as thumb does, and keeps what it was told."""

    remembers = True
    told: list[int | None]

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        self.told.append(None if evidence is None else evidence.moves)
        return super().choose(view, budget, evidence)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """How many moves the evidence had followed at each decision of a bot named `remembering`."""
    Remembering.told = []
    monkeypatch.setitem(LEVELS, "remembering", lambda seed: Remembering())
    return Remembering.told


def test_who_remembers_is_given_the_evidence_of_all_moves(told: list[int | None]) -> None:
    work = contest("elfern", {}, ["remembering", "random"], None, "x", 1)
    work.row(0, ("remembering", "remembering"), work.no_totals())
    assert told == list(range(32))
    without: list[bool] = []

    class Curious(Bot):
        name = "curious"

        def choose(
            self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
        ) -> Choice:
            without.append(evidence is None)
            return ThumbBot().choose(view)

    LEVELS["remembering"] = lambda seed: Curious()
    work.row(0, ("remembering", "remembering"), work.no_totals())
    assert without == [True] * 32


def test_decisions_are_timed_by_bot_and_forced_moves_are_none() -> None:
    tally = ELFERN.play(0, ELFERN.start_of(2)).totals
    for times in tally.times.values():
        assert 0 < times.classes.total() < 2 * 32
        found = times.milliseconds()
        assert found is not None
        assert found["mean"] > 0
        assert found["most"] > 0


def test_rows_are_what_the_tally_counts(tmp_path: Path) -> None:
    with started(TABLE, tmp_path / "games.parquet") as run:
        run.play(threads=1)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == TABLE.games
    assert [row["game"] for row in rows] == list(range(TABLE.games))
    again = TABLE.no_totals()
    for number in range(TABLE.deals):
        seatings = TABLE.seatings_of(number)
        ours = rows[TABLE.start_of(number) : TABLE.start_of(number + 1)]
        games = []
        for seating, row in zip(seatings, ours, strict=True):
            assert row["deal"] == number
            assert tuple(row[f"bot_{seat}"] for seat in range(3)) == seating
            scores = [row[f"score_{seat}"] for seat in range(3)]
            games.append((seating, [0, 0, 0, *scores, *(row[f"won_{seat}"] for seat in range(3))]))
        again.add(games)
    expected = run.state.totals.json()
    for name in ("bots", "together", "games", "deals"):
        assert again.json()[name] == expected[name]


def test_a_shard_gives_its_rows_only_if_asked() -> None:
    (rows,) = TABLE.play(0, TABLE.start_of(2), keep_rows=True).rows
    assert rows.shape == (TABLE.start_of(2), TABLE.width)
    assert rows.dtype == np.int32
    assert TABLE.play(0, TABLE.start_of(2)).rows == []


@pytest.mark.parametrize("kind", [".parquet", None])
def test_interrupted_and_resumed_is_as_if_nothing_had_been(
    tmp_path: Path, kind: str | None
) -> None:
    expected = whole(TABLE, out=tmp_path / f"whole{kind}" if kind else None)
    out = tmp_path / f"parts{kind}" if kind else None
    path = tmp_path / "night.json"
    with started(TABLE, out, path) as run:
        run.play(lambda done: False, threads=1)
    assert 0 < run.state.done < TABLE.games
    assert load(path, Contest).plan == TABLE
    for workers in (2, 1):
        with resumed(path, Contest) as run:
            run.play(lambda done: False, threads=workers)
    with resumed(path, Contest) as run:
        run.play(threads=1)
    assert counted(run.state.totals) == expected
    assert load(path, Contest).finished
    if out is not None:
        assert out.read_bytes() == (tmp_path / f"whole{kind}").read_bytes()


EASY = replace(ELFERN, deals=400, stop=True, hypotheses=Hypotheses(50, 80))


def test_it_stops_when_decided_and_after_the_same_deal_for_any_number_of_workers(
    tmp_path: Path,
) -> None:
    path, out = tmp_path / "night.json", tmp_path / "games.csv"
    alone = whole(EASY)
    ((decision, after),) = [found["decision"] for found in alone["pairs"]]
    assert decision == "h1"
    assert after == alone["deals"] < EASY.deals
    assert whole(EASY, 2) == alone
    assert whole(replace(EASY, stop=False, deals=20))["deals"] == 20
    # Its rows are in their place, and it does not begin again.
    with started(EASY, out, path) as run:
        run.play(threads=1)
    assert len(out.read_text().splitlines()) == 1 + alone["games"]
    with resumed(path, Contest) as run:
        run.play(threads=1)
    assert counted(run.state.totals) == alone


def test_stopped_while_interrupted_it_comes_to_the_same(tmp_path: Path) -> None:
    path = tmp_path / "night.json"
    with started(EASY, None, path) as run:
        run.play(lambda done: False, threads=1)
    with resumed(path, Contest) as run:
        run.play(threads=2)
    assert counted(run.state.totals) == whole(EASY)


def test_checkpoints_of_other_works_are_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "night.json"
    with started(ELFERN, None, path) as run:
        run.play(lambda done: False, threads=1)
    with pytest.raises(Unusable) as refused:
        load(path, Plan)
    assert refused.value.message.key == "simulate-no-checkpoint"


@pytest.mark.parametrize(("bots", "players", "seats"), [
    (["thumb", "random"], None, 2),
    (["thumb", "random", "random"], None, 3),
    (["thumb", "random"], 5, 5),
])  # fmt: skip
def test_bots_find_their_seats(bots: list[str], players: int | None, seats: int) -> None:
    assert contest("elfer", {}, bots, players, "", 1).players == seats


def test_more_bots_than_seats_all_meet_each_other(told: list[int | None]) -> None:
    work = contest("elfern", {}, ["thumb", "random", "remembering"], None, "", 1)
    assert work.players == 2
    assert {frozenset(seating) for seating in work.seatings_of(0)} == {
        frozenset(pair) for pair in combinations(work.bots, 2)
    }


@pytest.mark.parametrize(
    ("game", "bots", "players", "more", "place"),
    [
        ("whist", ["thumb", "random"], None, {}, "GAME"),
        ("elfern", ["thumb", "random"], 3, {}, "--players"),
        ("elfer", ["thumb", "genius"], None, {}, "--bots"),
        ("elfer", ["thumb"], None, {}, "--bots"),
        ("elfer", ["thumb", "thumb"], None, {}, "--bots"),
        ("elfer", ["thumb", "thumb", "random"], 4, {}, "--bots"),
        ("elfern", ["thumb", "thumb", "random"], None, {}, "--bots"),
        ("elfer", ["thumb", "random"], None, {"deals": 0}, "--deals"),
        ("elfer", ["thumb", "random"], None, {"seed": "\udcff"}, "--seed"),
        ("elfer", ["thumb", "random"], None, {"at_most": 0}, "--seatings"),
        ("elfer", ["thumb", "random"], None, {"hypotheses": Hypotheses(55, 55)}, "--h1"),
    ],
)
def test_impossible_contests(
    game: str, bots: list[str], players: int | None, more: dict[str, Any], place: str
) -> None:
    given: dict[str, Any] = {"seed": "", "deals": 1} | more
    with pytest.raises(Unusable) as refused:
        contest(game, {}, bots, players, **given)
    assert refused.value.place == place


def test_the_fingerprint_is_of_everything_that_is_played() -> None:
    others = [
        replace(ELFERN, options={"must_head": True}),
        replace(ELFERN, bots=("random", "thumb")),
        replace(ELFERN, seed="y"),
        replace(ELFERN, deals=17),
        replace(ELFERN, at_most=1),
        replace(ELFERN, stop=True),
        replace(ELFERN, hypotheses=Hypotheses(40, 55)),
        replace(TABLE, players=2),
        TABLE,
    ]
    assert len({each.fingerprint() for each in [ELFERN, *others]}) == 10
    assert Contest.read(ELFERN.json()) == ELFERN


def test_before_anything_is_timed_every_bot_plays_in_a_hurry(
    monkeypatch: pytest.MonkeyPatch, told: list[int | None]
) -> None:
    monkeypatch.setattr("elferrat.lab.contest._warm", set())
    work = contest("elfern", {}, ["random", "remembering"], None, "warm", 1)
    work.warm_up()
    assert told == list(range(32))
    work.warm_up()
    assert len(told) == 32
    tally = work.play(0, work.games).totals
    assert len(told) == 2 * 32
    assert tally.times["remembering"].classes.total() <= 32


def test_a_bot_that_cannot_play_here_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Needy(Bot):
        name = "needy"

        def choose(
            self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
        ) -> Choice:
            raise Unusable("", "simulate-needs-lab", extra="elferrat[twin]")

    monkeypatch.setitem(LEVELS, "needy", lambda seed: Needy())
    with pytest.raises(Unusable):
        contest("elfern", {}, ["thumb", "needy"], None, "x", 1).warm_up()
