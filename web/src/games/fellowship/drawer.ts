/** Where there is no room for a rail, what stands in it is a drawer at the right, for which the cards below the Line make room: `L` opens and closes it. */

import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

import { keyOf } from '../../shell/keys';

/** The pad of notes is one, the questions of the page are others. */
const DIALOG = 'dialog, [role=dialog]';

export function useDrawer(): Signal<boolean> {
  const isOpen = useSignal(false);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const key = keyOf(event).toLowerCase();
      const isBusy = key === 'escape' ? DIALOG : `input, textarea, select, [contenteditable], ${DIALOG}`;
      if (event.target instanceof Element && event.target.closest(isBusy)) return;
      if (key === 'l') isOpen.value = !isOpen.peek();
      else if (key === 'escape' && isOpen.peek()) isOpen.value = false;
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return isOpen;
}
