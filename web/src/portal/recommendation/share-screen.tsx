/**
 * EmpfehlungTeilen: the link and the ways to pass it on, for whoever made it or has its hash (C-26); to everybody else
 * only product and validity. With `?ablehnen=` the page of "Das war ich nicht" (K14, E15).
 */
import { refuseAccount } from '@weitersagen/contract/account/refuse-endpoint';
import { isNumber } from '@weitersagen/contract/basics/number';
import { qrCodeLink } from '@weitersagen/contract/recommendation/channels';
import { showSharedRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load, Submit } from '../page/screen.ts';
import { RefusedPage, RefusePage, refuseField } from '../shell/refuse-page.tsx';
import { type Shared, ShareSheet } from './share-sheet.tsx';

export const texts = ['share.', 'mailWaits.', 'refuse.', 'recommend.you', 'recommend.contact', 'form.', 'problem.'];
export const refusalName = 'ablehnen';

export async function load({ api, params, query, token, mayShare, qrCode }: Load) {
  const number = params.empfehlungsnummer ?? '';
  if (query.has('abgelehnt')) return { kind: 'refused' as const };
  if (query.has(refusalName)) {
    if (!token) throw trouble(404);
    return { kind: 'refuse' as const, token };
  }
  if (!isNumber('recommendation', number)) throw trouble(404);
  const hash = query.get('h') ?? mayShare(number);
  const found = need(await api(showSharedRecommendation, { params: { number }, query: hash ? { hash } : {} }));
  const { product, validUntil, shortLink, recommendationLink, linkType, share, valueCents } = found;
  const link = linkType === 'recommendationLink' ? recommendationLink : shortLink;
  const known = { product: product.name, validUntil };
  if (!link || share === undefined || valueCents === undefined) return { kind: 'hidden' as const, ...known };
  const code = (await qrCode?.(qrCodeLink(link))) ?? null;
  return { kind: 'shared' as const, ...known, link, share, valueCents, code } satisfies Shared & { kind: 'shared' };
}

export const submit = ({ form, token = '', params, go }: Submit) =>
  form.values[refuseField] === undefined
    ? Promise.resolve(go('share', params))
    : form.send(refuseAccount, { instead: { token } }, () => go('share', { ...params, abgelehnt: 1 }));

export default function ShareScreen() {
  const data = useLoaderData<typeof load>();
  if (data.kind === 'refuse') return <RefusePage kind="account" token={data.token} />;
  if (data.kind === 'refused') return <RefusedPage kind="account" />;
  return data.kind === 'shared' ? <ShareSheet {...data} /> : <Hidden {...data} />;
}

function Hidden({ product, validUntil }: { product: string; validUntil: string }) {
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
                {product}
              </span>,
            ],
            [t('share.validUntil'), day(validUntil, locale)],
          ]}
        />
      </div>
    </div>
  );
}
