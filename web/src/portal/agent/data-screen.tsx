/**
 * EmpfaengerAngaben: whoever is to be advised by an agent gives everything at once (E-21, R3); that confirms, and makes the order
 * of the agent (A1, G-12). The page of the link leads here where the product is one of agents.
 */
import { parseDay } from '@weitersagen/contract/basics/day';
import { hash16, isNumber } from '@weitersagen/contract/basics/number';
import { decode } from '@weitersagen/contract/basics/wire';
import { completeRecommendation } from '@weitersagen/contract/recipient/endpoints';
import { completionProblems, recipientCookie, termsProblems } from '@weitersagen/contract/recipient/rules';
import { Completion } from '@weitersagen/contract/recipient/schemas';
import { otherCode } from '@weitersagen/contract/recommendation/channel-codes';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { AgreementField } from '../../form/field/agreement-field.tsx';
import { CheckField } from '../../form/field/check-field.tsx';
import { SelectField } from '../../form/field/select-field.tsx';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
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
import { cameBy, isKnown } from '../recipient/known-recipient.ts';
import { salutations } from '../recipient/salutations.ts';
import { mailMark } from '../shell/mail/mail-mark.ts';
import styles from './agent.module.css';
import { Face } from './face.tsx';

export const texts = ['completion.', 'agent.place', 'recipient.', 'form.', 'problem.', 'label.'];

/** Always on the server: the page is a document, so the browser does without (routes.ts). */
export const load = import.meta.env.SSR ? loadLink : undefined;

async function loadLink({ api, params, query, cookies, go }: Load) {
  const number = params.empfehlungsnummer ?? '';
  const hash = query.get('h') ?? '';
  if (!isNumber('recommendation', number) || !decode(hash16, hash).ok) throw trouble(404);
  if (await isKnown(number, { api, cookies })) throw go('recipientThanks', { nr: number, ...cameBy(query) });
  const prefill = query.get('p');
  const found = need(await api(showRecommendation, { params: { number, hash }, query: prefill ? { prefill } : {} }));
  if (!found.product.isAgent) throw go('recipientData', { empfehlungsnummer: number, ...Object.fromEntries(query) });
  const { recommender, product, recommenderEarns, agent, recipientCents, termsText, prefilled } = found;
  return {
    number,
    hash,
    recommender: fullName(recommender.firstName, recommender.lastInitial),
    product: { id: product.id, name: product.name, description: product.description },
    recommenderEarns,
    agent,
    recipientCents,
    termsText,
    prefilled,
  };
}

export async function submit({ form: sent, params, query, mandant, today, cookies, go }: Sent) {
  const number = params.empfehlungsnummer ?? '';
  const came = cameBy(query);
  const { values } = sent;
  const of = (name: string): string | null => values[`recipient.address.${name}`]?.trim() || null;
  const person = {
    birthDate: parseDay(values['recipient.birthDate'] ?? '') ?? null,
    address: { city: of('city'), postcode: of('postcode'), street: of('street'), houseNumber: of('houseNumber') },
  };
  const answer = await sent.send(
    completeRecommendation,
    {
      query: { channel: came.channel ?? otherCode.completion, source: came.einsprungsquelle ?? 'Direkt' },
      also: [
        ...completionProblems(person, today, { isAgent: true, isYoung: false }),
        ...termsProblems(values.acceptsTerms === 'yes', mandant.acceptsTermsBySending, 'agbakzeptiert'),
      ],
    },
    (reply) =>
      go(reply.nextPage, { nr: reply.recommendationNumber, e: reply.recipientHash, ...mailMark(reply.mailExpectedAt) }),
  );
  if (answer instanceof FormRefused) cookies.remove(recipientCookie(number));
  return answer;
}

type Found = Awaited<ReturnType<typeof loadLink>>;

/** "Petra Ahlers", or what an agent is called who is not known any more. */
function useAgentName({ agent }: Pick<Found, 'agent'>): string {
  const t = useT();
  return agent ? fullName(agent.firstName, agent.lastName) : t('completion.agent');
}

export default function CompletionScreen() {
  const found = useLoaderData<typeof loadLink>();
  const t = useT();
  const title = t('recipient.title', { name: found.recommender, product: found.product.name });
  // The mark stands on the page and in the preview, whatever text came with the link (E-08).
  const mark = found.recommenderEarns ? t('recipient.ad', { name: found.recommender }) : undefined;
  useTitle(title, mark, `${mark ? 'anzeige' : 'empfehlung'}-${found.product.id}`);
  return (
    <>
      <Hero title={title} mark={mark} {...found} />
      <div className={`${layout.wrap} ${layout.page}`}>
        <div className={layout.columns}>
          <CompletionForm {...found} />
          <Beside {...found} />
        </div>
      </div>
    </>
  );
}

