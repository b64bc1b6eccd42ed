import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { dateLocale, t } from '../../i18n';
import type { MatchClient } from '../../net/match';
import { latenessText } from '../../shell/watched';

const clockText = (stamp: number): string => new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'short' }).format(stamp);

/** How late this is; when the end comes, or that it is over; of when the position is while the connection is lost. */
export function Late({ client }: { readonly client: MatchClient }): JSX.Element {
  const { late } = client.welcome.value!;
  const isOver = client.update.value?.status.status === 'over';
  const lostAt = useLostAt(client);
  const left = useSecondsUntil(isOver ? 0 : client.endsAt.value);
  if (lostAt > 0) return <span>{t('watch-as-of', { time: clockText(lostAt) })}</span>;
  if (isOver) return <span>{t('watch-over')}</span>;
  if (left > 0) {
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return <span>{t('watch-ends-in', { time })}</span>;
  }
  return <span>{late ? latenessText(late) : ''}</span>;
}

/** When the connection was lost, in milliseconds since 1970; 0 while it holds. */
function useLostAt(client: MatchClient): number {
  const since = useSignal(0);
  const isLost = client.connection.value === 'lost';
  useEffect(() => void (since.value = isLost ? Date.now() : 0), [isLost, since]);
  return since.value;
}

/** Whole seconds until a moment, counted down; 0 once it has come. */
function useSecondsUntil(moment: number): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (moment === 0) return;
    now.value = Date.now();
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moment, now]);
  return moment === 0 ? 0 : Math.max(0, Math.ceil((moment - now.value) / 1000));
}
