"""Which of the four languages a request wants, and which pack's words for cards."""

from starlette.requests import HTTPConnection

from elferrat.locale.values import LANGUAGES, PACKS


def language_of(request: HTTPConnection) -> str:
    """The language of `?lang=`, else the best of Accept-Language that we speak, else English."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    return accepted(request.headers.get("accept-language", ""))


def language_asked(request: HTTPConnection) -> str:
    """The `?lang=` of a request, for the way to another page; empty if there is none of ours."""
    wanted = request.query_params.get("lang", "")
    return f"?lang={wanted}" if wanted in LANGUAGES else ""


def pack_of(request: HTTPConnection) -> str:
    """The pack of `?pack=`, else the French one."""
    wanted = request.query_params.get("pack", "")
    return wanted if wanted in PACKS else PACKS[0]


def accepted(header: str) -> str:
    """The language of an Accept-Language header: the highest weight wins, then the first named."""
    best, most = "en", 0.0
    for part in header.split(","):
        name, _, weight = part.partition(";")
        lang = name.strip().lower().partition("-")[0]
        value = _weight(weight)
        if lang in LANGUAGES and value > most:
            best, most = lang, value
    return best


def _weight(text: str) -> float:
    name, _, value = text.partition("=")
    if not name.strip():
        return 1.0
    try:
        return min(1.0, float(value)) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
