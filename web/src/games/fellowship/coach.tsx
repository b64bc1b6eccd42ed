/** The family's part of the coach's report: the table with both answers marked, the chance to win, and the coach's sentences. */

import './styles';
import './styles/coach.css';

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { CoachBoardProps, CoachViews } from '../../family';
import { knownSpec } from '../../net/known-games';
import { ChanceLine } from './ChanceLine';
import { act, price, priceSentence, say, when } from './coach-words';
import { LookedTable } from './LookedTable';
import { cardsIn } from './notation';
import { Table } from './table';
import type { FellowshipObservation } from './wire';
import { FellowshipWords } from './words';

function CoachBoard({ frame, seat, turn }: CoachBoardProps): JSX.Element {
  const seen = frame.observation as FellowshipObservation;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [taken, better] = [turn?.action, turn && turn.best !== turn.action ? turn.best : ''].map((action) => cardsIn(action ?? ''));
    for (const card of place.current?.querySelectorAll('[data-key]') ?? []) {
      const key = card.getAttribute('data-key') ?? '';
      card.classList.toggle('coach-taken', taken?.includes(key) === true);
      card.classList.toggle('coach-better', better?.includes(key) === true);
    }
  }, [turn, frame]);
  return (
    <div class="fs-coach-table" ref={place}>
      <LookedTable table={new Table(seen, seat)} rules="faq" words={new FellowshipWords(seen.game, knownSpec(seen.game))} />
    </div>
  );
}

export const coach: CoachViews = {
  unit: 'chances',
  muchLuck: Infinity,
  tellsOthers: false,
  Board: CoachBoard,
  Line: ChanceLine,
  say,
  act,
  when,
  price,
  priceSentence,
  isDrawn: () => false,
  replayAt: ({ frame }, seat) => `${frame}/${seat}`,
};
