"""What a page of a game says about itself to programs that show previews of addresses."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from litestar import Request
from litestar.datastructures import State

from gonfalon.core.errors import GonfalonError
from gonfalon.pictures.facts import Shown
from gonfalon.pictures.preview import BRAND, HEIGHT, WIDTH
from gonfalon.pictures.telling import language_of

GAME_PAGE = re.compile(r"game/([A-Za-z0-9_-]+)")


async def head_of(name: str, request: Request[Any, Any, Any], state: State) -> str:
    """The tags for the head of the page of this name, "" for a page that is no game's or of a game that there is not."""
    found = GAME_PAGE.fullmatch(name)
    if found is None:
        return ""
    asked = request.query_params.get("lang", "")
    language = language_of(asked)
    try:
        shown = await state.pictured_games.words(found[1], language)
    except GonfalonError:
        return ""
    page = f"{_origin(request)}{state.base}/{name}"
    more = f"?lang={language}" if asked == language else ""
    return tags(shown, page + more, f"{page}/preview.png{more}")


def tags(shown: Shown, address: str, picture: str) -> str:
    """Title, result and picture of a game, in the words of Open Graph and of cards on Twitter."""
    about = " ".join(line if line.endswith((".", "!")) else f"{line}." for line in shown.lines)
    said = {
        "og:type": "website",
        "og:site_name": BRAND,
        "og:title": shown.title,
        "og:description": about,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{shown.title}. {about}".strip(),
    }
    cards = {"twitter:card": "summary_large_image", "twitter:title": shown.title, "twitter:image": picture}
    properties = (f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items())
    names = (f'<meta name="{name}" content="{escape(text)}" />' for name, text in cards.items())
    return "\n".join([*properties, *names])


def _origin(request: Request[Any, Any, Any]) -> str:
    """The address of this server as the asker knows it; a trusted proxy that speaks https to the world has said so."""
    return f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"
