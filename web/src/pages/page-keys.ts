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

/** Gives the focus to a place of the home page; from another page it goes there first, and waits until the place is drawn. */
function focusAtHome(selector: string): void {
  const isDone = (): boolean => {
    const place = document.querySelector<HTMLElement>(selector);
    place?.focus();
    return place !== null || route.peek().page !== 'home';
  };
  if (route.peek().page !== 'home') navigate(addressOf('/'));
  if (isDone()) return;
  const watcher = new MutationObserver(() => isDone() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event.target)) return;
  const isHome = route.peek().page === 'home';
  const key = event.key === '/' ? '/' : keyOf(event);
  if (key === '/' && route.peek().page === 'own') return; // a family's page may search by it
  if (key === '/') focusAtHome('.shelf-box');
  else if (key === 'p' && isHome) document.getElementById('play-now')?.click();
  else if (key === 'p') focusAtHome('#play-now');
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
