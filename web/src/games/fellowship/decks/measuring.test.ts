import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError, askMeasurement, measure, proposeText, stopMeasurement } from '../../../net/api';
import type { Measurement, MeasurementStatus } from '../../../net/wire';
import type { Deck } from './deck';
import { hardlyWonAlone } from '../campaign/measured';
import { Measuring, proposed } from './measuring';

vi.mock('../../../net/api', async (original) => ({
  ...(await original<object>()),
  askMeasurement: vi.fn(),
  measure: vi.fn(),
  proposeText: vi.fn(),
  stopMeasurement: vi.fn(),
}));

const DECK: Deck = { name: 'Proposal 1', text: '1x Gimli\n', copies: 'core' };
const CHANGED: Deck = { ...DECK, text: '1x Legolas\n' };
const MIRKWOOD = 'passage-through-mirkwood';

const found = (status: MeasurementStatus, done = 0, low = 0, high = 1): Measurement => ({
  id: 'm1',
  status,
  n_games: 200,
  done,
  won: done / 2,
  low,
  high,
  points: [],
  breaches: {},
});
const looks = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

describe('a measurement', () => {
  let measuring: Measuring;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(measure).mockReset().mockResolvedValue(found('waiting'));
    vi.mocked(askMeasurement)
      .mockReset()
      .mockResolvedValue(found('running', 10, 0.2, 0.8));
    vi.mocked(stopMeasurement)
      .mockReset()
      .mockResolvedValue(found('stopped', 10, 0.2, 0.8));
    measuring = new Measuring();
  });
  afterEach(() => {
    measuring.leave();
    vi.useRealTimers();
  });

  it('of a proposed deck narrows until its 200 games are over', async () => {
    await measuring.startUnasked(DECK, MIRKWOOD);
    expect(vi.mocked(measure).mock.calls[0]?.[0]).toMatchObject({
      variant: MIRKWOOD,
      brings: [DECK.text],
      options: { copies: 'core' },
      n_games: 200,
    });
    await looks(1);
    expect(measuring.now.value?.found).toMatchObject({ done: 10, low: 0.2, high: 0.8 });
    vi.mocked(askMeasurement).mockResolvedValue(found('done', 200, 0.45, 0.55));
    await looks(1);
    expect(measuring.now.value?.found).toMatchObject({ status: 'done', done: 200, low: 0.45, high: 0.55 });
    await looks(5);
    expect(askMeasurement).toHaveBeenCalledTimes(2);
  });

  it('begun again goes on, though the answer to its stop comes later', async () => {
    let answer: (found: Measurement) => void = () => undefined;
    vi.mocked(stopMeasurement).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await measuring.startUnasked(DECK, MIRKWOOD);
    measuring.keepTo(CHANGED);
    await measuring.start(DECK, MIRKWOOD);
    answer(found('running', 20));
    await looks(0);
    expect(measuring.isGoing).toBe(true);
  });

  it('of a proposed deck ends when the deck is changed, not when it is renamed', async () => {
    await measuring.startUnasked(DECK, MIRKWOOD);
    measuring.keepTo({ ...DECK, name: 'Road' });
    expect(measuring.isGoing).toBe(true);
    measuring.keepTo(CHANGED);
    expect(stopMeasurement).toHaveBeenCalledWith('m1');
    expect(measuring.isGoing).toBe(false);
    expect([measuring.isOfBefore(DECK), measuring.isOfBefore(CHANGED)]).toEqual([false, true]);
  });

  it('of a proposed deck ends when the deck is changed before the server has answered', async () => {
    const started = measuring.startUnasked(DECK, MIRKWOOD);
    measuring.keepTo(CHANGED);
    await started;
    expect(stopMeasurement).toHaveBeenCalledWith('m1');
    expect(measuring.now.value).toBeNull();
  });

  it('of a proposed deck ends when the page is left', async () => {
    await measuring.startUnasked(DECK, MIRKWOOD);
    measuring.leave();
    expect(stopMeasurement).toHaveBeenCalledWith('m1');
  });

  it('of a proposed deck gives way where another one is under way, and says so', async () => {
    vi.mocked(askMeasurement).mockResolvedValue(found('waiting'));
    await measuring.startUnasked(DECK, MIRKWOOD);
    await looks(4);
    expect([measuring.isGoing, measuring.hasGivenWay.value]).toEqual([true, false]);
    await looks(1);
    expect([measuring.isGoing, measuring.hasGivenWay.value, measuring.problem.value]).toEqual([false, true, '']);
    expect(stopMeasurement).toHaveBeenCalledWith('m1');
    await measuring.start(DECK, MIRKWOOD);
    expect([measuring.isGoing, measuring.hasGivenWay.value]).toEqual([true, false]);
  });

  it.each([new ApiError('measure/busy', '', 503), new ApiError('limit/too-many', '', 429, [], 'waiting', 60)])(
    'of a proposed deck gives way where too many wait',
    async (busy) => {
      vi.mocked(measure).mockRejectedValue(busy);
      await measuring.startUnasked(DECK, MIRKWOOD);
      expect([measuring.hasGivenWay.value, measuring.problem.value]).toEqual([true, '']);
    },
  );

  it('is over for who stops it, though somebody else may want it to go on', async () => {
    vi.mocked(stopMeasurement).mockResolvedValue(found('running', 12, 0.2, 0.8));
    await measuring.start(DECK, MIRKWOOD);
    await measuring.stop();
    expect(measuring.now.value?.found).toMatchObject({ status: 'stopped', done: 12 });
  });

  it('that was asked for waits in line, outlives a change of the deck, and tells its errors', async () => {
    vi.mocked(askMeasurement).mockResolvedValue(found('waiting'));
    await measuring.start(DECK, MIRKWOOD);
    await looks(20);
    measuring.keepTo(CHANGED);
    expect([measuring.isGoing, measuring.hasGivenWay.value]).toEqual([true, false]);
    vi.mocked(measure).mockRejectedValue(new ApiError('measure/busy', '', 503));
    await measuring.start(CHANGED, MIRKWOOD);
    expect(measuring.hasGivenWay.value).toBe(false);
    expect(measuring.problem.value).not.toBe('');
  });
});

describe('a proposal', () => {
  it('leaves the heroes of other seats to them', async () => {
    vi.mocked(proposeText).mockResolvedValue({ text: '1x Gimli' });
    expect(await proposed(MIRKWOOD, ['spirit', 'lore'], 'core', 7, 2, ['eowyn', 'beravor'])).toBe('1x Gimli');
    const [wanted] = vi.mocked(proposeText).mock.calls[0]!;
    expect(wanted).toMatchObject({ variant: MIRKWOOD, seed: 7, wish: { spheres: 'spirit lore', number: '2', taken: 'eowyn beravor' } });
  });
});

describe('a scenario that is hardly ever won alone', () => {
  it('is known by the games of the computer', () => {
    const found = hardlyWonAlone('escape-from-dol-guldur');
    expect(found?.won).toBe(0);
    expect(found?.games).toBeGreaterThan(1000);
  });

  it('is none where some deck wins, nor where nothing was measured', () => {
    for (const scenario of ['passage-through-mirkwood', 'journey-down-the-anduin', '']) expect(hardlyWonAlone(scenario)).toBeUndefined();
  });
});
