/** Setting up the army: the board with the own zone, the tray, and what can be done with the whole set-up. */

import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import { Board, type BoardPiece, Dragged } from '../../board/Board';
import type { Square } from '../../board/geometry';
import type { Effect } from '../../board/selection';
import { Mover } from '../../board/mover';
import { t } from '../../i18n';
import { CourtesyButton } from '../../plain/Courtesy';
import { SeatClock } from '../../plain/SeatClock';
import { keyOf } from '../../shell/keys';
import type { PieceKind, StrategoObservation } from './wire';
import { landmarks } from './landmarks';
import { DeployBar, DeployHint, DeployStatus, DeployTools } from './DeployBar';
import { DeployController } from './deploy-controller';
import { kindForKey } from './deploy-model';
import { asSide, isTurned, kindsOf } from './model';
import { squareName } from './names';
import { capital, pieceName } from './piece-names';
import { PieceArt } from './PieceArt';
import { Connection } from './Plates';
import { SetupsDialog, useSetups } from './SetupsDialog';
import { FoldedLegend, hasPowers } from './PowerLegend';
import { PasteDialog, usePasting } from './PasteDialog';
import type { PasteController } from './paste-controller';
import { printed } from './printed';
import type { Playback } from './playback';
import { TableBar } from './TableBar';

const TRAY = 'tray';

export function Deployment({ playback }: { readonly playback: Playback }) {
  const observation = playback.shown.value;
  const controller = useMemo(() => new DeployController(playback), [playback]);
  useEffect(() => {
    if (observation) controller.follow(observation);
  }, [controller, observation]);
  useUndoKey(controller);
  if (!observation) return null;
  return <DeploymentPage controller={controller} observation={observation} />;
}

/** Control (or command) and Z, wherever the focus is. */
function useUndoKey(controller: DeployController): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (keyOf(event) !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      controller.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller]);
}

interface PageProps {
  readonly controller: DeployController;
  readonly observation: StrategoObservation;
}

function DeploymentPage({ controller, observation }: PageProps) {
  const mover = useMover(controller);
  const pasting = usePasting(controller);
  const setups = useSetups();
  const isLocked = controller.isReady.value;
  const size = { columns: observation.columns, rows: observation.rows };
  const marks = new Map(observation.zone.map((square) => [square, isLocked ? 'zone zone-locked' : 'zone']));
  const helpId = 'deploy-keys';
  const more = <DeployMore controller={controller} observation={observation} pasting={pasting} setups={setups} />;
  return (
    <div class="stratego table-page deploy" style={{ '--columns': size.columns, '--rows': size.rows }}>
      <TableBar
        more={more}
        tools={
          <>
            <SeatClock client={controller.playback.client} seat={observation.seat} />
            <CourtesyButton client={controller.playback.client} isIcon />
          </>
        }
      >
        <h1 class="table-title">{t('deploy-title')}</h1>
      </TableBar>
      <div class="table-board">
        <Board
          size={size}
          turned={isTurned(observation.seat)}
          obstacles={observation.obstacles}
          isStone={observation.game === 'middle_earth'}
          landmarks={landmarks(observation, isTurned(observation.seat))}
          pieces={[...ownPieces(controller, observation), ...enemyGhosts(observation)]}
          marks={marks}
          mover={mover}
          name={t('board-label', { columns: size.columns, rows: size.rows })}
          help={helpId}
          label={(square) => squareWords(controller, observation, square)}
          onKey={(square, event) => onKey(controller, observation, square, event)}
        />
      </div>
      <div class="table-status column">
        <Connection client={controller.playback.client} />
        <DeployStatus controller={controller} observation={observation} />
        {!isLocked && <DeployHint controller={controller} held={mover.selection.value.held} setups={setups} />}
      </div>
      {!isLocked && <Tray controller={controller} observation={observation} mover={mover} />}
      <div class="table-more">{more}</div>
      <DeployBar controller={controller} />
      <p id={helpId} class="visually-hidden">
        {t('deploy-keys')}
      </p>
      <PasteDialog pasting={pasting} />
      <SetupsDialog controller={controller} observation={observation} isOpen={setups} />
      <Dragged
        mover={mover}
        art={(held) => <DeploymentArt controller={controller} observation={observation} letter={controller.letterAt(held)} />}
      />
    </div>
  );
}

