import { describe, expect, it } from 'vitest';

import { hyphenated } from './hyphens';

const shown = (text: string, list: string): string => hyphenated(text, list).replaceAll('\u00ad', '|');

describe('long words of cards', () => {
  it('may be broken at their listed places, whatever their case', () => {
    expect(shown('Der Hammerschmied, HAMMERSCHMIED', 'Hammer-schmied Selbst-erhal-tung')).toBe('Der Hammer|schmied, HAMMER|SCHMIED');
    expect(shown('+1 к столкновения', 'столкно-вения')).toBe('+1 к столкно|вения');
    expect(shown('Selbsterhaltung', 'Hammer-schmied\n  Selbst-erhal-tung')).toBe('Selbst|erhal|tung');
  });

  it('stay whole where they are not listed', () => {
    expect(shown('Hammerschmiede', 'Hammer-schmied')).toBe('Hammerschmiede');
    expect(shown('', '')).toBe('');
  });
});
