import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { rulesAreLoading, watchRulesLoading } from './rules-loading';

const health = (rules: string): Response =>
  new Response(JSON.stringify({ ready: rules === 'ready', storage: 'ok', rules, kernels: 'kept' }), {
    status: rules === 'ready' ? 200 : 503,
  });

describe('a page that waits for the server', () => {
  const asked = vi.fn<() => Promise<Response>>();
  beforeEach(() => {
    vi.useFakeTimers();
    asked.mockReset();
    vi.stubGlobal('fetch', asked);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('learns that the rules are compiled, and when they are ready', async () => {
    asked.mockResolvedValueOnce(health('loading')).mockResolvedValueOnce(health('ready'));
    const stop = watchRulesLoading();
    await vi.advanceTimersByTimeAsync(1500);
    expect(rulesAreLoading.value).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(rulesAreLoading.value).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
    stop();
  });

  it('asks nothing where it waits for a moment only', async () => {
    watchRulesLoading()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('says nothing of the rules where the server is away', async () => {
    asked.mockRejectedValue(new Error('away'));
    const stop = watchRulesLoading();
    await vi.advanceTimersByTimeAsync(5000);
    expect(rulesAreLoading.value).toBe(false);
    stop();
  });
});
