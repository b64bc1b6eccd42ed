"""Tables: from a ruleset and its options to the numbers that kernels read, built in plain Python and checked by asserts."""

from .build import tables_for
from .combat import combat_result

__all__ = ["combat_result", "tables_for"]
