"""The encounter set of the second scenario."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.changes import progress_off_quest
from gonfalon.games.fellowship.engine.clauses import card, forced, instead, shadow, when_revealed
from gonfalon.games.fellowship.engine.moves import deal_shadow, reveal_top
from gonfalon.games.fellowship.engine.selecting import if_undefended, n_players

card(
    "misty-mountain-goblins",
    forced("attacked", progress_off_quest(1), when=lambda s, x: x["enemy"] == x["self"]),
    shadow(progress_off_quest(if_undefended(3, 1))),
)
card(
    "massing-at-night",
    when_revealed(reveal_top(n_players)),
    shadow(deal_shadow("enemy", n_players)),
)
card(
    "banks-of-the-anduin",
    instead("leaves_to", lambda s, j, i: m.ENCOUNTER if i == j else 0),
)
card("gladden-fields", instead("refresh_threat", lambda s, j: 1 if s.pile[j] == m.ACTIVE else 0))
