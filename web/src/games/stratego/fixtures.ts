/** Positions for the page of board scenes and the tests: what a seat would see, built from boards one can read. Never in production. */

import { signal } from '@preact/signals';

import { IN_PLAY, personAt, welcomeTo } from '../../net/beginning';
import type { HeardClocks } from '../../net/clock-time';
import type { Heard, MatchConnection } from '../../net/match';
import type { Ack, Decision, Event, Nack, Option, SeatStatus, Status, Update, Welcome } from '../../net/wire';
import { moveText, rescueText } from './notation';
import type { PieceKind, PieceView, StrategoObservation } from './wire';

const ARMY: readonly (readonly [string, string, string, number, number])[] = [
  ['marshal', 'M', '10', 1, 1],
  ['general', '9', '9', 1, 1],
  ['colonel', '8', '8', 1, 2],
  ['major', '7', '7', 1, 3],
  ['captain', '6', '6', 1, 4],
  ['lieutenant', '5', '5', 1, 4],
  ['sergeant', '4', '4', 1, 4],
  ['miner', '3', '3', 1, 5],
  ['scout', '2', '2', 99, 8],
  ['spy', 'S', '1', 1, 1],
  ['bomb', 'B', '', 0, 6],
  ['flag', 'F', '', 0, 1],
];

export const KINDS: readonly PieceKind[] = ARMY.map(([id, letter, rank, reach, count]) => ({
  id,
  letter,
  rank,
  emblem: id,
  reach,
  counts: [count, count],
  raised: 0,
}));

const LAKES = ['c5', 'd5', 'c6', 'd6', 'g5', 'h5', 'g6', 'h6'];
const COLUMNS = 'abcdefghij';

/**
 * A board, top row first: one word a square. Own pieces by letter in upper case, the enemy's unknown "x", known "x" and its
 * letter; "*" after it: moved, "!" after an own one: known to the opponent; "." empty, "~" water.
 */
function piecesOf(board: string, seat: number): PieceView[] {
  const rows = board
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.flatMap((words, y) =>
    words.flatMap((word, x) => {
      if (word === '.' || word === '~') return [];
      const isEnemy = word.startsWith('x');
      const letter = (isEnemy ? word.slice(1) : word).replace(/[*!]/g, '');
      const piece = KINDS.find((kind) => kind.letter === letter)?.id ?? '';
      const square = `${COLUMNS.charAt(x)}${String(rows.length - y)}`;
      return [
        {
          id: y * 16 + x,
          square,
          owner: isEnemy ? 1 - seat : seat,
          piece,
          moved: word.includes('*'),
          shown: word.includes('!') || (isEnemy && piece !== ''),
        },
      ];
    }),
  );
}

// ---- options as the server makes them: a text, and what it consists of -------------------------------------------------

/** targets: by the square from which they can be reached. */
export function moves(targets: Readonly<Record<string, readonly string[]>>): readonly Option[] {
  return Object.entries(targets).flatMap(([source, all]) =>
    all.map((target) => ({ action: moveText(source, target), parts: { source, target } })),
  );
}

/** A power used on `targets` after its user has gone from `source` over `steps`. */
export function use(power: string, [source = '', ...steps]: readonly string[], targets: readonly string[] = []): Option {
  const numbered = (name: string, values: readonly string[]) => values.map((value, index) => [`${name}_${index + 1}`, value] as const);
  const parts = { power, source, ...Object.fromEntries([...numbered('step', steps), ...numbered('target', targets)]) };
  return { action: [power, [source, ...steps].join('-'), ...targets].join(' '), parts };
}

export function rescueTo(piece: string, square: string): Option {
  return { action: rescueText(piece, square), parts: { piece, square } };
}

export const NO_RESCUE: Option = { action: 'rescue none', parts: { choice: 'none' } };
export const STOP: Option = { action: 'stop', parts: { choice: 'stop' } };

/** A decision of seat 0 with these options, or one too big to list. decline: one of them that answers "none of it". */
export function decisionOf(kind: string, options: readonly Option[] | null, decline?: Option): Decision {
  return {
    seat: 0,
    kind,
    options: options && [...options, ...(decline ? [decline] : [])],
    id: kind,
    prompt: '',
    facts: {},
    owed_by: 'each',
    decline: decline?.action ?? '',
    setting_up: kind === 'deploy',
    revocable: kind === 'deploy',
  };
}

const BARE: StrategoObservation = {
  game: 'stratego',
  variant: 'battle',
  seat: 0,
  ply: 0,
  turn: 0,
  to_act: [0],
  decision: null,
  returns: null,
  reason: '',
  phase: 'play',
  rows: 10,
  columns: 10,
  obstacles: LAKES,
  zone: [],
  ready: [true, true],
  own_deployment: '',
  kinds: KINDS,
  pieces: [],
  captured: [
    { owner: 0, total: 0, pieces: [] },
    { owner: 1, total: 0, pieces: [] },
  ],
  last_move: null,
  combat: null,
  limits: { quiet_draw: 200, quiet_left: 200, two_square_limit: 3, two_square: [0, 0], chase: [0, 0] },
  rescues: [0, 0],
  rescue_pieces: [],
  ring: '',
  mount_doom: '',
  repeat: '',
  power: null,
  powers: [],
};

