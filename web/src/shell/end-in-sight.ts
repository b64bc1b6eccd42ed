/** Lists that grow at their end show it. */

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Scrolls the list, or the box that scrolls it, to the line that is current; where none is, to its end or its start. */
export function showEnd(list: HTMLElement, otherwise: 'end' | 'start'): void {
  const box = scrollerOf(list);
  const line = list.querySelector<HTMLElement>('[aria-current]');
  if (!line) box.scrollTop = otherwise === 'end' ? box.scrollHeight : 0;
  else box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
}

/** The list itself where it scrolls, else the nearest panel around it that may; never the page. */
function scrollerOf(list: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = list; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return list;
}

/** Keeps the end (or the current line) of a list in sight: when it changes, and when it comes into sight after it was folded away. */
export function useEndInSight(list: RefObject<HTMLElement>, changes: readonly unknown[], otherwise: 'end' | 'start' = 'end'): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    showEnd(box, otherwise);
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some((one) => one.isIntersecting)) showEnd(box, otherwise);
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, changes);
}
