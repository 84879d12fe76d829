"""Events and refusals of the referee as sentences, for whoever may see them."""

from typing import Any

from elferrat.cards.tricks import SUITS
from elferrat.cli.board import Look
from elferrat.games.game import Event
from elferrat.locale.values import CardText
from elferrat.play.referee import MoveError


def event_line(event: Event, look: Look, you: int | None = None) -> str:
    """One line for one event; the seat `you` is spoken to. Cards are named where the event does."""
    kind = event["event"].replace("_", "-")
    seat = event["seat"]
    args: dict[str, Any] = {"who": "you" if seat == you else "other", "name": look.name(seat)}
    if kind == "game-over":
        return look.say(f"terminal-over-{event['reason']}", **args)
    if kind == "laid" and event["card"][1] in SUITS:
        kind = "played"  # trick cards are played, number cards are laid in rows
    for name in ("card", "cell", "from", "to"):
        if name in event:
            args[name] = CardText(event[name])
    if "side" in event:
        args |= {"colour": event["side"][0], "end": "low" if event["side"][1] == "-" else "high"}
    if "cards" in event:
        args["cards"] = tuple(CardText(card) for card in event["cards"])
    if kind == "drew":
        args["count"] = event["count"]
        if "cards" in event:
            kind = "drew-seen"
    return look.say(f"terminal-{kind}", **args)


def refusal_line(error: MoveError, joint: str, lang: str, pack: str = "french") -> str:
    """Why a move was not made: the clause of the rulebook, `joint`, the reason.

    What is no rule of the game (an unreadable move, a card not in the hand) has no clause to name.
    """
    why = error.text(lang, pack)
    return f"{error.clause}{joint}{why}" if error.clause[:1].isupper() else sentence(why)


def sentence(text: str) -> str:
    """A text that stands alone: its first letter is a capital."""
    return text[:1].upper() + text[1:]
