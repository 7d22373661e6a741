/**
 * EmpfaengerBestaetigung: thanks, the mail that has to be answered, and the way to the shop (R-10, G-10). With the
 * recipient's hash, which the sent form leads on with, where the mail went and how far the way to the premium is.
 */
import { hash32, isNumber } from '@weitersagen/contract/basics/number';
import { decode } from '@weitersagen/contract/basics/wire';
import { showRecipient } from '@weitersagen/contract/recipient/endpoints';
import { recipientCookie } from '@weitersagen/contract/recipient/rules';
import { showProductLink } from '@weitersagen/contract/recommendation/link/endpoints';
import { useLoaderData } from 'react-router';
import { day, money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Lifted } from '../../ui/banknote.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Spot } from '../../ui/spot.tsx';
import { useFrame, useTitle } from '../page/page-frame.ts';
import type { Load } from '../page/screen.ts';
import { MailSentence } from '../shell/link/mail-sentence.tsx';
import { MailWaits } from '../shell/mail/mail-waits.tsx';
import { RecipientSteps } from './recipient-steps.tsx';

export const texts = ['recipientThanks.', 'agreement.', 'mailWaits.'];

export async function load({ api, query, cookies }: Load) {
  const number = query.get('nr') ?? '';
  if (!isNumber('recommendation', number)) return { shop: null, own: null };
  const recipient = cookies.get(recipientCookie(number));
  const [found, own] = await Promise.all([
    api(showProductLink, {
      params: { number },
      query: {
        channel: query.get('channel'),
        source: query.get('einsprungsquelle') ?? 'Direkt',
        ...(recipient && isNumber('recipient', recipient) && { recipientNumber: recipient }),
      },
    }),
    ownOf(api, query.get('e') ?? ''),
  ]);
  // Thanks are thanks, also where the shop cannot be reached any more.
  const shop =
    found.ok && found.value.link !== null ? { product: found.value.productName, address: found.value.clickUrl } : null;
  return { shop, own };
}
type Shown = Awaited<ReturnType<typeof load>>;

async function ownOf(api: Load['api'], hash: string) {
  if (!decode(hash32, hash).ok) return null;
  const found = await api(showRecipient, { params: { hash } });
  return found.ok ? found.value : null;
}

export default function RecipientThanksScreen() {
  const { shop, own } = useLoaderData<typeof load>();
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  useTitle(t('recipientThanks.title'));
  return (
    <>
      <div className={layout.hero}>
        <div className={layout.wrap}>
          <div className={layout.stack}>
            <h1>{t('recipientThanks.title')}</h1>
            {own && own.status !== 'confirmed' && (
              <p className={`${layout.lead} ${layout.read}`}>
                {own.amountCents > 0
                  ? t('recipientThanks.leadAmount', { amount: money(own.amountCents, locale) })
                  : t('recipientThanks.leadPlain')}
              </p>
            )}
          </div>
          {own && own.amountCents > 0 && mandant.features.banknotes && (
            <Lifted
              above={t('agreement.premium')}
              amount={shortMoney(own.amountCents, locale)}
              below={t('agreement.forYou')}
            />
          )}
        </div>
      </div>
      <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
        <div className={`${layout.wide} ${layout.read}`}>
          <TheMail own={own} />
          <MailWaits />
          {shop && mandant.features.redirectionButton && (
            <div className={layout.stack}>
              <p>{t('recipientThanks.shop', { product: shop.product })}</p>
              <div className={layout.row}>
                <a className={button.button} href={shop.address}>
                  {t('recipientThanks.button')}
                  <Icon name="right" />
                </a>
              </div>
            </div>
          )}
        </div>
        {own && (
          <section className={layout.stack}>
            <h2>{t('agreement.journey')}</h2>
            <RecipientSteps order={own} />
          </section>
        )}
      </div>
    </>
  );
}

/** Where the mail went, until when it can be answered, and what to do without it. */
function TheMail({ own }: Pick<Shown, 'own'>) {
  const t = useT();
  const locale = useLocale();
  const { supportEmail: email } = useFrame().mandant;
  if (own?.status === 'confirmed') return <Notice kind="good">{t('recipientThanks.confirmed')}</Notice>;
  return (
    <div className={layout.stack}>
      <Spot name="mail" />
      <Notice>
        {own?.deletionOn
          ? t('recipientThanks.mail', { email: own.maskedEmail, day: day(own.deletionOn, locale) })
          : t('recipientThanks.lead')}
      </Notice>
      <p className={`${layout.small} ${layout.soft}`}>
        {email ? (
          <MailSentence sentence={t('recipientThanks.noMailWrite', { email })} email={email} />
        ) : (
          t('recipientThanks.noMail')
        )}
      </p>
    </div>
  );
}
