import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { keyOf } from '../shell/keys';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Is the key meant for a field, or for something that takes arrows itself? */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=tablist], [role=slider]') !== null;
}

/** 1 to 9 take an option, P declines, the arrows go from button to button within the list: from the moment at which the options are seen. */
export function useHotKeys(list: RefObject<HTMLElement>, actions: readonly string[], decline: string, act: (action: string) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const key = keyOf(event);
      const chosen = /^[1-9]$/.test(key) ? actions[Number(key) - 1] : key === 'p' ? decline : '';
      if (chosen) act(chosen);
      else if (!step(list.current, STEPS[key])) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions.join('\n'), decline]);
}

/** Moves the focus among the buttons of the list; false where it is not there. */
function step(list: HTMLElement | null, by: number | undefined): boolean {
  if (!list || by === undefined) return false;
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-option]')].filter((button) => button.offsetParent !== null);
  const now = buttons.findIndex((button) => button === document.activeElement);
  if (now < 0) return false;
  buttons[(now + by + buttons.length) % buttons.length]?.focus();
  return true;
}
