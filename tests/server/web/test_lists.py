"""Lists of tables: which of them end soon, as far as nobody plays there."""

from random import Random
from typing import Any

from elferrat.server import orders
from elferrat.server.clocks import DAY
from elferrat.server.entry import Entry
from elferrat.server.listing import IDLE_DAYS, standing
from elferrat.server.world import milliseconds
from tests.server.living import code
from tests.server.playing import Game
from tests.server.web.clients import Browser
from tests.server.web.running import Running


def rested(server: Running, player: int, days: float, *, plays: bool = False) -> tuple[str, int]:
    """A listed table at which a player sits and for so many days nothing happened; its end."""
    table = Game("elfern", 2, Random(1), bots=[1], listed=True, clock={"kind": "days", "days": 30})
    own = code()
    table.log[0] = Entry(
        1, table.log[0].at, "created", None, table.log[0].body | {"code": own}, None
    )
    table.now = milliseconds() - round(days * DAY)
    table.do(orders.Sit("Ada", "grant0", "recovery0", player=player))
    if plays:
        table.ready()
    facts = standing(table.room, 1_000, table.log)
    server.wait(server.site.store.create(own, table.log, facts))
    return own, table.room.at + IDLE_DAYS * DAY


def test_a_list_tells_when_a_table_ends_in_its_last_days(server: Running, browser: Browser) -> None:
    player = browser.post("/api/players", {"name": "Ada Rests"}).good()["id"]
    soon, end = rested(server, player, IDLE_DAYS - 2.9)
    later, _ = rested(server, player, IDLE_DAYS - 3.1)
    played, _ = rested(server, player, IDLE_DAYS - 2.9, plays=True)
    own: dict[str, Any] = {
        table["code"]: table["ends"]
        for table in browser.get("/api/players/me/tables").good()["tables"]
    }
    assert own == {soon: end, later: None, played: None}
    listed = {table["code"]: table["ends"] for table in browser.get("/api/tables").good()["tables"]}
    assert (listed[soon], listed[later]) == (end, None)
