import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { personAt } from '../../net/beginning';
import type { MatchConnection } from '../../net/match';
import type { Decision, Option, Update } from '../../net/wire';
import { LocalSeat } from '../../plain/local-seat';
import { goesOn, inLine, pointsText } from './Answers';
import { Asking, questionOf } from './asking';
import { consequences, isFinal, struck } from './choosing';
import { placeBeside } from './Reading';
import { actsAtOnce, PRESETS, presetOf, setStanding, stops } from './stops';
import { Table, whole } from './table';
import type { FellowshipObservation, Prospect } from './wire';

const option = (verb: string, card: string, more: Readonly<Record<string, string>> = {}): Option => ({
  action: `${verb} ${card}`,
  parts: { verb, card, ...more },
});
const PASS: Option = { action: 'pass', parts: { verb: 'pass' } };
const FEINT = option('play', 'feint.1');
const prospect = (one: Option, more: Partial<Prospect> = {}): Prospect => ({
  action: one.action,
  pays: {},
  effects: {},
  exhausts: false,
  matters: false,
  ...more,
});

interface Asked {
  readonly asking: Asking;
  readonly sent: string[];
}

/** Seat 0 alone, asked this. */
function asked(kind: string, options: readonly Option[], facts: Readonly<Record<string, string>> = {}, seen: object = {}): Asked {
  const decision = { id: 'q', seat: 0, kind, prompt: kind, facts, options, decline: options.includes(PASS) ? 'pass' : '' };
  const observation = { decision, seats: [{ hand: ['feint.1', 'gandalf.1'] }], cards: [], ply: 1, to_act: [0], ...seen };
  const update = signal({ v: 1, events: [], observation, status: { acts: [] } } as unknown as Update);
  const sent: string[] = [];
  const send = (action: string): Promise<{ type: string }> => {
    sent.push(action);
    update.value = { ...update.value, observation: { ...observation, decision: null, ply: 2 } };
    return Promise.resolve({ type: 'ack' });
  };
  const line = {
    welcome: signal({ seat: 0, options: {} }),
    presence: signal([personAt(0, 0)]),
    heard: [],
    onUpdate: () => () => undefined,
    match: 'm',
    update,
    send,
  };
  const asking = new Asking(new LocalSeat(line as unknown as MatchConnection));
  asking.refresh();
  return { asking, sent };
}

const KINDS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['window', { window: 'after_shadows' }],
  ['planning', {}],
  ['response', { trigger: 'committed' }],
  ['target', {}],
  ['host', {}],
  ['travel', {}],
  ['engage', {}],
  ['attack', {}],
  ['enemy', {}],
  ['commit', {}],
  ['attackers', {}],
  ['defender', {}],
  ['undefended', {}],
  ['discard', {}],
];

afterEach(() => {
  actsAtOnce.value = false;
  stops.value = PRESETS['usual']!;
  setStanding('aragorn', 'ask');
});

describe('one click', () => {
  it.each(KINDS)('at a %s question chooses and sends nothing', async (kind, facts) => {
    const { asking, sent } = asked(kind, [FEINT, option('play', 'gandalf.1'), PASS], facts);
    expect(asking.take('feint.1')).toBe(true);
    await Promise.resolve();
    expect(sent).toEqual([]);
    expect(asking.chosen.value).toEqual(['feint.1']);
    expect(asking.ready).toEqual(['play feint.1']);
    asking.letGo();
    expect(asking.chosen.value).toEqual([]);
  });

  it('more acts, but a digit only chooses', async () => {
    const { asking, sent } = asked('planning', [FEINT, PASS]);
    asking.take('feint.1', false);
    asking.take('feint.1', false);
    await Promise.resolve();
    expect(sent).toEqual([]);
    asking.take('feint.1');
    await vi.waitFor(() => expect(sent).toEqual(['play feint.1']));
  });

  it('acts at once where that is set, but not where it cannot be taken back', async () => {
    actsAtOnce.value = true;
    const open = { prospects: [prospect(FEINT, { effects: { hold: 0 } })] };
    const first = asked('window', [FEINT, PASS], { window: 'after_shadows' }, open);
    first.asking.take('feint.1');
    await vi.waitFor(() => expect(first.sent).toEqual(['play feint.1']));
    const draws = { prospects: [prospect(FEINT, { effects: { draw: 3 } })] };
    const second = asked('window', [FEINT, PASS], { window: 'after_shadows' }, draws);
    second.asking.take('feint.1');
    const third = asked('undefended', [option('choose', 'feint.1')]);
    third.asking.take('feint.1');
    await Promise.resolve();
    expect([second.sent, third.sent]).toEqual([[], []]);
  });

  it('on a card that cannot answer chooses it, and asks the server why not', () => {
    const { asking } = asked('window', [FEINT, PASS], { window: 'after_shadows' });
    asking.pickIdle('gandalf.1');
    expect(asking.idle.value).toBe('gandalf.1');
    expect(asking.ready).toEqual([]);
  });
});

