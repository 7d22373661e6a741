/**
 * EmpfehlungTeilen: the link and the ways to pass it on, for whoever made it or has its hash (C-26); to everybody else
 * only product and validity. With `?ablehnen=` the page of "Das war ich nicht" (K14, E15), or of a contact who wants no such
 * mails (E-17): the token of that mail is a signed one.
 */
import { refuseAccount } from '@weitersagen/contract/account/refuse-endpoint';
import { isNumber } from '@weitersagen/contract/basics/number';
import { showSharedRecommendation } from '@weitersagen/contract/recommendation/link/endpoints';
import { stopContactMails } from '@weitersagen/contract/recommendation/no-mail-endpoint';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { Form } from '../../form/form.tsx';
import { Submit as SubmitButton } from '../../form/submit.tsx';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load, Submit } from '../page/screen.ts';
import { AskPage } from '../shell/ask-page.tsx';
import { RefusedPage, RefusePage, refuseField } from '../shell/refuse-page.tsx';
import { Still } from '../shell/still.tsx';
import { ShareOver } from './share/share-over.tsx';
import { type Shared, ShareSheet } from './share/share-sheet.tsx';

export const texts = [
  'share.',
  'agent.place',
  'mailWaits.',
  'refuse.',
  'price.',
  'recommend.you',
  'recommend.contact',
  'form.',
  'problem.',
];
export const refusalName = 'ablehnen';

/** Tells the page of no more mails, once it was asked for. */
const ofContact = 'kontakt';
const isOfContact = (token: string | undefined): boolean => token?.includes('.') ?? false;

export async function load({ api, params, query, token, mayShare, today }: Load) {
  const number = params.empfehlungsnummer ?? '';
  if (query.has('abgelehnt'))
    return query.get('abgelehnt') === ofContact ? { kind: 'stopped' as const } : { kind: 'refused' as const };
  if (query.has(refusalName)) {
    if (!token) throw trouble(404);
    return isOfContact(token) ? { kind: 'stop' as const, token } : { kind: 'refuse' as const, token };
  }
  if (!isNumber('recommendation', number)) throw trouble(404);
  const proof = mayShare(number);
  const hash = query.get('h') ?? proof?.hash;
  const found = need(await api(showSharedRecommendation, { params: { number }, query: hash ? { hash } : {} }));
  const { product, validUntil, isOver, shortLink, recommendationLink, linkType, share, valueCents, quote, agent } =
    found;
  const known = { product, validUntil };
  if (isOver) return { kind: 'over' as const, ...known, hasPassed: validUntil < today };
  const link = linkType === 'recommendationLink' ? recommendationLink : shortLink;
  if (!link || !found.hash || share === undefined || valueCents === undefined)
    return { kind: 'hidden' as const, ...known };
  const firstName = found.firstName ?? (proof?.hash === found.hash ? proof.firstName : null);
  return {
    kind: 'shared' as const,
    ...known,
    number,
    hash: found.hash,
    firstName,
    link,
    share,
    valueCents,
    quote,
    agent,
  };
}

export const submit = ({ form, token = '', params, go }: Submit) => {
  if (form.values[refuseField] === undefined) return Promise.resolve(go('share', params));
  const instead = { instead: { token } };
  return isOfContact(token)
    ? form.send(stopContactMails, instead, () => go('share', { ...params, abgelehnt: ofContact }))
    : form.send(refuseAccount, instead, () => go('share', { ...params, abgelehnt: 1 }));
};

export default function ShareScreen() {
  const data = useLoaderData<typeof load>();
  if (data.kind === 'refuse') return <RefusePage kind="account" token={data.token} />;
  if (data.kind === 'refused') return <RefusedPage kind="account" />;
  if (data.kind === 'stop') return <NoMailPage token={data.token} />;
  if (data.kind === 'stopped') return <NoMailPage />;
  return <Still>{import.meta.env.SSR && <Made {...data} />}</Still>;
}

/** Nothing of it moves by React: the scripts of the page change what stands there. */
function Made(data: Exclude<Awaited<ReturnType<typeof load>>, { kind: 'refuse' | 'refused' | 'stop' | 'stopped' }>) {
  if (data.kind === 'shared') return <ShareSheet {...(data satisfies Shared)} />;
  return data.kind === 'over' ? <ShareOver {...data} /> : <Hidden {...data} />;
}

function NoMailPage({ token }: { token?: string }) {
  const t = useT();
  if (token === undefined) return <AskPage title={t('share.noMailDone')} lead={t('share.noMailDoneText')} isDone />;
  return (
    <AskPage title={t('share.noMail')} lead={t('share.noMailText')}>
      <Form token={token}>
        <div className={layout.row}>
          <SubmitButton name={refuseField} value="1">
            {t('share.noMailGo')}
          </SubmitButton>
        </div>
      </Form>
    </AskPage>
  );
}

function Hidden({ product, validUntil }: Pick<Shared, 'product' | 'validUntil'>) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  useTitle(t('share.hidden'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <div className={layout.stack}>
          <h1>{t('share.hidden')}</h1>
          <p className={layout.lead}>{t('share.hiddenLead')}</p>
        </div>
        <Facts
          facts={[
            [
              t('share.product'),
              <span key="product" lang={lang}>
                {product.name}
              </span>,
            ],
            [t('share.validUntil'), day(validUntil, locale)],
          ]}
        />
      </div>
    </div>
  );
}
