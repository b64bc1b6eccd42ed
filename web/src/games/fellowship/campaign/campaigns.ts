/** Campaigns: the scenarios in order with the same decks, each scored by itself and the scores added (CARD-11.14); a hard one
 * carries what was lost into the next scenario (CARD-11.15). Kept in this browser. */

import { persistent } from '../../../settings';
import type { ReplayPage } from '../../../net/wire';
import { CARRIED, SCENARIOS } from '../facts';
import { printed } from '../printed';

export const KINDS = ['own', 'link', 'computer'] as const;

export interface CampaignSeat {
  /** At this screen, a friend by a link for each game, or a computer. */
  readonly kind: (typeof KINDS)[number];
  /** As it is sent to the server: a starter deck's name, or a list. "" for a friend, who brings a deck. */
  readonly brings: string;
  /** Who plays it, "" for nobody named. */
  readonly player?: string;
  /** Of a computer; FIRST_LEVEL where it was not chosen. */
  readonly level?: number;
}

export const FIRST_LEVEL = 1;

/** One game of a campaign. won: null while it goes on. */
export interface Attempt {
  readonly scenario: string;
  readonly match: string;
  readonly begun: number;
  readonly won: boolean | null;
  /** Both scores of a won game by rule set: "faq" and "2011". */
  readonly scores: Readonly<Record<string, number>>;
  /** Of a won game of a hard campaign: the options with which the next scenario is begun. */
  readonly followUp?: ReplayPage['follow_up'];
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly difficulty: string;
  readonly isHard?: boolean;
  readonly seats: readonly CampaignSeat[];
  readonly begun: number;
  readonly attempts: readonly Attempt[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isSeat = (seat: unknown): boolean =>
  isObject(seat) &&
  (KINDS as readonly unknown[]).includes(seat['kind']) &&
  typeof seat['brings'] === 'string' &&
  ['undefined', 'string'].includes(typeof seat['player']) &&
  ['undefined', 'number'].includes(typeof seat['level']);
const isFollowUp = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every((one) => ['boolean', 'number', 'string'].includes(typeof one)));
const isAttempt = (one: unknown): boolean =>
  isObject(one) &&
  typeof one['match'] === 'string' &&
  typeof one['scenario'] === 'string' &&
  isObject(one['scores']) &&
  isFollowUp(one['followUp']);

function isCampaign(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, name, difficulty, isHard, begun, seats, attempts } = value;
  const isNamed =
    [id, name, difficulty].every((text) => typeof text === 'string') &&
    typeof begun === 'number' &&
    ['undefined', 'boolean'].includes(typeof isHard);
  return isNamed && Array.isArray(seats) && seats.length > 0 && seats.every(isSeat) && Array.isArray(attempts) && attempts.every(isAttempt);
}

/** Newest first. */
export const campaigns = persistent<readonly Campaign[]>(
  'fellowship-campaigns',
  [],
  (value) => Array.isArray(value) && value.every(isCampaign),
);

export function keepCampaign(campaign: Campaign): void {
  const isNew = campaigns.value.every(({ id }) => id !== campaign.id);
  campaigns.value = isNew ? [campaign, ...campaigns.value] : campaigns.value.map((old) => (old.id === campaign.id ? campaign : old));
}

/** The same campaign from its first scenario on, as one more sheet. */
export function anewOf(campaign: Campaign): Campaign {
  const begun = Date.now();
  return { ...campaign, id: String(begun), begun, attempts: [] };
}

export function forgetCampaign(id: string): void {
  campaigns.value = campaigns.value.filter((campaign) => campaign.id !== id);
}

/** The game that counts for a scenario: the one that was won. */
export function countedFor({ attempts }: Campaign, scenario: string): Attempt | undefined {
  return attempts.find((attempt) => attempt.scenario === scenario && attempt.won === true);
}

/** The scenario that comes next; undefined once all are won. A lost one is begun again. */
export function nextScenario(campaign: Campaign): string | undefined {
  return SCENARIOS.find((scenario) => countedFor(campaign, scenario) === undefined);
}

