/** Somebody has accepted within the last week: who, what it was about, and what comes next. It goes by itself. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { day, fullName, unbroken } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Spot } from '../../ui/spot.tsx';
import styles from './personal-area.module.css';

const shownDays = 7;

const acceptedOn = ({ progress }: OwnRecommendation): string =>
  progress.find(({ step }) => step === 'accepted')?.on ?? '';

/** The last acceptance that is young, of a recommendation that goes on. */
export const findJoy = (items: readonly OwnRecommendation[], today: string): OwnRecommendation | undefined =>
  items
    .filter((item) => item.status === 'ok' && item.recipient && !item.stop && item.next)
    .filter((item) => acceptedOn(item) >= plusDays(today, -shownDays))
    .toSorted((one, other) => (acceptedOn(one) < acceptedOn(other) ? 1 : -1))[0];

export function Joy({ item }: { item: OwnRecommendation }) {
  const t = useT();
  const locale = useLocale();
  const { recipient, product, next } = item;
  const contact = fullName(`${recipient?.firstName}\u00a0${recipient?.lastInitial}`);
  return (
    <section className={`${layout.card} ${layout.tint} ${styles.joy}`} aria-labelledby="joy">
      <Spot name="thanks" width={128} />
      <div className={layout.stack}>
        <h2 id="joy">{t('area.joy', { contact })}</h2>
        <p>{t('area.joyLead', { product: unbroken(product.name), day: day(acceptedOn(item), locale) })}</p>
        <p className={layout.soft}>
          {next?.text} {next?.expectedOn && `${t('area.expected', { day: day(next.expectedOn, locale) })}.`}
        </p>
      </div>
    </section>
  );
}
