"""The card game in pictures: its table."""

from .table import FAMILY as FAMILY
