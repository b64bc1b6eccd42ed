// Written by scripts/wire_types.py from the server's types. Do not edit.

/** One thing that happened at a ply. */
export interface Event {
  readonly ply: number;
  readonly kind: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly audience: readonly number[] | null;
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
}

/** A named ruleset of a game with its own defaults (`options` lists every option with this variant's default). */
export interface VariantSpec {
  readonly id: string;
  readonly options: readonly OptionSpec[];
  readonly presets: readonly string[];
}

/** One declared option; a form, a CLI flag and a TOML field all come from it. */
export interface OptionSpec {
  readonly name: string;
  readonly type: string;
  readonly default: boolean | number | string;
  readonly section: string;
  readonly choices: readonly string[];
  readonly low: number;
  readonly high: number;
}

/** GET /api/games. levels: game id -> the levels of its computer players, weakest first (none: it plays at random). */
export interface GamesList {
  readonly games: readonly GameSpec[];
  readonly levels: Readonly<Record<string, readonly number[]>>;
}

/** POST /api/matches. opponent: "screen" (two on one screen), "link" (a friend), "computer". */
export interface NewMatch {
  readonly game: string;
  readonly variant: string;
  readonly opponent: string;
  readonly side?: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly preset?: string;
  readonly level?: number;
}

/** A seat and the unguessable token that holds it. */
export interface SeatGrant {
  readonly seat: number;
  readonly token: string;
}

/** Answer to NewMatch. grants: the seats the asker holds (two for one screen). invite: opens the other seat, "" if none. */
export interface MatchCreated {
  readonly match: string;
  readonly grants: readonly SeatGrant[];
  readonly invite: string;
}

/** POST /api/matches/{match}/join */
export interface JoinMatch {
  readonly invite: string;
}

export interface MatchJoined {
  readonly match: string;
  readonly grant: SeatGrant;
}

/** GET /api/matches/{match}?token=...: one line of "my games" (no hidden fact in it). */
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly opponent: string;
  readonly seat: number;
  readonly status: string;
  readonly to_act: readonly number[];
  readonly turn: number;
  readonly created: number;
  readonly updated: number;
  readonly returns: readonly number[] | null;
  readonly reason: string;
}

/** One ply of a replay from one perspective. */
export interface ReplayFrame {
  readonly ply: number;
  readonly seat: number;
  readonly entry: string;
  readonly events: readonly Event[];
  readonly observation: unknown;
}

/** GET /api/matches/{match}/replay?token=&view=0|1|public|all&from=&to= — only after the end; frames from..to-1 of total. */
export interface ReplayPage {
  readonly match: string;
  readonly view: string;
  readonly total: number;
  readonly frames: readonly ReplayFrame[];
}

/** What a piece of the other side may be. known: by name, not by reasoning. forgotten: it was told once. */
export interface Guess {
  readonly id: number;
  readonly square: string;
  readonly known: boolean;
  readonly forgotten: boolean;
  readonly chances: readonly (readonly [string, number])[];
}

/** GET /api/matches/{match}/belief?token=&seat=&ply= — only after the end. */
export interface BeliefPage {
  readonly match: string;
  readonly seat: number;
  readonly ply: number;
  readonly level: number;
  readonly guesses: readonly Guess[];
}

/** Every HTTP error: a code the text room knows (`error-<area>-<reason>`), and a plain English line. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

/** First message from the browser. since: the last numbered message it has (0: none). */
export interface Hello {
  readonly type: 'hello';
  readonly token: string;
  readonly since?: number;
}

/** An act. id: chosen by the browser, unique per seat (a repeat gets the same answer). seen: last v it has shown. */
export interface Command {
  readonly type: 'command';
  readonly id: string;
  readonly seen: number;
  readonly action: string;
}

/** Keeps the line open; answered by Pong. */
export interface Ping {
  readonly type: 'ping';
}

/** Somebody at the table. kind: "person", "computer" or "open". away_for: seconds since they left (0: here). */
export interface SeatStatus {
  readonly seat: number;
  readonly kind: string;
  readonly here: boolean;
  readonly away_for: number;
}

/** The match as such. status as in MatchSummary, without "waiting". draw_offer: the seat whose offer stands, -1 none. */
export interface Status {
  readonly status: string;
  readonly draw_offer: number;
  readonly returns: readonly number[] | null;
  readonly reason: string;
  readonly claim_after: number;
  readonly rematch: string;
  readonly acts: readonly string[];
}

