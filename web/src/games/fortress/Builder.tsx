/** Building a fortress: plans to draw on, a model to believe in, what is left to place, what is wrong, and how hard it is. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { hasText, t } from '../../i18n';
import { CourtesyButton } from '../../plain/Courtesy';
import type { LocalSeat } from '../../plain/local-seat';
import { Refusal } from '../../plain/Refusal';
import type { GameWords } from '../../plain/words';
import { Icon } from '../../shell/Icon';
import { carry } from '../../shell/carry';
import { StepButtons } from '../../shell/StepButtons';
import { BuilderController } from './builder-controller';
import { useBuilderKeys } from './builder-keys';
import { Keeping, ReadyMade } from './BuilderPanels';
import { cellText } from './cells';
import { Emblem, strengthOf } from './emblems';
import { FirstMinute } from './FirstMinute';
import { edgeAt, frameOf, marginOf, NO_MARKS, type PlanActs, type PlanMarks } from './FloorPlan';
import { nameOf, placeOf, squaresOf, stacked } from './geometry';
import { firstMinute } from './lesson';
import { mazeText } from './maze';
import { MeasuredFortress } from './MeasuredFortress';
import { Model } from './Model';
import { partName } from './names';
import { mazeView } from './plan-view';
import { Sheet } from './Sheet';
import { TestWalk } from './TestWalk';

interface Props {
  readonly localSeat: LocalSeat;
  readonly words: GameWords;
  readonly forts: number;
}

type Panel = '' | 'ready-made' | 'keep' | 'measure';

export function Builder({ localSeat, words, forts }: Props): JSX.Element {
  const controller = useMemo(() => new BuilderController(localSeat, forts), [localSeat, forts]);
  useEffect(() => () => controller.close(), [controller]);
  const panel = useSignal<Panel>('');
  const isWalking = useSignal(false);
  const isModelShown = useSignal(false);
  useBuilderKeys(controller, () => isWalking.peek() || firstMinute.peek() === 'new');
  const draft = controller.draft.value;
  const view = mazeView(draft, localSeat.seat, forts);
  const { cutOff, blamed } = controller.wrong;
  const marks: PlanMarks = { ...NO_MARKS, cutOff, blamed };
  if (firstMinute.value === 'new') return <Welcome controller={controller} />;
  if (isWalking.value)
    return (
      <TestWalk setup={controller.setup('')} text={mazeText(draft)} words={words} forts={forts} onClose={() => (isWalking.value = false)} />
    );
  return (
    <div class="fortress-build" data-model={isModelShown.value ? 'shown' : 'hidden'}>
      <section class={`fortress-vault column army-${localSeat.seat}`} aria-label={t('fortress-yours')}>
        <header>
          <h2>{t('fortress-yours')}</h2>
          <p>{t('fortress-only-you')}</p>
        </header>
        <Model view={view} fort={controller.looking.fort.value} cutOff={cutOff} blamed={blamed} name={t('fortress-model-own')} />
      </section>
      <section class="fortress-draft" aria-labelledby="fortress-build">
        <header class="fortress-draft-head">
          <h1 id="fortress-build">{t('fortress-build')}</h1>
          <div class="fortress-buttons cluster">
            <CourtesyButton client={localSeat.client} isIcon />
            <button
              type="button"
              class="button icon-only fortress-model-tab"
              aria-pressed={isModelShown.value}
              aria-label={t('fortress-model')}
              onClick={() => (isModelShown.value = !isModelShown.value)}
            >
              <Emblem name="tower" />
            </button>
            <button
              type="button"
              class="button icon-only"
              aria-label={t('fortress-mirror')}
              title={t('fortress-mirror')}
              disabled={controller.isEmpty}
              onClick={() => controller.mirror()}
            >
              <Icon name="mirror" />
            </button>
            <StepButtons of={controller} />
          </div>
        </header>
        <div class="fortress-draft-plans">
          <Sheet
            view={view}
            looking={controller.looking}
            marks={marks}
            acts={actsOf(controller)}
            labelOf={(square) => cellText(view, square, NO_MARKS.annotations)}
            spots={spotsOf(controller, forts)}
            most={76}
          />
        </div>
        <Tray controller={controller} />
        <Verdict controller={controller} words={words} />
        <Refusal localSeat={localSeat} words={words} />
        <footer class="fortress-draft-foot cluster">
          {panel.value === 'ready-made' && <ReadyMade controller={controller} onClose={() => (panel.value = '')} />}
          {panel.value === 'measure' && controller.isLegal && (
            <MeasuredFortress controller={controller} onClose={() => (panel.value = '')} />
          )}
          {panel.value === 'keep' && (
            <Keeping controller={controller} onMeasure={() => (panel.value = 'measure')} onClose={() => (panel.value = '')} />
          )}
          <button
            type="button"
            class="button"
            aria-label={t('fortress-test')}
            disabled={!controller.isLegal}
            onClick={() => (isWalking.value = true)}
          >
            <Emblem name="feet" />
            <span>{t('fortress-test')}</span>
          </button>
          <button
            type="button"
            class="button"
            aria-expanded={panel.value === 'ready-made'}
            onClick={() => (panel.value = panel.value === 'ready-made' ? '' : 'ready-made')}
          >
            {t('fortress-ready-made')}
          </button>
          <button
            type="button"
            class="button"
            aria-label={t('fortress-keep')}
            aria-expanded={panel.value === 'keep'}
            onClick={() => (panel.value = panel.value === 'keep' ? '' : 'keep')}
          >
            <Icon name="games" />
            <span>{t('fortress-keep')}</span>
          </button>
          <button
            type="button"
            class="button primary"
            disabled={!controller.isLegal || localSeat.isBusy.value}
            onClick={() => void controller.ready()}
          >
            {t('fortress-ready')}
          </button>
        </footer>
      </section>
    </div>
  );
}

/** In front of the first fortress: what this game is, by doing. */
function Welcome({ controller }: { readonly controller: BuilderController }): JSX.Element {
  const close = (): void => void (firstMinute.value = 'told');
  return (
    <div class="fortress-draft fortress-welcome">
      <h1>{t('fortress-lesson')}</h1>
      <FirstMinute
        onClose={close}
        onGrade={(grade) => {
          close();
          void controller.takeTowers(grade);
        }}
      />
    </div>
  );
}

