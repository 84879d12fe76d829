"""Numbers with decimals, as a language writes them."""


def figure(value: float, lang: str, digits: int = 1) -> str:
    """A number to some decimals, with a real minus, and none before nothing."""
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("-")
    text = text.replace("-", "−")
    return text if lang == "en" else text.replace(".", ",")
