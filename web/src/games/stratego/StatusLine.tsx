/** The line under the board: a refusal, what the piece in hand may do, else the last combat or move. */

import { capital, inOneLine, t } from '../../i18n';
import { helpOf } from '../../net/games';
import type { StrategoObservation } from './wire';
import { DrawOffered, RefusalNote } from './Acts';
import { LastCombat } from './Combat';
import { ledStep } from './led';
import { asSide, pieceAt, sideName } from './model';
import { pieceName } from './piece-names';
import { LimitChips } from './Panels';
import { pieceArt } from './field';
import { PieceArt } from './PieceArt';
import { AbsenceLine, Connection } from './Plates';
import type { PlayController } from './play-controller';
import { LastPower, PowerStrip, RingLine } from './Powers';

interface StatusProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
  readonly isOver: boolean;
}

export function StatusLine({ controller, observation, isOver }: StatusProps) {
  return (
    <div class="table-status column">
      <Connection client={controller.playback.client} />
      <AbsenceLine controller={controller} observation={observation} />
      <DrawOffered controller={controller} observation={observation} />
      <StatusText controller={controller} observation={observation} isOver={isOver} />
      <div class="table-notes line">
        <RingLine observation={observation} />
        {!isOver && <LimitChips observation={observation} />}
      </div>
    </div>
  );
}

function StatusText({ controller, observation, isOver }: StatusProps) {
  const { lastPower, lastCombat } = controller.playback;
  if (controller.refusal.value) return <RefusalNote controller={controller} />;
  if (controller.annotations.isInHand.value)
    return (
      <p class="status-line" role="status">
        {t('annotation-mode-on')}
      </p>
    );
  const held = controller.mover.selection.value.held;
  if (!isOver && !held && (controller.premove.planned.value || controller.premoveNews.value)) return <PlanLine controller={controller} />;
  const step = isOver || !isLed(controller) ? null : ledStep(observation, held);
  if (step)
    return (
      <p class="status-line" role="status">
        {t(`led-${step}`)}
      </p>
    );
  if (!isOver && held && !controller.power.isChosen.value && !controller.canStop.value) {
    return controller.power.offered.value.length > 0 ? (
      <PowerStrip controller={controller} observation={observation} />
    ) : (
      <HeldLine controller={controller} observation={observation} held={held} />
    );
  }
  if (lastPower.value && !lastCombat.value) return <LastPower power={lastPower.value} observation={observation} />;
  if (lastCombat.value) return <LastCombat combat={lastCombat.value} observation={observation} />;
  return <LastMoveLine observation={observation} />;
}

/** Is this a first game, whose steps are told? */
function isLed({ playback }: PlayController): boolean {
  return helpOf(playback.client.welcome.value?.match ?? '') === 'led';
}

/** The move that waits for one's turn, with the way to take it back; else why it waits no longer. */
function PlanLine({ controller }: Pick<StatusProps, 'controller'>) {
  const planned = controller.premove.planned.value;
  return (
    <div class="status-line plan-line" role="status">
      <p>{planned ? t('premove-planned', { source: planned.source, target: planned.target }) : controller.premoveNews.value}</p>
      {planned && (
        <button type="button" class="button" onClick={() => controller.cancelPlan()}>
          {t('premove-take-back')}
        </button>
      )}
    </div>
  );
}

/** Where the piece in hand may go; a long list is counted. */
function HeldLine({ controller, observation, held }: Omit<StatusProps, 'isOver'> & { readonly held: string }) {
  const piece = pieceAt(observation, held);
  if (!piece) return null;
  if (!controller.legal.value.has(held)) return <p class="status-line">{t('premove-held', { piece: capital(pieceName(piece.piece)) })}</p>;
  const targets = controller.legal.value.get(held) ?? [];
  const words = { piece: capital(pieceName(piece.piece)), count: targets.length, squares: targets.length > 4 ? '' : inOneLine(targets) };
  return (
    <p class="status-line">
      <span class="status-piece" aria-hidden="true">
        {pieceArt(observation, piece)}
      </span>
      <span>{t(targets.length > 4 ? 'told-held-many' : 'told-held', words)}</span>
    </p>
  );
}

function LastMoveLine({ observation }: { readonly observation: StrategoObservation }) {
  const last = observation.last_move;
  if (!last) return <p class="status-line quiet">{t('combat-none')}</p>;
  return (
    <p class="status-line">
      <span class="status-piece" aria-hidden="true">
        <PieceArt side={asSide(last.seat)} face="back" />
      </span>
      <span>{t('log-announce-move', { side: sideName(last.seat), source: last.source, target: last.target })}</span>
    </p>
  );
}
