/** The HTTP calls, typed. Whatever goes wrong arrives as an ApiError with a code the text room knows. */

import { addressOf } from './base';
import type {
  Appraisal,
  BlockRequest,
  ChallengeAccepted,
  ChallengeMade,
  ChallengeRequest,
  ChallengeRules,
  Challenges,
  CoachPage,
  CodeRequest,
  DeviceCode,
  InvitationRequest,
  BeliefPage,
  Board,
  BoardKey,
  Fault,
  FillSeats,
  GamesList,
  Gone,
  HistoryPage,
  Invitation,
  JoinMatch,
  LimitName,
  KnownPeople,
  LessonAnswer,
  LessonList,
  LessonRequest,
  LessonsPlayed,
  MatchCreated,
  MatchJoined,
  HeardPage,
  HintPage,
  MatchKey,
  MatchSummary,
  Measurement,
  OddsPage,
  OpenTables,
  MeasureRequest,
  NameRequest,
  NewMatch,
  NewPasskey,
  OwnPasskeys,
  OwnPerson,
  Paired,
  PairingRequest,
  Parcel,
  PasskeyGone,
  PasskeyProof,
  PasskeyQuestion,
  PasskeyWish,
  PlayerPage,
  PlayOn,
  Problem,
  ProposalRequest,
  ProposedText,
  PushForgotten,
  PushKept,
  PushOffer,
  PushRequest,
  PushTested,
  PuzzleAnswer,
  PuzzleFrames,
  PuzzleList,
  PuzzlePage,
  PuzzleRequest,
  PuzzleTruth,
  QuickPairs,
  RandomAction,
  Reach,
  ReadRequest,
  Remarks,
  RemarksRequest,
  RatingChanges,
  Recovered,
  RecoveryCode,
  RematchGrant,
  ReplayPage,
  SeatChange,
  SeatChanged,
  SeatsNamed,
  SeatsFilled,
  SetupRequest,
  Shared,
  SharedGame,
  ShareRequest,
  StoryPage,
  TableWithdrawn,
  TextRead,
  Trial,
  TrialRequest,
  WatchList,
  WinShares,
} from './wire';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Everything that is wrong with a composed text, where the server says so. */
    readonly faults: readonly Fault[] = [],
    /** The limit that is reached, and the seconds until it may be asked again. */
    readonly limit: LimitName | null = null,
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

type Query = Record<string, string | number>;

function address(path: string, query: Query = {}): string {
  const words = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const tail = words.toString();
  return addressOf(tail === '' ? `/api${path}` : `/api${path}?${tail}`);
}

async function problemOf(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as Partial<Problem & { readonly faults: readonly Fault[] }>;
    const { code, message = '', faults = [], limit = null, retry_after: retryAfter = 0 } = problem;
    if (typeof code === 'string') return new ApiError(code, message, response.status, faults, limit, retryAfter);
  } catch {
    // Not ours: a proxy's page or nothing at all.
  }
  return new ApiError(response.status >= 500 ? 'server/failed' : 'request/failed', response.statusText, response.status);
}

async function call(path: string, query: Query, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address(path, query), init);
  } catch {
    throw new ApiError('server/away', 'The server does not answer.', 0);
  }
  if (response.status === 502 || response.status === 504) throw new ApiError('server/away', response.statusText, response.status);
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** A seat's key travels in a header, so that it stands in no address and no log. */
function keyed(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } };
}

/** Asks for the answer at a path below /api. token: of the seat or person that asks, "" for none. Rejects with an ApiError. */
export async function get<T>(path: string, query: Query = {}, token = ''): Promise<T> {
  return (await (await call(path, query, token === '' ? undefined : keyed(token))).json()) as T;
}

/** The same with something to be done. */
export async function post<T>(path: string, body: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await (await call(path, {}, init)).json()) as T;
}

const matchPath = (match: string): string => `/matches/${encodeURIComponent(match)}`;

/** Does the server answer a call at all? Never rejects. */
export async function isReachable(): Promise<boolean> {
  try {
    const { headers } = await fetch(address('/health'), { cache: 'no-store' });
    return headers.get('content-type')?.startsWith('application/json') ?? false;
  } catch {
    return false;
  }
}

/** Does the server still load its rules? Never rejects. */
export async function isLoadingRules(): Promise<boolean> {
  try {
    const answer = await fetch(address('/health'), { cache: 'no-store' });
    return ((await answer.json()) as { readonly rules?: string }).rules === 'loading';
  } catch {
    return false;
  }
}

