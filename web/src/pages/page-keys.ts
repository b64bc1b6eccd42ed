/** Keys of the pages outside a table: "/" to the shelf, P plays now, G to my games. The settings switch them off. */

import { useLayoutEffect } from 'preact/hooks';

import { addressOf } from '../net/base';
import { navigate, route } from '../router';
import { pageKeys } from '../settings';
import { keyOf } from '../shell/keys';

/** Is the key meant for a field? */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog') !== null
  );
}

/** The home page first, where this is another one; then the act on it. */
function atHome(act: () => void): void {
  if (route.peek().page === 'home') return act();
  navigate(addressOf('/'));
  requestAnimationFrame(act);
}

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event.target)) return;
  const isHome = route.peek().page === 'home';
  const key = event.key === '/' ? '/' : keyOf(event);
  if (key === '/' && route.peek().page === 'own') return; // a family's page may search by it
  if (key === '/') atHome(() => focus('.shelf-box'));
  else if (key === 'p' && isHome) document.getElementById('play-now')?.click();
  else if (key === 'p') atHome(() => focus('#play-now'));
  else if (key === 'g') navigate(addressOf('/games'));
  else return;
  event.preventDefault();
}

/** isTable: a table has keys of its own. */
export function usePageKeys(isTable: boolean): void {
  const isOn = pageKeys.value && !isTable;
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}
