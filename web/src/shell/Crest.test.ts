import { describe, expect, it } from 'vitest';

import { CREST_CLOTHS, CREST_DEVICES, CREST_DIVISIONS, someCrest } from './Crest';

describe('crests', () => {
  it('are made of 8 cloths, 7 divisions and 14 devices', () => {
    expect([CREST_CLOTHS.length, CREST_DIVISIONS.length, CREST_DEVICES.length]).toEqual([8, 7, 14]);
  });

  it('are proposed from all of them', () => {
    expect(someCrest(() => 0)).toEqual({ cloth: CREST_CLOTHS[0], division: CREST_DIVISIONS[0], device: CREST_DEVICES[0] });
    expect(someCrest(() => 0.999)).toEqual({ cloth: CREST_CLOTHS.at(-1), division: CREST_DIVISIONS.at(-1), device: CREST_DEVICES.at(-1) });
  });
});
