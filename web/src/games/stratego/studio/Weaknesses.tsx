/** Where a set-up is weak, and why: a square and a sentence each. Nothing of it forbids anything. */

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

import type { Square } from '../../../board/geometry';
import { inOneLine, t } from '../../../i18n';
import type { Remark } from '../../../net/wire';
import type { StudioController } from './studio-controller';

interface Props {
  readonly controller: StudioController;
  readonly pointed: Signal<readonly Square[]>;
}

/** The sentence of a note. */
function sentence({ kind, places, facts }: Remark): string {
  return t(`setup-note-${kind}`, { ...facts, squares: inOneLine(places), count: places.length });
}

export function Weaknesses({ controller, pointed }: Props): JSX.Element {
  const notes = controller.notes.value;
  return (
    <section class="sheet stack studio-notes" aria-labelledby="studio-notes">
      <h2 id="studio-notes">{t('studio-weak')}</h2>
      {notes.length === 0 ? (
        <p class="soft">{t(controller.isWhole.value ? 'studio-weak-none' : 'studio-weak-later')}</p>
      ) : (
        <ul>
          {notes.map((note) => (
            <li
              key={`${note.kind} ${note.places.join(' ')}`}
              data-note={note.kind}
              onPointerEnter={() => (pointed.value = note.places)}
              onPointerLeave={() => (pointed.value = [])}
            >
              <strong>{note.places.length > 2 ? `${note.places[0]} …` : note.places.join(' ')}</strong>
              <span>{sentence(note)}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="soft">{t('studio-weak-help')}</p>
    </section>
  );
}
