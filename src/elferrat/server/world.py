"""What every live table of a process shares: store, bots, broker, numbers, time and secrets."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from elferrat.server.broker import Alone, Broker
from elferrat.server.logs import fail
from elferrat.server.metrics import Metrics
from elferrat.server.store.store import Store
from elferrat.server.workers import Workers


def milliseconds() -> int:
    """Now, in milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


def fresh_secret() -> str:
    """256 bits in hex: the secret of one game (contract 4)."""
    return secrets.token_hex(32)


@dataclass(frozen=True, slots=True)
class World:
    """The surroundings of the live tables; `grace` in ms, `bot_seconds` for one answer.

    `build` names the browser client that this server gives out, "" if it is not built.
    """

    store: Store
    workers: Workers
    broker: Broker
    metrics: Metrics = field(default_factory=Metrics)
    grace: int = 120_000
    bot_seconds: float = 2.0
    build: str = ""
    now: Callable[[], int] = milliseconds
    secret: Callable[[], str] = fresh_secret

    @property
    def alone(self) -> bool:
        """Whether no other process serves the same tables."""
        return isinstance(self.broker, Alone)

    def failed(self, code: str, error: BaseException) -> None:
        """Something went wrong at a table that goes on."""
        fail("table_failed", error, table=code)