const rowSquares = (row: number): string[] => Array.from(COLUMNS, (column) => `${column}${row}`);
const ZONE = [1, 2, 3, 4].flatMap(rowSquares);
const ZONE_BLUE = [10, 9, 8, 7].flatMap(rowSquares);

export const deployment: StrategoObservation = {
  ...BARE,
  phase: 'deployment',
  decision: decisionOf('deploy', null),
  to_act: [0, 1],
  zone: ZONE,
  ready: [false, false],
};

export const deploymentBlue: StrategoObservation = { ...deployment, seat: 1, zone: ZONE_BLUE, ready: [true, false], to_act: [1] };

const MIDDLE = `
  x   x   x   x   x   .   x   x   x   x
  x   x   .   x   x   x   x   x   x   x
  x   x   x*  .   x   x   x7* x   .   x
  .   x*  x2* x   .   .   x   .   x*  .
  .   .   ~   ~   .   x*  ~   ~   .   x*
  .   2*  ~   ~   6*! .   ~   ~   .   .
  8*! .   5   2   7   .   9*  4   2   3*
  .   6   B   2   .   5   3   B   2   4
  3   2   4   B   5   M   S   3   6   7
  2   B   F   B   8   4   5   B   3   6
`;

export const middle: StrategoObservation = {
  ...BARE,
  ply: 61,
  turn: 61,
  pieces: piecesOf(MIDDLE, 0),
  decision: decisionOf(
    'move',
    moves({
      b5: ['b6', 'b7', 'a5', 'b4', 'b3'],
      e5: ['e6', 'f5', 'e7'],
      a4: ['a5', 'b4', 'a3'],
      e4: ['f4'],
      g4: ['f4'],
      i4: ['i5', 'i6', 'i7'],
      j4: ['j5'],
      d4: ['d4'],
      h4: ['h4'],
      f2: ['f3'],
      f3: ['f4', 'e3'],
      b3: ['b4'],
      c4: ['b4'],
    }),
  ),
  captured: [
    {
      owner: 0,
      total: 4,
      pieces: [
        ['scout', 2],
        ['miner', 1],
        ['captain', 1],
      ],
    },
    {
      owner: 1,
      total: 5,
      pieces: [
        ['colonel', 1],
        ['captain', 1],
        ['sergeant', 2],
        ['bomb', 1],
      ],
    },
  ],
  last_move: { seat: 1, source: 'g9', target: 'g8' },
  combat: { source: 'e4', target: 'e5', seat: 0, attacker: 'captain', defender: 'sergeant', result: 'attacker' },
  limits: { quiet_draw: 200, quiet_left: 38, two_square_limit: 3, two_square: [2, 0], chase: [0, 3] },
};

export const waiting: StrategoObservation = { ...middle, to_act: [1], decision: null, ply: 62, turn: 62 };

export const rescue: StrategoObservation = {
  ...middle,
  phase: 'rescue',
  rescue_pieces: ['captain', 'miner', 'scout'],
  decision: decisionOf(
    'rescue',
    ['captain', 'miner', 'scout'].flatMap((piece) =>
      ['a2', 'b4', 'e3', 'f4', 'a3', 'a5', 'f5', 'i5', 'j5'].map((square) => rescueTo(piece, square)),
    ),
    NO_RESCUE,
  ),
};

const END = `
  x   .   .   x   .   .   2*! .   x   x
  .   x   .   x   .   x   .   .   x   .
  .   x   .   .   .   .   x7* .   .   .
  .   .   x2* .   .   .   .   .   .   .
  .   .   ~   ~   .   .   ~   ~   .   .
  .   .   ~   ~   6*! .   ~   ~   .   .
  8*! .   5   .   .   .   9*! .   .   .
  .   .   B   .   .   5   3   B   .   4
  .   2   4   B   5   M   S   3   6   7
  .   B   F   B   8   .   .   B   .   .
`;

export const end: StrategoObservation = {
  ...middle,
  phase: 'over',
  to_act: [],
  decision: null,
  ply: 214,
  turn: 214,
  pieces: piecesOf(END, 0),
  returns: [1, -1],
  reason: 'flag_captured',
  last_move: { seat: 0, source: 'g3', target: 'g10' },
  combat: { source: 'g3', target: 'g10', seat: 0, attacker: 'scout', defender: 'flag', result: 'attacker' },
};

export const silent: StrategoObservation = {
  ...middle,
  captured: [middle.captured[0] ?? { owner: 0, total: 0, pieces: [] }, { owner: 1, total: 5, pieces: [] }],
  combat: { source: 'e4', target: 'e5', seat: 0, attacker: 'captain', defender: '', result: 'attacker' },
};

