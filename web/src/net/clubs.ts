/** The calls about clubs, and the links that this browser has made for its own. All reject with an ApiError. */

import { persistent } from '../settings';
import { get, post } from './api';
import { addressOf, keptHere } from './base';
import { personKey } from './person';
import { learnTime } from './server-time';
import type { ClubInvite, ClubMade, ClubPage, ClubsList, NewClub } from './wire';

const pathOf = (id: string): string => `/clubs/${encodeURIComponent(id)}`;

const isInvites = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** Id of a club -> the key of the link that this browser has made last: the server tells it once. */
const invites = persistent<Readonly<Record<string, string>>>(keptHere('clubs'), {}, isInvites);

/** The link to give away; "" where this browser knows none. */
export function inviteAddress(id: string): string {
  const invite = invites.value[id] ?? '';
  return invite === '' ? '' : addressOf(`/club/${id}#${invite}`);
}

function keepInvite(id: string, invite: string): void {
  invites.value = { ...invites.peek(), [id]: invite };
}

const noted = (page: ClubPage): ClubPage => {
  learnTime(page.now);
  return page;
};

export const askClubs = (): Promise<ClubsList> => get('/clubs', {}, personKey());

export const askClub = async (id: string): Promise<ClubPage> => noted(await get<ClubPage>(pathOf(id), {}, personKey()));

/** Founds a club, keeps its link and answers its id. */
export async function foundClub(wanted: NewClub): Promise<string> {
  const { id, invite } = await post<ClubMade>('/clubs', wanted, personKey());
  keepInvite(id, invite);
  return id;
}

/** Makes a new link; the one before opens nothing any more. */
export async function newInvite(id: string): Promise<void> {
  const { invite } = await post<ClubInvite>(`${pathOf(id)}/invite`, {}, personKey());
  keepInvite(id, invite);
}

export const joinClub = async (id: string, invite: string): Promise<ClubPage> =>
  noted(await post<ClubPage>(`${pathOf(id)}/join`, { invite }, personKey()));

/** Answers the clubs that are left. */
export const leaveClub = (id: string): Promise<ClubsList> => post(`${pathOf(id)}/leave`, {}, personKey());

/** Lets a member go, which ends the link, or makes them the founder. */
export async function changeMember(id: string, act: 'remove' | 'hand-over', name: string): Promise<ClubPage> {
  const page = noted(await post<ClubPage>(`${pathOf(id)}/${act}`, { name }, personKey()));
  if (act === 'remove') keepInvite(id, '');
  return page;
}
