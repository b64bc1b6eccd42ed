"""A naive referee of the card game's framework, written from docs/rules/card-game.md alone: all cards are blank but for
their printed numbers, types, spheres, uniqueness and keywords. A blank attachment may go to any hero.

Slow, plain, obvious. The game is one generator: it asks, is told the answers, and goes on.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Protocol

from .fellowship_cards import Card, Pile, Player, Printed, Question, Some, payments

HAND = 6
MOST_RESTRICTED = 2

Flow = Generator[list[Question], dict[int, Any], Any]


class Chance(Protocol):
    """Who knows what chance has brought."""

    def shuffled(self, pile: str, cards: list[Card]) -> list[Card]:
        """The cards in their new order, the top first. pile: `encounter` or the number of a seat."""
        ...

    def stage(self, names: list[str]) -> str:
        """Which of several cards of a stage it is (CARD-3.15)."""
        ...


@dataclass
class Setting:
    """What a game begins with: heroes and shuffled decks by seat, the shuffled encounter deck, the stages in order."""

    heroes: list[list[Card]]
    decks: list[list[Card]]
    encounter: list[Card]
    stages: list[list[str]]
    quests: dict[str, Printed]
    first: int
    difficulty: str = "standard"
    threat_limit: int = 50


class Over(Exception):
    """The game has ended; the argument tells whether it is won."""


class FellowshipReferee:
    """One game."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        self.setting, self.chance = setting, chance
        self.players = [
            Player(seat, list(heroes), list(deck))
            for seat, (heroes, deck) in enumerate(zip(setting.heroes, setting.decks, strict=True))
        ]
        self.encounter_deck = list(setting.encounter)
        self.encounter_discards: Pile = []
        self.staging: list[Card] = []
        self.engaged: list[Card] = []
        self.active: Card | None = None
        self.victory: list[Card] = []
        self.committed: list[Card] = []
        self.stage, self.quest = 0, ""
        self.quest_progress = 0
        self.first = setting.first
        self.rounds_completed = 0
        self.phase = "setup"
        self.revealing = 0  # cards that are being revealed, one within the other
        self.engagements = 0
        self.attacked: set[tuple[Card, int | None]] = set()
        self.outcome = ""
        self.questions: dict[int, Question] = {}
        self._answers: dict[int, Any] = {}
        self._flow = self._game()
        self._go_on(None)

    # ---- asking and answering

    def answer(self, seat: int, answer: Any) -> None:
        """Takes an answer to what the seat owes."""
        question = self.questions.pop(seat)
        assert question.allows(answer), (question, answer)
        self._answers[seat] = answer
        if not self.questions:
            answers, self._answers = self._answers, {}
            self._go_on(answers)

    def _go_on(self, answers: dict[int, Any] | None) -> None:
        try:
            asked = self._flow.send(answers) if answers is not None else next(self._flow)
            self.questions = {question.seat: question for question in asked}
        except Over as end:
            self.outcome = str(end)

    def _ask(self, seat: int, kind: str, options: Any) -> Flow:
        """One question to one seat; what has only one answer is not asked (CARD-15.3)."""
        question = Question(seat, kind, options if isinstance(options, Some) else frozenset(options))
        if question.only_answer:
            return question.only_answer[0]
        return (yield [question])[seat]

    def _ask_card(self, seat: int, kind: str, cards: list[Card], *, may_pass: bool = False) -> Flow:
        """One of the cards, or None where passing is possible or there is none."""
        if not cards:
            return None
        by_key = {card.key: card for card in cards}
        answer = yield from self._ask(seat, kind, [*by_key, *([None] if may_pass else [])])
        return by_key.get(answer)

    def _ask_cards(self, seat: int, kind: str, cards: list[Card], least: int) -> Flow:
        """Some of the cards."""
        answer = yield from self._ask(seat, kind, Some(frozenset(card.key for card in cards), least))
        return [card for card in cards if card.key in answer]

    # ---- who and what

    @property
    def order(self) -> list[Player]:
        """Player order: the first player, then clockwise, without those who are out."""
        around = self.players[self.first :] + self.players[: self.first]
        return [player for player in around if not player.is_out]

    @property
    def characters(self) -> list[Card]:
        """All of all players."""
        return [card for player in self.players for card in player.characters]

    def engaged_with(self, player: Player) -> list[Card]:
        """The enemies of a player."""
        return [enemy for enemy in self.engaged if enemy.engaged == player.seat]

    def in_staging(self, kind: str) -> list[Card]:
        """Cards of a type in the staging area."""
        return [card for card in self.staging if card.is_a(kind)]

    def is_blocked(self, card: Card) -> bool:
        """A unique title that is in play already (CARD-2.8)."""
        mine = [c for character in self.characters for c in (character, *character.attached)]
        in_play = [*mine, *self.staging, *self.engaged]
        return bool(card.printed.get("unique")) and any(
            other.printed.get("unique") and other.printed["title"] == card.printed["title"]
            for other in in_play
        )

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

    def _lay_out(self, stage: int) -> None:
        names = self.setting.stages[stage]
        self.stage = stage
        self.quest = names[0] if len(names) == 1 else self.chance.stage(names)

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

    def _make_anew(self) -> None:
        """CARD-7.9."""
        if self.phase == "quest" and not self.encounter_deck and self.encounter_discards:
            cards = [card for group in self.encounter_discards for card in group]
            self.encounter_discards = []
            self.encounter_deck = self.chance.shuffled("encounter", cards)

    def _top_card(self) -> Card | None:
        """The top card of the encounter deck, taken off."""
        self._make_anew()
        return self.encounter_deck.pop(0) if self.encounter_deck else None

    def _reveal(self, guarded: Card | None) -> Flow:
        """CARD-7.6. guarded: the objective whose guard is to be revealed (CARD-10.3)."""
        card = self._top_card()
        if card is None:
            return
        self.revealing += 1
        for player in self.order:
            player.threat += card.doomed
        yield from self._settle()
        if card.has("guarded"):
            yield from self._reveal(card)
        if card.is_a("treachery"):
            self.encounter_discards.append([card])
        else:
            self.staging.append(card)
        if guarded and (card.is_a("enemy") or card.is_a("location")):
            card.guards = guarded
        if card.has("surge"):
            yield from self._reveal(None)
        if guarded and card.is_a("objective"):
            yield from self._reveal(guarded)
        self.revealing -= 1
        yield from self._settle()

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

    def _pass_token(self) -> None:
        """To the next player clockwise who is in the game."""
        seats = [(self.first + step) % len(self.players) for step in range(1, len(self.players) + 1)]
        self.first = next(seat for seat in seats if not self.players[seat].is_out)

    # ---- what is looked at after everything (CARD-6.13)

    def _settle(self) -> Flow:
        again = True
        while again:
            again = self._destroy() or self._eliminate() or self._explore() or self._advance()
            again = again or (yield from self._take_off_restricted())
        if not self.revealing:
            self._make_anew()

    def _destroy(self) -> bool:
        dead = [card for card in self.characters + self.engaged if card.damage >= card.number("hit_points")]
        heroes_and_allies = [card for card in dead if not card.is_a("enemy")]
        for player in self.players:
            player.heroes = [card for card in player.heroes if card not in dead]
            player.allies = [card for card in player.allies if card not in dead]
        self._discard(heroes_and_allies)
        for enemy in dead:
            if enemy.is_a("enemy"):
                self.engaged.remove(enemy)
                self._beaten(enemy)
        return bool(dead)

    def _beaten(self, card: Card) -> None:
        """A destroyed enemy or an explored location leaves (CARD-7.14, 9.4, 10.4, 10.8)."""
        if card.guards:
            self.staging.append(card.guards)
        if card.printed.get("victory"):
            self.victory.append(card)
            self._discard(card.shadows)
            card.wipe()
        else:
            self._discard([card, *card.shadows])

    def _discard(self, cards: list[Card]) -> None:
        """To the owners' piles at one moment, with all that is attached (CARD-2.15, 2.23)."""
        cards = [leaving for card in cards for leaving in (card, *card.attached)]
        for player in self.players:
            player.discards.append([card for card in cards if card.owner == player.seat])
        self.encounter_discards.append([card for card in cards if card.owner is None])
        for pile in [self.encounter_discards, *(player.discards for player in self.players)]:
            if not pile[-1]:
                pile.pop()
        self.committed = [card for card in self.committed if card not in cards]
        for card in cards:
            card.wipe()

    def _eliminate(self) -> bool:
        """CARD-11.1 to 11.5, 11.8."""
        limit = self.setting.threat_limit
        leaving = [player for player in self.order if not player.heroes or player.threat >= limit]
        for player in leaving:
            player.is_out = True
        for player in leaving:
            self._discard(player.characters + player.hand + player.deck)
            player.heroes, player.allies, player.hand, player.deck = [], [], [], []
            for enemy in self.engaged_with(player):
                self.engaged.remove(enemy)
                enemy.engaged = None
                self.staging += [enemy, *([enemy.guards] if enemy.guards else [])]
        if not self.order:
            raise Over("lost")
        if self.players[self.first].is_out:
            self._pass_token()
        return bool(leaving)

    def _explore(self) -> bool:
        """Without texts progress lies on the active location alone."""
        location = self.active
        if location is None or location.progress < location.number("quest_points"):
            return False
        self.active = None
        self._beaten(location)
        return True

    def _advance(self) -> bool:
        """CARD-7.16, 1.2. A stage without quest points never ends."""
        points = self.setting.quests[self.quest].get("quest_points") if self.quest else None
        if points is None or self.quest_progress < points:
            return False
        if self.stage == len(self.setting.stages) - 1:
            raise Over("won")
        self.quest_progress = 0
        self._lay_out(self.stage + 1)
        return True

    def _take_off_restricted(self) -> Flow:
        """CARD-10.7."""
        for player in self.players:
            for card in player.characters:
                restricted = [attachment for attachment in card.attached if attachment.has("restricted")]
                if len(restricted) > MOST_RESTRICTED:
                    gone = yield from self._ask_card(player.seat, "restricted", restricted)
                    card.attached.remove(gone)
                    self._discard([gone])
                    return True
        return False

    # ---- score (CARD-11.9 to 11.11)

    def scores(self) -> tuple[int, int] | None:
        """Of a won game: that of the first printing, and that of the FAQ."""
        if self.outcome != "won":
            return None
        limit = self.setting.threat_limit
        levels = sum(limit if player.is_out else player.threat for player in self.players)
        living = [hero for player in self.players for hero in player.heroes]
        dead = [hero for heroes in self.setting.heroes for hero in heroes if hero not in living]
        costs = sum(hero.number("threat_cost") for hero in dead)
        damage = sum(hero.damage for hero in living)
        points = sum(card.number("victory") for card in self.victory)
        score = levels + costs + damage - points
        return score, score + 10 * self.rounds_completed
