/** What this browser keeps of whoever watches in it. */

import { persistent } from '../settings';
import { keptHere } from './base';

const MARK_BYTES = 12;

/** Setting: do players see one's name while one watches? */
export const watchesByName = persistent('watches-by-name', false, (value) => typeof value === 'boolean');

const mark = persistent(keptHere('watcher'), '', (value) => typeof value === 'string');

/** Tells this browser's applause from that of others, so that it counts once; it is drawn at random and says nothing else. */
export function watcherMark(): string {
  if (mark.peek() === '') {
    const bytes = crypto.getRandomValues(new Uint8Array(MARK_BYTES));
    mark.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return mark.peek();
}
