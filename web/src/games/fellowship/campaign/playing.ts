/** Campaigns and the server: games begun, and what came of them. */

import { signal } from '@preact/signals';

import { askWinShares, matchSummary, replayPage } from '../../../net/api';
import { createMatch } from '../../../net/dealing';
import type { WinShare } from '../../../net/wire';
import { findGame, keepGame } from '../../../net/games';
import type { FellowshipObservation } from '../wire';
import { type Attempt, type Campaign, campaigns, FIRST_LEVEL, followUpOf, keepCampaign } from './campaigns';

/** What people have won on this server; [] until it has been asked. */
export const winShares = signal<readonly WinShare[]>([]);

/** Asks what people have won on this server. */
export async function refreshShares(): Promise<void> {
  try {
    winShares.value = (await askWinShares('fellowship')).shares;
  } catch {
    // Nothing is said of people then.
  }
}

/** Begins the game of a scenario; answers its id. */
export async function begin(campaign: Campaign, scenario: string): Promise<string> {
  const made = await createMatch({
    game: 'fellowship',
    variant: scenario,
    lot: false,
    preset: '',
    seats: campaign.seats.map(({ kind, brings, level = FIRST_LEVEL }) => ({
      kind,
      level: kind === 'computer' ? level : 0,
      brings: kind === 'link' ? '' : brings,
    })),
    options: { ...(campaign.difficulty === 'standard' ? {} : { difficulty: campaign.difficulty }), ...followUpOf(campaign) },
  });
  keepGame({ match: made.match, game: 'fellowship', variant: scenario, grants: made.grants, invites: made.invites, kept: Date.now() });
  keepCampaign({
    ...campaign,
    attempts: [...campaign.attempts, { scenario, match: made.match, begun: Date.now(), won: null, scores: {} }],
  });
  return made.match;
}

/** What came of a game; null while it goes on. */
async function endOf({ match }: Attempt, isHard: boolean): Promise<Pick<Attempt, 'won' | 'scores' | 'followUp'> | null> {
  const token = findGame(match)?.grants[0]?.token ?? '';
  const { status, returns } = await matchSummary(match, token);
  if (status !== 'over') return null;
  const won = (returns?.[0] ?? 0) > 0;
  if (!won) return { won, scores: {} };
  const { total } = await replayPage(match, token, 'public', 0, 1);
  const last = await replayPage(match, token, 'public', total - 1, total);
  const scores = (last.frames.at(-1)?.observation as FellowshipObservation | undefined)?.scores ?? {};
  return isHard ? { won, scores, followUp: last.follow_up } : { won, scores };
}

/** Writes down every game that has ended since the last look. */
export async function refreshCampaigns(): Promise<void> {
  for (const campaign of campaigns.peek()) {
    for (const attempt of campaign.attempts.filter(({ won }) => won === null)) {
      const end = await endOf(attempt, campaign.isHard === true).catch(() => null);
      const now = campaigns.peek().find(({ id }) => id === campaign.id);
      if (end && now)
        keepCampaign({ ...now, attempts: now.attempts.map((one) => (one.match === attempt.match ? { ...one, ...end } : one)) });
    }
  }
}
