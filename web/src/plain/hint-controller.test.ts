import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';

import type { Hint, HintPage } from '../net/wire';
import { aimOf, HintController, type HintTable, planOf } from './hint-controller';

const hintOf = (action: string): Hint => ({ unit: 'worth', acts: [{ action, then: [] }], readings: [] }) as unknown as Hint;

/** A table whose answers come when the test says so. */
function table() {
  const asked: boolean[] = [];
  const answers: ((hint: Hint) => void)[] = [];
  const shown = signal<unknown>({});
  const client = {
    welcome: signal({ hints: true }),
    hint: (isQuick: boolean): Promise<HintPage> => {
      asked.push(isQuick);
      return new Promise((resolve) => answers.push((hint) => resolve({ hint } as HintPage)));
    },
  } as unknown as HintTable['client'];
  return { asked, answers, shown, controller: new HintController({ client, shown, isAsked: signal(true) }) };
}

/** Lets what waits for an answer go on. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a hint', () => {
  it('says a first word before the long search has ended', async () => {
    const { asked, answers, controller } = table();
    const whole = controller.ask();
    expect([asked, controller.isThinking.value, controller.hint.value]).toEqual([[true], true, null]);
    answers[0]?.(hintOf('a4-a5'));
    await settled();
    expect(asked).toEqual([true, false]);
    expect([controller.act.value?.action, controller.isThinking.value]).toEqual(['a4-a5', true]);
    answers[1]?.(hintOf('b4-b5'));
    await whole;
    expect([controller.act.value?.action, controller.isThinking.value]).toEqual(['b4-b5', false]);
  });

  it('is gone with the next position, and its long search is not waited for', async () => {
    const { asked, answers, controller, shown } = table();
    const whole = controller.ask();
    shown.value = {};
    answers[0]?.(hintOf('a4-a5'));
    await whole;
    expect([asked, controller.hint.value]).toEqual([[true], null]);
  });

  it('closes by itself with the next position', async () => {
    const { answers, controller, shown } = table();
    const stop = controller.closeWithNext();
    void controller.ask();
    answers[0]?.(hintOf('a4-a5'));
    await settled();
    expect(controller.isOpen.value).toBe(true);
    shown.value = {};
    expect([controller.isOpen.value, controller.hint.value]).toEqual([false, null]);
    stop();
  });

  it('tells two plans apart that begin alike', async () => {
    const { answers, controller } = table();
    const plans = ['c3-b3', 'c3-d3'].map((last) => ({ action: 'c2-c3', then: [last] }));
    const hint = { unit: 'turns', acts: plans, readings: [] } as unknown as Hint;
    const whole = controller.ask();
    answers[0]?.(hint);
    await settled();
    controller.chosen.value = 1;
    answers[1]?.({ ...hint, acts: [...hint.acts].reverse() });
    await whole;
    expect(controller.chosen.value).toBe(0);
    expect(controller.act.value && [planOf(controller.act.value), aimOf(controller.act.value)]).toEqual(['c2-c3, c3-d3', 'c3-d3']);
  });
});
