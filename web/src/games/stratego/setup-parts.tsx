/** What a board for setting up is drawn with, at a table and in the studio: own pieces, the tray, the keys of a square. */

import { useEffect, useMemo } from 'preact/hooks';

import type { BoardPiece } from '../../board/Board';
import type { Square } from '../../board/geometry';
import { Mover } from '../../board/mover';
import type { Effect } from '../../board/selection';
import { capital, t } from '../../i18n';
import { keyOf } from '../../shell/keys';
import { kindForKey } from './deploy-model';
import { asSide, kindsOf } from './model';
import { squareName } from './names';
import { pieceName } from './piece-names';
import { PieceArt } from './PieceArt';
import { printed } from './printed';
import { type SetupDraft, TRAY } from './setup-draft';
import type { PieceKind, StrategoObservation } from './wire';

export interface DraftProps {
  readonly draft: SetupDraft;
  readonly observation: StrategoObservation;
}

export function useDraftMover(draft: SetupDraft): Mover {
  const mover: Mover = useMemo(
    () =>
      new Mover({
        canHold: (place) => draft.canHold(place),
        canGo: (source, target) => draft.canGo(source, target, mover.selection.value.dragging),
        effect: (effect: Effect) => {
          draft.effect(effect);
          const place = draft.stays(effect);
          if (place !== null) mover.input({ kind: 'activate', place });
        },
      }),
    [draft],
  );
  const { held, dragging } = mover.selection.value;
  const isGone = held !== null && !dragging && !draft.canHold(held);
  useEffect(() => {
    if (isGone) mover.letGo();
  }, [isGone, mover]);
  useEffect(() => () => mover.letGo(), [mover]);
  return mover;
}

export function ownPieces(draft: SetupDraft, observation: StrategoObservation): BoardPiece[] {
  return [...draft.setup.value].map(([square, letter]) => ({
    id: `own-${square}`,
    square,
    art: <LetterArt draft={draft} observation={observation} letter={letter} />,
  }));
}

interface LetterArtProps extends DraftProps {
  readonly letter: string | undefined;
}

export function LetterArt({ draft, letter, observation }: LetterArtProps) {
  const kind = draft.kindOfLetter(letter);
  return <PieceArt side={asSide(observation.seat)} face="own" {...printed(observation, kind)} />;
}

export function squareWords(draft: SetupDraft, observation: StrategoObservation, square: Square): string {
  const kind = draft.kindOfLetter(draft.setup.value.get(square));
  const words = [kind ? t('square-own', { square, piece: pieceName(kind.id) }) : squareName(observation, square)];
  if (observation.zone.includes(square)) words.push(t('square-zone'));
  return words.join(', ');
}

/** A rank key places, Delete takes back; true when the key was used. */
export function onSetupKey(draft: SetupDraft, observation: StrategoObservation, square: Square, event: KeyboardEvent): boolean {
  if (event.key === 'Delete' || event.key === 'Backspace') return (draft.takeBack(square), true);
  if (event.key.length !== 1) return false;
  const kind = kindForKey(keyOf(event), kindsOf(observation, observation.seat), (candidate) => printed(observation, candidate).rank);
  if (!kind) return false;
  draft.place(kind.letter, square);
  return true;
}

interface TrayProps extends DraftProps {
  readonly mover: Mover;
}

/** The pieces still to place, by kind; a kind with none left stays in its place, faded and ticked. */
export function Tray({ draft, observation, mover }: TrayProps) {
  const hand = mover.selection.value;
  return (
    <section
      class={`table-tray tray ${draft.tray.value.length > 12 ? 'is-long' : ''} ${hand.over === TRAY && hand.dragging ? 'is-over' : ''}`}
      data-place={TRAY}
      aria-label={t('deploy-tray')}
      onPointerDown={mover.onPointerDown}
    >
      <div class="tray-pieces">
        {draft.tray.value.map(([kind, count]) => (
          <TrayPiece key={kind.id} kind={kind} count={count} observation={observation} mover={mover} draft={draft} />
        ))}
      </div>
    </section>
  );
}

function TrayPiece({ kind, count, draft, observation, mover }: TrayProps & { readonly kind: PieceKind; readonly count: number }) {
  const place = `${TRAY}:${kind.letter}`;
  const isHeld = mover.selection.value.held === place;
  const name = capital(pieceName(kind.id));
  return (
    <button
      type="button"
      class={`tray-piece centred ${isHeld ? 'is-held' : ''}`}
      data-place={place}
      disabled={count <= 0}
      aria-pressed={isHeld}
      title={name}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        mover.input({ kind: 'activate', place });
      }}
    >
      <LetterArt draft={draft} observation={observation} letter={kind.letter} />
      <span class="visually-hidden">{t('deploy-tray-piece', { piece: name, count })}</span>
      <span class="tray-name" aria-hidden="true">
        {name}
      </span>
      <span class="tray-count" aria-hidden="true">
        {count > 0 ? count : '✓'}
      </span>
    </button>
  );
}
