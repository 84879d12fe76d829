"""Players who keep a name: their own pages, what anybody may see of them, rankings."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from elferrat.games import NAMES, game_named
from elferrat.server.ratings import rating_json
from elferrat.server.store.facts import Player
from elferrat.server.web.complaints import NotFound, Unknown, json_answer
from elferrat.server.web.credentials import PLAYER_COOKIE, is_secure, keep_cookie, player_of
from elferrat.server.web.languages import language_of
from elferrat.server.web.limiting import limited
from elferrat.server.web.lists import PAGE, game_list, table_list
from elferrat.server.web.shapes import (
    ChangePlayer,
    GameList,
    NewPlayer,
    PlayerKept,
    PlayerShown,
    Ranking,
    RecoverPlayer,
    TableList,
)
from elferrat.server.web.site import Site
from elferrat.server.web.tables_api import COMPLAINTS, Before, TheSite

RANKED = 100
COOKIE_PATH = "/api"

router = APIRouter(prefix="/api", tags=["players"], responses=COMPLAINTS)


async def _me(request: Request, site: TheSite) -> Player:
    player = await player_of(request, site)
    if player is None:
        raise Unknown("", "web-no-player")
    return player


Me = Annotated[Player, Depends(_me)]


@router.post(
    "/players", status_code=201, response_model=PlayerKept, dependencies=[limited("players")]
)
async def keep_name(request: Request, wanted: NewPlayer, site: TheSite) -> Response:
    """Keep a name; the recovery code is the only way back to it, and is shown this once."""
    player, code = await site.people.keep(wanted.name, language_of(request))
    return _kept(request, site, player, code, 201)


@router.post("/players/recovery", response_model=PlayerKept, dependencies=[limited("recovery")])
async def recover_name(request: Request, wanted: RecoverPlayer, site: TheSite) -> Response:
    """Come back to a name by its recovery code."""
    player = await site.people.recover(wanted.recovery)
    return _kept(request, site, player, None, 200)


@router.get("/players/me", response_model=PlayerShown)
async def see_myself(me: Me, site: TheSite) -> Response:
    """What is shown of who asks."""
    return json_answer(await _shown(site, me))


@router.patch("/players/me", response_model=PlayerKept, dependencies=[limited("players")])
async def change_myself(request: Request, wanted: ChangePlayer, me: Me, site: TheSite) -> Response:
    """Another name, or another recovery code; the latter ends every token made before."""
    player, code = me, None
    if wanted.name is not None:
        player = await site.people.rename(player.id, wanted.name)
    if wanted.renew:
        player, code = await site.people.renew(player.id)
    return _kept(request, site, player, code, 200)


@router.delete("/players/me", status_code=204)
async def forget_myself(me: Me, site: TheSite) -> Response:
    """Remove everything that is known of who asks; finished games stay, without the name."""
    await site.people.forget(me.id)
    answer = Response(status_code=204)
    answer.delete_cookie(PLAYER_COOKIE, COOKIE_PATH, httponly=True, samesite="lax")
    return answer


@router.get(
    "/players/me/export",
    responses={200: {"description": "everything, as JSON"}},
    dependencies=[limited("players")],
)
async def export_myself(me: Me, site: TheSite) -> Response:
    """All that is kept about who asks, to take away."""
    name = {"content-disposition": 'attachment; filename="elferrat-player.json"'}
    return json_answer(await site.people.export(me.id), headers=name)


@router.get("/players/me/games", response_model=GameList)
async def my_games(me: Me, site: TheSite, before: Before = None) -> Response:
    """Finished games of who asks, newest first."""
    return json_answer(game_list(await site.store.games_of(me.id, before, PAGE)))


@router.get("/players/me/tables", response_model=TableList)
async def my_tables(me: Me, site: TheSite) -> Response:
    """Tables at which who asks sits and that are not closed."""
    found = await site.store.tables_of(me.id)
    return json_answer(table_list(found, site.world.now()) | {"before": None})


@router.get("/players/{number:int}", response_model=PlayerShown)
async def see_player(number: Annotated[int, Path(ge=1, le=2**53)], site: TheSite) -> Response:
    """What anybody may know of a player: name, figures, ratings."""
    player = await site.store.player(number)
    if player is None:
        raise NotFound("", "player-unknown")
    return json_answer(await _shown(site, player))


@router.get("/ranking", response_model=Ranking)
async def ranking(
    site: TheSite,
    game: Annotated[str, Query(json_schema_extra={"enum": list(NAMES)})],
) -> Response:
    """The best players of a game."""
    name = game_named(game).name
    lines = [
        {"player": line.player, "name": line.name, "rating": rating_json(line.rating)}
        for line in await site.store.ranking(name, RANKED)
    ]
    return json_answer({"game": name, "players": lines})


async def _shown(site: Site, player: Player) -> dict[str, Any]:
    figures = await site.people.statistics(player.id)
    ratings = await site.store.ratings(player.id)
    return {
        "id": player.id,
        "name": player.name,
        "statistics": {game: results.json() for game, results in figures.items()},
        "ratings": {game: rating_json(rating) for game, rating in ratings.items()},
    }


def _kept(request: Request, site: Site, player: Player, code: str | None, status: int) -> Response:
    token = site.people.token(player)
    kept = {"id": player.id, "name": player.name, "player_token": token, "recovery": code}
    answer = json_answer(kept, status)
    keep_cookie(answer, PLAYER_COOKIE, token, COOKIE_PATH, is_secure(request, site))
    return answer
