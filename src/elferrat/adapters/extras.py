"""The complaint about an optional package that an interface needs and that is not there."""

from elferrat.locale.message import Unusable


def missing_extra(error: ModuleNotFoundError, extra: str) -> Exception:
    """What to raise for a failed import: which extra to install; a fault of our own as it is."""
    name = (error.name or "").partition(".")[0]
    if name in ("", "elferrat"):
        return error
    return Unusable("", "adapters-missing-extra", name=name, extra=extra)
