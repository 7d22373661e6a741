/** What a provider says otherwise than before; of a price by how much. */
import type { Difference } from '@weitersagen/contract/provider/desk';
import { useLocale, useT } from '../../i18n/t.ts';
import { Changes as ChangedFields } from '../content/field/changes.tsx';
import { productFields } from '../product/fields.ts';

type Change = Difference['changes'][number];

export function Changes({ changes }: { changes: Difference['changes'] }) {
  const t = useT();
  const locale = useLocale();
  if (changes.length === 0) return <>{t('desk.provider.sameFields')}</>;
  return <ChangedFields kind="products" changes={changes} more={(change) => percentOf(change, locale)} />;
}

const inCents: ReadonlySet<string> = new Set(
  productFields({}).flatMap(({ name, kind }) => (kind === 'money' ? [name] : [])),
);

/** "+34 %", where both are prices of something. */
function percentOf({ field, before, after }: Change, locale: string): string {
  const was = Number(before);
  if (!inCents.has(field) || before === null || after === null || was === 0) return '';
  const format = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 0 });
  return `(${format.format((Number(after) - was) / was)})`;
}
