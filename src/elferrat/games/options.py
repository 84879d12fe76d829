"""Options of a game: their names, values and defaults, and their strict reading."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, the clause that offers it, and its values, the default first."""

    name: str
    clause: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        """The value of the rulebook."""
        return self.values[0]

    def number(self, value: Value) -> int:
        """The int that stands for a value in the rules: words by place, others as they are."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def value(self, number: int) -> Value:
        """The value that an int of the rules stands for."""
        return next(value for value in self.values if self.number(value) == number)

    def parse(self, text: str) -> Value | None:
        """The value that a command line's text means; None if there is none."""
        return next((value for value in self.values if written(value) == text), None)


def flag(name: str, clause: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, clause, (default, not default))


def written(value: Value) -> str:
    """A value as people and JSON write it: true, 7, until_fit."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(options: tuple[Option, ...], data: object) -> dict[str, int]:
    """The numbers of the rules for a JSON object of options; strict in names and types.

    Raises:
        Unusable: not an object, an unknown option, or a value that the option does not have.
    """
    if not isinstance(data, Mapping):
        raise Unusable("options", "bad-object")
    by_name = {option.name: option for option in options}
    numbers = {}
    for name, value in data.items():
        option = by_name.get(name)
        if option is None:
            raise Unusable("options", "bad-option", name=name, known=AnyOf(by_name))
        if not any(value == known and type(value) is type(known) for known in option.values):
            values = AnyOf(written(known) for known in option.values)
            raise Unusable(f"options.{name}", "bad-value", value=value, known=values)
        numbers[name] = option.number(value)
    return numbers


def write_options(options: tuple[Option, ...], numbers: Any) -> dict[str, Value]:
    """Options as JSON, without those that have their default value."""
    return {
        option.name: option.value(number)
        for option in options
        if (number := getattr(numbers, option.name)) != option.number(option.default)
    }