export const listGames = (): Promise<GamesList> => get('/games');

let keyOfPerson = (): string => '';

/** From now on the seats that are taken show the name of the person with this key; "" for a guest. */
export function sitDownAs(key: () => string): void {
  keyOfPerson = key;
}

export const createMatch = (wanted: NewMatch): Promise<MatchCreated> => post('/matches', wanted, keyOfPerson());

export const joinMatch = (match: string, wanted: JoinMatch): Promise<MatchJoined> =>
  post(`${matchPath(match)}/join`, wanted, keyOfPerson());

/** The new key to the next match, for the key to a seat of this one. */
export const rematchKey = (match: string, token: string): Promise<RematchGrant> => post(`${matchPath(match)}/rematch`, {}, token);

/** The seats that are offered to everybody. */
export const listSeats = (): Promise<OpenTables> => get('/seats');

/** What most people play in pairs here. */
export const quickPairs = (): Promise<QuickPairs> => get('/pairing');

/** Plays with whoever waits for the same, or waits. */
export const askPairing = (wanted: PairingRequest): Promise<Paired> => post('/pairing', wanted, keyOfPerson());

/** Asks somebody by name to play. key: of the person. */
export const makeChallenge = (key: string, wanted: ChallengeRequest): Promise<ChallengeMade> => post('/challenges', wanted, key);

export const askChallenges = (key: string): Promise<Challenges> => get('/challenges', {}, key);

/** The challenges as they change, as server-sent events. */
export const challengeStream = (key: string, stop: AbortSignal): Promise<Response> =>
  call('/challenges/events', {}, { ...keyed(key), signal: stop });

export const acceptChallenge = (key: string, match: string): Promise<ChallengeAccepted> =>
  post(`/challenges/${encodeURIComponent(match)}/accept`, {}, key);

export const endChallenge = (key: string, match: string, how: 'decline' | 'withdraw'): Promise<Challenges> =>
  post(`/challenges/${encodeURIComponent(match)}/${how}`, {}, key);

/** From whom one takes challenges. */
export const askChallengeRules = (key: string): Promise<ChallengeRules> => get('/challenges/rules', {}, key);

export const setChallengeRules = (key: string, wanted: ChallengeRules): Promise<ChallengeRules> => post('/challenges/rules', wanted, key);

/** Takes no challenges from somebody, or takes them again. */
export const blockChallenges = (key: string, wanted: BlockRequest): Promise<ChallengeRules> => post('/challenges/block', wanted, key);

/** Those with whom one has played. */
export const knownPeople = (key: string): Promise<KnownPeople> => get('/challenges/people', {}, key);

/** Takes a seat back that was offered to everybody. */
export const withdrawSeat = (match: string, token: string): Promise<TableWithdrawn> => post(`${matchPath(match)}/withdraw`, {}, token);

/** Lets computers take the seats that were offered to everybody. */
export const fillSeats = (match: string, token: string, wanted: FillSeats): Promise<SeatsFilled> =>
  post(`${matchPath(match)}/fill`, wanted, token);

/** Gives a seat of a company to another player. token: opens any seat there. */
export const changeSeat = (match: string, token: string, change: SeatChange): Promise<SeatChanged> =>
  post(`${matchPath(match)}/seat`, change, token);

/** What an invitation leads to; it takes no seat. */
export const askInvitation = (match: string, asked: InvitationRequest): Promise<Invitation> =>
  post(`${matchPath(match)}/invitation`, asked);

/** Where the local network finds this server. */
export const askReach = (): Promise<Reach> => get('/reach');

export const matchSummary = (match: string, token: string): Promise<MatchSummary> => get(matchPath(match), {}, token);

/** What a finished match shows of the lessons, by what the seat of this key knew. */
export const lessonsPlayed = (match: string, token: string): Promise<LessonsPlayed> => get(`${matchPath(match)}/lessons`, {}, token);

/** What the updates from..to-1 of a match told the seat of this key, or the first of them. */
export const heardPage = (match: string, token: string, from: number, to: number): Promise<HeardPage> =>
  get(`${matchPath(match)}/heard`, { from, to }, token);

/** Whose eyes a replay is seen with: a seat's number, or a view of no seat. */
export type ReplayView = ReplayPage['view'];

