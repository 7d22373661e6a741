/**
 * EmpfaengerDaten: somebody opened a link, sees who recommends what and what it earns, and gives the data (E4, R1).
 * Who already did so in this browser goes on to the thanks (S-07); a link that is over answers 410 in place.
 */

import { hash16, isNumber } from '@weitersagen/contract/basics/number';
import { decode } from '@weitersagen/contract/basics/wire';
import { createRecipient } from '@weitersagen/contract/recipient/endpoints';
import { recipientCookie, termsProblems } from '@weitersagen/contract/recipient/rules';
import { NewRecipient } from '@weitersagen/contract/recipient/schemas';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { AgreementField } from '../../form/field/agreement-field.tsx';
import { CheckField } from '../../form/field/check-field.tsx';
import { RepeatedEmail } from '../../form/field/repeated-email.tsx';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { FormRefused } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { fullName, money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Lifted } from '../../ui/banknote.tsx';
import { Points } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Named } from '../../ui/named.tsx';
import { useFrame, useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { mailMark } from '../shell/mail/mail-mark.ts';
import { cameBy, isKnown } from './known-recipient.ts';
import { salutations } from './salutations.ts';

export const texts = ['recipient.', 'form.', 'problem.', 'label.'];

const reserved = 'reservierung';

/** Always on the server: people come from outside, so the page is a document and the browser does without (routes.ts). */
export const load = import.meta.env.SSR ? loadLink : undefined;

async function loadLink({ api, params, query, cookies, go }: Load) {
  const number = params.empfehlungsnummer ?? '';
  const hash = query.get('h') ?? '';
  if (!isNumber('recommendation', number) || !decode(hash16, hash).ok) throw trouble(404);
  if (await isKnown(number, { api, cookies })) throw go('recipientThanks', { nr: number, ...cameBy(query) });
  const answer = await api(showRecommendation, {
    params: { number, hash },
    query: { prefill: query.get('p'), reservation: query.get(reserved) },
  });
  // What a code had reserved is over: it is entered again (C-24).
  if (!answer.ok && answer.status === 409) throw go('recommendationCode', { abgelaufen: 1 });
  const found = need(answer);
  if (found.product.isAgent)
    throw go('recipientCompletion', { empfehlungsnummer: number, ...Object.fromEntries(query) });
  const { recommender, product, recommenderEarns, recipientCents, termsText, prefilled } = found;
  return {
    recommender: fullName(recommender.firstName, recommender.lastInitial),
    product: { id: product.id, name: product.name, description: product.description },
    recommenderEarns,
    recipientCents,
    termsText,
    prefilled,
    needsCompany: found.needsCompany,
  };
}

export async function submit({ form: sent, params, query, mandant, cookies, go }: Sent) {
  const number = params.empfehlungsnummer ?? '';
  const came = cameBy(query);
  const answer = await sent.send(
    createRecipient,
    {
      params: { number },
      query: {
        hash: query.get('h'),
        channel: came.channel,
        source: came.einsprungsquelle ?? 'Direkt',
        reservation: query.get(reserved),
      },
      also: termsProblems(sent.values.acceptsTerms === 'yes', mandant.acceptsTermsBySending),
    },
    (reply) =>
      go(reply.nextPage, {
        nr: reply.recommendationNumber,
        e: reply.hash,
        ...came,
        ...mailMark(reply.mailExpectedAt),
      }),
  );
  if (answer instanceof FormRefused) cookies.remove(recipientCookie(number));
  return answer;
}

type Found = Awaited<ReturnType<typeof loadLink>>;

export default function RecipientDataScreen() {
  const found = useLoaderData<typeof loadLink>();
  const t = useT();
  const title = t('recipient.title', { name: found.recommender, product: found.product.name });
  // The mark stands on the page and in the preview, whatever text came with the link (E-08).
  const mark = found.recommenderEarns ? t('recipient.ad', { name: found.recommender }) : undefined;
  useTitle(title, mark, `${mark ? 'anzeige' : 'empfehlung'}-${found.product.id}`);
  return (
    <>
      <Hero title={title} mark={mark} recipientCents={found.recipientCents} />
      <div className={`${layout.wrap} ${layout.page}`}>
        <div className={layout.columns}>
          <DataForm {...found} />
          <Beside recommender={found.recommender} product={found.product} />
        </div>
      </div>
    </>
  );
}

function Hero({
  title,
  mark,
  recipientCents,
}: { title: string; mark: string | undefined } & Pick<Found, 'recipientCents'>) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  const hasReward = recipientCents > 0;
  return (
    <div className={layout.hero}>
      <div className={layout.wrap}>
        <div className={layout.stack}>
          <p className={layout.soft}>{t('recipient.eyebrow')}</p>
          <h1>
            <Named text={title} />
          </h1>
          <p className={`${layout.lead} ${layout.read}`}>
            {hasReward ? t('recipient.lead', { amount: money(recipientCents, locale) }) : t('recipient.leadPlain')}
          </p>
          {mark && <p className={layout.small}>{mark}</p>}
        </div>
        {hasReward && mandant.features.banknotes && (
          <Lifted
            above={t('recipient.premium')}
            amount={shortMoney(recipientCents, locale)}
            below={t('recipient.forYou')}
          />
        )}
      </div>
    </div>
  );
}

