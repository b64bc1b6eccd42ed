/** What is shown of an update before it is told, and for how long: its beats. Pure. */

import type { Event } from '../../net/wire';
import { idOf, printed } from './printed';

/** What is shown of one event, in ms from its beginning. turns: its face begins to turn up. tell: everything may speak of it. */
export interface Timing {
  readonly turns: number;
  readonly shown: number;
  readonly tell: number;
  readonly end: number;
}

const timing = (turns: number, shown: number, tell: number, end: number): Timing => ({ turns, shown, tell, end });

/** The times of the design, in ms at normal speed. */
export const TIMES = {
  reveal: timing(400, 700, 1300, 1500),
  next_reveal: timing(200, 400, 750, 900),
  shadow: timing(200, 500, 1450, 1900),
  shadow_without: timing(200, 500, 900, 1300),
  strike: timing(0, 0, 180, 600),
  damage: timing(0, 0, 80, 400),
  hero_falls: timing(0, 0, 700, 2000),
  ally_falls: timing(0, 0, 200, 500),
  progress: timing(0, 0, 160, 160),
  stage: timing(0, 0, 490, 990),
  explored: timing(0, 0, 490, 490),
  won: timing(0, 0, 1600, 2400),
  lost: timing(0, 0, 1600, 2400),
} as const satisfies Readonly<Record<string, Timing>>;
export type Scene = keyof typeof TIMES;

/** How long a card stays for who wants stillness: it cuts in, is read, and is told. */
const CALM: Timing = timing(0, 0, 400, 400);
/** What has nothing to be read: for who wants stillness it is told with what stands before it. */
const ONLY_MOVES: readonly Scene[] = ['damage', 'progress'];
/** Of more equal events in one update than this the rest is shown with the last. */
const MOST_EQUAL = 3;
/** All points of progress together take no longer than this. */
const MOST_PROGRESS_MS = 1600;

/** One event on the stage. at: when it begins, in ms from the beginning of its update. first: its number among the events of the update.
 * next: the number of the first event that is told later than it. steps: points that land one after the other until `tell`. */
export interface Beat {
  readonly scene: Scene;
  readonly event: Event;
  readonly at: number;
  readonly timing: Timing;
  readonly first: number;
  readonly next: number;
  readonly steps: number;
}

/** What an event is shown as; undefined where the board alone shows it. hasShadow: does the face of this card do something as a shadow? */
export function sceneOf(event: Event, isFirst: boolean, hasShadow: (id: string) => boolean): Scene | undefined {
  const { kind, facts } = event;
  const card = typeof facts['card'] === 'string' ? facts['card'] : '';
  if (kind === 'won' || kind === 'lost' || kind === 'strike') return kind;
  if (card === '') return undefined;
  if (kind === 'damaged') return 'damage';
  if (kind === 'progress') return Number(facts['amount']) > 0 ? 'progress' : undefined;
  if (kind === 'revealed') return isFirst ? 'reveal' : 'next_reveal';
  if (kind === 'shadow_turned') return hasShadow(idOf(card)) ? 'shadow' : 'shadow_without';
  if (kind === 'stage' || kind === 'explored') return kind;
  if (kind !== 'left' || facts['how'] !== 'destroyed') return undefined;
  const { type } = printed(idOf(card));
  return type === 'hero' ? 'hero_falls' : type === 'ally' ? 'ally_falls' : undefined;
}

function timingOf(scene: Scene, steps: number, isCalm: boolean): Timing {
  if (isCalm) return CALM;
  const own = TIMES[scene];
  if (scene !== 'progress') return own;
  const all = Math.min(MOST_PROGRESS_MS, own.end * steps);
  return timing(0, 0, all, all);
}

/** The beats of an update, one after the other. Damage that falls at once is one of them. */
export function beatsOf(events: readonly Event[], hasShadow: (id: string) => boolean, isCalm = false): readonly Beat[] {
  const beats: Omit<Beat, 'next'>[] = [];
  let at = 0;
  for (const [first, event] of events.entries()) {
    const scene = sceneOf(event, !beats.some((beat) => beat.event.kind === 'revealed'), hasShadow);
    if (scene === undefined || (isCalm && ONLY_MOVES.includes(scene))) continue;
    if (scene === 'damage' && events[first - 1]?.kind === 'damaged') continue;
    if (beats.filter((beat) => beat.event.kind === event.kind).length >= MOST_EQUAL) continue;
    const steps = scene === 'progress' ? Number(event.facts['amount']) : 0;
    const own = timingOf(scene, steps, isCalm);
    beats.push({ scene, event, at, timing: own, first, steps });
    at += own.end;
  }
  return beats.map((beat, index) => ({ ...beat, next: beats[index + 1]?.first ?? events.length }));
}
