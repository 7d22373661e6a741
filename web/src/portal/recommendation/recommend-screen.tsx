/** Empfehlen: who gets the premium, who recommends, the terms; then the link (E1, G-02, E-05). */

import { plusDays } from '@weitersagen/contract/basics/day';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import { showProduct } from '@weitersagen/contract/product/endpoints';
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { NewRecommendation } from '@weitersagen/contract/recommendation/schemas';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { AgreementField } from '../../form/field/agreement-field.tsx';
import { CheckField } from '../../form/field/check-field.tsx';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { CaptchaPart, captchaField } from '../captcha/captcha-part.tsx';
import { useFormKey, useFrame, useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { BackLink } from '../shell/link/back-link.tsx';
import { PageLink } from '../shell/link/page-link.tsx';
import { mailMark } from '../shell/mail/mail-mark.ts';
import { ShareField } from './share-field.tsx';

export const texts = ['recommend.', 'captcha.', 'form.', 'problem.', 'label.'];

export async function load({ api, params, query, today, terms, mandant }: Load) {
  const id = Number(params.produktId);
  if (!Number.isInteger(id) || id < 1) throw trouble(404);
  const { name, description, premiums, isAgent } = need(await api(showProduct, { params: { id } }));
  if (isAgent || !terms) throw trouble(404);
  const valueCents = snapshotPremium(premiums, today)?.valueCents ?? 0;
  const validUntil = plusDays(today, mandant.recommendationValidityDays);
  /** Where the contact is to land, as the page around asks for it (E-15). */
  const target = mandant.integratedFrame ? query.get('ziel') : null;
  return { product: { id, name, description, valueCents }, termsText: terms.text, validUntil, target };
}

export function submit({ form: sent, query, mandant, go }: Sent) {
  const entry = { channel: campaignOf((name) => query.get(name)), isWidget: mandant.integratedFrame };
  const captcha = sent.values[captchaField];
  return sent.send(createRecommendation, { schema: NewRecommendation, query: { ...entry, captcha } }, (reply) => {
    if (!('nextPage' in reply)) throw trouble(500);
    const which = reply.nextPage === 'share' ? { empfehlungsnummer: reply.number } : { nr: reply.number };
    return go(reply.nextPage, { ...which, ...mailMark(reply.mailExpectedAt) });
  });
}

export default function RecommendScreen() {
  const { product, termsText, validUntil, target } = useLoaderData<typeof load>();
  const t = useT();
  const { mandant, person } = useFrame();
  const title = t('recommend.title', { product: product.name });
  useTitle(title, t('recommend.description', { product: product.name }));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="home">{t('recommend.back')}</BackLink>
        <h1>{title}</h1>
        <p className={layout.lead}>
          {t(person?.firstName && person.lastName ? 'recommend.ownLead' : 'recommend.lead')}
        </p>
      </div>
      <div className={layout.columns}>
        <Form schema={NewRecommendation} keep="recommend" nonce={useFormKey()}>
          <HiddenField name="recommendation.product" value={product.id} />
          {target && <HiddenField name="recommendation.target" value={target} />}
          <ShareField valueCents={product.valueCents} />
          <Person />
          <AgreementField
            text={termsText}
            textName="recommendation.termsText"
            legend={t('recommend.terms')}
            agree={t('recommend.agree')}
            bySending={mandant.acceptsTermsBySending ? t('recommend.agreeBySending') : undefined}
          />
          {mandant.newsletter && (
            <CheckField
              name="recommender.wantsNewsletter"
              text={t('recommend.newsletter')}
              hint={t('recommend.newsletterHint')}
              optional
            />
          )}
          <CaptchaPart ask={createRecommendation} />
          <div className={layout.stack}>
            <div className={layout.row}>
              <Submit>{t('recommend.submit')}</Submit>
            </div>
            <p className={`${layout.small} ${layout.soft}`}>{t('recommend.free')}</p>
          </div>
        </Form>
        <Summary product={product} validUntil={validUntil} />
      </div>
    </div>
  );
}

/** Whoever is signed in recommends under the own name and e-mail. */
function Person() {
  const t = useT();
  const { person } = useFrame();
  const own = (value: string | undefined) => ({ value, readOnly: Boolean(value) });
  const hint =
    person && !person.support ? (
      <>
        {t('recommend.ownEmail')} <PageLink to="logout">{t('recommend.otherEmail')}</PageLink>
      </>
    ) : (
      t('recommend.emailHint')
    );
  return (
    <fieldset className={form.group}>
      <legend>{t('recommend.person')}</legend>
      <div className={form.pair}>
        <TextField name="recommender.firstName" autoComplete="given-name" {...own(person?.firstName)} />
        <TextField name="recommender.lastName" autoComplete="family-name" {...own(person?.lastName)} />
      </div>
      <TextField name="recommender.email" type="email" autoComplete="email" hint={hint} {...own(person?.email)} />
    </fieldset>
  );
}

type Shown = Pick<Awaited<ReturnType<typeof load>>, 'product' | 'validUntil'>;

/** What is recommended, how much it earns in all, and how long the link will live. */
function Summary({ product: { name, description, valueCents }, validUntil }: Shown) {
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
      <Facts facts={[...(valueCents > 0 ? [earned] : []), [t('recommend.validUntil'), day(validUntil, locale)]]} />
    </aside>
  );
}