function actsOf(controller: BuilderController): PlanActs {
  const isWalls = controller.tool.value === 'walls';
  return {
    isEdgewise: isWalls,
    onSquare: (square) => controller.onSquare(square),
    ...(isWalls && { onEdge: (edge: string, isRun: boolean) => controller.onEdge(edge, isRun) }),
  };
}

/** Where a ladder may stand: squares with a floor above. */
function spotsOf(controller: BuilderController, forts: number): ReadonlySet<string> {
  if (controller.tool.value !== 'ladders') return new Set();
  const ladders = new Set(controller.draft.value.ladders);
  const squares = Array.from({ length: forts }, (_, fort) => [...squaresOf(fort, 0), ...squaresOf(fort, 1)]).flat();
  return new Set(squares.filter((square) => stacked(square, 1) !== undefined && !ladders.has(square)));
}

/** A part as the tray names it: a piece with its strength. */
function trayName(part: string): string {
  const strength = strengthOf(part);
  return strength > 0 ? `${partName(part)} ${strength}` : partName(part);
}

/** Every part with how many are left; a press takes it in hand, a drag drops it where it belongs. */
function Tray({ controller }: { readonly controller: BuilderController }): JSX.Element {
  const left = controller.left;
  return (
    <div class="fortress-tray" role="radiogroup" aria-label={t('fortress-parts')}>
      {[...left].map(([part, count]) => (
        <button
          key={part}
          type="button"
          role="radio"
          aria-checked={controller.tool.value === part}
          aria-label={t('fortress-part-left', { part: trayName(part), count })}
          class={count > 0 ? '' : 'placed'}
          data-part={part}
          onClick={() => (controller.tool.value = part)}
          onPointerDown={(event) => startDrag(event, controller, part)}
        >
          <Emblem name={part} />
          <span>{trayName(part)}</span>
          {count !== 0 && <b>{count}</b>}
        </button>
      ))}
    </div>
  );
}

