/** Who the mandant is on invoices, and where agencies pay to: changed by a lead only, with a reason; another account by two. */

import { groupedIban } from '@weitersagen/contract/bank-account/iban';
import type { Value } from '@weitersagen/contract/basics/wire';
import { ChangeSeller, changeSeller, type ShownSeller, showSeller } from '@weitersagen/contract/invoice/desk';
import type { SellerData } from '@weitersagen/contract/invoice/party';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { TextField } from '../../form/field/text-field.tsx';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { StepUp } from '../step-up.tsx';

export const load = async ({ api }: Load) => ({ shown: need(await api(showSeller)) });

export const submit = ({ form, done, t, locale }: Submit) =>
  form.send(changeSeller, {}, (reply) => done(waitingText(reply, t, locale) ?? t('desk.seller.done')));

export default function SellerScreen() {
  const t = useT();
  const { operator, mandant } = useSeat();
  const { shown } = useLoaderData<typeof load>();
  const { seller } = shown;
  const verb = t(seller ? 'desk.seller.change' : 'desk.seller.enter');
  const isLead = operator.role === 'BetreiberAdmin';
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'rechnungen')}>{t('desk.invoice.title')}</BackToList>}
        title={t('desk.seller.title')}
        lead={t('desk.seller.lead')}
      />
      <OpenApprovals approvals={shown.approvals} />
      {seller === null ? <Notice kind="warn">{t('desk.seller.none')}</Notice> : <Now shown={shown} seller={seller} />}
      <div>
        <Ask name="aendern" isFirst={seller === null} obstacle={isLead ? undefined : t('desk.seller.whyRole')}>
          {verb}
        </Ask>
      </div>
      <Question
        name="aendern"
        isHeld={!isLead}
        title={verb}
        submit={verb}
        schema={ChangeSeller}
        consequence={
          <>
            <p>{t('desk.seller.changeThen')}</p>
            {operator.asksSecondPerson && <p>{t('desk.seller.second')}</p>}
          </>
        }
      >
        <SellerFields seller={seller} />
        <ReasonField />
        <StepUp />
      </Question>
    </>
  );
}

function Now({ shown, seller }: { shown: Value<typeof ShownSeller>; seller: SellerData }) {
  const t = useT();
  const locale = useLocale();
  const { changedAt, changedBy } = shown;
  const at = changedAt ? moment(changedAt, locale) : '';
  const both = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  return (
    <section className={`${layout.card} ${layout.read}`} aria-labelledby="seller-now">
      <h2 id="seller-now">{t('desk.seller.now')}</h2>
      <Facts
        facts={[
          [t('desk.seller.title'), seller.name],
          [t('desk.seller.address'), `${seller.street} ${seller.houseNumber}, ${seller.postcode} ${seller.city}`],
          [t('desk.seller.tax'), both(seller.vatId, seller.taxNumber)],
          ...(seller.register
            ? [[t('desk.seller.register'), both(seller.register, seller.registerCourt, seller.directors)] as const]
            : []),
          [t('desk.seller.contact'), both(seller.contactName, seller.phone, seller.email)],
          [t('desk.seller.account'), `${seller.holder}, ${groupedIban(seller.iban)}`],
          [t('desk.seller.days'), t('desk.seller.daysIs', { count: seller.paymentDays })],
          ...(at
            ? [
                [
                  t('desk.seller.changed'),
                  changedBy ? t('desk.seller.changedBy', { at, by: nameOf(changedBy) }) : at,
                ] as const,
              ]
            : []),
        ]}
      />
    </section>
  );
}

/** Nothing is filled in by the browser: it knows the operator, not the company. */
function SellerFields({ seller }: { seller: SellerData | null }) {
  const field = (name: keyof SellerData, isOptional = false) => ({
    name,
    autoComplete: 'off' as const,
    value: seller === null || seller[name] === null ? undefined : String(seller[name]),
    ...(isOptional && { optional: true }),
  });
  return (
    <>
      <TextField {...field('name')} />
      <TextField {...field('street')} />
      <TextField {...field('houseNumber')} width="short" />
      <TextField {...field('postcode')} width="short" inputMode="numeric" />
      <TextField {...field('city')} />
      <TextField {...field('vatId', true)} width="middle" />
      <TextField {...field('taxNumber', true)} width="middle" />
      <TextField {...field('register', true)} width="middle" />
      <TextField {...field('registerCourt', true)} width="middle" />
      <TextField {...field('directors', true)} />
      <TextField {...field('contactName')} />
      <TextField {...field('phone')} type="tel" />
      <TextField {...field('email')} type="email" />
      <TextField {...field('electronicAddress', true)} />
      <TextField {...field('electronicScheme', true)} width="short" />
      <TextField {...field('holder')} />
      <TextField {...field('iban')} />
      <TextField {...field('paymentDays', true)} width="short" inputMode="numeric" />
    </>
  );
}
