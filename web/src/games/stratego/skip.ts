/** What takes its time on the board ends at the first key or touch. */

import { useLayoutEffect } from 'preact/hooks';

import type { Playback } from './playback';

/** While `isShown`, any key or a touch anywhere skips what the playback shows. */
export function useSkip(isShown: boolean, playback: Playback): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const skip = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.repeat) return; // still held from the move
      playback.skipCombat();
    };
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
  }, [isShown, playback]);
}
