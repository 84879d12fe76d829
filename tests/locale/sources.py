"""The keys that the sources say, found by reading the sources."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "elferrat"
CLAUSE = re.compile(r"[EVXFS]\d+(\.\d+)?|over|text|hand|turn")
KEY_PLACE = {"Message": 0, "say": 0, "Unusable": 1}  # which argument of a call is a key


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package, by its path."""
    return {
        str(path.relative_to(PACKAGE)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def called(call: ast.Call) -> str:
    """The last name of what a call calls."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def said(module: ast.Module) -> Iterator[ast.expr]:
    """The expressions that stand where a key is due; a module's own `say` takes what it likes."""
    own = {node.name for node in ast.walk(module) if isinstance(node, ast.FunctionDef)}
    for call in ast.walk(module):
        if isinstance(call, ast.Call) and not (
            isinstance(call.func, ast.Name) and called(call) in own
        ):
            place = KEY_PLACE.get(called(call))
            if place is not None and len(call.args) > place:
                yield from parts(call.args[place])


def parts(expression: ast.expr) -> Iterator[ast.expr]:
    """The two ends of a choice, else the expression."""
    if isinstance(expression, ast.IfExp):
        yield from parts(expression.body)
        yield from parts(expression.orelse)
    else:
        yield expression


def pattern(text: ast.JoinedStr) -> str:
    """A regular expression for what an f-string may become."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
        for part in text.values
    )


def strings(function: ast.FunctionDef, expression: ast.expr) -> set[str]:
    """The texts an argument may be: a constant, a choice, or what its variable is given."""
    if isinstance(expression, ast.Name):
        return {
            text
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and any(isinstance(t, ast.Name) and t.id == expression.id for t in node.targets)
            for text in strings(function, node.value)
        }
    return {
        node.value
        for node in ast.walk(expression)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def refusals() -> set[str]:
    """The keys of all refusals: every clause a call may name, with every variant."""
    found = set()
    for module in modules().values():
        functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or called(call) != "refusal" or not call.args:
                    continue
                if not isinstance(call.func, ast.Name):
                    continue
                clauses = {t for t in strings(function, call.args[0]) if CLAUSE.fullmatch(t)}
                variants = strings(function, call.args[1]) if len(call.args) > 1 else {""}
                for clause in clauses:
                    for variant in variants:
                        key = f"refusal-{clause.replace('.', '-')}"
                        found.add(f"{key}-{variant}" if variant else key)
    return found


class Mentions(Visitor):
    """The variables and the other messages that an entry mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> list[tuple[str, ftl.Message]]:
    """File name and message of every entry of a language; junk is an error."""
    found = []
    for path in sorted((PACKAGE / "locale" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found.append((path.name, entry))
    return found


@cache
def mentions(lang: str) -> dict[str, Mentions]:
    """What each message of a language mentions, by key."""
    found = {}
    for _, message in entries(lang):
        found[message.id.name] = Mentions()
        found[message.id.name].visit(message)
    return found
