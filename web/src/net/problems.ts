/** What to tell a player about a failure, in plain words. */

import { hasText, t } from '../i18n';
import { ApiError } from './api';

export function problemText(problem: unknown): string {
  const code = problem instanceof ApiError ? problem.code : 'general';
  const [area = ''] = code.split('/');
  const id = [`error-${code.replace('/', '-')}`, `error-${area}`].find(hasText);
  return t(id ?? 'error-general');
}
