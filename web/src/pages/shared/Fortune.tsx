/** The line of fortune with its moments: above the middle whoever has won was ahead. A touch leads to a frame. */

import type { JSX } from 'preact';

import type { SharedViews } from '../../family';
import { t } from '../../i18n';
import type { ReplayFrame, SharedGame } from '../../net/wire';
import type { ReplayController } from '../../plain/replay-controller';
import type { Moment, Story } from './story';
import { endOf, momentText, whoSat, winnerOf } from './words';

interface Props {
  readonly page: SharedGame;
  readonly story: Story;
  readonly views: SharedViews;
  readonly frames: readonly ReplayFrame[];
  readonly first: number;
  readonly controller: ReplayController;
}

const WIDTH = 400;
const HEIGHT = 72;
const EDGE = 8;

export function Fortune(props: Props): JSX.Element | null {
  const { page, story, frames } = props;
  const upper = page.seats[Math.max(0, winnerOf(page))];
  const hasLine = story.points.length > 1;
  if (frames.length === 0) return <section class="shared-fortune sheet waits" aria-hidden="true" />;
  return (
    <section class="shared-fortune sheet" aria-labelledby="shared-fortune">
      <header>
        <h2 id="shared-fortune">{t(hasLine ? 'shared-fortune' : 'shared-moments')}</h2>
        {hasLine && upper && <p class="soft">{t('shared-fortune-help', { who: whoSat(page.game, upper) })}</p>}
      </header>
      {hasLine && <Line {...props} />}
      <ol class="shared-moments">
        {story.moments.map((moment, place) => (
          <MomentLine key={moment.frame} {...props} moment={moment} number={place + 1} />
        ))}
      </ol>
    </section>
  );
}

function Line({ page, story: { points, moments }, controller }: Props): JSX.Element {
  const most = Math.max(1, ...points.map(({ value }) => Math.abs(value)));
  const x = (place: number): number => (place / Math.max(1, points.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - EDGE);
  const path = points.map(({ value }, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const area = `M0 ${HEIGHT / 2}L${path}L${WIDTH} ${HEIGHT / 2}z`;
  const upper = Math.max(0, winnerOf(page));
  const place = (frame: number): number => Math.max(0, Math.min(points.length - 1, frame - (points[0]?.frame ?? 0)));
  const go = (frame: number): void => {
    controller.pause();
    controller.go(frame);
  };
  const open = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const point = points[Math.round(((event.clientX - box.left) / box.width) * (points.length - 1))];
    if (point) go(point.frame);
  };
  return (
    <div class="shared-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={open}>
        <clipPath id="shared-above">
          <rect width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <clipPath id="shared-below">
          <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <path class={`shared-area by-${upper}`} clip-path="url(#shared-above)" d={area} />
        <path class={`shared-area by-${1 - upper}`} clip-path="url(#shared-below)" d={area} />
        <path class="shared-middle" d={`M0 ${HEIGHT / 2}h${WIDTH}`} />
        <path class="shared-course" d={`M${path}`} />
        <path class="shared-now" d={`M${x(place(controller.index.value)).toFixed(1)} 0v${HEIGHT}`} />
      </svg>
      {moments.map(({ frame }, number) => {
        const at = place(frame);
        const spot = { left: `${(x(at) / WIDTH) * 100}%`, top: `${(y(points[at]?.value ?? 0) / HEIGHT) * 100}%` };
        return (
          <button key={frame} type="button" class="shared-point" style={spot} onClick={() => go(frame)} tabIndex={-1} aria-hidden="true">
            <span>{number + 1}</span>
          </button>
        );
      })}
    </div>
  );
}

interface MomentProps extends Props {
  readonly moment: Moment;
  readonly number: number;
}

function MomentLine({ page, story, views, frames, first, controller, moment, number }: MomentProps): JSX.Element {
  const frame = frames[moment.frame];
  const words = frame ? views.tell(frame, page.game) : '';
  const told = words === '' && moment.kind === 'end' ? endOf(page) : words;
  const isShown = controller.index.value === moment.frame;
  return (
    <li>
      <button
        type="button"
        class="shared-moment"
        aria-current={isShown ? 'true' : undefined}
        onClick={() => {
          controller.pause();
          controller.go(moment.frame);
        }}
      >
        <span class="shared-number" aria-hidden="true">
          {number}
        </span>
        <span class="shared-moment-words">
          <strong>{[t('shared-move', { move: moment.frame - first }), told].filter(Boolean).join(' · ')}</strong>
          {story.points.length > 1 && <span class="soft">{momentText(moment)}</span>}
        </span>
      </button>
    </li>
  );
}
