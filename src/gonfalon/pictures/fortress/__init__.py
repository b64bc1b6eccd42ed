"""Stratego Fortress in pictures: the plans of both fortresses."""

from .plans import FAMILY as FAMILY
