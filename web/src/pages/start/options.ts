/** The form before a game, as data: what is set, what differs from the box, what belongs together. */

import type { OptionSpec, VariantSpec } from '../../net/wire';

export type Value = boolean | number | string;
export type Values = Readonly<Record<string, Value>>;

export const STANDARD = 'standard';

/** The heaps of the fine print, in order; what nobody named here goes to the last. */
export const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  [
    'tournament',
    ['aggressor_advantage', 'silent_defence', 'silent_scout', 'rescue', 'rescue_moves_only', 'rescue_rows', 'rescue_revealed'],
  ],
  ['repeat', ['two_square_limit', 'two_square_attacks', 'two_square_exact', 'chase']],
  ['end', ['quiet_draw', 'ply_cap', 'both_immobile', 'exchange_draw', 'no_mobile']],
  ['powers', ['seek_captures', 'seek_range', 'bow_range', 'axe_may_stay', 'axe_stops', 'steed_may_return', 'rage_may_stay', 'rage_alone']],
  ['ring', ['mount_doom', 'mount_doom_safe', 'haradrim_falls', 'invisible_after_quest']],
  ['other', []],
];

/** Options that mean something only while another one is on. */
const DEPENDS_ON: Readonly<Record<string, string>> = {
  silent_scout: 'silent_defence',
  rescue_moves_only: 'rescue',
  rescue_rows: 'rescue',
  rescue_revealed: 'rescue',
  two_square_attacks: 'two_square_limit',
  two_square_exact: 'two_square_limit',
};

/** Options that belong together, under the name of their heap. */
export type Heap = readonly [string, readonly OptionSpec[]];

/** The values of a box, with a preset laid over them. */
export function baseValues(variant: VariantSpec, preset: Values): Values {
  const known = Object.fromEntries(variant.options.map((option) => [option.name, option.default]));
  return { ...known, ...Object.fromEntries(Object.entries(preset).filter(([name]) => name in known)) };
}

/** What must be sent: only what differs from the box (and the preset). */
export function differing(base: Values, changed: Values): Record<string, Value> {
  return Object.fromEntries(Object.entries(changed).filter(([name, value]) => name in base && base[name] !== value));
}

/** Does the option mean anything with these values? Silent defence settles who sees captured pieces (STRAT-9.2.6). */
export function isMeaningful(name: string, values: Values): boolean {
  const parent = DEPENDS_ON[name];
  if (parent !== undefined && parent in values && !values[parent]) return false;
  return !(name === 'captured' && values['silent_defence'] === true);
}

/** A number within the bounds of its option; the old one where the text is no number. */
export function readNumber(option: OptionSpec, text: string, old: number): number {
  const wanted = Number.parseInt(text, 10);
  return Number.isNaN(wanted) ? old : Math.min(option.high, Math.max(option.low, wanted));
}

/** The options of a variant, heap by heap; heaps without any are left out. */
export function grouped(options: readonly OptionSpec[]): readonly Heap[] {
  const named = new Set(GROUPS.flatMap(([, names]) => names));
  const heaps = GROUPS.map(([group, names]): [string, OptionSpec[]] => {
    const belongs = (option: OptionSpec): boolean => (names.length > 0 ? names.includes(option.name) : !named.has(option.name));
    const rank = (option: OptionSpec): number => names.indexOf(option.name);
    return [group, options.filter(belongs).sort((a, b) => rank(a) - rank(b))];
  });
  return heaps.filter(([, members]) => members.length > 0);
}

/** The number among these that is nearest to the wish; 0 if there are none. */
export function nearest(among: readonly number[], wish: number): number {
  return among.reduce((best, one) => (Math.abs(one - wish) < Math.abs(best - wish) ? one : best), among[0] ?? 0);
}
