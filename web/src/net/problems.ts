/** What to tell a player about a failure, in plain words. */

import { hasText, t } from '../i18n';
import { ApiError } from './api';

export function problemText(problem: unknown): string {
  const code = problem instanceof ApiError ? problem.code : '';
  const id = `error-${code.replaceAll('/', '-').replaceAll('_', '-')}`;
  return hasText(id) ? t(id) : t('error-general');
}
