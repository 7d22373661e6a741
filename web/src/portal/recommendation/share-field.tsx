/**
 * Who gets the premium: every option with both sums. Options that would pay the contact nothing, or the same as another, are left out; with one
 * option left no question is asked (rules 4.1). Beside them stands how the reward is paid (Praemienhinweis, G-10). As long as
 * no product is chosen the options have no sums.
 */
import {
  defaultShare,
  isCapped,
  offeredShares,
  preferredShare,
  recommenderShares,
  shares,
} from '@weitersagen/contract/reward/shares';
import { ChoiceField } from '../../form/field/choice-field.tsx';
import { HiddenField } from '../../form/field/text-field.tsx';
import { money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Banknote, Halves } from '../../ui/banknote.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useFrame } from '../page/page-frame.ts';

const name = 'recommendation.share';

export function ShareField({ valueCents }: { valueCents: number | null }) {
  const t = useT();
  const locale = useLocale();
  const { recipientCapCents, recommenderDefaultShare, features } = useFrame().mandant;
  const premium = { valueCents: valueCents ?? 0, recipientCapCents };
  const offered = valueCents === null ? recommenderShares : offeredShares(premium);
  const chosen = String(
    valueCents === null ? defaultShare(recommenderDefaultShare) : preferredShare(premium, recommenderDefaultShare),
  );
  const notice = features.premiumNotice && premium.valueCents > 0 && <PaidNotice />;
  if (offered.length === 1)
    return (
      <>
        <HiddenField name={name} value={chosen} />
        {notice}
      </>
    );
  const choices = offered.map((share) => {
    const isLess = isCapped(premium, share);
    const { recommenderCents, recipientCents } = shares({ ...premium, recommenderShare: share });
    const [yours, theirs] = [shortMoney(recommenderCents, locale), shortMoney(recipientCents, locale)];
    return {
      value: String(share),
      name: t(isLess && share !== 100 ? `recommend.capped${share}` : `recommend.share${share}`),
      lines:
        valueCents === null
          ? []
          : ([
              [t('recommend.you'), money(recommenderCents, locale)],
              [t('recommend.contact'), money(recipientCents, locale)],
            ] as const),
      picture:
        valueCents !== null &&
        features.banknotes &&
        (recommenderCents > 0 && recipientCents > 0 ? (
          <Halves amounts={[yours, theirs]} />
        ) : (
          <Banknote amount={recommenderCents > 0 ? yours : theirs} />
        )),
      isLess,
    };
  });
  return (
    <div className={layout.stack}>
      <ChoiceField name={name} legend={t('recommend.who')} choices={choices} chosen={chosen} />
      {recipientCapCents !== null && choices.some(({ isLess }) => isLess) && (
        <p className={layout.soft}>{t('recommend.cap', { amount: money(recipientCapCents, locale) })}</p>
      )}
      {notice}
    </div>
  );
}

function PaidNotice() {
  const t = useT();
  const days = useFrame().mandant.claimPeriodDays;
  return <Notice>{days ? t('recommend.paid', { days }) : t('recommend.paidAtOnce')}</Notice>;
}
