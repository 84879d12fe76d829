"""The table server: rooms, their store, clocks and seats, HTTP and WebSocket.

Needs the extra `server` (`pip install "elferrat[server]"`); this module itself imports none of it.
"""

from importlib.util import find_spec

from elferrat.locale.message import Unusable

EXTRA = 'pip install "elferrat[server]"'
_NEEDED = ("fastapi", "uvicorn", "sqlalchemy", "alembic", "itsdangerous", "orjson")


def require() -> None:
    """Make sure that the server's packages are installed; raises `Unusable`."""
    for name in _NEEDED:
        if find_spec(name) is None:
            raise Unusable(name, "server-missing", extra=EXTRA)
