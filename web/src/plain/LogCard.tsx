import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { t } from '../i18n';
import { useEndInSight } from '../shell/end-in-sight';
import type { LocalSeat, LogLine } from './local-seat';
import { useWholeLog } from './whole-log';
import type { GameWords } from './words';

interface Props {
  readonly lines: readonly LogLine[];
  readonly words: GameWords;
  /** Did the log begin before the first line? */
  readonly isPartial?: boolean;
  /** The update whose lines are lit, or the last one before it that has lines; the newest stays in sight where none is given. */
  readonly current?: number;
}

interface SeatProps {
  readonly localSeat: LocalSeat;
  readonly words: GameWords;
}

/** The log of a seat that is played here: whole, also where the page was opened later. */
export function SeatLog({ localSeat, words }: SeatProps): JSX.Element {
  return <LogCard lines={localSeat.lines.value} words={words} isPartial={useWholeLog(localSeat)} />;
}

/** What this seat has heard, oldest first, in words. */
export function LogCard({ lines, words, isPartial = false, current }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  // Frames without a line of their own stand at the last line before them.
  const lit = current === undefined ? undefined : (lines.findLast(({ v }) => v <= current)?.v ?? -1);
  useEndInSight(list, [lines.length, lit], lit === undefined ? 'end' : 'start');
  return (
    <section class="plain-card plain-log" aria-labelledby="plain-log">
      <h2 id="plain-log">{t('plain-log')}</h2>
      {lines.length === 0 && <p class="plain-nothing">{t('plain-log-empty')}</p>}
      <ol ref={list} tabIndex={0} aria-label={t('plain-log')} hidden={lines.length === 0}>
        {isPartial && <li class="plain-nothing">{t('plain-log-partial')}</li>}
        {lines.map(({ key, v, event }, index) => (
          <li
            key={key}
            class={`${event.cause.startsWith('/') ? 'beside' : ''}${index > 0 && lines[index - 1]?.v !== v ? ' first' : ''}`}
            aria-current={v === lit ? 'step' : undefined}
          >
            {words.event(event)}
          </li>
        ))}
      </ol>
    </section>
  );
}
