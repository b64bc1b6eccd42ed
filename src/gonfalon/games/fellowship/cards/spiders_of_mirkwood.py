"""The encounter set of spiders and the forest they live in."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import (
    deal_damage,
    discard_events,
    modify,
    raise_threat,
    search_top,
)
from gonfalon.games.fellowship.engine.clauses import (
    card,
    forced,
    passive,
    response,
    shadow,
    travel,
    when_revealed,
)
from gonfalon.games.fellowship.engine.moves import attach_self, reveal_top
from gonfalon.games.fellowship.engine.selecting import FIRST, YOU, if_undefended, pick
from gonfalon.games.fellowship.engine.steps import choose, choose_player, each_player, exhaust, needs, when

# ---- enemies -----------------------------------------------------------------------------------------------------------

EXHAUST_ONE = (
    choose("character", pick("characters", of="defending", ready=True), by="defending"),
    exhaust("character"),
)

card(
    "king-spider",
    when_revealed(
        each_player(choose("character", pick("characters", of=YOU, ready=True)), exhaust("character"))
    ),
    shadow(*EXHAUST_ONE, when(lambda s, x: x["undefended"], *EXHAUST_ONE)),
)
card(
    "hummerhorns",
    forced(
        "engaged",
        choose("hero", pick("heroes", of="seat"), by="seat"),
        deal_damage("hero", 5),
        when=lambda s, x: x["card"] == x["self"],
    ),
    shadow(deal_damage(pick("characters", of="defending"), if_undefended(2, 1))),
)
card(
    "ungoliants-spawn",
    when_revealed(modify(pick("committed"), m.WILLPOWER, -1)),
    shadow(raise_threat(if_undefended(8, 4), "defending")),
)

# ---- locations ---------------------------------------------------------------------------------------------------------

card(
    "great-forest-web",
    travel(
        needs(lambda s, x: all(any(s.is_ready(i) for i in s.heroes(seat)) for seat in s.seats())),
        each_player(choose("hero", pick("heroes", of=YOU, ready=True), kind="cost"), exhaust("hero")),
    ),
)
card(
    "mountains-of-mirkwood",
    travel(needs(lambda s, x: bool(s.piles[m.ENCOUNTER])), reveal_top()),
    response("explored", each_player(search_top(5)), when=lambda s, x: x["card"] == x["self"]),
)

# ---- treacheries -------------------------------------------------------------------------------------------------------

card("eyes-of-the-forest", when_revealed(each_player(discard_events(YOU))))
card(
    "caught-in-a-web",
    when_revealed(
        choose_player(
            "player", lambda s, x, seat: s.threat[seat] == max(s.threat[one] for one in s.seats()), by=FIRST
        ),
        choose("hero", pick("heroes", of="player"), by="player"),
        attach_self("hero"),
    ),
    passive("refresh_price", lambda s, j: (j, s.host[j], 2)),
)
