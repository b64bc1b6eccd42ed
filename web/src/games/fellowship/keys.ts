/** Keys at the table: digits take cards, Enter answers, Space goes on, Z takes back. */

import { useLayoutEffect } from 'preact/hooks';

import { keyOf } from '../../shell/keys';
import type { Asking } from './asking';

interface Others {
  onStops(): void;
}

/** Is the key meant for a field, or for something that takes keys itself? */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role=tablist], [role=dialog]') !== null) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
}

export function useTableKeys(asking: Asking, digits: ReadonlyMap<string, number>, others: Others): void {
  useLayoutEffect(() => {
    // before anybody sees the question: a key means what is on the screen
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
      if (answer(asking, digits, others, keyOf(event))) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Does what a key stands for; false where it stands for nothing. */
function answer(asking: Asking, digits: ReadonlyMap<string, number>, others: Others, key: string): boolean {
  const question = asking.isPassed ? null : asking.question.value;
  const digit = [...digits].find(([, number]) => String(number) === key);
  if (digit) return asking.take(digit[0]);
  const lower = key.toLowerCase();
  if (lower === 'z') void asking.takeBack();
  else if (lower === 's') others.onStops();
  else if (!question || asking.isBusy) return false;
  else if (lower === 'a' && question.mode === 'toggle') asking.toggleAll();
  else if (key === 'Enter' && (question.mode === 'pay' || asking.chosen.value.length > 0)) void asking.confirm();
  else if ((key === ' ' || lower === 'u') && question.decision.decline !== '') void asking.send([question.decision.decline]);
  else if (question.decision.kind === 'mulligan' && (lower === 'k' || lower === 'n')) void asking.send([lower === 'k' ? 'keep' : 'redraw']);
  else return false;
  return true;
}
