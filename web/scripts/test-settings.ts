import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const SETTINGS = { environment: 'node' as const, setupFiles: ['scripts/test-texts.ts'] };
const REPLACES = /\bvi\.(mock|doMock|resetModules|stubGlobal)\b|defineProperty\(globalThis/;

/** One after the other, always in this order: what one test file leaves behind is there for the next one every time or never. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project, moduleId }: TestSpecification): string => `${project.name} ${moduleId}`;
    return Promise.resolve([...files].sort((one, other) => placeOf(one).localeCompare(placeOf(other))));
  }
}

/** Tests share the modules of one process, which saves four fifths of their time. Those that replace modules or globals have their own. */
export function testSettings() {
  const all = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf-8' });
  const files = all.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => `src/${file}`);
  const isAlone = (file: string): boolean => REPLACES.test(readFileSync(join(WEB, file), 'utf-8'));
  return {
    fileParallelism: false,
    sequence: { sequencer: ByName },
    projects: [
      {
        extends: true as const,
        test: { ...SETTINGS, name: 'shared modules', isolate: false, include: files.filter((file) => !isAlone(file)) },
      },
      { extends: true as const, test: { ...SETTINGS, name: 'own modules', include: files.filter(isAlone) } },
    ],
  };
}
