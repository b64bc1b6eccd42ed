"""The front end's files, and the one document every page path answers with."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from gonfalon import games

from .open_rooms import OpenRooms
from .preview_words import head_of

STATIC = Path(__file__).parent / "static"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
NOT_BUILT = (
    "<!doctype html><title>Gonfalon</title><p>The pages have not been built yet. "
    "Start the game with <code>./play</code>, which builds them."
)


def file_answer(path: Path, accepted: str) -> Response[bytes]:
    """A file, in the best packing the browser takes; named by its content under /assets, so kept for ever there."""
    headers: dict[str, str] = {}
    lasting = path.parent.name == "assets"
    headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
    kind = TYPES.get(path.suffix, "application/octet-stream")
    for suffix, coding in ((".br", "br"), (".gz", "gzip")):
        packed = path.with_name(path.name + suffix)
        if coding in accepted and packed.is_file():
            headers |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}
            return Response(packed.read_bytes(), media_type=kind, headers=headers)
    return Response(path.read_bytes(), media_type=kind, headers=headers)


def document_answer(path: Path, accepted: str, base: str, head: str = "") -> Response[bytes]:
    """The document every page begins with; the addresses in it, and what it tells the pages, stand below the base path.

    head: more for its head.
    """
    if not base and not head:
        return file_answer(path, accepted)
    content = path.read_bytes()
    if base:
        content = content.replace(b'="/', f'="{base}/'.encode())
    content = content.replace(b"</head>", f"{head}\n</head>".encode(), 1)
    headers = {"Cache-Control": "no-cache"}
    if "gzip" in accepted:
        content = gzip.compress(content, mtime=0)
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(content, media_type=TYPES[".html"], headers=headers)


@get("/robots.txt", include_in_schema=False, media_type="text/plain")
async def robots(state: State) -> str:
    """What search engines may read: the pages, no matches and no calls."""
    hidden = [f"Disallow: {state.base}/{name}/" for name in ("api", "ws", "match", "join", "seat")]
    return "\n".join(["User-agent: *", *hidden, ""])


COMPANIES = ("", "computer", "anybody", "link", "screen", "alone")
"""Last words of /start/<box>/<company>; the first is that of the address without one."""


async def _leads_nowhere(name: str, rooms: OpenRooms) -> bool:
    """Does a path name an invitation to no match, or the form of no box or of no company? Its page says so to people."""
    first, *rest = name.split("/")
    if first == "join" and len(rest) == 1:
        return not await rooms.knows(rest[0])
    if first == "start" and len(rest) in (1, 2):
        box, company = [*rest, ""][:2]
        return company not in COMPANIES or box not in await asyncio.to_thread(_boxes)
    return False


def _boxes() -> set[str]:
    """Boxes on offer, as addresses call them: by their variant, or by their game where the variant has no name."""
    specs = [games.get(game).spec for game in games.lobby_ids()]
    return {variant.id or spec.id for spec in specs for variant in spec.variants}


@get(["/", "/{path:path}", "/game/{match:str}", "/game/{match:str}/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """A file of the front end, or its document for every path that is a page; with 404 where the path leads nowhere."""
    name = request.url.path.strip("/")
    if name.startswith(("api/", "ws/")):
        raise NotFoundException("there is nothing at this address")
    root = STATIC.resolve()
    wanted = (root / name).resolve()
    accepted = request.headers.get("accept-encoding", "")
    document = root / "index.html"
    if wanted != document and wanted.is_relative_to(root) and wanted.is_file():
        return file_answer(wanted, accepted)
    if name.startswith("assets/"):
        raise NotFoundException("there is nothing at this address")
    if document.is_file():
        head = await head_of(name, request, state)
        answer = document_answer(document, accepted, state.base, head)
        answer.status_code = 404 if await _leads_nowhere(name, state.rooms) else 200
        return answer
    return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
