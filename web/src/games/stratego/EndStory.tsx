/** The figures of a finished game on its end card: turns, best capture, longest bluff, and the line of fortune. */

import { useEffect, useMemo } from 'preact/hooks';

import { capital, t } from '../../i18n';
import { addressOf } from '../../net/base';
import { findGame } from '../../net/games';
import { navigate } from '../../router';
import type { StrategoObservation } from './wire';
import { type Point, type Story, tellStory } from './end-story';
import { Emblem } from './emblems';
import { FrameStore, writePlace } from './frame-store';
import { kindOf, sideName } from './model';
import { pieceName } from './piece-names';

interface EndStoryProps {
  readonly match: string;
  readonly observation: StrategoObservation;
  /** Whose story it is. */
  readonly seat: number;
}

export function EndStory({ match, observation, seat }: EndStoryProps) {
  const store = useMemo(() => new FrameStore(match, findGame(match)?.grants[0]?.token ?? ''), [match]);
  useEffect(() => void store.fetchAll('all'), [store]);
  void store.arrived.value;
  const frames = store.known('all');
  const story = store.total.value > 0 && frames.length === store.total.value ? tellStory(frames, seat) : null;
  if (story === null && observation.seat < 0) return null; // whoever watches is told it where the players show the game
  return (
    <div class="end-story stack">
      <div class="end-stats">
        <p>
          <strong>{story?.turns ?? '–'}</strong>
          <span>{t('end-stat-turns', { turns: story?.turns ?? observation.turn })}</span>
        </p>
        <Best story={story} observation={observation} seat={seat} />
        <Bluff story={story} observation={observation} seat={seat} />
      </div>
      <Fortune story={story} match={match} seat={seat} />
    </div>
  );
}

interface StatProps {
  readonly story: Story | null;
  readonly observation: StrategoObservation;
  readonly seat: number;
}

function Best({ story, observation, seat }: StatProps) {
  const best = story?.best;
  if (!best)
    return (
      <p>
        <strong>–</strong>
        <span>{story ? t('end-stat-no-capture') : ''}</span>
      </p>
    );
  const [winner, loser] = [best.winner, best.loser].map((id) => kindOf(observation, id)?.emblem ?? '') as [string, string];
  return (
    <p>
      <strong aria-hidden="true">
        <span class={`of-${sideName(seat)}`}>
          <Emblem name={winner} size={24} />
        </span>{' '}
        ›{' '}
        <span class={`of-${sideName(1 - seat)}`}>
          <Emblem name={loser} size={24} />
        </span>
      </strong>
      <span class="visually-hidden">
        {t('end-stat-best-words', { winner: capital(pieceName(best.winner)), loser: capital(pieceName(best.loser)) })}
      </span>
      <span>{t('end-stat-best', { turn: best.turn })}</span>
    </p>
  );
}

function Bluff({ story, observation, seat }: StatProps) {
  const bluff = story?.bluff;
  return (
    <p>
      <strong>
        {bluff && (
          <span class={`of-${sideName(seat)}`} title={capital(pieceName(bluff.piece))}>
            <Emblem name={kindOf(observation, bluff.piece)?.emblem ?? ''} size={24} />
          </span>
        )}
        {bluff?.turns ?? (story ? 0 : '–')}
      </strong>
      {bluff && <span class="visually-hidden">{capital(pieceName(bluff.piece))}</span>}
      <span>{t('end-stat-bluff')}</span>
    </p>
  );
}

const WIDTH = 320;
const HEIGHT = 56;

interface FortuneProps {
  readonly story: Story | null;
  readonly match: string;
  readonly seat: number;
}

/** Above the middle: the seat's army was the stronger one. A touch opens the replay at that turn. */
function Fortune({ story, match, seat }: FortuneProps) {
  const points = story?.fortune ?? [];
  const most = Math.max(1, ...points.map(({ value }) => Math.abs(value)));
  const x = (index: number): number => (index / Math.max(1, points.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 5);
  const path = points.map((point, index) => `${x(index).toFixed(1)} ${y(point.value).toFixed(1)}`).join('L');
  const place = (ply: number): string => addressOf(`/match/${match}/replay${writePlace({ index: ply, view: 'all' })}`);
  const open = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const point = points[Math.round(((event.clientX - box.left) / box.width) * (points.length - 1))];
    if (point) navigate(place(point.ply));
  };
  const dot = (point: Point | null, name: string) =>
    point && <circle class={name} cx={x(points.indexOf(point))} cy={y(point.value)} r="4" />;
  return (
    <div class="end-fortune">
      <p>
        <strong>{t('end-fortune')}</strong>
        {story?.lowest && (
          <a class={`of-${sideName(1 - seat)}`} href={place(story.lowest.ply)}>
            {t('end-lowest', { turn: story.lowest.turn })}
          </a>
        )}
        {story?.turned && (
          <a class={`of-${sideName(seat)}`} href={place(story.turned.ply)}>
            {t('end-turned', { turn: story.turned.turn })}
          </a>
        )}
      </p>
      <svg class={`by-${seat}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={open}>
        <title>{t('end-fortune-help')}</title>
        {path && <path class="fortune-area" d={`M0 ${HEIGHT / 2}L${path}L${WIDTH} ${HEIGHT / 2}z`} />}
        <path class="fortune-middle" d={`M0 ${HEIGHT / 2}h${WIDTH}`} />
        {path && <path class="fortune-line" d={`M${path}`} />}
        {dot(story?.lowest ?? null, 'fortune-lowest')}
        {dot(story?.turned ?? null, 'fortune-turned')}
      </svg>
    </div>
  );
}
