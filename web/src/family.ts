/** What a family of games may bring to the pages, and what the pages hand to it. */

import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';

import type { LessonLine } from './net/lesson-line';
import type { MatchConnection } from './net/match';
import type { Value, Values, Variant } from './net/options';
import type { PuzzleLine } from './net/puzzle-line';
import type {
  BoxSpec,
  CoachRemark,
  CoachReport,
  JudgedTurn,
  LessonRow,
  PuzzleGuess,
  PuzzlePage,
  ReplayFrame,
  ReplayPage,
} from './net/wire';

export interface MatchProps {
  /** A connection for each seat that this browser holds, in the order of the seats. */
  readonly clients: readonly MatchConnection[];
  readonly onHome: () => void;
}

export interface ReplayProps {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
  /** "" for somebody who holds no seat: what is over may be watched by anybody. */
  readonly token: string;
  /** The seat that this browser held, -1 for none. */
  readonly seat: number;
}

/** A lesson's board: what it has to ask of the lesson, and the squares that "Show me" points at. */
export interface LessonTableProps {
  readonly line: LessonLine;
  readonly lesson: LessonRow;
}

/** Lessons of a family, a path for each of these games. Which there are says the server. */
export interface LessonPaths {
  readonly games: readonly string[];
  /** The words stand above the board, which takes the rest of the window. */
  readonly hasWordsAbove?: boolean;
  load(): Promise<ComponentType<LessonTableProps>>;
}

/** A puzzle's board: the position, or a frame of the game that led there, or what lay under the covers. */
export interface PuzzleTableProps {
  readonly line: PuzzleLine;
}

/** What a family brings to the page of a puzzle. */
export interface PuzzleParts {
  readonly Table: ComponentType<PuzzleTableProps>;
  /** Are the choices listed with letters? Otherwise one answers at the board alone. */
  readonly isListed?: boolean;
  /** Has it no hidden side to turn over, but decks? */
  readonly hasNoTruth?: boolean;
  /** What both sides have lost. */
  readonly Lost?: ComponentType<{ readonly observation: unknown }>;
  /** What something hidden may be, as bars. */
  readonly Guess?: ComponentType<{ readonly observation: unknown; readonly guess: PuzzleGuess }>;
  /** What happened in a frame, in short; "" where there is nothing to tell. */
  tell(frame: ReplayFrame): string;
  /** An act as people write it. page: whose choice it is. */
  actName(act: string, page: PuzzlePage): string;
  /** The same within a sentence; without it as it is. */
  actInSentence?(act: string, page: PuzzlePage): string;
  /** The name of a kind of thing. */
  pieceName(kind: string): string;
  /** The name of a place; without it a place is called as it is written. */
  placeName?(place: string): string;
  readonly values: PuzzleValues;
}

/** How the values of acts are told. */
export interface PuzzleValues {
  /** Text ids: `<prefix>-best`, `-fine`, `-loose`, `-error`, with $act and $behind. */
  readonly prefix: string;
  /** Text id: what 1 in a value is. */
  readonly unit: string;
  /** Digits after the comma. */
  readonly digits: number;
  /** The bar is full here; what is further behind is no longer told apart. */
  readonly widest: number;
}

/** Puzzles of a family, for each of these games. Which there are says the server. */
export interface Puzzles {
  readonly games: readonly string[];
  load(): Promise<PuzzleParts>;
}

/** A match as somebody sees it who holds no seat: the public view, which asks nothing. */
export interface WatchProps {
  readonly client: MatchConnection;
  readonly onHome: () => void;
}

export interface SmallBoardProps {
  /** What everybody may see of the position, or what one's own seat sees of it; the seat in it is the near side. */
  readonly observation: unknown;
}

export interface SharedBoardProps {
  /** All frames of the game, as its players show them to everybody; of those that are not here yet, none. */
  readonly frames: readonly ReplayFrame[];
  /** The frame to draw. */
  readonly frame: ReplayFrame;
  readonly game: string;
  readonly variant: string;
  readonly options: ReplayPage['options'];
  /** Is everything shown? Otherwise a player keeps something covered. */
  readonly isWhole: boolean;
}

