import { describe, expect, it } from 'vitest';

import { reachOf } from './reach';

const LAN = 'http://192.168.1.7:8000';

describe('a link for others', () => {
  it.each(['http://localhost:8000/match/x', 'http://127.0.0.1:8000/', 'http://[::1]:8000/'])('opens here only: %s', (page) => {
    const own = new URL(page);
    expect(reachOf(own, [])).toEqual({ origin: own.origin, opens: 'here' });
  });

  it('takes the address in the local network where the server listens to it', () => {
    expect(reachOf(new URL('http://127.0.0.1:8000/'), [LAN])).toEqual({ origin: LAN, opens: 'network' });
    expect(reachOf(new URL(`${LAN}/match/x`), [LAN])).toEqual({ origin: LAN, opens: 'network' });
  });

  it('stays as it is under a public name', () => {
    expect(reachOf(new URL('https://play.example.org/'), [LAN])).toEqual({ origin: 'https://play.example.org', opens: 'everywhere' });
  });
});
