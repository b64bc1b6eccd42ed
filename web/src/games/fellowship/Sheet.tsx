/** A sheet over the table. Escape and a press beside what lies on it close it; a swipe or an arrow key turns to what lies beside it. */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';

/** Forward or back. */
export type Step = 1 | -1;

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
  /** Left out where nothing lies beside it. */
  onTurn?(step: Step): void;
}

/** Pixels that a finger goes sideways, and how much farther than up or down, to turn. */
const SWIPE = 48;
const SLANT = 2;
const TURNS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Sheet({ title, children, onClose, onTurn }: Props): JSX.Element {
  const start = useRef<readonly [number, number] | null>(null);
  /** A long press that has opened the sheet ends on it: only a press that began beside what lies here closes it. */
  const isBeside = useRef(false);
  const lift = ({ clientX, clientY }: PointerEvent): void => {
    const [x, y] = start.current ?? [clientX, clientY];
    start.current = null;
    const [across, along] = [clientX - x, Math.abs(clientY - y)];
    if (Math.abs(across) >= SWIPE && Math.abs(across) >= SLANT * along) onTurn?.(across < 0 ? 1 : -1);
  };
  return (
    <div
      class={`fs-sheet line${onTurn ? ' turns' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      onClick={(event) => event.target === event.currentTarget && isBeside.current && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        const step = TURNS[event.key];
        if (step) onTurn?.(step);
      }}
      onPointerDown={({ target, currentTarget, pointerType, clientX, clientY }) => {
        isBeside.current = target === currentTarget;
        start.current = pointerType === 'mouse' ? null : [clientX, clientY];
      }}
      onPointerUp={lift}
      onPointerCancel={() => (start.current = null)}
    >
      {children}
    </div>
  );
}

/** Closes the sheet, and has the focus when it opens. */
export function CloseSheet({ onClose }: Pick<Props, 'onClose'>): JSX.Element {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <button ref={close} type="button" class="button" onClick={onClose}>
      {t('fellowship-close')}
    </button>
  );
}
