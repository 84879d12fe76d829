"""Machine code: from LLVM's text to an object, and from an object to addresses.

Needs llvmlite only. So a later start waits for neither Numba nor what Numba imports.
"""

import ctypes
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import llvmlite.binding as llvm

# Where Numba's functions go when they fail, which ours never do: nothing in them raises but an
# assertion of the rules that no reachable position breaks. Without Numba in the process the names
# must lead somewhere for the code to be loaded; breaking the assertion then ends the process.
_FAILURE = (
    "NRT_Free", "NRT_MemInfo_call_dtor", "numba_do_raise", "numba_gil_ensure",
    "numba_gil_release", "numba_runtime_build_excinfo_struct", "numba_unpickle",
)  # fmt: skip
_PYTHON = ("Py", "_Py")
_C = ("memcpy", "memmove", "memset", "sqrt")

# How Numba leaves open, until the code is loaded, where a function that calls itself will lie.
_UNRESOLVED = re.compile(r'(@"\.numba\.unresolved\$(\w+)" = )external [\w ]*global ptr')

_kept: list[Any] = []  # engines: their code lives as long as they do


@cache
def machine() -> Any:
    """What makes code for the processor of this machine."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features(), opt=3, codemodel="jitdefault", jit=True
    )


def features() -> str:
    """What the processor of this machine can do, as LLVM names it."""
    return llvm.get_host_cpu_features().flatten()  # type: ignore[no-any-return]


def assembled(parts: Mapping[str, tuple[str, str]]) -> bytes:
    """One object of many functions: for each its name, its name in LLVM's text, and that text.

    Raises:
        RuntimeError: the code needs something that is not there when it is loaded.
    """
    whole = llvm.parse_assembly("")
    for name, (inner, text) in parts.items():
        module = llvm.parse_assembly(_UNRESOLVED.sub(r"\1internal constant ptr @\2", text))
        module.get_function(inner).name = name
        whole.link_in(module)
    for each in whole.functions:
        # A function that calls itself stands beside those that call it, in every part the same.
        if not each.is_declaration and each.name not in parts:
            each.linkage = "internal"
    whole.verify()
    everything = (*whole.functions, *whole.global_variables)
    elsewhere = [each.name for each in everything if each.is_declaration]
    for name in elsewhere:
        if name not in (*_FAILURE, *_C) and not name.startswith(("llvm.", *_PYTHON)):
            raise RuntimeError(f"compiled code needs {name}")
    return machine().emit_object(whole)  # type: ignore[no-any-return]


def loaded(code: bytes, names: Sequence[str]) -> list[int]:
    """The addresses of some functions of an object."""
    _make_known(_FAILURE)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _kept.append(engine)
    return [engine.get_function_address(name) for name in names]


def _make_known(names: Iterable[str]) -> None:
    # Numba makes the same names known when it is imported, before or after: its own then count.
    library = ctypes.cdll.msvcrt if sys.platform == "win32" else ctypes.CDLL(None)
    end = ctypes.cast(library.abort, ctypes.c_void_p).value
    for name in names:
        if not llvm.address_of_symbol(name):
            llvm.add_symbol(name, end)