/** The options with which the next scenario is begun, also after it was lost: what the win before it carries. */
export function followUpOf(campaign: Campaign): ReplayPage['follow_up'] {
  const won = SCENARIOS.map((scenario) => countedFor(campaign, scenario)).filter((attempt) => attempt !== undefined);
  return campaign.isHard === true ? (won.at(-1)?.followUp ?? {}) : {};
}

/** Is a hard campaign lost: did its last win leave nobody who could go on? What would be carried is empty then. */
export function isLost(campaign: Campaign): boolean {
  const last = SCENARIOS.map((scenario) => countedFor(campaign, scenario)).findLast((attempt) => attempt !== undefined);
  const { followUp } = last ?? {};
  return campaign.isHard === true && nextScenario(campaign) !== undefined && followUp !== undefined && Object.keys(followUp).length === 0;
}

/** What a seat carries into a scenario. damage: by the id of a hero. fallen: ids of dead heroes. discarded: other cards. */
export interface CarriedSeat {
  readonly threat: number;
  readonly damage: ReadonlyMap<string, number>;
  readonly fallen: readonly string[];
  readonly discarded: number;
}

/** What is carried by seat; [] where nothing is, or where the sheet holds no such text. */
export function carriedSeats(campaign: Campaign): readonly CarriedSeat[] {
  try {
    const found: unknown = JSON.parse(String(followUpOf(campaign)[CARRIED] ?? '[]'));
    return (found as readonly { threat: number; damage?: Record<string, number>; discard?: readonly string[] }[]).map(
      ({ threat, damage = {}, discard = [] }) => {
        const fallen = discard.filter((id) => printed(id).type === 'hero');
        return { threat, damage: new Map(Object.entries(damage)), fallen, discarded: discard.length - fallen.length };
      },
    );
  } catch {
    return [];
  }
}

/** The game that goes on. */
export function runningAttempt({ attempts }: Campaign): Attempt | undefined {
  return attempts.find(({ won }) => won === null);
}

/** What a named player has played over all campaigns. best: the least sum of the scores by the FAQ, null without one. */
export interface PlayerHistory {
  readonly player: string;
  readonly games: number;
  readonly won: number;
  readonly best: number | null;
}

/** The players by name, those with most games first. */
export function playersOf(all: readonly Campaign[]): readonly PlayerHistory[] {
  const found = new Map<string, PlayerHistory>();
  for (const campaign of all) {
    const over = campaign.attempts.filter(({ won }) => won !== null);
    const total = totalScore(campaign, 'faq');
    const names = campaign.seats.filter(({ kind }) => kind !== 'computer').map(({ player = '' }) => player.trim());
    for (const player of new Set(names.filter((name) => name !== ''))) {
      const old = found.get(player) ?? { player, games: 0, won: 0, best: null };
      const best = total === null || (old.best !== null && old.best < total) ? old.best : total;
      found.set(player, { player, games: old.games + over.length, won: old.won + over.filter(({ won }) => won).length, best });
    }
  }
  return [...found.values()].toSorted((one, other) => other.games - one.games || one.player.localeCompare(other.player));
}

// ---- a sheet as a link ---------------------------------------------------------------------------------------------

const LINK = '#sheet=';

/** The sheet behind the # of an address, which no server sees. Keys to seats are not in it. */
export function hashOfCampaign(campaign: Campaign): string {
  return LINK + encodeURIComponent(JSON.stringify(campaign));
}

/** The sheet that a hash holds; null where it holds none. */
export function campaignOf(hash: string): Campaign | null {
  if (!hash.startsWith(LINK)) return null;
  try {
    const found: unknown = JSON.parse(decodeURIComponent(hash.slice(LINK.length)));
    return isCampaign(found) ? (found as Campaign) : null;
  } catch {
    return null;
  }
}

/** The sum of the scores under a rule set; null until all scenarios are won. The lower the better. */
export function totalScore(campaign: Campaign, rules: string): number | null {
  const scores = SCENARIOS.map((scenario) => countedFor(campaign, scenario)?.scores[rules]);
  return scores.reduce<number | null>((sum, score) => (sum === null || score === undefined ? null : sum + score), 0);
}
