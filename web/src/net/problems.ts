/** What to tell a player about a failure, in plain words. */

import { hasText, t } from '../i18n';
import { ApiError } from './api';
import type { LimitName } from './wire';

export function problemText(problem: unknown): string {
  if (problem instanceof ApiError && problem.limit !== null) return limitText(problem.limit, problem.retryAfter);
  const code = problem instanceof ApiError ? problem.code : 'general';
  const [area = ''] = code.split('/');
  const id = [`error-${code.replace('/', '-')}`, `error-${area}`].find(hasText);
  return t(id ?? 'error-general');
}

const LONGEST_IN_SECONDS = 90;

/** Which limit is reached, and when it may be tried again. */
function limitText(limit: LimitName, retryAfter: number): string {
  const isLong = retryAfter > LONGEST_IN_SECONDS;
  const time = isLong ? t('limit-time-minutes', { count: Math.ceil(retryAfter / 60) }) : t('limit-time-seconds', { count: retryAfter });
  return t('error-limit-too-many', { what: t(`limit-${limit}`), time });
}
