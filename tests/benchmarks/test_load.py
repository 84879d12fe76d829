"""The load run tells the truth, on made-up figures and, where Node is, on a tiny run."""

import asyncio
import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import linear_regression
from typing import Any

import pytest
import uvicorn

import elferrat
from benchmarks.load import profiled, report, sizes
from benchmarks.load.clients import Stretch, stretch_of
from benchmarks.load.processes import (
    FILES,
    MEMORY,
    OURS,
    PEER,
    Failed,
    Server,
    held_to_core,
    missing,
    of_ours,
)
from benchmarks.load.sizes import Sizes, sizes_of
from benchmarks.load.workload import PACES, Bench, Line, Profile, Results, Start, Visit, Wanted
from benchmarks.pace import Spread, cores
from benchmarks.startup import environments
from elferrat.server.deciding import create
from elferrat.server.store.facts import FinishedGame, SeatResult, Standing
from elferrat.server.store.store import Store
from elferrat.server.terms import read_terms
from elferrat.server.verdicts import Setting

MB = 1024  # KB

CALM = Stretch(
    seconds=10, moves=20_000, games=2, frames=100_000, bytes=40_000_000, p50=5, p95=9, p99=20,
    most=30, trouble=0, complaints=(), cpu=8.0, clients_cpu=1.0, memory=200 * MB,
)  # fmt: skip
VISIT = Visit(
    tables=500, sockets=2_000, empty=100 * MB, seated=110 * MB, connected=170 * MB, opening=10.0,
    saturated=CALM, paced=dict.fromkeys(PACES, CALM),
)  # fmt: skip


def slower(visit: Visit, times: float) -> Visit:
    return replace(visit, saturated=replace(CALM, seconds=10 * times, cpu=8 * times))


def line(*memory: int) -> Line:
    return Line(1.0, 30.0, tuple(replace(CALM, memory=each) for each in memory))


def results(minutes: float = 20, flat: bool = True) -> Results:
    growth = 0 if flat else 500
    return Results(
        wanted=Wanted(rounds=3, minutes=minutes),
        before=0.5,
        starts=[Start(1.5, 1.2, 99 * MB), Start(1.7, 1.3, 99 * MB)],
        visits={
            OURS.name: [VISIT, slower(VISIT, 2), slower(VISIT, 4)],
            MEMORY.name: [slower(VISIT, 0.5), slower(VISIT, 1), slower(VISIT, 1)],
            FILES.name: [slower(VISIT, 4), slower(VISIT, 8), slower(VISIT, 16)],
        },
        whole_games=CALM,
        sizes=Sizes(games=10, packed=8, file=90_000, kept=16_000),
        line=line(*(200 * MB + growth * n for n in range(20))),
        profile=Profile(20_000, {"frames": 2.0, "views": 6.0}),
    )


# --- figures -------------------------------------------------------------------------------------


def test_a_stretch_is_made_of_what_clients_counted() -> None:
    counted = {
        "seconds": 10, "moves": 20_000, "games": 2, "frames": 100_000, "bytes": 40_000_000,
        "p50": 5, "p95": 9, "p99": 20, "most": 30, "trouble": 0, "complaints": [], "cpu": 1.0,
    }  # fmt: skip
    assert stretch_of(counted, 8.0, 200 * MB) == CALM
    assert (CALM.rate, CALM.rate_of_cpu) == (2_000, 2_500)
    with pytest.raises(Failed, match="refused: no"):
        stretch_of(counted | {"moves": 0, "complaints": ["refused: no"]}, 8.0, 1)


def test_memory_is_told_apart_by_sockets_and_tables() -> None:
    assert VISIT.a_socket == 60 * MB / 2_000
    assert VISIT.a_table == (10 * MB + 30 * MB) / 500


def test_the_slope_is_that_of_the_last_three_quarters() -> None:
    kept = [1_000, 1_040, 1_100, 1_090, 1_130, 1_200, 1_210, 1_300, 1_310]
    minutes = [n / 2 for n in range(9)]  # a sample every 30 s
    wanted = linear_regression(minutes, kept).slope
    assert line(9_000, 9_000, 9_000, *kept).slope == pytest.approx(wanted)
    assert line(*[7] * 20).slope == 0


def test_a_ratio_is_taken_within_the_round() -> None:
    found = results()
    times = report.ratio(
        found.visits[OURS.name], found.visits[FILES.name], lambda visit: visit.saturated.rate
    )
    assert times == Spread(4, 4, 4)


# --- the report ----------------------------------------------------------------------------------


def verdicts(found: Results) -> dict[str, str]:
    rows = report.promise_table(found).splitlines()[2:]
    return {row.split("|")[1].strip(): row.split("|")[-2].strip() for row in rows}


def test_what_falls_short_is_said() -> None:
    judged = verdicts(results())
    assert judged["stored moves a second"] == "**no**"  # the middle round made 1,000
    assert judged["first start to a served page"] == "yes"
    assert judged["moves a second, times boardgame.io, flat files"] == "yes"
    assert judged["moves a second, times boardgame.io, in memory"] == "**no**"
    assert judged["a finished game in the store"] == "yes"
    assert judged["memory of a live table, its sockets apart"] == "**no**"  # 81.92 KB
    assert judged["memory over 20 minutes"] == "yes"


def test_memory_that_grows_is_not_flat_and_a_short_run_is_not_judged() -> None:
    assert verdicts(results(flat=False))["memory over 20 minutes"] == "**no**"
    assert verdicts(results(minutes=2, flat=False))["memory over 2 minutes"] == "not judged"


