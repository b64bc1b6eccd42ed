"""The bytes of a kernel's record, read as plain numbers: a fifth of the time that a field of the record takes."""

from __future__ import annotations

import numpy as np

from .kernel.layout import STATE

PHASE = int((STATE.fields or {})["phase"][1])
"""Where the phase lies."""


def memory_of(array: np.ndarray) -> memoryview:
    """The bytes of an array of one record, as they are now."""
    return array.view(np.uint8).data
