/** What a field holds, as somebody reads it: money in euros, a choice by its name; a text is itself. */

import { decode } from '@weitersagen/contract/basics/wire';
import { priceSpans, priceSteps } from '@weitersagen/contract/product/price';
import { day, money } from '../../../i18n/format.ts';
import type { T, TextKey } from '../../../i18n/t.ts';
import { productIdsOf } from '../../premium/fields.ts';
import type { ProductNames } from '../../premium/product-names.ts';
import type { FormField } from '../editor/keeping/values.ts';
import { commissionSigns, rowsIn } from '../editor/priced/priced-text.ts';
import { type EditedKind, fieldsOf } from './edited.ts';
import { fieldLabel } from './field-name.ts';

/** For whom it is said. */
export interface Listener {
  t: T;
  locale: string;
  /** Of products that are named by their ids. */
  names?: ProductNames | undefined;
}

export function said({ kind, name }: FormField, text: string, { t, locale, names }: Listener): string {
  if (text === '') return '';
  switch (kind) {
    case 'money':
      return euros(text, locale);
    case 'steps':
      return stepsSaid(text, t, locale);
    case 'boolean':
      return t(text === 'true' ? 'desk.edit.yes' : 'desk.edit.no');
    case 'choice':
      return t(`desk.content.choice.${name}.${text}` as TextKey);
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text, locale) : text;
    case 'commission':
      return rowsIn(text, commissionSigns)
        .map(({ first, cents }) => `${first}: ${euros(cents, locale)}`)
        .join('; ');
    case 'products':
      return productsSaid(text, names);
    default:
      return text;
  }
}

/** `Uebersetzungen.en.Titel` is the title in a language. */
function partsOf(path: string): { field: string; language?: string | undefined } {
  const [, language, field] = /^Uebersetzungen\.(\w+)\.(\w+)$/.exec(path) ?? [];
  return field === undefined ? { field: path } : { field, language };
}

export function pathLabel(t: T, kind: EditedKind, path: string): string {
  const { field, language } = partsOf(path);
  return language === undefined ? fieldLabel(t, kind, field) : `${fieldLabel(t, kind, field)} (${language})`;
}

/** What has no field in the form is as it was written. */
export function pathSaid(kind: EditedKind, path: string, text: string, to: Listener): string {
  const { field: name } = partsOf(path);
  const field = fieldsOf(kind, {}).find((one) => one.name === name);
  return field ? said(field, text, to) : text;
}

const euros = (text: string, locale: string): string => (/^\d+$/.test(text) ? money(Number(text), locale) : text);

/** One that is gone by its id; where a very long list was cut off, that too. */
function productsSaid(text: string, names: ProductNames | undefined): string {
  const all = productIdsOf(text).map((id) => names?.get(id) ?? String(id));
  return [...all, ...(text.endsWith('…') ? ['…'] : [])].join('; ');
}

function stepsSaid(text: string, t: T, locale: string): string {
  const steps = decode(priceSteps, text);
  if (!steps.ok) return text;
  return priceSpans({ priceSteps: steps.value, monthlyCents: null })
    .map(({ toMonth, cents }) => `${t('desk.edit.untilMonth')} ${toMonth}: ${money(cents, locale)}`)
    .join('; ');
}
