/** The table after a part of what an update tells: the table before it, and what its events so far have done. Pure.

It names nothing that neither the table before nor these events have named. */

import type { Event } from '../../net/wire';
import { idOf, printed } from './printed';
import { cardOfKey, whole } from './table';
import type { CardView, FellowshipObservation, SeatView } from './wire';

type Facts = Event['facts'];
type Change = Partial<CardView>;

/** A pile of a seat as events name it: "hand0", "discard1". */
const PILE_OF_SEAT = /^(hand|deck|discard)(\d)$/;
/** Piles of the table as events name them, and as an observation does. */
const COMMON_PILES = { encounter_discard: 'encounter_discard', victory: 'victory', removed: 'removed' } as const;
const STATS = ['willpower', 'attack', 'defense', 'hit_points', 'threat'] as const;
const HIDDEN = '';

function isStat(name: unknown): name is (typeof STATS)[number] {
  return STATS.some((one) => one === name);
}

const keysOf = (facts: Facts): readonly string[] => (Array.isArray(facts['cards']) ? (facts['cards'] as readonly string[]) : []);
const numberOf = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** A table that events change. after: the cards at the end of the update, for the numbers of those that have come. */
class Telling {
  cards: CardView[];
  seats: SeatView[];
  seen: FellowshipObservation;

  constructor(
    before: FellowshipObservation,
    private readonly after: FellowshipObservation,
  ) {
    this.seen = before;
    this.cards = before.cards.map(whole);
    this.seats = [...before.seats];
  }

  find(key: string): CardView | undefined {
    return key === HIDDEN ? undefined : this.cards.find((card) => card.key === key);
  }

  change(key: string, change: (card: CardView) => Change): void {
    this.cards = this.cards.map((card) => (card.key === key && key !== HIDDEN ? { ...card, ...change(card) } : card));
  }

  changeAll(of: (card: CardView) => boolean, change: (card: CardView) => Change): void {
    this.cards = this.cards.map((card) => (of(card) ? { ...card, ...change(card) } : card));
  }

  seat(number: number, change: (seat: SeatView) => Partial<SeatView>): void {
    this.seats = this.seats.map((seat, index) => (index === number ? { ...seat, ...change(seat) } : seat));
  }

  set(part: Partial<FellowshipObservation>): void {
    this.seen = { ...this.seen, ...part };
  }

  /** A card comes to a place: from another place of the table, from a pile, or from where nobody saw it. */
  lay(key: string, place: Change): void {
    const known = this.find(key);
    if (!known) this.take(key);
    const card = known ?? this.numbered(key);
    this.cards = [...this.cards.filter((one) => one !== known), { ...card, host: '', seat: -1, ...place }];
  }

  /** A card that comes, with its numbers of the end where it still lies there, else as it is printed. */
  private numbered(key: string): CardView {
    const then = this.after.cards.find((card) => card.key === key);
    const fresh = { damage: 0, resources: 0, progress: 0, exhausted: false, committed: false };
    return then ? { ...whole(then), ...fresh } : cardOfKey(key);
  }

  /** A card is taken out of the piles; one of a hand or deck that nobody knew is one less there. */
  private take(key: string): void {
    const isElsewhere = (keys: readonly string[]): boolean => keys.includes(key);
    const without = (keys: readonly string[]): string[] => keys.filter((one) => one !== key);
    const { encounter_discard: discard, victory, encounter } = this.seen;
    const seat = this.seats.findIndex((one) => isElsewhere(one.hand) || isElsewhere(one.discard));
    if (seat >= 0) this.seat(seat, ({ hand, discard: gone }) => ({ hand: without(hand), discard: without(gone) }));
    else if (isElsewhere(discard) || isElsewhere(victory)) this.set({ encounter_discard: without(discard), victory: without(victory) });
    else if (printed(idOf(key)).sphere === '') this.set({ encounter: Math.max(0, encounter - 1) });
  }

  /** A card of a hand, known here or not, is no longer there. */
  fromHand(seat: number, key: string): void {
    this.seat(seat, ({ hand }) => {
      const at = hand.includes(key) ? hand.indexOf(key) : hand.indexOf(HIDDEN);
      return { hand: hand.filter((_, index) => index !== at) };
    });
  }

