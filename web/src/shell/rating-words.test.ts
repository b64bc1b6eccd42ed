import { expect, test } from 'vitest';

import type { Mark, SeatRating } from '../net/wire';
import { changeText, fullRatingText, ratingText } from './rating-words';

function rating(mark: Mark): SeatRating {
  return { value: 1512, margin: 96, mark, games: mark === 'new' ? 2 : 9 };
}

test('a rating says how sure it is', () => {
  expect(ratingText(rating('established'))).toBe('1512');
  expect(ratingText(rating('provisional'))).toBe('1512?');
  expect(ratingText(rating('new'))).toBe('new');
  expect(ratingText(null)).toBe('');
  expect(fullRatingText(rating('established'))).toBe('1512 ± 96');
  expect(fullRatingText(rating('new'))).toBe('new');
});

test('a change has a sign', () => {
  expect([changeText(1500, 1512), changeText(1500, 1493), changeText(1500, 1500)]).toEqual(['+12', '−7', '±0']);
});
