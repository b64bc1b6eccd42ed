import { describe, expect, it } from 'vitest';

import type { Option } from '../../net/wire';
import { moves, NO_RESCUE, rescueTo, STOP, use } from './fixtures';
import { squaresOf } from './legal';

describe('the squares of an act', () => {
  it.each<[Option, readonly string[], readonly string[]]>([
    [moves({ e5: ['e6'] })[0]!, ['e5', 'e6'], []],
    [use('seek', ['d5'], ['f6']), ['d5'], ['f6']],
    [use('axe', ['d5', 'd6'], ['d7', 'e7']), ['d5', 'd6'], ['d7', 'e7']],
    [use('steed', ['d5', 'd6', 'e6']), ['d5', 'd6', 'e6'], []],
    [rescueTo('miner', 'c4'), [], ['c4']],
    [NO_RESCUE, [], []],
    [STOP, [], []],
  ])('$action', (option, path, targets) => {
    expect(squaresOf(option)).toEqual({ path, targets });
  });

  it('come from the parts, whatever the text', () => {
    expect(squaresOf({ action: 'rescue miner@c4', parts: { source: 'a4', target: 'a5' } })).toEqual({ path: ['a4', 'a5'], targets: [] });
  });
});
