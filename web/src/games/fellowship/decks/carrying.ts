/** Cards that are drawn into the deck and out of it: from the rows onto the deck, from the deck anywhere beside it. */

import type { JSX } from 'preact';

import { carry } from '../../../shell/carry';
import { cardName } from '../card-words';
import type { DeckBuilder, Way } from './builder';

/** Where cards go into the deck: onto itself, and where it is not in sight onto its tab. */
const DECK = '.dk-right, .dk-tab.deck';
/** Where they go out of it. */
const BESIDE = '.dk-left, .dk-tab';
/** What a finger takes a card by, the sign of its sphere or on a narrow phone its price: everywhere else it moves the page. */
const GRIP = '.dk-sphere, .fs-coin';

/** Takes up one copy of a card. way: into the deck, or out of it. */
export function startCarrying(event: JSX.TargetedPointerEvent<HTMLElement>, builder: DeckBuilder, id: string, way: Way): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('.dk-boxes')) return;
  if (event.pointerType === 'touch' && !target.closest(GRIP)) return;
  const count = builder.counts.peek().get(id) ?? 0;
  carry(event, {
    ghost: () => ghostOf(id),
    moving: (isMoving) => (builder.carrying.value = isMoving ? way : ''),
    drop: (x, y) => {
      const place = document.elementFromPoint(x, y);
      if (way === 'in' && place?.closest(DECK) && count < builder.most(id)) builder.setCopies(id, count + 1);
      if (way === 'out' && !place?.closest(DECK) && place?.closest(BESIDE)) builder.setCopies(id, count - 1);
    },
  });
}

function ghostOf(id: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'dk-ghost';
  ghost.textContent = cardName(id);
  return ghost;
}
