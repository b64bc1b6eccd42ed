import type { JSX } from 'preact';

import { hasText, t } from '../i18n';
import type { SeatStatus } from '../net/wire';
import { Icon } from '../shell/Icon';
import type { Hands } from './hands';
import type { GameWords } from './words';

interface Props {
  readonly hands: Hands;
  readonly words: GameWords;
}

function computerText(level: number): string {
  if (level <= 0) return t('plain-computer-random');
  const id = `start-level-${level}`;
  return t('plain-computer', { level: hasText(id) ? t(id) : String(level) });
}

function whoText(status: SeatStatus, isOwn: boolean): string {
  if (status.kind === 'open') return t('plain-open');
  if (status.kind === 'computer') return computerText(status.level);
  if (isOwn) return t('plain-you');
  return t(status.here ? 'plain-person' : 'plain-away');
}

function iconOf({ kind }: SeatStatus): 'computer' | 'hourglass' | 'person' {
  if (kind === 'computer') return 'computer';
  return kind === 'open' ? 'hourglass' : 'person';
}

/** Everybody at the table, and whose answer is waited for. */
export function SeatsCard({ hands, words }: Props): JSX.Element {
  const hand = hands.shown;
  const seats = hand.client.presence.value;
  const toAct = hands.isOver.value ? [] : (hand.observation?.to_act ?? []);
  const brought = hand.client.welcome.value?.brought ?? [];
  return (
    <section class="plain-card plain-seats" aria-labelledby="plain-seats">
      <h2 id="plain-seats">{t('plain-seats')}</h2>
      <ul>
        {seats.map((status) => {
          const isOwn = hands.all.some((one) => one.seat === status.seat);
          const owes = toAct.includes(status.seat);
          const text = brought[status.seat] ?? '';
          return (
            <li key={status.seat} class={`plain-seat${owes ? ' owes' : ''}${status.here ? '' : ' away'}`}>
              <span class="plain-seat-icon">
                <Icon name={iconOf(status)} />
              </span>
              <span class="plain-seat-text">
                <strong>{words.seat(status.seat)}</strong>
                <span>{whoText(status, isOwn)}</span>
                {text !== '' && <span>{t('plain-part', { name: words.brought(), value: words.value(words.spec?.brings?.kind ?? '', text) })}</span>}
              </span>
              {owes && <span class="plain-owes">{t('plain-owes')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
