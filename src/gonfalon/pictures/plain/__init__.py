"""Any game in pictures: a table of what can be said of it."""

from .table import FAMILY as FAMILY
