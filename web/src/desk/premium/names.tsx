/** Where premiums are, and the days of each in words. */
import type { Span } from '@weitersagen/contract/premium/time-line';
import { day } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { deskPath } from '../screen.ts';

export const premiumsAt = 'praemienkatalog';
export const premiumPath = (slug: string, id: number | string): string => deskPath(slug, premiumsAt, id);

export function spanText({ from, until }: Span, t: T, locale: string): string {
  if (from === null && until === null) return t('desk.premium.always');
  if (until === null) return t('desk.premium.from', { from: day(from ?? '', locale) });
  if (from === null) return t('desk.premium.until', { until: day(until, locale) });
  return t('desk.premium.fromUntil', { from: day(from, locale), until: day(until, locale) });
}

export const SpanText = ({ span }: { span: Span }) => spanText(span, useT(), useLocale());
