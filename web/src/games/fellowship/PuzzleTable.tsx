/** The table of a puzzle: what its seat saw, and the question. The answers stand beside it in words. */

import './styles';
import './styles/puzzle.css';

import type { JSX } from 'preact';

import type { PuzzleParts, PuzzleTableProps } from '../../family';
import { t } from '../../i18n';
import { knownSpec } from '../../net/known-games';
import { optionOf } from '../../net/observation';
import type { PuzzlePage } from '../../net/wire';
import { cardName } from './card-words';
import { LookedTable } from './LookedTable';
import { attackingEnemy, Table } from './table';
import type { FellowshipObservation } from './wire';
import { FellowshipWords } from './words';

const GAME = 'fellowship';

function wordsOf(seat: number): FellowshipWords {
  const words = new FellowshipWords(GAME, knownSpec(GAME));
  words.viewer = seat;
  words.isSolo = true;
  return words;
}

/** A line of the log as one of several sentences. */
const sentence = (line: string): string => (line === '' || /[.!?:]$/.test(line) ? line : `${line}.`);

function PuzzleTable({ line }: PuzzleTableProps): JSX.Element {
  const frame = line.frame.value;
  const seen = (frame?.observation ?? line.page.observation) as FellowshipObservation;
  const words = wordsOf(line.page.seat);
  const table = new Table(seen, line.page.seat);
  return (
    <div class="fs-puzzle">
      {!frame && <Question table={table} words={words} />}
      <LookedTable table={table} rules="faq" words={words} />
    </div>
  );
}

/** "Who defends?", and what it is about. */
function Question({ table, words }: { readonly table: Table; readonly words: FellowshipWords }): JSX.Element | null {
  const { decision } = table.seen;
  if (!decision) return null;
  const enemy = decision.kind === 'defender' ? attackingEnemy(table, decision) : undefined;
  const about = enemy ? t('puzzle-fellowship-attack', { card: cardName(enemy.key), amount: enemy.attack }) : words.aside(decision);
  return (
    <p class="fs-puzzle-question">
      <strong>{words.prompt(decision)}</strong>{' '}
      <span class="soft">
        {about} {t('puzzle-fellowship-state', { round: table.seen.round, threat: table.seen.seats[table.seat]?.threat ?? 0 })}
      </span>
    </p>
  );
}

function actName(act: string, { observation }: PuzzlePage): string {
  const seen = observation as FellowshipObservation;
  const option = optionOf(seen, act);
  return option && seen.decision ? wordsOf(seen.seat).deedInFull(option, seen.decision.kind) : act;
}

export const puzzleParts: PuzzleParts = {
  Table: PuzzleTable,
  isListed: true,
  hasNoTruth: true,
  tell: ({ events }) => {
    const words = wordsOf(0);
    return events.map((event) => sentence(words.event(event))).join(' ');
  },
  actName,
  actInSentence: (act, page) => t('puzzle-fellowship-quoted', { act: actName(act, page) }),
  pieceName: cardName,
  values: { prefix: 'puzzle-fellowship-value', unit: 'puzzle-fellowship-unit', digits: 0, widest: 30 },
};
