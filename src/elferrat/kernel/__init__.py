"""The rules at native speed: the same functions compiled, and many games as one array of records.

Needs NumPy and Numba (`pip install "elferrat[twin]"`); this module itself imports neither.
"""

import os
from importlib.util import find_spec

from elferrat.locale.message import Unusable

EXTRA = 'pip install "elferrat[twin]"'


def available() -> bool:
    """Whether the twin can be used here: NumPy and Numba are installed and Numba compiles."""
    return _obstacle() is None


def require() -> None:
    """Make sure that the twin can be used here.

    Raises:
        Unusable: NumPy or Numba is missing, or Numba is told not to compile.
    """
    obstacle = _obstacle()
    if obstacle is not None:
        raise obstacle


def _obstacle() -> Unusable | None:
    for name in ("numpy", "numba"):
        if find_spec(name) is None:
            return Unusable(name, "kernel-missing", extra=EXTRA)
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return Unusable("NUMBA_DISABLE_JIT", "kernel-disabled")
    return None