  /** A card leaves the table for a pile. */
  leave(key: string, pile: string): void {
    this.cards = this.cards.filter((card) => card.key !== key);
    const [, kind, number] = PILE_OF_SEAT.exec(pile) ?? [];
    if (kind === 'deck') this.seat(Number(number), ({ deck }) => ({ deck: deck + 1 }));
    else if (kind === 'hand') this.seat(Number(number), ({ hand }) => ({ hand: [...hand, key] }));
    else if (kind === 'discard') this.seat(Number(number), ({ discard }) => ({ discard: [...discard, key] }));
    else if (pile === 'encounter') this.set({ encounter: this.seen.encounter + 1 });
    else if (pile in COMMON_PILES) {
      const name = COMMON_PILES[pile as keyof typeof COMMON_PILES];
      this.set({ [name]: [...this.seen[name], key] });
    }
  }

  draw(seat: number, amount: number): void {
    const unseen = Array.from({ length: amount }, () => HIDDEN);
    this.seat(seat, ({ hand, deck }) => ({ hand: [...hand, ...unseen], deck: Math.max(0, deck - amount) }));
  }

  /** What a seat alone is told of the cards that it has just drawn. */
  know(seat: number, keys: readonly string[]): void {
    this.seat(seat, ({ hand }) => ({ hand: [...hand.slice(0, -keys.length || hand.length), ...keys] }));
  }

  turnShadow(enemy: string, key: string): void {
    const at = this.cards.findIndex((card) => card.zone === 'shadows' && card.host === enemy && card.key === HIDDEN);
    const shadow = { ...cardOfKey(key), zone: 'shadows', host: enemy } as const;
    if (!this.find(key)) this.cards = at < 0 ? [...this.cards, shadow] : this.cards.map((card, index) => (index === at ? shadow : card));
  }

  dropShadow(key: string): void {
    const unseen = this.cards.findIndex((card) => card.zone === 'shadows' && card.key === HIDDEN);
    if (!this.find(key)) this.cards = this.cards.filter((_, index) => index !== unseen);
    this.leave(key, 'encounter_discard');
  }

  /** The table as it stands. Sums move with the cards that make them; nothing is asked. */
  get told(): FellowshipObservation {
    const { seen, cards, seats } = this;
    const willpower = (all: readonly CardView[]): number => all.reduce((sum, one) => sum + (one.committed ? one.willpower : 0), 0);
    const threat = (all: readonly CardView[]): number => all.reduce((sum, one) => sum + (one.zone === 'staging' ? one.threat : 0), 0);
    const [committed, staged] = [willpower, threat].map((sum) => sum(cards) - sum(seen.cards.map(whole)));
    return {
      ...seen,
      cards,
      seats,
      committed: Math.max(0, seen.committed + (committed ?? 0)),
      staged: Math.max(0, seen.staged + (staged ?? 0)),
      decision: null,
      to_act: [],
      prospects: [],
    };
  }
}

const card = (facts: Facts): string => String(facts['card']);
const isHero = (one: CardView): boolean => one.zone === 'area' && printed(one.id).type === 'hero';

