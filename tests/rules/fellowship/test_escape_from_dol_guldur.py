"""The encounter set of Escape from Dol Guldur, a test for every clause: what it does, when it does not, who is left alone."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m

from .board import Board
from .covers import covers

TWO = (("aragorn", "theodred"), ("legolas", "gimli"))
SCENARIO = "escape-from-dol-guldur"
OBJECTIVES = ("gandalfs-map", "dungeon-torch", "shadow-key")


def guarded(board: Board, objective: str, by: str) -> Board:
    """An objective with its guard."""
    i = board.put(objective, m.ATTACHED)
    board.s.host[i] = board.i(by)
    return board


def claimed(board: Board, objective: str, by: str) -> Board:
    """An objective that a hero holds."""
    return board.attach(objective, by)


# ---- enemies -----------------------------------------------------------------------------------------------------------


@covers("dungeon-jailor.forced")
def test_the_jailor_takes_an_objective_of_the_staging_area_when_a_quest_fails():
    board = Board(*TWO).staging("dungeon-jailor", "shadow-key", "forest-spider").encounter("wargs")
    guarded(board, "gandalfs-map", "forest-spider")
    claimed(board, "dungeon-torch", "aragorn").step_of_round("3.7")
    assert board.s.to_act() == (0,)
    assert board.options() == ["choose shadow-key", "choose gandalfs-map"]
    board.act("choose gandalfs-map")
    assert board.where("gandalfs-map") == "encounter"
    assert board.where("forest-spider") == board.where("shadow-key") == "staging"
    assert board.where("dungeon-torch") == "attached"
    assert board.s.known[board.i("gandalfs-map")] == 0


@covers("dungeon-jailor.forced")
def test_the_jailor_takes_nothing_when_engaged_or_the_quest_does_not_fail():
    board = Board().staging("shadow-key", "forest-spider").engaged("dungeon-jailor").step_of_round("3.7")
    assert board.where("shadow-key") == "staging"
    board = Board().staging("shadow-key", "dungeon-jailor").commit("theodred").step_of_round("3.7")
    assert board.where("shadow-key") == "staging"
    board = Board().staging("dungeon-jailor").engaged("forest-spider")
    guarded(board, "shadow-key", "forest-spider").step_of_round("3.7")
    assert board.where("shadow-key") == "attached"
    board = Board().staging("shadow-key", "dungeon-jailor").step_of_round("3.7")
    assert board.where("shadow-key") == "encounter"


@covers("dungeon-jailor.victory")
def test_a_jailor_destroyed_goes_to_the_victory_display():
    board = Board().engaged("dungeon-jailor").damage("dungeon-jailor", 5).go()
    assert board.where("dungeon-jailor") == "victory"
    assert (
        Board().staging("dungeon-jailor").damage("dungeon-jailor", 4).go().where("dungeon-jailor")
        == "staging"
    )


@covers("nazgul-of-dol-guldur.passive")
def test_no_attachment_can_be_played_on_the_nazgul():
    board = Board(("denethor",)).engaged("nazgul-of-dol-guldur").hand("forest-snare").resources(9).plan()
    assert not board.can("play forest-snare")
    board.engaged("forest-spider").plan().act("play forest-snare")
    assert board.s.host[board.i("forest-snare")] == board.i("forest-spider")
    assert board.s.attached(board.i("nazgul-of-dol-guldur")) == ()


@covers("nazgul-of-dol-guldur.forced")
def test_the_nazgul_comes_when_the_prisoner_is_rescued():
    board = Board(scenario=SCENARIO, quest="through-the-caverns")
    assert board.where("nazgul-of-dol-guldur") == "aside"
    board.s.mark(board.i("theodred"), m.PRISONER)
    board.progress("through-the-caverns", 0).commit("aragorn").step_of_round("3.7")
    assert board.where("nazgul-of-dol-guldur") == "aside"
    board.act("use through-the-caverns")
    assert board.where("nazgul-of-dol-guldur") == "staging"


@covers("nazgul-of-dol-guldur.forced2")
def test_each_shadow_effect_of_the_nazgul_costs_a_character():
    board = Board(*TWO).ally("faramir").engaged("nazgul-of-dol-guldur")
    board.shadow("nazgul-of-dol-guldur", "under-the-shadow").enemy_attacks("nazgul-of-dol-guldur")
    board.pass_all()
    assert board.options() == ["choose aragorn", "choose theodred", "choose faramir.1"]
    board.act("choose faramir")
    assert board.where("faramir") == "discard0"
    assert board.where("legolas") == "area1"


@covers("nazgul-of-dol-guldur.forced2")
def test_a_blank_or_cancelled_shadow_card_of_the_nazgul_costs_nobody():
    board = Board().engaged("nazgul-of-dol-guldur").shadow("nazgul-of-dol-guldur", "forest-gate", "wargs")
    board.s.mark(board.i("wargs"), m.CANCELLED)
    board.enemy_attacks("nazgul-of-dol-guldur").act("defend aragorn")
    assert board.owed == "halt"
    assert board.where("theodred") == board.where("gloin") == "area0"
    board = Board().engaged("forest-spider", "nazgul-of-dol-guldur").shadow("forest-spider", "wargs")
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.owed == "halt"
    assert board.where("theodred") == board.where("gloin") == "area0"


@covers("cavern-guardian.doomed", "endless-caverns.doomed")
def test_guardians_and_caverns_raise_every_threat_by_one():
    for name in ("cavern-guardian", "endless-caverns"):
        board = Board(*TWO).reveal(name)
        assert board.s.threat == [21, 21]
        assert board.where(name) == "staging"
    assert Board(*TWO).staging("cavern-guardian", "endless-caverns").go().s.threat == [20, 20]


@covers("endless-caverns.surge")
def test_the_caverns_reveal_one_card_more():
    board = Board().encounter("forest-gate", "old-forest-road").reveal("endless-caverns")
    assert board.where("forest-gate") == "staging"
    assert board.where("old-forest-road") == "encounter"


@covers("cavern-guardian.shadow")
def test_the_guardian_as_a_shadow_takes_an_attachment_and_sends_objectives_back():
    board = Board(*TWO).attach("dwarven-axe", "theodred").attach("blade-of-gondolin", "legolas")
    claimed(board, "shadow-key", "aragorn").engaged("forest-spider")
    board.shadow("forest-spider", "cavern-guardian").enemy_attacks("forest-spider").act("defend aragorn")
    assert board.options() == ["choose dwarven-axe.1", "choose shadow-key"]
    board.act("choose shadow-key")
    assert board.where("shadow-key") == "staging"
    assert board.s.who[board.i("shadow-key")] == m.NOBODY
    assert board.where("dwarven-axe") == board.where("blade-of-gondolin") == "attached"
    assert board.damage_on("aragorn") == 0


@covers("cavern-guardian.shadow")
def test_the_guardian_as_a_shadow_takes_all_attachments_where_nobody_defends():
    board = Board(*TWO).attach("dwarven-axe", "theodred").attach("blade-of-gondolin", "legolas")
    claimed(board, "shadow-key", "aragorn").engaged("forest-spider")
    board.shadow("forest-spider", "cavern-guardian").enemy_attacks("forest-spider").act("pass")
    assert board.where("shadow-key") == "staging"
    assert board.where("dwarven-axe") == "discard0"
    assert board.where("blade-of-gondolin") == "attached"


# ---- treacheries and locations -----------------------------------------------------------------------------------------


@covers("under-the-shadow.revealed")
def test_under_the_shadow_raises_the_threat_of_the_staging_area_for_the_phase():
    board = Board(*TWO).staging("forest-spider").reveal("under-the-shadow")
    assert board.s.staging_threat() == 2 + 2
    assert board.stat("forest-spider", m.THREAT) == 2
    board.s.eliminated[1] = True
    assert board.s.staging_threat() == 2 + 1
    assert board.end_phase("quest").s.staging_threat() == 2


@covers("under-the-shadow.shadow")
def test_under_the_shadow_as_a_shadow_counts_the_enemies_engaged():
    board = Board(*TWO).engaged("forest-spider", "wargs").engaged("dol-guldur-orcs", seat=1)
    board.staging("cavern-guardian").shadow("forest-spider", "under-the-shadow")
    board.enemy_attacks("forest-spider").act("defend aragorn")
    assert board.s.threat == [22, 20]


@covers("iron-shackles.revealed")
def test_the_shackles_lie_on_the_first_players_deck():
    board = Board(*TWO).deck("gandalf").deck("gandalf", seat=1).reveal("iron-shackles")
    shackles = board.i("iron-shackles")
    assert board.where("iron-shackles") == "attached"
    assert board.s.host[shackles] == m.DECK_HOST
    assert board.s.has_trait(shackles, "condition")
    assert board.pile_of(m.DECK) == ["gandalf"]


def on_deck(board: Board, seat: int) -> Board:
    """Iron Shackles lie on a deck."""
    board.s.host[board.put("iron-shackles", m.ATTACHED)] = m.DECK_HOST - seat
    return board


@covers("iron-shackles.passive")
def test_the_shackles_take_the_place_of_one_draw_from_their_deck():
    board = Board(*TWO).deck("gandalf", "beorn").deck("gandalf", "feint", seat=1)
    on_deck(board, 1).step_of_round("1.3")
    assert board.hand_of(0) == ["gandalf"]
    assert board.hand_of(1) == []
    assert board.where("iron-shackles") == "encounter_discard"
    board.step_of_round("1.3")
    assert board.hand_of(1) == ["gandalf"]


@covers("iron-shackles.passive")
def test_the_shackles_stay_when_the_deck_is_shuffled_or_another_is_drawn_from():
    board = Board(*TWO).deck("gandalf", "beorn").deck("gandalf", "feint", seat=1)
    on_deck(board, 1).s.shuffle(m.DECK + 1)
    board.s.eliminated[1] = False
    board.go(("halt",))
    assert board.where("iron-shackles") == "attached"
    board = Board().deck("gandalf", "beorn").staging("forest-gate")
    on_deck(board, 0).step_of_round("4.2").act("travel forest-gate", "use forest-gate")
    assert board.hand_of(0) == []
    assert board.where("iron-shackles") == "encounter_discard"
    assert len(board.pile_of(m.DECK)) == 2


@covers("iron-shackles.shadow")
def test_the_shackles_as_a_shadow_attach_themselves_too():
    board = Board(*TWO).deck("gandalf").deck("gandalf", seat=1).engaged("forest-spider", seat=1)
    board.shadow("forest-spider", "iron-shackles").enemy_attacks("forest-spider", seat=1).act("defend gimli")
    assert board.s.host[board.i("iron-shackles")] == m.DECK_HOST
    board.step_of_round("6.6")
    assert board.where("iron-shackles") == "attached"


@covers("tower-gate.forced")
def test_travelling_to_the_gate_makes_an_orc_guard_for_each_player():
    board = Board(*TWO, scenario=SCENARIO).staging("tower-gate", "forest-gate").deck("gandalf", "beorn")
    board.step_of_round("4.2").act("travel tower-gate")
    assert board.where("tower-gate") == "active"
    assert board.pile_of(m.ENGAGED) == ["orc-guard"]
    assert board.pile_of(m.ENGAGED + 1) == []
    assert board.where("gandalf") == "under"
    assert board.pile_of(m.DECK) == ["beorn"]
    guard = board.s.piles[m.ENGAGED][0]
    assert [board.s.stat(guard, stat) for stat in (m.STRENGTH, m.DEFENSE, m.HITS, m.THREAT)] == [1, 1, 1, 0]
    board.s.damage[guard] = 1
    board.go()
    assert board.where("gandalf") == "discard0"
    assert board.pile_of(m.ENGAGED) == []


@covers("tower-gate.forced")
def test_travelling_elsewhere_makes_no_orc_guard():
    board = Board(scenario=SCENARIO).staging("tower-gate", "enchanted-stream").deck("gandalf")
    board.step_of_round("4.2").act("travel enchanted-stream")
    assert board.pile_of(m.ENGAGED) == []
    board = Board(scenario=SCENARIO).staging("tower-gate").deck("gandalf").step_of_round("4.2")
    assert board.act("travel tower-gate").pile_of(m.ENGAGED) == ["orc-guard"]


# ---- objectives --------------------------------------------------------------------------------------------------------


def check_claim(name: str) -> None:
    """A free objective is claimed by any player for 2 threat, and only once."""
    board = Board(*TWO).staging(name).exhaust("aragorn").window("travel")
    assert board.can(f"use {name}")
    board.act("pass", f"use {name}", "choose gimli")
    assert board.s.threat == [20, 22]
    assert board.s.host[board.i(name)] == board.i("gimli")
    assert board.s.who[board.i(name)] == 1
    assert board.owed == "halt"


def check_not_claimed(name: str) -> None:
    """A guarded objective cannot be claimed; free again it can."""
    board = Board().staging("forest-spider", "wargs")
    guarded(board, name, "forest-spider").window("travel")
    assert board.owed == "halt"
    board.damage("forest-spider", 4).window("travel")
    assert board.where(name) == "staging"
    assert board.can(f"use {name}")
    assert board.where("wargs") == "staging"


def check_goes_back(name: str) -> None:
    """A claimed objective goes back to the staging area when its hero leaves play."""
    board = claimed(Board(*TWO), name, "theodred").attach("dwarven-axe", "theodred")
    board.damage("theodred", 4).go(("window", "test", 0, 0))
    assert board.where(name) == "staging"
    assert board.s.who[board.i(name)] == m.NOBODY
    assert board.where("theodred") == board.where("dwarven-axe") == "discard0"
    assert board.can(f"use {name}")


def check_guarded(name: str) -> None:
    """The card revealed after it becomes its guard; a treachery leaves it free."""
    board = Board().encounter("forest-spider", "forest-gate").reveal(name)
    assert board.where("forest-spider") == "staging"
    assert board.s.host[board.i(name)] == board.i("forest-spider")
    assert board.where("forest-gate") == "encounter"
    board = Board().encounter("despair", "forest-gate").reveal(name)
    assert board.where(name) == "staging"
    assert board.where("despair") == "encounter_discard"
    assert board.where("forest-gate") == "encounter"


def check_restricted(name: str) -> None:
    """Of three restricted cards one goes; this one to the staging area."""
    board = claimed(Board().attach("dwarven-axe", "aragorn"), name, "aragorn")
    board.attach("celebrians-stone", "aragorn").go()
    assert board.options() == ["choose dwarven-axe.1", f"choose {name}", "choose celebrians-stone"]
    board.act(f"choose {name}")
    assert board.where(name) == "staging"
    assert board.where("dwarven-axe") == board.where("celebrians-stone") == "attached"
    board = claimed(Board().attach("dwarven-axe", "aragorn"), name, "aragorn").go()
    assert board.owed == "halt"


@covers("gandalfs-map.action")
def test_the_map_is_claimed():
    check_claim("gandalfs-map")
    check_not_claimed("gandalfs-map")


@covers("dungeon-torch.action")
def test_the_torch_is_claimed():
    check_claim("dungeon-torch")
    check_not_claimed("dungeon-torch")


@covers("shadow-key.action")
def test_the_key_is_claimed():
    check_claim("shadow-key")
    check_not_claimed("shadow-key")


@covers("gandalfs-map.passive")
def test_the_map_goes_back_when_its_hero_falls():
    check_goes_back("gandalfs-map")


@covers("dungeon-torch.passive")
def test_the_torch_goes_back_when_its_hero_falls():
    check_goes_back("dungeon-torch")


@covers("shadow-key.passive")
def test_the_key_goes_back_when_its_hero_falls():
    check_goes_back("shadow-key")


@covers("gandalfs-map.guarded")
def test_the_map_gets_a_guard():
    check_guarded("gandalfs-map")


@covers("dungeon-torch.guarded")
def test_the_torch_gets_a_guard():
    check_guarded("dungeon-torch")


@covers("shadow-key.guarded")
def test_the_key_gets_a_guard():
    check_guarded("shadow-key")


@covers("gandalfs-map.restricted")
def test_the_map_is_restricted():
    check_restricted("gandalfs-map")


@covers("dungeon-torch.restricted")
def test_the_torch_is_restricted():
    check_restricted("dungeon-torch")


@covers("shadow-key.restricted")
def test_the_key_is_restricted():
    check_restricted("shadow-key")


@covers("gandalfs-map.passive2")
def test_the_hero_with_the_map_neither_attacks_nor_defends():
    board = claimed(Board(("aragorn", "theodred")), "gandalfs-map", "aragorn").engaged("forest-spider")
    board.enemy_attacks("forest-spider")
    assert board.options() == ["defend theodred", "pass"]
    board.act("pass", "choose aragorn")
    board.step_of_round("6.5").act("attack forest-spider")
    assert board.owed == "halt"
    assert board.ready("aragorn")
    assert not board.ready("theodred")
    board = Board(("aragorn",)).staging("gandalfs-map").engaged("forest-spider")
    assert board.enemy_attacks("forest-spider").act("pass").can("defend aragorn")


@covers("dungeon-torch.forced")
def test_the_torch_raises_its_players_threat_at_the_end_of_each_round():
    board = claimed(Board(*TWO), "dungeon-torch", "gimli").end_round()
    assert board.s.threat == [20, 22]
    board = Board(*TWO).staging("dungeon-torch").end_round()
    assert board.s.threat == [20, 20]


@covers("shadow-key.forced")
def test_the_key_hurts_its_hero_at_the_end_of_each_round():
    board = claimed(Board(*TWO), "shadow-key", "gimli").end_round()
    assert board.damage_on("gimli") == 1
    assert board.damage_on("legolas") == board.damage_on("aragorn") == 0
    board = Board(*TWO).engaged("forest-spider")
    guarded(board, "shadow-key", "forest-spider").end_round()
    assert board.damage_on("forest-spider") == 0


def test_a_guarded_objective_follows_its_guard_and_comes_back_when_it_leaves():
    board = Board().staging("forest-gate").encounter("wargs")
    guarded(board, "shadow-key", "forest-gate").step_of_round("4.2").act("travel forest-gate")
    assert board.where("shadow-key") == "attached"
    board.progress("forest-gate", 4).go()
    assert board.where("shadow-key") == "staging"
    assert board.where("forest-gate") == "encounter_discard"


def test_an_objective_drawn_as_a_guard_gets_one_of_its_own():
    board = Board().encounter("shadow-key", "forest-spider", "wargs", "forest-gate").reveal("gandalfs-map")
    hosts = {board.s.host[board.i(name)] for name in ("shadow-key", "gandalfs-map")}
    assert hosts == {board.i("forest-spider"), board.i("wargs")}
    assert board.where("forest-gate") == "encounter"


def test_an_objective_dealt_as_a_shadow_card_is_discarded_without_effect():
    board = Board().engaged("forest-spider").shadow("forest-spider", "shadow-key")
    board.enemy_attacks("forest-spider").act("defend aragorn").step_of_round("6.6")
    assert board.where("shadow-key") == "encounter_discard"