/** What is used less: what powers do, other ways to set up, the keys. In the menu, or in the rail where there is one. */
function DeployMore({
  controller,
  observation,
  pasting,
  setups,
}: PageProps & { readonly pasting: PasteController; readonly setups: Signal<boolean> }) {
  return (
    <>
      {hasPowers(observation) && <FoldedLegend observation={observation} options={controller.playback.client.welcome.value?.options} />}
      {!controller.isReady.value && <DeployTools controller={controller} pasting={pasting} setups={setups} />}
      <p class="quiet keys-help">{t('deploy-keys')}</p>
    </>
  );
}

function useMover(controller: DeployController): Mover {
  const mover: Mover = useMemo(
    () =>
      new Mover({
        canHold: (place) => controller.canHold(place),
        canGo: (source, target) => controller.canGo(source, target, mover.selection.value.dragging),
        effect: (effect: Effect) => {
          controller.effect(effect);
          const place = controller.stays(effect);
          if (place !== null) mover.input({ kind: 'activate', place });
        },
      }),
    [controller],
  );
  const { held, dragging } = mover.selection.value;
  const isGone = held !== null && !dragging && !controller.canHold(held);
  useEffect(() => {
    if (isGone) mover.letGo();
  }, [isGone, mover]);
  useEffect(() => () => mover.letGo(), [mover]);
  return mover;
}

function ownPieces(controller: DeployController, observation: StrategoObservation): BoardPiece[] {
  return [...controller.setup.value].map(([square, letter]) => ({
    id: `own-${square}`,
    square,
    art: <DeploymentArt controller={controller} observation={observation} letter={letter} />,
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

interface DeploymentArtProps extends PageProps {
  readonly letter: string | undefined;
}

function DeploymentArt({ controller, letter, observation }: DeploymentArtProps) {
  const kind = controller.kindOfLetter(letter);
  return <PieceArt side={asSide(observation.seat)} face="own" {...printed(observation, kind)} />;
}

function squareWords(controller: DeployController, observation: StrategoObservation, square: Square): string {
  const kind = controller.kindOfLetter(controller.setup.value.get(square));
  const words = [kind ? t('square-own', { square, piece: pieceName(kind.id) }) : squareName(observation, square)];
  if (observation.zone.includes(square)) words.push(t('square-zone'));
  return words.join(', ');
}

function onKey(controller: DeployController, observation: StrategoObservation, square: Square, event: KeyboardEvent): boolean {
  if (event.key === 'Delete' || event.key === 'Backspace') return (controller.takeBack(square), true);
  if (event.key.length !== 1) return false;
  const kind = kindForKey(keyOf(event), kindsOf(observation, observation.seat), (candidate) => printed(observation, candidate).rank);
  if (!kind) return false;
  controller.place(kind.letter, square);
  return true;
}

interface TrayProps extends PageProps {
  readonly mover: Mover;
}

/** The pieces still to place, by kind; a kind with none left stays in its place, faded and ticked. */
function Tray({ controller, observation, mover }: TrayProps) {
  const hand = mover.selection.value;
  return (
    <section
      class={`table-tray tray ${controller.tray.value.length > 12 ? 'is-long' : ''} ${hand.over === TRAY && hand.dragging ? 'is-over' : ''}`}
      data-place={TRAY}
      aria-label={t('deploy-tray')}
      onPointerDown={mover.onPointerDown}
    >
      <div class="tray-pieces">
        {controller.tray.value.map(([kind, count]) => (
          <TrayPiece key={kind.id} kind={kind} count={count} observation={observation} mover={mover} controller={controller} />
        ))}
      </div>
    </section>
  );
}

function TrayPiece({ kind, count, controller, observation, mover }: TrayProps & { readonly kind: PieceKind; readonly count: number }) {
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
      <DeploymentArt controller={controller} observation={observation} letter={kind.letter} />
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
