import { describe, expect, it } from 'vitest';

import type { Option } from '../../net/wire';
import { decisionOf, middle, moves, rescueTo, STOP, use } from './fixtures';
import { announced, nextPicks, powerActs, powersAmong, stopAction } from './powers';
import type { StrategoObservation } from './wire';

const seen = (...legal: Option[]): StrategoObservation => ({ ...middle, decision: decisionOf('move', legal) });
const acts = (...legal: Option[]) => powerActs(seen(...legal)).get('d5') ?? [];

describe('powers from legal options', () => {
  it('tell moves, rescues and stop apart from powers', () => {
    const found = powerActs(
      seen(
        ...moves({ d5: ['d6'] }),
        rescueTo('miner', 'a1'),
        STOP,
        use('bow', ['d5'], ['d7']),
        use('seek', ['d5'], ['f6']),
        use('fly', ['b1', 'b7']),
      ),
    );
    expect([...found.keys()]).toEqual(['d5', 'b1']);
    expect(powersAmong(found.get('d5') ?? [])).toEqual(['bow', 'seek']);
    expect(stopAction(seen(...moves({ e6: ['e7'] }), STOP))).toBe('stop');
    expect(stopAction(seen(...moves({ e6: ['e7'] })))).toBeUndefined();
  });

  it('are built step by step', () => {
    const axe = acts(
      use('axe', ['d5', 'd6'], ['d7']),
      use('axe', ['d5', 'd6'], ['d7', 'e7']),
      use('axe', ['d5', 'd6'], ['e7']),
      use('axe', ['d5', 'c5'], ['b6']),
    );
    expect([...nextPicks(axe, [])]).toEqual([
      ['d6', 'step'],
      ['c5', 'step'],
    ]);
    expect(announced(axe, ['d6'])).toBeNull();
    expect([...nextPicks(axe, ['d6'])]).toEqual([
      ['d7', 'target'],
      ['e7', 'target'],
    ]);
    expect(announced(axe, ['d6', 'd7'])?.text).toBe('axe d5-d6 d7');
    expect([...nextPicks(axe, ['d6', 'e7']).keys()]).toEqual(['d7']);
    expect(announced(axe, ['d6', 'e7', 'd7'])?.text).toBe('axe d5-d6 d7 e7');
    expect(nextPicks(axe, ['d6', 'e7', 'd7']).size).toBe(0);
  });

  it('keep the order of targets where each order is an act of its own', () => {
    const axe = acts(use('axe', ['d5', 'd6'], ['d7', 'e7']), use('axe', ['d5', 'd6'], ['e7', 'd7']));
    expect(announced(axe, ['d6', 'e7', 'd7'])?.text).toBe('axe d5-d6 e7 d7');
  });

  it('take two steps for a steed, and one for a rage', () => {
    const steed = acts(use('steed', ['d5', 'd6', 'e6']), use('steed', ['d5', 'd6', 'd7']), use('steed', ['d5', 'e5', 'e6']));
    expect([...nextPicks(steed, ['d6']).keys()]).toEqual(['e6', 'd7']);
    expect(announced(steed, ['d6'])).toBeNull();
    expect(announced(steed, ['d6', 'd7'])?.text).toBe('steed d5-d6-d7');
    expect(announced(acts(use('rage', ['d5', 'd6'])), ['d6'])?.text).toBe('rage d5-d6');
  });
});
