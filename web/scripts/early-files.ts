/** Tells the document which files a page begins with, so that `early-2.js` asks for them beside the program instead of after it. */

import { basename } from 'node:path';

import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

import { wordsIn } from './texts.ts';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** The faces that every page begins with. */
const FIRST_FACES = ['source-sans-3-latin-400-normal', 'alegreya-latin-600-normal'];

/** Pages that people come to from elsewhere, by the first word of their address: their module, and the faces they wait for. */
const PAGES: Readonly<Record<string, { readonly module: string; readonly faces: readonly string[] }>> = {
  rules: { module: 'pages/rules/RulesPage.tsx', faces: ['alegreya-latin-400-normal', 'source-sans-3-latin-600-normal'] },
  game: { module: 'pages/shared/GamePage.tsx', faces: [] },
  player: { module: 'pages/player/PlayerPage.tsx', faces: ['source-sans-3-latin-600-normal'] },
};

const fontsOf = (bundle: OutputBundle, faces: readonly string[]): string[] =>
  Object.keys(bundle).filter((file) => file.endsWith('.woff2') && faces.some((face) => file.includes(face)));

const chunksOf = (bundle: OutputBundle): OutputChunk[] => Object.values(bundle).filter((one) => one.type === 'chunk');

/** Everything that a chunk needs: itself, what it imports, and their styles. */
function filesOf(bundle: OutputBundle, chunk: OutputChunk, found = new Set<string>()): Set<string> {
  if (chunk.isEntry || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(bundle, imported, found);
  }
  return found;
}

/** "rules=….js,….css game=…" */
function pages(bundle: OutputBundle): string {
  const lines = Object.entries(PAGES).map(([word, { module, faces }]) => {
    const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (chunk === undefined) throw new Error(`the build has no ${module}`);
    return `${word}=${[...filesOf(bundle, chunk), ...fontsOf(bundle, faces)].map((file) => basename(file)).join(',')}`;
  });
  return lines.join(' ');
}

/** "de/first=….js de/guide=…" */
function words(bundle: OutputBundle): string {
  const found = chunksOf(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const held = wordsIn(facadeModuleId);
    return held?.includes('/') ? [`${held}=${basename(fileName)}`] : [];
  });
  return found.toSorted().join(' ');
}

/** Asks for the first faces beside the styles, which would name them later. */
const firstFaces = (bundle: OutputBundle): HtmlTagDescriptor[] =>
  fontsOf(bundle, FIRST_FACES).map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
    injectTo: 'head',
  }));

/** Names the first files in the built document. */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml(html, { bundle }) {
      if (bundle === undefined) return html;
      const told = `data-words="${words(bundle)}" data-pages="${pages(bundle)}"`;
      return { html: html.replace('early-2.js"', `early-2.js" ${told}`), tags: firstFaces(bundle) };
    },
  };
}
