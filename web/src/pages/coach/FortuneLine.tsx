/** Who was ahead, turn by turn, by what both sides saw fall; with marks for the dearest turns. */

import type { JSX } from 'preact';

import type { CoachLineProps } from '../../family';
import { t } from '../../i18n';
import type { JudgedTurn } from '../../net/wire';
import { LineMarks } from '../../plain/LineMarks';
import { told } from './judgement';

const WIDTH = 400;
const HEIGHT = 80;
const EDGE = 8;

export function FortuneLine({ views, report, chosen, shown }: CoachLineProps): JSX.Element | null {
  const { turns } = report;
  if (turns.length < 2) return null;
  const most = Math.max(report.bounds[1] ?? 1, ...turns.map(({ standing }) => Math.abs(standing)));
  const x = (at: number): number => EDGE + (at / (turns.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (standing: number): number => HEIGHT / 2 - (standing / most) * (HEIGHT / 2 - EDGE);
  const path = turns.map(({ standing }, at) => `${x(at).toFixed(1)} ${y(standing).toFixed(1)}`).join('L');
  const open = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * WIDTH;
    const at = Math.round(((along - EDGE) / (WIDTH - 2 * EDGE)) * (turns.length - 1));
    const turn = turns[Math.max(0, Math.min(turns.length - 1, at))];
    if (turn) chosen.value = turn.number;
  };
  const pointOf = (turn: JudgedTurn): { x: number; y: number } => ({
    x: x(turns.indexOf(turn)) / WIDTH,
    y: y(turn.standing) / HEIGHT,
  });
  const now = turns.findIndex(({ number }) => number === shown);
  return (
    <section class="coach-fortune sheet" aria-labelledby="coach-fortune">
      <h2 id="coach-fortune">{t('coach-fortune')}</h2>
      <div class="coach-line">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={open}>
          <path class="coach-area" d={`M${x(0)} ${HEIGHT / 2}L${path}L${x(turns.length - 1)} ${HEIGHT / 2}z`} />
          <path class="coach-middle" d={`M0 ${HEIGHT / 2}h${WIDTH}`} />
          <path class="coach-course" d={`M${path}`} />
          {now >= 0 && <path class="coach-now" d={`M${x(now)} 0v${HEIGHT}`} />}
        </svg>
        <LineMarks report={report} chosen={chosen} pointOf={pointOf} />
      </div>
      <p class="soft">{told(views, 'coach-fortune-help')}</p>
    </section>
  );
}
