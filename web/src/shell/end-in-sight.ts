/** Lists that grow at their end show it, unless the reader has scrolled away from it. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where no line is current: the part of the list that is shown. */
type Otherwise = 'end' | 'start';

/** Where a box is scrolled to, how high its content is and how much of it is seen; in pixels. */
interface Shown {
  readonly top: number;
  readonly height: number;
  readonly view: number;
}

const measured = (box: HTMLElement): Shown => ({ top: box.scrollTop, height: box.scrollHeight, view: box.clientHeight });

/** Pixels by which a reader may miss the end and still be there. */
const SLACK = 12;

/** Scrolls the box to the line that is current; where none is, to the list's end or its start. */
function showEnd(box: HTMLElement, list: HTMLElement, otherwise: Otherwise): void {
  const line = currentLine(list);
  if (!line) box.scrollTop = otherwise === 'end' ? box.scrollHeight : 0;
  else box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
}

/** Is what `showEnd` scrolls to in sight within its box? */
function isAtEnd(list: HTMLElement, otherwise: Otherwise): boolean {
  const box = scrollerOf(list);
  const line = currentLine(list)?.getBoundingClientRect();
  if (!line) return otherwise === 'start' ? box.scrollTop <= SLACK : box.scrollTop + box.clientHeight >= box.scrollHeight - SLACK;
  const { top, bottom } = box.getBoundingClientRect();
  return line.bottom >= top && line.top <= bottom;
}

const currentLine = (list: HTMLElement): HTMLElement | null => list.querySelector<HTMLElement>('[aria-current]');

/** The list itself where it scrolls, else the nearest panel around it that may; never the page. */
function scrollerOf(list: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = list; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return list;
}

/**
 * Keeps the end (or the current line) of a list in sight: when it is opened, when it changes, and when it is unfolded.
 * Whoever has scrolled away from there is left alone until they come back to it, or fold the list.
 */
export function useEndInSight(list: RefObject<HTMLElement>, changes: readonly unknown[], otherwise: Otherwise = 'end'): void {
  const isFollowing = useRef(true);
  /** The box as this hook left it: a scroll that is heard from there, or after the box changed its size, is none of the reader's. */
  const shown = useRef<Shown>({ top: -1, height: 0, view: 0 });
  // Before the picture: else a scroll of before could be heard between a new line and its showing.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const follow = (): void => {
      if (!isFollowing.current) return;
      const scroller = scrollerOf(box);
      // Else the browser moves what it has anchored, after it was scrolled here.
      scroller.style.overflowAnchor = 'none';
      showEnd(scroller, box, otherwise);
      shown.current = measured(scroller);
    };
    const onScroll = ({ target }: globalThis.Event): void => {
      if (!(target instanceof HTMLElement) || target !== scrollerOf(box)) return;
      const { top, height, view } = measured(target);
      if (isFollowing.current) {
        if (height !== shown.current.height || view !== shown.current.view) return follow();
        if (Math.abs(top - shown.current.top) <= 1) return undefined;
      }
      isFollowing.current = isAtEnd(box, otherwise);
      target.style.overflowAnchor = isFollowing.current ? 'none' : '';
      return undefined;
    };
    const watcher = new ResizeObserver(() => {
      if (box.getClientRects().length === 0) isFollowing.current = true;
      else follow();
    });
    follow();
    for (const watched of [box, box.parentElement, box.lastElementChild]) if (watched) watcher.observe(watched);
    document.addEventListener('scroll', onScroll, true);
    document.fonts.addEventListener('loadingdone', follow); // lines that are set anew may be longer, and no box tells it
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', follow);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, changes);
}
