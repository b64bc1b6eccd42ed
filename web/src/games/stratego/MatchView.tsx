/** A match of Stratego in the browser: one seat, or two on one screen. */

import '../../../styles/board.css';
import './styles/pieces.css';
import './styles/table.css';
import './styles/panels.css';
import './styles/powers.css';
import './styles/event-cards.css';
import './styles/deployment.css';
import './styles/board-marks.css';

import { useEffect, useMemo } from 'preact/hooks';

import type { MatchClient } from '../../net/match';
import { useGameTheme } from '../../game-theme';
import { HotSeat } from './HotSeat';
import { PieceDefs } from './PieceArt';
import { Playback } from './playback';
import { Table } from './Table';

interface StrategoMatchProps {
  /** The seats of this browser, in their order: one, or both of two on one screen. */
  readonly clients: readonly MatchClient[];
  onHome(): void;
}

export function StrategoMatch({ clients, onHome }: StrategoMatchProps) {
  const [client, other] = clients;
  useGameTheme(client?.welcome.value?.game ?? '');
  if (!client) return null;
  return (
    <>
      <PieceDefs />
      {other ? <TwoSeats clients={[client, other]} onHome={onHome} /> : <OneSeat client={client} onHome={onHome} />}
    </>
  );
}

function OneSeat({ client, onHome }: { readonly client: MatchClient; onHome(): void }) {
  const playback = useMemo(() => new Playback(client), [client]);
  useEffect(() => () => playback.close(), [playback]);
  return <Table playback={playback} isShared={false} onHome={onHome} />;
}

function TwoSeats({ clients, onHome }: { readonly clients: readonly [MatchClient, MatchClient]; onHome(): void }) {
  if (!clients.every((client) => client.welcome.value)) return null;
  return <HotSeat clients={clients} onHome={onHome} />;
}
