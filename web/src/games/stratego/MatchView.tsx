/** A match of Stratego in the browser: one seat, or two on one screen. */

import '../../../styles/board.css';
import '../../../styles/hint.css';
import './styles/pieces.css';
import './styles/table.css';
import './styles/panels.css';
import './styles/powers.css';
import './styles/event-cards.css';
import './styles/deployment.css';
import './styles/board-marks.css';
import './styles/belief.css';
import './styles/hint.css';
import './styles/fight.css';
import './styles/table-page.css';
import './styles/table-lists.css';
import './styles/table-sizes.css';

import { useEffect, useMemo } from 'preact/hooks';

import type { MatchConnection } from '../../net/match';
import { useGameTheme } from '../../game-theme';
import { HotSeat } from './HotSeat';
import { PieceDefs } from './PieceArt';
import { Playback } from './playback';
import { noteResult } from './setup-results';
import { Table } from './Table';

interface StrategoMatchProps {
  /** The seats of this browser, in their order: one, or both of two on one screen. */
  readonly clients: readonly MatchConnection[];
}

export function StrategoMatch({ clients }: StrategoMatchProps) {
  const [client, other] = clients;
  useGameTheme(client?.welcome.value?.game ?? '');
  if (!client) return null;
  return (
    <>
      <PieceDefs />
      {other ? <TwoSeats clients={[client, other]} /> : <OneSeat client={client} />}
    </>
  );
}

function OneSeat({ client }: { readonly client: MatchConnection }) {
  const playback = useMemo(() => new Playback(client), [client]);
  useEffect(() => () => playback.close(), [playback]);
  useSetupResult(playback);
  return <Table playback={playback} isShared={false} />;
}

/** Once the game is over its result counts for the set-up it began with. */
function useSetupResult({ client, latest }: Playback): void {
  const returns = latest.value?.status.returns ?? null;
  useEffect(() => {
    const seat = client.welcome.peek()?.seat ?? -1;
    if (returns && seat >= 0) noteResult(client.match, seat, returns);
  }, [client, returns]);
}

function TwoSeats({ clients }: { readonly clients: readonly [MatchConnection, MatchConnection] }) {
  if (!clients.every((client) => client.welcome.value)) return null;
  return <HotSeat clients={clients} />;
}
