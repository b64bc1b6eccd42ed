/** Typed ways: "E5 E4 D4 up C2". A square without a floor is on the floor where the way has come to. */

import { floorOf, fortOf, nameOf, placeOf, stacked } from './geometry';
import type { PlanView } from './plan-view';

export type Path =
  | { readonly squares: readonly string[] }
  /** wrong-start: the way began elsewhere than where the piece stands. unknown: `word` is no square and no way. */
  | { readonly fault: 'wrong-start' | 'unknown'; readonly word: string };

const WORDS: Readonly<Record<string, 'up' | 'down' | 'passage' | 'bridge'>> = {
  up: 'up',
  u: 'up',
  '^': 'up',
  down: 'down',
  v: 'down',
  passage: 'passage',
  bridge: 'bridge',
};

/** Where a word leads from a square; undefined where it means nothing. */
function meant(word: string, here: string, view: PlanView): string | undefined {
  const way = WORDS[word.toLowerCase()];
  if (way === 'up') return stacked(here, 1);
  if (way === 'down') return stacked(here, -1);
  if (way !== undefined)
    return view.joined
      .map((pair) => pair.split('-'))
      .flatMap(([one = '', other = '']) => (one === here ? [other] : other === here ? [one] : []))[0];
  const hasFloor = /^2?[mtb]/i.test(word) && word.length > 2;
  const place = placeOf(word.replace(/^(2?)b(?=[a-e][1-5]$)/i, '$1'));
  if (!place) return undefined;
  return nameOf(hasFloor ? place : { ...place, fort: fortOf(here), floor: floorOf(here) });
}

export function readPath(text: string, here: string, view: PlanView): Path {
  const squares: string[] = [];
  let at = here;
  const words = text
    .trim()
    .split(/[\s,>→]+|-(?=[^-])/)
    .filter(Boolean);
  for (const [index, word] of words.entries()) {
    const next = meant(word, at, view);
    if (next === undefined || placeOf(next) === undefined) return { fault: 'unknown', word };
    if (index === 0 && next === here) continue;
    if (index === 0 && /^\s*\S+-\S/.test(text)) return { fault: 'wrong-start', word };
    squares.push(next);
    at = next;
  }
  return { squares };
}
