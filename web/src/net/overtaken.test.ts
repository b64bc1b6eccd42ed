import { expect, it } from 'vitest';

import { Order } from './overtaken';

it('takes no answer that news have overtaken, and the next one again', () => {
  const order = new Order();
  const before = order.ask();
  order.hear();
  expect([before.isOvertaken(), before.take()]).toEqual([true, false]);
  expect(order.ask().take()).toBe(true);
});

it('takes the answer to what was asked last, in whatever order they come', () => {
  const order = new Order();
  const [first, second, third] = [order.ask(), order.ask(), order.ask()];
  expect([second.take(), first.take(), third.take(), third.take()]).toEqual([true, false, true, false]);
});
