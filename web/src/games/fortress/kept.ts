/** Fortresses that a player keeps by name, in this browser. */

import { type Signal } from '@preact/signals';

import { persistent } from '../../settings';
import { READY_MADE } from './facts';

/** A ready-made one; its name and its sentence are the texts `fortress-idea-<idea>` and `fortress-idea-<idea>-help`. */
export interface ReadyMade {
  readonly idea: string;
  readonly variant: string;
  readonly text: string;
}

export const readyMade: readonly ReadyMade[] = READY_MADE.map(([idea, variant, text]) => ({ idea, variant, text }));

export interface Kept {
  readonly name: string;
  readonly variant: string;
  readonly text: string;
}

const MOST = 60;

function isKept(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (one: Partial<Kept> | null) => typeof one?.name === 'string' && typeof one.variant === 'string' && typeof one.text === 'string',
    )
  );
}

export const keptFortresses: Signal<readonly Kept[]> = persistent<readonly Kept[]>('fortresses', [], isKept);

/** Keeps a fortress; one of the same name and game gives way. */
export function keep(fortress: Kept): void {
  const others = keptFortresses.peek().filter((one) => one.name !== fortress.name || one.variant !== fortress.variant);
  keptFortresses.value = [fortress, ...others].slice(0, MOST);
}

export function forgetKept(fortress: Kept): void {
  keptFortresses.value = keptFortresses.peek().filter((one) => one !== fortress);
}
