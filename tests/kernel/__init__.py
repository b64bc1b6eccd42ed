"""The compiled kernel against the same source uncompiled, and what numba makes of it."""
