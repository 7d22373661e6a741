/** A reward that cannot be collected (any more): where it is, what happened on which day, and why. */
import { day, money } from '../../i18n/format.ts';
import { type TextKey, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Timeline } from '../../ui/state/timeline.tsx';
import { useAddress, useFrame, useProductLanguage, useTitle } from '../page/page-frame.ts';
import { MailSentence } from '../shell/link/mail-sentence.tsx';
import type { OwnReward } from './own-reward.ts';
import { rewardEvents } from './reward-events.ts';

export function RewardStand({ reward }: { reward: OwnReward }) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { supportEmail } = useFrame().mandant;
  const privacy = useAddress('privacy');
  const title = t(titleOf(reward));
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{title}</h1>
        <p className={layout.lead}>
          {t(reward.isChecked ? 'reward.checked' : 'reward.over')}
          {reward.collectedAt && ` ${t('reward.overSince', { day: day(reward.collectedAt, locale) })}`}
        </p>
        {reward.isChecked && privacy !== undefined && (
          <p>
            <a href={`${privacy}#review`}>{t('reward.checkedHow')}</a>
          </p>
        )}
      </div>
      <div className={layout.columns}>
        <section className={layout.stack}>
          <h2>{t('reward.way.label')}</h2>
          <Timeline label={t('reward.way.label')} events={rewardEvents(reward, t, locale)} />
          {supportEmail && (
            <p className={layout.small}>
              <MailSentence sentence={t('reward.question', { email: supportEmail })} email={supportEmail} />
            </p>
          )}
        </section>
        <aside>
          <div className={`${layout.card} ${layout.tint}`}>
            <Facts
              facts={[
                [
                  t('reward.for'),
                  <span key="product" lang={lang}>
                    {reward.product.name}
                  </span>,
                ],
                [t('reward.amount'), money(reward.amountCents, locale)],
                [t('reward.statusNow'), t(`reward.status.${reward.status}`)],
              ]}
            />
          </div>
        </aside>
      </div>
    </div>
  );
}

function titleOf({ status, premium, isHeld, isChecked }: OwnReward): TextKey {
  if (isChecked) return 'reward.checkedTitle';
  if (status === 'collected' && isHeld) return 'reward.heldTitle';
  if (status === 'collected') return premium?.kind === 'voucher' ? 'reward.voucherTitle' : 'reward.collectedTitle';
  if (status === 'paidOut') return 'reward.paidTitle';
  if (status === 'expired') return 'reward.expiredTitle';
  return status === 'cancelled' ? 'reward.cancelledTitle' : 'reward.openTitle';
}
