/** What a page that leads to the form before a game wishes for: in the part of the address behind the #, which no log keeps. Pure. */

import type { Values } from '../../net/options';

export interface Wish {
  /** What the first seat brings, "" for the game's own. */
  readonly brings: string;
  /** Values of options that are chosen by a word. */
  readonly options: Values;
}

const OPTION = 'option.';

export function wishOf(hash: string): Wish {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const options = [...words].filter(([name]) => name.startsWith(OPTION)).map(([name, value]) => [name.slice(OPTION.length), value] as const);
  return { brings: words.get('brings') ?? '', options: Object.fromEntries(options) };
}

/** The same as a hash. */
export function hashOf({ brings, options }: Wish): string {
  const words = new URLSearchParams(brings === '' ? {} : { brings });
  for (const [name, value] of Object.entries(options)) words.set(OPTION + name, String(value));
  return `#${words.toString()}`;
}
