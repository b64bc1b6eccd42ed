/** How fast things move on every table, by the setting and by what the device asks for. */

import { motion, PACES } from './settings';

/** Does the player want stillness: by the setting or the device's? */
export function prefersStillness(): boolean {
  return motion.value === 'reduced' || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** Milliseconds that a movement takes, of those it takes at normal speed. A still picture stays for as long as at normal speed. */
export function paced(milliseconds: number): number {
  return prefersStillness() ? milliseconds : milliseconds * PACES[motion.value];
}