/** What a family draws and tells on the page of a finished game, which is open to everybody. */
export interface SharedViews {
  /** A position, as wide as its place. */
  readonly Board: ComponentType<SharedBoardProps>;
  /** What happened in a frame; "" where there is nothing to tell. */
  tell(frame: ReplayFrame, game: string): string;
  /** The number of the first frame of play: moves are counted from there. */
  firstFrame(frames: readonly ReplayFrame[]): number;
  /** The line of fortune: how far the first of two seats is ahead after a frame. Without it a game has no such line. */
  lead?(frame: ReplayFrame, isWhole: boolean): number;
}

export interface CoachBoardProps {
  /** The position before the turn, as its seat saw it, or with everything shown. */
  readonly frame: ReplayFrame;
  readonly seat: number;
  /** null for a turn that the coach has not looked at. */
  readonly turn: JudgedTurn | null;
  readonly isTrue: boolean;
  readonly match: string;
  readonly token: string;
}

export interface CoachLineProps {
  readonly views: CoachViews;
  readonly report: CoachReport;
  /** The number of the turn that somebody chose. */
  readonly chosen: Signal<number>;
  /** The number of the turn on the board. */
  readonly shown: number;
}

/** A family's part of the coach's report. */
export interface CoachViews {
  /** Its unit. `<message>-<unit>` takes the place of a message of the report, and says what a price, luck and the line of fortune are. */
  readonly unit: string;
  /** Luck in all, in that unit, from which on it counts as good or bad. */
  readonly muchLuck: number;
  /** Do answers tell the others anything? Only then there is a card about it. */
  readonly tellsOthers: boolean;
  /** Is the unit counted, as turns are? Then the head says how much was spent and how much of it lost, instead of accuracy. */
  readonly isCounted?: boolean;
  /** A position with what was played and what would have been best. */
  readonly Board: ComponentType<CoachBoardProps>;
  /** A sentence of the coach in the player's language. */
  say(remark: CoachRemark): string;
  /** An act as people write it. turn: that it is about. */
  act(action: string, turn: JudgedTurn): string;
  /** When a turn was, for messages of the unit that say so instead of its number (`when`). */
  when?(turn: JudgedTurn): string;
  /** What a turn lost, in short; without it the number in the unit. */
  price?(turn: JudgedTurn): string;
  /** The same in a sentence, with how sure it is; "" where it lost nothing. */
  priceSentence?(turn: JudgedTurn): string;
  /** The line of fortune, where it does not say who is ahead. */
  readonly Line?: ComponentType<CoachLineProps>;
  /** Where a turn stands in the replay: what follows `#` in its address. */
  replayAt?(turn: JudgedTurn, seat: number): string;
  /** Does the board show this act as a line? Without it, it shows all. */
  isDrawn?(action: string): boolean;
}

/** The two pages a family draws itself. They are fetched when a game of the family is opened. */
export interface FamilyViews {
  readonly Match: ComponentType<MatchProps>;
  readonly Replay: ComponentType<ReplayProps>;
  /** For those who watch; without it they get `Match` with a connection that holds no seat. */
  readonly Watch?: ComponentType<WatchProps>;
}

/** How one game of the family looks and speaks. */
export interface GameLook {
  /** Value of `data-game-theme` on the document; "" keeps the common colours. */
  readonly theme: string;
  /** Where `<prefix>-<id>` is a text, it replaces `<id>` on pages of this game; the first prefix that has one wins. */
  readonly words: readonly string[];
}

/** A page of the family's own, where the home page leads to it. Text ids of its name and of what it is; the address as `addressOf` gives it. */
export interface OwnPageLink {
  readonly text: string;
  readonly more: string;
  readonly href: string;
}

/** The game that a newcomer begins with one press: led at the table, with a set-up that stands ready (`net/games.ts`, Help). */
export interface FirstGame {
  readonly game: string;
  readonly variant: string;
  /** Text ids: the idea of the game, one sentence each. */
  readonly ideas: readonly string[];
  /** Draws what belongs to a sentence. step: from 0. */
  picture(): Promise<ComponentType<{ readonly step: number }>>;
}

/** A few steps that tell a newcomer how a game goes, beside a picture. */
export interface Introduction {
  /** Text ids; the title of each is `<id>-title`. */
  readonly steps: readonly string[];
  /** Name of the rules document. */
  readonly rules: string;
  picture(): Promise<ComponentType>;
}

