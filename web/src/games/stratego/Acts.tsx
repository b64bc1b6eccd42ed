/** What may be done beside moving: offers, resigning, annotations; the answer to a refused move; bringing a piece back. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { kindOf as decisionKind } from '../../net/observation';
import { rulePath } from '../../families';
import { t } from '../../i18n';
import type { StrategoObservation } from './wire';
import { asSide, kindOf } from './model';
import { capital, pieceName } from './names';
import { PieceArt } from './PieceArt';
import type { PlayController } from './play-controller';
import { printed } from './printed';

interface ControllerProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
}

export function ActBar({ controller, observation }: ControllerProps) {
  const isAsking = useSignal(false);
  const acts = controller.playback.status.value?.acts ?? [];
  if (controller.playback.status.value?.status === 'over' || observation.seat < 0) return null;
  if (isAsking.value) {
    return (
      <Question
        text={t('act-resign-question')}
        yes={t('act-resign-yes')}
        no={t('act-resign-no')}
        isDanger
        onYes={() => {
          isAsking.value = false;
          void controller.act('/resign');
        }}
        onNo={() => (isAsking.value = false)}
      />
    );
  }
  const isAnnotating = controller.annotations.isInHand.value;
  return (
    <div class="act-bar">
      <button
        type="button"
        class="button plain"
        aria-pressed={isAnnotating}
        title={t('act-annotate-help')}
        onClick={() => {
          controller.mover.letGo();
          controller.annotations.isInHand.value = !isAnnotating;
        }}
      >
        <PencilIcon />{t('act-annotate')}
      </button>
      {acts.includes('/draw-offer') && (
        <button type="button" class="button plain" onClick={() => void controller.act('/draw-offer')}>{t('act-draw-offer')}</button>
      )}
      {acts.includes('/resign') && (
        <button type="button" class="button plain" onClick={() => (isAsking.value = true)}>{t('act-resign')}</button>
      )}
      {isAnnotating && <p class="quiet" role="status">{t('annotation-mode-on')}</p>}
    </div>
  );
}

function PencilIcon() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round">
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
        <button type="button" class="button" onClick={onNo}>{no}</button>
        <button type="button" class={isDanger ? 'button danger' : 'button primary'} onClick={onYes}>{yes}</button>
      </div>
    </div>
  );
}

/** A draw offer that stands, from either side. */
export function DrawOffer({ controller, observation }: ControllerProps) {
  const status = controller.playback.status.value;
  if (!status || status.draw_offer < 0 || status.status === 'over' || observation.seat < 0) return null;
  if (status.draw_offer === observation.seat) return <p class="notice" role="status">{t('act-draw-offered')}</p>;
  return (
    <div class="question" role="status">
      <p>{t('act-draw-received')}</p>
      <div>
        <button type="button" class="button" onClick={() => void controller.act('/draw-decline')}>{t('act-draw-decline')}</button>
        <button type="button" class="button primary" onClick={() => void controller.act('/draw-accept')}>{t('act-draw-accept')}</button>
      </div>
    </div>
  );
}

/** Why a move was not allowed, with the way to the rule. */
export function RefusalNote({ controller }: { readonly controller: PlayController }) {
  const refusal = controller.refusal.value;
  if (!refusal) return null;
  return (
    <div class="refusal">
      <p>
        <strong>{t('refused-title')}.</strong> {refusal.text}{' '}
        {refusal.section && (
          <a href={rulePath(refusal.section)} target="_blank" rel="noopener">
            {t('refused-rule', { section: refusal.section })}
          </a>
        )}
      </p>
      <button type="button" class="icon-button" aria-label={t('act-close')} onClick={() => controller.dismiss()}>×</button>
    </div>
  );
}

/** The decision after reaching the far row: which piece, then where, or none. */
export function Rescue({ controller, observation }: ControllerProps) {
  if (decisionKind(observation) !== 'rescue') return null;
  const chosen = controller.rescued.value;
  return (
    <section class="rescue" aria-label={t('rescue-title')}>
      <p>{chosen ? t('rescue-chosen', { piece: capital(pieceName(chosen)) }) : t('rescue-choose-piece')}</p>
      <div class="rescue-pieces">
        {[...controller.rescues.value.keys()].map((id) => {
          const kind = kindOf(observation, id);
          const name = capital(pieceName(id));
          return (
            <button
              key={id}
              type="button"
              class="tray-piece"
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
      <button type="button" class="button" onClick={() => void controller.declineRescue()}>{t('rescue-decline')}</button>
    </section>
  );
}
