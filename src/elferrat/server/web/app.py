"""The app: every route, its errors, and the gate in front."""

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

import elferrat
from elferrat.server.web import players_api, records_api, reviews_api, server_api, tables_api
from elferrat.server.web.client import routes as client
from elferrat.server.web.complaints import answer_to, handle
from elferrat.server.web.security import Gate
from elferrat.server.web.site import Site
from elferrat.server.web.socket import TableSocket


def routes() -> FastAPI:
    """All routes, without a site behind them."""
    app = FastAPI(
        title="Elferrat",
        version=elferrat.__version__,
        description="The table server of the card games of eleven.",
        # Its pages of documentation would load from other hosts.
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        telemetry={
            "tracing": False,
            "metrics": False,
            "logs": False,
            "operation_spans": False,
            "auto_configure": False,
        },
    )
    for router in (
        tables_api.router, players_api.router, records_api.router, reviews_api.router,
        server_api.router, client.router,
    ):  # fmt: skip
        app.include_router(router)
    app.router.default = client.otherwise(app.router.default)
    handle(app)
    return app


def app_of(site: Site) -> ASGIApp:
    """The app of a site, as Uvicorn serves it."""
    app = routes()
    app.state.site = site
    # Sockets go past the layers of FastAPI: each would cost something for every frame.
    sockets = WebSocketRoute("/api/tables/{code}/socket", TableSocket(site))

    async def otherwise(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        await receive()  # websocket.connect
        await answer_to(HTTPException(404), HTTPConnection(scope))(scope, receive, send)

    return Gate(Router([sockets], default=otherwise), site)
