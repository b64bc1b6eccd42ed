/** Private guesses about enemy pieces, written in chalk and kept in this browser only. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { Square } from '../../board/geometry';
import { t } from '../../i18n';
import type { PieceKind } from '../../net/wire';
import { Emblem, emblem } from './emblems';
import { load, save } from './keep';
import { capital, pieceName } from './names';

/** "kind:<id>", or one of the signs. */
export type Mark = string;

const SIGNS: Record<string, string> = {
  question: 'M7 8.5C7 4 17 4 17 9c0 3.5-5 3.5-5 7.5M12 20.5v.1',
  strong: 'M4 15.5L12 7l8 8.5M7 20l5-5 5 5',
  weak: 'M4 8.5L12 17l8-8.5M7 4l5 5 5-5',
  still: 'M5 5l14 14M19 5L5 19',
};

export class ChalkBox {
  readonly marks = signal<Readonly<Record<string, Mark>>>({});
  /** The piece whose mark is being chosen. */
  readonly open = signal<{ readonly id: number; readonly square: Square } | null>(null);
  /** Chalk in hand: the next touch on an enemy piece opens the box. */
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
  return mark.startsWith('kind:') ? pieceName(mark.slice(5)) : t(`chalk-${mark}`);
}

/** The mark as it lies over the piece, inside the piece's SVG. */
export function ChalkMark({ mark, kinds }: { readonly mark: Mark; readonly kinds: readonly PieceKind[] }) {
  const kind = kinds.find((candidate) => mark === `kind:${candidate.id}`);
  return (
    <g class="piece-chalk" transform="rotate(-6 32 32)">
      <rect class="chalk-slate" x="14" y="15.5" width="36" height="34" rx="3.5" />
      <g class="chalk-line" transform="translate(18.5 19) scale(1.13)" filter="url(#chalk)">
        {kind ? emblem(kind.emblem) : <path class="chalk-stroke" d={SIGNS[mark] ?? SIGNS['question']} />}
      </g>
    </g>
  );
}

interface ChalkPickerProps {
  readonly box: ChalkBox;
  readonly kinds: readonly PieceKind[];
}

/** The box of chalk marks for one piece. */
export function ChalkPicker({ box, kinds }: ChalkPickerProps) {
  const chosen = box.open.value;
  const dialog = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!chosen) return;
    before.current = document.activeElement;
    dialog.current?.querySelector('button')?.focus();
    return () => before.current instanceof HTMLElement && before.current.focus();
  }, [chosen]);
  if (!chosen) return null;
  const close = (): void => void (box.open.value = null);
  const current = box.of(chosen.id);
  const choice = (mark: Mark, name: string, picture: ComponentChildren) => (
    <button
      key={mark}
      type="button"
      class="chalk-choice"
      aria-pressed={mark === current}
      title={capital(name)}
      onClick={() => box.write(chosen.id, mark)}
    >
      {picture}
      <span class="visually-hidden">{name}</span>
    </button>
  );
  return (
    <div
      ref={dialog}
      class="chalk-picker"
      role="dialog"
      aria-label={t('chalk-title', { square: chosen.square })}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div class="chalk-row">
        <strong>{t('chalk-title', { square: chosen.square })}</strong>
        <button type="button" class="icon-button" aria-label={t('act-close')} onClick={close}>×</button>
      </div>
      <div class="chalk-choices">
        {kinds.map((kind) => choice(`kind:${kind.id}`, pieceName(kind.id), <Emblem name={kind.emblem} size={22} />))}
        {Object.keys(SIGNS).map((sign) => choice(sign, t(`chalk-${sign}`), <Sign name={sign} />))}
      </div>
      <div class="chalk-row">
        <small>{t('chalk-help')}</small>
        {current && (
          <button type="button" class="button plain" onClick={() => box.write(chosen.id, '')}>{t('chalk-none')}</button>
        )}
      </div>
    </div>
  );
}

function Sign({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path class="chalk-stroke" d={SIGNS[name]} />
    </svg>
  );
}