def test_the_report_has_every_section_and_whole_tables() -> None:
    text = report.report(results())
    assert text.count("\n## ") == 7
    assert "\n| views | 75% | 300 |\n| frames | 25% | 100 |\n| in all | 100% | 400 |" in text
    for name in (OURS.name, MEMORY.name, FILES.name):
        assert text.count(f"\n| {name} |") >= 4 - (name == OURS.name)
    assert "boardgame.io 0." in text
    for each in text.splitlines():
        assert not each.startswith("|") or each.endswith("|")
    assert "Nothing was refused" in text


def test_the_report_without_the_peer_and_with_trouble() -> None:
    found = results()
    ill = replace(CALM, trouble=7, complaints=("closed: 1006",))
    visits = {OURS.name: [replace(VISIT, saturated=ill)]}
    text = report.report(replace(found, visits=visits))
    assert "boardgame.io did not run" in text
    assert f"- {OURS.name}: 7, as closed: 1006" in text


# --- what is read --------------------------------------------------------------------------------


def test_sizes_count_what_is_kept_for_good(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def fill() -> None:
        store = await Store.open(f"sqlite:///{file}")
        terms = read_terms({"game": "elfer", "seats": 4}).json()
        entries = create("BCDFGH", terms, "host", {}, Setting(1, lambda: "secret"))
        table = await store.create("BCDFGH", entries, Standing("playing"))
        seats = tuple(SeatResult(f"P{n}", n == 0, -n, n + 1) for n in range(4))
        for index, last in enumerate((1, 2)):
            game = FinishedGame(table, index, "elfer", {}, 1, 1, 2, last, last, {}, seats)
            await store.finish(game)
        await store.pack(table, 1)
        await store.close()

    asyncio.run(fill())
    found = sizes_of(file)
    assert (found.games, found.packed) == (2, 1)
    assert 0 < found.kept < found.file == file.stat().st_size
    assert found.a_game == found.kept
    assert {"games", "game_players", "chapters"} == set(sizes.KEPT)


def test_a_server_that_ends_says_why(tmp_path: Path) -> None:
    kind = of_ours("ours", "-c", "import sys; sys.exit('no eleven')")
    before = cores()
    with pytest.raises(Failed, match="no eleven"):
        Server(kind, tmp_path, environments(tmp_path)["as set"])
    assert cores() == before
    with held_to_core(0):
        assert len(cores()) == 1
    assert cores() == before


def test_the_lock_of_the_peer_names_versions_and_no_addresses() -> None:
    wanted = json.loads((PEER / "package.json").read_text(encoding="utf-8"))
    text = (PEER / "package-lock.json").read_text(encoding="utf-8")
    locked = json.loads(text)["packages"]
    assert '"resolved"' not in text
    assert not re.search(r"https?://[^\"]*\.tgz", text)
    for name, version in {**wanted["dependencies"], **wanted["overrides"]}.items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert all("integrity" in found for path, found in locked.items() if path)


def test_every_place_of_the_profile_is_there() -> None:
    sources = {
        path: path.read_text(encoding="utf-8")
        for module in (elferrat, uvicorn)
        for path in Path(str(module.__file__)).parent.rglob("*.py")
    }
    for file, functions in chain.from_iterable(profiled.PARTS.values()):
        (source,) = [text for path, text in sources.items() if path.as_posix().endswith(file)]
        for name in functions:
            assert f"def {name}(" in source, (file, name)


def test_time_belongs_to_the_innermost_part() -> None:
    def inside(file: str, function: str, call: Callable[[], str]) -> str:
        space: dict[str, Any] = {"call": call}
        exec(compile(f"def {function}(): return call()", f"/x/{file}", "exec"), space)
        return str(space[function]())

    def look() -> str:
        return profiled.part_of(sys._getframe())

    frames = partial(inside, "server/sight.py", "frame", look)
    assert look() == profiled.REST
    assert frames() == "telling: frames and hashes"
    assert inside("server/live.py", "_after", frames) == "telling: frames and hashes"
    assert inside("server/live.py", "_after", look) == "the table's own: inbox, answers, clocks"
    assert inside("server/sight.py", "missed", look) == profiled.REST


# --- in earnest ----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason="needs Node and its packages: make load")
def test_each_server_is_played_without_trouble(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    wanted = Wanted(tables=3, seconds=3.0, settle=0.5, paces=(0.2,))
    for kind in (OURS, MEMORY, FILES):
        visit = bench.visit(kind, wanted, seed=1)
        assert (visit.tables, visit.sockets) == (3, 12)
        assert visit.opening > 0
        for stretch in (visit.saturated, visit.paced[0.2]):
            assert stretch.moves > 0
            assert not stretch.trouble, stretch.complaints
        # Every seat is told every move, and its mover has an answer besides at ours.
        told = visit.saturated.frames / visit.saturated.moves
        assert told == pytest.approx(5 if kind is OURS else 4, rel=0.1)


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason="needs Node and its packages: make load")
def test_the_profile_tells_where_the_time_goes(tmp_path: Path) -> None:
    found = Bench(tmp_path).profile(Wanted(tables=3, seconds=3.0, settle=0.5))
    assert found.moves > 0
    assert found.seconds.keys() <= {*profiled.PARTS, profiled.REST, profiled.OTHERS}
    assert 0 < found.seconds[profiled.OTHERS] < sum(found.seconds.values()) < 4
