/** Imported for its effect: every family with a folder under games/ is known from then on. */

import { addFamilies } from './families';
import type { FamilyManifest } from './family';

const found = import.meta.glob<{ readonly manifest: FamilyManifest }>('./games/*/manifest.{ts,tsx}', { eager: true });

addFamilies(Object.values(found).map((module) => module.manifest));
