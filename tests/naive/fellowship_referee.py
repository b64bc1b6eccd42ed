"""A naive referee of the card game's framework, written from docs/rules/card-game.md alone: all cards are blank but for
their printed numbers, types, spheres, uniqueness and keywords. A blank attachment may go to any hero.

Slow, plain, obvious. The game is one generator: it asks, is told the answers, and goes on.
"""

from __future__ import annotations

from .fellowship_board import HAND, FellowshipBoard, Flow
from .fellowship_cards import Card, Player, Question, payments


class FellowshipReferee(FellowshipBoard):
    """One game."""

    # ---- the game

    def _game(self) -> Flow:
        yield from self._setup()
        while True:
            self._resource_phase()
            yield from self._planning_phase()
            yield from self._quest_phase()
            yield from self._travel_phase()
            yield from self._encounter_phase()
            yield from self._combat_phase()
            yield from self._refresh_phase()

    def _setup(self) -> Flow:
        """CARD-3.4 to 3.9, 3.12; sides A are blank."""
        for player in self.players:
            player.threat = sum(hero.number("threat_cost") for hero in player.heroes)
            for hero in player.heroes:
                hero.resources = int(self.setting.difficulty == "easy")
            player.draw(HAND)
        options = frozenset(["keep", "mulligan"])
        answers = yield [Question(player.seat, "mulligan", options) for player in self.players]
        for player in self.players:
            if answers[player.seat] == "mulligan":
                player.deck = self.chance.shuffled(str(player.seat), player.hand + player.deck)
                player.hand = []
                player.draw(HAND)
        self._lay_out(0)

    def _resource_phase(self) -> None:
        """CARD-4.1."""
        self.phase = "resource"
        for player in self.order:
            for hero in player.heroes:
                hero.resources += 1
        for player in self.order:
            player.draw(1)

    # ---- planning (CARD-4.2, 5)

    def _planning_phase(self) -> Flow:
        self.phase = "planning"
        for player in self.order:
            while True:
                card = yield from self._ask_card(player.seat, "plan", self._playable(player), may_pass=True)
                if card is None:
                    break
                yield from self._play(player, card)

    def _pools(self, player: Player, card: Card) -> dict[int, int]:
        """CARD-5.4, 5.5."""
        sphere = card.printed.get("sphere", "neutral")
        return {
            hero.key: hero.resources
            for hero in player.heroes
            if sphere == "neutral" or hero.printed["sphere"] == sphere
        }

    def _playable(self, player: Player) -> list[Card]:
        """Allies and attachments that can be paid (CARD-5.1, 5.6, 5.14)."""
        cards = [card for card in player.hand if card.is_a("ally") or card.is_a("attachment")]
        playable: list[Card] = []
        for card in cards:
            pools = self._pools(player, card)
            has_icon = bool(pools) or card.printed.get("sphere", "neutral") == "neutral"
            if has_icon and sum(pools.values()) >= card.number("cost") and not self.is_blocked(card):
                playable.append(card)
        return playable

    def _play(self, player: Player, card: Card) -> Flow:
        host = None
        if card.is_a("attachment"):
            heroes = [hero for other in self.players for hero in other.heroes]
            host = yield from self._ask_card(player.seat, "host", heroes)
        ways = payments(card.number("cost"), self._pools(player, card))
        payment = yield from self._ask(player.seat, "pay", ways)
        for hero in player.heroes:
            hero.resources -= dict(payment).get(hero.key, 0)
        player.hand.remove(card)
        card.controller = player.seat
        if host is None:
            player.allies.append(card)
        else:
            card.controller = host.owner
            host.attached.append(card)
        yield from self._settle()

    # ---- quest (CARD-4.3, 7)

    def _quest_phase(self) -> Flow:
        self.phase = "quest"
        self._make_anew()
        for player in self.order:
            cards = yield from self._ask_cards(player.seat, "commit", player.ready(), 0)
            for card in cards:
                card.exhausted = True
            self.committed += cards
        for _ in range(len(self.order)):
            yield from self._reveal(None)
        yield from self._resolve()
        self.committed = []

    def _top_card(self) -> Card | None:
        """The top card of the encounter deck, taken off."""
        self._make_anew()
        return self.encounter_deck.pop(0) if self.encounter_deck else None

    def _reveal_guards(self, objective: Card) -> Flow:
        """CARD-10.3: for the objective, then for guarded objectives that came up in the place of a guard, one after the other."""
        waiting = [objective]
        while waiting:
            card = yield from self._reveal(waiting[0])
            if card is None:
                return
            if not card.is_a("objective"):
                waiting.pop(0)
            elif card.has("guarded"):
                waiting.append(card)
                self.most_waiting = max(self.most_waiting, len(waiting))

    def _reveal(self, guarded: Card | None, n_surges: int = 0) -> Flow:
        """CARD-7.6; the card, or None where there is none. guarded: the objective whose guard is to be revealed (CARD-10.3). n_surges: one
        after the other, that led here (CARD-10.2).
        """
        card = self._top_card()
        if card is None:
            return None
        self.revealing += 1
        for player in self.order:
            player.threat += card.doomed
        yield from self._settle()
        if card.has("guarded") and guarded is None:
            yield from self._reveal_guards(card)
        if card.is_a("treachery"):
            self.encounter_discards.append([card])
        else:
            self.staging.append(card)
        if guarded and (card.is_a("enemy") or card.is_a("location")):
            card.guards = guarded
        if card.has("surge") and n_surges < self.n_encounter_cards:
            yield from self._reveal(None, n_surges + 1)
        self.revealing -= 1
        yield from self._settle()
        return card

    def _resolve(self) -> Flow:
        """CARD-7.10 to 7.13."""
        willpower = sum(card.number("willpower") for card in self.committed)
        threat = sum(card.number("threat") for card in self.staging)
        if willpower > threat:
            self._place(willpower - threat)
        if threat > willpower:
            for player in self.order:
                player.threat += threat - willpower
        yield from self._settle()

    def _place(self, number: int) -> None:
        """CARD-7.13."""
        if self.active:
            needed = min(number, self.active.number("quest_points") - self.active.progress)
            self.active.progress += needed
            number -= needed
        self.quest_progress += number

    # ---- travel and encounter (CARD-4.4, 4.5, 8)

    def _travel_phase(self) -> Flow:
        """CARD-7.18."""
        self.phase = "travel"
        if self.active is None:
            target = yield from self._ask_card(
                self.first, "travel", self.in_staging("location"), may_pass=True
            )
            if target:
                self._take_from_staging(target)
                self.active = target

    def _take_from_staging(self, card: Card) -> None:
        """A guard takes its objective along (CARD-10.4)."""
        self.staging.remove(card)
        if card.guards:
            self.staging.remove(card.guards)

    def _encounter_phase(self) -> Flow:
        self.phase = "encounter"
        for player in self.order:
            enemies = self.in_staging("enemy")
            enemy = yield from self._ask_card(player.seat, "engage", enemies, may_pass=True)
            if enemy:
                self._engage(player, enemy)
        someone = True
        while someone:
            someone = False
            for player in self.order:
                enemy = yield from self._check(player)
                if enemy:
                    self._engage(player, enemy)
                    someone = True

    def _check(self, player: Player) -> Flow:
        """CARD-8.3 to 8.6. It is as well to stop after a whole turn without engagement as after as many in a row."""
        costs = [
            enemy.number("engagement_cost")
            for enemy in self.in_staging("enemy")
            if "engagement_cost" in enemy.printed and enemy.number("engagement_cost") <= player.threat
        ]
        if not costs:
            return None
        highest = [e for e in self.in_staging("enemy") if e.printed.get("engagement_cost") == max(costs)]
        return (yield from self._ask_card(self.first, "tie", highest))

    def _engage(self, player: Player, enemy: Card) -> None:
        self._take_from_staging(enemy)
        self.engagements += 1
        enemy.engaged, enemy.since = player.seat, self.engagements
        self.engaged.append(enemy)

    # ---- combat (CARD-4.6, 9)

    def _combat_phase(self) -> Flow:
        self.phase = "combat"
        self.attacked = set()
        if self.setting.difficulty != "basic":
            self._deal_shadows()
        for player in self.order:
            while not player.is_out:
                ready = [e for e in self.engaged_with(player) if (e, None) not in self.attacked]
                enemy = yield from self._ask_card(player.seat, "attacker", ready)
                if enemy is None:
                    break
                self.attacked.add((enemy, None))
                yield from self._enemy_attack(player, enemy)
        for player in self.order:
            while (target := (yield from self._choose_target(player))) is not None:
                self.attacked.add((target, player.seat))
                yield from self._player_attack(player, target)
        self._discard([shadow for enemy in self.engaged + self.staging for shadow in enemy.shadows])
        for enemy in self.engaged + self.staging:
            enemy.shadows = []

    def _deal_shadows(self) -> None:
        """CARD-9.1 to 9.3."""
        for player in self.order:
            enemies = self.engaged_with(player)
            enemies.sort(key=lambda enemy: (-enemy.printed.get("engagement_cost", -1), enemy.since))
            for enemy in enemies:
                if self.encounter_deck:
                    enemy.shadows.append(self.encounter_deck.pop(0))

    def _enemy_attack(self, player: Player, enemy: Card) -> Flow:
        """CARD-9.10 to 9.22; shadow cards are blank."""
        defender = yield from self._ask_card(player.seat, "defend", player.ready(), may_pass=True)
        for other in self.order:
            if defender is None and other is not player:
                sentinels = other.ready("sentinel")
                defender = yield from self._ask_card(other.seat, "sentinel", sentinels, may_pass=True)
        damage = enemy.number("attack")
        if defender:
            defender.exhausted = True
            defender.damage += max(0, damage - defender.number("defense"))
        elif damage:
            hero = yield from self._ask_card(player.seat, "undefended", player.heroes)
            hero.damage += damage
        yield from self._settle()

    def _choose_target(self, player: Player) -> Flow:
        """CARD-9.29 to 9.32."""
        if not player.ready():
            return None
        targets = [
            enemy
            for enemy in self.engaged
            if (enemy, player.seat) not in self.attacked
            and (enemy.engaged == player.seat or player.ready("ranged"))
        ]
        return (yield from self._ask_card(player.seat, "target", targets, may_pass=True))

    def _player_attack(self, player: Player, target: Card) -> Flow:
        """CARD-9.30 to 9.38."""
        mine = player.ready() if target.engaged == player.seat else player.ready("ranged")
        attackers = yield from self._ask_cards(player.seat, "attackers", mine, 1)
        for card in attackers:
            card.exhausted = True
        for other in self.order:
            if other is not player:
                joining = yield from self._ask_cards(other.seat, "join", other.ready("ranged"), 0)
                for card in joining:
                    card.exhausted = True
                attackers = attackers + joining
        strength = sum(card.number("attack") for card in attackers)
        target.damage += max(0, strength - target.number("defense"))
        yield from self._settle()

    # ---- refresh (CARD-4.7)

    def _refresh_phase(self) -> Flow:
        self.phase = "refresh"
        for card in self.characters:
            card.exhausted = False
        for player in self.order:
            player.threat += 1
        yield from self._settle()
        self._pass_token()
        self.rounds_completed += 1
