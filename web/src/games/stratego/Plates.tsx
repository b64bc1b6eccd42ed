/** Who sits at the table: one plate a side, with presence, and the pieces it has lost. And whose turn it is. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { variantName } from '../../names';
import { t } from '../../i18n';
import { SaidBeside } from '../../plain/Courtesy';
import type { MatchConnection } from '../../net/match';
import type { SeatStatus } from '../../net/wire';
import { SeatClock, showsClock } from '../../plain/SeatClock';
import { seatedText } from '../../shell/computers';
import { Rating } from '../../shell/Rating';
import { SeatedBanner } from '../../shell/seated';
import type { StrategoObservation } from './wire';
import { asSide, isMyTurn, sideName } from './model';
import { Captured, capturedTitle } from './Panels';
import { PieceArt } from './PieceArt';
import type { PlayController } from './play-controller';

interface PlateProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
  readonly owner: number;
}

/** One side of the table. The captured pieces shown on it are this side's losses. */
export function Plate({ controller, observation, owner }: PlateProps) {
  const { client } = controller.playback;
  const seat = client.presence.value.find((status) => status.seat === owner);
  const awayFor = useSeconds(seat);
  const isToAct = observation.to_act.includes(owner) && controller.playback.status.value?.status !== 'over';
  const isTimed = showsClock({ client, seat: owner });
  const stands = client.clocks.value?.seats[owner]?.state === 'stands';
  return (
    <div class={`plate of-${sideName(owner)} ${isToAct ? 'is-to-act' : ''} ${isTimed ? 'is-timed' : ''}`}>
      <span class="plate-banner" aria-hidden="true">
        <PieceArt side={asSide(owner)} face="back" />
      </span>
      <div class="plate-name">
        <strong>{t(`side-${sideName(owner)}`)}</strong>
        <span class="quiet">
          {seat && seat.name !== '' && (
            <span class="plate-person" translate={false}>
              <SeatedBanner status={seat} class="plate-crest" />
              <b>{seat.name}</b>
              <Rating rating={seat.rating} />
            </span>
          )}
          {isTimed && stands ? t('clock-still') : seatText(seat, awayFor, owner === observation.seat)}
        </span>
        <SaidBeside client={client} seat={owner} />
      </div>
      <div class="plate-lost cluster">
        {!isTimed && <span class="plate-lost-title soft">{capturedTitle(observation, owner)}</span>}
        <Captured observation={observation} owner={owner} />
      </div>
      {isTimed && <SeatClock client={client} seat={owner} />}
    </div>
  );
}

function seatText(seat: SeatStatus | undefined, awayFor: number, isOwn: boolean): string {
  if (isOwn) return t('side-you');
  if (!seat) return '';
  if (seat.kind === 'computer') return seat.player === '' ? t('presence-computer') : seatedText(seat);
  if (seat.kind === 'open') return t('presence-open');
  if (seat.here) return t('presence-here');
  return awayFor >= 120 ? t('presence-away-long', { minutes: Math.floor(awayFor / 60) }) : t('presence-away', { seconds: awayFor });
}

interface TurnProps extends Omit<PlateProps, 'owner'> {
  /** How it ended; "" while it goes on. */
  readonly ended: string;
}

/** Whose turn it is, said large; the game's name while a combat is played, how it ended once that is told. */
export function TurnLine({ controller, observation, ended }: TurnProps) {
  const isFighting = controller.playback.isFighting.value;
  return (
    <p class={`turn-line ${!ended && !isFighting && isMyTurn(observation) ? 'is-mine' : ''}`}>
      <strong>{ended || turnText(controller, observation, isFighting)}</strong>
      {!ended && <span class="quiet">{t('turn-number', { turn: observation.turn + 1 })}</span>}
    </p>
  );
}

/** While a combat is played nobody thinks, and the game may be over: the game's name stands there. */
function turnText(controller: PlayController, observation: StrategoObservation, isFighting: boolean): string {
  if (observation.phase === 'over') return t('turn-over');
  if (observation.phase === 'deployment') return t('watch-setting-up');
  if (isFighting) return variantName(observation.game, observation.variant);
  if (controller.isSending.value) return t('turn-sending');
  if (isMyTurn(observation)) return t(observation.phase === 'rescue' ? 'turn-rescue' : observation.repeat ? 'turn-repeat' : 'turn-yours');
  const toAct = observation.to_act[0] ?? 0;
  if (observation.seat < 0) return t('turn-side', { side: sideName(toAct) });
  if (observation.phase === 'rescue') return t('rescue-theirs');
  if (observation.repeat) return t('repeat-theirs');
  const other = controller.playback.client.presence.value.find((status) => status.seat === toAct);
  return t(other?.kind === 'computer' ? 'turn-computer' : 'turn-theirs');
}

interface AbsenceProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
}

/** Seconds until the win may be claimed because the friend has left, 0 once it may; null while it means nothing. */
function useClaim({ controller, observation }: AbsenceProps): number | null {
  const { playback } = controller;
  const other = playback.client.presence.value.find((seat) => seat.seat !== observation.seat);
  const awayFor = useSeconds(other);
  const status = playback.status.value;
  const isAway = other?.kind === 'person' && !other.here;
  if (!status || !isAway || status.status === 'over' || observation.seat < 0) return null;
  if (status.acts.includes('/claim-win')) return 0;
  return status.claim_after > 0 ? Math.max(0, status.claim_after - awayFor) : null;
}

/** The friend has left: how long until the win may be claimed. */
export function AbsenceLine(props: AbsenceProps) {
  const left = useClaim(props);
  return left ? (
    <p class="status-line" role="status">
      {t('presence-claim-in', { seconds: left })}
    </p>
  ) : null;
}

/** The friend has been away for long enough: claim the win, or go on waiting. */
export function Claim(props: AbsenceProps) {
  const isWaiting = useSignal(false);
  if (useClaim(props) !== 0 || isWaiting.value) return null;
  return (
    <div class="question absence" role="status">
      <p>{t('presence-claim-now')}</p>
      <div>
        <button type="button" class="button" onClick={() => (isWaiting.value = true)}>
          {t('act-claim-wait')}
        </button>
        <button type="button" class="button" onClick={() => void props.controller.act('/claim-draw')}>
          {t('act-claim-draw')}
        </button>
        <button type="button" class="button primary" onClick={() => void props.controller.act('/claim-win')}>
          {t('act-claim')}
        </button>
      </div>
    </div>
  );
}

/** Seconds away, counted on from what the server last said. */
function useSeconds(seat: SeatStatus | undefined): number {
  const now = useSignal(0);
  useEffect(() => {
    now.value = 0;
    if (!seat || seat.here) return;
    const timer = window.setInterval(() => (now.value += 1), 1000);
    return () => window.clearInterval(timer);
  }, [seat, now]);
  return (seat?.away_for ?? 0) + now.value;
}

/** Shown while the connection to the server is lost. */
export function Connection({ client }: { readonly client: MatchConnection }) {
  const state = client.connection.value;
  if (state === 'open') return null;
  return (
    <p class="connection status-line" role="status">
      {t(client.isBlocked.value ? 'connection-blocked' : `connection-${state}`)}
    </p>
  );
}
