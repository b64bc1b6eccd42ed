"""The numbers the search weighs by, in frozen records, one for each subject.

Unless a field says otherwise a worth is in units of a piece that beats next to nothing, a share or chance is from 0 to 1, and a
log weight is a natural logarithm. Where a number was measured, the field names the page; the others are choices that were played with.
Numbers of the compiled search stand in the modules of kernel/.
"""

from __future__ import annotations

from dataclasses import dataclass

UNIT = 100
"""The compiled search counts in hundredths of a worth."""


@dataclass(frozen=True)
class PieceWeights:
    """Worth of pieces (piece_values.py). Fits to results of games played no better: docs/lab/search.md."""

    top: float = 17.0
    """Worth of a piece that beats everything that moves; one that beats next to nothing is worth 1."""
    steepness: float = 4.0
    """Power of the share of enemy movers a piece beats, by which its worth grows: the higher, the more the top counts."""
    immobile: float = 4.0
    """Worth of a piece that cannot move."""
    long_reach: float = 0.8
    """Worth added to a piece that moves several squares."""
    sapper: float = 2.0
    """Worth added to a piece that takes bombs while there are any."""
    last_sapper: float = 3.0
    """Worth added to such pieces besides, shared among those that are left."""
    ambush: float = 6.0
    """Least worth of a piece that takes a much stronger one by attacking (a spy), while that one lives."""
    own_flag: float = 150.0
    """Worth of the own flag."""
    few_movers: float = 10.0
    """Worth shared by a side's mobile pieces besides, for levels that know endings: the fewer are left, the more each counts."""
    no_move: float = 500.0
    """Value of a game won or lost because a side cannot move."""


@dataclass(frozen=True)
class AttractionWeights:
    """What squares are worth to a piece by what is near (attraction.py)."""

    most: float = 24.0
    """Gain beyond which a target attracts no more (0.068 of a score for 20 instead of 12: docs/lab/search.md)."""
    least: float = 0.4
    """Gain below which a target does not attract."""
    urge_share: float = 0.6
    """Share of the urge to attack that counts as gain of every target."""
    near_flag: float = 4.0
    """Gain added to a target beside the own flag; divided by its steps to the flag."""
    near_flag_steps: int = 3
    """Steps to the own flag within which near_flag counts."""
    forward_runner: float = 0.25
    """Worth of each row forward to a piece that moves several squares."""
    forward: float = 0.12
    """The same to other pieces."""
    forward_top: float = 0.06
    """The same to pieces worth more than `top`."""
    top: float = 8.0
    """Worth above which a piece goes forward least."""
    haste: float = 2.0
    """Share by which going forward is worth more at the full urge to attack."""
    known_flag: float = 0.5
    """Chance above which a piece counts as the flag that sappers dig to."""
    dig: float = 0.4
    """Worth of each step of a sapper towards the wall of a known flag."""
    dig_steps: int = 20
    """Steps to the wall beyond which digging adds nothing."""


@dataclass(frozen=True)
class RootWeights:
    """What the tree does not see of a root move, and how root values are found (root_moves.py, move_search.py)."""

    learn_share: float = 0.04
    """Share of a hidden piece's expected worth that learning what it is is worth."""
    certain: float = 0.995
    """Chance from which on a hidden piece counts as known: nothing is learned of it."""
    revisit: float = 0.7
    """Worth that a move costs for each time in the last dozen moves that the piece has left the square it goes to."""
    margin: float = 16.0
    """Values lower than the best by more are not told apart (wider and narrower lost: docs/lab/search.md)."""
    log_odds_per_worth: float = 0.087
    """Growth of the log odds of winning with a unit of lead in worth (fitted: docs/lab/search.md)."""
    most_stake: float = 6.0
    """Factor by which a lead raises the cost of danger at most."""
    least_boards: int = 4
    """A deeper pass counts if it has searched half of the boards, and at least so many."""
    late_share: float = 0.4
    """Share of the tree's time after which no deeper pass is begun."""
    boards_a_ms: float = 0.4
    """Boards searched for each millisecond of work that there is time for: rather fewer boards deeper."""
    hasty_boards: int = 8
    """Boards that are searched however little time there is."""


