/** Powers at the table: the seals of the piece in hand, the sentence of what will happen, and what was announced. */

import { t } from '../../i18n';
import type { StrategoObservation } from './wire';
import { asSide, kindOf, pieceAt } from './model';
import { capital, pieceName } from './names';
import { PieceArt } from './PieceArt';
import type { PlayController } from './play-controller';
import { printed } from './printed';
import { listed, type PowerFacts, powerHelp, powerName, previewText, targetLine } from './power-words';
import { Seal } from './seals';
import { useSkip } from './skip';
import type { RingChange, Playback } from './playback';

interface ControllerProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
}

/** Beside the board, or under it on a phone: what the piece in hand can do beside moving. */
export function PowerStrip({ controller, observation }: ControllerProps) {
  const held = controller.mover.hand.value.held;
  const piece = held ? pieceAt(observation, held) : undefined;
  const { power } = controller;
  if (controller.canStop.value) return <StopBar controller={controller} observation={observation} />;
  if (!piece || !power.offered.value.length) return null;
  const name = capital(pieceName(piece.piece));
  return (
    <section class="powers" aria-label={t('powers-of', { piece: name })}>
      <p class="powers-title">{t('powers-of', { piece: name })}</p>
      <div class="powers-seals">
        {power.offered.value.map((id, index) => (
          <button
            key={id}
            type="button"
            class="seal-button"
            aria-pressed={id === power.chosen.value}
            aria-keyshortcuts={String(index + 1)}
            title={powerHelp(id, controller.playback.client.welcome.value?.options)}
            onClick={() => controller.choosePower(id)}
          >
            <Seal power={id} />{powerName(id)}
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
    <div class="power-building">
      {!act && <p class="quiet">{powerHelp(power.chosen.value, options)}</p>}
      <p class="power-preview" role="status">
        {act ? previewText(observation, act, options) : t(power.wants.value === 'step' ? 'power-pick-step' : 'power-pick-target')}
        {act && power.next.value.size > 0 && <span class="quiet"> {t('power-pick-more')}</span>}
      </p>
      {power.picks.value.length > 0 && (
        <p class="visually-hidden">{t('power-picked', { squares: listed(power.picks.value) })}</p>
      )}
      <div class="power-acts">
        <button type="button" class="button" onClick={() => controller.powerBack()}>{t('power-back')}</button>
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
      <p class="powers-title"><Seal power="repeat" />{t('power-repeat')}</p>
      <p role="status">{t('repeat-owed', { piece: capital(pieceName(piece?.piece ?? '')), square: observation.repeat })}</p>
      <div class="power-acts">
        <button type="button" class="button" onClick={() => void controller.stop()}>{t('power-stop')}</button>
      </div>
    </section>
  );
}

interface ToldProps {
  readonly power: PowerFacts;
  readonly observation: StrategoObservation;
}

/** Over the board, for a moment: who used what, and what lay under it. */
export function PowerCard({ playback }: { readonly playback: Playback }) {
  const power = playback.power.value;
  const ringChange = playback.ringChange.value;
  const observation = playback.shown.value;
  const isShown = power !== null || ringChange !== null;
  useSkip(isShown, playback);
  if (!observation || !isShown) return null;
  return (
    <div class={`combat-overlay ${ringChange ? `fate fate-${ringChange.kind}` : ''}`} aria-hidden="true">
      <div class="combat-card power-card">
        {power && <PowerTold power={power} observation={observation} />}
        {ringChange && <RingChangeTold ringChange={ringChange} observation={observation} />}
      </div>
    </div>
  );
}

/** What has become of the Ring, and what that means from now on. */
function RingChangeTold({ ringChange, observation }: { readonly ringChange: RingChange; readonly observation: StrategoObservation }) {
  const fallen = new Map<string, number>();
  for (const { piece } of ringChange.removed) fallen.set(piece, (fallen.get(piece) ?? 0) + 1);
  return (
    <>
      <span class="fate-seal"><Seal power={ringChange.kind} /></span>
      <p class="fate-title">{t(ringChange.kind === 'quest' ? 'ring-destroyed' : 'ring-taken')}</p>
      {fallen.size > 0 && (
        <ul class="captured-pieces fate-fallen">
          {[...fallen].map(([piece, count]) => (
            <li key={piece}><Art observation={observation} seat={1 - ringChange.seat} piece={piece} />{count > 1 && <span class="captured-count">{count}</span>}</li>
          ))}
        </ul>
      )}
      <p>{t(`fate-${ringChange.kind}`, { count: ringChange.removed.length })}</p>
    </>
  );
}

function PowerTold({ power, observation }: ToldProps) {
  return (
    <>
      <p class="power-told">
        <Seal power={power.power} />
        <span><strong>{capital(pieceName(power.piece))}</strong>, {powerName(power.power)}</span>
      </p>
      <ul class="power-targets">
        {power.targets.map((target) => (
          <li key={target.square} class={target.captured ? 'fell' : ''}>
            <Art observation={observation} seat={1 - power.seat} piece={target.piece} />
            <span>{targetLine(target)}</span>
          </li>
        ))}
      </ul>
      {power.falls && <p class="quiet">{capital(t('power-falls', { piece: pieceName(power.piece) }))}.</p>}
    </>
  );
}

function Art({ observation, seat, piece }: { observation: StrategoObservation; seat: number; piece: string }) {
  const kind = kindOf(observation, piece);
  return <PieceArt side={asSide(seat)} face="own" {...printed(observation, kind)} />;
}

/** The last power, small, in the place of the last combat. */
export function LastPower({ power, observation }: ToldProps) {
  return (
    <section class="last-combat last-power" aria-label={t('power-last')}>
      <span class="last-pair" aria-hidden="true">
        <span class={`last-piece ${power.falls ? 'fell' : ''}`}><Art observation={observation} seat={power.seat} piece={power.piece} /></span>
        <Seal power={power.power} />
        {power.targets.slice(0, 3).map((target) => (
          <span key={target.square} class={`last-piece ${target.captured ? 'fell' : ''}`}>
            <Art observation={observation} seat={1 - power.seat} piece={target.piece} />
          </span>
        ))}
      </span>
      <p>
        <strong>{capital(pieceName(power.piece))}, {powerName(power.power)}</strong>
        <span class="last-where">
          {[...power.targets.map(targetLine), ...(power.falls ? [t('power-falls', { piece: pieceName(power.piece) })] : [])].join('; ')
            || [power.source, ...power.steps].join(' – ')}
        </span>
      </p>
    </section>
  );
}

/** Where the Ring is, in a game that has one. */
export function RingLine({ observation }: { readonly observation: StrategoObservation }) {
  if (!observation.ring) return null;
  return (
    <p class={`ring-line ring-${observation.ring}`}>
      <Seal power={observation.ring === 'open' ? 'ring' : observation.ring === 'destroyed' ? 'quest' : 'ring_taken'} />
      {t(`ring-${observation.ring}`)}
    </p>
  );
}
