/** Setting up the army: the board with the own zone, the tray, and what can be done with the whole set-up. */

import { useEffect, useMemo } from 'preact/hooks';

import { Board, type BoardPiece, Dragged } from '../../board/Board';
import type { Square } from '../../board/geometry';
import type { Effect } from '../../board/machine';
import { Mover } from '../../board/mover';
import { t } from '../../i18n';
import type { PieceKind, StrategoObservation } from '../../net/wire';
import { landmarks } from './landmarks';
import { DeployBar, DeployStatus } from './DeployBar';
import { DeployDesk } from './deploy-desk';
import { kindForKey } from './deploy-model';
import { asSide, isTurned, kindsOf } from './model';
import { capital, pieceName, squareName } from './names';
import { PieceArt } from './PieceArt';
import { FoldedLegend, hasPowers } from './PowerLegend';
import { printed } from './printed';
import type { Stage } from './stage';

const TRAY = 'tray';

export function Deployment({ stage }: { readonly stage: Stage }) {
  const observation = stage.shown.value;
  const desk = useMemo(() => new DeployDesk(stage), [stage]);
  useEffect(() => {
    if (observation) desk.follow(observation);
  }, [desk, observation]);
  if (!observation) return null;
  return <DeploymentPage desk={desk} observation={observation} />;
}

interface PageProps {
  readonly desk: DeployDesk;
  readonly observation: StrategoObservation;
}

function DeploymentPage({ desk, observation }: PageProps) {
  const mover = useMover(desk);
  const isLocked = desk.isReady.value;
  const size = { columns: observation.columns, rows: observation.rows };
  const marks = new Map(observation.zone.map((square) => [square, isLocked ? 'zone zone-locked' : 'zone']));
  const helpId = 'deploy-keys';
  return (
    <div class="stratego deploy">
      <div class="table-board">
        <Board
          size={size}
          turned={isTurned(observation.seat)}
          obstacles={observation.obstacles}
          isStone={observation.game === 'middle_earth'}
          landmarks={landmarks(observation, isTurned(observation.seat))}
          pieces={[...ownPieces(desk, observation), ...enemyGhosts(observation)]}
          marks={marks}
          mover={mover}
          name={t('board-label', { columns: size.columns, rows: size.rows })}
          help={helpId}
          label={(square) => squareWords(desk, observation, square)}
          onKey={(square, event) => onKey(desk, observation, square, event)}
        />
      </div>
      <div class="table-side">
        <div class="deploy-head">
          <h1>{t('deploy-title')}</h1>
          <p class="quiet">{t('deploy-intro')}</p>
        </div>
        <DeployStatus desk={desk} observation={observation} />
        {hasPowers(observation) && <FoldedLegend observation={observation} options={desk.stage.client.welcome.value?.options} />}
        {!isLocked && <Tray desk={desk} observation={observation} mover={mover} />}
        <DeployBar desk={desk} />
        <p id={helpId} class={isLocked ? 'visually-hidden' : 'quiet keys-help'}>{t('deploy-keys')}</p>
      </div>
      <Dragged mover={mover} art={(held) => <DeskArt desk={desk} observation={observation} letter={desk.letterAt(held)} />} />
    </div>
  );
}

function useMover(desk: DeployDesk): Mover {
  const mover = useMemo(
    () =>
      new Mover({
        canHold: (place) => desk.canHold(place),
        canGo: (source, target) => desk.canGo(source, target),
        effect: (effect: Effect) => desk.effect(effect),
      }),
    [desk],
  );
  useEffect(() => () => mover.letGo(), [mover]);
  return mover;
}

function ownPieces(desk: DeployDesk, observation: StrategoObservation): BoardPiece[] {
  return [...desk.setup.value].map(([square, letter]) => ({
    id: `own-${square}`,
    square,
    art: <DeskArt desk={desk} observation={observation} letter={letter} />,
  }));
}

/** Once the other side is ready its army stands, face down, on every square of its zone that may be taken. */
function enemyGhosts(observation: StrategoObservation): BoardPiece[] {
  return observation.pieces
    .filter((piece) => piece.owner !== observation.seat)
    .map((piece) => ({
      id: `enemy-${piece.id}`,
      square: piece.square,
      art: <PieceArt side={asSide(piece.owner)} face="back" />,
    }));
}

interface DeskArtProps extends PageProps {
  readonly letter: string | undefined;
}

function DeskArt({ desk, letter, observation }: DeskArtProps) {
  const kind = desk.kindOfLetter(letter);
  return <PieceArt side={asSide(observation.seat)} face="own" {...printed(observation, kind)} />;
}

function squareWords(desk: DeployDesk, observation: StrategoObservation, square: Square): string {
  const kind = desk.kindOfLetter(desk.setup.value.get(square));
  const words = [kind ? t('square-own', { square, piece: pieceName(kind.id) }) : squareName(observation, square)];
  if (observation.zone.includes(square)) words.push(t('square-zone'));
  return words.join(', ');
}

function onKey(desk: DeployDesk, observation: StrategoObservation, square: Square, event: KeyboardEvent): boolean {
  if (event.key === 'Delete' || event.key === 'Backspace') return desk.takeBack(square), true;
  if (event.key.length !== 1) return false;
  const kind = kindForKey(event.key, kindsOf(observation, observation.seat), (candidate) => printed(observation, candidate).rank);
  if (!kind) return false;
  desk.place(kind.letter, square);
  return true;
}

interface TrayProps extends PageProps {
  readonly mover: Mover;
}

/** The pieces still to place, by kind; a kind with none left stays as an empty hollow. */
function Tray({ desk, observation, mover }: TrayProps) {
  const hand = mover.hand.value;
  return (
    <section
      class={`tray ${hand.over === TRAY && hand.dragging ? 'is-over' : ''}`}
      data-place={TRAY}
      aria-label={t('deploy-tray')}
      onPointerDown={mover.onPointerDown}
    >
      {desk.left.value === 0 && <p class="tray-done">{t('deploy-tray-empty')}</p>}
      <div class="tray-pieces">
        {desk.tray.value.map(([kind, count]) => (
          <TrayPiece key={kind.id} kind={kind} count={count} observation={observation} mover={mover} desk={desk} />
        ))}
      </div>
    </section>
  );
}

function TrayPiece({ kind, count, desk, observation, mover }: TrayProps & { readonly kind: PieceKind; readonly count: number }) {
  const place = `${TRAY}:${kind.letter}`;
  const isHeld = mover.hand.value.held === place;
  const name = capital(pieceName(kind.id));
  return (
    <button
      type="button"
      class={`tray-piece ${isHeld ? 'is-held' : ''}`}
      data-place={place}
      disabled={count <= 0}
      aria-pressed={isHeld}
      aria-label={t('deploy-tray-piece', { piece: name, count })}
      title={name}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        mover.input({ kind: 'activate', place });
      }}
    >
      <DeskArt desk={desk} observation={observation} letter={kind.letter} />
      <span class="tray-name" aria-hidden="true">{name}</span>
      <span class="tray-count" aria-hidden="true">{count}</span>
    </button>
  );
}
