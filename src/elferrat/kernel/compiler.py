"""The one place that compiles: plain functions become machine code.

Nothing else in the project calls Numba's decorators. Numba's own disk cache is not used: it misses
edits in imported files, takes copies of one template for each other, and keeps no closures. What is
compiled here goes into one object file a piece (`pieces`), named after all sources.
"""

import sys
from collections.abc import Callable, Iterable
from dis import get_instructions
from types import FunctionType, ModuleType
from typing import Any

import numba
from llvmlite import ir
from numba import carray, types
from numba.extending import intrinsic, overload_method

from elferrat.kernel.abi import WORDS

INT = types.int64
FUNCTION = INT(INT, INT, INT, INT)
_WORD_TYPES = {
    "i8": types.int64, "u1": types.uint8, "i1": types.int8, "i2": types.int16, "i4": types.int32,
    "f8": types.float64,
}  # fmt: skip

Namespace = dict[str, Any]


def second_namespace(*wanted: ModuleType, checked: bool = False) -> dict[str, Namespace]:
    """Every function of some modules, compiled when first used, in a namespace by module name.

    Modules whose functions they import are included. The code objects are the modules' own; only
    the globals they look names up in are others. `checked` adds bounds checks. A function that
    calls itself takes and gives whole numbers only.
    """
    done: dict[str, Namespace] = {}
    for module in with_imported(*wanted):
        own: Namespace = dict(vars(module))
        recursive = _recursive(module)
        for name, function in _functions(module):
            if function.__module__ == module.__name__:
                twin = FunctionType(function.__code__, own, name)
                inline = name not in recursive
                own[name] = numba.njit(
                    twin, boundscheck=checked, error_model="numpy", forceinline=inline
                )
            else:
                own[name] = done[function.__module__][function.__name__]
        for name in recursive:
            # One form only, of whole numbers: others, for literals, could not find each other.
            own[name].compile(INT(*[INT] * own[name].py_func.__code__.co_argcount))
            own[name].disable_compile()
        done[module.__name__] = own
    return done


def with_imported(*wanted: ModuleType) -> list[ModuleType]:
    """The modules and those of the package whose functions they import, these before those."""
    found: dict[str, ModuleType] = {}

    def visit(module: ModuleType) -> None:
        if module.__name__ not in found:
            for _, function in _functions(module):
                if function.__module__ != module.__name__:
                    visit(sys.modules[function.__module__])
            found[module.__name__] = module

    for module in wanted:
        visit(module)
    return list(found.values())


def _recursive(module: ModuleType) -> set[str]:
    # The functions of a module that can come to call themselves: what cannot be put into itself.
    calls = {name: _globals_of(each) for name, each in _functions(module)}
    reached = {name: called & calls.keys() for name, called in calls.items()}
    for _ in calls:
        reached = {
            name: called.union(*(reached[other] for other in called))
            for name, called in reached.items()
        }
    return {name for name, called in reached.items() if name in called}


def _globals_of(function: FunctionType) -> set[str]:
    return {each.argval for each in get_instructions(function) if each.opname == "LOAD_GLOBAL"}


def _functions(module: ModuleType) -> list[tuple[str, FunctionType]]:
    return [
        (name, value)
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__.startswith("elferrat.")
    ]


def compiled(function: Callable[..., int], name: str, own: Namespace, checked: bool = False) -> Any:
    """A C function from plain code whose globals are `own`, under a name of its own."""
    code = function.__code__.replace(co_name=name, co_qualname=name)
    jit = numba.cfunc(FUNCTION, boundscheck=checked, error_model="numpy")
    return jit(FunctionType(code, own, name))


def parts(functions: Iterable[Any]) -> dict[str, tuple[str, str]]:
    """What `machine.assembled` makes an object of, from functions that `compiled` made."""
    return {each.__name__: (each.native_name, each.inspect_llvm()) for each in functions}


def entry(name: str, kinds: str, own: Namespace, checked: bool = False) -> Any:
    """The driver of that name in `own` as a C function of the address of its words.

    `kinds`: its arguments, as in `abi.DRIVERS`.
    """
    arguments = [_argument(kind, 3 * i) for i, kind in enumerate(kinds.split())]
    room = _argument("i8", 3 * len(arguments))
    text = f"""
def {name}(words, x, y, z):
    w = carray(pointer(words), {WORDS}, i8)
    return drive({", ".join((*arguments, room))})
"""
    space: Namespace = {**_WORD_TYPES, "drive": own[name], "carray": carray, "pointer": pointer}
    exec(text, space)
    return compiled(space[name], name, space, checked)


def _argument(kind: str, at: int) -> str:
    if kind == "n":
        return f"w[{at}]"
    shape = f"(w[{at + 1}], w[{at + 2}])" if kind.endswith("*") else f"w[{at + 1}]"
    return f"carray(pointer(w[{at}]), {shape}, {kind[:2]})"


@intrinsic
def pointer(typing: Any, address: Any) -> Any:
    """An address as a pointer to nothing in particular."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(INT), build


@intrinsic
def call(typing: Any, function: Any, state: Any, options: Any, x: Any, y: Any) -> Any:
    """Call a game function by its address."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = context.get_value_type(INT)
        kind = ir.FunctionType(word, [word] * 4)
        return builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), arguments[1:])

    return INT(INT, INT, INT, INT, INT), build


@intrinsic
def _ones(typing: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return INT(INT), build


@intrinsic
def _leading_zeros(typing: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return INT(INT), build


@overload_method(types.Integer, "bit_count")
def bit_count(number: Any) -> Any:
    """`int.bit_count` of numbers that are not negative, as one machine instruction."""

    def ones(number: Any) -> Any:
        return _ones(number)

    return ones


@overload_method(types.Integer, "bit_length")
def bit_length(number: Any) -> Any:
    """`int.bit_length` of numbers that are not negative, as one machine instruction."""

    def length(number: Any) -> Any:
        return 64 - _leading_zeros(number)

    return length
