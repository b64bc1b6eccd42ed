"""What partners answer in the positions of their tests."""

from __future__ import annotations

from typing import Any

from gonfalon.players.stratego.expectimax.tables import Style
from gonfalon.players.stratego.opponents.partner import STYLES, PartnerPlayer
from tests.players.stratego_positions import STRATEGO as STRATEGO
from tests.players.stratego_positions import after as after
from tests.players.stratego_positions import playing as playing

NAMES = tuple(STYLES)


def answers(state: Any, style: Style, n: int = 5) -> set[str]:
    """What a partner answers, over several seeds, for whoever is to move."""
    information = STRATEGO.information_state(state, state.to_act()[0])
    return {PartnerPlayer(seed, style).act(information) for seed in range(n)}
