/** The declared options of a game as data: what is set, what differs from the box, what belongs together. */

import type { OptionSpec, VariantSpec } from './wire';

/** An option with the three fields that say where it is shown. */
export type Option = OptionSpec;
export type Variant = VariantSpec;

export type Value = boolean | number | string;
export type Values = Readonly<Record<string, Value>>;

export const STANDARD = 'standard';

/** The options of one group, under its name. */
export type OptionGroup = readonly [string, readonly Option[]];

/** The values of a box, with a preset laid over them. */
export function baseValues(variant: Variant, preset: Values): Values {
  const known = Object.fromEntries(variant.options.map((option) => [option.name, option.default]));
  return { ...known, ...Object.fromEntries(Object.entries(preset).filter(([name]) => name in known)) };
}

/** What must be sent: only what differs from the box (and the preset). */
export function differing(base: Values, changed: Values): Record<string, Value> {
  return Object.fromEntries(Object.entries(changed).filter(([name, value]) => name in base && base[name] !== value));
}

/** Does the option mean anything with these values? An option that the variant does not have counts as met. */
export function isMeaningful(option: Option, values: Values): boolean {
  return option.needs.every((need) => {
    const name = need.replace(/^!/, '');
    return !(name in values) || Boolean(values[name]) === (name === need);
  });
}

/** A number within the bounds of its option; the old one where the text is no number. */
export function readNumber(option: Option, text: string, old: number): number {
  const wanted = Number.parseInt(text, 10);
  return Number.isNaN(wanted) ? old : Math.min(option.high, Math.max(option.low, wanted));
}

/** A number that switches something off when it is 0. */
export function isSwitchable(option: Option): boolean {
  return option.type === 'int' && option.low === 0 && option.high > 0;
}

/** What a switched number is when it is on: the default, else the bound that is nearest to `usual`. */
export function valueWhenOn(option: Option, usual: number): number {
  return Number(option.default) > 0 ? Number(option.default) : Math.min(option.high, usual);
}

/** The options group by group, in the order in which the groups first come; "other" last. */
export function grouped(options: readonly Option[]): readonly OptionGroup[] {
  const names = [...new Set(options.map((option) => option.group))].sort((a, b) => Number(a === LAST) - Number(b === LAST));
  return names.map((name) => [name, options.filter((option) => option.group === name)]);
}

const LAST = 'other';

/** The number among these that is nearest to the wish; 0 if there are none. */
export function nearest(among: readonly number[], wish: number): number {
  return among.reduce((best, one) => (Math.abs(one - wish) < Math.abs(best - wish) ? one : best), among[0] ?? 0);
}
