/** What the form before a game asks beside the options: the size of the army, where two variants share a box. */

import type { JSX } from 'preact';

import type { StartForm } from '../../family';
import { t } from '../../i18n';
import { Choice } from '../../shell/Choice';

export function StartFields({ form }: { readonly form: StartForm }): JSX.Element | null {
  const box = form.variant.box.inside || form.variant.id;
  const sharing = form.variants.filter(({ id, box: { inside } }) => id === box || inside === box);
  if (sharing.length < 2) return null;
  const among = sharing.map(({ id }) => ({ value: id, text: t(`start-army-${id}`) }));
  return <Choice name="army" legend={t('start-army')} value={form.variant.id} among={among} onChoose={(value) => form.choose(value)} />;
}
