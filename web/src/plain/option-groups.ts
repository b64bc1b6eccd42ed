/** Legal actions as groups of buttons: by the first of their parts that differs. Pure; the words are put in elsewhere. */

import type { Option } from '../net/wire';

/** One part of an option: what it is and which. */
export type Part = readonly [name: string, value: string];

/** parts: those that tell this option from the others of its group, in order; none where the action's text must do. */
export interface Labelled {
  readonly option: Option;
  readonly parts: readonly Part[];
}

/** head: the part that all of these share; null for options that need no groups. */
export interface OptionGroup {
  readonly head: Part | null;
  readonly options: readonly Labelled[];
}

/** Up to this many options stand in one row of buttons. */
const FLAT = 5;

/** Names of the parts that are not the same in all of these options. */
function differingNames(options: readonly Option[]): readonly string[] {
  const names = [...new Set(options.flatMap((option) => Object.keys(option.parts)))];
  return names.filter((name) => new Set(options.map((option) => option.parts[name])).size > 1);
}

function partsOf(option: Option, names: readonly string[]): readonly Part[] {
  return names.flatMap((name) => {
    const value = option.parts[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}

function labelled(options: readonly Option[], names: readonly string[]): readonly Labelled[] {
  return options.map((option) => ({ option, parts: partsOf(option, names) }));
}

/** Options by their first differing part, in the order in which its values first come. */
export function optionGroups(options: readonly Option[]): readonly OptionGroup[] {
  const names = differingNames(options);
  const heads = new Map<string, { readonly head: Part | null; readonly members: Option[] }>();
  for (const option of options) {
    const [head = null] = partsOf(option, names);
    const key = head === null ? '' : head.join('\n');
    if (!heads.has(key)) heads.set(key, { head, members: [] });
    heads.get(key)?.members.push(option);
  }
  const groups = [...heads.values()];
  const isFlat = options.length <= FLAT || groups.every(({ members }) => members.length === 1);
  if (isFlat) return options.length === 0 ? [] : [{ head: null, options: labelled(options, names) }];
  return groups.map(({ head, members }) => ({
    head,
    options: labelled(
      members,
      names.filter((name) => name !== head?.[0]),
    ),
  }));
}
