"""Messages as data: a key of the catalogue and its arguments; words are made at the border."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from elferrat.locale.catalogue import say
from elferrat.locale.values import Verbatim, visible

_LONGEST_PLACE = 300


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogue: its key and arguments.

    Arguments are text, numbers, cards, lists of them, or messages that are part of this one.
    """

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def text(self, lang: str = "en", pack: str = "french") -> str:
        """The sentence in a language (`en de fr it`), trick cards named in a pack's words."""
        args = {
            name: Verbatim(value.text(lang, pack)) if isinstance(value, Message) else value
            for name, value in self.args.items()
        }
        return say(self.key, args, lang, pack)


class ElferratError(Exception):
    """Base of every error with a sentence for people; `text(lang)` says it in four languages."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message

    def text(self, lang: str = "en", pack: str = "french") -> str:
        """The sentence in a language."""
        return self.message.text(lang, pack)

    def __str__(self) -> str:
        return self.text()


class Unusable(ElferratError, ValueError):
    """Input that cannot be used: `place` says where, the sentence what and the remedy."""

    def __init__(self, place: str, key: str, /, **args: Any) -> None:
        super().__init__(Message(key, args))
        self.place = place

    def text(self, lang: str = "en", pack: str = "french") -> str:
        """The place and the sentence, one line."""
        sentence = self.message.text(lang, pack)
        return f"{visible(self.place, _LONGEST_PLACE)}: {sentence}" if self.place else sentence

    def __reduce__(self) -> tuple[Any, ...]:
        # Else a complaint could not come back from another process: it is rebuilt from its key.
        return _unusable, (self.place, self.message.key, dict(self.message.args))

    def within(self, outer: str) -> "Unusable":
        """The same complaint, its place seen from an enclosing document: `start.hands[0]`."""
        joint = "" if not self.place or self.place.startswith("[") else "."
        return Unusable(f"{outer}{joint}{self.place}", self.message.key, **self.message.args)


def _unusable(place: str, key: str, args: dict[str, Any]) -> Unusable:
    return Unusable(place, key, **args)
