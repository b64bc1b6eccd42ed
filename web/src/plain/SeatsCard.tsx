import type { JSX } from 'preact';

import { t } from '../i18n';
import type { MatchConnection } from '../net/match';
import type { SeatStatus } from '../net/wire';
import { computerName, seatedText } from '../shell/computers';
import { Icon } from '../shell/Icon';
import { Rating } from '../shell/Rating';
import { SeatedBanner } from '../shell/seated';
import { CourtesyButton, SaidBeside } from './Courtesy';
import type { LocalSeats } from './local-seats';
import { NotesButton } from './Notes';
import { SeatActs } from './SeatActs';
import { SeatClock } from './SeatClock';
import type { GameWords } from './words';

interface Props {
  readonly localSeats: LocalSeats;
  readonly words: GameWords;
}

function whoText(status: SeatStatus, isOwn: boolean): string {
  if (status.kind === 'open') return t('plain-open');
  if (status.kind === 'computer') return seatedText(status);
  if (status.stand_in >= 0) {
    const level = computerName({ level: status.stand_in, player: status.player });
    return t(isOwn ? 'plain-lent' : 'plain-stand-in', { level });
  }
  const presence = t(isOwn ? 'plain-you' : status.here ? 'plain-person' : 'plain-away');
  return status.name === '' ? presence : t('plain-part', { name: status.name, value: presence });
}

/** Computers and people with a name have one. */
function hasBanner({ kind, crest }: SeatStatus): boolean {
  return kind === 'computer' || crest !== null;
}

function iconOf({ kind }: SeatStatus): 'hourglass' | 'person' {
  return kind === 'open' ? 'hourglass' : 'person';
}

/** Everybody at the table, and whose answer is waited for. */
export function SeatsCard({ localSeats, words }: Props): JSX.Element {
  const localSeat = localSeats.shown;
  const seats = localSeat.client.presence.value;
  const toAct = localSeats.isOver.value ? [] : (localSeat.observation?.to_act ?? []);
  const brought = localSeat.client.welcome.value?.brought ?? [];
  const absentAfter = localSeat.client.welcome.value?.absent_after ?? 0;
  const isWaited =
    absentAfter > 0 && !localSeats.isOver.value && seats.some((status) => status.kind === 'person' && !status.here && status.stand_in < 0);
  return (
    <section class="plain-card plain-seats" aria-labelledby="plain-seats">
      <h2 id="plain-seats">{t('plain-seats')}</h2>
      <ul>
        {seats.map((status) => {
          const isOwn = localSeats.all.some((one) => one.seat === status.seat);
          const owes = toAct.includes(status.seat);
          const text = brought[status.seat] ?? '';
          return (
            <li key={status.seat} class={`plain-seat line${owes ? ' owes' : ''}${status.here ? '' : ' away'}`}>
              <span class="plain-seat-icon">{hasBanner(status) ? <SeatedBanner status={status} /> : <Icon name={iconOf(status)} />}</span>
              <span class="plain-seat-text">
                <strong>{words.seat(status.seat)}</strong>
                <SaidBeside client={localSeat.client} seat={status.seat} />
                <span>
                  {whoText(status, isOwn)} <Rating rating={status.rating} />
                </span>
                {status.offered && <span>{t('plain-offered')}</span>}
                {text !== '' && (
                  <span>{t('plain-part', { name: words.brought(), value: words.value(words.spec?.brings?.kind ?? '', text) })}</span>
                )}
              </span>
              <SeatClock client={localSeat.client} seat={status.seat} />
              {owes && <span class="plain-owes">{t('plain-owes')}</span>}
              {!localSeats.isOver.value && seats.length > 1 && (
                <SeatActs
                  client={clientFor(localSeats, status.seat)}
                  game={words.game}
                  status={status}
                  isOwn={isOwn}
                  seat={words.seat(status.seat)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div class="plain-buttons cluster">
        <CourtesyButton client={localSeat.client} />
        <NotesButton client={localSeat.client} />
      </div>
      {isWaited && <p class="plain-note">{t('plain-absent-waits', { seconds: absentAfter })}</p>}
    </section>
  );
}

/** The connection of the seat itself where it is one of this browser's, else any. */
function clientFor(localSeats: LocalSeats, seat: number): MatchConnection {
  return (localSeats.all.find((localSeat) => localSeat.seat === seat) ?? localSeats.shown).client;
}
