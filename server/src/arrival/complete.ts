/**
 * `tracking/abschliessen`: a recommendation without a shop is completed with everything at once (R3), or by somebody
 * who gave the first data before (R4). Both confirm; for an agent's product the order is made, too (A1, G-12).
 */
import { isAccepted } from '@weitersagen/contract/basics/agreement';
import { parseDay } from '@weitersagen/contract/basics/day';
import { sameEmail } from '@weitersagen/contract/basics/email';
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { isNumber } from '@weitersagen/contract/basics/number';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { completeRecommendation as completionCall } from '@weitersagen/contract/recipient/endpoints';
import { completionProblems, termsProblems } from '@weitersagen/contract/recipient/rules';
import { findAgent } from '#agent/agent.ts';
import { allowNext } from '#identity/identity.ts';
import { keepTerms, refuseWithoutWork } from '#mandant/mandant.ts';
import type { Order } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Mandant, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lookUp } from '#platform/http/limit.ts';
import { nameProblems } from '#platform/stranger/typed-name.ts';
import { getProduct, type Product, productNameIn, shopLink } from '#product/product.ts';
import {
  completeData,
  confirmRecipient,
  type Entry,
  noteEntry,
  orderReceivedMail,
  type PersonalData,
  queueRecipientMail,
  rememberInBrowser,
} from '#recipient/recipient.ts';
import { findRecommendation, getRecommendation, lockRoot } from '#recommendation/recommendation.ts';
import { findOwner, makeOrder } from '#settlement/settlement.ts';
import { accept } from './confirm.ts';
import { lockOwn, type Own } from './own-recipient.ts';
import { countRegistration, enter, openLink, textOf } from './register.ts';

type Call = Input<typeof completionCall>;
type Completion = Call['body'];

/** R3 or R4, with E5, and A1 for an agent's product. */
export async function completeRecommendation(
  ctx: Ctx,
  { query, body }: Call,
  answer: Answer,
): Promise<Reply<typeof completionCall>> {
  await refuseWithoutWork(ctx);
  await countRegistration(ctx, body.recipient.email);
  const { recipient: person } = body;
  const problems = [
    ...nameProblems({ 'empfaengerdaten.vorname': person.firstName, 'empfaengerdaten.name': person.lastName }),
    ...ownProblems(ctx.mandant, {
      isAccepted: body.acceptsTerms,
      isKeyed: body.hash !== null || body.recipientNumber !== null,
      isCompany: person.salutation === 'company',
    }),
  ];
  const { recommendation, recipient, product, order, waitsUntil } = await lookUp(ctx, () =>
    ctx.write((tx) => complete(tx, query, body, problems)),
  );
  rememberInBrowser(answer, [body.recommendationNumber, recommendation.number], recipient.number);
  await allowNext(ctx, answer, ['recipientThanks', 'recommendationOver']);
  return {
    isDone: true,
    recommendationNumber: recommendation.number,
    recipientNumber: recipient.number,
    recipientHash: recipient.hash,
    orderNumber: order?.number ?? null,
    shopLink: shopLink(product, {
      recommendationNumber: recommendation.number,
      recipientNumber: recipient.number,
      channel: query.channel,
      deviceId: recommendation.deviceId,
    }),
    ...(waitsUntil && { mailExpectedAt: waitsUntil }),
    nextPage: 'recipientThanks',
  };
}

async function complete(
  tx: Tx,
  entry: Entry,
  body: Completion,
  problems: readonly Problem[],
): Promise<Own & { product: Product; order: Order | undefined; waitsUntil: Date | null }> {
  const product = await getProduct(tx, (await getRecommendation(tx, { number: body.recommendationNumber })).productId);
  const all = [
    ...problems,
    ...completionProblems(body.recipient, today(tx.now), { isAgent: product.agent, isYoung: product.young }),
  ];
  if (all.length > 0) refuse('input.invalid', { problems: all });
  const termsTextId = await keepTerms(tx, body.termsText);
  const { event, ...entered } = await (body.recipientNumber === null
    ? enterNew(tx, entry, body, termsTextId)
    : completeKnown(tx, entry, body, body.recipientNumber));
  const recipient = await confirmRecipient(tx, entered.recipient, {
    event,
    termsTextId,
    channel: entry.channel ?? 'co',
    names: entered.recipient,
  });
  const recommendation = await accept(tx, entered.recommendation, recipient);
  if (product.agent)
    return { recommendation, recipient, product, ...(await orderForAgent(tx, { recommendation, recipient })) };
  const waitsUntil = await queueRecipientMail(tx, orderReceivedMail, recipient, {
    product: productNameIn(product, recipient.language),
  });
  return { recommendation, recipient, product, order: undefined, waitsUntil };
}

