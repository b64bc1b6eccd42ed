/** What a choice would take and do, before it is made: whether it can be taken back, what becomes of the cards on the table. Pure. */

import type { Decision, Option } from '../../net/wire';
import { idOf, printed } from './printed';
import { hitsLeft, type Table } from './table';
import type { CardView, Prospect } from './wire';

/** Questions whose answer turns a hidden card or may lose a hero. */
const FINAL_KINDS: readonly string[] = ['undefended', 'spread', 'travel', 'defender', 'sentinel', 'commit', 'mulligan', 'restricted'];
/** Effects that show nothing hidden. */
const OPEN_EFFECTS: readonly string[] = [
  'willpower',
  'attack',
  'defense',
  'hit_points',
  'threat',
  'damage',
  'heal',
  'ready',
  'resources',
  'progress',
  'hold',
  'silence',
  'return',
];

/** Can this answer not be taken back: a hero could be lost, or a hidden card is seen? prospect: undefined where nothing is known of it. */
export function isFinal(decision: Decision, option: Option, prospect: Prospect | undefined): boolean {
  if (FINAL_KINDS.includes(decision.kind)) return true;
  if (!['window', 'planning', 'response'].includes(decision.kind)) return false;
  const { verb = '', card = '' } = option.parts;
  const isAbility = verb === 'use' || printed(idOf(card)).type === 'event';
  const effects = Object.keys(prospect?.effects ?? {});
  return isAbility && (effects.length === 0 || effects.some((effect) => !OPEN_EFFECTS.includes(effect)));
}

/** What would become of a card. kind: a message, with its numbers. isFall: it would be destroyed. */
export interface Consequence {
  readonly kind: 'coin' | 'no_attack' | 'stands_ready' | 'less_threat' | 'hits' | 'falls' | 'number';
  readonly before: number;
  readonly after: number;
  readonly stat?: string;
}

const NUMBERS: readonly (keyof CardView & ('willpower' | 'attack' | 'defense'))[] = ['willpower', 'attack', 'defense'];

/** What effects with one target would do to a card. */
export function struck(effects: Readonly<Record<string, number>>, card: CardView): Consequence | undefined {
  const left = hitsLeft(card);
  const { damage = 0, heal = 0 } = effects;
  if ('hold' in effects) return { kind: 'no_attack', before: 0, after: 0 };
  if (damage > 0) return { kind: damage >= left ? 'falls' : 'hits', before: left, after: Math.max(0, left - damage) };
  if (heal > 0) return { kind: 'hits', before: left, after: Math.min(card.hit_points, left + heal) };
  if ('ready' in effects && card.exhausted) return { kind: 'stands_ready', before: 0, after: 0 };
  if ('silence' in effects) return { kind: 'less_threat', before: card.threat, after: 0 };
  const stat = NUMBERS.find((name) => (effects[name] ?? 0) !== 0);
  return stat === undefined ? undefined : { kind: 'number', before: card[stat], after: Math.max(0, card[stat] + effects[stat]!), stat };
}

/** What the chosen option would do to the cards on the table, by key. */
export function consequences(
  table: Table,
  decision: Decision,
  option: Option,
  prospect: Prospect | undefined,
): ReadonlyMap<string, Consequence> {
  const found = new Map<string, Consequence>();
  const { card = '', verb = '' } = option.parts;
  for (const [hero, amount] of Object.entries(prospect?.pays ?? {})) {
    const before = table.find(hero)?.resources ?? amount;
    found.set(hero, { kind: 'coin', before, after: before - amount });
  }
  const own = table.find(card);
  if (decision.kind === 'travel' || decision.kind === 'engage') {
    if (own) found.set(card, { kind: 'less_threat', before: own.threat, after: 0 });
    return found;
  }
  const effects = prospect?.effects ?? {};
  const target = decision.kind === 'target' ? own : loneTarget(table, effects, verb === 'use' ? own : undefined);
  const consequence = target && struck(effects, target);
  if (target && consequence && !found.has(target.key)) found.set(target.key, consequence);
  return found;
}

/** The card that an effect would strike, where only one can be meant: the only engaged enemy, or the card itself. */
function loneTarget(table: Table, effects: Readonly<Record<string, number>>, self: CardView | undefined): CardView | undefined {
  const enemies = table.in('engaged', table.seat);
  if ('hold' in effects || 'damage' in effects) return enemies.length === 1 ? enemies[0] : undefined;
  return self?.zone === 'area' ? self : undefined;
}
