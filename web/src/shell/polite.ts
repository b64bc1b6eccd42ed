/** What is read out beside the page: one sentence at a time, and none sooner than some seconds after the one before. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** Milliseconds from one sentence to the next. */
export const APART_MS = 5000;

/** The text for a live region: the newest one, held back while the one before may still be read. */
export function usePolite(text: string): string {
  const shown = useSignal('');
  const saidAt = useRef(-APART_MS);
  useEffect(() => {
    const wait = Math.max(0, saidAt.current + APART_MS - performance.now());
    const timer = setTimeout(() => {
      saidAt.current = performance.now();
      shown.value = text;
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return shown.value;
}
