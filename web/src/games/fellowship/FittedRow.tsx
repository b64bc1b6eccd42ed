/** A row of cards that never scrolls: what does not fit is covered in part, then lies on further pages. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';
import { fitted, type Room } from './fitting';
import type { CardView } from './wire';
import type { ZoneProps } from './zone-props';

interface Props {
  readonly name?: string;
  readonly cards: readonly CardView[];
  readonly of: ZoneProps;
  /** The part of its zone's width that the row may take, where the style sheets give it no other; without it, its own width counts. */
  readonly share?: number;
  /** What stands at the end of the row. */
  readonly end?: ComponentChildren;
  children(card: CardView, isCovered: boolean): JSX.Element;
}

const NO_ROOM: Room = { width: 0, cells: 0, least: 96, covered: 60, gap: 6, pager: 44 };

/** A length or number that the style sheets give a row. */
function given(style: CSSStyleDeclaration, name: string, usual: number): number {
  return Number.parseFloat(style.getPropertyValue(name)) || usual;
}

function roomOf(row: HTMLElement, share: number | undefined): Room {
  const style = getComputedStyle(row);
  const zone = share === undefined ? row : row.closest<HTMLElement>('.fs-staging, .fs-offer, .fs-company');
  const gap = Number.parseFloat(style.columnGap) || 0;
  return {
    width: (zone?.clientWidth ?? 0) * given(style, '--share', share ?? 1),
    cells: given(style, '--cells', given(style, '--columns', 0) * given(style, '--rows', 0)),
    least: given(style, '--least', NO_ROOM.least),
    covered: given(style, '--covered', NO_ROOM.covered),
    gap,
    pager: NO_ROOM.pager,
  };
}

export function FittedRow({ name = '', cards, of, share, end, children }: Props): JSX.Element {
  const row = useRef<HTMLUListElement>(null);
  const room = useSignal<Room>(NO_ROOM);
  const page = useSignal(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = (): void => {
      const next = roomOf(element, share);
      if (JSON.stringify(next) !== JSON.stringify(room.peek())) room.value = next;
    };
    look();
    if (typeof ResizeObserver !== 'function') return undefined;
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    const zone = element.closest('.fs-company, .fs-wild');
    if (zone) watcher.observe(zone);
    return () => watcher.disconnect();
  }, [share]);
  const { isCovering, pages } = fitted(
    cards.map((card) => card.exhausted),
    room.value,
  );
  const { asking } = of;
  const asked = asking?.question.value?.decision.id ?? '';
  const isAsked = (card: CardView): boolean => asking !== null && !asking.isPassed && asking.optionsOf(card.key).length > 0;
  const pageOf = (index: number): number => pages.findLastIndex((first) => first <= index);
  useEffect(() => {
    // A question opens the page on which it can be answered.
    const answers = cards.flatMap((card, index) => (isAsked(card) ? [pageOf(index)] : []));
    if (answers.length > 0 && !answers.includes(page.peek())) page.value = answers[0] ?? 0;
  }, [asked, pages.length]);
  const at = Math.min(page.value, pages.length - 1);
  const shown = cards.slice(pages[at], pages[at + 1] ?? cards.length);
  return (
    <ul ref={row} class={`fs-row ${name}`} style={{ '--count': shown.length }}>
      {shown.map((card, index) => children(card, isCovering && card.exhausted && index < shown.length - 1))}
      {end}
      {pages.length > 1 && (
        <li class="fs-pager">
          <button
            type="button"
            class="button"
            disabled={at === 0}
            aria-label={t('fellowship-page-before')}
            onClick={() => (page.value = at - 1)}
          >
            ‹
          </button>
          <span aria-hidden="true">
            {at + 1}/{pages.length}
          </span>
          <button
            type="button"
            class="button"
            disabled={at === pages.length - 1}
            aria-label={t('fellowship-page-next')}
            onClick={() => (page.value = at + 1)}
          >
            ›
          </button>
        </li>
      )}
    </ul>
  );
}
