/** Building: a draft with its history, what is left to place, and what the server says of it. */

import { effect, type Signal, signal } from '@preact/signals';

import { t } from '../../i18n';
import { appraise } from '../../net/api';
import { problemText } from '../../net/problems';
import { randomAction } from '../../net/random';
import type { Appraisal, Fault, SetupRequest } from '../../net/wire';
import type { LocalSeat } from '../../plain/local-seat';
import { Steps } from '../../shell/steps';
import { forgetText, keepText, readText } from '../../store';
import { beside, edgeOf, ENTRANCE, fortOf, stacked } from './geometry';
import type { Grade } from './grades';
import { EMPTY, type Kit, kitOf, leftOf, type Maze, mazeText, mirrored, parseMaze, withCard, withLadder, withWall } from './maze';
import { partName, squareName } from './names';
import type { Looking } from './Sheet';

const CHECK_MS = 150;
const HARDEST = 5;
const MOST_ASKED = 8;

export class BuilderController {
  readonly draft: Signal<Maze>;
  readonly kit: Signal<Kit | null> = signal(null);
  /** The part in hand: "walls", "ladders", "bridge" or a card. */
  readonly tool: Signal<string> = signal('walls');
  readonly verdict: Signal<Appraisal | null> = signal(null);
  readonly problem = signal('');
  readonly steps = new Steps<Maze>();
  readonly looking: Looking = { floor: signal(0), fort: signal(0), cursor: signal(ENTRANCE) };
  readonly isBusy = signal(false);
  private isTakingWalls = false;
  private bridgeEnd = '';
  private checked = 0;
  private readonly key: string;
  private readonly stop: () => void;

  constructor(
    readonly localSeat: LocalSeat,
    readonly forts: number,
  ) {
    this.key = `gonfalon.fortress.draft.${localSeat.client.match}.${localSeat.seat}`;
    this.draft = signal(load(this.key));
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.stop = effect(() => {
      const draft = this.draft.value;
      keepText(this.key, mazeText(draft)); // where it cannot be kept the draft holds for this visit
      this.verdict.value = null;
      clearTimeout(timer);
      timer = setTimeout(() => void this.check(draft), CHECK_MS);
    });
    void this.learnKit();
  }

  close(): void {
    this.stop();
  }

  get left(): Kit {
    return this.kit.value ? leftOf(this.kit.value, this.draft.value) : new Map();
  }

  get isEmpty(): boolean {
    return mazeText(this.draft.value) === '';
  }

  get isWhole(): boolean {
    return this.kit.value !== null && [...this.left.values()].every((count) => count === 0);
  }

  get isLegal(): boolean {
    return this.isWhole && this.verdict.value?.refusal === null;
  }

  get faults(): readonly Fault[] {
    return this.verdict.value?.refusal?.faults ?? [];
  }

  /** Where something is wrong: squares nobody can come to, and parts of which one must go. */
  get wrong(): { readonly cutOff: ReadonlySet<string>; readonly blamed: ReadonlySet<string> } {
    const whereOf = (kind: string): readonly string[] => this.faults.find((fault) => fault.kind === kind)?.where ?? [];
    return {
      cutOff: new Set(whereOf('flag_unreachable')),
      blamed: new Set(whereOf('in_the_way').map((part) => part.split(' ').at(-1) ?? '')),
    };
  }

  // ---- drawing ----------------------------------------------------------------------------------------------------

  onSquare(square: string): void {
    this.looking.cursor.value = square;
    this.problem.value = '';
    const tool = this.tool.value;
    if (tool === 'ladders') this.toggleLadder(square);
    else if (tool === 'bridge') this.drawBridge(square);
    else if (tool !== 'walls') this.putCard(square, tool);
  }

  onEdge(edge: string, isRun: boolean): void {
    this.problem.value = '';
    const stands = this.draft.peek().walls.includes(edge);
    if (!isRun) this.isTakingWalls = stands;
    if (isRun && stands !== this.isTakingWalls) return;
    if (!stands && (this.left.get('walls') ?? 1) <= 0) {
      this.problem.value = t('fortress-none-left', { part: partName('walls') });
      return;
    }
    this.change(withWall(this.draft.peek(), edge, !stands));
  }

  /** The wall on one side of the square under the cursor. */
  toggleWallBeside(direction: 'north' | 'east' | 'south' | 'west'): void {
    const here = this.looking.cursor.value;
    const other = beside(here, direction);
    if (other !== undefined) this.onEdge(edgeOf(here, other), false);
  }

  private toggleLadder(square: string): void {
    const stands = this.draft.peek().ladders.includes(square);
    if (stacked(square, 1) === undefined) this.problem.value = t('fortress-no-floor-above', { square: squareName(square) });
    else if (!stands && (this.left.get('ladders') ?? 1) <= 0) this.problem.value = t('fortress-none-left', { part: partName('ladders') });
    else this.change(withLadder(this.draft.peek(), square, !stands));
  }