@dataclass(frozen=True)
class ExpectedWeights:
    """The look-ahead over expected values (expected_values.py)."""

    nodes: int = 12_000
    """Positions looked at for a move, at most."""
    depth: int = 6
    """Plies at most."""
    margin: float = 6.0
    """Values lower than the best by more are not told apart while it looks."""
    least_mobile: float = 0.02
    """Chance of being one that moves above which an unknown piece counts as such."""
    share: float = 0.25
    """Share of what is left of a time limit that it may use."""
    least_work: float = 3.0
    """Milliseconds of work that such a share must hold."""


@dataclass(frozen=True)
class PlayoutWeights:
    """Playouts of the best root moves (playout_values.py, kernel/playouts.py)."""

    moves: int = 6
    """Root moves that are played on, at most."""
    gap: float = 4.0
    """Worth behind the best move so far from which on a move is not played on."""
    plies: int = 40
    """Plies of a playout."""
    spread: float = 2.0
    """Standard deviation of the true differences between such moves, in worth: means with a larger error count less."""
    nodes_each: int = 500
    """Nodes of the budget that allow one board more."""
    boards_at_once: int = 5
    """Boards sampled and played on between two looks at the clock."""
    boards_in_haste: int = 1
    """The same under a time limit."""
    share_before: float = 0.6
    """Share of what is left of a time limit that the tree search before has."""
    latest: float = 0.9
    """Share of a time limit after which no further boards are begun."""
    noise: float = 0.4
    """Worth that chance adds to an action of the policy, at most."""
    hidden_pull: float = 0.5
    """Share of an expected gain that draws a piece to a hidden enemy."""
    most_pull: float = 15.0
    """Gain beyond which an enemy draws no more."""
    hidden_exposed: float = 0.7
    """Share of the danger that a piece runs that is not shown."""
    pull: float = 0.6
    """Share of a gain, divided by one more than the steps to it, that nearness is worth."""
    ahead: float = 0.05
    """Worth of a row forward."""
    go_back: float = 0.5
    """Worth that taking the last move back costs."""
    first_move: float = 0.1
    """Worth that the first move of a piece costs."""
    moved_loss: float = 0.5
    """Chance that a hidden enemy that has moved attacks a shown piece beside it."""
    rested_loss: float = 0.15
    """The same of one that has not moved."""
    guess: float = 30.0
    """Worth of a flag to those who only guess where it is."""
    win: float = 100.0
    """Worth of a game won in a playout."""
    near: tuple[float, ...] = (0.0, 0.8, 0.22, 0.14, 0.1, 0.07, 0.05, 0.04, 0.03, 0.02, 0.0)
    """Share of a piece's worth that it risks, by steps to an enemy that takes it; the last for all beyond."""


@dataclass(frozen=True)
class ClockWeights:
    """How a time limit is kept (clock.py)."""

    head_start: float = 2.0
    """Milliseconds of undisturbed work that the core's share is counted from, so that the first moments do not decide it."""
    least_core_share: float = 0.2
    """Share of a core that a decision counts on, however little it has had."""
    most_reserve: float = 0.2
    """Share of a time limit that is kept for a pause at most."""
    pause_decay: float = 0.9
    """Factor on the longest pause from one decision to the next."""
    share_believing: float = 0.25
    """Share of the time limit after which the belief's walk ends."""
    sweeps_at_once: int = 60
    """Sweeps of the belief's walk between two looks at the clock."""
    event_ms: float = 0.015
    """Milliseconds of work to read an event for what hidden pieces did."""
    share_reading: float = 0.15
    """Share of what is left that reading all of them may take; where it would take more, it is left out."""
    share_guarding: float = 0.2
    """Share of what is left after which no further action's danger is looked at; the others count as the mean of those that were."""
    share_planned: float = 0.95
    """Share of the time limit that nodes are planned for; the rest is for what follows the search."""
    least_nodes: int = 100
    """Nodes of a board's search from which on its rate counts."""
    share_deploying: float = 0.5
    """Share of the time limit after which no further deployment is drawn."""


