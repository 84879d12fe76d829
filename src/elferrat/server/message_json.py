"""Messages as JSON and back, so that a reason from another process is still said in any language.

Texts that a sentence shows in words (`CardText`, `Verbatim`, `AnyOf`) keep their kind: each value
is a pair of a tag and what it tags.
"""

from typing import Any

from elferrat.locale.message import Message
from elferrat.locale.values import AnyOf, CardText, Verbatim

_TEXTS: dict[str, type[str]] = {"text": str, "card": CardText, "verbatim": Verbatim}
_LISTS: dict[str, type[tuple[Any, ...]]] = {"any": AnyOf, "list": tuple}
_TEXT_TAGS = {kind: tag for tag, kind in _TEXTS.items()}
_LIST_TAGS = {kind: tag for tag, kind in _LISTS.items()}


def message_json(message: Message) -> list[Any]:
    """A message as a JSON list: its key, and its arguments with their kinds.

    Raises:
        TypeError: an argument is none of text, number, truth value, None, a message, or a tuple of
            these.
    """
    return [message.key, {name: _tagged(value) for name, value in message.args.items()}]


def message_from(data: object) -> Message:
    """The message that `message_json` wrote.

    Raises:
        ValueError: this is no such JSON.
    """
    match data:
        case [str(key), dict(args)]:
            return Message(key, {name: _untagged(value) for name, value in args.items()})
    raise ValueError("not a message")


def _tagged(value: object) -> list[Any]:
    if value is None or type(value) in (bool, int, float):
        return ["plain", value]
    if isinstance(value, Message):
        return ["message", message_json(value)]
    if isinstance(value, str):
        return [_TEXT_TAGS[type(value)], str(value)]
    if isinstance(value, tuple):
        return [_LIST_TAGS[type(value)], [_tagged(item) for item in value]]
    raise TypeError(f"a message cannot carry {type(value).__name__}")


def _untagged(pair: object) -> Any:
    match pair:
        case ["plain", None | bool() | int() | float() as value]:
            return value
        case ["message", list(message)]:
            return message_from(message)
        case [str(tag), str(text)] if tag in _TEXTS:
            return _TEXTS[tag](text)
        case [str(tag), list(items)] if tag in _LISTS:
            return _LISTS[tag](_untagged(item) for item in items)
    raise ValueError("not a message's argument")
