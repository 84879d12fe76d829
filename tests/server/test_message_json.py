"""Messages survive the way through JSON, with the kinds of their arguments."""

from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elferrat.locale.message import Message
from elferrat.locale.values import AnyOf, CardText, Verbatim
from elferrat.server.message_json import message_from, message_json

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**53), 2**53),
    st.floats(allow_nan=False, allow_infinity=False), TEXT, TEXT.map(CardText), TEXT.map(Verbatim),
)  # fmt: skip
VALUES = st.recursive(
    LEAVES,
    lambda values: (
        st.lists(values).map(tuple)
        | st.lists(values).map(AnyOf)
        | st.builds(Message, TEXT, st.dictionaries(TEXT, values, max_size=2))
    ),
    max_leaves=5,
)


def kinds(value: Any) -> Any:
    """The types of a value and of what is in it."""
    if isinstance(value, Message):
        return Message, {name: kinds(each) for name, each in value.args.items()}
    return type(value), [kinds(item) for item in value] if isinstance(value, tuple) else []


@given(TEXT, st.dictionaries(TEXT, VALUES, max_size=4))
def test_what_is_read_is_what_was_written(key: str, args: dict[str, Any]) -> None:
    message = Message(key, args)
    read = message_from(orjson.loads(orjson.dumps(message_json(message))))
    assert read == message
    assert {name: kinds(value) for name, value in read.args.items()} == {
        name: kinds(value) for name, value in args.items()
    }


@pytest.mark.parametrize("value", [object(), [1], {"a": 1}, ({"a": 1},), b"x"])
def test_what_no_sentence_can_show_is_not_written(value: object) -> None:
    with pytest.raises(TypeError):
        message_json(Message("key", {"value": value}))


@pytest.mark.parametrize(
    "data",
    [
        None, "key", [], ["key"], [1, {}], ["key", []], ["key", {"a": 1}], ["key", {"a": ["text"]}],
        ["key", {"a": ["plain", []]}], ["key", {"a": ["card", 1]}], ["key", {"a": ["any", "x"]}],
        ["key", {"a": ["other", "x"]}], ["key", {"a": ["list", ["x"]]}],
        ["key", {"a": ["message", ["x"]]}],
    ],
)  # fmt: skip
def test_other_json_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="not a message"):
        message_from(data)
