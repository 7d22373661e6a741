/** The card beside a form of recommending. */
import type { ReactNode } from 'react';
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useProductLanguage } from '../page/page-frame.ts';

interface Shown {
  product: { name: string; description: string; valueCents: number };
  /** Whom it is for and what it costs, where that is told. */
  price?: ReactNode;
  /** What of it the agency adds. */
  addedCents?: number;
  validUntil: string;
}

/** What is recommended, what it costs, how much it earns in all, and how long the link will live. */
export function RecommendSummary({
  product: { name, description, valueCents },
  price,
  addedCents = 0,
  validUntil,
}: Shown) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const earned = [
    t('recommend.whole'),
    <span className={layout.money} key="sum">
      {money(valueCents, locale)}
    </span>,
  ] as const;
  return (
    <aside className={`${layout.card} ${layout.tint}`} aria-label={t('recommend.summary')}>
      <p className={`${layout.small} ${layout.soft}`}>{t('recommend.recommended')}</p>
      <h2 lang={lang}>{name}</h2>
      {description && (
        <p lang={lang} className={layout.soft}>
          {description}
        </p>
      )}
      {price}
      <Facts
        facts={[
          ...(valueCents > 0 ? [earned] : []),
          ...(addedCents > 0 ? ([[t('recommend.added'), money(addedCents, locale)]] as const) : []),
          [t('recommend.validUntil'), day(validUntil, locale)],
        ]}
      />
    </aside>
  );
}
