/** Every state of the board without a server, at /dev/board.html of the development server. Never in production. */

import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import '../../../styles/parts.css';

import { type JSX, render } from 'preact';

import { personAt } from '../../net/beginning';
import type { SeatStatus } from '../../net/wire';
import { applySettings, theme } from '../../settings';
import { BoardPicture } from './BoardPicture';
import { emblem, EMBLEM_NAMES } from './emblems';
import * as scenes from './fixtures';
import { HotSeat } from './HotSeat';
import { StrategoMatch } from './MatchView';
import { PieceArt, PieceDefs } from './PieceArt';

const query = new URLSearchParams(location.search);
const name = query.get('scene') ?? 'middle';
const shade = query.get('theme');
if (shade === 'light' || shade === 'dark') theme.value = shade;
applySettings(document.documentElement);

const AWAY: readonly SeatStatus[] = [personAt(0), { ...personAt(1), here: false, away_for: 130 }];

const CLIENTS: Record<string, () => scenes.StillClient> = {
  deployment: () => new scenes.StillClient({ observation: scenes.deployment }),
  deploymentBlue: () => new scenes.StillClient({ observation: scenes.deploymentBlue }),
  middle: () => new scenes.StillClient({ observation: scenes.middle }),
  waiting: () => new scenes.StillClient({ observation: scenes.waiting }),
  away: () => new scenes.StillClient({ observation: scenes.waiting, seats: AWAY, status: { acts: ['/claim-win', '/resign'] } }),
  offer: () => new scenes.StillClient({ observation: scenes.middle, status: { draw_offer: 1 } }),
  silent: () => new scenes.StillClient({ observation: scenes.silent }),
  rescue: () => new scenes.StillClient({ observation: scenes.rescue }),
  large: () => new scenes.StillClient({ observation: scenes.large }),
  end: () =>
    new scenes.StillClient({
      observation: scenes.end,
      status: { status: 'over', returns: [1, -1], reason: 'flag_captured', acts: ['/rematch'] },
    }),
  fight: () => {
    const { before, event, after } = scenes.fightBetween(
      query.get('attacker') ?? 'colonel',
      query.get('defender') ?? 'sergeant',
      (query.get('result') ?? 'attacker') as 'attacker',
    );
    const client = new scenes.StillClient({ observation: before });
    setTimeout(() => client.tell(after, [event]), 1500);
    return client;
  },
};

function Match({ scene }: { readonly scene: string }): JSX.Element {
  const client = (CLIENTS[scene] ?? CLIENTS['middle'])?.();
  if (!client) return <p>no such scene</p>;
  return <StrategoMatch clients={[client.asClient()]} />;
}

/** All pieces of both armies, large and at 24 px. */
function Sheet(): JSX.Element {
  const size = Number(query.get('size') ?? '96');
  return (
    <div style={{ padding: '1rem', display: 'grid', gap: '1rem', containerType: 'inline-size' }}>
      <PieceDefs />
      {([0, 1] as const).map((side) => (
        <div key={side} style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          {scenes.KINDS.map((kind) => (
            <div key={kind.id} style={{ width: `${size}px`, height: `${size}px` }}>
              <PieceArt
                side={side}
                face="own"
                emblem={kind.emblem}
                rank={kind.id === 'spy' ? 'S' : kind.rank}
                moved={kind.id === 'scout'}
                shown={kind.id === 'miner'}
              />
            </div>
          ))}
          {['marshal', 'miner', 'bomb'].map((kind) => (
            <div key={kind} style={{ width: `${size}px`, height: `${size}px` }}>
              <PieceArt side={side} face="known" emblem={kind} rank={{ marshal: '10', miner: '3' }[kind] ?? ''} moved />
            </div>
          ))}
          <div style={{ width: `${size}px`, height: `${size}px` }}>
            <PieceArt side={side} face="back" />
          </div>
          <div style={{ width: `${size}px`, height: `${size}px` }}>
            <PieceArt side={side} face="back" moved />
          </div>
        </div>
      ))}
      <div style={{ display: 'flex', gap: '12px' }}>
        {[...EMBLEM_NAMES, 'other'].map((each) => (
          <svg key={each} viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
            {emblem(each)}
          </svg>
        ))}
      </div>
      <div style={{ display: 'flex', gap: '12px' }}>
        {[...EMBLEM_NAMES, 'other'].map((each) => (
          <svg key={each} viewBox="0 0 24 24" width="72" height="72" fill="currentColor">
            {emblem(each)}
          </svg>
        ))}
      </div>
    </div>
  );
}

function Screen(): JSX.Element {
  const red = new scenes.StillClient({ observation: scenes.waiting, events: [scenes.fight] });
  const blue = new scenes.StillClient({ observation: { ...scenes.waiting, seat: 1 }, events: [scenes.fight] });
  return (
    <>
      <PieceDefs />
      <HotSeat clients={[red.asClient(), blue.asClient()]} />
    </>
  );
}

function Bench(): JSX.Element {
  if (name === 'sheet') return <Sheet />;
  if (name === 'curtain')
    return (
      <>
        <header style={{ height: 'var(--header-height)' }} />
        <Screen />
      </>
    );
  if (name === 'picture')
    return (
      <div style={{ maxWidth: '40rem', margin: '2rem auto' }}>
        <BoardPicture />
      </div>
    );
  return (
    <>
      <header style={{ height: 'var(--header-height)' }} />
      <Match scene={name} />
    </>
  );
}

const root = document.getElementById('app');
if (root) render(<Bench />, root);
