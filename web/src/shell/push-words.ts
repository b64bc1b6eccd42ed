/** The words for news that comes while no page is open: kept where the service worker (`public/sw-news.js`) finds them. */

import { t } from '../i18n';
import { variantName } from '../names';
import { addressOf } from '../net/base';
import type { KeptGame } from '../net/games';
import type { PushNews } from '../net/wire';

type Kind = PushNews['kind'];

export interface NewsWords {
  readonly titles: Readonly<Record<Kind, string>>;
  /** Where the name of the box is not known. */
  readonly texts: Readonly<Record<Kind, string>>;
  /** By "game variant". */
  readonly boxes: Readonly<Record<string, Readonly<Record<Kind, string>>>>;
}

const STORE = 'gonfalon-news';
const KINDS: readonly Kind[] = ['turn', 'time', 'seated', 'over', 'test'];

function ofEach(word: (kind: Kind) => string): Record<Kind, string> {
  return Object.fromEntries(KINDS.map((kind) => [kind, word(kind)])) as Record<Kind, string>;
}

/** All words for the boxes of these games, in the language of the page. */
export function newsWords(games: readonly Pick<KeptGame, 'game' | 'variant'>[]): NewsWords {
  const told = (variant: string): Record<Kind, string> => ofEach((kind) => t(`news-${kind}-help`, { variant }));
  return {
    titles: ofEach((kind) => t(`news-${kind}`)),
    texts: told(t('news-some-game')),
    boxes: Object.fromEntries(games.map(({ game, variant }) => [`${game} ${variant}`, told(variantName(game, variant))])),
  };
}

/** A page on plain http has none. */
interface MaybeStores {
  readonly caches?: CacheStorage;
}

/** Keeps them. A browser that keeps nothing tells news without words. */
export async function keepNewsWords(words: NewsWords): Promise<void> {
  const { caches: stores } = globalThis as MaybeStores;
  try {
    const store = await stores?.open(STORE);
    await store?.put(addressOf('/news-words'), new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } }));
  } catch {
    // no room, or not allowed
  }
}