@dataclass(frozen=True)
class GuardWeights:
    """The danger to the own flag, and that the bearer comes to Mount Doom (guard.py)."""

    approach_decay: float = 0.4
    """Factor on the chance that an enemy comes, for each move that it is farther away (counted: docs/lab/search.md)."""
    few_enemies: float = 9.0
    """Each of n mobile enemies has at least the factor few_enemies / (few_enemies + n) (counted: docs/lab/search.md)."""
    late_slack: float = 1.0
    """A defender counts nothing that comes later than so many times the moves the enemy needs."""
    late_waits: float = 1.0
    """Share that counts of the chance that a walker beside a gate waits while a defender comes late, for levels with the full guard."""
    removal_decay: float = 0.6
    """Factor on the chance that a defender is taken before it is needed, for each move that its attacker is farther away."""
    known_attacker: float = 0.9
    """Chance of being a kind from which on an enemy counts as one that may take a defender."""
    unknown_defender: float = 0.5
    """Share of that for a defender that has not been shown: the enemy does not know that it wins."""
    trade: float = 0.9
    """Share that counts of a capture that costs the defender."""
    pass_walker: float = 0.3
    """Chance that a walker beside a gate goes through it; it does not know what it would find."""
    pass_digger: float = 1.0
    """The same of a sapper."""
    pass_runner: float = 0.1
    """The same of a piece that moves several squares."""
    mobile_chance: float = 0.5 - 1e-9
    """An enemy with a lower chance to be mobile is in the way of the others (less a rounding error, so that sums of a half agree)."""
    bearer_decay: float = 0.75
    """approach_decay of the bearer (docs/decisions/0006-search-with-powers.md)."""
    bearer_late_slack: float = 4.0
    """late_slack against the bearer."""
    bearer_late_share: float = 0.4
    """Share that counts of a defender that comes late against the bearer: it may tarry."""
    block: float = 0.95
    """Share of the danger that a piece the bearer cannot take removes by coming to stand in its way (ADR 6)."""
    block_holds: float = 0.8
    """Chance that a piece that bars an entry is not taken before."""
    captor_holds: float = 0.85
    """Chance that a piece that waits to take the bearer is not taken before."""


@dataclass(frozen=True)
class QuestWeights:
    """The quest (quest.py, quest_deployment.py); tried in docs/decisions/0006-search-with-powers.md and docs/lab/search.md."""

    bearer: float = 80.0
    """Worth of the bearer while the Ring is open."""
    bearer_expected: float = 60.0
    """The same in the look-ahead over expected values."""
    completed: float = 60.0
    """Worth of completing the quest beyond the pieces that fall by it."""
    step: float = 0.9
    """Worth of each step of the bearer towards Mount Doom."""
    most_steps: int = 20
    """Longer ways count as so many steps."""
    enemy_on_way: int = 3
    """Steps that an enemy piece on a square makes the way longer."""
    own_on_way: int = 1
    """Steps that an own piece on a square makes the way longer."""
    on_entry: float = 6.0
    """Worth to the enemy of standing on an entry."""
    captor_on_entry: float = 1.3
    """Factor on on_entry for a piece that takes the bearer."""
    near_entry: float = 5.0
    """Worth of standing near an entry to pieces that take the bearer, divided by one more than the steps."""
    near_entry_steps: int = 4
    """Steps to an entry within which near_entry counts, and within which the bearer is deployed, behind the front row."""
    mirror: float = 0.9
    """Chance that a deployment with the flag on the side of Mount Doom is mirrored."""
    moved_bearer_logs: tuple[float, ...] = (4.0, 3.5, 2.5, 1.5, 0.7)
    """Log weight that a hidden piece that has moved is the bearer, by steps to an entry."""
    still_bearer_logs: tuple[float, ...] = (1.5, 1.5, 1.5, 1.2, 1.0, 0.5)
    """The same of one that stands as deployed."""
    captor_logs: tuple[float, ...] = (2.5, 3.5, 2.0, 0.7)
    """Log weight that a hidden enemy near an entry is a captor, one that takes the bearer, by steps to it; habits and behaviour do not
    lower it."""
    wall_log: float = 1.5
    """The same that one that stands on an entry as deployed cannot move."""
    learn_captor: float = 30.0
    """Worth of learning whether a hidden enemy is a captor, times the chance that it is one and the chance that it is not, divided by
    its steps to an entry."""
    learn_captor_steps: int = 2
    """Steps to an entry within which learn_captor counts."""
    escorted: float = 0.8
    """Chance that a piece that takes captors of one kind is deployed beside the bearer."""
    escort: float = 5.0
    """Worth of standing near the own bearer to such pieces, divided by one more than the steps."""
    escort_steps: int = 4
    """Steps to the bearer within which escort counts."""
    guard_steps: int = 2
    """Steps to an entry outside the own zone within which its guards are deployed."""
    n_guards: int = 2
    """Guards that are deployed there."""
    n_guard_kinds: int = 2
    """Kinds that they are drawn from, captors first."""


