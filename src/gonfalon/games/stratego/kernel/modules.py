"""Compiles each kernel that Python calls as one module of machine code, with all its callees in it, optimized once.

By default numba optimizes every function together with its callees, emits machine code and two wrappers, and repeats this in each
caller. Here a kernel has two dispatchers. Other kernels call the *inner* one: its code stays unoptimized LLVM IR in a library of its
own. Python calls the *entry*: it is compiled at its first call, links the IR of all callees and makes them internal to its module, so
that LLVM can drop, inline and specialize them; the result is kept in numba's cache.

numba does not promise what is overridden here. A release that lacks it makes the import of this module fail, and `_jit.py` compiles with
numba's own `njit` instead.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature
from numba.core.types import unliteral

from .keeping import KernelCache, cache_of

OVERRIDDEN = (
    (
        JITCodeLibrary,
        ("_raise_if_finalized", "_finalize_dynamic_globals", "_optimize_final_module", "finalize"),
    ),
    (Compiler, ("define_pipelines",)),
    (CPUDispatcher, ("_numba_type_", "get_call_template", "compile")),
    (KernelCache, ("_load_overload",)),
)
"""Classes of numba and what is overridden or called of them here."""
for one, names in OVERRIDDEN:
    for name in names:
        if not hasattr(one, name):
            raise ImportError(f"numba's {one.__name__} has no {name} any more")


class InnerLibrary(JITCodeLibrary):
    """The IR of one kernel; its callees' stays in their libraries."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._final_module.verify()
        self._finalize_dynamic_globals()
        self._finalized = True


class EntryLibrary(JITCodeLibrary):
    """The IR of one kernel and of all that it calls, and the machine code of it."""

    def finalize(self) -> None:
        self._linking_libraries = closure(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == binding.Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = "internal"
        super()._optimize_final_module()


def closure(libraries: list[Any]) -> list[Any]:
    """These libraries and, behind inner ones, those that they call, each once."""
    found: dict[Any, None] = {}
    waiting = list(reversed(libraries))
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, InnerLibrary):
                waiting.extend(reversed(library._linking_libraries))
    return list(found)


class InnerCompiler(Compiler):
    """numba's passes, up to IR."""

    def define_pipelines(self) -> Any:
        state = self.state
        state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        return super().define_pipelines()


class EntryCompiler(Compiler):
    """numba's passes, up to machine code."""

    def define_pipelines(self) -> Any:
        state = self.state
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super().define_pipelines()


class Inner(CPUDispatcher):
    """A kernel as other kernels see it. Whole numbers come in as int64, whatever their size or value, so that it is compiled once."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(widened(one) for one in args), kws)

    def compile(self, sig: Any) -> Any:
        """The key under which numba finds the kernel's code once it is IR."""
        with global_compiler_lock:
            args, return_type = normalize_signature(sig)
            known = self.overloads.get(tuple(args))
            if known is not None:
                return known.entry_point
            result = self._compiler.compile(args, return_type)  # pyright: ignore[reportAttributeAccessIssue]
            key = (self, tuple(args))
            self.targetctx.insert_user_function(key, result.fndesc, [result.library])
            self.overloads[tuple(args)] = result._replace(entry_point=key)
            return key


class Entry(CPUDispatcher):
    """A kernel as Python sees it."""

    inner: Inner
    _cache: Any

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.inner)


def widened(kind: Any) -> Any:
    """int64 for all types of whole numbers, literal or not."""
    plain = unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) else plain


def entry_of(function: Any, options: dict[str, Any], kept: bool = True) -> Entry:
    """Both dispatchers of a kernel. options: numba's. kept: on disk, for the next process."""
    shared = {**options, "nopython": True, "no_cfunc_wrapper": True}
    entry = Entry(function, {}, shared, pipeline_class=EntryCompiler)
    entry.inner = Inner(function, {}, {**shared, "no_cpython_wrapper": True}, pipeline_class=InnerCompiler)
    if kept and (cache := cache_of(function)) is not None:
        entry._cache = cache
    return entry
