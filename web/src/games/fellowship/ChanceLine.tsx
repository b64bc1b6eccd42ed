/** The chance to win, round by round, with how sure it is and marks for the dearest answers. */

import type { JSX } from 'preact';

import type { CoachLineProps } from '../../family';
import { t } from '../../i18n';
import type { JudgedTurn } from '../../net/wire';
import { LineMarks } from '../../plain/LineMarks';
import { chancesOf, closedText, type RoundChance } from './coach-words';

const WIDTH = 400;
const HEIGHT = 100;
const EDGE = 14;
/** Rounds whose number stands under the line, at most. */
const MOST_NUMBERS = 12;

export function ChanceLine({ report, chosen, shown }: CoachLineProps): JSX.Element | null {
  const rounds = chancesOf(report.turns);
  const closed = closedText(report);
  if (rounds.length < 2) return null;
  const x = (at: number): number => EDGE + (at / (rounds.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (share: number): number => HEIGHT - share;
  const points = (of: (round: RoundChance) => number): string[] =>
    rounds.map((round, at) => `${x(at).toFixed(1)} ${y(of(round)).toFixed(1)}`);
  const open = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * WIDTH;
    const at = Math.round(((along - EDGE) / (WIDTH - 2 * EDGE)) * (rounds.length - 1));
    const turns = rounds[Math.max(0, Math.min(rounds.length - 1, at))]?.turns ?? [];
    const turn = turns.find(({ number }) => report.dearest.includes(number)) ?? turns[0];
    if (turn) chosen.value = turn.number;
  };
  const pointOf = ({ number }: JudgedTurn): { x: number; y: number } | undefined => {
    const at = placeOf(number);
    const round = rounds[at];
    return round && { x: x(at) / WIDTH, y: y(round.share) / HEIGHT };
  };
  const placeOf = (number: number): number => rounds.findIndex(({ turns }) => turns.some((turn) => turn.number === number));
  const now = placeOf(shown);
  const every = Math.ceil(rounds.length / MOST_NUMBERS);
  return (
    <section class="coach-fortune fs-chance sheet" aria-labelledby="coach-fortune">
      <h2 id="coach-fortune">{t('coach-chance')}</h2>
      <div class="coach-line">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={open}>
          <path class="coach-area" d={`M${[...points(({ high }) => high), ...points(({ low }) => low).toReversed()].join('L')}z`} />
          {[0, 50, 100].map((share) => (
            <path key={share} class="coach-middle" d={`M0 ${y(share)}h${WIDTH}`} />
          ))}
          <path class="coach-course" d={`M${points(({ share }) => share).join('L')}`} />
          {now >= 0 && <path class="coach-now" d={`M${x(now)} 0v${HEIGHT}`} />}
        </svg>
        <LineMarks report={report} chosen={chosen} pointOf={pointOf} />
      </div>
      <p class="fs-chance-rounds" aria-hidden="true">
        {rounds.map(
          ({ round }, at) =>
            at % every === 0 && (
              <span key={round} style={{ left: `${(100 * x(at)) / WIDTH}%` }}>
                {round}
              </span>
            ),
        )}
      </p>
      {closed !== '' && <p>{closed}</p>}
      <p class="soft">{t('coach-chance-help')}</p>
      <Numbers rounds={rounds} />
    </section>
  );
}

function Numbers({ rounds }: { readonly rounds: readonly RoundChance[] }): JSX.Element {
  return (
    <details>
      <summary>{t('coach-in-numbers')}</summary>
      <ul>
        {rounds.map(({ round, share, low, high }) => (
          <li key={round}>
            {t(round > 0 ? 'coach-chance-of' : 'coach-chance-of-start', {
              round,
              share: Math.round(share),
              low: Math.round(low),
              high: Math.round(high),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