@dataclass(frozen=True)
class PowerWeights:
    """Powers (power_values.py, power_root_moves.py); tried in docs/decisions/0006-search-with-powers.md."""

    strike: float = 11.0
    """Worth of a power that strikes every enemy piece within the widest range at no risk."""
    risky_share: float = 0.35
    """Share of that for a strike by which its user falls or may fall."""
    fly: float = 1.0
    """Worth of a flight."""
    ride: float = 1.5
    """Worth of a ride."""
    again: float = 1.5
    """Worth of attacking again."""
    delayed_percent: int = 40
    """Per cent of a strike's gain from hidden targets that counts if it is not made now."""
    first_sight: float = 1.0
    """Worth of a strike's showing a hidden piece."""
    quest_now: float = 5.0
    """Worth of completing the quest now rather than later."""
    n_target_sets: int = 3
    """Ways to name several targets that are searched at the root, for each user and power."""


@dataclass(frozen=True)
class BeliefWeights:
    """What hidden pieces may be (belief.py, piece_logs.py)."""

    burn_in: int = 60
    """Sweeps of the walk over the hidden pieces before the first assignment."""
    between: int = 6
    """Sweeps between two assignments that are searched."""
    n_sweeps: int = 1_200
    """Sweeps that the chances of single pieces are counted in, at the best."""
    least_chance: float = 1 / 320
    """Chance that a likelihood counts lower ones as (log_likelihood)."""
    least_share: float = 1e-3
    """Least factor by which a square speaks against a kind."""
    contradiction: float = -20.0
    """Log weight given to a kind beyond the bounds where the bounds leave none."""


@dataclass(frozen=True)
class AdjacencyWeights:
    """Who was deployed beside whom (adjacency.py)."""

    pairs: float = 0.6
    """Share by which pairs of neighbours are trusted (fitted to opponents left out: docs/lab/search.md)."""
    walls: float = 1.0
    """The same of the bombs around the flag."""
    bombs_by_flag: float = 1.6
    """How much oftener than elsewhere in the zone bombs stand on squares around a flag, meant or not."""
    most_bombs: float = 0.4
    """Share of squares around a flag that hold bombs by chance, at most."""


@dataclass(frozen=True)
class BehaviourWeights:
    """What hidden pieces' behaviour says of their kind (behaviour.py)."""

    idle: float = 0.6
    """Share by which the counted first moves are trusted: the opponent need not play as ours do (docs/lab/search.md)."""
    reactions: float = 0.8
    """The same of what hidden pieces do beside shown ones."""
    most: float = 3.0
    """Log weight that the behaviour of a piece may reach, for or against a kind."""
    paces: tuple[float, ...] = (0.2, 0.3, 0.4, 0.55, 0.75, 1.0, 1.35, 1.8)
    """Factors on the counted rates of first moves, by which a side may begin with its pieces later or sooner."""
    pace_spread: float = 0.5
    """Standard deviation of the logarithm of that factor over opponents, before any is known."""


@dataclass(frozen=True)
class ForgettingWeights:
    """What a level with a poor memory forgets (forgetting.py)."""

    rank_bonus: float = 0.25
    """Share of the lowest rank's time by which each rank above it is remembered longer."""


@dataclass(frozen=True)
class Weights:
    """All of them."""

    piece: PieceWeights = PieceWeights()
    attraction: AttractionWeights = AttractionWeights()
    root: RootWeights = RootWeights()
    expected: ExpectedWeights = ExpectedWeights()
    playouts: PlayoutWeights = PlayoutWeights()
    clock: ClockWeights = ClockWeights()
    guard: GuardWeights = GuardWeights()
    quest: QuestWeights = QuestWeights()
    power: PowerWeights = PowerWeights()
    belief: BeliefWeights = BeliefWeights()
    adjacency: AdjacencyWeights = AdjacencyWeights()
    behaviour: BehaviourWeights = BehaviourWeights()
    forgetting: ForgettingWeights = ForgettingWeights()


WEIGHTS = Weights()
"""What the levels play with."""
