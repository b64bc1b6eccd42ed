/** Combat on its square: the two pieces, light and shadow, tags and ribbon; each frame draws what it may reveal and no more. */

import type { ComponentChildren, JSX } from 'preact';

import { lastBefore, placeInView } from '../../board/geometry';
import { capital, t } from '../../i18n';
import type { StrategoObservation } from './wire';
import type { Fight, Fighter } from './fight';
import { pieceArt } from './field';
import { asSide, isTurned, kindOf, pieceById } from './model';
import { shownName } from './names';
import { pieceName } from './piece-names';
import { PieceArt } from './PieceArt';
import type { Playback } from './playback';
import { printed } from './printed';
import { useSkip } from './skip';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Scene {
  readonly fight: Fight;
  readonly observation: StrategoObservation;
  /** In squares of the view: where the attacker stands before the blow, and the defender. */
  readonly from: Place;
  readonly to: Place;
}

export function FightLayer({ playback }: { readonly playback: Playback }) {
  const fight = playback.fight.value;
  const observation = playback.shown.value;
  useSkip(fight !== null, playback);
  if (!fight || !observation) return null;
  const view = (square: string): Place => placeInView(square, observation, isTurned(observation.seat));
  const scene = { fight, observation, from: view(lastBefore(fight.source, fight.target)), to: view(fight.target) };
  const light = {
    '--light-x': `${((scene.from.x + scene.to.x + 1) / 2 / observation.columns) * 100}%`,
    '--light-y': `${((scene.from.y + scene.to.y + 1) / 2 / observation.rows) * 100}%`,
  };
  return (
    <div class={`fight highlight-${fight.highlight || 'none'}`} data-frame={fight.frame} style={light} aria-hidden="true">
      <div class="fight-shade" />
      {fight.highlight === 'flag' && <Rays scene={scene} />}
      <Piece scene={scene} role="defender" />
      <Piece scene={scene} role="attacker" />
      {fight.result !== '' && <Clash scene={scene} />}
      {fight.isNamed && <Tags scene={scene} />}
      {fight.isNamed && <Ribbon scene={scene} />}
    </div>
  );
}

interface PieceProps {
  readonly scene: Scene;
  readonly role: 'attacker' | 'defender';
}

function Piece({ scene, role }: PieceProps) {
  const { fight, observation, from, to } = scene;
  const at = role === 'attacker' ? from : to;
  const falls = fight.result !== '' && fight.result !== 'neither' && fight.result !== role;
  const breaks = falls && fight.highlight !== 'flag';
  const isOwn = fight[role].seat === observation.seat;
  const style = { '--x': at.x, '--y': at.y, '--dx': to.x - from.x, '--dy': to.y - from.y, '--away': isOwn ? 1 : -1 };
  const face = <Face scene={scene} role={role} />;
  return (
    <div class={`board-piece fighter fighter-${role} ${falls ? 'falls' : 'stands'}`} style={style}>
      <div class="fighter-body">
        {breaks ? (
          <Halves>{face}</Halves>
        ) : (
          <Turning turns={turnsNow(fight, fight[role])} seat={fight[role].seat}>
            {face}
          </Turning>
        )}
      </div>
    </div>
  );
}

/** Does the piece, not known before, turn over in this frame? */
function turnsNow(fight: Fight, fighter: Fighter): boolean {
  return (fight.frame === 'turn' || fight.frame === 'fall') && fighter.turns && fighter.piece !== '';
}

/** A loser in two pieces. */
export function Halves({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <span class="fighter-half">{children}</span>
      <span class="fighter-half other">{children}</span>
    </>
  );
}

interface TurningProps {
  readonly turns: boolean;
  readonly seat: number;
  readonly children: ComponentChildren;
}

/** A piece that was not known turns over once, in its frame. */
export function Turning({ turns, seat, children }: TurningProps) {
  if (!turns) return <>{children}</>;
  return (
    <span class="fighter-turn">
      <span class="fighter-back">
        <PieceArt side={asSide(seat)} face="back" />
      </span>
      <span class="fighter-face">{children}</span>
    </span>
  );
}

/** As it stood on the board; once it has turned, its face. */
function Face({ scene: { fight, observation }, role }: PieceProps) {
  const fighter = fight[role];
  const id = role === 'attacker' ? fight.attackerId : fight.defenderId;
  const piece = pieceById(observation, id);
  const isStanding = piece && (!fighter.turns || fighter.piece === '');
  if (isStanding) return pieceArt(observation, piece);
  return (
    <PieceArt
      side={asSide(fighter.seat)}
      face={fighter.piece ? 'own' : 'back'}
      {...printed(observation, kindOf(observation, fighter.piece))}
    />
  );
}

/** Where the two meet: the spark, or what a special combat has instead. */
function Clash({ scene: { fight, observation, from, to } }: { readonly scene: Scene }) {
  const isBomb = fight.highlight === 'bomb' || fight.highlight === 'dig' || fight.highlight === 'flag';
  const style = { '--x': isBomb ? to.x : (from.x + to.x) / 2, '--y': isBomb ? to.y : (from.y + to.y) / 2, '--cols': observation.columns };
  return (
    <div class="board-piece fight-clash" style={style}>
      <svg viewBox="-32 -32 64 64">{DRAWINGS[fight.highlight] ?? DRAWINGS['']}</svg>
    </div>
  );
}

