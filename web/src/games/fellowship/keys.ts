/** Keys at the table: digits choose cards, Enter answers, Backspace declines, Esc lets go, Space held reads, arrows walk, Z takes back. */

import { useLayoutEffect } from 'preact/hooks';

import { keyOf } from '../../shell/keys';
import type { Asking } from './asking';
import { goesOn } from './Answers';

interface Others {
  onStops(): void;
  /** Space is held on a card, or let go ("" then). */
  onRead(key: string): void;
}

/** Is the key meant for a field, or for something that takes keys itself? */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role=tablist], [role=dialog]') !== null) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
}

/** The key of the card that has the focus, "" for none. */
function cardAt(target: EventTarget | null): string {
  return target instanceof HTMLElement ? (target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '') : '';
}

export function useTableKeys(asking: Asking, digits: ReadonlyMap<string, number>, others: Others): void {
  useLayoutEffect(() => {
    // before anybody sees the question: a key means what is on the screen
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const card = cardAt(event.target);
      if (event.key === ' ' && card !== '') {
        event.preventDefault(); // the button it is would be pressed
        if (!event.repeat) others.onRead(card);
        return;
      }
      if (isTaken(event.target, event.key)) return;
      if (walk(event) || answer(asking, digits, others, keyOf(event), event.repeat)) event.preventDefault();
    };
    const release = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || cardAt(event.target) === '') return;
      event.preventDefault();
      others.onRead('');
    };
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
    };
  });
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows lead from card to card: the nearest one in that direction, the first one from elsewhere. */
function walk(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const cards = [...document.querySelectorAll<HTMLElement>('.fs-table section button[data-key]')].filter((one) => one.offsetWidth > 0);
  if (!step || cards.length === 0) return false;
  const from = cards.find((one) => one === document.activeElement);
  if (!from) {
    if (document.activeElement !== document.body && document.activeElement?.id !== 'fs-prompt') return false;
    cards[0]?.focus();
    return true;
  }
  const at = middle(from);
  const distance = (one: HTMLElement): number => {
    const [x, y] = middle(one);
    const [ahead, aside] = step[0] === 0 ? [(y - at[1]) * step[1], Math.abs(x - at[0])] : [(x - at[0]) * step[0], Math.abs(y - at[1])];
    return ahead > 1 ? ahead + 3 * aside : Number.POSITIVE_INFINITY;
  };
  const [next] = cards.filter((one) => distance(one) < Number.POSITIVE_INFINITY).sort((a, b) => distance(a) - distance(b));
  next?.focus();
  return true;
}

function middle(element: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Does what a key stands for; false where it stands for nothing. A key held acts once. */
function answer(asking: Asking, digits: ReadonlyMap<string, number>, others: Others, key: string, isRepeated: boolean): boolean {
  const question = asking.isPassed ? null : asking.question.value;
  const digit = [...digits].find(([, number]) => String(number) === key);
  if (digit) return isRepeated || asking.take(digit[0], false);
  const lower = key.toLowerCase();
  if (lower === 'z') void asking.takeBack();
  else if (lower === 's') others.onStops();
  else if (key === 'Escape') asking.letGo();
  else if (!question || asking.isBusy || isRepeated) return false;
  else if (lower === 'a' && question.mode === 'toggle') asking.toggleAll();
  else if (key === 'Enter' && asking.ready.length > 0) void asking.confirm();
  else if (key === 'Enter' && goesOn(question)) void asking.send([question.decision.decline]);
  else if ((key === 'Backspace' || lower === 'u') && question.decision.decline !== '') void asking.send([question.decision.decline]);
  else if (question.decision.kind === 'mulligan' && (lower === 'k' || lower === 'n')) void asking.send([lower === 'k' ? 'keep' : 'redraw']);
  else return false;
  return true;
}
