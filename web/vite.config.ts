import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { earlyFiles } from './scripts/early-files.ts';
import { leanFonts } from './scripts/lean-fonts.ts';
import { precompress } from './scripts/precompress.ts';
import { testSettings } from './scripts/test-settings.ts';
import { texts } from './scripts/texts.ts';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: fileURLToPath(new URL('../src/gonfalon/server/static', import.meta.url)),
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    // What the first page needs is one file: over a slow line every further request costs more than its bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first-page', tags: ['$initial'] }] } } },
  },
  // Scripts and styles find each other beside themselves, wherever the server is; only the document names places from the root.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  plugins: [texts(), leanFonts(), earlyFiles(), precompress()],
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: testSettings(),
});
