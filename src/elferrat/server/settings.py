"""How a table server runs: what its host may set, checked before anything starts."""

from dataclasses import dataclass
from ipaddress import ip_network
from urllib.parse import urlsplit

from elferrat.locale.message import Unusable

MOST_BOT_PROCESSES = 64


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a host may set.

    `database` and `broker` are URLs; without a broker one process serves alone. `port` 0 takes
    any that is free. `bot_processes` bots think at once, each for at most `bot_seconds`. After
    `grace` seconds without a connection or a command a seat is played by the autopilot. `proxies`
    are the addresses or networks, with commas between, whose X-Forwarded-For and -Proto are
    believed. `public` is the address that people use, as `https://cards.example`, where it is
    another than `host` and `port`. `open_metrics` shows /metrics to everybody. `unlimited` lifts
    the limits by address, for tests and load runs.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 1111
    broker: str | None = None
    bot_processes: int = 1
    bot_seconds: float = 2.0
    grace: float = 120.0
    proxies: str = ""
    public: str = ""
    open_metrics: bool = False
    unlimited: bool = False

    def check(self) -> None:
        """Make sure that the values can be used.

        Raises:
            Unusable: one cannot; the place is its option on the command line.
        """
        _within("--port", self.port, 0, 65_535)
        _within("--bots", self.bot_processes, 1, MOST_BOT_PROCESSES)
        _within("--bot-seconds", self.bot_seconds, 0.1, 60)
        _within("--grace", self.grace, 0, 86_400)
        if self.public:
            _check_public(self.public)
        for proxy in filter(None, self.proxies.split(",")):
            try:
                ip_network(proxy.strip())
            except ValueError:
                raise Unusable("--proxies", "web-bad-proxy", value=proxy.strip()) from None

    @property
    def secure(self) -> bool:
        """Whether people come by https, whatever a request says of itself."""
        return self.public.startswith("https://")


def _within(option: str, value: float, low: int | float, high: int) -> None:
    if not low <= value <= high:
        raise Unusable(option, "web-out-of-range", value=str(value), low=str(low), high=str(high))


def _check_public(public: str) -> None:
    try:
        parts = urlsplit(public)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    else:
        # Pages name their files from the root of the host, so a path cannot work.
        bare = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
        fits = fits and bare
    if not fits:
        raise Unusable("--public", "web-bad-public", value=public)
