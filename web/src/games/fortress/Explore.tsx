/** A seat's table while both explore: the sheet of the other's fortress, one's own as a model, what was announced. */

import { computed, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import type { LocalSeats } from '../../plain/local-seats';
import { ActsCard, ProposalCard } from '../../plain/ActsCard';
import { HintButton } from '../../plain/Hint';
import { HintController } from '../../plain/hint-controller';
import { SeatLog } from '../../plain/LogCard';
import { Refusal } from '../../plain/Refusal';
import type { GameWords } from '../../plain/words';
import { Icon } from '../../shell/Icon';
import { keyOf } from '../../shell/keys';
import { cellText } from './cells';
import { SQUARE_MARKS } from './annotations';
import type { PlanArrow } from './Arrows';
import { Emblem } from './emblems';
import { ExploreController, struckBy, trailOf } from './explore-controller';
import type { PlanActs, PlanMarks } from './FloorPlan';
import { beside, type Direction, floorOf, fortOf, placeOf } from './geometry';
import { hintArrows, HintPanel } from './Hint';
import { Model } from './Model';
import { markName, pieceName, squareName } from './names';
import { PieceCard } from './Pieces';
import { ownView, type PlanView } from './plan-view';
import { Sheet } from './Sheet';
import { NewestStamp, StampCard } from './Stamps';
import type { FortressObservation } from './wire';

interface Props {
  readonly localSeats: LocalSeats;
  readonly words: GameWords;
  readonly forts: number;
}

/** How long the other's turn lasts before the two boards change their sizes. */
const SETTLE_MS = 700;

export function Explore({ localSeats, words, forts }: Props): JSX.Element {
  const localSeat = localSeats.shown;
  const controller = useMemo(() => new ExploreController(localSeat, forts), [localSeat, forts]);
  useEffect(() => () => controller.close(), [controller]);
  const hints = useHints(controller);
  const tab = useSignal<'paper' | 'vault'>('paper');
  const seen = controller.seen.value;
  const isYours = localSeat.decision !== null;
  const isWatching = useWatching(isYours);
  useExploreKeys(controller, () => {
    isWatching.value = !isWatching.value;
    tab.value = tab.value === 'paper' ? 'vault' : 'paper';
  });
  if (!seen || !controller.view.value) return <p class="loading">{t('app-loading')}</p>;
  const other = words.seat(1 - localSeat.seat);
  return (
    <div class="fortress-table" data-stage={isWatching.value ? 'watch' : 'explore'} data-tab={tab.value}>
      <div class="fortress-tabs" role="group" aria-label={t('fortress-boards')}>
        <button type="button" aria-pressed={tab.value === 'paper'} onClick={() => (tab.value = 'paper')}>
          <Emblem name="chalk" />
          {t('fortress-of', { seat: other })}
          {isYours && tab.value === 'vault' && <span class="fortress-dot" />}
        </button>
        <button type="button" aria-pressed={tab.value === 'vault'} onClick={() => (tab.value = 'vault')}>
          <Emblem name="eye" />
          {t('fortress-yours-short')}
          {!isYours && tab.value === 'paper' && <span class="fortress-dot" />}
        </button>
      </div>
      <NewestStamp controller={controller} words={words} />
      <section class={`fortress-paper owner-${1 - localSeat.seat}`} aria-label={t('fortress-of', { seat: other })}>
        <header class="fortress-paper-head">
          <span class={`fortress-banner centred army-${1 - localSeat.seat}`}>
            <Emblem name="flag" />
          </span>
          <div>
            <h1>{t('fortress-of', { seat: other })}</h1>
            <p>{t(isYours ? 'fortress-notes-help' : 'fortress-notes-down')}</p>
          </div>
          <p class={`fortress-turn${isYours ? ' yours' : ''}`} role="status">
            {isYours ? t('fortress-your-turn') : t('fortress-their-turn', { seat: other })}
          </p>
          <HintButton controller={hints} />
        </header>
        <Notes controller={controller} view={controller.view.value} arrows={hintArrows(hints.act.value)} />
      </section>
      <aside class="fortress-side column">
        <HintPanel controller={hints} />
        <StampCard controller={controller} words={words} />
        <ProposalCard localSeats={localSeats} words={words} />
        <Refusal localSeat={localSeat} words={words} />
        <PieceCard controller={controller} words={words} />
        <SeatLog localSeat={localSeat} words={words} />
        <ActsCard localSeat={localSeat} words={words} hasWords />
      </aside>
      <Vault
        localSeats={localSeats}
        words={words}
        seen={seen}
        forts={forts}
        isLarge={isWatching.value}
        onToggle={() => (isWatching.value = !isWatching.value)}
      />
    </div>
  );
}

/** Hints for this seat; the sheet turns to the floor of what is looked into. */
function useHints({ localSeat, looking }: ExploreController): HintController {
  const hints = useMemo(() => {
    const { client } = localSeat;
    const isAsked = computed(() => localSeat.decision !== null && localSeat.status?.status === 'play');
    return new HintController({ client, shown: client.update, isAsked });
  }, [localSeat]);
  useEffect(() => hints.closeWithNext(), [hints]);
  useSignalEffect(() => {
    const [arrow] = hintArrows(hints.act.value);
    if (!arrow) return;
    looking.floor.value = floorOf(arrow.from);
    looking.fort.value = fortOf(arrow.from);
  });
  return hints;
}

/** Shows the other's moves SETTLE_MS after their turn began, and the own notes at once when it ends. */
function useWatching(isYours: boolean): Signal<boolean> {
  const isWatching = useSignal<boolean>(false);
  useEffect(() => {
    if (isYours) {
      isWatching.value = false;
      return;
    }
    const timer = setTimeout(() => (isWatching.value = true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isYours]);
  return isWatching;
}

interface NotesProps {
  readonly controller: ExploreController;
  readonly view: PlanView;
  readonly arrows?: readonly PlanArrow[];
}

export function Notes({ controller, view, arrows = [] }: NotesProps): JSX.Element {
  const { annotations, localSeat } = controller;
  const isYours = controller.decision !== null;
  const events = localSeat.lines.value.map(({ event }) => event);
  const isFresh = events.length > 0 && events.at(-1)?.facts['seat'] === localSeat.seat;
  const tool = annotations.tool.value;
  const marks: PlanMarks = {
    annotations: annotations.marks.value,
    trail: controller.trail(),
    ghost: controller.ghost,
    arrows,
    targets: isYours && tool === null ? controller.targets : new Set(),
    cutOff: new Set(),
    blamed: new Set(),
    struck: isFresh || isYours ? struckBy(events.filter((event) => event.facts['seat'] === localSeat.seat)) : '',
  };
  const acts: PlanActs = {
    isEdgewise: tool === 'wall',
    onSquare: (square) => controller.press(square),
    onEdge: (edge, isRun) => (tool === 'wall' && !isRun ? annotations.draw(edge) : undefined),
  };
  return (
    <>
      <Sheet
        view={view}
        looking={controller.looking}
        marks={marks}
        acts={acts}
        labelOf={(square) => cellText(view, square, annotations.marks.value)}
      />
      {controller.asked.value && (
        <div class="fortress-ask cluster" role="alertdialog" aria-label={t('fortress-hit-wall')}>
          <p>{t('fortress-hit-wall')}</p>
          <button type="button" class="button danger" onClick={() => void controller.act(controller.asked.value?.action ?? '')}>
            {t('fortress-hit-yes')}
          </button>
          <button type="button" class="button" ref={(button) => button?.focus()} onClick={() => (controller.asked.value = null)}>
            {t('plain-ask-no')}
          </button>
        </div>
      )}
      {tool !== null ? <AnnotationBar controller={controller} /> : <Legend />}
      <form
        class="fortress-path"
        onSubmit={(event) => {
          event.preventDefault();
          void controller.submitPath();
        }}
      >
        <label>
          <span>{t('fortress-path')}</span>
          <input
            id="fortress-path"
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={t('fortress-path-example')}
            value={controller.path.value}
            disabled={!isYours}
            onInput={(event) => (controller.path.value = event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </label>
        <button type="submit" class="button primary" aria-label={t('fortress-go')} disabled={!isYours || controller.isWalking.value}>
          <Icon name="arrow" />
          <span>{t('fortress-go')}</span>
        </button>
        <button
          type="button"
          class="button"
          aria-label={t('fortress-chalk')}
          aria-pressed={tool !== null}
          onClick={() => (annotations.tool.value = tool === null ? '?' : null)}
        >
          <Emblem name="chalk" />
          <span>{t('fortress-chalk')}</span>
        </button>
      </form>
      <p class="fortress-problem" role="alert">
        {controller.problem.value}
      </p>
    </>
  );
}

function Legend(): JSX.Element {
  return (
    <p class="fortress-legend cluster soft">
      {(['walked', 'dark', 'wall', 'untried', 'chalk'] as const).map((look) => (
        <span key={look}>
          <i class={`legend-${look}`} />
          {t(`fortress-legend-${look}`)}
        </span>
      ))}
    </p>
  );
}

function AnnotationBar({ controller }: { readonly controller: ExploreController }): JSX.Element {
  const { annotations } = controller;
  return (
    <div class="fortress-annotation-bar cluster" role="radiogroup" aria-label={t('fortress-chalk')}>
      {(['wall', ...SQUARE_MARKS] as const).map((mark) => (
        <button
          key={mark}
          type="button"
          role="radio"
          aria-checked={annotations.tool.value === mark}
          aria-label={markName(mark)}
          title={markName(mark)}
          onClick={() => (annotations.tool.value = mark)}
        >
          {/^\d$/.test(mark) ? mark : <Emblem name={{ wall: 'walls', '?': 'question', '!': 'warning' }[mark as string] ?? mark} />}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('fortress-chalk-undo')}
        title={t('fortress-chalk-undo')}
        disabled={!annotations.mayUndo}
        onClick={() => annotations.undo()}
      >
        <Icon name="back" />
      </button>
    </div>
  );
}

interface VaultProps extends Props {
  readonly seen: FortressObservation;
  readonly isLarge: boolean;
  readonly onToggle: () => void;
}

/** One's own fortress with what the other has walked, and where they stand. */
function Vault({ localSeats, words, seen, forts, isLarge, onToggle }: VaultProps): JSX.Element {
  const localSeat = localSeats.shown;
  const other = 1 - localSeat.seat;
  const fort = useSignal(0);
  const view = ownView(seen, localSeat.seat, forts);
  const trail = trailOf(
    localSeat.lines.value.map(({ event }) => event),
    other,
  );
  const inside = view.piece;
  const text = inside
    ? t('fortress-inside', { seat: words.seat(other), piece: pieceName(inside.piece), square: squareName(inside.square) })
    : t('fortress-inside-none', { seat: words.seat(other) });
  return (
    <section class={`fortress-vault column army-${localSeat.seat}`} aria-label={t('fortress-yours')}>
      <header>
        <h2>{t('fortress-yours')}</h2>
        <p>{text}</p>
      </header>
      {forts > 1 && (
        <button type="button" class="button fortress-vault-fort" onClick={() => (fort.value = 1 - fort.value)}>
          {t(fort.value === 0 ? 'fortress-fort-near' : 'fortress-fort-far')}
        </button>
      )}
      <Model
        view={view}
        fort={fort.value}
        ways={[{ seat: other, squares: trail }]}
        hasControls={isLarge}
        name={t('fortress-model-of', { text })}
      />
      <footer>
        <button type="button" class="button fortress-watch" aria-pressed={isLarge} onClick={onToggle}>
          <Emblem name="eye" />
          {t('fortress-watch')}
        </button>
        <p>{t('fortress-lit', { count: seen.visited[other === 1 ? 1 : 0].length, total: 38 * forts })}</p>
      </footer>
    </section>
  );
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };

/** Arrows ask for a step (with Shift they look around), PgUp and PgDn climb, G takes the passage, M annotates, W watches, / types. */
export function useExploreKeys(controller: ExploreController, watch: () => void): void {
  useLayoutEffect(() => {
    const look = (direction: Direction): void => {
      const { cursor, floor, fort } = controller.looking;
      const next = beside(cursor.value, direction);
      const place = next === undefined ? undefined : placeOf(next);
      if (next === undefined || !place) return;
      cursor.value = next;
      floor.value = place.floor;
      fort.value = place.fort;
      requestAnimationFrame(() => document.querySelector<SVGElement>(`[data-square="${next}"]`)?.focus());
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=tablist], [role=radiogroup]')) return;
      const direction = ARROWS[event.key];
      const onCell = event.target instanceof Element ? event.target.closest<SVGElement>('[data-square]') : null;
      if (onCell) controller.looking.cursor.value = onCell.dataset['square'] ?? '';
      const acts: Readonly<Record<string, () => void>> = {
        PageUp: () => controller.climb(1),
        PageDown: () => controller.climb(-1),
        g: () => controller.passage(),
        m: () => (controller.annotations.tool.value = controller.annotations.tool.value === null ? '?' : null),
        w: watch,
        '/': () => document.querySelector<HTMLInputElement>('#fortress-path')?.focus(),
        Escape: () => {
          controller.asked.value = null;
          controller.annotations.tool.value = null;
        },
      };
      if (direction !== undefined) {
        if (event.shiftKey) look(direction);
        else controller.arrow(direction);
      } else if ((event.key === 'Enter' || event.key === ' ') && onCell) controller.press(onCell.dataset['square'] ?? '');
      else if (acts[keyOf(event)]) acts[keyOf(event)]?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller, watch]);
}
