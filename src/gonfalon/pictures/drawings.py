"""The drawings and colours of the front end, as `npm run drawings` wrote them."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
HOUSE = ""


@lru_cache(maxsize=16)
def drawings(family: str = HOUSE) -> dict[str, Any]:
    """What the front end draws for a family; HOUSE: for all. {} where a family has no drawings."""
    path = HERE / family / "drawings.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def colours() -> dict[str, str]:
    """The colours of the house in daylight, by their names in tokens.css."""
    found: dict[str, str] = drawings()["colours"]
    return found
