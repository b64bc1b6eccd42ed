/** Lists that grow at their end show it, unless the reader has scrolled away from it. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { Following, type Shown } from './following';

/** Where no line is current: the part of the list that is shown. */
type Otherwise = 'end' | 'start';

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

/** May the browser keep what it shows of a box where it is, when something above it changes? */
function keepAnchored(box: HTMLElement, isKept: boolean): void {
  const wanted = isKept ? '' : 'none';
  if (box.style.overflowAnchor !== wanted) box.style.overflowAnchor = wanted; // each setting is a change of the page
}

/** Does the list take no place in the page? */
const isFolded = (list: HTMLElement): boolean => list.getClientRects().length === 0;

const currentLine = (list: HTMLElement): HTMLElement | null => list.querySelector<HTMLElement>('[aria-current]');

/** The list itself where it scrolls, else the nearest panel around it that may; never the page. */
function scrollerOf(list: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = list; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return list;
}

/**
 * Keeps the end (or the current line) of a list in sight: now, when its lines change, and when it is unfolded. Answers what ends that.
 * Whoever has scrolled away from there is left alone until they come back to it, or fold the list.
 */
export function keepEndInSight(list: HTMLElement, following: Following, otherwise: Otherwise): () => void {
  const follow = (): void => {
    if (!following.isOn || isFolded(list)) return;
    const box = scrollerOf(list);
    // Else the browser moves what it has anchored, after it was scrolled here.
    keepAnchored(box, false);
    showEnd(box, list, otherwise);
    following.leave(measured(box));
  };
  const onScroll = ({ target }: globalThis.Event): void => {
    if (!(target instanceof HTMLElement) || target !== scrollerOf(list)) return;
    if (following.hear(measured(target), () => isAtEnd(list, otherwise))) follow();
    else keepAnchored(target, !following.isOn);
  };
  const noteChange = (): void => {
    if (following.noteChange()) requestAnimationFrame(() => following.notePicture());
  };
  const sizes = new ResizeObserver(() => {
    if (isFolded(list)) following.noteHidden();
    else follow();
  });
  const changes = new MutationObserver((found) => {
    noteChange();
    if (found.some(({ target }) => list.contains(target))) follow();
  });
  noteChange(); // the page has just drawn this list: what another observer has not yet told is lost with it
  follow();
  for (const watched of [list, list.parentElement, list.lastElementChild]) if (watched) sizes.observe(watched);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  document.addEventListener('scroll', onScroll, true);
  document.fonts.addEventListener('loadingdone', follow); // lines that are set anew may be longer, and no box tells it
  return () => {
    sizes.disconnect();
    changes.disconnect();
    document.fonts.removeEventListener('loadingdone', follow);
    document.removeEventListener('scroll', onScroll, true);
  };
}

/** `keepEndInSight` for as long as a component shows the list. changes: with any of them the lines are others. */
export function useEndInSight(list: RefObject<HTMLElement>, changes: readonly unknown[], otherwise: Otherwise = 'end'): void {
  const following = useRef<Following>(null);
  following.current ??= new Following();
  // Before the picture: else a scroll of before could be heard between a new line and its showing.
  useLayoutEffect(() => {
    if (!list.current || !following.current) return undefined;
    return keepEndInSight(list.current, following.current, otherwise);
  }, changes);
}
