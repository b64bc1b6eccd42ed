import { describe, expect, it } from 'vitest';

import type { Entrant, OwnPart, StandingRow, TournamentLine, TournamentPage } from '../../net/wire';
import { entrantText, missingText, nextWords, pointsText, saidText, timeWords, whenText } from './words';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

const LINE: TournamentLine = {
  id: 't',
  name: 'Arena',
  system: 'arena',
  game: 'g',
  variant: 'v',
  clock: { initial: 300, increment: 5 },
  rated: false,
  state: 'running',
  starts_at: NOW - MINUTE,
  started_at: NOW - MINUTE,
  ends_at: NOW + 24 * MINUTE + 18_000,
  ended_at: 0,
  minutes: 30,
  round: 0,
  n_rounds: 0,
  n_joined: 3,
  n_people: 2,
  club: '',
  winner: '',
};
const person = (number: number, name: string): Entrant => ({
  number,
  name,
  is_computer: false,
  crest: null,
  level: -1,
  player: '',
  rating: null,
});
const row = (entrant: number, points: number, now: StandingRow['now'] = 'waits'): StandingRow => ({
  entrant,
  rank: entrant,
  points,
  tie_breaks: [],
  results: [],
  n_games: points > 0 ? 1 : 0,
  streak: 0,
  now,
  match: '',
});
const OWN: OwnPart = { entrant: 2, rank: 2, now: 'waits', pauses: false, joining: 'in', is_host: false, table: null };

function page(line: Partial<TournamentLine> = {}, own: Partial<OwnPart> = {}, more: Partial<TournamentPage> = {}): TournamentPage {
  const entrants = [person(1, 'Ann'), person(2, 'Bob'), { ...person(3, ''), is_computer: true, level: 1 }];
  const standings = [row(1, 2.5), row(2, 1), row(3, 0)];
  const told = { entrants, standings, missing: 0, fills: true, cancelled: null };
  return { ...told, line: { ...LINE, ...line }, own: { ...OWN, ...own }, ...more } as TournamentPage;
}

describe('what comes next', () => {
  const next = (told: TournamentPage, waits: readonly number[] = []): string => {
    const { title, text } = nextWords(told, waits, NOW);
    return `${title}. ${text}`;
  };

  it('is told to whoever plays', () => {
    expect(next(page())).toBe('You are second. Next game soon, against somebody near your place.');
    expect(next(page(), [40_000, 200_000, 70_000])).toContain('Next game in about a minute');
    expect(next(page({}, { now: 'paused' }))).toContain('You take a break. Your points stay.');
    expect(next(page({ ends_at: NOW - 1 }))).toContain('The last games are still being played.');
    expect(next(page({ system: 'swiss' }, { now: 'rests' }))).toContain('You have no game in this round.');
    expect(next(page({}, {}, { standings: [row(1, 2.5, 'plays'), row(2, 1)] }))).toContain('Nobody else is free just now.');
  });

  it('calls to the table', () => {
    const table = { match: 'm', seat: 0, token: 't', against: [1] };
    expect(next(page({}, { table }))).toBe('Your table is ready. against Ann');
  });

  it('tells of the wait before the start, and of those who are missing', () => {
    expect(next(page({ state: 'announced' }))).toContain('a horn calls you');
    const few = page({ state: 'announced' }, {}, { missing: 2 });
    expect(missingText(few)).toBe('2 more are needed. Computers may fill the seats.');
    expect(next(few)).toContain('2 more are needed.');
    expect(missingText({ missing: 1, fills: false })).toBe('One more is needed. Without them it is called off.');
  });

  it('tells a stranger what is open, and why it is not', () => {
    const stranger = { entrant: 0, now: null } as const;
    expect(next(page({}, { ...stranger, joining: '' }))).toContain('You may join');
    expect(next(page({}, { ...stranger, joining: 'too-late' }))).toBe('You watch. It is too late to join.');
    expect(next(page({ state: 'finished' }, { ...stranger, joining: 'too-late' }))).toBe('It is over. Ann has won');
  });

  it('tells the end', () => {
    expect(next(page({ state: 'finished' }))).toBe('You came second. Place 2 of 3, points: 1.');
    expect(next(page({ state: 'cancelled' }, {}, { cancelled: 'too-few' }))).toContain('too few had come');
  });
});

describe('time', () => {
  it('counts down to the start and to the end', () => {
    expect(timeWords(LINE, NOW)).toEqual({ label: 'Ends in', figure: '24:18' });
    expect(timeWords({ ...LINE, ends_at: NOW - 1 }, NOW).figure).toBe('The last games');
    expect(timeWords({ ...LINE, state: 'announced', starts_at: NOW + 90_000 }, NOW)).toEqual({ label: 'Starts in', figure: '1:30' });
    expect(timeWords({ ...LINE, state: 'announced', starts_at: 0 }, NOW).figure).toBe('When its host says so');
    expect(timeWords({ ...LINE, system: 'swiss', round: 2, n_rounds: 3 }, NOW)).toEqual({ label: 'Round', figure: '2 of 3' });
  });

  it('is told in a list', () => {
    expect(whenText({ ...LINE, state: 'announced', starts_at: NOW + 37.2 * MINUTE }, NOW)).toBe('Starts in 38 min');
    expect(whenText(LINE, NOW)).toBe('Ends in 25 min');
    expect(whenText({ ...LINE, state: 'finished', winner: 'Ann' }, NOW)).toBe('Ann has won');
  });
});

describe('names and points', () => {
  it('write halves, and thirds as they are', () => {
    expect([0, 0.5, 2, 2.5, 1 / 3].map(pointsText)).toEqual(['0', '½', '2', '2½', '0.33']);
  });

  it('mark computers and oneself', () => {
    const [ann, bob, computer] = page().entrants;
    expect([ann, bob, computer].map((one) => entrantText(one!, 2))).toEqual(['Ann', 'Bob, you', 'Beginner, computer']);
    expect(entrantText(person(4, ''), 2)).toBe('somebody without a name');
  });
});

it('says one sentence to readers: the own place, else who leads', () => {
  expect(saidText(page())).toBe('Place 2 of 3, points: 1.');
  expect(saidText(page({}, { entrant: 0 }))).toBe('Ann leads with 2½ points.');
  expect(saidText(page({}, {}, { standings: [row(1, 0), row(2, 0)] }))).toBe('');
});
