"""What may be announced as a tournament: every part of a plan checked before it is stored."""

from __future__ import annotations

from pathlib import Path

import msgspec

from gonfalon import games
from gonfalon.arena import entrants
from gonfalon.core.errors import WireError
from gonfalon.match.terms import DAY
from gonfalon.players import Computer
from gonfalon.ratings.computers import computer_rating
from gonfalon.ratings.counting import Table, why_casual
from gonfalon.ratings.rating import Rating

from . import wire_tournaments as told_of
from .names import plain, refused_words, tidy
from .rated_tables import UNCOUNTED, told
from .setups import checked_setup
from .tables import check_computer
from .wire_ratings import SeatRating

SHORTEST_ARENA = 5
"""Minutes."""
SETUP_SECONDS = 180
"""Time to set up where a plan says nothing of it: a tournament cannot wait for ever."""
MOST_OF_A_ROUND_ROBIN, MOST_FILLED = 32, 16
"""So many take part in a round robin at most, in 31 rounds; and with so many a tournament is full enough where computers fill it."""
FARTHEST_DAYS = 60
"""So long before its start a tournament may be announced. One that is started by hand is called off after it."""
DAY_MS = 86_400_000


def checked_plan(
    plan: told_of.NewTournament, now: int, words_file: Path | None = None
) -> told_of.NewTournament:
    """The plan with its texts tidied. Not for the event loop. Raises GonfalonError with what speaks against it."""
    name = checked_title(plan.name, words_file)
    if plan.system == "round-robin":
        plan = msgspec.structs.replace(plan, most=min(plan.most, MOST_OF_A_ROUND_ROBIN))
    description = tidy(plan.description)
    spec = games.get(plan.game).spec if plan.game in games.lobby_ids() else None
    checked_setup(plan.game, plan.variant, {}, "", plan.seats)
    assert spec is not None
    if spec.cooperative:
        raise _invalid("companions play together: this game has no tournaments")
    if not plan.clock.is_sound:
        raise _invalid("a clock has time for the whole game, or time for each move")
    _check_system(plan)
    _check_places(plan)
    if plan.starts_at and not now < plan.starts_at <= now + FARTHEST_DAYS * DAY_MS:
        raise _invalid(f"a tournament starts within the next {FARTHEST_DAYS} days")
    for one in (*plan.computers, told_of.ComputerEntry(plan.fill_level if plan.fill else 0)):
        check_computer(spec.family, one.level, one.player)
    if plan.rated:
        _check_rated(plan)
    clock = plan.clock
    if not clock.setup:
        clock = msgspec.structs.replace(
            clock, setup=max(SETUP_SECONDS, clock.move if clock.move >= DAY else 0)
        )
    return msgspec.structs.replace(plan, name=name, description=description, clock=clock)


def checked_title(name: str, words_file: Path | None = None) -> str:
    """The name of a tournament or a club as it is shown. Raises WireError with what speaks against it."""
    found = tidy(name)
    if not plain(found) or not found.isprintable():
        raise _invalid("a name has letters or digits, and no signs that cannot be seen")
    if any(word in plain(found) for word in refused_words(words_file)):
        raise WireError("person/name-refused", "the host of this server does not allow this name")
    return found


def _check_system(plan: told_of.NewTournament) -> None:
    if plan.system == "arena" and plan.minutes < SHORTEST_ARENA:
        raise _invalid(f"an arena lasts {SHORTEST_ARENA} minutes or longer: send minutes")
    if plan.system == "arena" and plan.clock.move >= DAY:
        raise _invalid("an arena needs a clock shorter than a day a move")
    if plan.system != "arena" and plan.minutes:
        raise _invalid("only an arena has minutes")
    if plan.system != "swiss" and plan.rounds:
        raise _invalid("only a Swiss tournament has a number of rounds")
    if plan.system != "round-robin" and plan.double:
        raise _invalid("only a round robin can be double")
    if plan.system == "swiss" and plan.seats != 2:
        raise _invalid("a Swiss tournament is for tables of two")


def _check_places(plan: told_of.NewTournament) -> None:
    if not plan.seats <= plan.most or not plan.least <= plan.most:
        raise _invalid("fewer may take part than must: raise `most`")
    if plan.fill and plan.least > MOST_FILLED:
        raise _invalid(f"computers fill {MOST_FILLED} places at most: lower `least`")
    if len(plan.computers) > plan.most:
        raise _invalid("more computers play than may take part")


def _check_rated(plan: told_of.NewTournament) -> None:
    who = [*plan.computers, *([told_of.ComputerEntry(plan.fill_level)] if plan.fill else [])]
    measured = all(rating_of(plan, one) is not None for one in who)
    people = tuple(f"person {number}" for number in range(plan.seats))
    reason = why_casual(Table(people, rated=True, measured=measured))
    if reason is not None:
        raise WireError("match/not-rated", UNCOUNTED.get(reason, "these games cannot be rated"))


def rating_of(plan: told_of.NewTournament, computer: told_of.ComputerEntry) -> SeatRating | None:
    """The measured rating of a computer in this game, None for one that was not measured."""
    name = entrants.name_of(Computer(computer.level, computer.player))
    found: Rating | None = computer_rating(games.get(plan.game).spec.family, plan.variant, name)
    return told(found) if found else None


def _invalid(reason: str) -> WireError:
    return WireError("request/invalid", reason)