/** One screen of a page for players. Its texts are `<prefix>-<id>-title` and `<prefix>-<id>`, a paragraph a line. */
export interface GuideTopic {
  readonly id: string;
  /** A position, drawn by the board. */
  readonly Picture?: ComponentType;
  /** What the game is played with, as a table below the words. */
  readonly Table?: ComponentType;
  /** The lesson that lets the reader do it: on the board, in the place of the picture. */
  readonly lesson?: string;
  /** Text ids told one by one: the name `<id>`, what it is `<id>-help` or `<id>-line`. */
  readonly lines?: readonly string[];
  /** The game whose boxes are told one by one. */
  readonly boxesOf?: string;
}

/** A page that tells a game to its players, in all languages. */
export interface Guide {
  /** Whose colours and words it has. */
  readonly game: string;
  readonly prefix: string;
  readonly topics: readonly GuideTopic[];
}

/** A rules document of the family, in docs/rules. */
export interface RulesDocument {
  readonly name: string;
  /** What the ids of its rules begin with: the X of. */
  readonly area: string;
  /** The section with tips for play; "" for none. */
  readonly tips: string;
  /** What comes before the numbered rules. */
  guide?(): Promise<Guide>;
}

/** The form before a game, as far as a family's additions may use it. */
export interface StartForm {
  readonly variant: Variant;
  /** All variants of the game. */
  readonly variants: readonly Variant[];
  /** Values of all options as they are chosen now. */
  readonly values: Values;
  /** What each seat brings as it is planned now: "" for nothing, and where somebody else will say. */
  readonly brings: readonly string[];
  /** Goes on with the form of another variant. */
  choose(variant: string): void;
  /** Chooses a value of an option. */
  set(option: string, value: Value): void;
  /** Chooses what a seat brings. */
  bring(seat: number, text: string): void;
}

/** A field for what a seat brings. variant: that it is brought to. value: as it is sent to the server. others: what each of the other seats
 * brings, as far as that may be known. tellsOthers: is that seen nowhere else on the page? */
export interface BroughtInputProps {
  readonly id: string;
  readonly variant: string;
  readonly value: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly others?: readonly string[];
  readonly tellsOthers?: boolean;
  readonly onChange: (text: string) => void;
}

/** What a family says of the options in force. */
export interface OptionWords {
  /** Said above the board whatever the values are; and the options that this covers. */
  always(values: Values): string;
  readonly covers: readonly string[];
  /** Said where a seat is chosen: who begins. */
  seats(values: Values): string;
}

export interface CoverProps {
  readonly variant: string;
  readonly box: BoxSpec;
}

export interface FamilyManifest {
  /** As in GameSpec.family. */
  readonly id: string;
  /** Looks by game id: every game of the family. */
  readonly games: Readonly<Record<string, GameLook>>;
  load(): Promise<FamilyViews>;
  readonly ownPages?: readonly OwnPageLink[];
  /** Keys of `persistent` lists of things kept by name, newest first: codes take them along to another browser. */
  readonly shelves?: readonly string[];
  /** A line under the name of a box, beside the variant's own; "" for none. */
  boxLine?(box: BoxSpec): string;
  /** The drawing on a box, in a frame of 320 x 152 units. */
  readonly Cover: ComponentType<CoverProps>;
  readonly rules: readonly RulesDocument[];
  /** A picture of a position, drawn to be read at 128 to 200 px; without it the box's cover stands there. */
  smallBoard?(): Promise<ComponentType<SmallBoardProps>>;
  /** Its part of the page of a finished game; without it the plain one stands there. */
  shared?(): Promise<SharedViews>;
  /** Its part of the coach's report; without it there is no coach. */
  coach?(): Promise<CoachViews>;
  readonly introduction?: Introduction;
  readonly firstGame?: FirstGame;
  readonly lessons?: LessonPaths;
  readonly puzzles?: Puzzles;
  /** Fields of the form before a game that no option declares. */
  readonly StartFields?: ComponentType<{ readonly form: StartForm }>;
  /** Names of option groups that stand in sight for a variant, not under the fine print. */
  groupsInSight?(variant: string): readonly string[];
  /** Pages of its own, by the second part of their address: /<family>/<page>. */
  readonly pages?: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** Stands in the place of the line of text for what a seat brings. */
  broughtInput?(): Promise<ComponentType<BroughtInputProps>>;
  readonly options?: OptionWords;
  /** The family's part of the settings page. */
  readonly Settings?: ComponentType;
}
