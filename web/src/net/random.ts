/** A believable legal action for a decision that is too big to list, made by the server. begun: what is decided of it already, "" for nothing. */

import { randomAction as ask } from './api';
import type { MatchConnection } from './match';

export async function randomAction(client: MatchConnection, begun = ''): Promise<string> {
  const welcome = client.welcome.peek();
  if (!welcome) throw new Error('the match has not been heard of yet');
  const { game, variant, options, seat, seats, brought } = welcome;
  const { action } = await ask({ game, variant, seat, options, n_seats: seats.length, brings: brought[seat] ?? '', begun });
  return action;
}
