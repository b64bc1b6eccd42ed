/** The test explorer: one's own draft, walked blind by the rules. */

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import type { SetupRequest } from '../../net/wire';
import type { GameWords } from '../../plain/words';
import { Icon } from '../../shell/Icon';
import { signal } from '@preact/signals';
import { cellText } from './cells';
import { struckBy, trailOf } from './explore-controller';
import { NO_MARKS } from './FloorPlan';
import { beside, type Direction, ENTRANCE, floorOf, fortOf } from './geometry';
import { parseMaze } from './maze';
import { Model } from './Model';
import { mazeView, notesView } from './plan-view';
import { type Looking, Sheet } from './Sheet';
import { TrialController } from './trial-controller';

interface Props {
  readonly setup: SetupRequest;
  readonly text: string;
  readonly words: GameWords;
  readonly forts: number;
  readonly onClose: () => void;
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };
const MOST_LINES = 60;

export function TestWalk({ setup, text, words, forts, onClose }: Props): JSX.Element {
  const controller = useMemo(() => new TrialController(setup, text), [text]);
  const looking = useMemo((): Looking => ({ floor: signal(0), fort: signal(0), cursor: signal(ENTRANCE) }), []);
  const seen = controller.seen.value;
  const here = seen?.squares[0] ?? '';
  useEffect(() => {
    if (here === '') return;
    looking.floor.value = floorOf(here);
    looking.fort.value = fortOf(here);
    looking.cursor.value = here;
  }, [here]);
  const go = (square: string): void => {
    const option = controller.options.find(({ parts }) => parts['target'] === square);
    if (option) void controller.act(option.action);
  };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
      const direction = ARROWS[event.key];
      const next = direction && beside(here, direction);
      if (!next) return;
      event.preventDefault();
      go(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  if (!seen)
    return (
      <p class="loading" role="status">
        {controller.problem.value || t('app-loading')}
      </p>
    );
  const view = notesView(seen, 0, forts);
  const events = controller.events.value;
  const isOver = seen.returns !== null;
  const targets = new Set(controller.options.flatMap(({ parts }) => (parts['target'] === undefined ? [] : [parts['target']])));
  const others = controller.options.filter(({ parts }) => parts['target'] === undefined);
  const own = mazeView(parseMaze(text), 1, forts, seen.visited[0], view.piece);
  return (
    <div class="fortress-table test" data-stage="explore">
      <section class="fortress-paper owner-1" aria-label={t('fortress-test')}>
        <header class="fortress-paper-head">
          <div>
            <h1>{t('fortress-test')}</h1>
            <p>{t('fortress-test-help')}</p>
          </div>
        </header>
        <Sheet
          view={view}
          looking={looking}
          marks={{ ...NO_MARKS, targets, trail: trailOf(events, 0), struck: struckBy(events) }}
          acts={{ onSquare: go }}
          labelOf={(square) => cellText(view, square, NO_MARKS.annotations)}
        />
        <p class="fortress-problem" role="alert">
          {controller.problem.value}
        </p>
      </section>
      <aside class="fortress-side column">
        <div class="fortress-buttons cluster">
          <button type="button" class="button primary" onClick={onClose}>
            <Icon name="back" />
            {t('fortress-test-end')}
          </button>
          <button type="button" class="button" onClick={() => controller.restart()}>
            {t('fortress-test-again')}
          </button>
        </div>
        {isOver && <p class="fortress-stamp">{t('fortress-test-found', { count: events.filter(({ kind }) => kind === 'turn').length })}</p>}
        {others.length > 0 && (
          <section class="fortress-card fortress-buttons cluster">
            {others.map((option) => (
              <button
                key={option.action}
                type="button"
                class="button"
                disabled={controller.isBusy.value}
                onClick={() => void controller.act(option.action)}
              >
                {words.part(Object.entries(option.parts).find(([name]) => name !== 'turns_to_skip') ?? ['', option.action])}
              </button>
            ))}
          </section>
        )}
        <section class="plain-card plain-log">
          <h2>{t('plain-log')}</h2>
          <ol>
            {events
              .slice(-MOST_LINES)
              .reverse()
              .map((event, index) => (
                <li key={events.length - index}>{words.event(event)}</li>
              ))}
          </ol>
        </section>
      </aside>
      <section class="fortress-vault column army-1" aria-label={t('fortress-yours')}>
        <header>
          <h2>{t('fortress-yours')}</h2>
        </header>
        <Model view={own} fort={looking.fort.value} hasControls={false} name={t('fortress-model-own')} />
      </section>
    </div>
  );
}
