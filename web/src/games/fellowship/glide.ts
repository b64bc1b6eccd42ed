/** Cards that change their place glide there, new ones come from their deck. Nothing moves for who wants stillness. */

import { useLayoutEffect, useRef } from 'preact/hooks';

import { paced, prefersStillness } from '../../motion';

const GLIDE_MS = 220;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Spot {
  readonly rect: DOMRect;
  readonly zone: string;
}

/** Watches every card of the table that a ref names: after each drawing, what lies elsewhere than before glides. */
export function useGlide(table: { readonly current: HTMLElement | null }): void {
  const before = useRef<ReadonlyMap<string, Spot> | null>(null);
  useLayoutEffect(() => {
    const root = table.current;
    if (!root) return;
    const now = new Map<string, Spot>();
    for (const element of root.querySelectorAll<HTMLElement>('section [data-key]')) {
      const rect = element.getBoundingClientRect();
      const zone = element.closest('section')?.classList[0] ?? '';
      const key = element.dataset['key'] ?? '';
      if (rect.width === 0 || key === '' || zone === 'fs-line') continue;
      now.set(key, { rect, zone });
      if (before.current !== null && !prefersStillness()) move(root, element, { rect, zone }, before.current.get(key));
    }
    before.current = now;
  });
}

function move(root: HTMLElement, element: HTMLElement, now: Spot, then: Spot | undefined): void {
  if (then?.zone === now.zone) return;
  const from = then?.rect ?? deckOf(root, now.zone);
  if (!from || typeof element.animate !== 'function') return;
  const by = `${from.left - now.rect.left}px ${from.top - now.rect.top}px`;
  const start: Keyframe = then ? { translate: by } : { translate: by, opacity: 0.2, scale: 0.6 };
  element.animate([start, { translate: '0 0', opacity: 1, scale: 1 }], { duration: paced(GLIDE_MS), easing: EASING });
}

/** Where a card comes from that was not seen before. */
function deckOf(root: HTMLElement, zone: string): DOMRect | undefined {
  const deck =
    zone === 'fs-hand' ? '.fs-pile-face.own' : ['fs-staging', 'fs-road', 'fs-engaged'].includes(zone) ? '.fs-pile-face.crossed' : '';
  const rect = deck === '' ? undefined : root.querySelector(deck)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
}

const POINTED_MS = 1600;

/** Shows where a card lies: it is scrolled into sight and ringed for a moment. */
export function pointAt(root: HTMLElement | null, key: string): void {
  const found = [...(root?.querySelectorAll<HTMLElement>('section [data-key]') ?? [])].find((one) => one.dataset['key'] === key);
  if (!found) return;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  found.classList.add('pointed');
  setTimeout(() => found.classList.remove('pointed'), POINTED_MS);
}
