/** Free text at a table: what was written while this page was open, and a line to write. For every game of two opponents. */

import '../../styles/chat.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../i18n';
import { ApiError } from '../net/api';
import { chatOf, isChatMuted, LONGEST_TEXT } from '../net/chat';
import type { ChatText, MatchConnection } from '../net/match';
import { problemText } from '../net/problems';

interface Props {
  readonly client: MatchConnection;
}

function nameOf(client: MatchConnection, seat: number): string {
  if (seat === client.welcome.value?.seat) return t('chat-you');
  const name = client.presence.value.find((one) => one.seat === seat)?.name ?? '';
  return name === '' ? t('chat-other') : name;
}

function Texts({ client, texts }: Props & { readonly texts: readonly ChatText[] }): JSX.Element {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [texts]);
  return (
    <div ref={log} class="chat-log" role="log" aria-label={t('chat-log')} tabIndex={0}>
      {texts.length === 0 && <p class="quiet">{t('chat-empty')}</p>}
      {texts.map(({ seat, text, number }) => (
        <p key={number} class={seat === client.welcome.value?.seat ? 'is-own' : undefined}>
          <strong>{nameOf(client, seat)}</strong> <bdi>{text}</bdi>
        </p>
      ))}
    </div>
  );
}

/** Writes one line; what was refused stays in the field, with the reason. */
function Line({ client }: Props): JSX.Element {
  const text = useSignal('');
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value || text.value.trim() === '') return;
    isBusy.value = true;
    const answer = await client.write(text.value);
    problem.value = answer.type === 'nack' ? problemText(new ApiError(answer.code, '', 0)) : '';
    if (answer.type === 'ack') text.value = '';
    isBusy.value = false;
  };
  return (
    <form class="chat-line" onSubmit={(event) => void send(event)}>
      <label class="visually-hidden" for="chat-text">
        {t('chat-label')}
      </label>
      <input
        id="chat-text"
        class="entry"
        dir="auto"
        value={text.value}
        maxLength={LONGEST_TEXT}
        autocomplete="off"
        placeholder={t('chat-label')}
        aria-describedby="chat-help"
        aria-invalid={problem.value !== ''}
        onInput={(event) => (text.value = event.currentTarget.value)}
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      />
      <button class="button">{t('chat-send')}</button>
      <p class="problem" role="alert" hidden={problem.value === ''}>
        {problem.value}
      </p>
    </form>
  );
}

export function ChatPanel({ client }: Props): JSX.Element {
  const news = chatOf(client);
  const isMuted = isChatMuted.value;
  const texts = news.shown.value;
  useEffect(() => news.look(), [texts]);
  return (
    <section class="chat" aria-labelledby="chat-title">
      <div class="chat-head">
        <h3 id="chat-title">{t('chat-title')}</h3>
        <button type="button" class="button" aria-pressed={isMuted} onClick={() => (isChatMuted.value = !isMuted)}>
          {t(isMuted ? 'chat-unmute' : 'chat-mute')}
        </button>
      </div>
      <Texts client={client} texts={texts} />
      <Line client={client} />
      <p class="quiet chat-help" id="chat-help">
        {t('chat-help')}
      </p>
    </section>
  );
}
