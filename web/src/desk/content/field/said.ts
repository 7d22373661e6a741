/** What a field holds, as somebody reads it: money in euros, a choice by its name; a text is itself. */

import { decode } from '@weitersagen/contract/basics/wire';
import { priceSpans, priceSteps } from '@weitersagen/contract/product/price';
import { day, money } from '../../../i18n/format.ts';
import type { T, TextKey } from '../../../i18n/t.ts';
import { productIdsOf } from '../../premium/fields.ts';
import type { FormField } from '../editor/keeping/values.ts';
import { commissionSigns, rowsIn } from '../editor/priced/priced-text.ts';
import { type EditedKind, fieldsOf } from './edited.ts';
import { fieldLabel } from './field-name.ts';

export function said({ kind, name }: FormField, text: string, t: T, locale: string): string {
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
      return productIdsOf(text.replace(/^\[|\]$/g, '')).join(', ');
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
export function pathSaid(kind: EditedKind, path: string, text: string, t: T, locale: string): string {
  const { field: name } = partsOf(path);
  const field = fieldsOf(kind, {}).find((one) => one.name === name);
  return field ? said(field, text, t, locale) : text;
}

const euros = (text: string, locale: string): string => (/^\d+$/.test(text) ? money(Number(text), locale) : text);

function stepsSaid(text: string, t: T, locale: string): string {
  const steps = decode(priceSteps, text);
  if (!steps.ok) return text;
  return priceSpans({ priceSteps: steps.value, monthlyCents: null })
    .map(({ toMonth, cents }) => `${t('desk.edit.untilMonth')} ${toMonth}: ${money(cents, locale)}`)
    .join('; ');
}
