/** Tests speak English from their first line on. */

import { allTextsReady } from '../src/i18n';

await allTextsReady();
