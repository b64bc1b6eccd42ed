/** Notifications outside the page: may they be shown, and showing them. */

import { oneOf, persistent } from '../settings';
import { isQuiet, quietHours } from './quiet-hours';
import { serviceReady } from './service';

/** Does the person want to be told? Whether the browser allows it is another question. */
export const isTelling = persistent('telling', false, oneOf(true, false));

/** "yes"; "ask": the browser will ask; "denied": the person has said no to it; "insecure": this page came without a certificate; "missing". */
export type Leave = 'yes' | 'ask' | 'denied' | 'insecure' | 'missing';

export function leaveToTell(): Leave {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis)) return 'missing';
  return ({ granted: 'yes', default: 'ask', denied: 'denied' } as const)[Notification.permission];
}

/** Asks the person through the browser. Answers what may be done from now on. */
export async function askLeave(): Promise<Leave> {
  if (leaveToTell() === 'ask') await Notification.requestPermission().catch(() => undefined);
  return leaveToTell();
}

export interface News {
  readonly title: string;
  readonly text: string;
  /** Where a click leads, as `addressOf` gives it. Newer news of the same address takes the place of older. */
  readonly address: string;
}

/** Shows a notification, unless it is not wanted, not allowed, or quiet now. Was it shown? */
export async function tell({ title, text, address }: News, now = new Date()): Promise<boolean> {
  if (!isTelling.peek() || leaveToTell() !== 'yes' || isQuiet(quietHours.peek(), now.getHours())) return false;
  const options = { body: text, tag: address, data: { address } };
  const service = await serviceReady();
  if (service) {
    await service.showNotification(title, options);
    return true;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    shown.close();
    focus();
  };
  return true;
}

/** How many games wait, on the icon of the installed product, where the system shows such a number. */
export function showBadge(count: number): void {
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
