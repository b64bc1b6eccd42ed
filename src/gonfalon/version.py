"""The version of the package, below every room."""

__version__ = "0.1.0"