describe('the main button', () => {
  const ready = option('use', 'aragorn', { ability: '1' });
  const give = option('use', 'theodred', { ability: '1' });

  it('never refuses a response, and goes on at a window', () => {
    const responding = asked('response', [ready, give, PASS], { trigger: 'committed' });
    expect(goesOn(responding.asking.question.value!)).toBe(false);
    expect(responding.asking.ready).toEqual([]);
    expect(inLine(responding.asking, responding.asking.question.value!)).toEqual([ready, give]);
    const window = asked('window', [FEINT, PASS], { window: 'after_shadows' });
    expect(goesOn(window.asking.question.value!)).toBe(true);
  });

  it('is the deed of the only answer', () => {
    expect(asked('response', [ready, PASS], { trigger: 'committed' }).asking.ready).toEqual(['use aragorn']);
  });

  it('answers always or never for the player, but is asked for every cancel', () => {
    const facts = { trigger: 'committed' };
    setStanding('aragorn', 'never');
    expect(asked('response', [ready, PASS], facts).asking.automatic).toBe('pass');
    expect(asked('response', [ready, give, PASS], facts).asking.automatic).toBe('');
    expect(asked('response', [ready, PASS], facts, { prospects: [prospect(ready, { effects: { cancel: 0 } })] }).asking.automatic).toBe('');
    setStanding('aragorn', 'always');
    expect(asked('response', [ready, PASS], facts).asking.automatic).toBe('use aragorn');
  });
});

describe('a quiet window', () => {
  const quiet = { quiet: true, prospects: [prospect(FEINT, { effects: { attack: 1 } })] };

  it('passes and notes what could have been played', async () => {
    const { asking, sent } = asked('window', [FEINT, PASS], { window: 'after_shadows' }, quiet);
    await asking.pass();
    expect(sent).toEqual(['pass']);
    expect(asking.passed.value).toEqual([{ v: 1, window: 'after_shadows', cards: ['feint.1'] }]);
  });

  it('waits with a stop, and a cancel waits at every setting', () => {
    stops.value = ['after_shadows'];
    expect(asked('window', [FEINT, PASS], { window: 'after_shadows' }, quiet).asking.isPassed).toBe(false);
    stops.value = PRESETS['quick']!;
    expect(asked('window', [FEINT, PASS], { window: 'after_shadows' }, quiet).asking.isPassed).toBe(true);
    const cancel = { quiet: false, prospects: [prospect(FEINT, { effects: { cancel: 0 } })] };
    expect(asked('window', [FEINT, PASS], { window: 'after_travel' }, cancel).asking.isPassed).toBe(false);
  });

  it('has presets that can be told apart', () => {
    for (const [name, preset] of Object.entries(PRESETS)) expect(presetOf(preset)).toBe(name);
  });
});

