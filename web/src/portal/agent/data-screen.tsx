/**
 * EmpfaengerAngaben: whoever is to be advised by an agent gives everything at once (E-21, R3); that confirms, and makes the order
 * of the agent (A1, G-12). The page of the link leads here where the product is one of agents.
 */
import { parseDay } from '@weitersagen/contract/basics/day';
import { completeRecommendation } from '@weitersagen/contract/recipient/endpoints';
import { completionProblems, termsProblems } from '@weitersagen/contract/recipient/rules';
import { Completion } from '@weitersagen/contract/recipient/schemas';
import { otherCode } from '@weitersagen/contract/recommendation/channel-codes';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { fullName, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { useFrame } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { cameBy } from '../recipient/known-recipient.ts';
import {
  Agreeing,
  forgetRefused,
  LinkPage,
  texts as linkTexts,
  NameFields,
  readLink,
} from '../recipient/link-page.tsx';
import { mailMark } from '../shell/mail/mail-mark.ts';
import { Adviser } from './adviser.tsx';

export const texts = ['completion.', 'agent.place', ...linkTexts];

/** Always on the server: the page is a document, so the browser does without (routes.ts). */
export const load = import.meta.env.SSR ? loadLink : undefined;

async function loadLink(load: Load) {
  const { number, hash, answer } = await readLink(load);
  const found = need(answer);
  if (!found.product.isAgent)
    throw load.go('recipientData', { empfehlungsnummer: number, ...Object.fromEntries(load.query) });
  const { recommender, product, recommenderEarns, agent, agency, recipientCents, termsText, prefilled } = found;
  return {
    number,
    hash,
    recommender: fullName(recommender.firstName, recommender.lastInitial),
    product: { id: product.id, name: product.name, description: product.description },
    recommenderEarns,
    agent,
    agency,
    recipientCents,
    termsText,
    prefilled,
  };
}

export async function submit(form: Sent) {
  const { form: sent, query, mandant, today, go } = form;
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
  return forgetRefused(answer, form);
}

type Found = Awaited<ReturnType<typeof loadLink>>;

export default function CompletionScreen() {
  const found = useLoaderData<typeof loadLink>();
  const t = useT();
  const locale = useLocale();
  const client = useFrame().mandant.name;
  const { agent, agency, recipientCents } = found;
  const name = agent && fullName(agent.firstName, agent.lastName);
  // "Petra Ahlers", or whoever takes the place of an agent who is not known any more, or switched off.
  const who = { agent: name ?? t('completion.agent') };
  return (
    <LinkPage
      {...found}
      lead={
        recipientCents > 0
          ? t('completion.leadReward', { ...who, amount: money(recipientCents, locale) })
          : t('completion.lead', who)
      }
      more={agent && <Adviser agent={agent} label={t('completion.serves')} />}
      points={[
        [
          'check',
          agent
            ? t(agency ? 'completion.safeAgency' : 'completion.safeWho', { client, agency: agency ?? '', ...who })
            : t(agency ? 'recipient.safeAgency' : 'recipient.safeWho', { client, agency: agency ?? '' }),
        ],
      ]}
    >
      <CompletionForm {...found} name={name} />
    </LinkPage>
  );
}

function CompletionForm({ number, hash, termsText, prefilled, name }: Found & { name: string | null }) {
  const t = useT();
  return (
    <Form schema={Completion} keep={`recipient.${number}`}>
      <HiddenField name="recommendationNumber" value={number} />
      <HiddenField name="hash" value={hash} />
      <fieldset className={form.group}>
        <legend>{t('recipient.data')}</legend>
        <NameFields within="recipient." prefilled={prefilled} />
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
          hint={name ? t('completion.phoneHint', { agent: name }) : t('completion.phoneHintAnybody')}
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
      <Agreeing
        within="recipient."
        termsText={termsText}
        agree={name ? t('completion.agree', { agent: name }) : t('completion.agreeAnybody')}
        submit={t('completion.submit')}
        noContract={t('completion.noContract')}
      />
    </Form>
  );
}
