// Written by scripts/wire_types.py from the server's types. Do not edit.

/** Most characters of an action, and of what a seat brings. */
export const ACTION_LIMIT = 16000;

/** One fault of a composed action. kind: with the message `fault-<kind>`. where: squares, cards or lines, as the sender wrote them. */
export interface Fault {
  readonly kind: GameWord;
  readonly where: readonly string[];
}

/** A word of a family's own vocabulary. The family and its `wire.ts` list the words; general packages only pass them on. */
export type GameWord = string;

/** One thing that happened at a ply. */
export interface Event {
  readonly ply: number;
  readonly kind: GameWord;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly audience: readonly number[] | null;
  readonly cause: GameWord;
}

/** One legal action. action: its canonical text. parts: its components by name (source, target, card ...), so that nobody */
export interface Option {
  readonly action: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** How long people may think, in seconds. */
export interface Clock {
  readonly initial?: number;
  readonly increment?: number;
  readonly move?: number;
  readonly setup?: number;
}

/** How late watchers see a match: they see an entry once it is so many seconds old and so many moves have been made after it. */
export interface Lateness {
  readonly seconds: number;
  readonly moves: number;
}

/** The agreement of a table. clock: None for a game without one. rated: does the result change ratings? listed: are its open seats */
export interface Terms {
  readonly clock?: Clock | null;
  readonly rated?: boolean;
  readonly watching?: Watching;
  readonly listed?: boolean;
  readonly delay?: Delay;
}

/** Who may watch a running match: nobody, whoever has its link, or everybody on this server. */
export type Watching = 'nobody' | 'link' | 'everybody';

/** How late watchers see a match (`DELAYS`): at once, some minutes and moves late, longer, or once it is over. Whoever takes a seat agrees */
export type Delay = 'none' | 'short' | 'long' | 'end';

/** GET /api/matches/{match}/belief?seat=&ply= — only after the end. */
export interface BeliefPage {
  readonly match: string;
  readonly seat: number;
  readonly ply: number;
  readonly level: number;
  readonly guesses: readonly Belief[];
}

/** What one hidden thing may be. id: its number in the observation. place: where it is. known: its kind was shown. */
export interface Belief {
  readonly id: number;
  readonly place: string;
  readonly known: boolean;
  readonly forgotten: boolean;
  readonly chances: readonly (readonly [string, number])[];
}

/** POST /api/matches/{match}/hint?quick=, with the key to a seat that may ask (`Welcome.hints`). quick: true for a first look. */
export interface HintPage {
  readonly match: string;
  readonly seat: number;
  readonly decision: string;
  readonly hint: Hint | null;
}

/** Advice of a computer to a seat, from what the seat knows. */
export interface Hint {
  readonly unit: GameWord;
  readonly acts: readonly HintedAct[];
  readonly readings: readonly Reading[];
}

/** One answer to the decision, and what it leads to. */
export interface HintedAct {
  readonly action: string;
  readonly gain: number;
  readonly behind: number;
  readonly doubt: number;
  readonly reasons: readonly Reason[];
  readonly targets: readonly Target[];
  readonly risk: number;
  readonly shows: readonly Shown[];
  readonly said: readonly CoachRemark[];
  readonly then: readonly string[];
}

/** A part of an action's gain. name: the family's word for it. worth: in the hint's unit. */
export interface Reason {
  readonly name: GameWord;
  readonly worth: number;
}

/** A target of an action, a thing of another seat. */
export interface Target {
  readonly id: number;
  readonly place: string;
  readonly chances: readonly (readonly [string, number])[];
  readonly outcomes: readonly (readonly [GameWord, number])[];
  readonly is_told: boolean;
  readonly rule: string;
}

/** What an action reveals to the others about one of this seat's hidden things, whatever it meets. */
export interface Shown {
  readonly id: number;
  readonly place: string;
  readonly name: GameWord;
  readonly rule: string;
  readonly kinds: readonly string[];
  readonly before: number;
  readonly after: number;
}

/** One sentence: the message `coach-<name>` with its details by name. */
export interface CoachRemark {
  readonly name: GameWord;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** The belief about one hidden thing of another seat. id, place, known and chances: as in Belief. clues: why, in order. */
export interface Reading {
  readonly id: number;
  readonly place: string;
  readonly known: boolean;
  readonly chances: readonly (readonly [string, number])[];
  readonly clues: readonly Clue[];
}

/** One reason for the belief about a hidden thing. */
export interface Clue {
  readonly name: GameWord;
  readonly rule: string;
  readonly facts: Readonly<Record<string, number | string>>;
  readonly logs: readonly (readonly [string, number])[];
}

/** POST /api/matches/{match}/odds, with the key to the seat that must decide, if it may ask (`Welcome.odds`). */
export interface OddsPage {
  readonly match: string;
  readonly seat: number;
  readonly decision: string;
  readonly answers: readonly Odds[];
}

/** The result of one answer in games played on from a decision, with hidden things and chance drawn at random. */
export interface Odds {
  readonly actions: readonly string[];
  readonly won: number;
  readonly games: number;
  readonly outlook: number;
  readonly low: number;
  readonly high: number;
  readonly is_told: boolean;
  readonly is_best: boolean;
  readonly reasons: readonly Reason[];
}

/** Free text to the other person at the table, where `Welcome.chat` allows it. It is passed on and kept nowhere. */
export interface Chat {
  readonly type: 'chat';
  readonly id: string;
  readonly text: string;
}

/** To all browsers at the seats, the sender's too: free text of a seat. Not numbered, not stored, never sent to watchers. */
export interface ChatLine {
  readonly type: 'chat';
  readonly seat: number;
  readonly text: string;
}

/** Not numbered, not stored: the time that each seat has left, in a match with a clock; the same for every viewer. It comes after each */
export interface Clocks {
  readonly type: 'clocks';
  readonly v: number;
  readonly seats: readonly SeatClock[];
  readonly shared: boolean;
}

/** The clock of one seat. left: milliseconds as this message was sent, None without a limit (a computer's seat, a set-up without one). */
export interface SeatClock {
  readonly left: number | null;
  readonly state: ClockState;
  readonly setup: boolean;
}

/** What a clock does (SeatClock). */
export type ClockState = 'waits' | 'runs' | 'stands' | 'out';

/** POST /api/matches/{match}/next-part, with the key to a seat: what this seat gives to the seed of the next match. */
export interface NextPart {
  readonly pledge: string;
  readonly part: string;
}

/** POST /api/pledges: the server has drawn its part of the seed of a match to come. pledge: send it with NewMatch, within ten minutes, */
export interface Pledge {
  readonly pledge: string;
  readonly commitments: Readonly<Record<string, string>>;
}

/** POST /api/matches/{match}/play-on: a new match from a position of a finished game. The answer is a MatchCreated. */
export interface PlayOn {
  readonly frame: number;
  readonly seat: number;
  readonly level?: number;
  readonly key?: string;
}

/** One ply of a replay from one perspective. */
export interface ReplayFrame {
  readonly ply: number;
  readonly seat: number;
  readonly entry: string;
  readonly events: readonly Event[];
  readonly observation: unknown;
  readonly spent: number;
  readonly clocks: readonly (number | null)[];
}

/** GET /api/matches/{match}/replay?view=SEAT|public|all|shared&from=&to= — only after the end; frames from..to-1 of total. */
export interface ReplayPage {
  readonly match: string;
  readonly view: number | CommonView;
  readonly total: number;
  readonly frames: readonly ReplayFrame[];
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly follow_up: Readonly<Record<string, boolean | number | string>>;
}

/** Views of no seat: all with nothing hidden, public as those without a seat saw it, shared as the players show it to everybody. */
export type CommonView = 'all' | 'public' | 'shared';

/** Answer to ShareRequest. own: has this player said yes? covered: without unseen pieces? open: may others see the game, since */
export interface Shared {
  readonly match: string;
  readonly own: boolean;
  readonly covered: boolean;
  readonly open: boolean;
  readonly whole: boolean;
}

/** GET /api/matches/{match}/shared: a finished game as everybody may know it. Its frames are `replay?view=shared`. */
export interface SharedGame {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly terms: Terms;
  readonly seats: readonly SharedSeat[];
  readonly created: number;
  readonly ended: number;
  readonly turns: number;
  readonly total: number;
  readonly returns: readonly number[];
  readonly reason: GameWord;
  readonly is_whole: boolean;
  readonly play_on_until: number;
}

/** Who sat at a seat of a shared game, as in SeatStatus. shows: is everything of this seat shown? */
export interface SharedSeat {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly level: number;
  readonly player: string;
  readonly name: string;
  readonly crest: Crest | null;
  readonly rating: SeatRating | null;
  readonly shows: boolean;
}

/** Who has a seat: a person, a computer, or nobody yet. */
export type SeatKind = 'person' | 'computer' | 'open';

/** A crest: colours, how they share the cloth, and what it shows. Computers have steel; nobody else may. */
export interface Crest {
  readonly cloth: CrestCloth;
  readonly division: CrestDivision;
  readonly device: CrestDevice;
}

/** The pair of colours of a crest, named by the first of them as heralds do. */
export type CrestCloth = 'gules' | 'azure' | 'vert' | 'or' | 'argent' | 'sable' | 'purpure' | 'tenne';

/** How the two colours share the cloth of a crest. */
export type CrestDivision = 'plain' | 'pale' | 'fess' | 'bend' | 'chevron' | 'quarterly' | 'border';

/** What a crest shows. */
export type CrestDevice = 'star' | 'sun' | 'moon' | 'tower' | 'tree' | 'leaf' | 'key' | 'coronet' | 'anchor' | 'wheel' | 'fish' | 'arrow' | 'flame' | 'bell';

/** How strong somebody is. margin: in 19 of 20 cases the true strength is at most so far from `value`. games: how many have counted. */
export interface SeatRating {
  readonly value: number;
  readonly margin: number;
  readonly mark: Mark;
  readonly games: number;
}

export type Mark = 'new' | 'provisional' | 'established';

/** POST /api/matches/{match}/share, with the key to a seat, after the end. */
export interface ShareRequest {
  readonly shared?: boolean | null;
  readonly covered?: boolean;
}

/** GET /api/matches/{match}/story — only after the end. How the game went, from what was public; null for a game without stories. */
export interface StoryPage {
  readonly match: string;
  readonly story: Story | null;
}

/** How a game went for those who won or lost it together. */
export interface Story {
  readonly points: readonly StoryPoint[];
  readonly marks: readonly StoryMoment[];
  readonly losses: readonly StoryMoment[];
  readonly kept: readonly Told[];
  readonly best: StoryMoment | null;
  readonly turned: StoryMoment | null;
  readonly tip: Told | null;
  readonly sums: Readonly<Record<GameWord, number>>;
}

/** A turn, counted from 1. frame: of the replay, at its beginning. value: what the family counts, at its end. outlook: the chance to */
export interface StoryPoint {
  readonly turn: number;
  readonly frame: number;
  readonly value: number;
  readonly outlook: number;
}

/** Something that happened. turn: counted from 1. frame: of the replay. swing: how the chance to win changed in this turn, -1 to 1. */
export interface StoryMoment {
  readonly turn: number;
  readonly frame: number;
  readonly told: Told;
  readonly swing: number;
}

/** Something that is told in a sentence. name: the family's word for it. facts: its details by name. */
export interface Told {
  readonly name: GameWord;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** Finished games with people only, under the same options. won: how many of `games`. */
export interface WinShare {
  readonly variant: string;
  readonly n_seats: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly games: number;
  readonly won: number;
}

/** GET /api/win-shares?game= — how often people have won a cooperative game on this server, learning tables left out. */
export interface WinShares {
  readonly game: string;
  readonly shares: readonly WinShare[];
}

/** GET /api/games. levels: game id -> the levels of its computer players, weakest first (none: it plays at random). */
export interface GamesList {
  readonly games: readonly GameSpec[];
  readonly levels: Readonly<Record<string, readonly number[]>>;
  readonly odds: readonly string[];
  readonly hints: readonly string[];
  readonly players: Readonly<Record<string, readonly string[]>>;
  readonly rated: Readonly<Record<string, readonly string[]>>;
  readonly steps: Readonly<Record<string, readonly string[]>>;
}

/** What a lobby, an environment or a command line must know about a game. */
export interface GameSpec {
  readonly id: string;
  readonly family: string;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly cooperative: boolean;
  readonly chance: boolean;
  readonly hidden: boolean;
  readonly variants: readonly VariantSpec[];
  readonly rules_page: string;
  readonly seat_names: readonly string[];
  readonly utility: readonly [number, number];
  readonly presets: Readonly<Record<string, Readonly<Record<string, boolean | number | string>>>>;
  readonly table_actions: readonly TableRight[];
  readonly table_sections: Readonly<Partial<Record<TableRight, string>>>;
  readonly brings: BringSpec | null;
  readonly edition: number;
}

/** A named ruleset of a game with its own defaults (`options` lists every option with this variant's default). */
export interface VariantSpec {
  readonly id: string;
  readonly options: readonly OptionSpec[];
  readonly presets: readonly string[];
  readonly box: BoxSpec;
}

/** One declared option; a form, a CLI flag and a TOML field all come from it. */
export interface OptionSpec {
  readonly name: string;
  readonly type: OptionType;
  readonly default: boolean | number | string;
  readonly section: string;
  readonly choices: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly group: GameWord;
  readonly needs: readonly string[];
  readonly first: boolean;
}

/** The type of an option's values. */
export type OptionType = 'bool' | 'int' | 'choice';

/** How a variant is offered, and what the cover of its box shows. It changes no rule. */
export interface BoxSpec {
  readonly shelf: Shelf;
  readonly inside: string;
  readonly n_pieces: number;
  readonly drawing: GameWord;
  readonly emblems: readonly string[];
  readonly cloth: GameWord;
}

/** Where a variant stands on the shelf of the home page: among the first ones, or behind them. */
export type Shelf = 'front' | 'more';

/** Table acts that a game allows, outside its rules; `match.table_actions` lists them. */
export type TableRight = 'resign' | 'draw' | 'unready' | 'claim' | 'concede' | 'undo' | 'restart' | 'talk';

/** The text that each seat may supply before a match (a deck, an army): at most ACTION_LIMIT characters, "" for the game's choice. */
export interface BringSpec {
  readonly kind: GameWord;
  readonly section: string;
  readonly open: boolean;
  readonly example: string;
}

/** GET /api/matches/{match}/heard?from=&to=, with the key to a seat: what the updates from..to-1 told it, 200 of them at most. */
export interface HeardPage {
  readonly match: string;
  readonly seat: number;
  readonly updates: readonly HeardUpdate[];
  readonly next: number;
}

/** What one Update told this seat beside the position. v, entry_seat, events: as in that Update. */
export interface HeardUpdate {
  readonly v: number;
  readonly entry_seat: number;
  readonly events: readonly Event[];
}

/** Answer to LessonRequest. observation: the position before the act. frames: after the act, then after each reply; none if refused. */
export interface LessonAnswer {
  readonly judgement: LessonJudgement;
  readonly observation: unknown;
  readonly text: string;
  readonly faults: readonly string[];
  readonly rule: string;
  readonly refusal: Refusal | null;
  readonly frames: readonly LessonFrame[];
  readonly shown_act: string;
  readonly acts: readonly string[];
  readonly done: number;
  readonly offered: readonly string[];
}

/** What comes of an act: nothing was tried; the lesson goes on; the step asks for more; it is answered and taken back; it is taken back; the */
export type LessonJudgement = '' | 'right' | 'part' | 'wrong' | 'other' | 'refused';

/** Why an action or a text is refused, as in Nack. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly reason: GameWord;
  readonly section: string;
  readonly faults: readonly Fault[];
}

/** The stable name of an error, `area/reason`: WireCode, the `code` of an error of ours or of a family, or `http/` with a status. */
export type ErrorCode = string;

/** A position after an act or a reply, with the events that led there. */
export interface LessonFrame {
  readonly events: readonly Event[];
  readonly observation: unknown;
}

/** GET /api/lessons: all lessons, path by path. */
export interface LessonList {
  readonly lessons: readonly LessonRow[];
}

/** A lesson in a list. number: its place on the path of its game, from 1. test_step: what "Test me" asks for, from 1. seats: how many. */
export interface LessonRow {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  readonly number: number;
  readonly minutes: number;
  readonly kind: LessonKind;
  readonly learner: number;
  readonly rule: string;
  readonly steps: number;
  readonly test_step: number;
  readonly seats: number;
  readonly known_without: string;
}

/** What a step asks for: an act of play; one of the set-ups that the file lists; a set-up without faults, made from a given one. */
export type LessonKind = 'moves' | 'choice' | 'setup';

/** A lesson that a game was lost by. reason: the message `lesson-missed-<reason>` says how. */
export interface LessonMissed {
  readonly lesson: string;
  readonly reason: GameWord;
}

/** POST /api/lessons/{id}/try. acts: those that led to where the lesson stands. act: the one to try, "" for a look. skip: the steps */
export interface LessonRequest {
  readonly acts?: readonly string[];
  readonly act?: string;
  readonly skip?: number;
}

/** GET /api/matches/{match}/lessons: what a seat's own view of a finished match shows. known: ids of lessons that its player knew. */
export interface LessonsPlayed {
  readonly match: string;
  readonly known: readonly string[];
  readonly missed: readonly LessonMissed[];
}

/** The server closes this socket, and says why. retry_after: seconds to wait before the next one, 0 for none. */
export interface Goodbye {
  readonly type: 'goodbye';
  readonly code: GoodbyeCode;
  readonly retry_after: number;
}

/** Why the server closes a socket. resume: reconnect and continue. auth: unknown token, or a match that may not be watched. */
export type GoodbyeCode = 'resume' | 'auth' | 'match' | 'expired' | 'reset' | 'hello' | 'failed' | 'busy';

/** Keeps the line open; answered by Pong. */
export interface Ping {
  readonly type: 'ping';
}

export interface Pong {
  readonly type: 'pong';
}

/** GET /api/reach. addresses: under which other devices of the local network find this server, () if it admits none. */
export interface Reach {
  readonly addresses: readonly string[];
}

/** What a finished game has done to the rating of the person at a seat. */
export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** GET /api/matches/{match}/rating — after the end. changes: of people; () where the game did not count, and `why` says the reason. */
export interface RatingChanges {
  readonly match: string;
  readonly changes: readonly RatingChange[];
  readonly why: CasualReason | null;
}

export type CasualReason = 'casual' | 'no-clock' | 'own-rules' | 'helped' | 'restarted' | 'nameless' | 'one-person' | 'nobody' | 'unmeasured' | 'changed-hands' | 'aborted';

/** An event without content: the line is open. */
export interface Beat {
  readonly type: 'beat';
}

/** POST /api/matches/{match}/fill, with the key to a seat: computers take the seats that are offered to everybody. As in SeatPlan. */
export interface FillSeats {
  readonly level?: number;
  readonly player?: string;
}

/** Answer to InvitationRequest. free: the seats it still opens; the first is taken next. options: those in force. */
export interface Invitation {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly n_seats: number;
  readonly free: readonly number[];
  readonly learning: boolean;
  readonly terms: Terms;
  readonly commitments: Readonly<Record<string, string>>;
  readonly takes_part: boolean;
  readonly brought: readonly string[];
}

/** POST /api/matches/{match}/invitation: what does this invitation lead to? It takes no seat. */
export interface InvitationRequest {
  readonly invite: string;
}

/** A table whose free seats are offered to everybody, as everybody may know it. */
export interface OpenTable {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: readonly SeatStatus[];
  readonly free: readonly number[];
  readonly terms: Terms;
  readonly learning: boolean;
  readonly since: number;
  readonly fills_at: number;
  readonly fill_level: number;
}

/** Somebody at the table. level: of a computer player, else -1. */
export interface SeatStatus {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly level: number;
  readonly holder: number;
  readonly here: boolean;
  readonly away_for: number;
  readonly stand_in: number;
  readonly offered: boolean;
  readonly left: boolean;
  readonly player: string;
  readonly name: string;
  readonly crest: Crest | null;
  readonly rating: SeatRating | null;
}

/** GET /api/seats, and the first event of GET /api/seats/events: all open seats, the longest waiting first. */
export interface OpenTables {
  readonly type: 'all';
  readonly tables: readonly OpenTable[];
  readonly now: number;
  readonly fill_after: number;
  readonly fill_level: number;
}

/** Answer to PairingRequest. waits: nobody is there yet; the asker's table is in the list of open seats now. */
export interface Paired {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
  readonly waits: boolean;
}

/** POST /api/pairing: play this game of two with whoever waits for the same, else wait for somebody. The asker agrees that everybody */
export interface PairingRequest {
  readonly game: string;
  readonly variant: string;
  readonly clock?: Clock | null;
  readonly rated?: boolean;
  readonly casual_too?: boolean;
  readonly keys?: readonly string[];
}

/** A box with a clock that one press plays (PairingRequest). casual, rated: how many people wait for it in games of each kind. */
export interface QuickPair {
  readonly game: string;
  readonly variant: string;
  readonly clock: Clock;
  readonly casual: number;
  readonly rated: number;
}

/** GET /api/pairing: what most people play in pairs, in the order in which it is offered. */
export interface QuickPairs {
  readonly pairs: readonly QuickPair[];
}

/** POST /api/matches/{match}/rematch, with the key to a seat of a match whose next one is open: a new key to a seat there. */
export interface RematchGrant {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
}

/** Answer to FillSeats. seats: those that computers have taken. */
export interface SeatsFilled {
  readonly match: string;
  readonly seats: readonly number[];
}

/** An event: a table has left the list. */
export interface TableGone {
  readonly type: 'gone';
  readonly match: string;
  readonly why: GoneReason;
}

/** Why a table is no longer in the list of open seats: all its seats are taken, or it is not offered any more. */
export type GoneReason = 'taken' | 'withdrawn';

/** An event: a table has joined the list, or one of the list has changed. */
export interface TableOffered {
  readonly type: 'offered';
  readonly table: OpenTable;
}

/** Answer to POST /api/matches/{match}/withdraw: the free seats are offered no more, or the asker's seat is free again. */
export interface TableWithdrawn {
  readonly match: string;
  readonly left: boolean;
}

/** POST /api/appraisal answers this to a SetupRequest: is `brings` legal for its seat? */
export interface Appraisal {
  readonly refusal: Refusal | null;
  readonly text: string;
  readonly facts: Readonly<Record<string, boolean | number | string>>;
  readonly parts: readonly ReadPart[];
  readonly left_out: readonly LeftOut[];
}

/** An understood part of a text. line: in the text, from 1. id: of the thing in the game's data. count: how many. */
export interface ReadPart {
  readonly line: number;
  readonly id: string;
  readonly count: number;
}

/** A line of a text that was ignored. kind: why, with the message `left-out-<kind>`. line: from 1. text: the line, shortened. */
export interface LeftOut {
  readonly kind: GameWord;
  readonly line: number;
  readonly text: string;
}

/** How far a measurement has come, also at GET /api/measurements/{id} and POST /api/measurements/{id}/stop. */
export interface Measurement {
  readonly id: string;
  readonly status: MeasurementStatus;
  readonly n_games: number;
  readonly done: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly points: readonly number[];
  readonly breaches: Readonly<Record<string, number>>;
}

/** How far a measurement is. */
export type MeasurementStatus = 'waiting' | 'running' | 'done' | 'stopped';

/** POST /api/measurements: how often do computers win with these texts? brings: one for each seat of a game that all win together. */
export interface MeasureRequest {
  readonly game: string;
  readonly variant: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly n_seats?: number;
  readonly brings?: readonly string[];
  readonly n_games?: number;
  readonly actions?: readonly string[];
  readonly level?: number;
}

/** POST /api/proposal: a deck or other text for this seat. wish: in the family's words. seed: another one gives another text. */
export interface ProposalRequest {
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly n_seats?: number;
  readonly wish?: Readonly<Record<string, string>>;
  readonly seed?: number;
}

/** Answer to ProposalRequest: a legal text for the seat. */
export interface ProposedText {
  readonly text: string;
}

/** Answer to SetupRequest: a plausible first answer of that seat; each call draws another. */
export interface RandomAction {
  readonly action: string;
}

/** POST /api/reading: what does a text in any known form mean? options, n_seats: as in SetupRequest. */
export interface ReadRequest {
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly text: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly n_seats?: number;
}

/** Answer to RemarksRequest, the weightiest first. A remark is never an error. */
export interface Remarks {
  readonly remarks: readonly Remark[];
}

/** Something worth a second look in a first answer, never an error. kind: in the family's words. places: what it is about, by name. */
export interface Remark {
  readonly kind: GameWord;
  readonly places: readonly string[];
  readonly facts: Readonly<Record<string, number>>;
}

/** POST /api/remarks: what is worth a second look in a first answer of this seat (a set-up)? options, n_seats: as in SetupRequest. */
export interface RemarksRequest {
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly action: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly n_seats?: number;
}

/** POST /api/random-action. options: only those that differ from the variant's defaults. n_seats: 0 for the fewest. */
export interface SetupRequest {
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly n_seats?: number;
  readonly brings?: string;
  readonly begun?: string;
}

/** Answer to ReadRequest. action: the first answer of the seat, as a Command takes it; "" for a deck or army. */
export interface TextRead {
  readonly refusal: Refusal | null;
  readonly action: string;
  readonly parts: readonly ReadPart[];
  readonly left_out: readonly LeftOut[];
  readonly guessed: readonly Guessed[];
}

/** Something that a text does not say, and how it was read. kind: with the message `guessed-<kind>`. value: its detail, or "". */
export interface Guessed {
  readonly kind: GameWord;
  readonly value: string;
}

/** Answer to TrialRequest. taken: the number of actions played; the first refused one ends it. refusal: why, None if all were taken. */
export interface Trial {
  readonly taken: number;
  readonly refusal: Refusal | null;
  readonly events: readonly Event[];
  readonly observation: unknown;
  readonly others: readonly Decision[];
}

/** A choice that a seat must make now. */
export interface Decision {
  readonly seat: number;
  readonly kind: GameWord;
  readonly options: readonly Option[] | null;
  readonly id: string;
  readonly prompt: GameWord;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly owed_by: OwedBy;
  readonly decline: string;
  readonly setting_up: boolean;
  readonly revocable: boolean;
}

/** Who must answer a decision of several seats: each of them, or any one for all. */
export type OwedBy = 'each' | 'any';

/** One action of a trial. */
export interface TrialAct {
  readonly seat: number;
  readonly action: string;
}

/** POST /api/trial: actions to play in a game that is not stored, always with the same seed. seat: the viewer. */
export interface TrialRequest {
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly n_seats?: number;
  readonly brings?: readonly string[];
  readonly acts?: readonly TrialAct[];
  readonly since?: number;
}

/** To the seats, once, after the end: how many of those who watched have applauded. Not numbered, not stored. */
export interface Applauded {
  readonly type: 'applauded';
  readonly count: number;
}

/** The position of a match now, or at its end. observation: of the key's own seat, or of those who hold none. */
export interface Board {
  readonly match: string;
  readonly observation: unknown;
}

/** POST /api/boards takes up to 24 of these as a list and answers a list of Board, null where the key shows nothing. */
export interface BoardKey {
  readonly match: string;
  readonly token: string;
  readonly public?: boolean;
}

/** To watchers, when the match is over: they see its end in so many seconds. Not numbered, not stored. */
export interface Ending {
  readonly type: 'ending';
  readonly seconds: number;
}

/** A running match that everybody may watch. turn, to_act, status, observation: as late as watchers see it, and as spectators see it. */
export interface WatchedMatch {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: readonly SeatStatus[];
  readonly status: MatchStatus;
  readonly to_act: readonly number[];
  readonly turn: number;
  readonly created: number;
  readonly late: Lateness;
  readonly watchers: number;
  readonly observation: unknown;
}

/** The stage of a match: set-up (placing an army, choosing a deck), play, over. */
export type MatchStatus = 'setup' | 'play' | 'over';

/** Somebody who watches and wishes to be named to the players. */
export interface WatcherName {
  readonly name: string;
  readonly crest: Crest | null;
}

/** GET /api/watch: the matches that everybody may watch now and that people play on this server, those with most watchers first. */
export interface WatchList {
  readonly matches: readonly WatchedMatch[];
}

/** Who gets one seat of a new match. */
export interface SeatPlan {
  readonly kind: SeatPlanKind;
  readonly level?: number;
  readonly brings?: string;
  readonly player?: string;
}

/** Who gets a seat: the asker, whoever has this seat's own invitation, the first with the match's shared one, or a computer. */
export type SeatPlanKind = 'own' | 'link' | 'open' | 'computer';

/** POST /api/matches. seats: a plan for each seat, in order. lot: assign them at random (from the recorded seed). */
export interface NewMatch {
  readonly game: string;
  readonly variant: string;
  readonly seats: readonly SeatPlan[];
  readonly lot?: boolean;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly preset?: string;
  readonly absent_after?: number;
  readonly absent_level?: number;
  readonly learning?: boolean;
  readonly terms?: Terms;
  readonly pledge?: string;
  readonly part?: string;
}

/** A seat and the unguessable token that holds it. */
export interface SeatGrant {
  readonly seat: number;
  readonly token: string;
}

/** An unguessable text that opens a seat. Open seats share one; it gives the first free seat. */
export interface Invite {
  readonly seat: number;
  readonly invite: string;
}

/** Answer to NewMatch. grants: the seats of the asker. invites: for the free seats. */
export interface MatchCreated {
  readonly match: string;
  readonly grants: readonly SeatGrant[];
  readonly invites: readonly Invite[];
}

/** POST /api/matches/{match}/join. brings: as in SeatPlan. invite: "" for a seat that is offered to everybody. */
export interface JoinMatch {
  readonly invite?: string;
  readonly brings?: string;
  readonly keys?: readonly string[];
  readonly part?: string;
}

export interface MatchJoined {
  readonly match: string;
  readonly grant: SeatGrant;
}

/** POST /api/matches/{match}/seat, with the key to any seat of a cooperative match: a seat gets another player. */
export interface SeatChange {
  readonly seat: number;
  readonly to: SeatTaker;
  readonly level?: number;
  readonly player?: string;
}

/** Who gets a seat: a computer, its person again, or the person who opens a new invitation. */
export type SeatTaker = 'computer' | 'person' | 'link';

/** Answer to SeatChange. invite: the new invitation, None unless `to` was "link". */
export interface SeatChanged {
  readonly seat: number;
  readonly invite: string | null;
}

/** POST /api/summaries takes up to 100 of these as a list and answers a list of MatchSummary, null for an invalid key. */
export interface MatchKey {
  readonly match: string;
  readonly token: string;
}

/** GET /api/matches/{match}: one line of "my games" (no hidden fact in it). seat: -1 for somebody without one. */
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly seats: readonly SeatStatus[];
  readonly status: TableStatus;
  readonly to_act: readonly number[];
  readonly turn: number;
  readonly created: number;
  readonly updated: number;
  readonly returns: readonly number[] | null;
  readonly reason: GameWord;
  readonly terms: Terms;
  readonly shared: boolean;
  readonly rematch: string;
  readonly rematch_by: number;
}

/** As MatchStatus, with a stage before it: some seat is still free. */
export type TableStatus = 'waiting' | 'setup' | 'play' | 'over';

/** Every HTTP error: a code with a message `error-<area>-<reason>`, and a line in plain English. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly limit: LimitName | null;
  readonly retry_after: number;
  readonly request_id: string;
}

/** What is limited, as `--limit` and a refusal call it. */
export type LimitName = 'tables' | 'joins' | 'sockets' | 'messages' | 'streams' | 'thinking' | 'measurements' | 'coach' | 'pictures' | 'summaries' | 'reads' | 'looks' | 'wrong-keys' | 'names' | 'codes' | 'code-tries' | 'passkeys' | 'push' | 'challenges' | 'announcements' | 'waiting' | 'waiting-table';

/** First message from the browser. since: the last numbered message it has (0: none). mark: of that message, "" if unknown. */
export interface Hello {
  readonly type: 'hello';
  readonly token: string;
  readonly since?: number;
  readonly mark?: string;
  readonly person?: string;
  readonly changes?: boolean;
}

/** An action or a table act. id: chosen by the browser, unique per seat (a repeat gets the same answer). seen: the last v it showed. */
export interface Command {
  readonly type: 'command';
  readonly id: string;
  readonly seen: number;
  readonly action: string;
}

/** A table act that waits for others. agreed, against: the votes so far, the proposer's included. */
export interface Proposal {
  readonly action: string;
  readonly word: TableWord;
  readonly keep: number;
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly voters: readonly number[];
  readonly needed: number;
  readonly against: readonly number[];
}

/** How the text of an act begins, in logs, records and on the wire. */
export type TableWord = '/resign' | '/draw-offer' | '/draw-accept' | '/draw-decline' | '/unready' | '/claim-win' | '/claim-draw' | '/rematch' | '/concede' | '/undo' | '/restart' | '/agree' | '/refuse' | '/signal' | '/say' | '/flag' | '/close';

/** The match as such. draw_offer: the seat whose offer stands, -1 none. */
export interface Status {
  readonly status: MatchStatus;
  readonly draw_offer: number;
  readonly proposal: Proposal | null;
  readonly returns: readonly number[] | null;
  readonly reason: GameWord;
  readonly claim_after: number;
  readonly rematch: string;
  readonly rematch_seats: readonly number[];
  readonly acts: readonly TableWord[];
  readonly signals: readonly Option[];
}

/** Answer to Hello; then come the numbered updates since `since` (or, if there are more than 50, just the newest). */
export interface Welcome {
  readonly type: 'welcome';
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly brought: readonly string[];
  readonly seat: number;
  readonly v: number;
  readonly seats: readonly SeatStatus[];
  readonly created: number;
  readonly absent_after: number;
  readonly absent_level: number;
  readonly learning: boolean;
  readonly hints: boolean;
  readonly odds: boolean;
  readonly terms: Terms;
  readonly watchers: number;
  readonly late: Lateness | null;
  readonly chat: boolean;
  readonly commitments: Readonly<Record<string, string>>;
  readonly practice: boolean;
}

/** Numbered per viewer. events: those for this viewer. observation: what it may know now (a game's Observation). commitments: to what */
export interface Update {
  readonly type: 'update';
  readonly v: number;
  readonly entry_seat: number;
  readonly events: readonly Event[];
  readonly observation: unknown;
  readonly status: Status;
  readonly commitments: Readonly<Record<string, string>>;
  readonly mark: string;
}

/** An Update for who takes changes and has the one before. observation, status: how they differ from those of it, null if not at all. */
export interface Changes {
  readonly type: 'changes';
  readonly v: number;
  readonly entry_seat: number;
  readonly events: readonly Event[];
  readonly observation: unknown;
  readonly status: unknown;
  readonly commitments: Readonly<Record<string, string>>;
  readonly mark: string;
}

/** Not numbered, not stored: who is here. watchers: how many people watch. named: those of them who wish the players to know it. */
export interface Presence {
  readonly type: 'presence';
  readonly seats: readonly SeatStatus[];
  readonly watchers: number;
  readonly named: readonly WatcherName[];
}

/** The command is committed. v: the sender's number of the update it caused. To a Chat: it is passed on; v is the newest update. */
export interface Ack {
  readonly type: 'ack';
  readonly id: string;
  readonly v: number;
}

/** The command was refused. code: `action/illegal`, `action/stale`, ... reason: the game's word. section: the rule. */
export interface Nack {
  readonly type: 'nack';
  readonly id: string;
  readonly code: ErrorCode;
  readonly reason: GameWord;
  readonly section: string;
  readonly faults: readonly Fault[];
}

/** POST /api/challenges, with the person's key: ask somebody by name to play. wanted: a match with one "link" seat, which is theirs. */
export interface ChallengeRequest {
  readonly name: string;
  readonly wanted: NewMatch;
}

/** Answer to ChallengeRequest. seat, token: the asker's. expires: milliseconds since 1970. */
export interface ChallengeMade {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
  readonly expires: number;
}

/** Somebody with a name. */
export interface ChallengePerson {
  readonly name: string;
  readonly crest: Crest;
}

/** A challenge. other: who asks, or who is asked; None where they have given up the name. seat: the seat of whoever reads this. */
export interface ChallengeLine {
  readonly match: string;
  readonly other: ChallengePerson | null;
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly n_seats: number;
  readonly seat: number;
  readonly learning: boolean;
  readonly terms: Terms;
  readonly made: number;
  readonly expires: number;
  readonly state: ChallengeState;
}

/** How far a challenge is: it waits for an answer, or how that turned out. */
export type ChallengeState = 'open' | 'taken' | 'declined' | 'withdrawn' | 'expired';

/** GET /api/challenges and each event of GET /api/challenges/events, with the person's key: the challenges of this person. */
export interface Challenges {
  readonly type: 'challenges';
  readonly got: readonly ChallengeLine[];
  readonly made: readonly ChallengeLine[];
  readonly now: number;
}

/** Answer to POST /api/challenges/{match}/accept: what opens the seat (JoinMatch). Asked again, a new one comes until it is taken. */
export interface ChallengeAccepted {
  readonly match: string;
  readonly seat: number;
  readonly invite: string;
}

/** GET and POST /api/challenges/rules, with the person's key: from whom this person takes challenges. */
export interface ChallengeRules {
  readonly taken_from: TakenFrom;
  readonly blocked?: readonly string[];
}

/** From whom somebody takes challenges: everybody, those they have played before, nobody. */
export type TakenFrom = 'everybody' | 'played' | 'nobody';

/** POST /api/challenges/block, with the person's key: take no challenges from somebody, or take them again. */
export interface BlockRequest {
  readonly name: string;
  readonly blocked: boolean;
}

/** GET /api/challenges/people, with the person's key: those with whom this person has finished a game, the latest first. */
export interface KnownPeople {
  readonly people: readonly ChallengePerson[];
}

/** A rating on the page of a player. pace: the speed of the clock, "untimed" for companies without one. last: when the last game */
export interface PersonRating {
  readonly game: string;
  readonly variant: string;
  readonly pace: Pace;
  readonly rating: SeatRating;
  readonly last: number;
}

export type Pace = 'blitz' | 'rapid' | 'classical' | 'correspondence' | 'untimed';

/** A tournament in a list. */
export interface TournamentLine {
  readonly id: string;
  readonly name: string;
  readonly system: TournamentSystem;
  readonly game: string;
  readonly variant: string;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly state: TournamentState;
  readonly starts_at: number;
  readonly started_at: number;
  readonly ends_at: number;
  readonly ended_at: number;
  readonly minutes: number;
  readonly round: number;
  readonly n_rounds: number;
  readonly n_joined: number;
  readonly n_people: number;
  readonly club: string;
  readonly winner: string;
}

/** How opponents are found: everybody meets everybody, those with equal points meet in rounds, or whoever waits. */
export type TournamentSystem = 'round-robin' | 'swiss' | 'arena';

/** How far a tournament is. */
export type TournamentState = 'announced' | 'running' | 'finished' | 'cancelled';

/** POST /api/clubs, with a person's key: found a club. POST /api/clubs/{id}: its founder changes it. */
export interface NewClub {
  readonly name: string;
  readonly description?: string;
  readonly closed?: boolean;
}

/** Answer to a new club. invite: whoever has it may join; the link is /club/{id}#{invite}. It is shown this once. */
export interface ClubMade {
  readonly id: string;
  readonly invite: string;
}

/** POST /api/clubs/{id}/invite, by its founder: a new key for the link. The one before opens nothing any more. */
export interface ClubInvite {
  readonly invite: string;
}

/** POST /api/clubs/{id}/join, with a person's key. invite: from the link. */
export interface JoinClub {
  readonly invite: string;
}

/** POST /api/clubs/{id}/remove and /api/clubs/{id}/hand-over, by its founder: the member with this name leaves, or is founder now. */
export interface ClubMemberRequest {
  readonly name: string;
}

/** A club in a list. founder: its name, "" for somebody who has no name any more. */
export interface ClubLine {
  readonly id: string;
  readonly name: string;
  readonly n_members: number;
  readonly closed: boolean;
  readonly founder: string;
}

/** GET /api/clubs, with a person's key: the clubs of this person. */
export interface ClubsList {
  readonly clubs: readonly ClubLine[];
}

/** One of a club. since: when they joined, milliseconds since 1970. ratings: those with most games first. */
export interface ClubMember {
  readonly name: string;
  readonly crest: Crest | null;
  readonly since: number;
  readonly is_founder: boolean;
  readonly ratings: readonly PersonRating[];
}

/** GET /api/clubs/{id}, with or without a person's key. is_member, is_founder: of the asker. */
export interface ClubPage {
  readonly line: ClubLine;
  readonly description: string;
  readonly founded: number;
  readonly is_member: boolean;
  readonly is_founder: boolean;
  readonly members: readonly ClubMember[];
  readonly tournaments: readonly TournamentLine[];
  readonly now: number;
}

/** What a coach found so far. accuracy: from 0 to 100, None where no turn tells of it. thirds: the same of each third of the game. */
export interface CoachReport {
  readonly accuracy: number | null;
  readonly thirds: readonly (number | null)[];
  readonly counts: readonly number[];
  readonly given: number;
  readonly luck: number;
  readonly turns: readonly JudgedTurn[];
  readonly dearest: readonly number[];
  readonly turning: readonly number[];
  readonly worked: readonly CoachMoment[];
  readonly tips: readonly CoachTip[];
  readonly bounds: readonly number[];
  readonly spent: number;
  readonly lost: number;
  readonly went_wrong: readonly CoachMoment[];
  readonly closed: readonly number[];
}

/** One decision of a seat, judged by what it knew. Values are in the coach's unit, for example the worth of the weakest piece. */
export interface JudgedTurn {
  readonly number: number;
  readonly frame: number;
  readonly action: string;
  readonly best: string;
  readonly loss: number;
  readonly luck: number;
  readonly given: number;
  readonly standing: number;
  readonly theme: GameWord;
  readonly remarks: readonly CoachRemark[];
  readonly successes: readonly CoachMoment[];
  readonly setbacks: readonly CoachMoment[];
  readonly effort: Effort;
  readonly spent: number;
  readonly doubt: number;
  readonly games: number;
  readonly asked: CoachRemark | null;
  readonly swing: number;
}

/** Something done right, or that went well. number: of the decision. worth: what it brought, or what bad luck took, in the coach's */
export interface CoachMoment {
  readonly number: number;
  readonly worth: number;
  readonly remark: CoachRemark;
}

/** How long a coach looks at a decision: all are looked at quickly, the dearest once more. */
export type Effort = 'quick' | 'deep';

/** Something to try next time: the message `coach-tip-<theme>`. lesson: of one about it, "" for none. turns: the worst of them. */
export interface CoachTip {
  readonly theme: GameWord;
  readonly lesson: string;
  readonly turns: readonly number[];
}

/** GET and POST /api/matches/{match}/coach, after the end, with the key to a seat: what this seat's decisions were worth. */
export interface CoachPage {
  readonly match: string;
  readonly seat: number;
  readonly status: CoachStatus;
  readonly decisions: number;
  readonly looked: number;
  readonly deep: number;
  readonly deepened: number;
  readonly report: CoachReport | null;
}

/** How far a report is: nobody has asked for it; others are before it; the coach looks at the game; it is kept; it could not be finished. */
export type CoachStatus = 'none' | 'waiting' | 'running' | 'done' | 'stopped';

/** A table that is in memory (no hidden fact in it). created, updated: its beginning and its last act, milliseconds since 1970. */
export interface HostTable {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly status: TableStatus;
  readonly seats: readonly SeatStatus[];
  readonly created: number;
  readonly updated: number;
  readonly sockets: number;
  readonly watchers: number;
  readonly offered: boolean;
}

/** Work of a kind: how much waits, how much is done now, and the seconds that the last of it has waited (mean). */
export interface HostQueue {
  readonly kind: WorkKind;
  readonly waiting: number;
  readonly running: number;
  readonly waited: number;
}

/** What workers do: a computer's move or word, a hint, odds, a study (beliefs, proposals), a measured game, a judged turn, pictures. */
export type WorkKind = 'computer' | 'hint' | 'odds' | 'study' | 'measurement' | 'coach' | 'preview' | 'film';

/** A limit that has refused something since the start of the server. last: when it did so last, milliseconds since 1970. */
export interface HostLimit {
  readonly limit: string;
  readonly times: number;
  readonly last: number;
}

/** GET /api/host. now, started: milliseconds since 1970. load: processes that want a core, a mean of the last minute, of `cores`. */
export interface HostReport {
  readonly version: string;
  readonly now: number;
  readonly started: number;
  readonly load: number;
  readonly cores: number;
  readonly cpu: number;
  readonly memory: number;
  readonly connections: number;
  readonly sockets: number;
  readonly storage: HostStorage;
  readonly database: number;
  readonly free: number;
  readonly games: number;
  readonly finished: number;
  readonly people: number;
  readonly open: number;
  readonly tables: readonly HostTable[];
  readonly queues: readonly HostQueue[];
  readonly worker_deaths: number;
  readonly limits: readonly HostLimit[];
  readonly address: string;
  readonly others: readonly HostReport[];
  readonly silent: readonly string[];
}

/** Can games be read and written now? */
export type HostStorage = 'ok' | 'failed';

/** POST /api/host/close: the running game ends with nobody as its winner, and seats that are open can be taken no more. */
export interface TableToClose {
  readonly match: string;
}

/** POST /api/host/free-name. meant: do it; else only what would go is told. */
export interface NameToFree {
  readonly name: string;
  readonly meant?: boolean;
}

/** What is kept of whoever has a name, or was kept until now. since: their first day. seats, games: these stay, without the name. */
export interface NameFreed {
  readonly name: string;
  readonly since: string;
  readonly games: number;
  readonly seats: number;
  readonly ratings: number;
  readonly passkeys: number;
  readonly code: boolean;
  readonly freed: boolean;
}

/** Answer to POST /api/person/passkeys/challenge, with the person's key: what the browser makes a passkey from. */
export interface PasskeyWish {
  readonly challenge: string;
  readonly seconds: number;
  readonly host: string;
  readonly user: string;
  readonly name: string;
  readonly known: readonly string[];
}

/** POST /api/person/passkeys, with the person's key: the passkey that the browser has made. client, attestation: as it gave them. */
export interface NewPasskey {
  readonly label: string;
  readonly id: string;
  readonly client: string;
  readonly attestation: string;
}

/** A passkey, for its person alone. created, used: milliseconds since 1970; used 0: never. */
export interface OwnPasskey {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

/** GET /api/person/passkeys, and the answer to NewPasskey and PasskeyGone: the passkeys of the person with this key, oldest first. */
export interface OwnPasskeys {
  readonly passkeys: readonly OwnPasskey[];
}

/** POST /api/person/passkeys/remove, with the person's key: remove this passkey. */
export interface PasskeyGone {
  readonly id: string;
}

/** Answer to POST /api/passkeys/challenge: what a passkey must sign, once and within `seconds`. host: for which it is good. */
export interface PasskeyQuestion {
  readonly challenge: string;
  readonly seconds: number;
  readonly host: string;
}

/** POST /api/passkeys/use: what the passkey has signed. The answer is a Parcel with a new key to the person and the seats. */
export interface PasskeyProof {
  readonly id: string;
  readonly client: string;
  readonly data: string;
  readonly signature: string;
  readonly user: string;
}

/** POST /api/person, with the person's key: take this name and crest, or change to them. */
export interface NameRequest {
  readonly name: string;
  readonly crest: Crest;
}

/** GET /api/person, and the answer to NameRequest: what the server keeps of the person with this key. */
export interface OwnPerson {
  readonly name: string;
  readonly crest: Crest | null;
  readonly since: number;
  readonly has_recovery: boolean;
  readonly n_games: number;
}

/** A seat and its key, in a Parcel. */
export interface CarriedGrant {
  readonly seat: number;
  readonly token: string;
}

/** An invitation to a seat, in a Parcel. */
export interface CarriedInvite {
  readonly seat: number;
  readonly invite: string;
}

/** One of "my games" as a browser keeps it. kept: when it took its seat, milliseconds since 1970. */
export interface CarriedGame {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly grants: readonly CarriedGrant[];
  readonly invites?: readonly CarriedInvite[];
  readonly kept?: number;
}

/** POST /api/codes: all keys of a browser, to be fetched once by another (POST /api/codes/use) that has the code. */
export interface Parcel {
  readonly person?: string;
  readonly games?: readonly CarriedGame[];
  readonly shelves?: Readonly<Record<string, string>>;
}

/** Answer to Parcel. code: eight letters and digits without 0, O, 1 and I. seconds: so long it is good. */
export interface DeviceCode {
  readonly code: string;
  readonly seconds: number;
}

/** POST /api/codes/use answers with the Parcel, POST /api/person/recover with a Recovered. */
export interface CodeRequest {
  readonly code: string;
}

/** POST /api/person/recovery, with the person's key: sixteen letters and digits to print. A newer code ends the older one. */
export interface RecoveryCode {
  readonly code: string;
}

/** Answer to a recovery code. It ends the old key of the person and the old keys of the seats in the parcel. */
export interface Recovered {
  readonly parcel: Parcel;
}

/** POST /api/person/seats, with the person's key and up to 100 MatchKey: the matches in which the seats now show the name. */
export interface SeatsNamed {
  readonly matches: readonly string[];
}

/** POST /api/person/free gives up the name and keeps the history; POST /api/person/forget removes both. */
export interface Gone {
  readonly n_seats: number;
}

/** Finished games. share: of the points, a draw counts half. low, high: its 95 per cent interval (Wilson). */
export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Who else sat there: a computer of a level or with a name (`player`), a person with a name, or a guest (`name` is ""). */
export interface Other {
  readonly is_computer: boolean;
  readonly level: number;
  readonly player: string;
  readonly name: string;
  readonly crest: Crest | null;
}

/** Games with or against somebody. */
export interface OtherTally {
  readonly other: Other;
  readonly tally: Tally;
}

/** Games of at least `least` and at most `most` turns. The bounds are thirds of this person's games. */
export interface LengthTally {
  readonly least: number;
  readonly most: number;
  readonly tally: Tally;
}

/** Games with the same set-up, deck or army. match, seat: the newest of them, where it can be seen. last: when that game ended. */
export interface SetupTally {
  readonly match: string;
  readonly seat: number;
  readonly last: number;
  readonly tally: Tally;
}

/** Games with the same label, such as a deck. kind: with the message `statistics-<kind>`. words: ids of messages for its value. */
export interface LabelTally {
  readonly kind: GameWord;
  readonly words: readonly string[];
  readonly tally: Tally;
}

/** How somebody fares in one game. cooperative: the others are companions. setups, labels: () for everybody else. In a game with */
export interface GameStatistics {
  readonly game: string;
  readonly variant: string;
  readonly cooperative: boolean;
  readonly tally: Tally;
  readonly others: readonly OtherTally[];
  readonly lengths: readonly LengthTally[];
  readonly setups: readonly SetupTally[];
  readonly labels: readonly LabelTally[];
}

/** One finished game. match: "" for everybody else: the address of a game is for those who sat there to give away. */
export interface HistoryLine {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly ended: number;
  readonly turns: number;
  readonly result: GameResult;
  readonly reason: GameWord;
  readonly others: readonly Other[];
  readonly shown: boolean;
}

/** How a finished game ended for a player. */
export type GameResult = 'won' | 'drawn' | 'lost';

/** GET /api/people/{name}/games?from= — finished games, newest first. total: of them. */
export interface HistoryPage {
  readonly total: number;
  readonly lines: readonly HistoryLine[];
}

/** GET /api/people/{name} — a person's page. own: asked for with this person's key. since: milliseconds since 1970. */
export interface PlayerPage {
  readonly name: string;
  readonly crest: Crest;
  readonly since: number;
  readonly own: boolean;
  readonly statistics: readonly GameStatistics[];
  readonly history: HistoryPage;
  readonly ratings: readonly PersonRating[];
}

/** GET /api/push: may this server send news, and the public key with which a browser subscribes ("" where it may not). */
export interface PushOffer {
  readonly available: boolean;
  readonly key: string;
}

/** POST /api/push: send news of these seats to this browser. It takes the place of what the browser has asked for before. */
export interface PushRequest {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly seats?: readonly MatchKey[];
  readonly quiet_from?: number;
  readonly quiet_until?: number;
}

/** The answer to PushRequest. seats: how many of the keys open a seat. */
export interface PushKept {
  readonly seats: number;
}

/** POST /api/push/forget: send this browser nothing more. POST /api/push/test: send it a test. */
export interface PushEndpoint {
  readonly endpoint: string;
}

/** The answer to POST /api/push/forget. known: had this browser asked for news? */
export interface PushForgotten {
  readonly known: boolean;
}

/** The answer to POST /api/push/test. accepted: has the push service taken it? */
export interface PushTested {
  readonly accepted: boolean;
}

/** What a push service brings to the browser, sealed: no fact of the game beyond its kind. match, game, variant: "" in a test. */
export interface PushNews {
  readonly kind: PushKind;
  readonly match: string;
  readonly game: string;
  readonly variant: string;
}

/** What news says: a seat owes an answer, its time is nearly over, somebody has sat down, the game is over, or nothing at all. */
export type PushKind = 'turn' | 'time' | 'seated' | 'over' | 'test';

/** When a puzzle comes back. step: how often it is still to be right, 0 for no more. due: milliseconds since 1970, 0 for never. */
export interface PuzzleReturn {
  readonly step: number;
  readonly due: number;
}

/** How somebody stands with the puzzles of a game. streak: right answers in a row. updated: the last answer, milliseconds since 1970. */
export interface PuzzleStanding {
  readonly rating: Rating;
  readonly streak: number;
  readonly updated: number;
}

/** A strength estimated from games: the true one is normal around `value` with standard deviation `deviation`, in Elo points. */
export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

/** A text by its id, with its arguments. Those whose name begins with "piece" are the family's words for a kind of thing. */
export interface PuzzleText {
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A puzzle in a list. rating: how hard it is now. */
export interface PuzzleRow {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  readonly collection: string;
  readonly rating: number;
  readonly title: PuzzleText;
}

/** An answered puzzle. result: of the first answer: 1, 1/2 or 0. again: when it comes back. */
export interface PuzzleDue {
  readonly id: string;
  readonly result: number;
  readonly again: PuzzleReturn;
}

/** GET /api/puzzles: all puzzles. daily: game -> the id of today's for everybody. day: that day, UTC, as 2026-11-29. */
export interface PuzzleList {
  readonly puzzles: readonly PuzzleRow[];
  readonly daily: Readonly<Record<string, string>>;
  readonly day: string;
  readonly standings: Readonly<Record<string, PuzzleStanding>>;
  readonly answered: readonly PuzzleDue[];
  readonly start: PuzzleStanding;
  readonly placement: number;
}

/** GET /api/puzzles/{id}: the position as its seat saw it. frames: the last few. total: frames of the whole game up to here. */
export interface PuzzlePage {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly title: PuzzleText;
  readonly question: PuzzleText;
  readonly clue: PuzzleText;
  readonly total: number;
  readonly choices: readonly string[];
  readonly observation: unknown;
  readonly frames: readonly ReplayFrame[];
}

/** GET /api/puzzles/{id}/frames?from=&to=: the game up to the position as its seat heard it, frames from..to-1 of total. */
export interface PuzzleFrames {
  readonly total: number;
  readonly frames: readonly ReplayFrame[];
}

/** POST /api/puzzles/{id}/answer. clue: a clue was asked for. act: "" gives up, which counts as a wrong answer. */
export interface PuzzleRequest {
  readonly act: string;
  readonly clue?: boolean;
  readonly standing?: PuzzleStanding | null;
  readonly before?: PuzzleReturn | null;
}

/** An act that is compared. behind: how much less than the best it brings, in the unit of the family's search. */
export interface PuzzleValue {
  readonly act: string;
  readonly behind: number;
  readonly word: PuzzleWord;
}

/** How an act compares with the best: it is the best; hardly, clearly, much worse. */
export type PuzzleWord = 'best' | 'fine' | 'loose' | 'error';

/** What something hidden may be by all that the seat saw: (kind, chance from 0 to 1), likeliest first. */
export interface PuzzleGuess {
  readonly place: string;
  readonly chances: readonly (readonly [string, number])[];
}

/** Answer to PuzzleRequest, from what the seat could know. result: 1, 1/2 or 0. */
export interface PuzzleAnswer {
  readonly result: number;
  readonly best: string;
  readonly values: readonly PuzzleValue[];
  readonly why: readonly PuzzleText[];
  readonly said: PuzzleText | null;
  readonly readings: readonly PuzzleGuess[];
  readonly level: number;
  readonly rating: number;
  readonly is_rated: boolean;
  readonly standing: PuzzleStanding;
  readonly again: PuzzleReturn;
}

/** POST /api/puzzles/{id}/truth. act: the answer that was given, a legal act or "" for having given up. */
export interface TruthRequest {
  readonly act: string;
}

/** Answer to TruthRequest: the position with nothing covered. */
export interface PuzzleTruth {
  readonly observation: unknown;
}

/** A computer that plays: of a level (0: moves at random), or a named one. As in SeatPlan. */
export interface ComputerEntry {
  readonly level?: number;
  readonly player?: string;
}

/** POST /api/tournaments, with a person's key: announce a tournament of a game by the rules of the box. */
export interface NewTournament {
  readonly name: string;
  readonly system: TournamentSystem;
  readonly game: string;
  readonly variant: string;
  readonly clock: Clock;
  readonly description?: string;
  readonly minutes?: number;
  readonly rounds?: number;
  readonly double?: boolean;
  readonly seats?: number;
  readonly starts_at?: number;
  readonly rated?: boolean;
  readonly delay?: Delay;
  readonly computers?: readonly ComputerEntry[];
  readonly fill?: boolean;
  readonly fill_level?: number;
  readonly least?: number;
  readonly most?: number;
  readonly club?: string;
}

/** GET /api/tournaments, with or without a person's key. coming: the soonest first. finished: the last ones, newest first. */
export interface TournamentsList {
  readonly running: readonly TournamentLine[];
  readonly coming: readonly TournamentLine[];
  readonly finished: readonly TournamentLine[];
  readonly announcing: AnnounceBar;
  readonly now: number;
}

/** Why somebody cannot announce a tournament: nothing speaks against it, only the host of the server may, no name. */
export type AnnounceBar = '' | 'nobody' | 'needs-name';

/** Answer to NewTournament. */
export interface TournamentMade {
  readonly id: string;
}

/** Who has announced a tournament. name: "" for the host of the server, or somebody who has no name any more. */
export interface TournamentHost {
  readonly name: string;
  readonly crest: Crest | null;
}

/** One who takes part. number: in this tournament, from 1. name: "" for a computer, and for somebody who has no name any more. */
export interface Entrant {
  readonly number: number;
  readonly is_computer: boolean;
  readonly name: string;
  readonly crest: Crest | null;
  readonly level: number;
  readonly player: string;
  readonly rating: SeatRating | null;
}

/** A game that has ended, for one who played it. against: numbers of the others, () for a bye. points: with what a streak adds. */
export interface EntrantResult {
  readonly round: number;
  readonly against: readonly number[];
  readonly seat: number;
  readonly share: number;
  readonly points: number;
  readonly match: string;
}

/** How one stands. rank: from 1, equal where nothing parts them. tie_breaks: in the order of `TournamentPage.tie_breaks`. */
export interface StandingRow {
  readonly entrant: number;
  readonly rank: number;
  readonly points: number;
  readonly tie_breaks: readonly number[];
  readonly results: readonly EntrantResult[];
  readonly n_games: number;
  readonly streak: number;
  readonly now: EntrantNow;
  readonly match: string;
}

/** What somebody does: waits for a game, plays, has no game in this round, takes a break, has left. */
export type EntrantNow = 'waits' | 'plays' | 'rests' | 'paused' | 'left';

/** A game of the tournament that goes on. seats: numbers of those who play, by seat. since: when it was paired. */
export interface PlayedTable {
  readonly match: string;
  readonly round: number;
  readonly seats: readonly number[];
  readonly since: number;
}

/** The game that the asker has to play now. token: the key to the seat. */
export interface OwnTable {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
  readonly against: readonly number[];
}

/** What a tournament is for the asker. entrant: own number, 0 for none. now: None for whoever takes no part. */
export interface OwnPart {
  readonly entrant: number;
  readonly rank: number;
  readonly now: EntrantNow | null;
  readonly pauses: boolean;
  readonly joining: JoinBar;
  readonly is_host: boolean;
  readonly table: OwnTable | null;
}

/** Why somebody cannot join: nothing speaks against it, no name, it is too late, no place is free, not of the club, joined already. */
export type JoinBar = '' | 'needs-name' | 'too-late' | 'full' | 'members-only' | 'in';

/** GET /api/tournaments/{id}, with or without a person's key, and the first event of GET /api/tournaments/{id}/events. */
export interface TournamentPage {
  readonly type: 'page';
  readonly line: TournamentLine;
  readonly description: string;
  readonly host: TournamentHost;
  readonly seats: number;
  readonly delay: Delay;
  readonly least: number;
  readonly most: number;
  readonly fills: boolean;
  readonly fill_level: number;
  readonly streaks: boolean;
  readonly tie_breaks: readonly TieBreak[];
  readonly cancelled: Cancelling | null;
  readonly missing: number;
  readonly joins_until: number;
  readonly entrants: readonly Entrant[];
  readonly standings: readonly StandingRow[];
  readonly tables: readonly PlayedTable[];
  readonly own: OwnPart;
  readonly now: number;
}

/** What decides between equal points. */
export type TieBreak = 'buchholz' | 'sonneborn-berger' | 'direct' | 'wins';

/** Why a tournament was cancelled: too few had come, or its host called it off. */
export type Cancelling = 'too-few' | 'host';

/** An event: what is different since the event before. entrants, standings: new and changed ones alone. gone: numbers of entrants who */
export interface TournamentChanged {
  readonly type: 'changed';
  readonly line: TournamentLine;
  readonly cancelled: Cancelling | null;
  readonly missing: number;
  readonly joins_until: number;
  readonly entrants: readonly Entrant[];
  readonly standings: readonly StandingRow[];
  readonly gone: readonly number[];
  readonly tables: readonly PlayedTable[];
  readonly own: OwnPart;
  readonly now: number;
}

/** Base of every game's observation: public plain data for one seat. Subclasses add the game's named parts. */
export interface Observation {
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly ply: number;
  readonly turn: number;
  readonly to_act: readonly number[];
  readonly decision: Decision | null;
  readonly returns: readonly number[] | null;
  readonly reason: GameWord;
}

/** The kind of the event that tells of an act. Before what needs consent happens, a "proposed" tells of it. */
export type TableEvent = 'resigned' | 'draw_agreed' | 'abandoned' | 'called_draw' | 'conceded' | 'timeout' | 'closed' | 'draw_offered' | 'draw_declined' | 'unready' | 'rematch' | 'agreed' | 'refused' | 'undone' | 'restarted' | 'signalled' | 'said';

/** Reasons of an outcome by a table act; the event that tells of it has the same kind. */
export type TableEnd = 'resigned' | 'draw_agreed' | 'abandoned' | 'called_draw' | 'conceded' | 'timeout' | 'closed';

export type FromBrowser = Hello | Command | Chat | Ping;

export type ToBrowser = Welcome | Update | Changes | Presence | Clocks | ChatLine | Ending | Applauded | Ack | Nack | Pong | Goodbye;
