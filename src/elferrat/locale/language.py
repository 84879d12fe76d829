"""Which of the four languages to speak."""

import os

from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES, AnyOf


def language(wanted: str | None = None) -> str:
    """The language to speak: the wanted one, else that of the locale, else English.

    Raises:
        Unusable: the wanted language is not one of the four.
    """
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise Unusable("--lang", "bad-value", value=wanted, known=AnyOf(LANGUAGES))
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(variable):
            return setting[:2] if setting[:2] in LANGUAGES else "en"
    return "en"
