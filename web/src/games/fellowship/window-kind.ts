/** How the window shows the table: all of it at once, or in places one after the other. The style sheets ask the same. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Small windows: one place at a time (layout-phone.css, layout-landscape.css). */
const PLACES = '(max-width: 719px), (max-height: 559px), (max-width: 999px) and (max-height: 799px)';

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
