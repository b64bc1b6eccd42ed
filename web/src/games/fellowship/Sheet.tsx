/** A sheet over the table. Escape and a press beside what lies on it close it. */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../../i18n';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

export function Sheet({ title, children, onClose }: Props): JSX.Element {
  return (
    <div
      class="fs-sheet line"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
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
