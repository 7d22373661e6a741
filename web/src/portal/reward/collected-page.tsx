/** What stands after a pickup: thanks, what was chosen, and what happens next, with dates. */
import { day, fullName, ibanAtBank, money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Lifted, Voucher } from '../../ui/banknote.tsx';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Signed } from '../../ui/signed.tsx';
import { Spot } from '../../ui/spot.tsx';
import { Timeline } from '../../ui/state/timeline.tsx';
import { useFrame, useTitle } from '../page/page-frame.ts';
import type { Load } from '../page/screen.ts';
import { MailSentence } from '../shell/link/mail-sentence.tsx';
import { PageLink } from '../shell/link/page-link.tsx';
import { type OwnReward, ownReward } from './own-reward.ts';
import { rewardEvents } from './reward-events.ts';

/** Without a token nobody knows whether something was collected: the page says what happens if it was. */
export const loadCollected = async ({ api, token }: Load) => (token ? ownReward({ api }, token) : null);

interface Props {
  kind: 'collected' | 'goodwill';
  reward: OwnReward | null;
}

export function CollectedPage({ kind, reward }: Props) {
  const t = useT();
  const { banknotes } = useFrame().mandant.features;
  const isVoucher = reward?.premium?.kind === 'voucher';
  useTitle(t(`${kind}.title`));
  return (
    <>
      <div className={layout.hero}>
        <div className={layout.wrap}>
          <div className={layout.wide}>
            <div role="status">
              {/* Nothing is ticked off that is still being decided, or not known. */}
              <Signed {...(!reward || isWaiting(reward) ? { icon: 'info' } : {})}>
                <h1>{useHeadline(kind, reward)}</h1>
                <p className={layout.lead}>
                  {isVoucher
                    ? t('collected.voucher')
                    : reward?.bankData
                      ? t('collected.account', { iban: ibanAtBank(reward.bankData.iban, reward.bankData.bank) })
                      : t(`${kind}.lead`)}
                </p>
              </Signed>
            </div>
            <div className={layout.row}>
              <PageLink to="home" className={button.button}>
                {t('collected.again')}
              </PageLink>
              <PageLink to="personalArea" className={`${button.button} ${button.second}`}>
                {t('collected.area')}
              </PageLink>
            </div>
          </div>
          {reward && banknotes ? <Note reward={reward} /> : <Spot name="thanks" width={240} />}
        </div>
      </div>
      {reward ? <Next reward={reward} /> : !isVoucher && <Hold />}
    </>
  );
}

const isWaiting = ({ isChecked, isHeld }: OwnReward): boolean => Boolean(isChecked || isHeld);

function useHeadline(kind: Props['kind'], reward: Props['reward']): string {
  const t = useT();
  const locale = useLocale();
  if (!reward) return t(`${kind}.title`);
  const name = reward.collector?.firstName;
  const thanks = name ? t('collected.thanks', { name: fullName(name) }) : t('collected.thanksPlain');
  const amount = money(reward.amountCents, locale);
  if (reward.premium?.kind === 'voucher') return `${thanks} ${t('collected.wayVoucher', { amount })}`;
  // Nobody promises what is still being decided.
  if (isWaiting(reward)) return `${thanks} ${t('collected.wayChecked', { amount })}`;
  if (kind === 'goodwill') return `${thanks} ${t('collected.wayGoodwill', { amount })}`;
  return `${thanks} ${
    reward.onAccountBy
      ? t('collected.wayBy', { amount, day: day(reward.onAccountBy, locale) })
      : t('collected.way', { amount })
  }`;
}

function Note({ reward: { amountCents, premium, bankData } }: { reward: OwnReward }) {
  const t = useT();
  const amount = shortMoney(amountCents, useLocale());
  return premium?.kind === 'voucher' ? (
    <Voucher above={t('reward.voucher')} amount={amount} />
  ) : (
    <Lifted
      above={t('reward.premium')}
      amount={amount}
      below={bankData ? t('collected.for', { name: fullName(bankData.holder) }) : undefined}
    />
  );
}

function Next({ reward }: { reward: OwnReward }) {
  const t = useT();
  const locale = useLocale();
  const { supportEmail: email } = useFrame().mandant;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <section className={`${layout.stack} ${layout.read}`}>
        <h2>{t('collected.next')}</h2>
        <Timeline label={t('collected.next')} events={rewardEvents(reward, t, locale)} />
        {email && (
          <p className={`${layout.small} ${layout.soft}`}>
            <MailSentence sentence={t('collected.missing', { email })} email={email} />
          </p>
        )}
      </section>
    </div>
  );
}

function Hold() {
  const t = useT();
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <p className={layout.read}>{t('collected.hold')}</p>
    </div>
  );
}