/** Follows the finger from the tray to a plan; let go over an edge or a square it places the part there. */
function startDrag(event: JSX.TargetedPointerEvent<HTMLElement>, controller: BuilderController, part: string): void {
  const button = event.currentTarget;
  if (event.button === 0) controller.tool.value = part;
  carry(event, { ghost: () => ghostOf(button), drop: (x, y) => dropAt(controller, part, x, y) });
}

function ghostOf(button: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'fortress-ghost';
  const emblem = button.querySelector('svg')?.cloneNode(true);
  if (emblem) ghost.append(emblem);
  return ghost;
}

function dropAt(controller: BuilderController, part: string, x: number, y: number): void {
  const plan = document.elementFromPoint(x, y)?.closest<SVGSVGElement>('.fortress-plan.live');
  const where = plan?.dataset['floor'] ?? '';
  if (!plan || where.length !== 2) return;
  const [fort, floor] = [Number(where[0]), Number(where[1])];
  const box = plan.getBoundingClientRect();
  const size = Number(plan.dataset['size'] ?? '0');
  const corner = marginOf(size) + frameOf(size);
  const [column, row] = [(x - box.left - corner) / size, (y - box.top - corner) / size];
  if (part === 'walls') {
    const edge = edgeAt(fort, floor, column, row, size);
    if (edge !== undefined) controller.onEdge(edge, false);
    return;
  }
  const square = nameOf({ fort, floor, column: Math.floor(column), row: Math.floor(row) });
  if (placeOf(square)) controller.onSquare(square);
}

interface VerdictProps {
  readonly controller: BuilderController;
  readonly words: GameWords;
}

/** What is missing or wrong, or that all is well and how hard it is. */
function Verdict({ controller, words }: VerdictProps): JSX.Element {
  const { problem } = controller;
  const facts = controller.verdict.value?.facts ?? {};
  const grade = Number(facts['grade'] ?? 0);
  const missing = [...controller.left.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
  const faults = controller.faults.filter(({ kind }) => !kind.endsWith('_missing') && kind !== 'in_the_way');
  if (controller.isLegal) {
    return (
      <div class="fortress-verdict cluster good" role="status">
        <p>
          <strong>{t('fortress-good')}</strong> {'turns' in facts && t('fortress-turns-needed', { count: Number(facts['turns']) })}
        </p>
        {grade > 0 && <Towers grade={grade} />}
      </div>
    );
  }
  const isWrong = faults.length > 0;
  const text = isWrong ? faultText(controller, words) : missing > 0 ? t('fortress-missing', { count: missing }) : t('fortress-checking');
  return (
    <div class={`fortress-verdict cluster${isWrong && missing === 0 ? ' bad' : ''}`} role="status">
      <p>{problem.value === '' ? text : problem.value}</p>
      <p class="fortress-hint soft">
        {t(`fortress-tool-${['walls', 'ladders', 'bridge'].includes(controller.tool.value) ? controller.tool.value : 'card'}`)}
      </p>
    </div>
  );
}

function faultText(controller: BuilderController, words: GameWords): JSX.Element {
  const first = controller.faults.find(({ kind }) => !kind.endsWith('_missing') && kind !== 'in_the_way');
  if (!first) return <>{t('fortress-checking')}</>;
  if (first.kind !== 'flag_unreachable') return <>{words.fault(first)}</>;
  const blamed = controller.wrong.blamed.size;
  return (
    <>
      <strong>{t('fortress-unreachable')}</strong> {t(blamed > 0 ? 'fortress-unreachable-marked' : 'fortress-unreachable-many')}
    </>
  );
}

/** One to five towers. */
export function Towers({ grade }: { readonly grade: number }): JSX.Element {
  const text = hasText(`fortress-grade-${grade}`) ? t(`fortress-grade-${grade}`) : '';
  return (
    <p class="fortress-towers" role="img" aria-label={t('fortress-grade', { grade, name: text })}>
      {[1, 2, 3, 4, 5].map((one) => (
        <Emblem key={one} name="tower" class={one <= grade ? 'fortress-emblem full' : 'fortress-emblem'} />
      ))}
      <span>{text}</span>
    </p>
  );
}