/** Frames from..to-1 of a finished match. */
export const replayPage = (match: string, token: string, view: ReplayView, from: number, to: number): Promise<ReplayPage> =>
  get(`${matchPath(match)}/replay`, { view, from, to }, token);

/** What a seat could know and guess at one frame of a finished match. */
export const beliefPage = (match: string, token: string, seat: number, ply: number): Promise<BeliefPage> =>
  get(`${matchPath(match)}/belief`, { seat, ply }, token);

/** What comes of the answers to the decision that a seat owes, at a table for learning. */
export const askOdds = (match: string, token: string, isQuick: boolean): Promise<OddsPage> =>
  post(`${matchPath(match)}/odds${isQuick ? '?quick=true' : ''}`, {}, token);

/** How far the coach's report on a seat's finished game is. */
export const coachPage = (match: string, token: string): Promise<CoachPage> => get(`${matchPath(match)}/coach`, {}, token);

/** Has the coach look at a seat's finished game. */
export const startCoach = (match: string, token: string): Promise<CoachPage> => post(`${matchPath(match)}/coach`, {}, token);

/** What a computer would do in a seat's place, where hints may be asked for. isQuick: after a first look. */
export const askHint = (match: string, token: string, isQuick: boolean): Promise<HintPage> =>
  post(`${matchPath(match)}/hint${isQuick ? '?quick=true' : ''}`, {}, token);

/** Lets others see a finished match, or no longer; asks only where `shared` is null. */
export const shareGame = (match: string, token: string, wanted: ShareRequest): Promise<Shared> =>
  post(`${matchPath(match)}/share`, wanted, token);

/** A finished match as its players show it to everybody. */
export const sharedGame = (match: string): Promise<SharedGame> => get(`${matchPath(match)}/shared`);

/** A new match from a position of a finished one. */
export const playOn = (match: string, wanted: PlayOn): Promise<MatchCreated> => post(`${matchPath(match)}/play-on`, wanted, keyOfPerson());

/** Positions for a list of games; null where a key shows nothing. At most 24. */
export const boardsOf = (keys: readonly BoardKey[]): Promise<readonly (Board | null)[]> => post('/boards', keys);

/** How a finished match went. */
export const askStory = (match: string, token: string): Promise<StoryPage> => get(`${matchPath(match)}/story`, {}, token);

/** The running matches that everybody may watch. */
export const watchList = (): Promise<WatchList> => get('/watch');

/** What companies of people have won of a game on this server. */
export const askWinShares = (game: string): Promise<WinShares> => get('/win-shares', { game });

/** A believable first answer of a seat: a set-up, a deck. Never the same twice. */
export const randomAction = (wanted: SetupRequest): Promise<RandomAction> => post('/random-action', wanted);

/** May a seat bring a text, what is wrong with it, and what is it like? */
export const appraise = (wanted: SetupRequest): Promise<Appraisal> => post('/appraisal', wanted);

/** What a text as people have it stands for: the first answer of a seat, and what was left out or guessed. */
export const readText = (wanted: ReadRequest): Promise<TextRead> => post('/reading', wanted);

/** What is worth a second look in a legal first answer of a seat. */
export const askRemarks = (wanted: RemarksRequest): Promise<Remarks> => post('/remarks', wanted);

/** A text that a seat may bring, made by the computer. */
export const proposeText = (wanted: ProposalRequest): Promise<ProposedText> => post('/proposal', wanted);

/** Computers begin to play with what the seats bring. */
export const measure = (wanted: MeasureRequest): Promise<Measurement> => post('/measurements', wanted);

export const askMeasurement = (id: string): Promise<Measurement> => get(`/measurements/${encodeURIComponent(id)}`);

export const stopMeasurement = (id: string): Promise<Measurement> => post(`/measurements/${encodeURIComponent(id)}/stop`, {});

/** Acts played in a game that nobody keeps. */
export const tryActs = (wanted: TrialRequest): Promise<Trial> => post('/trial', wanted);

/** All lessons, path by path. */
export const askLessons = (): Promise<LessonList> => get('/lessons');

/** What comes of an act in a lesson that nobody keeps. */
export const tryInLesson = (lesson: string, wanted: LessonRequest): Promise<LessonAnswer> =>
  post(`/lessons/${encodeURIComponent(lesson)}/try`, wanted);

