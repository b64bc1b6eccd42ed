/** For what reasons acts of this browser were refused, by match: what somebody has learned shows in what is not refused any more. */

import { persistent } from '../settings';
import { keptHere } from './base';

export interface RefusalMet {
  readonly match: string;
  readonly reason: string;
}

const MOST_KEPT = 100;

const isMet = (value: unknown): boolean =>
  typeof (value as Partial<RefusalMet> | null)?.match === 'string' && typeof (value as Partial<RefusalMet>).reason === 'string';

/** Newest first, each reason once a match. */
export const refusalsMet = persistent<readonly RefusalMet[]>(
  keptHere('refusals'),
  [],
  (value) => Array.isArray(value) && value.every(isMet),
);

export function noteRefusal(match: string, reason: string): void {
  const before = refusalsMet.peek();
  if (reason === '' || before.some((one) => one.match === match && one.reason === reason)) return;
  refusalsMet.value = [{ match, reason }, ...before].slice(0, MOST_KEPT);
}
