"""Actions as the rules' kernel numbers them."""

from __future__ import annotations

from gonfalon.games.stratego import actions, power_texts
from gonfalon.games.stratego.kernel.layout import STOP
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import square_of


def action_code(rules: Rules, action: str) -> int:
    """Kernel code of a legal action in play."""
    if action.startswith("rescue"):
        return actions.rescue_code(rules.ruleset, action)
    if action == power_texts.STOP_TEXT:
        return STOP
    if " " in action:
        code = power_texts.code_of(rules, power_texts.parse(rules, action))
        assert code is not None
        return code
    source, target = action.split("-")
    code = actions.move_code(square_of(source), square_of(target))
    assert code is not None
    return code
