/** A match of Stratego in the browser: one seat, or two on one screen. */

import '../../../styles/board.css';
import '../../../styles/pieces.css';
import '../../../styles/table.css';
import '../../../styles/panels.css';
import '../../../styles/powers.css';
import '../../../styles/moments.css';
import '../../../styles/endings.css';

import { useEffect, useMemo } from 'preact/hooks';

import type { MatchClient } from '../../net/match';
import { useLand } from '../../land';
import { HotSeat } from './HotSeat';
import { PieceDefs } from './PieceArt';
import { Stage } from './stage';
import { Table } from './Table';

interface StrategoMatchProps {
  readonly client: MatchClient;
  /** The second seat of two on one screen. */
  readonly other?: MatchClient | undefined;
  onHome(): void;
}

export function StrategoMatch({ client, other, onHome }: StrategoMatchProps) {
  useLand(client.welcome.value?.game ?? '');
  return (
    <>
      <PieceDefs />
      {other ? <TwoSeats client={client} other={other} onHome={onHome} /> : <OneSeat client={client} onHome={onHome} />}
    </>
  );
}

function OneSeat({ client, onHome }: Omit<StrategoMatchProps, 'other'>) {
  const stage = useMemo(() => new Stage(client), [client]);
  useEffect(() => () => stage.close(), [stage]);
  return <Table stage={stage} isShared={false} onHome={onHome} />;
}

/** Seat 0 first, whichever client came first. */
function TwoSeats({ client, other, onHome }: StrategoMatchProps & { readonly other: MatchClient }) {
  const welcome = client.welcome.value;
  if (!welcome || !other.welcome.value) return null;
  return <HotSeat clients={welcome.seat === 0 ? [client, other] : [other, client]} onHome={onHome} />;
}