describe('what a choice would do', () => {
  const gimli = whole({ key: 'gimli', id: 'gimli', zone: 'area', seat: 0, resources: 2, hit_points: 5, damage: 1 });
  const spider = whole({ key: 'king-spider.1', id: 'king-spider', zone: 'engaged', seat: 0, hit_points: 3, threat: 2 });
  const table = new Table({ cards: [gimli, spider], seats: [] } as unknown as FellowshipObservation, 0);
  const decision = (kind: string): Decision => ({ kind, facts: {} }) as unknown as Decision;

  it('stands on the cards it concerns', () => {
    const found = consequences(table, decision('window'), FEINT, prospect(FEINT, { pays: { gimli: 1 }, effects: { hold: 0 } }));
    expect([...found]).toEqual([
      ['gimli', { kind: 'coin', before: 2, after: 1 }],
      ['king-spider.1', { kind: 'no_attack', before: 0, after: 0 }],
    ]);
  });

  it('tells who falls', () => {
    expect(struck({ damage: 3 }, spider)?.kind).toBe('falls');
    expect(struck({ damage: 1 }, gimli)).toEqual({ kind: 'hits', before: 4, after: 3 });
    expect(struck({ heal: 5 }, gimli)).toEqual({ kind: 'hits', before: 4, after: 5 });
  });

  it('tells a number that changes, and the threat that a card no longer adds', () => {
    const eowyn = whole({ key: 'eowyn', id: 'eowyn', zone: 'area', seat: 0, willpower: 4, attack: 1, defense: 1, hit_points: 3 });
    expect(struck({ willpower: 1 }, eowyn)).toEqual({ kind: 'number', before: 4, after: 5, stat: 'willpower' });
    expect(struck({ attack: -2 }, eowyn)).toEqual({ kind: 'number', before: 1, after: 0, stat: 'attack' });
    expect(struck({ silence: 0 }, spider)).toEqual({ kind: 'less_threat', before: 2, after: 0 });
    const forest = whole({ key: 'old-forest-road.1', id: 'old-forest-road', zone: 'staging', threat: 1 });
    const at = new Table({ cards: [eowyn, forest], seats: [] } as unknown as FellowshipObservation, 0);
    const road = option('travel', 'old-forest-road.1');
    expect([...consequences(at, decision('travel'), road, undefined)]).toEqual([
      ['old-forest-road.1', { kind: 'less_threat', before: 1, after: 0 }],
    ]);
    const use = option('use', 'eowyn');
    expect([...consequences(at, decision('window'), use, prospect(use, { effects: { willpower: 1 } }))]).toEqual([
      ['eowyn', { kind: 'number', before: 4, after: 5, stat: 'willpower' }],
    ]);
  });

  it('tells how many cards are drawn and how much threat is lost', () => {
    const modes = ['draw', 'threat'].map((name): Option => ({ action: `mode ${name}`, parts: { verb: 'mode', mode: name } }));
    const [draw, threat] = modes as [Option, Option];
    const prospects = [prospect(draw, { effects: { draw: 3 } }), prospect(threat, { effects: { threat: -5 } })];
    const { asking } = asked('mode', modes, {}, { prospects });
    expect(modes.map((one) => pointsText(one, asking))).toEqual(['3', '−5']);
  });

  it('cannot be taken back where a hidden card is seen', () => {
    expect(isFinal(decision('window'), FEINT, prospect(FEINT, { effects: { hold: 0 } }))).toBe(false);
    expect(isFinal(decision('window'), option('use', 'denethor'), prospect(FEINT))).toBe(true);
    expect(isFinal(decision('planning'), option('play', 'faramir.1'), prospect(FEINT))).toBe(false);
  });
});

describe('a card that is read', () => {
  it('stands beside its card, in the window, and never over the Line', () => {
    const line = { left: 0, top: 240, width: 1280, height: 84 };
    const window = { left: 0, top: 0, width: 1280, height: 800 };
    for (const left of [0, 400, 900, 1200])
      for (const top of [50, 340, 650]) {
        const card = { left, top, width: 80, height: 100 };
        const place = placeBeside(card, line, { width: 360, height: 500 }, window);
        expect(place.top).toBeGreaterThanOrEqual(324);
        expect(place.top + place.height).toBeLessThanOrEqual(800);
        expect(place.left + place.width).toBeLessThanOrEqual(1280);
        expect(place.left >= left + 80 || place.left + place.width <= left).toBe(true);
      }
  });
});

it('questionOf keeps the refusal out of the answers', () => {
  const question = questionOf({ kind: 'response', decline: 'pass', options: [FEINT, PASS], facts: {} } as unknown as Decision);
  expect([...question.cards.keys()]).toEqual(['feint.1']);
  expect(question.buttons).toEqual([]);
});
