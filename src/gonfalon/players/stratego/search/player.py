"""The searching player."""

from __future__ import annotations

import random
import time

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import rules_for

from ..clock import PAUSE_DECAY, SHARE_DEPLOYING, SearchClock
from ..decision import SearchContext
from ..deploy.people import careful
from ..deploy.quest import fit_to_quest
from ..kernel import tree
from ..knowledge.forgetting import forget
from ..settings import Settings
from .move_search import MoveSearch


class SearchPlayer:
    """Answers by searching boards that agree with what its seat has seen."""

    def __init__(self, seed: int, settings: Settings) -> None:
        self.rng, self.settings = random.Random(seed), settings
        self.buffers: tree.SearchBuffers | None = None
        self.pause = 0.0
        """Milliseconds of the longest recent pause in which others had the core."""

    def limit(self, ms: float) -> None:
        """Milliseconds for each of the moves that follow; of a player made without a time limit, too."""
        self.settings = self.settings._replace(ms=ms)

    def act(self, information: InformationState) -> str:
        """A legal action."""
        pause = PAUSE_DECAY * self.pause
        clock = SearchClock(time.perf_counter(), self.settings.ms, pause=pause)
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        if seen.kind == "deploy":
            return self._deploy(information, seen, clock)
        assert seen.legal
        if len(seen.legal) == 1:
            return seen.legal[0]
        if self.settings.forget_turns:
            information = forget(information, self.settings.forget_turns)
        self.buffers = self.buffers or tree.new_buffers()
        context = SearchContext(information, self.rng, self.settings, clock)
        answer = MoveSearch(context, self.rng, self.buffers, clock).choose()
        self.pause = clock.pause
        return answer

    def _deploy(self, information: InformationState, seen: StrategoObservation, clock: SearchClock) -> str:
        """A deployment as people make them, with a sheltered flag, fit for the quest if there is one."""
        text = careful(seen, self.rng, self.settings.n_setups, lambda: clock.is_late(SHARE_DEPLOYING))
        rules = rules_for(information.variant, information.options)
        return fit_to_quest(seen, rules, text, self.rng)
