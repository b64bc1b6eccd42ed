import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { LogLine } from '../../plain/local-seat';
import { FORCED, SECTIONS, VERBS } from './sections';
import { forcedLines } from './Explained';

const RULES = readFileSync(new URL('../../../../docs/rules/card-game.md', import.meta.url), 'utf8');

function line(kind: string, cause: string): LogLine {
  return { key: `${kind}-${cause}`, v: 1, event: { ply: 0, kind, facts: {}, audience: null, cause } };
}

describe('explanations', () => {
  it('cite rules that there are', () => {
    for (const section of [SECTIONS, VERBS, FORCED].flatMap((all) => Object.values(all))) expect(RULES).toContain(`**${section}**`);
  });

  it('tell the last effect of the other side in this round, all of it', () => {
    const effect = [line('damaged', 'hummerhorns'), line('left', 'hummerhorns')];
    expect(forcedLines([line('damaged', 'king-spider.1'), ...effect, line('played', 'planning'), line('resources', 'theodred')])).toEqual(effect);
    expect(forcedLines([...effect, line('round_over', 'round')])).toEqual([]);
    expect(forcedLines([line('damaged', 'enemy_attack')])).toEqual([]);
  });
});
