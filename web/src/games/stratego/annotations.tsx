/** Private guesses about enemy pieces, written on the board and kept in this browser only. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { Square } from '../../board/geometry';
import { capital, t } from '../../i18n';
import type { PieceKind } from './wire';
import { Emblem, emblem } from './emblems';
import { load, save } from './browser-storage';
import { pieceName } from './piece-names';

/** "kind:<id>", or one of the signs. */
export type Mark = string;

const SIGNS: Record<string, string> = {
  question: 'M7 8.5C7 4 17 4 17 9c0 3.5-5 3.5-5 7.5M12 20.5v.1',
  strong: 'M4 15.5L12 7l8 8.5M7 20l5-5 5 5',
  weak: 'M4 8.5L12 17l8-8.5M7 4l5 5 5-5',
  still: 'M5 5l14 14M19 5L5 19',
};

export class Annotations {
  readonly marks = signal<Readonly<Record<string, Mark>>>({});
  /** The piece whose mark is being chosen. */
  readonly open = signal<{ readonly id: number; readonly square: Square } | null>(null);
  /** While true, a touch on an enemy piece opens the picker; until a mark is written, it is switched off or an own piece is touched. */
  readonly isInHand = signal(false);
  private key = '';

  use(match: string, seat: number): void {
    const key = `gonfalon.chalk.${match}.${seat}`;
    if (key === this.key) return;
    this.key = key;
    this.marks.value = load<Record<string, Mark>>(key, {});
  }

  of(id: number): Mark {
    return this.marks.value[id] ?? '';
  }

  write(id: number, mark: Mark): void {
    const others = Object.entries(this.marks.value).filter(([known]) => known !== String(id));
    this.marks.value = Object.fromEntries(mark ? [...others, [String(id), mark]] : others);
    this.open.value = null;
    this.isInHand.value = false;
    if (this.key) save(this.key, this.marks.value);
  }
}

export function markName(mark: Mark): string {
  return mark.startsWith('kind:') ? pieceName(mark.slice(5)) : t(`annotation-${mark}`);
}

/** The mark as it lies over the piece, inside the piece's SVG. */
export function AnnotationMark({ mark, kinds }: { readonly mark: Mark; readonly kinds: readonly PieceKind[] }) {
  const kind = kinds.find((candidate) => mark === `kind:${candidate.id}`);
  return (
    <g class="piece-annotation" transform="rotate(-6 32 32)">
      <rect class="annotation-slate" x="14" y="15.5" width="36" height="34" rx="3.5" />
      <g class="annotation-line" transform="translate(18.5 19) scale(1.13)" filter="url(#annotation-stroke)">
        {kind ? emblem(kind.emblem) : <path class="annotation-stroke" d={SIGNS[mark] ?? SIGNS['question']} />}
      </g>
    </g>
  );
}

interface AnnotationPickerProps {
  readonly annotations: Annotations;
  readonly kinds: readonly PieceKind[];
}

/** Chooses the annotation of one piece. */
export function AnnotationPicker({ annotations, kinds }: AnnotationPickerProps) {
  const chosen = annotations.open.value;
  const dialog = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!chosen) return;
    before.current = document.activeElement;
    dialog.current?.querySelector('button')?.focus();
    return () => before.current instanceof HTMLElement && before.current.focus();
  }, [chosen]);
  if (!chosen) return null;
  const close = (): void => void (annotations.open.value = null);
  const current = annotations.of(chosen.id);
  const choice = (mark: Mark, name: string, picture: ComponentChildren) => (
    <button
      key={mark}
      type="button"
      class="annotation-choice centred"
      aria-pressed={mark === current}
      title={capital(name)}
      onClick={() => annotations.write(chosen.id, mark)}
    >
      {picture}
      <span class="visually-hidden">{name}</span>
    </button>
  );
  return (
    <div
      ref={dialog}
      class="annotation-picker"
      role="dialog"
      aria-label={t('annotation-title', { square: chosen.square })}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div class="annotation-row line">
        <strong>{t('annotation-title', { square: chosen.square })}</strong>
        <button type="button" class="icon-button centred bare" aria-label={t('act-close')} onClick={close}>
          ×
        </button>
      </div>
      <div class="annotation-choices">
        {kinds.map((kind) => choice(`kind:${kind.id}`, pieceName(kind.id), <Emblem name={kind.emblem} size={22} />))}
        {Object.keys(SIGNS).map((sign) => choice(sign, t(`annotation-${sign}`), <Sign name={sign} />))}
      </div>
      <div class="annotation-row line">
        <small>{t('annotation-help')}</small>
        {current && (
          <button type="button" class="button plain" onClick={() => annotations.write(chosen.id, '')}>
            {t('annotation-none')}
          </button>
        )}
      </div>
    </div>
  );
}

function Sign({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path class="annotation-stroke" d={SIGNS[name]} />
    </svg>
  );
}
