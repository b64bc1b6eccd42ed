import { describe, expect, it } from 'vitest';

import type { Event, ReplayFrame } from '../../net/wire';
import { tellStory } from './end-story';
import { KINDS, middle } from './fixtures';
import type { PieceView } from './wire';

const piece = (id: number, square: string, owner: number, kind: string, moved = true): PieceView => ({
  id,
  square,
  owner,
  piece: kind,
  moved,
  shown: false,
});
const combat = (seat: number, attacker: string, defender: string, result: string, ids: readonly [number, number] = [90, 91]): Event => ({
  ply: 0,
  kind: 'combat',
  cause: '',
  audience: null,
  facts: { seat, source: 'e5', target: 'e6', attacker, defender, result, attacker_id: ids[0], defender_id: ids[1] },
});
const frame = (turn: number, pieces: readonly PieceView[], events: readonly Event[] = [], phase = 'play'): ReplayFrame => ({
  ply: turn + 2,
  seat: 0,
  entry: '',
  events,
  observation: { ...middle, kinds: KINDS, ply: turn + 2, turn, seat: -1, pieces, phase },
  spent: 0,
  clocks: [],
});

describe('the story of a game', () => {
  it('draws the line of fortune, its lowest point and where it turned', () => {
    const [mine, theirs, spy] = [piece(1, 'a1', 0, 'marshal'), piece(2, 'j10', 1, 'general'), piece(3, 'b1', 0, 'spy')];
    const captain = piece(4, 'i10', 1, 'captain');
    const story = tellStory(
      [frame(0, [mine, theirs]), frame(1, [spy, theirs]), frame(2, [spy, theirs, captain]), frame(3, [mine, spy])],
      0,
    );
    expect(story.fortune.map(({ value }) => value)).toEqual([1, -8, -14, 11]);
    expect(story.lowest?.turn).toBe(2);
    expect(story.turned?.turn).toBe(3);
    expect(tellStory([frame(0, [mine, theirs])], 0)).toMatchObject({ lowest: null, turned: null });
  });

  it('finds the capture with the largest gap, whoever attacked', () => {
    const frames = [
      frame(4, [], [combat(0, 'marshal', 'general', 'attacker')]),
      frame(5, [], [combat(1, 'colonel', 'marshal', 'defender')]),
      frame(6, [], [combat(0, 'spy', 'marshal', 'attacker')]),
      frame(7, [], [combat(0, 'miner', 'bomb', 'attacker')]),
      frame(8, [], [combat(1, 'spy', 'marshal', 'attacker')]),
    ];
    expect(tellStory(frames, 0).best).toEqual({ turn: 6, ply: 8, winner: 'spy', loser: 'marshal' });
    expect(tellStory(frames, 1).best).toEqual({ turn: 8, ply: 10, winner: 'spy', loser: 'marshal' });
    expect(tellStory(frames.slice(3, 4), 0).best).toMatchObject({ winner: 'miner', loser: 'bomb' });
    expect(tellStory(frames.slice(3, 4), 1).best).toBeNull();
    expect(tellStory([...frames.slice(3, 4), frame(9, [], [combat(0, 'marshal', 'spy', 'attacker')])], 0).best).toMatchObject({
      loser: 'spy',
    });
    const silent = combat(0, 'marshal', '', 'attacker', [90, 7]);
    expect(tellStory([frame(4, [], [silent])], 0).best).toBeNull();
    expect(tellStory([frame(3, [piece(7, 'e6', 1, 'spy')]), frame(4, [], [silent])], 0).best).toMatchObject({ loser: 'spy' });
  });

  it('counts the turn that ended the game, by whichever way', () => {
    const over = (turn: number): ReplayFrame => frame(turn, [], [combat(0, 'scout', 'flag', 'attacker')], 'over');
    expect(tellStory([frame(7, []), over(7)], 0)).toMatchObject({ turns: 8, best: { turn: 8 } });
    expect(tellStory([frame(7, []), over(8)], 0)).toMatchObject({ turns: 8, best: { turn: 8 } });
    expect(tellStory([frame(6, []), frame(7, [])], 0)).toMatchObject({ turns: 7 });
  });

  it('counts how long a piece that nobody had read stood beside a stronger one', () => {
    const [miner, major] = [piece(1, 'e5', 0, 'miner'), piece(2, 'e6', 1, 'major')];
    const away = piece(1, 'e3', 0, 'miner');
    const frames = [frame(0, [miner, major]), frame(1, [miner, major]), frame(2, [away, major]), frame(3, [miner, major])];
    expect(tellStory(frames, 0).bluff).toEqual({ piece: 'miner', turns: 2 });
    expect(tellStory([frame(0, [{ ...miner, moved: false }, major])], 0).bluff).toBeNull();
    const read = combat(1, 'scout', 'miner', 'defender', [9, 1]);
    expect(tellStory([frame(0, [miner, major], [read]), frame(1, [miner, major])], 0).bluff).toBeNull();
    expect(tellStory(frames, 1).bluff).toBeNull();
  });
});
