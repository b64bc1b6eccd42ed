"""The cooperative card game as a core.Game: one to four seats against a scenario (docs/rules/card-game.md)."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence
from functools import lru_cache

from gonfalon.core.arguments import require_seat
from gonfalon.core.errors import Fault, FaultyActionError, NotYourTurnError, RulesetError
from gonfalon.core.game import (
    COMPANY,
    SPECTATOR,
    TALK,
    BoxSpec,
    BringSpec,
    Encoding,
    Game,
    GameSetup,
    GameSpec,
    Option,
    OptionSpec,
    ReadPart,
    TextReading,
    Value,
    VariantSpec,
)
from gonfalon.core.observation import InformationState, Observation
from gonfalon.core.rng import Rng

from . import encode
from .catalogues import catalogue_for, own_set
from .decks import ANY_COPIES, ONE_CORE, STARTERS, Deck, beyond_one_core, read_deck, said_in
from .engine import (
    beginning,
    carried,
    checks,
    combat,
    encounter,
    model,
    moves,
    phases,
    planning,
    questing,
    refusal,
    round,
    running,
    strikes,
)
from .engine.catalogue import CardCatalogue
from .engine.editions import EDITION
from .engine.state import State
from .observation import FellowshipObservation
from .sample import sample
from .signals import signals
from .snapshot import FellowshipSnapshots
from .view import EVERYTHING, GAME_ID, information_state, observe, observe_each

OPTIONS = (
    OptionSpec("difficulty", "choice", "standard", "CARD-3.10", ("standard", "easy", "basic"), first=True),
    OptionSpec("rules", "choice", "faq", "CARD-13.1", ("faq", "2011"), group="rules"),
    OptionSpec("first_player", "choice", "lot", "CARD-3.6", ("lot", "1", "2", "3", "4"), group="table"),
    OptionSpec("open_hands", "bool", False, "CARD-1.10", group="table"),
    OptionSpec("copies", "choice", ANY_COPIES, "CARD-14", (ANY_COPIES, ONE_CORE), group="rules"),
    OptionSpec("ply_cap", "int", 0, "CARD-11.12", low=0, high=1_000_000, group="table"),
)

REGISTERED = (
    *(beginning, checks, combat, encounter, moves, phases, planning, questing, refusal, round),
    *(running, strikes),
)
"""The modules that register the operations of frames, and the reasons against actions, as they are imported."""


class Fellowship(FellowshipSnapshots, Game[State, FellowshipObservation]):
    """The rules object of the card game; all seats win or lose together."""

    spec = GameSpec(
        id=GAME_ID,
        family="fellowship",
        min_seats=1,
        max_seats=4,
        cooperative=True,
        chance=True,
        hidden=True,
        variants=tuple(VariantSpec(name, OPTIONS, box=BoxSpec("front")) for name in model.all_scenarios()),
        rules_page="card-game",
        table_actions=(*COMPANY, TALK),
        brings=BringSpec("deck", "CARD-14", open=True, example="leadership"),
        edition=EDITION,
    )

    def settle(
        self,
        variant: str,
        options: dict[str, Value],
        preset: str = "",
        n_seats: int = 0,
        brought: Sequence[str] = (),
    ) -> GameSetup:
        """A settled setup; the first player is a seat of the table (CARD-3.6)."""
        made = super().settle(variant, options, preset, n_seats, brought)
        first = str(made.options["first_player"])
        if first != "lot" and int(first) > made.n_seats:
            raise RulesetError(f"option first_player: there is no seat {first} at a table of {made.n_seats}")
        carried.of_setup(made)
        return made

    def complete_options(self, variant: str, preset: str, options: dict[str, Value]) -> dict[str, Value]:
        """The options of a shipped scenario or of a user's file; what is carried only where something is. Raises RulesetError."""
        is_own = own_set(variant) is not None
        told = {name: value for name, value in options.items() if name != carried.CARRIED}
        completed = super().complete_options(self.spec.variants[0].id if is_own else variant, preset, told)
        text = options.get(carried.CARRIED, "")
        if not isinstance(text, str):
            raise RulesetError(f"option {carried.CARRIED} takes a text, not {str(text)[:80]!r}")
        return {**completed, carried.CARRIED: text} if text else completed

    def rules_digest(self, variant: str) -> str:
        own = own_set(variant)
        return own.digest if own else ""

    def check_table(self, setup: GameSetup, waiting: Container[int] = (), newest: int = -1) -> None:
        """No hero may start at two seats (CARD-3.1), and one core set may have to do for all decks (CARD-14.4). Decks hold what is
        carried (CARD-11.15)."""
        texts = texts_of(setup)
        seats = [seat for seat in range(setup.n_seats) if seat not in waiting]
        seats.sort(key=lambda seat: seat == newest)
        met: set[str] = set()
        for seat in seats:
            heroes = set(_deck(setup, texts[seat])[0].heroes)
            twice = sorted(met & heroes)
            if twice:
                raise FaultyActionError(twice[0], [Fault("hero_taken", tuple(twice))], "CARD-3")
            met |= heroes
        if setup.options["copies"] == ONE_CORE:
            faults = beyond_one_core([texts[seat] for seat in seats], setup.edition, own_of(setup))
            if faults:
                raise FaultyActionError(faults[0].where[1], faults, "CARD-14.4")
        if carried.CARRIED in setup.options:
            known = [_deck(setup, text)[0] if seat in seats else None for seat, text in enumerate(texts)]
            self.check_carried(setup, known)

    def check_carried(self, setup: GameSetup, decks: Sequence[Deck | None]) -> None:
        """What is carried fits the decks (CARD-11.15). decks: None for one that is not known yet."""
        own = own_set(setup.variant)
        scenario = own.scenario if own else model.all_scenarios()[setup.variant]
        faults = carried.faults_of(carried.of_setup(setup), decks, scenario.threat_limit)
        if faults:
            raise FaultyActionError("", faults, "CARD-11.15")

    def check_brought(self, setup: GameSetup, seat: int, text: str) -> None:
        """A deck list, or the name of a starter deck (CARD-14)."""
        if text:
            _, faults = _deck(setup, text)
            if faults:
                raise FaultyActionError(text, faults, "CARD-14")

    def appraise(self, setup: GameSetup, seat: int, text: str) -> dict[str, Value]:
        """Heroes, other cards and the starting threat of a deck that is in order (CARD-3, CARD-14)."""
        deck, _ = _deck(setup, text)
        threat = sum(model.known_cards()[hero].threat_cost for hero in deck.heroes)
        return {"heroes": len(deck.heroes), "cards": len(deck.cards), "threat": threat}

    def read_text(self, setup: GameSetup, seat: int, text: str) -> TextReading:
        """The cards that a list names, by line, and what it leaves out (CARD-14.8)."""
        said = said_in(text, setup.edition, own_of(setup))
        parts = tuple(ReadPart(line, card.id, count) for line, card, count in said.cards)
        return TextReading(parts=parts, left_out=said.left_out)

    def statistics_labels(self, setup: GameSetup, seat: int) -> dict[str, tuple[str, ...]]:
        """The heroes of a deck, which stand for it however its other cards change; and the difficulty."""
        heroes = decks_of(setup)[seat].heroes
        difficulty = f"option-difficulty-{setup.options['difficulty']}"
        return {"deck": tuple(f"card-{hero}" for hero in sorted(heroes)), "difficulty": (difficulty,)}

    def new(self, seed: int, setup: GameSetup | None = None) -> State:
        """A fresh state; the seed shuffles and decides everything that is left to chance."""
        setup = self.settled(seed, setup)
        if carried.CARRIED in setup.options:
            self.check_carried(setup, decks_of(setup))
        s = State(setup, self.catalogue(setup), seed)
        s.todo.append(("set_up",))
        s.advance()
        s.start, s.new_events = tuple(s.new_events), []
        return s

    def catalogue(self, setup: GameSetup) -> CardCatalogue:
        """The card instances of a game of this setup."""
        easy = setup.options["difficulty"] == "easy"
        return catalogue_for(setup.variant, decks_of(setup), easy, str(setup.options["rules"]))

    def follow_up(self, state: State) -> dict[str, Value]:
        """What a hard campaign carries from a won scenario (CARD-11.15)."""
        text = carried.following(state)
        return {carried.CARRIED: text} if text else {}

    def check(self, state: State, seat: int, action: str) -> None:
        state.check(seat, action)

    def random_action(self, state: State, seat: int, rng: Rng) -> str:
        """Any legal action, each with the same chance."""
        asks = state.pending.asks if state.pending else ()
        choices = next((choices for asked, choices in asks if asked == seat), None)
        if choices is None:
            raise NotYourTurnError("", "wrong_turn", "CARD-4")
        return state.text(rng.choice(choices))

    def observe(self, state: State, seat: int) -> FellowshipObservation:
        require_seat(seat, state.n_seats, spectator=True)
        return observe(state, seat)

    def observe_each(self, state: State, seats: Collection[int]) -> Mapping[int, FellowshipObservation]:
        for seat in seats:
            require_seat(seat, state.n_seats, spectator=True)
        return observe_each(state, seats)

    def information_state(self, state: State, seat: int) -> InformationState:
        require_seat(seat, state.n_seats, spectator=True)
        return information_state(state, seat, self.seen_setup(state.setup, seat))

    def sample(self, information: InformationState, rng: Rng) -> State:
        return sample(self.catalogue(information.setup), information, rng)

    def signals(self, state: State, seat: int) -> tuple[Option, ...]:
        return signals(state, seat)

    def reveal(self, state: State) -> FellowshipObservation:
        return observe(state, EVERYTHING)

    def observe_shared(self, state: State, seats: Collection[int]) -> FellowshipObservation:
        """The table with the hands of these seats; what lies face down is open where all of them show it."""
        if set(range(state.n_seats)) <= set(seats):
            return self.reveal(state)
        return observe(state, SPECTATOR, seats)

    def encoding(self, setup: GameSetup) -> Encoding:
        return encode.encoding(setup)

    def encode(self, setup: GameSetup, observation: Observation) -> Sequence[float]:
        assert isinstance(observation, FellowshipObservation)
        return encode.encode(setup, observation)

    def warm(self) -> None:
        """Read the cards."""
        self.catalogue(self.setup())


