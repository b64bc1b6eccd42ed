/** Campaigns: the three scenarios in order with the same decks, each scored by itself and the scores added (CARD-11.14). Kept in this browser. */

import { persistent } from '../../../settings';

export const SCENARIOS = ['passage-through-mirkwood', 'journey-down-the-anduin', 'escape-from-dol-guldur'] as const;
export const DIFFICULTIES = ['standard', 'easy', 'basic'] as const;

export interface CampaignSeat {
  readonly kind: 'own' | 'computer';
  /** As it is sent to the server: a starter deck's name, or a list. */
  readonly brings: string;
}

/** One game of a campaign. won: null while it goes on. */
export interface Attempt {
  readonly scenario: string;
  readonly match: string;
  readonly begun: number;
  readonly won: boolean | null;
  /** Both scores of a won game by rule set: "faq" and "2011". */
  readonly scores: Readonly<Record<string, number>>;
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly difficulty: string;
  readonly seats: readonly CampaignSeat[];
  readonly begun: number;
  readonly attempts: readonly Attempt[];
}

function isCampaign(value: unknown): boolean {
  const campaign = value as Partial<Campaign> | null;
  return typeof campaign === 'object' && campaign !== null && typeof campaign.id === 'string' && Array.isArray(campaign.seats) && Array.isArray(campaign.attempts);
}

/** Newest first. */
export const campaigns = persistent<readonly Campaign[]>('fellowship-campaigns', [], (value) => Array.isArray(value) && value.every(isCampaign));

export function keepCampaign(campaign: Campaign): void {
  const isNew = campaigns.value.every(({ id }) => id !== campaign.id);
  campaigns.value = isNew ? [campaign, ...campaigns.value] : campaigns.value.map((old) => (old.id === campaign.id ? campaign : old));
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

/** The game that goes on. */
export function runningAttempt({ attempts }: Campaign): Attempt | undefined {
  return attempts.find(({ won }) => won === null);
}

/** The sum of the scores under a rule set; null until all three scenarios are won. The lower the better. */
export function totalScore(campaign: Campaign, rules: string): number | null {
  const scores = SCENARIOS.map((scenario) => countedFor(campaign, scenario)?.scores[rules]);
  return scores.reduce<number | null>((sum, score) => (sum === null || score === undefined ? null : sum + score), 0);
}
