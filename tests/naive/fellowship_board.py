"""What the naive referee of the card game holds, how it asks, and what is looked at after everything (CARD-6.13)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Protocol

from .fellowship_cards import Card, Pile, Player, Printed, Question, Some

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


class FellowshipBoard:
    """The board of one game, its questions, and what happens by itself."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        self.setting, self.chance = setting, chance
        self.players = [
            Player(seat, list(heroes), list(deck))
            for seat, (heroes, deck) in enumerate(zip(setting.heroes, setting.decks, strict=True))
        ]
        self.encounter_deck = list(setting.encounter)
        self.n_encounter_cards = len(self.encounter_deck)
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
        self.most_waiting = 0  # guarded objectives of one chain that waited for guards at once
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

    def _game(self) -> Flow:
        """The phases, one after the other."""
        raise NotImplementedError

    def _lay_out(self, stage: int) -> None:
        names = self.setting.stages[stage]
        self.stage = stage
        self.quest = names[0] if len(names) == 1 else self.chance.stage(names)

    def _pass_token(self) -> None:
        """To the next player clockwise who is in the game."""
        seats = [(self.first + step) % len(self.players) for step in range(1, len(self.players) + 1)]
        self.first = next(seat for seat in seats if not self.players[seat].is_out)

    def _make_anew(self) -> None:
        """CARD-7.9."""
        if self.phase == "quest" and not self.encounter_deck and self.encounter_discards:
            cards = [card for group in self.encounter_discards for card in group]
            self.encounter_discards = []
            self.encounter_deck = self.chance.shuffled("encounter", cards)

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
