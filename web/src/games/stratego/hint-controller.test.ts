import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';

import type { Hint, HintPage } from '../../net/wire';
import { HintController } from './hint-controller';
import type { Playback } from './playback';

const hintOf = (action: string): Hint => ({ unit: 'worth', acts: [{ action }], readings: [] }) as unknown as Hint;

/** A table whose answers come when the test says so. */
function table() {
  const asked: boolean[] = [];
  const answers: ((hint: Hint) => void)[] = [];
  const playback = {
    shown: signal<unknown>({}),
    status: signal({ status: 'play' }),
    isPlaying: signal(false),
    client: {
      welcome: signal({ hints: true }),
      hint: (isQuick: boolean): Promise<HintPage> => {
        asked.push(isQuick);
        return new Promise((resolve) => answers.push((hint) => resolve({ hint } as HintPage)));
      },
    },
  };
  return { asked, answers, playback, controller: new HintController(playback as unknown as Playback) };
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
    const { asked, answers, controller, playback } = table();
    const whole = controller.ask();
    playback.shown.value = {};
    answers[0]?.(hintOf('a4-a5'));
    await whole;
    expect([asked, controller.hint.value]).toEqual([[true], null]);
  });
});
