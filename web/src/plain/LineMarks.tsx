/** The numbers of the dearest turns along a line of a report. A touch of one opens its turn; the list of these turns serves the keyboard. */

import type { JSX } from 'preact';

import type { CoachLineProps } from '../family';
import { classOf } from '../net/coach';
import type { JudgedTurn } from '../net/wire';
import { leftOf, spread } from './line-marks';

interface Props extends Pick<CoachLineProps, 'report' | 'chosen'> {
  /** Where a turn lies on the line, as shares of its width and height; undefined for nowhere. */
  pointOf(turn: JudgedTurn): { readonly x: number; readonly y: number } | undefined;
}

export function LineMarks({ report, chosen, pointOf }: Props): JSX.Element {
  const marks = report.dearest.flatMap((number, place) => {
    const turn = report.turns.find((one) => one.number === number);
    const point = turn && pointOf(turn);
    return turn && point ? [{ turn, point, place }] : [];
  });
  const spots = spread(marks.map(({ point }) => point.x));
  return (
    <>
      {marks.map(({ turn, point, place }, at) => {
        const spot = spots[at];
        return (
          spot && (
            <span
              key={turn.number}
              class={`coach-mark of-${classOf(turn.loss, report)}`}
              style={{ left: leftOf(spot), top: `${100 * point.y}%` }}
              aria-hidden="true"
              onClick={() => (chosen.value = turn.number)}
            >
              {place + 1}
            </span>
          )
        );
      })}
    </>
  );
}
