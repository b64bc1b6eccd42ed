import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { LogLine } from '../../plain/local-seat';
import { fallsFirst, type Happening, happenings, told } from './Explained';
import { FellowshipWords } from './words';
import { EFFECTS, OTHERS_DECIDE, SECTIONS, VERBS } from './sections';

const RULES = readFileSync(new URL('../../../../docs/rules/card-game.md', import.meta.url), 'utf8');

let count = 0;

function line(kind: string, cause: string, facts: Record<string, unknown> = {}, v = 5): LogLine {
  count += 1;
  return { key: `${kind}-${count}`, v, event: { ply: 0, kind, facts, audience: null, cause } };
}

function effect(card: string, timing: string, v = 5): LogLine {
  return line('effect', card, { card, timing, clause: `${card}.${timing}` }, v);
}

describe('explanations', () => {
  it('cite rules that there are', () => {
    for (const section of [OTHERS_DECIDE, ...[SECTIONS, VERBS, EFFECTS].flatMap((all) => Object.values(all))])
      expect(RULES).toContain(`**${section}**`);
  });

  it('tell each effect with what came of it, by its own timing', () => {
    const hurt = line('damaged', 'hummerhorns');
    const heard = [
      effect('king-spider', 'shadow'),
      line('exhausted', 'king-spider'),
      effect('hummerhorns', 'revealed'),
      hurt,
      line('played', 'planning'),
      effect('hummerhorns', 'doomed'),
    ];
    const found = happenings(heard, 0);
    expect(found.map(({ card, timing, lines }) => [card, timing, lines.length])).toEqual([
      ['king-spider', 'shadow', 1],
      ['hummerhorns', 'revealed', 1],
      ['hummerhorns', 'doomed', 0],
    ]);
    expect(found[1]?.lines).toEqual([hurt]);
  });

  it('tell a keyword that a card has gained', () => {
    expect(
      told(happenings([effect('driven-by-shadow', 'surge')], 0), new FellowshipWords('fellowship', undefined)).map(({ text }) => text),
    ).toEqual(['When this card is revealed, one more encounter card is revealed after it.']);
  });

  it('tell how the quest went, and what came of it alone', () => {
    const heard = ['quest_resolved', 'threat', 'travelled', 'threat'].map((kind) => line(kind, 'quest'));
    expect(happenings(heard, 0).map(({ lines }) => lines)).toEqual([heard.slice(0, 2)]);
  });

  it('tell first what made a character fall, then the newest', () => {
    const told = (key: string, kind: string): Happening => ({
      key,
      card: '',
      timing: '',
      clause: '',
      lines: [line('left', 'x', { how: kind })],
    });
    const found = [told('old', 'explored'), told('fall', 'destroyed'), told('now', 'discarded')];
    expect(fallsFirst(found).map(({ key }) => key)).toEqual(['fall', 'now', 'old']);
  });

  it('tell nothing from before the last answer or the round, and five at most', () => {
    const old = effect('king-spider', 'forced', 3);
    const now = effect('hummerhorns', 'forced', 4);
    expect(happenings([old, now], 3).map(({ key }) => key)).toEqual([now.key]);
    expect(happenings([now, line('round_over', 'round')], 0)).toEqual([]);
    expect(
      happenings(
        Array.from({ length: 7 }, () => effect('evil-storm', 'revealed')),
        0,
      ),
    ).toHaveLength(5);
  });

  it('tell what became of a character in a fight, which no effect brought about', () => {
    const heard = [
      line('blow', 'attack', { enemy: 'king-spider', attack: 3, defense: 1 }),
      line('damaged', 'attack', { card: 'aragorn', amount: 2 }),
      line('left', 'attack', { card: 'aragorn', how: 'destroyed' }),
      line('damaged', 'attack', { card: 'king-spider', amount: 2 }),
      line('left', 'attack', { card: 'gandalf', how: 'moved' }),
    ];
    const found = happenings(heard, 0);
    expect(found.map(({ card, timing, lines }) => [card, timing, lines.length])).toEqual([['aragorn', '', 2]]);
    expect(happenings(heard, 5)).toEqual([]);
    expect(told(found, new FellowshipWords('fellowship', undefined))).toHaveLength(1);
  });

  it('say in one sentence that nothing came of an effect, and not what its text asks for', () => {
    const heard = [effect('evil-storm', 'revealed'), line('no_effect', 'evil-storm', { card: 'evil-storm' })];
    const said = told(happenings(heard, 0), new FellowshipWords('fellowship', undefined));
    expect(said.map(({ text }) => text)).toEqual(['Nothing came of it']);
  });

  it('tell no effect of which nothing came and nothing is to be said', () => {
    const words = new FellowshipWords('fellowship', undefined);
    const silent = line('effect', 'sneak-attack', { card: 'sneak-attack', timing: 'delayed', clause: '' });
    expect(told(happenings([silent], 0), words)).toEqual([]);
    expect(told(happenings([silent, line('returned', 'sneak-attack', { card: 'gandalf' })], 0), words)).toHaveLength(1);
  });
});
