"""What a server commits to before a match is made."""

from __future__ import annotations

import msgspec


class Pledge(msgspec.Struct, frozen=True):
    """POST /api/pledges: the server has drawn its part of the seed of a match to come. pledge: send it with NewMatch, within ten minutes,
    with a part of your own. commitments: as in Welcome."""

    pledge: str
    commitments: dict[str, str]