/** All puzzles, today's, and what the person with this key has done; "" for a guest. */
export const askPuzzles = (key: string): Promise<PuzzleList> => get('/puzzles', {}, key);

const puzzlePath = (id: string): string => `/puzzles/${encodeURIComponent(id)}`;

/** A puzzle as its seat saw it. */
export const askPuzzle = (id: string): Promise<PuzzlePage> => get(puzzlePath(id));

/** The game that led to it, as its seat heard it: frames from .. to - 1. */
export const askPuzzleFrames = (id: string, from: number, to: number): Promise<PuzzleFrames> =>
  get(`${puzzlePath(id)}/frames`, { from, to });

/** What an answer is worth, and why. */
export const answerPuzzle = (id: string, wanted: PuzzleRequest, key: string): Promise<PuzzleAnswer> =>
  post(`${puzzlePath(id)}/answer`, wanted, key);

/** What lay under the covers, for who has answered with this act. */
export const askTruth = (id: string, act: string): Promise<PuzzleTruth> => post(`${puzzlePath(id)}/truth`, { act });

/** Lines of "my games", in the order asked for; null where a key opens nothing. At most 100. */
export const matchSummaries = (keys: readonly MatchKey[]): Promise<readonly (MatchSummary | null)[]> => post('/summaries', keys);

/** What a finished match has done to ratings. */
export const ratingChanges = (match: string, token: string): Promise<RatingChanges> => get(`${matchPath(match)}/rating`, {}, token);

/** A file at a path below /api. */
export const fileAt = async (path: string, token = ''): Promise<Blob> =>
  (await call(path, {}, token === '' ? undefined : keyed(token))).blob();

/** The whole record of a finished match, as a file. */
export const recordFile = (match: string, token: string): Promise<Blob> => fileAt(`${matchPath(match)}/record`, token);

// People with a name. key: the person's.

export const askPerson = (key: string): Promise<OwnPerson> => get('/person', {}, key);

export const takeName = (key: string, wanted: NameRequest): Promise<OwnPerson> => post('/person', wanted, key);

export const nameSeats = (key: string, seats: readonly MatchKey[]): Promise<SeatsNamed> => post('/person/seats', seats, key);

export const freeName = (key: string): Promise<Gone> => post('/person/free', {}, key);

export const ownPasskeys = (key: string): Promise<OwnPasskeys> => get('/person/passkeys', {}, key);

export const wishPasskey = (key: string): Promise<PasskeyWish> => post('/person/passkeys/challenge', {}, key);

export const addPasskey = (key: string, made: NewPasskey): Promise<OwnPasskeys> => post('/person/passkeys', made, key);

export const removePasskey = (key: string, gone: PasskeyGone): Promise<OwnPasskeys> => post('/person/passkeys/remove', gone, key);

/** What a passkey must sign to bring a name back. */
export const askPasskey = (): Promise<PasskeyQuestion> => post('/passkeys/challenge', {});

export const provePasskey = (proof: PasskeyProof): Promise<Parcel> => post('/passkeys/use', proof);

export const forgetPerson = (key: string): Promise<Gone> => post('/person/forget', {}, key);

export const makeRecoveryCode = (key: string): Promise<RecoveryCode> => post('/person/recovery', {}, key);

export const recoverPerson = (code: CodeRequest): Promise<Recovered> => post('/person/recover', code);

export const makeCode = (parcel: Parcel): Promise<DeviceCode> => post('/codes', parcel);

export const redeemCode = (code: CodeRequest): Promise<Parcel> => post('/codes/use', code);

/** The page of a player; with the player's own key it tells more. */
export const playerPage = (name: string, key: string): Promise<PlayerPage> => get(`/people/${encodeURIComponent(name)}`, {}, key);

/** Finished games of a player, from that number on. */
export const playerGames = (name: string, key: string, from: number): Promise<HistoryPage> =>
  get(`/people/${encodeURIComponent(name)}/games`, { from }, key);

// Web push. endpoint: the address at which its push service takes messages for this browser.

export const askPushOffer = (): Promise<PushOffer> => get('/push');

/** News of these seats, and of all seats of the person who plays here. */
export const askForNews = (wanted: PushRequest): Promise<PushKept> => post('/push', wanted, keyOfPerson());

export const forgetBrowser = (endpoint: string): Promise<PushForgotten> => post('/push/forget', { endpoint });

export const testPush = (endpoint: string): Promise<PushTested> => post('/push/test', { endpoint });
