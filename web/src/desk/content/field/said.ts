/** What a field holds, as somebody reads it: money in euros, a choice by its name; a text is itself. */

import { decode } from '@weitersagen/contract/basics/wire';
import { priceSpans, priceSteps } from '@weitersagen/contract/product/price';
import { day, money } from '../../../i18n/format.ts';
import type { T, TextKey } from '../../../i18n/t.ts';
import type { FormField } from '../editor/keeping/values.ts';

export function said({ kind, name }: FormField, text: string, t: T, locale: string): string {
  if (text === '') return '';
  switch (kind) {
    case 'money':
      return /^\d+$/.test(text) ? money(Number(text), locale) : text;
    case 'steps':
      return stepsSaid(text, t, locale);
    case 'boolean':
      return t(text === 'true' ? 'desk.edit.yes' : 'desk.edit.no');
    case 'choice':
      return t(`desk.content.choice.${name}.${text}` as TextKey);
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text, locale) : text;
    default:
      return text;
  }
}

function stepsSaid(text: string, t: T, locale: string): string {
  const steps = decode(priceSteps, text);
  if (!steps.ok) return text;
  return priceSpans({ priceSteps: steps.value, monthlyCents: null })
    .map(({ toMonth, cents }) => `${t('desk.edit.untilMonth')} ${toMonth}: ${money(cents, locale)}`)
    .join('; ');
}
