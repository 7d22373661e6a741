/**
 * AGBDatenschutzZustimmung: the recipient sees the own data, the order if there is one and the way to the premium, and
 * agrees (R-14, R5). With `&ablehnen=1` the page of "Das war ich nicht" (R12). Without a token there is no such page.
 */

import { giveAgreement, refuseRecipient, showRecipientOrder } from '@weitersagen/contract/recipient/endpoints';
import { nameProblems } from '@weitersagen/contract/recipient/rules';
import { Agreement } from '@weitersagen/contract/recipient/schemas';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { AgreementField } from '../../form/field/agreement-field.tsx';
import { SelectField } from '../../form/field/select-field.tsx';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day, fullName, money, unbroken } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Signed } from '../../ui/signed.tsx';
import { useFrame, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import { RefusedPage, RefusePage, refuseField } from '../shell/refuse-page.tsx';
import { EndedWay } from './ended-way.tsx';
import { OwnData } from './own-data.tsx';
import type { OwnOrder } from './own-order.ts';
import { PremiumCard } from './premium-card.tsx';
import { endOf } from './recipient-end.ts';
import { RecipientSteps } from './recipient-steps.tsx';
import { salutations } from './salutations.ts';

export const texts = [
  'agreement.',
  'recipient.salutation',
  'recipientThanks.shop',
  'refuse.',
  'form.',
  'problem.',
  'label.',
];
export const tokenStore = 'empfaenger';

export async function load({ api, token, query }: Load) {
  if (query.has('abgelehnt')) return { kind: 'refused' as const };
  if (!token) throw trouble(404);
  if (query.has('ablehnen')) return { kind: 'refuse' as const, token };
  const order = need(await api(showRecipientOrder, { token }));
  return { kind: 'shown' as const, token, order };
}
type Shown = Extract<Awaited<ReturnType<typeof load>>, { kind: 'shown' }>;

export function submit({ form: sent, token, go }: Sent) {
  if (sent.values[refuseField] !== undefined) {
    return sent.send(refuseRecipient, { token }, () => go('recipientAgreement', { abgelehnt: 1 }));
  }
  const { firstName, lastName } = sent.values;
  const also = sent.values._names ? nameProblems({ firstName: firstName || null, lastName: lastName || null }) : [];
  return sent.send(giveAgreement, { token, also }, () => go('recipientAgreement', {}, token));
}

export default function AgreementScreen() {
  const data = useLoaderData<typeof load>();
  if (data.kind === 'refuse') return <RefusePage kind="recipient" token={data.token} />;
  if (data.kind === 'refused') return <RefusedPage kind="recipient" />;
  return <Shown {...data} />;
}

function Shown({ token, order }: Shown) {
  const t = useT();
  const name = fullName(order.firstName, order.lastName);
  const end = endOf(order);
  const lead = useLead(order, end !== undefined);
  useTitle(t(order.hasAgreed ? 'agreement.titleDone' : 'agreement.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      {order.hasAgreed && !end ? (
        <Signed>
          <h1>{order.firstName ? t('agreement.thanks', { name: order.firstName }) : t('agreement.thanksPlain')}</h1>
          <p className={layout.lead}>{lead}</p>
        </Signed>
      ) : (
        <div className={`${layout.stack} ${layout.read}`}>
          <h1>{name ? t('agreement.hello', { name }) : t('agreement.title')}</h1>
          <p className={layout.lead}>{lead}</p>
        </div>
      )}
      {!end && <RecipientSteps order={order} />}
      <div className={layout.columns}>
        <div className={layout.wide}>
          {end ? (
            <EndedWay order={order} end={end} />
          ) : order.hasAgreed ? (
            <AfterAgreement token={token} order={order} />
          ) : (
            <Agree token={token} order={order} />
          )}
          {(end || order.hasAgreed) && <OwnData order={order} />}
        </div>
        {!end && (
          <aside className={layout.stack}>
            <PremiumCard order={order} />
          </aside>
        )}
      </div>
    </div>
  );
}

/** Where things stand, in a sentence. */
function useLead(order: OwnOrder, isEnded: boolean): string {
  const t = useT();
  const locale = useLocale();
  if (isEnded) return t('agreement.leadEnded');
  if (order.rewardStatus === 'paidOut') return t('agreement.leadPaid', { amount: money(order.amountCents, locale) });
  if (order.hasAgreed) return t('agreement.leadDone');
  if (order.amountCents === 0) {
    const { firstName, lastInitial } = order.recommender;
    return t('agreement.leadOther', { name: fullName(firstName, lastInitial) });
  }
  return t(order.orderNumber ? 'agreement.leadOrder' : 'agreement.leadNoOrder');
}

/** What is left to do once the data are confirmed: to order, and at any time to say where the money may go. */
function AfterAgreement({ token, order }: Pick<Shown, 'token' | 'order'>) {
  const t = useT();
  const locale = useLocale();
  const { redirectionButton } = useFrame().mandant.features;
  const shop = redirectionButton && order.shopUrl;
  return (
    <>
      {shop && (
        <div className={layout.stack}>
          <p>{t('recipientThanks.shop', { product: unbroken(order.product.name) })}</p>
          <div className={layout.row}>
            <a className={button.button} href={shop}>
              {t('agreement.orderNow')}
              <Icon name="right" />
            </a>
          </div>
        </div>
      )}
      {order.needsBankData && (
        <section className={layout.card}>
          <h2>{t('agreement.bankDataWhere', { amount: money(order.amountCents, locale) })}</h2>
          <p>{t(order.rewardStatus === 'ready' ? 'agreement.bankDataNeeded' : 'agreement.bankDataLater')}</p>
          <div className={layout.row}>
            <PageLink
              to="recipientBankData"
              values={{ token }}
              className={shop ? `${button.button} ${button.second}` : button.button}
            >
              {t('agreement.bankData')}
            </PageLink>
          </div>
        </section>
      )}
      {order.asksToAdvertise && (
        <Form schema={Agreement} token={token}>
          <HiddenField name="termsText" value={order.termsText} />
          <Notice>{t('agreement.advertisingAsked')}</Notice>
          <div className={layout.row}>
            <Submit>{t('agreement.advertisingSubmit')}</Submit>
          </div>
        </Form>
      )}
    </>
  );
}

function Agree({ token, order }: Pick<Shown, 'token' | 'order'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <Form schema={Agreement} token={token} keep={`agreement.${order.number}`}>
      {order.deletionOn && <Notice>{t('agreement.deadline', { day: day(order.deletionOn, locale) })}</Notice>}
      <OwnData order={order} />
      {order.needsNames && (
        <fieldset className={form.group}>
          <legend>{t('agreement.name')}</legend>
          <p>{t('agreement.namesNeeded')}</p>
          <HiddenField name="_names" value="1" />
          <SelectField name="salutation" options={salutations(t)} optional autoComplete="honorific-prefix" />
          <div className={form.pair}>
            <TextField name="firstName" autoComplete="given-name" />
            <TextField name="lastName" autoComplete="family-name" />
          </div>
        </fieldset>
      )}
      <h2>{t('agreement.terms')}</h2>
      <AgreementField
        text={order.agreedTerms?.text ?? order.termsText}
        textName="termsText"
        legend={t('agreement.termsText')}
        agree={t('agreement.agree')}
        bySending={order.agreedTerms && t('agreement.agreed', { day: day(order.agreedTerms.at, locale) })}
      />
      {order.asksToAdvertise && <Notice>{t('agreement.advertisingToo')}</Notice>}
      <div className={layout.row}>
        <Submit>{t('agreement.submit')}</Submit>
      </div>
    </Form>
  );
}
