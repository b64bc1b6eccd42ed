/** Threat round by round, with the marks of what moved it most. Words and dots are no part of the stretched drawing, so they keep their size. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { Story } from '../../net/wire';
import { markText } from './end-words';

interface Props {
  readonly story: Story;
  readonly limit: number;
  /** Is it the highest of several seats? */
  readonly isHighest: boolean;
}

const STEP = 10;
/** In pixels, as the style sheet has them: the field, a mark with its gap, and the top edge of the lowest one. */
const FIELD_HEIGHT = 132;
const MARK_HEIGHT = 20;
const MARK_FOOT = 22;

export function EndCurve({ story, limit, isHighest }: Props): JSX.Element {
  const { points, marks } = story;
  const values = points.map(({ value }) => value);
  const low = STEP * Math.floor((Math.min(...values, limit - 2 * STEP) - 2) / STEP);
  const high = Math.max(limit, ...values) + 2;
  const x = (index: number): number => (points.length < 2 ? 50 : (100 * index) / (points.length - 1));
  const y = (value: number): number => (100 * (high - value)) / (high - low);
  const line = points.map(({ value }, index) => `${x(index).toFixed(2)} ${y(value).toFixed(2)}`).join('L');
  const grid = Array.from({ length: Math.floor((limit - low) / STEP) + 1 }, (_, index) => limit - STEP * index);
  const every = Math.ceil(points.length / 12);
  const title = t(isHighest ? 'fellowship-end-curve-highest' : 'fellowship-end-curve');
  return (
    <figure class="fs-curve">
      <div class="fs-curve-field" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {grid.map((value) => (
            <path key={value} class={value === limit ? 'limit' : 'grid'} d={`M0 ${y(value)}H100`} />
          ))}
          <path class="area" d={`M${x(0)} 100L${line}V100Z`} />
          {marks.map((mark, level) => {
            const index = points.findIndex(({ turn }) => turn === mark.turn);
            const foot = 100 - (100 * (MARK_FOOT + MARK_HEIGHT * level)) / FIELD_HEIGHT;
            return <path key={level} class="mark" d={`M${x(index)} ${y(points[index]?.value ?? low)}V${foot}`} />;
          })}
          <path class="threat" d={`M${line}`} />
        </svg>
        {grid.map((value) => (
          <span key={value} class={value === limit ? 'fs-curve-value limit' : 'fs-curve-value'} style={{ top: `${y(value)}%` }}>
            {value}
          </span>
        ))}
        {points.map(({ turn, value }, index) => (
          <i key={turn} style={{ left: `${x(index)}%`, top: `${y(value)}%` }} />
        ))}
        {points.map(
          ({ turn }, index) =>
            index % every === 0 && (
              <span key={turn} class="fs-curve-round" style={{ left: `${x(index)}%` }}>
                {turn}
              </span>
            ),
        )}
        {marks.map((mark, number) => {
          const index = points.findIndex(({ turn }) => turn === mark.turn);
          const place = x(index);
          return (
            <span
              key={number}
              class="fs-curve-mark"
              data-side={place < 30 ? 'start' : place > 70 ? 'end' : 'middle'}
              style={{ '--x': `${place}%`, '--y': `${y(points[index]?.value ?? low)}%`, '--level': number }}
            >
              {markText(mark)}
            </span>
          );
        })}
      </div>
      <figcaption>{title}</figcaption>
      <ol class="visually-hidden">
        {points.map(({ turn, value }) => (
          <li key={turn}>
            {[t('fellowship-end-point', { round: turn, threat: value }), ...marks.filter((mark) => mark.turn === turn).map(markText)].join(
              ', ',
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}
