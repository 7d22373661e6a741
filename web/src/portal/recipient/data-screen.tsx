/**
 * EmpfaengerDaten: somebody opened a link, sees who recommends what and what it earns, and gives the data (E4, R1).
 * Who already did so in this browser goes on to the thanks (S-07); a link that is over answers 410 in place.
 */
import { decode } from '@weitersagen/contract/basics/wire';
import { createRecipient } from '@weitersagen/contract/recipient/endpoints';
import { termsProblems } from '@weitersagen/contract/recipient/rules';
import { NewRecipient } from '@weitersagen/contract/recipient/schemas';
import { entrySource } from '@weitersagen/contract/recommendation/entry';
import { followClick } from '@weitersagen/contract/recommendation/link/endpoints';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { RepeatedEmail } from '../../form/field/repeated-email.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { fullName, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { useFrame } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { Chosen } from '../product/price/chosen.tsx';
import { Young } from '../product/price/young.tsx';
import { mailMark } from '../shell/mail/mail-mark.ts';
import { Still } from '../shell/still.tsx';
import { cameBy } from './known-recipient.ts';
import { Agreeing, forgetRefused, LinkPage, texts as linkTexts, NameFields, readLink } from './link-page.tsx';

export const texts = [...linkTexts, 'price.'];

const reserved = 'reservierung';

/** Always on the server: people come from outside, so the page is a document and the browser does without (routes.ts). */
export const load = import.meta.env.SSR ? loadLink : undefined;

async function loadLink(load: Load) {
  const { query, go, mandant } = load;
  const { number, answer } = await readLink(load, query.get(reserved));
  // What a code had reserved is over: it is entered again (C-24).
  if (!answer.ok && answer.status === 409) throw go('recommendationCode', { abgelaufen: 1 });
  const found = need(answer);
  if (found.product.isAgent)
    throw go('recipientCompletion', { empfehlungsnummer: number, ...Object.fromEntries(query) });
  const { recommender, product, quote, recommenderEarns, recipientCents, termsText, prefilled, needsCompany, agency } =
    found;
  return {
    number,
    recommender: fullName(recommender.firstName, recommender.lastInitial),
    product: { id: product.id, name: product.name, description: product.description, young: product.young },
    quote,
    recommenderEarns,
    recipientCents,
    agency,
    termsText,
    prefilled,
    needsCompany,
    shop: found.hasShopLink && mandant.features.redirectionButton ? shopOf(mandant.id, number, query) : undefined,
  };
}

/** By the address that counts: the offer can be seen before anything is given. */
const shopOf = (mandant: string, number: string, query: URLSearchParams): string =>
  addressOf(mandant, followClick, {
    params: { number },
    query: { channel: query.get('channel'), source: decoded(query.get('einsprungsquelle')) },
  });

const decoded = (source: string | null) => {
  const read = decode(entrySource, source ?? '');
  return read.ok ? read.value : 'direct';
};

export async function submit(form: Sent) {
  const { form: sent, params, query, mandant, go } = form;
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
  return forgetRefused(answer, form);
}

type Found = Awaited<ReturnType<typeof loadLink>>;

export default function RecipientDataScreen() {
  const found = useLoaderData<typeof loadLink>();
  const t = useT();
  const locale = useLocale();
  const client = useFrame().mandant.name;
  const { recipientCents, agency } = found;
  return (
    <LinkPage
      {...found}
      more={<Still>{import.meta.env.SSR && (found.product.young || found.quote) && <Costs {...found} />}</Still>}
      lead={
        recipientCents > 0 ? t('recipient.lead', { amount: money(recipientCents, locale) }) : t('recipient.leadPlain')
      }
      points={[
        ['check', t(agency ? 'recipient.safeAgency' : 'recipient.safeWho', { client, agency: agency ?? '' })],
        ['clock', t('recipient.safe3')],
      ]}
    >
      <DataForm {...found} />
    </LinkPage>
  );
}

/** As it was promised, whatever it costs today. */
const Costs = ({ product, quote }: Found) => (
  <>
    {product.young && <Young />}
    {quote && <Chosen quote={quote} isPromised />}
  </>
);

function DataForm({ number, recipientCents, termsText, prefilled, needsCompany }: Found) {
  const t = useT();
  return (
    <Form schema={NewRecipient} keep={`recipient.${number}`}>
      <fieldset className={form.group}>
        <legend>{t(recipientCents > 0 ? 'recipient.dataReward' : 'recipient.data')}</legend>
        <NameFields prefilled={prefilled} />
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
      <Agreeing
        termsText={termsText}
        agree={t('recipient.agree')}
        submit={t('recipient.submit')}
        noContract={t('recipient.noContract')}
      />
    </Form>
  );
}
