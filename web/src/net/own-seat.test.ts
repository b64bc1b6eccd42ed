import { beforeEach, describe, expect, it, vi } from 'vitest';

const { matchSummary } = vi.hoisted(() => ({ matchSummary: vi.fn() }));
let key = 'ann';
vi.mock('./api', () => ({ matchSummary }));
vi.mock('./person', () => ({ personKey: () => key }));

const { findGame, forgetGame } = await import('./games');
const { findOwnSeat } = await import('./own-seat');

const line = (seat: number, holders: readonly number[]): object => ({
  game: 'any',
  variant: 'some',
  seat,
  seats: holders.map((holder, place) => ({ seat: place, holder })),
});

describe('a table to which this browser has no key', () => {
  beforeEach(() => {
    key = 'ann';
    forgetGame('m');
    matchSummary.mockReset();
  });

  it('is opened by the name of its person, at each of their seats', async () => {
    matchSummary.mockResolvedValue(line(1, [0, 1, 1, -1]));
    expect(await findOwnSeat('m')).toBe(true);
    expect(matchSummary).toHaveBeenCalledWith('m', 'ann.0');
    expect(findGame('m')?.grants).toEqual([
      { seat: 1, token: 'ann.1' },
      { seat: 2, token: 'ann.2' },
    ]);
  });

  it('stays closed to others and to guests', async () => {
    matchSummary.mockRejectedValue(new Error('match/token'));
    expect(await findOwnSeat('m')).toBe(false);
    key = '';
    matchSummary.mockClear();
    expect(await findOwnSeat('m')).toBe(false);
    expect(matchSummary).not.toHaveBeenCalled();
    expect(findGame('m')).toBeUndefined();
  });
});
