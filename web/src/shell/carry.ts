/** Something is carried by the pointer from where it lies to where it is let go: a part onto a plan, a card into a deck. */

import type { JSX } from 'preact';

const FAR_PX = 8;

export interface Carried {
  /** What floats under the pointer. Its style moves it by `translate`. */
  readonly ghost: () => HTMLElement;
  /** It is let go at this point of the window. */
  readonly drop: (x: number, y: number) => void;
  /** It is on its way, or no longer. */
  readonly moving?: (isMoving: boolean) => void;
}

/** Follows a pointer that went down; one that hardly moves stays a press. */
export function carry(event: JSX.TargetedPointerEvent<HTMLElement>, { ghost, drop, moving }: Carried): void {
  if (event.button !== 0) return;
  const { clientX, clientY, pointerId, target } = event;
  if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
  let floating: HTMLElement | undefined;
  const move = (next: PointerEvent): void => {
    if (!floating && Math.hypot(next.clientX - clientX, next.clientY - clientY) < FAR_PX) return;
    if (!floating) {
      floating = ghost();
      document.body.append(floating);
      moving?.(true);
    }
    floating.style.translate = `${next.clientX}px ${next.clientY}px`;
  };
  const end = (last: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!floating) return;
    floating.remove();
    moving?.(false);
    letNoClickPass();
    if (last.type === 'pointerup') drop(last.clientX, last.clientY);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** The browser makes a click of a carry that ends where it began; nobody meant one. */
function letNoClickPass(): void {
  const stop = (click: MouseEvent): void => click.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
