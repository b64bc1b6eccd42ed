/** How the window shows the table: all of it at once, or in places one after the other. The style sheets ask the same. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Small windows: one place at a time (layout-phone.css, layout-landscape.css). */
export const PLACES = '(max-width: 719px), (max-height: 559px), (max-width: 999px) and (max-height: 799px)';
/** Windows in which a card in play is a wide tile, with a narrow picture beside its words (tiles.css). */
export const TILES = [
  '(min-width: 1000px) and (min-height: 560px) and (max-height: 870px)',
  '(min-width: 1400px) and (min-height: 560px) and (max-height: 920px)',
  '(min-width: 720px) and (max-width: 999px) and (min-height: 800px)',
].join(', ');

export const isInPlaces = (): boolean => typeof matchMedia === 'function' && matchMedia(PLACES).matches;

/** The same for what is drawn otherwise in places. */
export function useIsInPlaces(): boolean {
  const found = useSignal(isInPlaces());
  useEffect(() => {
    if (typeof matchMedia !== 'function') return undefined;
    const list = matchMedia(PLACES);
    const follow = (): void => void (found.value = list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  return found.value;
}
