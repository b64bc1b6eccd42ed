"""The encounter set of the first scenario."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import discard, draw, modify, raise_threat, ready
from gonfalon.games.fellowship.engine.clauses import card, forced, response, shadow, when_revealed
from gonfalon.games.fellowship.engine.moves import uncommit
from gonfalon.games.fellowship.engine.selecting import FIRST, SELF, YOU, pick
from gonfalon.games.fellowship.engine.steps import choose, each_player, when

card(
    "forest-spider",
    forced("engaged", modify(SELF, m.STRENGTH, 1, m.ROUND), when=lambda s, x: x["card"] == x["self"]),
    shadow(choose("attachment", pick("attachments", of="defending"), by="defending"), discard("attachment")),
)
card(
    "east-bight-patrol",
    shadow(
        modify("enemy", m.STRENGTH, 1, m.ATTACK),
        when(lambda s, x: x["undefended"], raise_threat(3, "defending")),
    ),
)
card(
    "black-forest-bats",
    when_revealed(each_player(choose("character", pick("committed", of=YOU)), uncommit("character"))),
)
card(
    "old-forest-road",
    response(
        "travelled",
        choose("character", pick("characters", of=FIRST, ready=False), by=FIRST),
        ready("character"),
        when=lambda s, x: x["card"] == x["self"],
    ),
)
card("forest-gate", response("travelled", draw(2, FIRST), when=lambda s, x: x["card"] == x["self"]))
