/** The play page: the board as large as the window allows, the two plates, and what lies beside. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Board, type BoardPiece, Dragged } from '../../board/Board';
import { type Square, touches } from '../../board/geometry';
import { t } from '../../i18n';
import type { StrategoObservation } from './wire';
import { landmarks } from './landmarks';
import { ActBar, DrawOffer, RefusalNote, Rescue } from './Acts';
import { AnnotationPicker } from './annotations';
import { CombatCard, LastCombat } from './Combat';
import { boardPieces, pieceArt, playMarks, squareWords } from './field';
import { isTurned, kindsOf, pieceAt } from './model';
import { hasPowers, PowerLegend } from './PowerLegend';
import { LastPower, PowerCard, PowerStrip, RingLine } from './Powers';
import { LimitChips, MoveLog, Remaining } from './Panels';
import { Absence, Connection, Plate, TurnLine } from './Plates';
import { PlayController } from './play-controller';
import type { Playback } from './playback';
import { until } from './event-log';

interface PlayProps {
  readonly playback: Playback;
  /** How it ended, once it has. */
  readonly result?: ComponentChildren;
  /** The armies as they truly stood, once the game is over. */
  readonly revealed?: StrategoObservation | null;
}

export function Play({ playback, result, revealed }: PlayProps) {
  const controller = useMemo(() => new PlayController(playback), [playback]);
  useEffect(() => () => controller.close(), [controller]);
  const observation = playback.shown.value;
  const welcome = playback.client.welcome.value;
  useEffect(() => {
    if (welcome) controller.annotations.use(welcome.match, welcome.seat);
  }, [controller, welcome]);
  if (!observation) return null;
  const seen = revealed ? { ...observation, pieces: revealed.pieces } : observation;
  const near = observation.seat === 1 ? 1 : 0;
  const isOver = playback.status.value?.status === 'over' && !playback.isPlaying.value;
  return (
    <div class="stratego play" style={{ '--columns': observation.columns, '--rows': observation.rows }}>
      <h1 class="visually-hidden">{t(`variant-${observation.variant}`)}</h1>
      <div class="table-far"><Plate controller={controller} observation={seen} owner={1 - near} /></div>
      <div class="table-board">
        <PlayBoard controller={controller} observation={seen} isOpen={Boolean(revealed)}>
          <CombatCard playback={playback} />
          <PowerCard playback={playback} />
          <AnnotationPicker annotations={controller.annotations} kinds={kindsOf(observation, 1 - near)} />
          <RefusalNote controller={controller} />
        </PlayBoard>
      </div>
      <div class="table-turn">
        <Connection controller={controller} />
        {isOver ? result : <TurnLine controller={controller} observation={observation} />}
        {!isOver && <PowerStrip controller={controller} observation={observation} />}
        <RingLine observation={observation} />
        {!isOver && <LimitChips observation={observation} />}
        <Absence controller={controller} observation={observation} />
        <DrawOffer controller={controller} observation={observation} />
        <Rescue controller={controller} observation={observation} />
      </div>
      <div class="table-near"><Plate controller={controller} observation={seen} owner={near} /></div>
      <Beside controller={controller} observation={observation} />
      <Dragged mover={controller.mover} art={(held) => draggedArt(observation, held)} />
    </div>
  );
}

interface BoardProps {
  readonly controller: PlayController;
  readonly observation: StrategoObservation;
  readonly isOpen: boolean;
  readonly children: ComponentChildren;
}

function PlayBoard({ controller, observation, isOpen, children }: BoardProps) {
  const { columns, rows } = observation;
  return (
    <>
      <Board
        size={{ columns, rows }}
        turned={isTurned(observation.seat)}
        obstacles={observation.obstacles}
        isStone={observation.game === 'middle_earth'}
        landmarks={landmarks(observation, isTurned(observation.seat))}
        pieces={dimmed(boardPieces(observation, { travels: controller.playback.travels.value, annotations: controller.annotations, isOpen }), controller)}
        marks={playMarks(observation, controller)}
        mover={controller.mover}
        name={t('board-label', { columns, rows })}
        help="board-help"
        label={(square) => squareWords(observation, controller, square)}
        onKey={(square, event) => onKey(controller, square, event)}
      >
        {children}
      </Board>
      <p id="board-help" class="visually-hidden">{t('board-help')}</p>
    </>
  );
}

/** While a power is chosen, or a repeat attack is owed, whatever it cannot reach steps back. */
function dimmed(pieces: BoardPiece[], controller: PlayController): readonly BoardPiece[] {
  const { power } = controller;
  const held = controller.mover.hand.value.held ?? '';
  const open = power.isChosen.value ? [...power.next.value.keys(), ...power.picks.value] : controller.canStop.value ? (controller.legal.value.get(held) ?? []) : null;
  if (!open || !held) return pieces;
  const act = power.act.value;
  const struckFrom = act?.power === 'rage' ? (act.path[act.path.length - 1] ?? '') : ''; // it strikes all around, as its sentence says
  const isLit = ({ square }: BoardPiece): boolean => square === held || open.includes(square) || (struckFrom !== '' && touches(square, struckFrom));
  return pieces.map((piece) => (isLit(piece) ? piece : { ...piece, state: `${piece.state ?? ''} dimmed` }));
}

function onKey(controller: PlayController, square: Square, event: KeyboardEvent): boolean {
  return controller.powerKey(event.key) || (event.key.toLowerCase() === 'm' && controller.openAnnotation(square));
}

function draggedArt(observation: StrategoObservation, held: string) {
  const piece = pieceAt(observation, held);
  return piece ? pieceArt(observation, piece) : null;
}

type Tab = 'army' | 'powers' | 'log';
const TAB_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The last combat, the moves and the armies, the acts. */
function Beside({ controller, observation }: { readonly controller: PlayController; readonly observation: StrategoObservation }) {
  const tab = useSignal<Tab>('army');
  const lines = until(controller.playback.eventLog.lines.value, observation.ply);
  const tabs: readonly Tab[] = hasPowers(observation) ? ['army', 'powers', 'log'] : ['army', 'log'];
  const button = (name: Tab, text: string) => (
    <button
      type="button"
      role="tab"
      id={`tab-${name}`}
      aria-controls="beside-panel"
      aria-selected={tab.value === name}
      tabIndex={tab.value === name ? 0 : -1}
      onClick={() => (tab.value = name)}
      onKeyDown={(event) => {
        const step = TAB_STEPS[event.key];
        if (!step) return;
        tab.value = tabs[(tabs.indexOf(name) + step + tabs.length) % tabs.length] ?? 'army';
        document.getElementById(`tab-${tab.value}`)?.focus();
      }}
    >
      {text}
    </button>
  );
  return (
    <div class="table-side">
      {controller.playback.lastPower.value && !controller.playback.lastCombat.value
        ? <LastPower power={controller.playback.lastPower.value} observation={observation} />
        : <LastCombat combat={controller.playback.lastCombat.value} observation={observation} />}
      <div class="tabs" role="tablist" aria-label={t('panel-tabs')}>
        {button('army', t('panel-remaining'))}
        {hasPowers(observation) && button('powers', t('panel-powers'))}
        {button('log', t('panel-log'))}
      </div>
      <div class="tab-panel" role="tabpanel" id="beside-panel" tabIndex={0} aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'log' && <MoveLog lines={lines} />}
        {tab.value === 'powers' && <PowerLegend observation={observation} options={controller.playback.client.welcome.value?.options} />}
        {tab.value === 'army' && <Remaining observation={observation} lines={lines} />}
      </div>
      <ActBar controller={controller} observation={observation} />
    </div>
  );
}
