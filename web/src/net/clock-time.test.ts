import { describe, expect, it } from 'vitest';

import { isLow, leftAt, spokenTime, wholeOf, writtenTime } from './clock-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the time on a clock', () => {
  it.each([
    [9 * MINUTE + 41_000, '9:41'],
    [21_000, '0:21'],
    [10_400, '0:11'],
    [7_400, '0:07.4'],
    [0, '0:00'],
    [64 * MINUTE + 10_000, '1:04:10'],
    [DAY + 5 * 60 * MINUTE, '1d 5h'],
    [DAY, '1d'],
  ])('%d ms is written %s', (left, written) => expect(writtenTime(left, 'en')).toBe(written));

  it('is written in hours where there are days a move, under an hour in minutes', () => {
    expect(writtenTime(18.4 * 60 * MINUTE, 'en', true)).toBe('19h');
    expect(writtenTime(54 * MINUTE + 10_000, 'en', true)).toBe('54:10');
  });

  it('is spoken in words of the language', () => {
    expect(spokenTime(4 * MINUTE + 12_000, 'en')).toBe('4 minutes, 12 seconds');
    expect(spokenTime(1_000, 'de')).toBe('1 Sekunde');
    expect(spokenTime(0, 'en')).toBe('0 seconds');
  });

  it('runs on from what the server said, and only where the clock runs', () => {
    expect(leftAt({ left: 5_000, state: 'runs', setup: false }, 100, 2_100)).toBe(3_000);
    expect(leftAt({ left: 5_000, state: 'runs', setup: false }, 100, 99_000)).toBe(0);
    expect(leftAt({ left: 5_000, state: 'waits', setup: false }, 100, 2_100)).toBe(5_000);
    expect(leftAt({ left: 5_000, state: 'stands', setup: false }, 100, 2_100)).toBe(5_000);
    expect(leftAt({ left: null, state: 'runs', setup: true }, 100, 2_100)).toBeNull();
  });

  it.each([
    [300, 30, true],
    [300, 31, false],
    [900, 31, false],
    [60, 11, false],
    [60, 10, true],
    [86_400, 8_000, true],
    [86_400, 9_000, false],
  ])('of %d s is low at %d s: %s', (whole, left, low) => expect(isLow(left * 1000, whole * 1000)).toBe(low));

  it('knows what the line at its foot stands for', () => {
    const clock = { initial: 300, increment: 5, move: 0, setup: 180 };
    expect([wholeOf(clock, false), wholeOf(clock, true)]).toEqual([300_000, 180_000]);
    expect(wholeOf({ ...clock, initial: 0, move: 30 }, false)).toBe(30_000);
  });
});
