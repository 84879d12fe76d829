"""Who was taken out of a table's log, while a server that had not heard of it wrote on."""

from collections.abc import Sequence

from elferrat.server.entry import Entry


def forgotten(log: Sequence[Entry]) -> set[int]:
    """The players whom a whole log names though none of them has sat down in it: forgetting took
    them out of what was stored until then.
    """
    sat = {entry.body.get("player") for entry in log if entry.kind == "seated"}
    bodies = [body for entry in log for body in (entry.body, entry.body.get("before", {}))]
    return {body["player"] for body in bodies if body.get("player") is not None} - sat