const STAR = 'M0-22l4 13 12-9-6 13 15 3-15 4 7 13-12-8-5 15-4-15-13 8 7-13-15-4 15-3-6-13 12 9z';
const SHARDS = [
  [-20, -14],
  [20, -16],
  [26, 6],
  [14, 24],
  [-12, 25],
  [-26, 8],
] as const;

const DRAWINGS: Readonly<Record<string, JSX.Element>> = {
  '': <path class="fight-spark" d={STAR} />,
  bomb: (
    <>
      <circle class="fight-flash" r="30" />
      {SHARDS.map(([x, y]) => (
        <path key={x} class="fight-shard" style={`--sx: ${x}px; --sy: ${y}px`} d="M-4 3L4 4 1-5z" />
      ))}
    </>
  ),
  spy: (
    <>
      <path class="fight-cut" d="M-34 30L0 -2 34 -34 2 0z" />
      <path class="fight-crown" d="M-9-6l4 4 5-7 5 7 4-4-2 12H-7z" />
    </>
  ),
  dig: (
    <>
      <path class="fight-earth" d="M-26 22q6-12 14-6 6-10 12-2 8-8 12 2 8-4 14 6z" />
      <path class="fight-pick" d="M14-30q12 0 16 12-5-6-11-7l-14 30-4-2 14-29q-6-2-13 1 5-6 12-5z" />
    </>
  ),
  flag: <path class="fight-pole" d="M-6 24l3-14" />,
};

/** Light from the fallen flag over the whole board. */
function Rays({ scene: { to, observation } }: { readonly scene: Scene }) {
  return (
    <svg class="fight-rays" viewBox={`0 0 ${observation.columns} ${observation.rows}`} preserveAspectRatio="none">
      <g transform={`translate(${to.x + 0.5} ${to.y + 0.5})`}>
        {Array.from({ length: 12 }, (_, index) => (
          <path key={index} transform={`rotate(${index * 30})`} d="M-.07-.9h.14L.2-2.6h-.4z" />
        ))}
      </g>
    </svg>
  );
}

/** Rank and name beside each piece; on the side with more room, never over the edge. */
function Tags({ scene }: { readonly scene: Scene }) {
  const { fight, from, to } = scene;
  const isUpright = from.x === to.x;
  return (
    <>
      <Tag scene={scene} fighter={fight.defender} at={to} isAbove={isUpright ? null : true} />
      <Tag scene={scene} fighter={fight.attacker} at={from} isAbove={isUpright ? null : false} />
    </>
  );
}

interface TagProps {
  readonly scene: Scene;
  readonly fighter: Fighter;
  readonly at: Place;
  /** null: beside the piece. */
  readonly isAbove: boolean | null;
}

function Tag({ scene: { observation }, fighter, at, isAbove }: TagProps) {
  if (!fighter.piece) return null;
  const { columns, rows } = observation;
  const { rank } = printed(observation, kindOf(observation, fighter.piece));
  const isLeft = at.x >= columns / 2;
  const across =
    isAbove === null
      ? isLeft
        ? { right: `${((columns - at.x) / columns) * 100}%` }
        : { left: `${((at.x + 1) / columns) * 100}%` }
      : isLeft
        ? { right: `${(Math.max(0, columns - at.x - 2) / columns) * 100}%` }
        : { left: `${(Math.max(0, at.x - 1) / columns) * 100}%` };
  const above = isAbove === null ? at.y + 0.25 : isAbove && at.y > 0.5 ? at.y - 0.75 : Math.min(rows - 0.8, at.y + 1.05);
  return (
    <span class={`fight-tag of-${asSide(fighter.seat) === 0 ? 'red' : 'blue'}`} style={{ ...across, top: `${(above / rows) * 100}%` }}>
      {`${rank} ${capital(pieceName(fighter.piece))}`.trim()}
    </span>
  );
}

/** Under the fight; above it at the lower edge. */
function Ribbon({ scene: { fight, observation, from, to } }: { readonly scene: Scene }) {
  const { rows } = observation;
  const reach = from.x === to.x ? 1.15 : 1.95;
  const [high, low] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const isBelow = low + reach + 1 <= rows;
  const style = isBelow ? { top: `${((low + reach) / rows) * 100}%` } : { bottom: `${((rows - high + reach - 1) / rows) * 100}%` };
  return (
    <p class="fight-ribbon" style={style}>
      {ribbonText(fight, observation)}
    </p>
  );
}

export function ribbonText(fight: Fight, observation: StrategoObservation): string {
  const [attacker, defender] = [fight.attacker, fight.defender].map(({ piece }) => capital(shownName(piece))) as [string, string];
  const isOwnFlag = fight.defender.seat === observation.seat;
  if (fight.highlight === 'flag') return t(observation.seat < 0 ? 'combat-flag' : isOwnFlag ? 'ribbon-flag-lost' : 'ribbon-flag-won');
  if (fight.highlight === 'bomb') return t('ribbon-bomb', { loser: attacker });
  if (fight.highlight === 'dig') return t('ribbon-dig', { winner: attacker });
  if (fight.highlight === 'spy') return t('ribbon-spy', { winner: attacker, loser: defender });
  if (fight.result === 'neither') return t('combat-neither');
  if (fight.result === 'both') return t('ribbon-both', { attacker, defender });
  if (!fight.attacker.piece || !fight.defender.piece) return t(`combat-${fight.result}`);
  return fight.result === 'attacker'
    ? t('ribbon-beats', { winner: attacker, loser: defender })
    : t('ribbon-beats', { winner: defender, loser: attacker });
}
