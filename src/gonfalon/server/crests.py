"""Crests as the database keeps them: three words."""

from __future__ import annotations

from typing import get_args

import msgspec

from gonfalon.storage.people import Named

from .wire_people import Crest, CrestCloth, CrestDevice, CrestDivision

USUAL = Crest(get_args(CrestCloth)[0], get_args(CrestDivision)[0], get_args(CrestDevice)[0])
"""Stands for a crest that a later version has written."""


def crest_text(crest: Crest) -> str:
    """As the database keeps it."""
    return f"{crest.cloth} {crest.division} {crest.device}"


def crest_of(text: str) -> Crest:
    """The crest that a text of the database means."""
    try:
        return msgspec.convert(dict(zip(Crest.__struct_fields__, text.split(), strict=True)), Crest)
    except (ValueError, msgspec.ValidationError):
        return USUAL


def shown(named: Named | None) -> tuple[str, Crest | None]:
    """(name, crest) of a person as messages tell them, ("", None) for a guest."""
    return (named.name, crest_of(named.crest)) if named else ("", None)
