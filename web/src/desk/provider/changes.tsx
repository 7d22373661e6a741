/** Before and after, field by field, as people read them; of a price by how much. */
import type { Difference } from '@weitersagen/contract/provider/desk';
import { money } from '../../i18n/format.ts';
import { type T, type TextKey, useLocale, useT } from '../../i18n/t.ts';
import styles from './provider.module.css';

type Change = Difference['changes'][number];

export function Changes({ changes }: { changes: Difference['changes'] }) {
  const t = useT();
  const locale = useLocale();
  if (changes.length === 0) return <>{t('desk.provider.sameFields')}</>;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldName(change.field, t)}</dt>
          <dd>
            <Side text={change.before} field={change.field} of="before" />
            <span aria-hidden="true">→</span>
            <Side text={change.after} field={change.field} of="after" />
            {percentOf(change, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const named: ReadonlySet<string> = new Set([
  'Name',
  'AnzeigeName',
  'Beschreibung',
  'PreisMonatlich',
  'Preisaufteilung',
  'PreisEinmalig',
  'MindestlaufzeitMonate',
  'Aktionsname',
  'Aktionsrabatt',
  'Aktionspreis',
  'GeschwindigkeitMbit',
  'ShopUrlVorlage',
]);

/** What has no word of its own is called as the provider calls it. */
const fieldName = (field: string, t: T): string =>
  named.has(field) ? t(`desk.provider.field.${field}` as TextKey) : field;

const inCents: ReadonlySet<string> = new Set(['PreisMonatlich', 'PreisEinmalig', 'Aktionsrabatt', 'Aktionspreis']);
const textMax = 120;

function Side({ text, field, of }: { text: string | null; field: string; of: 'before' | 'after' }) {
  const t = useT();
  const locale = useLocale();
  const said = text === null ? t('desk.provider.nothing') : shown(field, text, locale, t);
  return (
    <span>
      <span className={styles.of}>{t(`desk.provider.${of}`)} </span>
      {of === 'before' ? <del>{said}</del> : <ins>{said}</ins>}
    </span>
  );
}

function shown(field: string, text: string, locale: string, t: T): string {
  if (inCents.has(field)) return money(Number(text), locale);
  if (field === 'Preisaufteilung')
    return text
      .split(';')
      .map((step) => {
        const [month = '', cents = '0'] = step.split(':');
        return t('desk.provider.step', { month, price: money(Number(cents), locale) });
      })
      .join(', ');
  return text.length > textMax ? `${text.slice(0, textMax)}…` : text;
}

/** "+34 %", where both are prices of something. */
function percentOf({ field, before, after }: Change, locale: string): string {
  const was = Number(before);
  if (!inCents.has(field) || before === null || after === null || was === 0) return '';
  const format = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 0 });
  return `(${format.format((Number(after) - was) / was)})`;
}
