/** The sheet of a lesson: the same as in a match, with the piece inside; what is taken back leaves no trace in the notes. */

import './styles';

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import type { LessonTableProps } from '../../family';
import { t } from '../../i18n';
import { LocalSeat } from '../../plain/local-seat';
import { Refusal } from '../../plain/Refusal';
import { useGameSpec } from '../../plain/spec';
import { Notes, useExploreKeys } from './Explore';
import { ExploreController } from './explore-controller';
import { fortsOf } from './geometry';
import { FortressWords } from './names';
import { PieceCard } from './Pieces';

export function LessonTable({ line, lesson }: LessonTableProps): JSX.Element {
  if (line.update.value === null)
    return (
      <p class="loading" role="status">
        {t('app-loading')}
      </p>
    );
  return <Exploring key={line.takenBack.value} line={line} lesson={lesson} />;
}

function Exploring({ line, lesson }: LessonTableProps): JSX.Element {
  const localSeat = useMemo(() => new LocalSeat(line), [line]);
  const controller = useMemo(() => new ExploreController(localSeat, fortsOf(lesson.variant)), [localSeat, lesson]);
  const words = new FortressWords(lesson.game, useGameSpec(lesson.game).value);
  useEffect(
    () => () => {
      controller.close();
      localSeat.close();
    },
    [controller, localSeat],
  );
  useExploreKeys(controller, () => undefined);
  const refusal = localSeat.refusal.value;
  useEffect(() => {
    if (refusal) line.reason.value = words.refusal(refusal);
  }, [line, refusal]);
  const view = controller.view.value;
  const events = line.update.value?.events ?? [];
  return (
    <div class="fortress-view fortress-lesson-table column">
      <section class="fortress-paper owner-1" aria-label={t('fortress-of', { seat: words.seat(1 - localSeat.seat) })}>
        {view && <Notes controller={controller} view={view} />}
      </section>
      <Refusal localSeat={localSeat} words={words} />
      <PieceCard controller={controller} words={words} />
      <p class="visually-hidden" aria-live="polite">
        {events.map((event) => words.event(event)).join(' ')}
      </p>
    </div>
  );
}