/** Answer to Hello; then come the numbered updates since `since` (or, if there are more than 50, just the newest). */
export interface Welcome {
  readonly type: 'welcome';
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly opponent: string;
  readonly seat: number;
  readonly v: number;
  readonly seats: readonly SeatStatus[];
  readonly created: number;
}

/** Numbered per viewer. events: what this viewer hears of it; observation: what it may know now (a game's Observation). */
export interface Update {
  readonly type: 'update';
  readonly v: number;
  readonly entry_seat: number;
  readonly events: readonly Event[];
  readonly observation: unknown;
  readonly status: Status;
}

/** Not numbered, not stored: who is here. */
export interface Presence {
  readonly type: 'presence';
  readonly seats: readonly SeatStatus[];
}

/** The command is committed. v: the sender's number of the update it caused. */
export interface Ack {
  readonly type: 'ack';
  readonly id: string;
  readonly v: number;
}

/** The command was refused. code: `action/illegal`, `action/stale`, ...; reason: the game's word; section: the rule. */
export interface Nack {
  readonly type: 'nack';
  readonly id: string;
  readonly code: string;
  readonly reason: string;
  readonly section: string;
}

export interface Pong {
  readonly type: 'pong';
}

/** The server closes this socket. code: "resume" (reconnect and go on), "auth" (token unknown), "match" (unknown). */
export interface Goodbye {
  readonly type: 'goodbye';
  readonly code: string;
}

/** The whole of what one seat (or a spectator) sees now. */
export interface StrategoObservation {
  readonly game: string;
  readonly variant: string;
  readonly seat: number;
  readonly ply: number;
  readonly turn: number;
  readonly to_act: readonly number[];
  readonly kind: string;
  readonly legal: readonly string[] | null;
  readonly returns: readonly number[] | null;
  readonly reason: string;
  readonly phase: string;
  readonly rows: number;
  readonly columns: number;
  readonly obstacles: readonly string[];
  readonly zone: readonly string[];
  readonly ready: readonly [boolean, boolean];
  readonly own_deployment: string;
  readonly kinds: readonly PieceKind[];
  readonly pieces: readonly PieceView[];
  readonly captured: readonly CapturedView[];
  readonly last_move: LastMove | null;
  readonly combat: CombatView | null;
  readonly limits: Limits;
  readonly rescues: readonly [number, number];
  readonly rescue_pieces: readonly string[];
  readonly ring: string;
  readonly mount_doom: string;
  readonly repeat: string;
  readonly power: PowerView | null;
  readonly powers: readonly (readonly [string, readonly string[]])[];
}

/** A piece of the ruleset, public. rank: the one in force, "11" .. "1", or "" for none. counts: how many red and blue start with. */
export interface PieceKind {
  readonly id: string;
  readonly letter: string;
  readonly rank: string;
  readonly emblem: string;
  readonly reach: number;
  readonly counts: readonly [number, number];
  readonly raised: number;
}

/** One piece on the board as a seat sees it. */
export interface PieceView {
  readonly id: number;
  readonly square: string;
  readonly owner: number;
  readonly piece: string;
  readonly moved: boolean;
  readonly shown: boolean;
}

/** Pieces lost by `owner`: how many in all, and those this seat may look up as (piece id, count), highest first. */
export interface CapturedView {
  readonly owner: number;
  readonly total: number;
  readonly pieces: readonly (readonly [string, number])[];
}

/** The last displacement on the board. */
export interface LastMove {
  readonly seat: number;
  readonly source: string;
  readonly target: string;
}

/** The last combat, if the last turn was one. attacker/defender: piece ids, "" where this seat was not told. */
export interface CombatView {
  readonly source: string;
  readonly target: string;
  readonly seat: number;
  readonly attacker: string;
  readonly defender: string;
  readonly result: string;
}

/** Countdowns that everybody may know (0 where the rule is off). */
export interface Limits {
  readonly quiet_draw: number;
  readonly quiet_left: number;
  readonly two_square_limit: number;
  readonly two_square: readonly [number, number];
  readonly chase: readonly [number, number];
}

/** The last power, if the last turn was one (ME-10.3). steps: the squares the user came to; falls: was the user removed? */
export interface PowerView {
  readonly seat: number;
  readonly power: string;
  readonly piece: string;
  readonly source: string;
  readonly steps: readonly string[];
  readonly targets: readonly TargetView[];
  readonly falls: boolean;
}

/** One target of a power: where it stood, what it was, whether it was captured. */
export interface TargetView {
  readonly square: string;
  readonly piece: string;
  readonly captured: boolean;
}

export type FromBrowser = Hello | Command | Ping;

export type ToBrowser = Welcome | Update | Presence | Ack | Nack | Pong | Goodbye;
