/** What may be done beside moving: offers, resigning, annotations; the answer to a refused move; bringing a piece back. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { kindOf as decisionKind } from '../../net/observation';
import { capital, t } from '../../i18n';
import { Icon } from '../../shell/Icon';
import { RuleLink } from '../../shell/RuleLink';
import type { StrategoObservation } from './wire';
import { AnnotationPicker } from './annotations';
import { HintPanel } from './Hint';
import { asSide, kindOf, kindsOf } from './model';
import { pieceName } from './piece-names';
import { PieceArt } from './PieceArt';
import { Claim } from './Plates';
import type { PlayController } from './play-controller';
import { PowerStrip } from './Powers';
import { printed } from './printed';

interface ControllerProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
}

interface ActsProps extends ControllerProps {
  readonly areListsOpen: Signal<boolean>;
}

/** Buttons for annotations, for the lists where they have no place of their own, and for ending the game. */
export function Acts({ controller, observation, areListsOpen }: ActsProps) {
  const { annotations, isEnding, playback } = controller;
  const isRunning = playback.status.value?.status !== 'over' && observation.seat >= 0;
  return (
    <div class="table-acts stack">
      {isRunning && (
        <button
          type="button"
          class="button"
          aria-pressed={annotations.isInHand.value}
          title={t('act-annotate-help')}
          onClick={() => {
            controller.mover.letGo();
            annotations.isInHand.value = !annotations.isInHand.value;
          }}
        >
          <PencilIcon />
          {t('act-annotate')}
        </button>
      )}
      <button
        type="button"
        class="button act-armies"
        aria-expanded={areListsOpen.value}
        onClick={() => (areListsOpen.value = !areListsOpen.value)}
      >
        <Icon name="list" />
        {t('panel-army')}
      </button>
      {isRunning && (
        <button type="button" class="button" aria-expanded={isEnding.value} onClick={() => (isEnding.value = true)}>
          <Icon name="flag" />
          {t('act-end')}
        </button>
      )}
    </div>
  );
}

/** Whatever asks for an answer now; over the lines under the board, never over the board. */
export function Asks({ controller, observation, isOver }: ControllerProps & { readonly isOver: boolean }) {
  const { annotations, power } = controller;
  const other = observation.seat === 1 ? 0 : 1;
  return (
    <div class="table-asks">
      <AnnotationPicker annotations={annotations} kinds={kindsOf(observation, other)} />
      {!isOver && (power.isChosen.value || controller.canStop.value) && <PowerStrip controller={controller} observation={observation} />}
      <DrawOffer controller={controller} observation={observation} />
      <Rescue controller={controller} observation={observation} />
      <Claim controller={controller} observation={observation} />
      {!isOver && <Ending controller={controller} />}
      {!isOver && <HintPanel controller={controller.hint} observation={observation} />}
    </div>
  );
}

/** Offer a draw, or resign after one more question. */
function Ending({ controller }: { readonly controller: PlayController }) {
  const isResigning = useSignal(false);
  const acts = controller.playback.status.value?.acts ?? [];
  const close = (): void => {
    isResigning.value = false;
    controller.isEnding.value = false;
  };
  const send = (act: string): void => {
    close();
    void controller.act(act);
  };
  if (!controller.isEnding.value) return null;
  if (isResigning.value) {
    return (
      <Question
        text={t('act-resign-question')}
        yes={t('act-resign-yes')}
        no={t('act-resign-no')}
        isDanger
        onYes={() => send('/resign')}
        onNo={close}
      />
    );
  }
  return (
    <div class="question" role="group" aria-label={t('act-end')}>
      <div>
        {acts.includes('/draw-offer') && (
          <button type="button" class="button" onClick={() => send('/draw-offer')}>
            {t('act-draw-offer')}
          </button>
        )}
        {acts.includes('/resign') && (
          <button type="button" class="button" onClick={() => (isResigning.value = true)}>
            {t('act-resign')}
          </button>
        )}
        <button type="button" class="button plain" onClick={close}>
          {t('act-resign-no')}
        </button>
      </div>
    </div>
  );
}

function PencilIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linejoin="round"
    >
      <path d="M14.5 4l5.5 5.5L9.5 20H4v-5.5zM11.5 7l5.5 5.5" />
    </svg>
  );
}

interface QuestionProps {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly isDanger?: boolean;
  onYes(): void;
  onNo(): void;
}

function Question({ text, yes, no, isDanger, onYes, onNo }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} class="question" role="group" aria-label={text}>
      <p>{text}</p>
      <div>
        <button type="button" class="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" class={isDanger ? 'button danger' : 'button primary'} onClick={onYes}>
          {yes}
        </button>
      </div>
    </div>
  );
}

/** The seat whose draw offer stands; -1 if none does. */
function offerer({ controller, observation }: ControllerProps): number {
  const status = controller.playback.status.value;
  return !status || status.status === 'over' || observation.seat < 0 ? -1 : status.draw_offer;
}

/** An own draw offer that stands. */
export function DrawOffered(props: ControllerProps) {
  const isOwn = offerer(props) >= 0 && offerer(props) === props.observation.seat;
  return isOwn ? (
    <p class="status-line" role="status">
      {t('act-draw-offered')}
    </p>
  ) : null;
}

/** The other side's draw offer, to accept or decline. */
function DrawOffer({ controller, observation }: ControllerProps) {
  const seat = offerer({ controller, observation });
  if (seat < 0 || seat === observation.seat) return null;
  return (
    <div class="question" role="status">
      <p>{t('act-draw-received')}</p>
      <div>
        <button type="button" class="button" onClick={() => void controller.act('/draw-decline')}>
          {t('act-draw-decline')}
        </button>
        <button type="button" class="button primary" onClick={() => void controller.act('/draw-accept')}>
          {t('act-draw-accept')}
        </button>
      </div>
    </div>
  );
}

/** Why a move was not allowed, with the way to the rule. */
export function RefusalNote({ controller }: { readonly controller: PlayController }) {
  const refusal = controller.refusal.value;
  if (!refusal) return null;
  return (
    <div class="refusal status-line">
      <p>
        <strong>{t('refused-title')}.</strong> {refusal.text} {refusal.section && <RuleLink section={refusal.section} />}
      </p>
      <button type="button" class="icon-button centred bare" aria-label={t('act-close')} onClick={() => controller.dismiss()}>
        ×
      </button>
    </div>
  );
}

/** The decision after reaching the far row: which piece, then where, or none. */
function Rescue({ controller, observation }: ControllerProps) {
  if (decisionKind(observation) !== 'rescue') return null;
  const chosen = controller.rescued.value;
  return (
    <section class="rescue" aria-label={t('rescue-title')}>
      <p>{chosen ? t('rescue-chosen', { piece: capital(pieceName(chosen)) }) : t('rescue-choose-piece')}</p>
      <div class="rescue-pieces cluster">
        {[...controller.rescues.value.keys()].map((id) => {
          const kind = kindOf(observation, id);
          const name = capital(pieceName(id));
          return (
            <button
              key={id}
              type="button"
              class="tray-piece centred"
              aria-pressed={id === chosen}
              aria-label={name}
              title={name}
              onClick={() => (controller.rescued.value = id === chosen ? '' : id)}
            >
              <PieceArt side={asSide(observation.seat)} face="own" {...printed(observation, kind)} />
            </button>
          );
        })}
      </div>
      {chosen && <p class="quiet">{t('rescue-choose-square')}</p>}
      <button type="button" class="button" onClick={() => void controller.declineRescue()}>
        {t('rescue-decline')}
      </button>
    </section>
  );
}
