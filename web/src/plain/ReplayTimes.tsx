/** In a replay of a game with clocks: how long the move took, and what the clocks had left then. */

import '../../styles/clock.css';

import type { JSX } from 'preact';

import { t } from '../i18n';
import { spokenTime, writtenTime } from '../net/clock-time';
import type { ReplayFrame } from '../net/wire';
import { language } from '../settings';

interface Props {
  readonly frame: ReplayFrame | undefined;
  readonly name: (seat: number) => string;
}

/** A time as digits, said in words. */
function Time({ ms }: { readonly ms: number }): JSX.Element {
  return (
    <span class="replay-time">
      <span aria-hidden="true">{writtenTime(ms, language.value)}</span>
      <span class="visually-hidden">{spokenTime(ms, language.value)}</span>
    </span>
  );
}

export function ReplayTimes({ frame, name }: Props): JSX.Element | null {
  const { clocks = [], spent = 0, ply = 0 } = frame ?? {};
  if (clocks.length === 0) return null;
  return (
    <ul class="replay-times" aria-label={t('replay-times')}>
      <li>
        <span class="soft">{t('replay-spent')}</span> {ply > 0 ? <Time ms={spent} /> : '–'}
      </li>
      {clocks.map((left, seat) => (
        <li key={seat}>
          <span class="soft">{clocks.length === 1 ? t('clock-table') : name(seat)}</span> {left === null ? '–' : <Time ms={left} />}
        </li>
      ))}
    </ul>
  );
}
