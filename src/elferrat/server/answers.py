"""Small frames: what a client gets as the answer to its command."""

from typing import Any

import orjson

from elferrat.locale.message import ElferratError
from elferrat.server.commands import Command
from elferrat.server.connection import Connection
from elferrat.server.verdicts import Refused


def frame(kind: str, **fields: Any) -> bytes:
    """A small frame as JSON."""
    return orjson.dumps({"frame": kind, **fields})


def refusal(command: str | None, error: ElferratError, who: Connection) -> bytes:
    """The frame that refuses a command, with clause, reason and what would be legal."""
    clause = error.clause if isinstance(error, Refused) else "text"
    legal = error.legal if isinstance(error, Refused) else []
    reason = error.text(who.lang, who.pack)
    why = error.why(who.lang, who.pack) if isinstance(error, Refused) else reason
    return frame("refused", id=command, clause=clause, reason=reason, why=why, legal=legal)


def command_name(command: Command) -> str:
    """A command's kind, for counting."""
    return str(getattr(command, "do", ""))