/** R3: nobody knew the person on this link before. */
async function enterNew(
  tx: Tx,
  entry: Entry,
  body: Completion,
  termsTextId: number,
): Promise<Own & { event: 'registerConfirmed' }> {
  const link = await openLink(tx, body.recommendationNumber, body.hash ?? refuse('unknown'));
  const entered = await enter(tx, link, {
    data: dataOf(body),
    termsTextId,
    entry,
    event: 'registerConfirmed',
    emailField: 'empfaengerdaten.email',
  });
  return { ...entered, event: 'registerConfirmed' };
}

/**
 * R4: the person of an earlier form on the same link; the mails go on to the address that was given then. The root is
 * locked first, because an order may follow.
 */
async function completeKnown(
  tx: Tx,
  entry: Entry,
  body: Completion,
  recipientNumber: string,
): Promise<Own & { event: 'complete' }> {
  const root = await lockRoot(tx, body.recommendationNumber);
  const { recommendation, recipient } = await lockOwn(tx, { number: recipientNumber }, 'unknown');
  if (root.id !== recommendation.rootId) refuse('unknown');
  if (recipient.status !== 'unconfirmed') refuse('state.not-allowed');
  if (!sameEmail(recipient.email ?? '', body.recipient.email)) {
    refuse('input.invalid', { problems: [{ field: 'empfaengerdaten.email', code: 'invalid' }] });
  }
  const completed = await completeData(tx, recipient, dataOf(body));
  return { recommendation, recipient: await noteEntry(tx, completed, entry), event: 'complete' };
}

const dataOf = ({ recipient: { address, ...person } }: Completion): PersonalData => ({
  ...person,
  company: null,
  city: address?.city ?? null,
  postcode: address?.postcode ?? null,
  street: address?.street ?? null,
  houseNumber: address?.houseNumber ?? null,
});

/** A1 today; its number stands for the client's. Where the recommendation has ended it is kept as rejected. */
async function orderForAgent(
  tx: Tx,
  { recommendation, recipient }: Own,
): Promise<{ order: Order; waitsUntil: Date | null }> {
  const agent = await findAgent(tx, recommendation.agentNumber);
  const claim = {
    externalNumber: null,
    source: 'portal',
    orderedOn: today(tx.now),
    productExternalId: null,
    email: recipient.email,
    recipientId: recipient.id,
    rootId: recommendation.rootId,
    linkId: recommendation.id,
    agencyNumber: agent?.agencyNumber ?? null,
  };
  return makeOrder(tx, claim, await findOwner(tx, claim));
}

interface Sent {
  isAccepted: boolean;
  isKeyed: boolean;
  isCompany: boolean;
}

/** What the mandant and the way in demand: the terms, and the hash of the link or the number of an earlier form. */
const ownProblems = ({ config }: Mandant, { isAccepted, isKeyed, isCompany }: Sent): Problem[] => [
  ...(isKeyed ? [] : [{ field: 'h', code: 'required' }]),
  ...termsProblems(isAccepted, config.acceptsTermsBySending, 'agbakzeptiert'),
  ...(isCompany && !config.companyRecommendation ? [{ field: 'empfaengerdaten.anrede', code: 'invalid' }] : []),
];

/** The same of a form that does not fit its schema, and what the product demands of it. */
export async function problemsOfCompletion(ctx: Ctx, sent: Readonly<Record<string, unknown>>): Promise<Problem[]> {
  const person = (sent.empfaengerdaten ?? {}) as Record<string, unknown>;
  const given = {
    isAccepted: isAccepted(sent.agbakzeptiert),
    isKeyed: textOf(sent.h) !== null || textOf(sent.empfaengernummer) !== null,
    isCompany: person.anrede === 'Firma',
  };
  const problems = ownProblems(ctx.mandant, given);
  const number = textOf(sent.empfehlungsnummer)?.trim() ?? '';
  if (!isNumber('recommendation', number)) return problems;
  return ctx.read(async (tx) => {
    const found = await findRecommendation(tx, { number });
    if (!found) return problems;
    const { agent, young } = await getProduct(tx, found.productId);
    return [...problems, ...completionProblems(readData(person), today(tx.now), { isAgent: agent, isYoung: young })];
  });
}

function readData(person: Record<string, unknown>): Parameters<typeof completionProblems>[0] {
  const address = (person.adresse ?? {}) as Record<string, unknown>;
  const [city, postcode, street, houseNumber] = [
    textOf(address.ort),
    textOf(address.plz),
    textOf(address.strasse),
    textOf(address.hausnummer),
  ];
  return {
    birthDate: parseDay(textOf(person.geburtsdatum) ?? '') ?? null,
    address: { city, postcode, street, houseNumber },
  };
}
