/** Progress that flies from the sum in the Line to its boxes, and the stamp on a location that is done. Each takes no clicks. */

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { paced } from '../../motion';
import type { Beat } from './beats';

/** How long before it lands a token sets out, in ms. */
const FLIGHT_MS = 320;
const EASING = 'cubic-bezier(0.4, 0, 0.6, 1)';

function middleOf(element: Element | null | undefined): { readonly x: number; readonly y: number } | undefined {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined;
}

/** The card of an event, where the table shows it. */
function cardOf(root: Element, key: string): Element | undefined {
  return [...root.querySelectorAll('section [data-key]')].find((one) => one.getAttribute('data-key') === key);
}

interface Props {
  readonly beat: Beat;
  /** The table. */
  readonly root: { readonly current: HTMLElement | null };
}

/** One token a point, landing one after the other. */
export function Flights({ beat: { event, steps, timing }, root }: Props): JSX.Element {
  const tokens = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const table = root.current;
    const card = table && cardOf(table, String(event.facts['card']));
    const from = middleOf(table?.querySelector('.fs-quest-sum .willpower') ?? table?.querySelector('.fs-line'));
    if (!table || !card || !from) return;
    const boxes = [...card.querySelectorAll('.fs-boxes > i:not(.made)')];
    for (const [index, token] of [...(tokens.current?.children ?? [])].entries()) {
      const to = middleOf(boxes[index]) ?? middleOf(card);
      if (!to || typeof token.animate !== 'function') continue;
      const landing = (timing.tell * (index + 1)) / steps;
      const start = Math.max(0, landing - FLIGHT_MS);
      const by = (spot: { readonly x: number; readonly y: number }): string => `translate(${spot.x}px, ${spot.y}px)`;
      token.animate(
        [
          { transform: `${by(from)} scale(0.6)`, opacity: 1 },
          { transform: `${by({ x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 })} scale(1.2)`, opacity: 1 },
          { transform: `${by(to)} scale(1)`, opacity: 1 },
        ],
        { delay: paced(start), duration: paced(landing - start), easing: EASING },
      );
    }
  }, []);
  return (
    <span class="fs-tokens" ref={tokens} aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}

/** "Explored" across the card that leaves. */
export function Stamp({ beat: { event }, root }: Props): JSX.Element {
  const stamp = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const table = root.current;
    const place = middleOf(table && cardOf(table, String(event.facts['card'])));
    if (!stamp.current) return;
    stamp.current.hidden = place === undefined;
    if (place) stamp.current.style.translate = `${place.x}px ${place.y}px`;
  }, []);
  return (
    <span class="fs-stamped" ref={stamp} aria-hidden="true">
      <b>{t('fellowship-road-done')}</b>
    </span>
  );
}
