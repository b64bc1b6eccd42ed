import { describe, expect, it } from 'vitest';

import { passkeyBar } from './passkeys';

describe('passkeys are offered where browsers have them', () => {
  it.each([
    ['https://play.example.org', true, true, ''],
    ['http://localhost:8000', true, true, ''],
    ['http://play.example.org', false, true, 'insecure'],
    ['http://192.168.1.7:8000', false, false, 'insecure'],
    ['http://127.0.0.1:8000', true, true, 'address'],
    ['https://[::1]', true, true, 'address'],
    ['https://play.example.org', true, false, 'browser'],
  ] as const)('%s', (page, isSecure, has, bar) => {
    expect(passkeyBar(new URL(page), isSecure, has)).toBe(bar);
  });
});
