/** What a computer announces is told in whole sentences, in every language. */

import { afterAll, describe, expect, it } from 'vitest';

import { languageReady } from '../../i18n';
import { CODES } from '../../languages';
import { language } from '../../settings';
import { saidText } from './talk-words';
import { cardName } from './card-words';

const REASONS = ['withstand', 'nobody-falls', 'one-falls', 'better-the-damage', 'nobody-ready'];
const PLAN = {
  text: 'plan-combat',
  defends: 'forest-spider.1:gimli,black-forest-bats.1:theodred',
  undefended: 'hummerhorns.1',
  keeps: 'aragorn,gloin',
};
const NAMED = ['forest-spider.1', 'gimli', 'black-forest-bats.1', 'theodred', 'hummerhorns.1', 'aragorn', 'gloin'];
/** Two defences, what is undefended, who stays ready, and why. */
const SENTENCES = 5;

afterAll(() => (language.value = 'en'));

describe.each(CODES)('a plan for combat in %s', (code) => {
  it.each(REASONS)('says who defends, who stays ready and why: %s', async (why) => {
    language.value = code;
    await languageReady();
    const said = saidText({ ...PLAN, why });
    for (const key of NAMED) expect(said).toContain(cardName(key));
    expect(said.match(/\.(?= |$)/g)).toHaveLength(SENTENCES);
    expect(said).not.toMatch(/fellowship-|[{}]|undefined|NaN/);
    const bare = saidText(PLAN);
    expect(said.startsWith(bare)).toBe(true);
    expect(said.length).toBeGreaterThan(bare.length + 10);
  });

  it('says nothing of what is not there', async () => {
    language.value = code;
    await languageReady();
    const said = saidText({ text: 'plan-combat', defends: '', undefended: 'hummerhorns.1', keeps: '', why: 'nobody-ready' });
    expect(said.match(/\.(?= |$)/g)).toHaveLength(2);
  });
});
