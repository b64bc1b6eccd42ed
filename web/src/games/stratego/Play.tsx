/** The play page: the board as large as the window allows, the two plates, and what lies beside. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Board, type BoardPiece, Dragged } from '../../board/Board';
import { type Square, touches } from '../../board/geometry';
import { t } from '../../i18n';
import type { StrategoObservation } from '../../net/wire';
import { landmarks } from './landmarks';
import { ActBar, DrawOffer, RefusalNote, Rescue } from './Acts';
import { ChalkPicker } from './chalk';
import { CombatCard, LastCombat } from './Combat';
import { boardPieces, pieceArt, playMarks, squareWords } from './field';
import { isTurned, kindsOf, pieceAt } from './model';
import { hasPowers, PowerLegend } from './PowerLegend';
import { LastPower, PowerCard, PowerStrip, RingLine } from './Powers';
import { LimitChips, MoveLog, Remaining } from './Panels';
import { Absence, Connection, Plate, TurnLine } from './Plates';
import { PlayDesk } from './play-desk';
import type { Stage } from './stage';
import { until } from './story';

interface PlayProps {
  readonly stage: Stage;
  /** How it ended, once it has. */
  readonly result?: ComponentChildren;
  /** The armies as they truly stood, once the game is over. */
  readonly revealed?: StrategoObservation | null;
}

export function Play({ stage, result, revealed }: PlayProps) {
  const desk = useMemo(() => new PlayDesk(stage), [stage]);
  useEffect(() => () => desk.close(), [desk]);
  const observation = stage.shown.value;
  const welcome = stage.client.welcome.value;
  useEffect(() => {
    if (welcome) desk.chalk.use(welcome.match, welcome.seat);
  }, [desk, welcome]);
  if (!observation) return null;
  const seen = revealed ? { ...observation, pieces: revealed.pieces } : observation;
  const near = observation.seat === 1 ? 1 : 0;
  const isOver = stage.status.value?.status === 'over' && !stage.isPlaying.value;
  return (
    <div class="stratego play" style={{ '--columns': observation.columns, '--rows': observation.rows }}>
      <h1 class="visually-hidden">{t(`variant-${observation.variant}`)}</h1>
      <div class="table-far"><Plate desk={desk} observation={seen} owner={1 - near} /></div>
      <div class="table-board">
        <PlayBoard desk={desk} observation={seen} isOpen={Boolean(revealed)}>
          <CombatCard stage={stage} />
          <PowerCard stage={stage} />
          <ChalkPicker box={desk.chalk} kinds={kindsOf(observation, 1 - near)} />
          <RefusalNote desk={desk} />
        </PlayBoard>
      </div>
      <div class="table-turn">
        <Connection desk={desk} />
        {isOver ? result : <TurnLine desk={desk} observation={observation} />}
        {!isOver && <PowerStrip desk={desk} observation={observation} />}
        <RingLine observation={observation} />
        {!isOver && <LimitChips observation={observation} />}
        <Absence desk={desk} observation={observation} />
        <DrawOffer desk={desk} observation={observation} />
        <Rescue desk={desk} observation={observation} />
      </div>
      <div class="table-near"><Plate desk={desk} observation={seen} owner={near} /></div>
      <Beside desk={desk} observation={observation} />
      <Dragged mover={desk.mover} art={(held) => draggedArt(observation, held)} />
    </div>
  );
}

interface BoardProps {
  readonly desk: PlayDesk;
  readonly observation: StrategoObservation;
  readonly isOpen: boolean;
  readonly children: ComponentChildren;
}

function PlayBoard({ desk, observation, isOpen, children }: BoardProps) {
  const { columns, rows } = observation;
  return (
    <>
      <Board
        size={{ columns, rows }}
        turned={isTurned(observation.seat)}
        obstacles={observation.obstacles}
        isStone={observation.game === 'middle_earth'}
        landmarks={landmarks(observation, isTurned(observation.seat))}
        pieces={dimmed(boardPieces(observation, { travels: desk.stage.travels.value, chalk: desk.chalk, isOpen }), desk)}
        marks={playMarks(observation, desk)}
        mover={desk.mover}
        name={t('board-label', { columns, rows })}
        help="board-help"
        label={(square) => squareWords(observation, desk, square)}
        onKey={(square, event) => onKey(desk, square, event)}
      >
        {children}
      </Board>
      <p id="board-help" class="visually-hidden">{t('board-help')}</p>
    </>
  );
}

/** While a power is chosen, or a repeat attack is owed, whatever it cannot reach steps back. */
function dimmed(pieces: BoardPiece[], desk: PlayDesk): readonly BoardPiece[] {
  const { power } = desk;
  const held = desk.mover.hand.value.held ?? '';
  const open = power.isChosen.value ? [...power.next.value.keys(), ...power.picks.value] : desk.canStop.value ? (desk.legal.value.get(held) ?? []) : null;
  if (!open || !held) return pieces;
  const act = power.act.value;
  const struckFrom = act?.power === 'rage' ? (act.path[act.path.length - 1] ?? '') : ''; // it strikes all around, as its sentence says
  const isLit = ({ square }: BoardPiece): boolean => square === held || open.includes(square) || (struckFrom !== '' && touches(square, struckFrom));
  return pieces.map((piece) => (isLit(piece) ? piece : { ...piece, state: `${piece.state ?? ''} dimmed` }));
}

function onKey(desk: PlayDesk, square: Square, event: KeyboardEvent): boolean {
  return desk.powerKey(event.key) || (event.key.toLowerCase() === 'm' && desk.openChalk(square));
}

function draggedArt(observation: StrategoObservation, held: string) {
  const piece = pieceAt(observation, held);
  return piece ? pieceArt(observation, piece) : null;
}

type Tab = 'army' | 'powers' | 'log';
const TAB_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The last combat, the moves and the armies, the acts. */
function Beside({ desk, observation }: { readonly desk: PlayDesk; readonly observation: StrategoObservation }) {
  const tab = useSignal<Tab>('army');
  const lines = until(desk.stage.story.lines.value, observation.ply);
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
      {desk.stage.lastPower.value && !desk.stage.lastCombat.value
        ? <LastPower power={desk.stage.lastPower.value} observation={observation} />
        : <LastCombat combat={desk.stage.lastCombat.value} observation={observation} />}
      <div class="tabs" role="tablist" aria-label={t('panel-tabs')}>
        {button('army', t('panel-remaining'))}
        {hasPowers(observation) && button('powers', t('panel-powers'))}
        {button('log', t('panel-log'))}
      </div>
      <div class="tab-panel" role="tabpanel" id="beside-panel" tabIndex={0} aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'log' && <MoveLog lines={lines} />}
        {tab.value === 'powers' && <PowerLegend observation={observation} options={desk.stage.client.welcome.value?.options} />}
        {tab.value === 'army' && <Remaining observation={observation} lines={lines} />}
      </div>
      <ActBar desk={desk} observation={observation} />
    </div>
  );
}
