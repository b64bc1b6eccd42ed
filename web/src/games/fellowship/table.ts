/** The table as one seat sees it, arranged by place, and the sums that decide. Pure. */

import type { Decision } from '../../net/wire';
import { AFTER_STAGING, THREAT_LIMITS } from './facts';
import { idOf, printed } from './printed';
import type { CardView, FellowshipObservation } from './wire';

const BLANK: CardView = {
  key: '',
  id: '',
  zone: 'limbo',
  seat: -1,
  controller: -1,
  host: '',
  exhausted: false,
  committed: false,
  prisoner: false,
  orc_guard: false,
  damage: 0,
  resources: 0,
  progress: 0,
  willpower: 0,
  attack: 0,
  defense: 0,
  hit_points: 0,
  threat: 0,
  price: -1,
  points: 0,
  spheres: [],
  traits: [],
};

/** What the server leaves out is as usual. */
export function whole(card: Partial<CardView>): CardView {
  return { ...BLANK, ...card };
}

/** A card that is only known by its key, as in a hand or a pile. */
export function cardOfKey(key: string): CardView {
  const id = idOf(key);
  const { numbers, traits } = printed(id);
  return whole({
    key,
    id,
    traits,
    willpower: numbers['willpower'] ?? 0,
    attack: numbers['attack'] ?? 0,
    defense: numbers['defense'] ?? 0,
    hit_points: numbers['hit_points'] ?? 0,
    threat: numbers['threat'] ?? 0,
    price: numbers['engagement_cost'] ?? -1,
    points: numbers['quest_points'] ?? 0,
  });
}

/** Steps that place what the quest has come to. */
const PLACING = new Set(['quest_progress', 'quest_threat']);

export class Table {
  readonly cards: readonly CardView[];

  constructor(
    readonly seen: FellowshipObservation,
    /** Whose side is nearest. */
    readonly seat: number,
  ) {
    this.cards = seen.cards.map(whole);
  }

  in(zone: CardView['zone'], seat = -1): readonly CardView[] {
    return this.cards.filter((card) => card.zone === zone && (seat < 0 || card.seat === seat));
  }

  find(key: string): CardView | undefined {
    return this.cards.find((card) => card.key === key && key !== '');
  }

  /** A card as it is now: in play, else as it is printed. */
  card(key: string): CardView {
    return this.find(key) ?? cardOfKey(key);
  }

  /** The line of the round that comes next, from 0; -1 where nothing tells. */
  private get nextStep(): number {
    const todo = this.seen.engine?.['todo'];
    const frames: readonly unknown[] = Array.isArray(todo) ? todo : [];
    const frame = frames.findLast((one): one is readonly unknown[] => Array.isArray(one) && one[0] === 'framework');
    return frame ? Number(frame[1]) : -1;
  }

  /** Where the quest stands: cards may still come, the sum stands, or it is settled and its progress lies on the cards. */
  get questState(): 'open' | 'stands' | 'settled' {
    const next = this.nextStep;
    if (this.seen.phase !== 'quest' || next < 0) return 'stands';
    if (next < AFTER_STAGING + 1) return 'open';
    const todo = this.seen.engine['todo'];
    const isPlacing = Array.isArray(todo) && todo.some((one: unknown) => Array.isArray(one) && PLACING.has(String(one[0])));
    return next <= AFTER_STAGING + 1 || isPlacing ? 'stands' : 'settled';
  }

  /** What lies under a card: attachments and what else hangs on it. */
  under(card: CardView): readonly CardView[] {
    return this.cards.filter((one) => one.zone === 'attached' && one.host === card.key && card.key !== '');
  }

  shadows(card: CardView): readonly CardView[] {
    return this.cards.filter((one) => one.zone === 'shadows' && one.host === card.key);
  }

  get quest(): CardView | undefined {
    return this.in('quest')[0];
  }

  /** "1A" while the first side of a stage is carried out, then "1B". */
  get stageName(): string {
    const todo = this.seen.engine['todo'];
    const isSettingUp = Array.isArray(todo) && todo.some((frame: unknown) => Array.isArray(frame) && frame[0] === 'stage_set');
    return `${this.seen.stage}${isSettingUp ? 'A' : 'B'}`;
  }

  get active(): CardView | undefined {
    return this.in('active')[0];
  }

  heroes(seat: number): readonly CardView[] {
    return this.in('area', seat).filter(isHero);
  }

  /** In the order in which they came. */
  allies(seat: number): readonly CardView[] {
    return this.in('area', seat).filter((card) => !isHero(card));
  }

  /** Heroes first, then allies, in the order in which they came. */
  characters(seat: number): readonly CardView[] {
    return [...this.heroes(seat), ...this.allies(seat)];
  }

  get hand(): readonly string[] {
    return this.seen.seats[this.seat]?.hand ?? [];
  }

  get threat(): number {
    return this.seen.seats[this.seat]?.threat ?? 0;
  }

  get isSolo(): boolean {
    return this.seen.seats.length === 1;
  }
}

const isHero = (card: CardView): boolean => printed(card.id).type === 'hero';

export const hitsLeft = (card: CardView): number => Math.max(0, card.hit_points - card.damage);

