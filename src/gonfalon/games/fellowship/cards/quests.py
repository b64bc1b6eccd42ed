"""The quest cards of the three scenarios."""

from __future__ import annotations

from typing import Any

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.clauses import (
    by_itself,
    card,
    forced,
    passive,
    response,
    setup,
    when_revealed,
)
from gonfalon.games.fellowship.engine.effects import prisoner
from gonfalon.games.fellowship.engine.moves import (
    add_from_encounter,
    choose_path,
    look_through_encounter,
    make_orc_guard,
    rescue,
    reveal_objectives,
    reveal_top,
    set_aside,
    stage_card,
    take_prisoner,
    win,
)
from gonfalon.games.fellowship.engine.selecting import n_players, pick
from gonfalon.games.fellowship.engine.steps import choose, each_player, when

# ---- Passage Through Mirkwood -------------------------------------------------------------------------------------------

card("flies-and-spiders", setup(add_from_encounter("forest-spider"), add_from_encounter("old-forest-road")))
card("a-fork-in-the-road", forced("stage_done", choose_path()))
card(
    "dont-leave-the-path",
    when_revealed(
        each_player(
            look_through_encounter(),
            choose("spider", pick("encounter deck and discard", trait="spider"), secret="deck"),
            stage_card("spider"),
        )
    ),
    by_itself(
        "leaves_play",
        win(),
        when=lambda s, x: s.catalogue.cards[x["card"]].id == "ungoliants-spawn" and x["how"] == "destroyed",
    ),
)
card(
    "beorns-path",
    passive(
        "no_advance", lambda s, j: any(s.catalogue.cards[i].id == "ungoliants-spawn" for i in s.enemies())
    ),
    passive("last_stage", lambda s, j: True),
)

# ---- Journey Down the Anduin --------------------------------------------------------------------------------------------


def is_troll_about(s: Any) -> bool:
    """Is a Hill Troll in play?"""
    return any(s.catalogue.cards[i].id == "hill-troll" for i in s.enemies())


card(
    "to-the-river",
    setup(each_player(reveal_top())),
    when_revealed(when(lambda s, x: not is_troll_about(s), add_from_encounter("hill-troll"))),
    passive("no_advance", lambda s, j: is_troll_about(s)),
)
card("anduin-passage", passive("extra_reveals", lambda s, j: 1), passive("no_checks", lambda s, j: True))
card(
    "ambush-on-the-shore",
    when_revealed(reveal_top(lambda s, x: 2 * n_players(s, x))),
    passive("no_staging", lambda s, j: True),
    passive("wins", lambda s, j: not s.enemies()),
)

# ---- Escape from Dol Guldur ---------------------------------------------------------------------------------------------


def n_claimed(s: Any) -> int:
    """How many objectives the players have."""
    return sum(s.card(i).type == "objective" and s.who[i] != m.NOBODY for i in s.piles[m.ATTACHED])


card(
    "the-necromancers-tower",
    setup(set_aside("nazgul-of-dol-guldur"), reveal_objectives()),
    when_revealed(take_prisoner()),
    passive("ally_limit", lambda s, j: 1),
    passive("no_advance", lambda s, j: n_claimed(s) == 0),
)
card(
    "through-the-caverns",
    response("progress_placed", rescue()),
    passive("ally_limit", lambda s, j: 1),
    passive("no_advance", lambda s, j: prisoner(s) >= 0 or n_claimed(s) < 3),
)
card(
    "out-of-the-dungeons",
    forced("phase_begins", each_player(make_orc_guard()), when=lambda s, x: x["phase"] == "quest"),
    passive(
        "no_advance", lambda s, j: any(s.catalogue.cards[i].id == "nazgul-of-dol-guldur" for i in s.enemies())
    ),
    passive("last_stage", lambda s, j: True),
)