  private putCard(square: string, card: string): void {
    let maze = this.draft.peek();
    if (maze.cards[square] === card) return this.change(withCard(maze, square, ''));
    if ((this.left.get(card) ?? 1) <= 0) {
      const places = Object.keys(maze.cards).filter((place) => maze.cards[place] === card);
      // The only one of its kind moves; of several one must be taken away first.
      if (places.length !== 1) {
        this.problem.value = t('fortress-none-left', { part: partName(card) });
        return;
      }
      maze = withCard(maze, places[0] ?? '', '');
    }
    this.change(withCard(maze, square, card));
  }

  private drawBridge(square: string): void {
    if (this.bridgeEnd === '' || fortOf(this.bridgeEnd) === fortOf(square)) {
      this.bridgeEnd = square;
      this.problem.value = t('fortress-bridge-other', { square: squareName(square) });
      return;
    }
    const [near, far] = fortOf(square) === 0 ? [square, this.bridgeEnd] : [this.bridgeEnd, square];
    this.bridgeEnd = '';
    this.change({ ...this.draft.peek(), bridge: `${near}-${far}` });
  }

  /** Takes away the card or ladder of a square, whatever is in hand. */
  clear(square: string): void {
    const maze = this.draft.peek();
    this.change(maze.cards[square] !== undefined ? withCard(maze, square, '') : withLadder(maze, square, false));
  }

  /** Letters and numbers change places. */
  mirror(): void {
    if (this.isEmpty) return;
    this.bridgeEnd = '';
    this.change(mirrored(this.draft.peek()));
  }

  set(maze: Maze): void {
    this.change(maze);
  }

  private change(maze: Maze): void {
    if (maze === this.draft.peek()) return;
    this.steps.keep(this.draft.peek());
    this.show(maze);
  }

  undo(): void {
    const before = this.steps.undo(this.draft.peek());
    if (before) this.show(before);
  }

  redo(): void {
    const after = this.steps.redo(this.draft.peek());
    if (after) this.show(after);
  }

  private show(maze: Maze): void {
    this.draft.value = maze;
    const tool = this.tool.peek();
    if (this.kit.peek() && (this.left.get(tool) ?? 0) <= 0 && tool !== 'walls')
      this.tool.value = [...this.left].find(([, count]) => count > 0)?.[0] ?? tool;
  }

  // ---- what the server says ---------------------------------------------------------------------------------------

  setup(brings: string): SetupRequest {
    const welcome = this.localSeat.client.welcome.peek();
    return {
      game: welcome?.game ?? '',
      variant: welcome?.variant ?? '',
      seat: this.localSeat.seat,
      options: welcome?.options ?? {},
      brings,
    };
  }

  private async check(draft: Maze): Promise<void> {
    const text = mazeText(draft);
    const number = ++this.checked;
    if (text === '') return;
    try {
      const verdict = await appraise(this.setup(text));
      if (number === this.checked && this.draft.peek() === draft) this.verdict.value = verdict;
    } catch (failure) {
      this.problem.value = problemText(failure);
    }
  }

  /** A legal fortress tells how many of each part there are. */
  private async learnKit(): Promise<void> {
    try {
      this.kit.value = kitOf(parseMaze((await randomAction(this.localSeat.client)).replace(/^build /, '')));
    } catch (failure) {
      this.problem.value = problemText(failure);
    }
  }

  async takeReadyMade(grade: Grade): Promise<void> {
    this.isBusy.value = true;
    this.problem.value = '';
    try {
      this.change(parseMaze((await appraise(this.setup(grade))).text));
    } catch (failure) {
      this.problem.value = problemText(failure);
    }
    this.isBusy.value = false;
  }

  /** A legal fortress of so many towers, 1 to 5, or the nearest to that in a few tries. */
  async takeTowers(wanted: number): Promise<void> {
    const word: Grade = wanted === 1 ? 'easy' : wanted === HARDEST ? 'hard' : 'random';
    this.isBusy.value = true;
    this.problem.value = '';
    try {
      let nearest = { text: '', off: HARDEST };
      for (let tried = 0; tried < MOST_ASKED && nearest.off > 0; tried += 1) {
        const { text } = await appraise(this.setup(word));
        const off = Math.abs(Number((await appraise(this.setup(text))).facts['grade'] ?? 0) - wanted);
        if (off < nearest.off) nearest = { text, off };
      }
      this.change(parseMaze(nearest.text));
    } catch (failure) {
      this.problem.value = problemText(failure);
    }
    this.isBusy.value = false;
  }

  async ready(): Promise<void> {
    if (await this.localSeat.act(`build ${mazeText(this.draft.peek())}`)) forgetText(this.key);
  }
}

function load(key: string): Maze {
  try {
    return parseMaze(readText(key) ?? '');
  } catch {
    return EMPTY;
  }
}
