"""The quest cards of the three scenarios."""

from __future__ import annotations

from gonfalon.games.fellowship.engine.clauses import card, forced, passive, setup, when_revealed
from gonfalon.games.fellowship.engine.steps import (
    add_from_encounter,
    choose,
    choose_path,
    each_player,
    look_through_encounter,
    pick,
    stage_card,
    win,
)

# ---- Passage Through Mirkwood -------------------------------------------------------------------------------------------

card("flies-and-spiders", setup(add_from_encounter("forest-spider"), add_from_encounter("old-forest-road")))
card("a-fork-in-the-road", forced("stage_done", choose_path()))
card(
    "dont-leave-the-path",
    when_revealed(
        each_player(
            look_through_encounter(),
            choose("spider", pick("encounter deck and discard", trait="spider")),
            stage_card("spider"),
        )
    ),
    passive(
        "leaves_play",
        None,
        do=(win(),),
        when=lambda s, x: s.table.cards[x["card"]].id == "ungoliants-spawn" and x["how"] == "destroyed",
    ),
)
card(
    "beorns-path",
    passive("no_advance", lambda s, j: any(s.table.cards[i].id == "ungoliants-spawn" for i in s.enemies())),
    passive("last_stage", lambda s, j: True),
)
