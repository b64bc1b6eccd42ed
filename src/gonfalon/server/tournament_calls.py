"""HTTP calls about tournaments and clubs."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from . import wire_clubs, wire_tournaments
from .seat_calls import KEYED, OPEN_OR_KEYED, STREAM_HEADERS, holder

AnyRequest = Request[Any, Any, Any]
Token = NamedDependency[str]


@get("/api/tournaments", security=OPEN_OR_KEYED)
async def tournaments(token: Token, state: State) -> wire_tournaments.TournamentsList:
    """What is on, is coming, and has ended. With a person's key those of closed clubs, too."""
    return await state.tournaments.pages.list(token)


@post("/api/tournaments", security=KEYED)
async def announce(
    token: Token, data: JSONBody[wire_tournaments.NewTournament], state: State
) -> wire_tournaments.TournamentMade:
    """Announce a tournament."""
    return await state.tournaments.announce(token, data)


@get("/api/tournaments/{tournament:str}", security=OPEN_OR_KEYED)
async def tournament_page(
    tournament: FromPath[str], token: Token, state: State
) -> wire_tournaments.TournamentPage:
    """The page of a tournament. With a person's key their own part, too: the next game and the key to the seat."""
    return await state.tournaments.pages.page(tournament, token)


@get(
    "/api/tournaments/{tournament:str}/events",
    security=OPEN_OR_KEYED,
    responses={200: ResponseSpec(wire_tournaments.TournamentPage, media_type="text/event-stream")},
)
async def tournament_events(
    tournament: FromPath[str], request: AnyRequest, token: Token, state: State
) -> Stream:
    """The same, and from then on whatever changes, as server-sent events."""
    whose, pages = holder(request), state.tournaments.pages
    pages.streams.check(whose)
    await pages.page(tournament, token)
    scope: Any = request.scope
    content = _nothing() if scope.get("is_head") else pages.events(tournament, token, whose)
    return Stream(content, media_type="text/event-stream", headers=STREAM_HEADERS)


async def _nothing() -> AsyncGenerator[bytes]:
    yield b""


@post("/api/tournaments/{tournament:str}/join", status_code=200, security=KEYED)
async def join_tournament(
    tournament: FromPath[str], token: Token, state: State
) -> wire_tournaments.TournamentPage:
    """Take part."""
    return await state.tournaments.join(tournament, token)


@post("/api/tournaments/{tournament:str}/leave", status_code=200, security=KEYED)
async def leave_tournament(
    tournament: FromPath[str], token: Token, state: State
) -> wire_tournaments.TournamentPage:
    """Take part no more."""
    return await state.tournaments.leave(tournament, token)


@post("/api/tournaments/{tournament:str}/pause", status_code=200, security=KEYED)
async def pause(tournament: FromPath[str], token: Token, state: State) -> wire_tournaments.TournamentPage:
    """Take a break: no further game until it is over."""
    return await state.tournaments.pause(tournament, token, True)


@post("/api/tournaments/{tournament:str}/resume", status_code=200, security=KEYED)
async def resume(tournament: FromPath[str], token: Token, state: State) -> wire_tournaments.TournamentPage:
    """End a break."""
    return await state.tournaments.pause(tournament, token, False)


@post("/api/tournaments/{tournament:str}/start", status_code=200, security=KEYED)
async def start(tournament: FromPath[str], token: Token, state: State) -> wire_tournaments.TournamentPage:
    """Begin, by the one who has announced it."""
    return await state.tournaments.start(tournament, token)


@post("/api/tournaments/{tournament:str}/cancel", status_code=200, security=KEYED)
async def cancel(tournament: FromPath[str], token: Token, state: State) -> wire_tournaments.TournamentPage:
    """Call a tournament off, by the one who has announced it."""
    return await state.tournaments.cancel(tournament, token)


@get("/api/tournaments/{tournament:str}/results.txt", security=OPEN_OR_KEYED)
async def crosstable(tournament: FromPath[str], token: Token, state: State) -> Response[str]:
    """The standings with every result, as text."""
    text = await state.tournaments.pages.results(tournament, token, False)
    return Response(text, media_type="text/plain; charset=utf-8")


@get("/api/tournaments/{tournament:str}/results.trf", security=OPEN_OR_KEYED)
async def report(tournament: FromPath[str], token: Token, state: State) -> Response[str]:
    """The results as a report file of FIDE, of tables of two."""
    text = await state.tournaments.pages.results(tournament, token, True)
    headers = {"Content-Disposition": f'attachment; filename="gonfalon-{tournament}.trf"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/clubs", security=KEYED)
async def clubs(token: Token, state: State) -> wire_clubs.ClubsList:
    """The clubs of the person with this key."""
    return await state.clubs.list(token)


@post("/api/clubs", security=KEYED)
async def found_club(token: Token, data: JSONBody[wire_clubs.NewClub], state: State) -> wire_clubs.ClubMade:
    """Found a club."""
    return await state.clubs.found(token, data)


@get("/api/clubs/{club:str}", security=OPEN_OR_KEYED)
async def club_page(club: FromPath[str], token: Token, state: State) -> wire_clubs.ClubPage:
    """The page of a club; of a closed one its name alone, unless a member asks."""
    return await state.clubs.page(club, token)


@post("/api/clubs/{club:str}", status_code=200, security=KEYED)
async def change_club(
    club: FromPath[str], token: Token, data: JSONBody[wire_clubs.NewClub], state: State
) -> wire_clubs.ClubPage:
    """Change what a club is called, says and shows, by its founder."""
    return await state.clubs.change(club, token, data)


@post("/api/clubs/{club:str}/join", status_code=200, security=KEYED)
async def join_club(
    club: FromPath[str], token: Token, data: JSONBody[wire_clubs.JoinClub], state: State
) -> wire_clubs.ClubPage:
    """Join a club by its link."""
    return await state.clubs.join(club, token, data.invite)


@post("/api/clubs/{club:str}/leave", status_code=200, security=KEYED)
async def leave_club(club: FromPath[str], token: Token, state: State) -> wire_clubs.ClubsList:
    """Leave a club; who is left of those who have been there longest is founder then."""
    return await state.clubs.leave(club, token)


@post("/api/clubs/{club:str}/invite", status_code=200, security=KEYED)
async def club_invite(club: FromPath[str], token: Token, state: State) -> wire_clubs.ClubInvite:
    """Make a new link, by the founder; the one before opens nothing any more."""
    return await state.clubs.invite(club, token)


@post("/api/clubs/{club:str}/remove", status_code=200, security=KEYED)
async def remove_member(
    club: FromPath[str], token: Token, data: JSONBody[wire_clubs.ClubMemberRequest], state: State
) -> wire_clubs.ClubPage:
    """Remove a member, by the founder."""
    return await state.clubs.remove(club, token, data.name)


@post("/api/clubs/{club:str}/hand-over", status_code=200, security=KEYED)
async def hand_over(
    club: FromPath[str], token: Token, data: JSONBody[wire_clubs.ClubMemberRequest], state: State
) -> wire_clubs.ClubPage:
    """Make another member the founder, by the founder."""
    return await state.clubs.hand_over(club, token, data.name)


CALLS = (
    *(tournaments, announce, tournament_page, tournament_events, join_tournament, leave_tournament),
    *(pause, resume, start, cancel, crosstable, report),
    *(
        clubs,
        found_club,
        club_page,
        change_club,
        join_club,
        leave_club,
        club_invite,
        remove_member,
        hand_over,
    ),
)
