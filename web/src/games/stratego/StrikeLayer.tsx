/** A power on the squares it hits, and the fate of the Ring: over the board lie light, the pieces struck and one ribbon. */

import { placeInView } from '../../board/geometry';
import { capital, t } from '../../i18n';
import { pieceArt } from './field';
import { Halves, Turning } from './Fight';
import { asSide, isTurned, kindOf, pieceById } from './model';
import { pieceName } from './piece-names';
import { PieceArt } from './PieceArt';
import type { Playback, RingChange } from './playback';
import { type PowerFacts, powerName, targetLine } from './power-words';
import { printed } from './printed';
import { Seal } from './seals';
import { useSkip } from './skip';
import type { Strike, Struck } from './strike';
import type { StrategoObservation } from './wire';

export function StrikeLayer({ playback }: { readonly playback: Playback }) {
  const strike = playback.strike.value;
  const ringChange = playback.ringChange.value;
  const observation = playback.shown.value;
  useSkip(strike !== null || ringChange !== null, playback);
  if (!observation) return null;
  return (
    <>
      {strike && <StrikeScene strike={strike} observation={observation} />}
      {ringChange && <Fate ringChange={ringChange} observation={observation} />}
    </>
  );
}

interface SceneProps {
  readonly strike: Strike;
  readonly observation: StrategoObservation;
}

function StrikeScene({ strike, observation }: SceneProps) {
  const { columns, rows } = observation;
  const all = [strike.user, ...strike.targets];
  const places = all.map(({ square }) => placeInView(square, observation, isTurned(observation.seat)));
  const [high, low] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const light = { '--light-x': `${((left + right + 1) / 2 / columns) * 100}%`, '--light-y': `${((high + low + 1) / 2 / rows) * 100}%` };
  const isBelow = low + 2.3 <= rows;
  const ribbon = isBelow ? { top: `${((low + 1.15) / rows) * 100}%` } : { bottom: `${((rows - high + 0.15) / rows) * 100}%` };
  return (
    <div class="fight strike" data-frame={strike.frame} style={light} aria-hidden="true">
      <div class="fight-shade" />
      {all.map((who, index) => (
        <Piece key={who.id} who={who} at={places[index] ?? { x: 0, y: 0 }} strike={strike} observation={observation} />
      ))}
      {strike.told && (
        <p class="fight-ribbon" style={ribbon}>
          <PowerWords power={strike.told} />
        </p>
      )}
    </div>
  );
}

interface PieceProps extends SceneProps {
  readonly who: Struck;
  readonly at: { readonly x: number; readonly y: number };
}

function Piece({ who, at, strike, observation }: PieceProps) {
  const isUser = who === strike.user;
  const style = { '--x': at.x, '--y': at.y, '--dx': 0, '--dy': 0, '--away': who.seat === observation.seat ? 1 : -1 };
  const face = <Face who={who} observation={observation} />;
  const turns = who.turns && who.piece !== '' && strike.frame === 'turn';
  return (
    <div class={`board-piece fighter ${isUser ? 'strike-user' : 'strike-target'} ${who.falls ? 'falls' : 'stands'}`} style={style}>
      <div class="fighter-body">
        {who.falls ? (
          <Halves>{face}</Halves>
        ) : (
          <Turning turns={turns} seat={who.seat}>
            {face}
          </Turning>
        )}
        {isUser && strike.power && (
          <span class="strike-seal centred">
            <Seal power={strike.power} />
          </span>
        )}
      </div>
    </div>
  );
}

/** As it stood on the board; once it has turned, its face. */
function Face({ who, observation }: { readonly who: Struck; readonly observation: StrategoObservation }) {
  const piece = pieceById(observation, who.id);
  if (piece && (!who.turns || who.piece === '')) return pieceArt(observation, piece);
  return <PieceArt side={asSide(who.seat)} face={who.piece ? 'own' : 'back'} {...printed(observation, kindOf(observation, who.piece))} />;
}

/** "Gimli, Dwarven Axe", and under it a line for each target. */
function PowerWords({ power }: { readonly power: PowerFacts }) {
  const falls = power.falls ? [t('power-falls', { piece: pieceName(power.piece) })] : [];
  return (
    <>
      {`${capital(pieceName(power.piece))}, ${powerName(power.power)}`}
      <span class="ribbon-lines">
        {[...power.targets.map(targetLine), ...falls].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}

interface FateProps {
  readonly ringChange: RingChange;
  readonly observation: StrategoObservation;
}

/** What has become of the Ring, and what that means from now on: the pieces that fall break on the board above it. */
function Fate({ ringChange, observation }: FateProps) {
  const fallen = new Map<string, number>();
  for (const { piece } of ringChange.removed) fallen.set(piece, (fallen.get(piece) ?? 0) + 1);
  return (
    <div class={`fight fate fate-${ringChange.kind}`} aria-hidden="true">
      <div class="fate-glow" />
      <div class="fight-ribbon fate-ribbon stack">
        <p class="fate-title line">
          <Seal power={ringChange.kind} />
          {t(ringChange.kind === 'quest' ? 'ring-destroyed' : 'ring-taken')}
        </p>
        {fallen.size > 0 && (
          <ul class="captured-pieces cluster fate-fallen">
            {[...fallen].map(([piece, count]) => (
              <li key={piece}>
                <PieceArt side={asSide(1 - ringChange.seat)} face="own" {...printed(observation, kindOf(observation, piece))} />
                {count > 1 && <span class="captured-count">{count}</span>}
              </li>
            ))}
          </ul>
        )}
        <p class="ribbon-lines">{t(`fate-${ringChange.kind}`, { count: ringChange.removed.length })}</p>
      </div>
    </div>
  );
}
