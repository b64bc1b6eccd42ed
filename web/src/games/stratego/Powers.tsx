/** Powers beside the board: the seals of the piece in hand, the sentence of what will happen, and what was last announced. */

import { capital, inOneLine, t } from '../../i18n';
import type { StrategoObservation } from './wire';
import { asSide, kindOf, pieceAt } from './model';
import { pieceName } from './piece-names';
import { PieceArt } from './PieceArt';
import type { PlayController } from './play-controller';
import { printed } from './printed';
import { type PowerFacts, powerHelp, powerName, previewText, targetLine } from './power-words';
import { Seal } from './seals';

interface ControllerProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
}

/** Beside the board, or under it on a phone: what the piece in hand can do beside moving. */
export function PowerStrip({ controller, observation }: ControllerProps) {
  const held = controller.mover.selection.value.held;
  const piece = held ? pieceAt(observation, held) : undefined;
  const { power } = controller;
  if (controller.canStop.value) return <StopBar controller={controller} observation={observation} />;
  if (!piece || !power.offered.value.length) return null;
  const name = capital(pieceName(piece.piece));
  return (
    <section class="powers" aria-label={t('powers-of', { piece: name })}>
      <p class="powers-title line">{t('powers-of', { piece: name })}</p>
      <div class="powers-seals cluster">
        {power.offered.value.map((id, index) => (
          <button
            key={id}
            type="button"
            class="seal-button line"
            aria-pressed={id === power.chosen.value}
            aria-keyshortcuts={String(index + 1)}
            title={powerHelp(id, controller.playback.client.welcome.value?.options)}
            onClick={() => controller.choosePower(id)}
          >
            <Seal power={id} />
            {powerName(id)}
          </button>
        ))}
      </div>
      {power.isChosen.value && <Building controller={controller} observation={observation} />}
    </section>
  );
}

/** The power being put together: what is still to pick, what will happen, yes or back. */
function Building({ controller, observation }: ControllerProps) {
  const { power } = controller;
  const act = power.act.value;
  const options = controller.playback.client.welcome.value?.options ?? {};
  return (
    <div class="power-building stack">
      {!act && <p class="quiet">{powerHelp(power.chosen.value, options)}</p>}
      <p class="power-preview" role="status">
        {act ? previewText(observation, act, options) : t(power.wants.value === 'step' ? 'power-pick-step' : 'power-pick-target')}
        {act && power.next.value.size > 0 && <span class="quiet"> {t('power-pick-more')}</span>}
      </p>
      {power.picks.value.length > 0 && <p class="visually-hidden">{t('power-picked', { squares: inOneLine(power.picks.value) })}</p>}
      <div class="power-acts cluster">
        <button type="button" class="button" onClick={() => controller.powerBack()}>
          {t('power-back')}
        </button>
        <button type="button" class="button primary" disabled={!act} onClick={() => void power.confirm()}>
          {t('power-confirm', { power: powerName(power.chosen.value) })}
        </button>
      </div>
    </div>
  );
}

/** A repeat attack is owed: strike again with the lit piece, or stop. */
function StopBar({ controller, observation }: ControllerProps) {
  const piece = pieceAt(observation, observation.repeat);
  return (
    <section class="powers is-repeat" aria-label={t('power-repeat')}>
      <p class="powers-title line">
        <Seal power="repeat" />
        {t('power-repeat')}
      </p>
      <p role="status">{t('repeat-owed', { piece: capital(pieceName(piece?.piece ?? '')), square: observation.repeat })}</p>
      <div class="power-acts cluster">
        <button type="button" class="button" onClick={() => void controller.stop()}>
          {t('power-stop')}
        </button>
      </div>
    </section>
  );
}

interface ToldProps {
  readonly power: PowerFacts;
  readonly observation: StrategoObservation;
}

function Art({ observation, seat, piece }: { observation: StrategoObservation; seat: number; piece: string }) {
  const kind = kindOf(observation, piece);
  return <PieceArt side={asSide(seat)} face="own" {...printed(observation, kind)} />;
}

/** The last power, small, in the place of the last combat. */
export function LastPower({ power, observation }: ToldProps) {
  return (
    <section class="last-combat line last-power" aria-label={t('power-last')}>
      <span class="last-pair" aria-hidden="true">
        <span class={`last-piece ${power.falls ? 'fell' : ''}`}>
          <Art observation={observation} seat={power.seat} piece={power.piece} />
        </span>
        <Seal power={power.power} />
        {power.targets.slice(0, 3).map((target) => (
          <span key={target.square} class={`last-piece ${target.captured ? 'fell' : ''}`}>
            <Art observation={observation} seat={1 - power.seat} piece={target.piece} />
          </span>
        ))}
      </span>
      <p>
        <strong>
          {capital(pieceName(power.piece))}, {powerName(power.power)}
        </strong>
        <span class="last-where soft">
          {[...power.targets.map(targetLine), ...(power.falls ? [t('power-falls', { piece: pieceName(power.piece) })] : [])].join('; ') ||
            [power.source, ...power.steps].join(' – ')}
        </span>
      </p>
    </section>
  );
}

/** Where the Ring is, in a game that has one. */
export function RingLine({ observation }: { readonly observation: StrategoObservation }) {
  if (!observation.ring) return null;
  return (
    <p class={`ring-line line ring-${observation.ring}`}>
      <Seal power={observation.ring === 'open' ? 'ring' : observation.ring === 'destroyed' ? 'quest' : 'ring_taken'} />
      {t(`ring-${observation.ring}`)}
    </p>
  );
}