def decks_of(setup: GameSetup) -> tuple[Deck, ...]:
    """The deck of every seat (see `texts_of`)."""
    return tuple(_deck(setup, text)[0] for text in texts_of(setup))


def _deck(setup: GameSetup, text: str) -> tuple[Deck, tuple[Fault, ...]]:
    """A deck as this match reads and counts it, and what is wrong with it."""
    return read_deck(text, str(setup.options.get("copies", ANY_COPIES)), setup.edition, own_of(setup))


def own_of(setup: GameSetup) -> str:
    """The set of the user's file that a match is played with, "" for a shipped scenario."""
    own = own_set(setup.variant)
    return own.id if own else ""


def texts_of(setup: GameSetup) -> tuple[str, ...]:
    """What every seat plays with: what it brings, else a starter deck that goes with what the others bring (CARD-14.12).

    In matches of before, the next one that nobody has brought (CARD-14.16).
    """
    brought = tuple(text.strip() for text in setup.brought) or ("",) * setup.n_seats
    if not setup.edition:
        names = iter(name for name in STARTERS if name not in brought)
        return tuple(text or next(names) for text in brought)
    free = list(_free_starters(brought, str(setup.options.get("copies", ANY_COPIES)), own_of(setup)))
    return tuple(text or free.pop(0) for text in brought)


@lru_cache(maxsize=256)
def _free_starters(brought: tuple[str, ...], copies: str, own: str) -> tuple[str, ...]:
    """The starter decks that nobody has brought, first those that share nothing with a deck that somebody has."""
    texts = [text for text in brought if text]
    heroes = {hero for text in texts for hero in read_deck(text, copies, own=own)[0].heroes}

    def clashes(name: str) -> bool:
        together = copies == ONE_CORE and bool(beyond_one_core([*texts, name], own=own))
        return together or bool(heroes & set(read_deck(name)[0].heroes))

    return tuple(sorted((name for name in STARTERS if name not in brought), key=clashes))


GAME = Fellowship()