// ---- the quest -----------------------------------------------------------------------------------------------------

/** road, stage: points that the progress fills there. leftOver: points beyond what the stage needs. */
export interface QuestSum {
  readonly willpower: number;
  readonly threat: number;
  readonly difference: number;
  readonly road: number;
  readonly stage: number;
  readonly roadLeft: number;
  readonly stageLeft: number;
}

/** What the quest comes to if these go too. */
export function questSum(table: Table, chosen: Iterable<string>): QuestSum {
  let willpower = table.seen.committed;
  for (const key of chosen) {
    const card = table.find(key);
    if (card && !card.committed) willpower += card.willpower;
  }
  const threat = table.seen.staged;
  const difference = willpower - threat;
  const roadLeft = table.active ? Math.max(0, table.active.points - table.active.progress) : 0;
  const stageLeft = table.quest ? Math.max(0, table.quest.points - table.quest.progress) : 0;
  const road = Math.min(Math.max(0, difference), roadLeft);
  return { willpower, threat, difference, road, stage: Math.max(0, difference) - road, roadLeft, stageLeft };
}

// ---- combat --------------------------------------------------------------------------------------------------------

/** What a character would take of a blow. fallsAt: how much more the shadow must add for it to fall; 0: it falls now. */
export interface Blow {
  readonly damage: number;
  readonly left: number;
  readonly after: number;
  readonly fallsAt: number;
}

export function blow(attack: number, defense: number, target: CardView): Blow {
  const damage = Math.max(0, attack - defense);
  const left = hitsLeft(target);
  return { damage, left, after: Math.max(0, left - damage), fallsAt: Math.max(0, left - (attack - defense)) };
}

/** The enemy of the attack under way, of an enemy's or of one's own. */
export function attackingEnemy(table: Table, decision: Decision | null): CardView | undefined {
  const attack = table.seen.attack as { readonly enemy?: string };
  const asked = decision?.facts['card'];
  const key = typeof asked === 'string' && COMBAT_KINDS.has(decision?.kind ?? '') ? asked : attack.enemy;
  return key === undefined ? undefined : table.find(key);
}

const COMBAT_KINDS = new Set(['defender', 'sentinel', 'undefended', 'spread', 'attackers', 'join']);

/** Who strikes already, and who would: the sum of their attack. */
export function strikeSum(table: Table, enemy: CardView, chosen: Iterable<string>): { readonly attack: number; readonly blow: Blow } {
  let attack = 0;
  for (const key of new Set(chosen)) attack += table.find(key)?.attack ?? 0;
  return { attack, blow: blow(attack, enemy.defense, enemy) };
}

// ---- threat --------------------------------------------------------------------------------------------------------

/** The threat at which a player is out; none where the scenario is not known. */
export function threatLimit({ variant }: FellowshipObservation): number {
  return THREAT_LIMITS[variant] ?? Number.POSITIVE_INFINITY;
}

/** Enemies of the staging area that notice a threat of so much, the highest price first. */
export function woken(table: Table, threat: number): readonly CardView[] {
  return table
    .in('staging')
    .filter((card) => printed(card.id).type === 'enemy' && card.price >= 0 && card.price <= threat)
    .sort((a, b) => b.price - a.price);
}

// ---- paying --------------------------------------------------------------------------------------------------------

/** Can what is in the pools pay for a card of the hand? At cost 0 a sphere still asks for a hero who has it; the prisoner gives nothing. */
export function isPayable(table: Table, id: string): boolean {
  const { cost, sphere } = printed(id);
  const isFree = sphere === '' || sphere === 'neutral';
  const pools = table
    .characters(table.seat)
    .filter(({ prisoner, spheres }) => !prisoner && (isFree || spheres.some((own) => own === sphere)));
  const most = pools.reduce((sum, card) => sum + card.resources, 0);
  return most >= (typeof cost === 'number' ? cost : 1) && (isFree || pools.length > 0);
}

export type Split = ReadonlyMap<string, number>;

/** `aragorn:2 gloin:1` as numbers by hero. */
export function splitOf(cost: string): Split {
  return new Map(
    cost
      .split(' ')
      .filter(Boolean)
      .map((part) => {
        const at = part.lastIndexOf(':');
        return [part.slice(0, at), Number(part.slice(at + 1))];
      }),
  );
}

/** The way to pay that comes nearest to one's own after this hero is asked for one more (none at all once he gives all he can). */
export function shifted(ways: readonly Split[], now: Split, hero: string): Split {
  const amount = now.get(hero) ?? 0;
  const amounts = [...new Set(ways.map((way) => way.get(hero) ?? 0))].sort((a, b) => a - b);
  const wish = amounts.find((one) => one > amount) ?? amounts[0] ?? 0;
  const distance = (way: Split): number =>
    [...new Set([...way.keys(), ...now.keys()])].reduce((sum, key) => sum + Math.abs((way.get(key) ?? 0) - (now.get(key) ?? 0)), 0);
  const fitting = ways.filter((way) => (way.get(hero) ?? 0) === wish);
  return fitting.reduce((best, way) => (distance(way) < distance(best) ? way : best), fitting[0] ?? now);
}