/** What each kind of event does to the table; the others do nothing that a table shows. */
const DOES: Readonly<Record<string, (table: Telling, facts: Facts) => void>> = {
  phase: (table, facts) => {
    const phase = String(facts['phase']) as FellowshipObservation['phase'];
    table.set({ phase, round: numberOf(facts, 'round') });
    if (phase !== 'quest')
      table.changeAll(
        ({ committed }) => committed,
        () => ({ committed: false }),
      );
  },
  damaged: (table, facts) => table.change(card(facts), ({ damage }) => ({ damage: damage + numberOf(facts, 'amount') })),
  healed: (table, facts) => table.change(card(facts), ({ damage }) => ({ damage: Math.max(0, damage - numberOf(facts, 'amount')) })),
  resources: (table, facts) => table.change(card(facts), ({ resources }) => ({ resources: resources + numberOf(facts, 'amount') })),
  progress: (table, facts) =>
    table.change(card(facts), ({ progress }) => ({ progress: Math.max(0, progress + numberOf(facts, 'amount')) })),
  threat: (table, facts) => table.seat(numberOf(facts, 'seat'), () => ({ threat: numberOf(facts, 'after') })),
  income: (table) =>
    table.changeAll(
      (one) => isHero(one) && !one.prisoner,
      ({ resources }) => ({ resources: resources + 1 }),
    ),
  paid: (table, facts) => {
    for (const [hero, amount] of Object.entries(facts['pools'] as Readonly<Record<string, number>>))
      table.change(hero, ({ resources }) => ({ resources: Math.max(0, resources - amount) }));
  },
  exhausted: (table, facts) => table.change(card(facts), () => ({ exhausted: true })),
  readied: (table, facts) => table.change(card(facts), () => ({ exhausted: false })),
  refreshed: (table) =>
    table.changeAll(
      ({ exhausted }) => exhausted,
      () => ({ exhausted: false }),
    ),
  committed: (table, facts) => keysOf(facts).forEach((key) => table.change(key, () => ({ committed: true, exhausted: true }))),
  uncommitted: (table, facts) => table.change(card(facts), () => ({ committed: false })),
  modified: (table, facts) => {
    const { stat } = facts;
    if (isStat(stat)) for (const key of keysOf(facts)) table.change(key, (one) => ({ [stat]: one[stat] + numberOf(facts, 'amount') }));
  },
  drew: (table, facts) => table.draw(numberOf(facts, 'seat'), numberOf(facts, 'amount')),
  drew_cards: (table, facts) => table.know(numberOf(facts, 'seat'), keysOf(facts)),
  discarded: (table, facts) => {
    table.fromHand(numberOf(facts, 'seat'), card(facts));
    table.leave(card(facts), `discard${numberOf(facts, 'seat')}`);
  },
  played: (table, facts) => {
    table.fromHand(numberOf(facts, 'seat'), card(facts));
    table.lay(card(facts), { zone: 'limbo' });
  },
  entered: (table, facts) => table.lay(card(facts), { zone: 'area', seat: numberOf(facts, 'seat') }),
  control: (table, facts) => table.lay(card(facts), { zone: 'area', seat: numberOf(facts, 'seat') }),
  attached: (table, facts) => table.lay(card(facts), { zone: 'attached', host: String(facts['to']) }),
  guarded: (table, facts) => table.lay(card(facts), { zone: 'attached', host: String(facts['by']) }),
  revealed: (table, facts) => {
    for (const { key, id } of table.cards.filter(({ zone }) => zone === 'limbo'))
      if (printed(id).type === 'treachery') table.leave(key, 'encounter_discard');
    table.lay(card(facts), { zone: 'limbo' });
  },
  staged: (table, facts) => table.lay(card(facts), { zone: 'staging' }),
  engaged: (table, facts) => table.lay(card(facts), { zone: 'engaged', seat: numberOf(facts, 'seat') }),
  travelled: (table, facts) => table.lay(card(facts), { zone: 'active' }),
  left: (table, facts) => table.leave(card(facts), String(facts['to'])),
  stage: (table, facts) => {
    table.cards = table.cards.filter(({ zone }) => zone !== 'quest');
    table.lay(card(facts), { zone: 'quest' });
    table.set({ stage: numberOf(facts, 'stage') });
  },
  shadow_dealt: (table, facts) => {
    const host = String(facts['enemy']);
    table.cards = [...table.cards, whole({ key: HIDDEN, id: HIDDEN, zone: 'shadows', host })];
    table.set({ encounter: Math.max(0, table.seen.encounter - 1) });
  },
  shadow_turned: (table, facts) => table.turnShadow(String(facts['enemy']), card(facts)),
  shadow_dropped: (table, facts) => table.dropShadow(card(facts)),
  prisoner: (table, facts) => table.change(card(facts), () => ({ prisoner: true })),
  rescued: (table, facts) => table.change(card(facts), ({ damage }) => ({ prisoner: false, damage: damage + 1 })),
  first_player: (table, facts) => table.set({ first: numberOf(facts, 'seat') }),
  eliminated: (table, facts) => table.seat(numberOf(facts, 'seat'), () => ({ eliminated: true })),
};

/** The table once these events of an update have been told, but not yet the others. before: as it was before the update; after: at its end. */
export function tableAfter(
  before: FellowshipObservation,
  events: readonly Pick<Event, 'kind' | 'facts'>[],
  after: FellowshipObservation,
): FellowshipObservation {
  const table = new Telling(before, after);
  for (const { kind, facts } of events) DOES[kind]?.(table, facts);
  return table.told;
}
