import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** A stretch of characters, both ends included. */
type Stretch = readonly [number, number];

/** What our six languages can need of each subset that the fonts come in; unicode-range in fonts.css says the same. */
const NEEDED: Readonly<Record<string, readonly Stretch[]>> = {
  'latin-ext': [[0x100, 0x17f]],
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2010, 0x2027],
    [0x202f, 0x203a],
    [0x20ac, 0x20ac],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  cyrillic: [[0x400, 0x45f]],
};

function textOf(stretches: readonly Stretch[]): string {
  return stretches.map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))).join('');
}

function subsetOf(name: string): readonly Stretch[] | undefined {
  const subset = /-(latin-ext|latin|cyrillic)-\d+-normal/.exec(name)?.[1];
  return subset === undefined ? undefined : NEEDED[subset];
}

/** Leaves out of the fonts what no text of ours can contain: a third of the bytes, and most of latin-ext. */
export function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        const needed = asset.fileName.endsWith('.woff2') ? subsetOf(asset.fileName) : undefined;
        if (asset.type !== 'asset' || needed === undefined) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), textOf(needed), { targetFormat: 'woff2' });
      }
    },
  };
}
