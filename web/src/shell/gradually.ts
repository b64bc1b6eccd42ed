/** The first page of a visit in parts: each is drawn in a task of its own, so that the page can be read and used in between. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { route } from '../router';

/** The place at which the visit began: whoever goes on from there has a warm program, and the next pages are drawn in one go. */
const began = route.peek();

/**
 * How many of the parts are to be drawn now: first only a few, then one more after each paint. A part that the address leads to (`#…`) must
 * be there at once, so then it is all of them. isHeld: no more is drawn for now. What stands below the parts would move: keep it out of
 * sight with the class `is-growing`.
 */
export function useGradually(parts: number, first = 1, isHeld = false): number {
  const drawn = useSignal(route.peek() !== began || location.hash !== '' ? parts : first);
  const isWhole = drawn.value >= parts;
  useEffect(() => {
    if (isWhole || isHeld) return undefined;
    const next = setTimeout(() => (drawn.value += 1));
    return () => clearTimeout(next);
  }, [drawn.value, isWhole, isHeld]);
  return drawn.value;
}