function Hero({ title, mark, agent, recipientCents }: Found & { title: string; mark: string | undefined }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  const hasReward = recipientCents > 0;
  const who = { agent: useAgentName({ agent }) };
  return (
    <div className={layout.hero}>
      <div className={layout.wrap}>
        <div className={layout.stack}>
          <p className={layout.soft}>{t('recipient.eyebrow')}</p>
          <h1>
            <Named text={title} />
          </h1>
          <p className={`${layout.lead} ${layout.read}`}>
            {hasReward
              ? t('completion.leadReward', { ...who, amount: money(recipientCents, locale) })
              : t('completion.lead', who)}
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

function CompletionForm({ number, hash, termsText, prefilled, agent }: Found) {
  const t = useT();
  const { mandant } = useFrame();
  const who = { agent: useAgentName({ agent }) };
  return (
    <Form schema={Completion}>
      <HiddenField name="recommendationNumber" value={number} />
      <HiddenField name="hash" value={hash} />
      <fieldset className={form.group}>
        <legend>{t('recipient.data')}</legend>
        <SelectField name="recipient.salutation" options={salutations(t)} optional autoComplete="honorific-prefix" />
        <div className={form.pair}>
          <TextField name="recipient.firstName" autoComplete="given-name" value={prefilled?.firstName} />
          <TextField name="recipient.lastName" autoComplete="family-name" value={prefilled?.lastName} />
        </div>
        <TextField name="recipient.birthDate" autoComplete="bday" hint={t('completion.birthDate')} width="middle" />
        <TextField
          name="recipient.email"
          type="email"
          autoComplete="email"
          hint={t('completion.emailHint')}
          value={prefilled?.email}
        />
        <TextField
          name="recipient.phone"
          type="tel"
          autoComplete="tel"
          hint={t('completion.phoneHint', who)}
          optional
          width="middle"
        />
      </fieldset>
      <fieldset className={form.group}>
        <legend>{t('completion.address')}</legend>
        <div className={form.pair}>
          <TextField name="recipient.address.street" autoComplete="address-line1" />
          <TextField name="recipient.address.houseNumber" autoComplete="address-line2" width="short" />
        </div>
        <div className={form.pair}>
          <TextField name="recipient.address.postcode" autoComplete="postal-code" inputMode="numeric" width="short" />
          <TextField name="recipient.address.city" autoComplete="address-level2" />
        </div>
      </fieldset>
      <AgreementField
        text={termsText}
        textName="termsText"
        boxName="acceptsTerms"
        legend={t('recipient.terms')}
        agree={t('completion.agree', who)}
        bySending={mandant.acceptsTermsBySending ? t('recipient.agreeBySending') : undefined}
      />
      <CheckField
        name="recipient.wantsAdvertising"
        text={t('recipient.advertising')}
        hint={t('recipient.advertisingHint')}
        optional
      />
      <div className={layout.stack}>
        <div className={layout.row}>
          <Submit>{t('completion.submit')}</Submit>
        </div>
        <p className={`${layout.small} ${layout.soft}`}>{t('completion.noContract')}</p>
      </div>
    </Form>
  );
}

function Beside({ recommender, product, agent }: Found) {
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
        {agent && (
          <p className={styles.serves}>
            <Face photo={agent.photo} />
            <span>
              <span className={layout.soft}>{t('completion.serves')}</span>
              <b>{fullName(agent.firstName, agent.lastName)}</b>
              <span className={layout.soft}>{t('agent.place', { postcode: agent.postcode, city: agent.city })}</span>
            </span>
          </p>
        )}
      </div>
      <div className={layout.card}>
        <h2>{t('recipient.safe')}</h2>
        <Points
          points={[
            ['lock', t('recipient.safe1')],
            ['user', t('recipient.safe2', { name: recommender })],
            [
              'check',
              agent
                ? t('completion.safeWho', { client: mandant.name, agent: fullName(agent.firstName, agent.lastName) })
                : t('recipient.safeWho', { client: mandant.name }),
            ],
          ]}
        />
      </div>
    </aside>
  );
}
