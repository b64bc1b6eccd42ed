/** What the form before a game asks beside the options: the size of the army, where two variants share a box. */

import type { JSX } from 'preact';

import type { StartForm } from '../../family';
import { t } from '../../i18n';
import { Choice } from '../../shell/Choice';

const SHARING = ['classic', 'classic39'] as const;

export function StartFields({ form }: { readonly form: StartForm }): JSX.Element | null {
  const own = SHARING.find((id) => id === form.variant.id);
  if (own === undefined || !SHARING.every((id) => form.variants.includes(id))) return null;
  const among = SHARING.map((value) => ({ value, text: t(`start-army-${value}`) }));
  return <Choice name="army" legend={t('start-army')} value={own} among={among} onChoose={(value) => form.choose(value)} />;
}
