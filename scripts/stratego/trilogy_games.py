"""Four short games of Middle-earth from set-up to end, as tests and pictures act them out: every power, both fates of the Ring."""

from __future__ import annotations

from dataclasses import dataclass

SEALS = {
    "fly": "Fly",
    "seek": "Seek an Enemy",
    "bow": "Longbow",
    "axe": "Dwarven Axe",
    "steed": "Swift Steed",
    "rage": "Rage",
}
"""Powers by the names on their seals in English, the language of tests and pictures."""


@dataclass(frozen=True)
class Script:
    """A whole game that ends with a flag.

    good, evil: a set-up of 40 letters each, back row first, from column a to j. acts: every act in order, Evil's first.
    winner: 0 Good, 1 Evil.
    """

    variant: str
    good: str
    evil: str
    acts: tuple[str, ...]
    winner: int

    def as_seen_by_evil(self) -> str:
        """Evil's set-up as it lies before its own eyes, the other way round."""
        return "".join(self.evil[start : start + 10][::-1] for start in range(0, 40, 10))

    def before(self, act: str) -> tuple[str, ...]:
        """The acts before the first one of this text."""
        return self.acts[: self.acts.index(act)]


SCRIPTS = {
    "classic": Script(
        "me-classic",
        "3XFXX23X32" + "X2X2D25OP2" + "WBH2GL5YTI" + "RM53SA532E",
        "2XX2X22XXF" + "2345L233XS" + "GK466564N2" + "6543WA25N3",
        (
            *("e7-e6", "j4-j5", "e6-e5", "e4-e5"),  # Éowyn takes the Witch-king
            *("a7-a6", "j5-j6", "a6-a5", "j6-j7", "a5-a4", "j7-j8", "b7-b6", "j8-j9", "b6-b5", "j9-j10"),
        ),
        winner=0,
    ),
    "powers": Script(
        "me-powers",
        "X3232XFX32" + "X2S232XX22" + "PB5OGA3EHD" + "MY55L5RWIT",
        "32X22332XF" + "NXS6K2XXX2" + "665LWA5GN3" + "6344542542",
        (
            *("i7-i6", "fly e3-e5", "j7-j6", "axe i4-i5 i6 j6", "fly e8-e6", "seek e4 e6"),
            *("e6-e5", "steed j4-j5-j6", "a7-a6", "f4-f5", "a6-a5", "bow c3 a5"),
            *("a5-a4", "a4-b4", "stop", "steed j6-j7-j8", "e7-e6", "bow e4 e6"),
            *("rage e6-e5", "j8-j9", "f7-f6", "j9-j10"),
        ),
        winner=0,
    ),
    "destroyed": Script(
        "me-ring",
        "2XFX22X32S" + "25X3BXXD33" + "2EW5MGPYLI" + "HR53AOT522",
        "XXS32232XF" + "X2532342XX" + "LK62WA6GN5" + "N342654546",
        (
            *("e7-e6", "f4-f5", "e6-e5", "i4-i5"),
            *("e5-f5", "f5-f6", "a7-a6", "f6-g6"),  # the Uruk-hai cannot see Frodo; he reaches Mount Doom
            *("e8-e7", "g6-g7", "f8-f7", "j4-j10"),
        ),
        winner=0,
    ),
    "taken": Script(
        "me-ring",
        "FX2X3X22XX" + "3X23235232" + "DG5WSYPRH2" + "BA5EMOT5LI",
        "2XFX2X2223" + "26XX2345X3" + "6G3SWAN6KL" + "6554N52443",
        (
            *("e7-e6", "f4-f5", "e6-f6", "b4-b5", "f6-f5", "b5-b4"),  # a Nazgûl takes Frodo
            *("a7-a6", "j4-j5", "a6-a5", "bow c3 a5"),
            *("a5-a4", "a4-a3", "a3-a2", "a2-a1"),  # four attacks in one turn
        ),
        winner=1,
    ),
}
