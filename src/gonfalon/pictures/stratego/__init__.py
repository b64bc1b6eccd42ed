"""Stratego in pictures: the board with its pieces."""

from .board import FAMILY as FAMILY
