"""Gonfalon: an open home for board and card games of hidden forces."""

__version__ = "0.1.0"
