/** Talk at the table: the last words of each seat in this round, and the signals that one may give. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { isCourtesyOption } from '../../net/courtesies';
import type { LocalSeat } from '../../plain/local-seat';
import { hyphenated } from './hyphens';
import { saidText, signalText } from './talk-words';

/** What a seat has said last since the round began; "" for nothing. Its answer to a signal stands before its plan, which still holds. */
export function lastWords(localSeat: LocalSeat, seat: number): string {
  let answer = '';
  for (const { event } of localSeat.lines.value.toReversed()) {
    if (event.kind === 'round_over' || event.kind === 'restarted') break;
    if (event.facts['seat'] !== seat) continue;
    if (event.kind === 'signalled') return answer || signalText(event.facts);
    if (event.kind !== 'said') continue;
    if (event.facts['text'] !== 'heed') return [answer, saidText(event.facts)].filter(Boolean).join(' ');
    answer ||= saidText(event.facts);
  }
  return answer;
}

/** Which of some seats have said something since the round began, the last speaker first. */
export function speakers(localSeat: LocalSeat, seats: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const { event } of localSeat.lines.value.toReversed()) {
    if (event.kind === 'round_over' || event.kind === 'restarted') break;
    const seat = event.facts['seat'];
    if (event.kind !== 'said' && event.kind !== 'signalled') continue;
    if (typeof seat === 'number' && seats.includes(seat) && !found.includes(seat)) found.push(seat);
  }
  return found;
}

interface WordsProps {
  readonly localSeat: LocalSeat;
  readonly seat: number;
  /** Does their place stay where nothing has been said? What stands beside it then never moves. */
  readonly isKeepingPlace?: boolean;
}

/** Long words open under the pointer and the focus. */
export function Words({ localSeat, seat, isKeepingPlace = false }: WordsProps): JSX.Element | null {
  const words = lastWords(localSeat, seat);
  if (words === '') return isKeepingPlace ? <div class="fs-words-place" /> : null;
  const said = (
    <p class="fs-words" tabIndex={isKeepingPlace ? 0 : undefined}>
      {words}
    </p>
  );
  return isKeepingPlace ? <div class="fs-words-place">{said}</div> : said;
}

interface WordsOfAllProps {
  readonly localSeat: LocalSeat;
  readonly seats: readonly number[];
  nameOf(seat: number): string;
}

/** One strip for the words of several seats: the last speaker is read in it, all of them under the pointer and the focus. */
export function WordsOfAll({ localSeat, seats, nameOf }: WordsOfAllProps): JSX.Element {
  const heard = speakers(localSeat, seats);
  return (
    <div class="fs-words-place of-all">
      {heard.length > 0 && (
        <p class="fs-words" tabIndex={0}>
          {heard.map((seat) => (
            <span key={seat}>
              <b>{nameOf(seat)}</b> {lastWords(localSeat, seat)}{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** A button for every signal that is offered; the one given last in this round is pressed. */
export function Signals({ localSeat }: { readonly localSeat: LocalSeat }): JSX.Element | null {
  const signals = (localSeat.status?.signals ?? []).filter((option) => !isCourtesyOption(option));
  if (signals.length === 0) return null;
  const given = lastWords(localSeat, localSeat.seat);
  return (
    <section class="fs-signals" aria-labelledby="fs-signals-name">
      <h2 id="fs-signals-name">{t('fellowship-talk')}</h2>
      <div>
        {signals.map(({ action, parts }) => (
          <button
            key={action}
            type="button"
            class="button"
            data-signal={action}
            aria-pressed={signalText(parts) === given}
            disabled={localSeat.isBusy.value}
            onClick={() => void localSeat.act(`/signal ${action}`)}
          >
            {hyphenated(signalText(parts))}
          </button>
        ))}
      </div>
    </section>
  );
}
