"""The one place that compiles: plain functions become machine code, kept on disk between runs.

Numba tells cached functions apart by source file, name and first line, and looks only at their own
code. So every function compiled here gets a file name of its own in the folder that
`elferrat.kernel.folder` names after the sources, and nothing else in the project calls Numba's
decorators.
"""

import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload_method

from elferrat.kernel.folder import folder

INT = types.int64
GAME_FUNCTION = INT(INT, INT, INT, INT)  # addresses of state and options, then two arguments

Namespace = dict[str, Any]


def second_namespace(*wanted: ModuleType, checked: bool = False) -> dict[str, Namespace]:
    """Every function of some modules, compiled when first used, in a namespace by module name.

    Modules whose functions they import are included. The code objects are the modules' own; only
    the globals they look names up in are others. `checked` adds bounds checks.
    """
    done: dict[str, Namespace] = {}
    for module in with_imported(*wanted):
        own: Namespace = dict(vars(module))
        for name, function in _functions(module):
            if function.__module__ == module.__name__:
                twin = FunctionType(function.__code__, own, name)
                own[name] = numba.njit(
                    twin, boundscheck=checked, error_model="numpy", forceinline=True
                )
            else:
                own[name] = done[function.__module__][function.__name__]
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


def _functions(module: ModuleType) -> list[tuple[str, FunctionType]]:
    return [
        (name, value)
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__.startswith("elferrat.")
    ]


def game_function(template: Callable[..., int], name: str, own: Namespace, checked: bool) -> Any:
    """A C function `(state, options, x, y) -> int64` from a template whose globals are `own`."""
    function = placed(template, name, own)
    return numba.cfunc(GAME_FUNCTION, cache=True, boundscheck=checked, error_model="numpy")(
        function
    )


def driver(
    function: Callable[..., Any], name: str, signature: str, own: Namespace, checked: bool
) -> Any:
    """A function for Python to call with NumPy arrays; it lets go of the interpreter's lock."""
    jit = numba.njit(signature, cache=True, nogil=True, boundscheck=checked, error_model="numpy")
    return jit(placed(function, name, own))


def placed(function: Callable[..., Any], name: str, own: Namespace) -> FunctionType:
    """A function's code under another name, in a file of that name in the cache folder."""
    file = folder() / f"{name}.py"
    try:
        with open(file, "x", encoding="utf-8") as stub:
            stub.write(f"# Numba looks for this file; the source is {function.__module__}.\n")
    except FileExistsError:
        pass
    code = function.__code__.replace(co_filename=str(file), co_name=name, co_qualname=name)
    return FunctionType(code, own, name, function.__defaults__)


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
