"""What a family of games brings to pictures: `gonfalon.pictures.<family>` offers one object `FAMILY`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from gonfalon.text import has_text, text

from .canvas import Drawing, Layers
from .drawings import colours, drawings
from .facts import Box, Shown

PLAIN = "plain"
"""The folder of whatever no family draws."""


class PictureFamily:
    """How the games of a family are drawn. name: of its folder."""

    name: ClassVar[str] = PLAIN

    def position(self, shown: Shown) -> Drawing:
        """A position, from an observation as on the wire. Reads only what the observation holds."""
        raise NotImplementedError

    def layers(self, shown: Shown) -> Layers | None:
        """`position` in parts, where that makes animations faster."""
        return None

    def diagram(self, shown: Shown, language: str) -> str:
        """The same position in plain letters, lines of at most 80 characters; "" where there is nothing to tell."""
        return ""

    def ending(self, game: str, reason: str, winners: Sequence[int], names: str, language: str) -> str:
        """Why a game ended, for a reader who was not there; "" where no words fit. names: of the winners, in one line."""
        message = next((one for one in (f"plain-end-{reason}", f"end-{reason}") if has_text(one)), "")
        return text(language, message, who="watcher", winner=names) if message else ""

    def cover_of(self, box: Box) -> str:
        """What lies on the cover of a box, in a frame of 320 x 152 units; "" for none."""
        found: str = drawings(self.name).get("covers", {}).get(box.variant, "")
        return found

    def cloth_of(self, box: Box) -> str:
        """The colour of the cover."""
        cloths: dict[str, str] = drawings(self.name).get("cloths", {})
        found: str = cloths.get(box.cloth) or cloths.get(box.variant) or drawings()["cloth"]
        return found

    def look(self, game: str) -> dict[str, Any]:
        """The drawings of a game of the family; {} where it has none."""
        found: dict[str, Any] = drawings(self.name).get("looks", {}).get(game, {})
        return found

    def colours(self, game: str) -> dict[str, str]:
        """The colours of a game in daylight, by the names of the front end."""
        return {**colours(), **self.look(game).get("colours", {})}
