import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels inside an element, kept up to date. */
export function useSize(element: RefObject<HTMLElement>): Signal<Size> {
  const size = useSignal<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return;
    const measure = (): void => {
      const next = { width: found.clientWidth, height: found.clientHeight };
      const now = size.peek();
      if (next.width !== now.width || next.height !== now.height) size.value = next;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, []);
  return size;
}
