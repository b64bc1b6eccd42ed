/** What a text as people have it stands for at this table, read by the server: a set-up of any program as an action. */

import { readText } from './api';
import type { MatchConnection } from './match';
import type { TextRead } from './wire';

export function readAtTable(client: MatchConnection, text: string): Promise<TextRead> {
  const welcome = client.welcome.peek();
  if (!welcome) throw new Error('the match has not been heard of yet');
  const { game, variant, options, seat, seats } = welcome;
  return readText({ game, variant, options, seat, n_seats: seats.length, text });
}
