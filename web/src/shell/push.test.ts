import { afterEach, describe, expect, it, vi } from 'vitest';

import { isPushing, keyBytes, pushState, utcMinute, utcQuiet } from './push';

/** A browser as the page finds it. */
function browser({ isSecure = true, canPush = true, permission = 'default', standalone = undefined as boolean | undefined }): void {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { ...(canPush && { serviceWorker: {} }), ...(standalone !== undefined && { standalone }) });
  vi.stubGlobal('Notification', { permission });
  if (canPush) vi.stubGlobal('PushManager', class {});
}

describe('news while no page is open', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    isPushing.value = false;
  });

  it('knows why it cannot be offered', () => {
    browser({ isSecure: false });
    expect(pushState()).toBe('insecure');
    vi.unstubAllGlobals();
    browser({ canPush: false });
    expect(pushState()).toBe('missing');
    vi.unstubAllGlobals();
    browser({ canPush: false, standalone: false });
    expect(pushState()).toBe('install');
    vi.unstubAllGlobals();
    browser({ permission: 'denied' });
    expect(pushState()).toBe('denied');
  });

  it('is on only where person and browser want it', () => {
    browser({ permission: 'granted' });
    expect(pushState()).toBe('off');
    isPushing.value = true;
    expect(pushState()).toBe('on');
    browser({ permission: 'default' });
    expect(pushState()).toBe('off');
  });

  it('sends quiet hours in UTC, over midnight and for places of half an hour', () => {
    expect(utcMinute(22, -60)).toBe(21 * 60);
    expect(utcMinute(0, -60)).toBe(23 * 60);
    expect(utcMinute(20, 5 * 60)).toBe(60);
    expect(utcQuiet({ from: 22, until: 7 }, -330)).toEqual({ quiet_from: 16 * 60 + 30, quiet_until: 90 });
  });

  it('reads the key of the server', () => {
    expect([...keyBytes('BP__-A')]).toEqual([4, 255, 255, 248]);
  });
});
