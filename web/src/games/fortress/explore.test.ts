import { expect, test } from 'vitest';

import type { Event } from '../../net/wire';
import { struckBy, trailOf, wayOf } from './explore-controller';
import { parseMaze } from './maze';
import { readPath } from './paths';
import { knownWay, mazeView, notesView } from './plan-view';
import { comingTurns, turnsAfter } from './ribbon';
import { edgeAt } from './FloorPlan';
import { narrowSquare, wideSquare } from './Sheet';
import type { FortressObservation } from './wire';

const SEEN = {
  pieces: ['knight', ''],
  squares: ['D4', ''],
  visited: [['D4', 'D5', 'E5', 'C3', 'mC3'], []],
  walls: [['D4-E4'], []],
  open_edges: [['D5-E5', 'D4-D5', 'C3-D3', 'C4-D4', 'C3-C4'], []],
  ladders: [['C3'], []],
  stood: [[], []],
  cards: [['cup C4'], []],
  beaten: [['duke D5'], []],
  passages: [[], []],
  bridges: [[], []],
} as unknown as FortressObservation;

const event = (kind: string, facts: Record<string, unknown>): Event => ({
  ply: 0,
  kind,
  facts: { seat: 0, ...facts },
  audience: null,
  cause: '',
});

test('notes show what was announced and nothing else', () => {
  const view = notesView(SEEN, 0, 1);
  expect(view.dark.has('D4')).toBe(false);
  expect(view.dark.has('A1')).toBe(true);
  expect(view.edges.get('D4-E4')).toBe('wall');
  expect(view.edges.get('D3-D4')).toBe('untried');
  expect(view.edges.get('A1-B1')).toBe('dark');
  expect([...view.down]).toEqual(['mC3']);
  expect(view.cards.get('C4')).toEqual({ card: 'cup', isGone: false });
  expect(view.cards.get('D5')).toEqual({ card: 'duke', isGone: true });
  expect(view.piece).toEqual({ piece: 'knight', seat: 0, square: 'D4' });
});

test('a known way goes round walls and cards, and tries an edge only with its last step', () => {
  const view = notesView(SEEN, 0, 1);
  expect(knownWay(view, 'D4', 'E5')).toEqual(['D5', 'E5']);
  expect(knownWay(view, 'D4', 'C4')).toEqual(['C4']);
  expect(knownWay(view, 'D4', 'mC3')).toBeUndefined();
  expect(knownWay(view, 'C3', 'mC3')).toEqual(['mC3']);
  expect(knownWay(view, 'E5', 'D3')).toEqual(['D5', 'D4', 'D3']);
  expect(knownWay(view, 'D4', 'A1')).toBeUndefined();
});

test('typed ways are read from where the piece stands', () => {
  const view = mazeView(parseMaze('ladders C3'), 1, 1);
  expect(readPath('E5 E4 D4', 'E5', view)).toEqual({ squares: ['E4', 'D4'] });
  expect(readPath('C3 up B3', 'C4', view)).toEqual({ squares: ['C3', 'mC3', 'mB3'] });
  expect(readPath('E5-E4', 'D4', view)).toEqual({ fault: 'wrong-start', word: 'E5' });
  expect(readPath('D4-E4', 'D4', view)).toEqual({ squares: ['E4'] });
  expect(readPath('E4 north', 'E5', view)).toEqual({ fault: 'unknown', word: 'north' });
  expect(readPath('up up', 'D4', view)).toEqual({ fault: 'unknown', word: 'up' });
});

test('turns to skip are passed over in the ribbon', () => {
  expect(comingTurns(0, [0, 0]).map(({ seat }) => seat)).toEqual([0, 1, 0, 1, 0]);
  expect(turnsAfter(0, 2).map(({ seat, isSkipped }) => `${seat}${isSkipped ? '-' : ''}`)).toEqual(['0', '1', '0-', '1', '0-']);
});

test('trails begin again with every turn and break where a piece enters', () => {
  const events = [
    event('turn', {}),
    event('moved', { source: 'E5', target: 'E4' }),
    event('fell', { source: 'mB1', target: 'B1' }),
    event('turn', { seat: 1 }),
    event('moved', { seat: 1, source: 'E5', target: 'D5' }),
    event('turn', {}),
    event('moved', { source: 'B1', target: 'B2' }),
    event('wall', { source: 'B2', target: 'B1' }),
  ];
  expect(trailOf(events, 0)).toEqual(['B1', 'B2']);
  expect(wayOf(events, 0)).toEqual(['E5', 'E4', '', 'mB1', 'B1', 'B2']);
  expect(struckBy(events)).toBe('B1-B2');
});

test('a finger takes the nearest edge, and none near a crossing or amid a square', () => {
  expect(edgeAt(0, 0, 2.5, 1.1, 46)).toBe('C1-C2');
  expect(edgeAt(0, 0, 3.02, 2.4, 46)).toBe('C3-D3');
  expect(edgeAt(0, 0, 2.98, 2.02, 46)).toBeUndefined();
  expect(edgeAt(0, 0, 0.2, 0.5, 46)).toBeUndefined();
  expect(edgeAt(0, 1, 2.5, 1, 46)).toBe('mC1-mC2');
});

test('squares are as large as the room allows', () => {
  expect(wideSquare(820, 600, 86)).toBeGreaterThanOrEqual(80);
  expect(narrowSquare(336, 290, 0)).toBeGreaterThanOrEqual(46);
  expect(narrowSquare(328, 290, 2)).toBeGreaterThan(narrowSquare(328, 290, 0));
});