function DataForm({ recipientCents, termsText, prefilled, needsCompany }: Found) {
  const t = useT();
  const { mandant } = useFrame();
  return (
    <Form schema={NewRecipient}>
      <fieldset className={form.group}>
        <legend>{t(recipientCents > 0 ? 'recipient.dataReward' : 'recipient.data')}</legend>
        <SelectField name="salutation" options={salutations(t)} optional autoComplete="honorific-prefix" />
        <div className={form.pair}>
          <TextField name="firstName" autoComplete="given-name" value={prefilled?.firstName} />
          <TextField name="lastName" autoComplete="family-name" value={prefilled?.lastName} />
        </div>
        {needsCompany && <TextField name="company" autoComplete="organization" />}
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          hint={t('recipient.emailHint')}
          value={prefilled?.email}
        />
        <RepeatedEmail name="emailRepeated" of="email" />
        <TextField name="phone" type="tel" autoComplete="tel" hint={t('recipient.phoneHint')} optional width="middle" />
      </fieldset>
      <AgreementField
        text={termsText}
        textName="termsText"
        boxName="acceptsTerms"
        legend={t('recipient.terms')}
        agree={t('recipient.agree')}
        bySending={mandant.acceptsTermsBySending ? t('recipient.agreeBySending') : undefined}
      />
      <CheckField
        name="wantsAdvertising"
        text={t('recipient.advertising')}
        hint={t('recipient.advertisingHint')}
        optional
      />
      <div className={layout.stack}>
        <div className={layout.row}>
          <Submit>{t('recipient.submit')}</Submit>
        </div>
        <p className={`${layout.small} ${layout.soft}`}>{t('recipient.noContract')}</p>
      </div>
    </Form>
  );
}

function Beside({ recommender, product }: Pick<Found, 'recommender' | 'product'>) {
  const t = useT();
  const lang = useProductLanguage();
  const { mandant } = useFrame();
  return (
    <aside className={layout.stack}>
      <div className={`${layout.card} ${layout.tint}`}>
        <h2 lang={lang}>{product.name}</h2>
        <p lang={lang} className={layout.soft}>
          {product.description}
        </p>
      </div>
      <div className={layout.card}>
        <h2>{t('recipient.safe')}</h2>
        <Points
          points={[
            ['lock', t('recipient.safe1')],
            ['user', t('recipient.safe2', { name: recommender })],
            ['check', t('recipient.safeWho', { client: mandant.name })],
            ['clock', t('recipient.safe3')],
          ]}
        />
      </div>
    </aside>
  );
}
