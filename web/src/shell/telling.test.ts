import { afterEach, describe, expect, it, vi } from 'vitest';

import { quietHours } from './quiet-hours';
import { isTelling, leaveToTell, tell } from './telling';

const NEWS = { title: 'Your turn', text: 'A game waits for you.', address: '/match/m' };
const NOON = new Date(2026, 0, 1, 12);

/** A browser without a service worker whose notifications are collected. */
function browser(permission: NotificationPermission, isSecure = true): readonly (readonly [string, NotificationOptions])[] {
  const shown: (readonly [string, NotificationOptions])[] = [];
  class FakeNotification {
    static permission = permission;
    constructor(title: string, options: NotificationOptions) {
      shown.push([title, options]);
    }
  }
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('Notification', FakeNotification);
  return shown;
}

describe('telling outside the page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    isTelling.value = false;
    quietHours.value = { from: 0, until: 0 };
  });

  it('needs a wish and the leave of the browser', async () => {
    const shown = browser('granted');
    expect(await tell(NEWS, NOON)).toBe(false);
    isTelling.value = true;
    expect(await tell(NEWS, NOON)).toBe(true);
    expect(shown).toEqual([['Your turn', { body: 'A game waits for you.', tag: '/match/m', data: { address: '/match/m' } }]]);
    browser('denied');
    expect(await tell(NEWS, NOON)).toBe(false);
  });

  it('is silent in quiet hours', async () => {
    const shown = browser('granted');
    isTelling.value = true;
    quietHours.value = { from: 10, until: 14 };
    expect(await tell(NEWS, NOON)).toBe(false);
    expect(shown).toEqual([]);
  });

  it('knows why it is not offered', () => {
    browser('granted', false);
    expect(leaveToTell()).toBe('insecure');
    browser('default');
    expect(leaveToTell()).toBe('ask');
  });
});
