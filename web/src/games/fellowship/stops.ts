/** Where a player wants to be asked: windows with a stop, what a quiet window waits for, standing answers to responses. */

import { persistent } from '../../settings';
import { MATTERING_WINDOWS } from './facts';

export const WINDOWS: Readonly<Record<string, readonly string[]>> = {
  resource: ['after_draw'],
  planning: ['planning'],
  quest: ['quest_start', 'after_commit', 'after_staging', 'after_quest'],
  travel: ['after_travel'],
  encounter: ['after_engagement', 'after_checks'],
  combat: ['after_shadows', 'attack_1', 'attack_2', 'attack_3', 'attack_4', 'strike_1', 'strike_2', 'strike_3'],
  refresh: ['after_refresh'],
};
export const PHASES = Object.keys(WINDOWS);

/** Stands among the stops: a window without one waits, too, when something that could be done would matter there. */
export const MATTERS = 'matters';
/** Stand among the stops, too: ask who pays although it has been shown, and whom to engage although all come anyway. */
export const PAYMENT = 'pay';
export const ENGAGEMENT = 'engage';
const FORMER_USUAL: readonly string[] = ['after_staging', 'after_shadows'];

export const PRESETS: Readonly<Record<string, readonly string[]>> = {
  everything: [...Object.values(WINDOWS).flat(), MATTERS, PAYMENT, ENGAGEMENT],
  learner: [
    'after_draw',
    'planning',
    'after_commit',
    'after_staging',
    'after_travel',
    'after_checks',
    'after_shadows',
    'attack_2',
    'after_refresh',
    MATTERS,
  ],
  usual: [MATTERS],
  quick: [],
};

/** The windows at which this player wants to be asked. */
export const stops = persistent<readonly string[]>(
  'fellowship-stops',
  PRESETS['usual'] ?? [],
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);
if (isSame(stops.peek(), FORMER_USUAL)) stops.value = PRESETS['usual'] ?? [];

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

export function presetOf(raised: readonly string[]): string {
  return Object.entries(PRESETS).find(([, preset]) => isSame(preset, raised))?.[0] ?? '';
}

/** Might a window wait without a stop? The same for every hand. isWatched: others see whether it waits, so that it waits for every hand. */
export function mayMatter(window: string, isWatched: boolean): boolean {
  return stops.value.includes(MATTERS) && (isWatched ? FORMER_USUAL : MATTERING_WINDOWS).includes(window);
}

// ---- standing answers ------------------------------------------------------------------------------------------------

export type Standing = 'ask' | 'always' | 'never';
export const STANDINGS: readonly Standing[] = ['ask', 'always', 'never'];

/** What is answered for the player where a card may respond, by the id of the card. */
export const standing = persistent<Readonly<Record<string, Standing>>>(
  'fellowship-standing',
  {},
  (value) => typeof value === 'object' && value !== null && Object.values(value).every((one) => STANDINGS.includes(one as Standing)),
);

export function standingOf(id: string): Standing {
  return standing.value[id] ?? 'ask';
}

export function setStanding(id: string, value: Standing): void {
  const others = Object.entries(standing.value).filter(([one]) => one !== id);
  standing.value = Object.fromEntries(value === 'ask' ? others : [...others, [id, value]]);
}

// ---- acting ----------------------------------------------------------------------------------------------------------

/** Does one click act? Never where the answer cannot be taken back. */
export const actsAtOnce = persistent('fellowship-at-once', false, (value) => typeof value === 'boolean');
