"""What a server commits to before a match is made."""

from __future__ import annotations

import msgspec

from gonfalon.match.sealing import Part


class Pledge(msgspec.Struct, frozen=True):
    """POST /api/pledges: the server has drawn its part of the seed of a match to come. pledge: send it with NewMatch, within ten minutes,
    with a part of your own. POST /api/matches/{match}/next-pledge: the same for the next match; send it with NextPart.

    commitments: as in Welcome."""

    pledge: str
    commitments: dict[str, str]


class NextPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/next-part, with the key to a seat: what this seat gives to the seed of the next match.

    pledge, part: of the Pledge of this match, and 32 random bytes as hexadecimal digits. Whoever gives another one before anybody asks for
    that match gives that instead.
    """

    pledge: str
    part: Part