/** A board of a user's own, 16 x 16, sparse. */
export const large: StrategoObservation = {
  ...middle,
  variant: 'own',
  rows: 16,
  columns: 16,
  obstacles: ['d8', 'd9', 'e8', 'e9', 'l8', 'l9', 'h8', 'i9'],
  pieces: Array.from({ length: 64 }, (_, index) => ({
    id: index,
    square: `${'abcdefghijklmnop'.charAt(index % 16)}${index < 32 ? (index < 16 ? 1 : 2) : index < 48 ? 16 : 15}`,
    owner: index < 32 ? 0 : 1,
    piece: index < 32 ? (KINDS[index % 12]?.id ?? '') : '',
    moved: index % 7 === 0,
    shown: false,
  })),
  decision: decisionOf('move', moves({ a2: ['a3'], b2: ['b3'] })),
  last_move: null,
  combat: null,
};

const STATUS: Status = { ...IN_PLAY, claim_after: 120, acts: ['/draw-offer', '/resign'] };

const SEATS: readonly SeatStatus[] = [personAt(0), personAt(1)];

interface Scene {
  readonly observation: StrategoObservation;
  readonly status?: Partial<Status>;
  readonly seats?: readonly SeatStatus[];
  readonly events?: readonly Event[];
}

/** Replaces a MatchConnection: shows one scene, and refuses every command as a two-square move would be. */
export class StillClient {
  readonly match = 'bench';
  readonly welcome = signal<Welcome | null>(null);
  readonly update = signal<Update | null>(null);
  readonly connection = signal<'connecting' | 'open' | 'lost'>('open');
  readonly presence = signal<readonly SeatStatus[]>(SEATS);
  readonly isBlocked = signal(false);
  readonly isBusy = signal(false);
  readonly clocks = signal<HeardClocks | null>(null);
  readonly heard: Heard[] = [];
  readonly sent: string[] = [];
  private readonly listeners = new Set<(update: Update) => void>();

  constructor({ observation, status = {}, seats = SEATS, events = [] }: Scene) {
    this.presence.value = seats;
    this.heard.push({ v: 1, entry_seat: -1, events });
    this.welcome.value = { ...welcomeTo(this.match, 'stratego', observation.variant), seat: observation.seat, seats };
    this.update.value = {
      type: 'update',
      v: 1,
      mark: '',
      commitments: {},
      entry_seat: -1,
      events,
      observation,
      status: { ...STATUS, ...status },
    };
  }

  onUpdate(callback: (update: Update) => void): () => void {
    this.listeners.add(callback);
    return () => this.listeners.delete(callback);
  }

  send(action: string): Promise<Ack | Nack> {
    this.sent.push(action);
    return Promise.resolve({ type: 'nack', id: '', code: 'action/illegal', reason: 'two_square', section: 'STRAT-6.4', faults: [] });
  }

  /** A new update, as if the server had sent it. */
  tell(observation: StrategoObservation, events: readonly Event[] = [], status: Partial<Status> = {}): void {
    const last = this.update.value;
    if (!last) return;
    const update = { ...last, v: last.v + 1, events, observation, status: { ...last.status, ...status } };
    this.update.value = update;
    for (const listener of this.listeners) listener(update);
  }

  close(): void {
    this.listeners.clear();
  }

  asClient(): MatchConnection {
    return this as unknown as MatchConnection;
  }
}

/** Seat 0 attacks upwards from f5 to f6: the position before, the event, the position after. */
export function fightBetween(
  attacker: string,
  defender: string,
  result: 'attacker' | 'defender' | 'both',
): { before: StrategoObservation; event: Event; after: StrategoObservation } {
  const [mine, theirs] = [900, 901];
  const others = middle.pieces.filter((piece) => piece.square !== 'f5' && piece.square !== 'f6');
  const own: PieceView = { id: mine, square: 'f5', owner: 0, piece: attacker, moved: true, shown: false };
  const enemy: PieceView = {
    id: theirs,
    square: 'f6',
    owner: 1,
    piece: '',
    moved: defender !== 'bomb' && defender !== 'flag',
    shown: false,
  };
  const facts = { seat: 0, source: 'f5', target: 'f6', attacker_id: mine, defender_id: theirs, attacker, defender, result };
  const left = [
    ...(result === 'attacker' ? [{ ...own, square: 'f6', shown: true }] : []),
    ...(result === 'defender' ? [{ ...enemy, piece: defender, shown: true }] : []),
  ];
  return {
    before: { ...middle, pieces: [...others, own, enemy] },
    event: { ply: 61, kind: 'combat', cause: '', audience: null, facts },
    after: {
      ...waiting,
      pieces: [...others, ...left],
      last_move: { seat: 0, source: 'f5', target: 'f6' },
      combat: { source: 'f5', target: 'f6', seat: 0, attacker, defender, result },
    },
  };
}

export const fight: Event = {
  ply: 62,
  kind: 'combat',
  cause: '',
  audience: null,
  facts: {
    seat: 0,
    source: 'e5',
    target: 'f6',
    attacker_id: 5 * 16 + 4,
    defender_id: 4 * 16 + 5,
    attacker: 'captain',
    defender: 'miner',
    result: 'attacker',
  },
};
