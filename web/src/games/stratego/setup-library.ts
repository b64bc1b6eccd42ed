/** Whole set-ups to choose from: those a player keeps by name in this browser, and the ready-made ones. */

import { type Signal } from '@preact/signals';

import { persistent } from '../../settings';
import { READY_MADE } from './facts';

/** name: with a slash it lies in a folder. letters: as the player sees them (`asSeen`), so that either side may take them. */
export interface KeptSetup {
  readonly name: string;
  readonly letters: string;
}

/** One of the ready-made ones; its name and its sentence are the texts `idea-<id>` and `idea-<id>-help`. */
export interface ReadyMade {
  readonly id: string;
  readonly letters: string;
}

const MOST = 100;
export const NAME_LENGTH = 60;

const isKept = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one: Partial<KeptSetup> | null) => typeof one?.name === 'string' && typeof one.letters === 'string');

export const keptSetups: Signal<readonly KeptSetup[]> = persistent<readonly KeptSetup[]>('setups', [], isKept);

const isSame = (one: KeptSetup, other: KeptSetup): boolean => one.name === other.name && army(one.letters) === army(other.letters);

/** The pieces of a text, in one order: set-ups of one army may not share a name, those of two may. */
function army(letters: string): string {
  return Array.from(letters.replaceAll('.', '')).sort().join('');
}

/** Keeps a set-up; one of the same army and name gives way, and its place. */
export function keepSetup(setup: KeptSetup): void {
  const others = keptSetups.peek();
  const at = others.findIndex((one) => isSame(one, setup));
  keptSetups.value = (at < 0 ? [setup, ...others] : others.with(at, setup)).slice(0, MOST);
}

/** Gives a kept set-up another name, and so perhaps another folder. */
export function renameSetup(setup: KeptSetup, name: string): void {
  const others = keptSetups.peek().filter((one) => !isSame(one, { ...setup, name }) || isSame(one, setup));
  keptSetups.value = others.map((one) => (isSame(one, setup) ? { ...one, name } : one));
}

export function forgetSetup(setup: KeptSetup): void {
  keptSetups.value = keptSetups.peek().filter((one) => !isSame(one, setup));
}

/** Puts a forgotten set-up back where it was. */
export function restoreSetup(setup: KeptSetup, at: number): void {
  keptSetups.value = keptSetups.peek().toSpliced(at, 0, setup);
}

export const readyMade: readonly ReadyMade[] = READY_MADE.map(([id, letters]) => ({ id, letters }));
