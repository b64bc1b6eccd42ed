/** Setting up the army: the board with the own zone, the tray, and what can be done with the whole set-up. */

import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { Board, type BoardPiece, Dragged } from '../../board/Board';
import { t } from '../../i18n';
import { CourtesyButton } from '../../plain/Courtesy';
import { SeatClock } from '../../plain/SeatClock';
import { useStepKeys } from '../../shell/StepButtons';
import type { StrategoObservation } from './wire';
import { landmarks } from './landmarks';
import { DeployBar, DeployHint, DeployStatus, DeployTools } from './DeployBar';
import { DeployController } from './deploy-controller';
import { asSide, isTurned } from './model';
import { PieceArt } from './PieceArt';
import { Connection } from './Plates';
import { SetupsDialog, useSetups } from './SetupsDialog';
import { FoldedLegend, hasPowers } from './PowerLegend';
import { PasteDialog, usePasting } from './PasteDialog';
import type { PasteController } from './paste-controller';
import type { Playback } from './playback';
import { LetterArt, onSetupKey, ownPieces, squareWords, Tray, useDraftMover } from './setup-parts';
import { TableBar } from './TableBar';

export function Deployment({ playback }: { readonly playback: Playback }) {
  const observation = playback.shown.value;
  const controller = useMemo(() => new DeployController(playback), [playback]);
  useEffect(() => {
    if (observation) controller.follow(observation);
  }, [controller, observation]);
  useStepKeys(controller);
  if (!observation) return null;
  return <DeploymentPage controller={controller} observation={observation} />;
}

interface PageProps {
  readonly controller: DeployController;
  readonly observation: StrategoObservation;
}

function DeploymentPage({ controller, observation }: PageProps) {
  const mover = useDraftMover(controller);
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
          onKey={(square, event) => onSetupKey(controller, observation, square, event)}
        />
      </div>
      <div class="table-status column">
        <Connection client={controller.playback.client} />
        <DeployStatus controller={controller} observation={observation} />
        {!isLocked && <DeployHint controller={controller} held={mover.selection.value.held} setups={setups} />}
      </div>
      {!isLocked && <Tray draft={controller} observation={observation} mover={mover} />}
      <div class="table-more">{more}</div>
      <DeployBar controller={controller} />
      <p id={helpId} class="visually-hidden">
        {t('deploy-keys')}
      </p>
      <PasteDialog pasting={pasting} />
      <SetupsDialog controller={controller} observation={observation} isOpen={setups} />
      <Dragged
        mover={mover}
        art={(held) => <LetterArt draft={controller} observation={observation} letter={controller.letterAt(held)} />}
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
