/**
 * Somebody comes through a link and gives the data: with a mail to confirm them (R1), or with everything at once where
 * there is no shop (R3, R4). Whoever comes second gets a follow-up of the own (E2). The recommendation of the link is
 * locked first, so two at once come one after the other.
 */
import { isAccepted } from '@weitersagen/contract/basics/agreement';
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { createRecipient } from '@weitersagen/contract/recipient/endpoints';
import { termsProblems } from '@weitersagen/contract/recipient/rules';
import { mayRecommendTo } from '@weitersagen/contract/recommendation/rules';
import { accountIsGone, getAccount, lockCode } from '#account/account.ts';
import { allowNext } from '#identity/identity.ts';
import { keepTerms, refuseWithoutWork } from '#mandant/mandant.ts';
import { listOrdersOf } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Mandant, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { countTries, lookUp } from '#platform/http/limit.ts';
import { nameProblems } from '#platform/stranger/typed-name.ts';
import { sameText } from '#platform/vault.ts';
import { getProduct, productNameIn, shopLink } from '#product/product.ts';
import {
  addRecipient,
  confirmDetailsMail,
  type Entry,
  findRecipient,
  listRecommendationIdsByEmail,
  type PersonalData,
  queueRecipientMail,
  type Recipient,
  rememberInBrowser,
} from '#recipient/recipient.ts';
import {
  findRecommendation,
  forgetContactsOf,
  getRecommendation,
  isOver,
  lockRoot,
  makeFollowUp,
  makeReserved,
  type Recommendation,
  type Reservation,
  readReservation,
  signedAs,
} from '#recommendation/recommendation.ts';
import { noteTrace } from '#signal/signal.ts';
import { languageFor } from '#site/site.ts';

type Registration = Input<typeof createRecipient>;

/** R1, E4 or E2: makes the recipient and sends the mail that asks to confirm the data. */
export async function registerRecipient(
  ctx: Ctx,
  { params, query, body }: Registration,
  answer: Answer,
): Promise<Reply<typeof createRecipient>> {
  await refuseWithoutWork(ctx);
  await countRegistration(ctx, body.email);
  const asked = { number: params.number, hash: query.hash };
  const reserved = query.reservation ? await readReservation(ctx, asked, query.reservation) : undefined;
  const { recommendation, recipient, waitsUntil, productLink } = await lookUp(ctx, () =>
    ctx.write((tx) => register(tx, params.number, { ...query, reserved }, body)),
  );
  rememberInBrowser(answer, [params.number, recommendation.number], recipient.number);
  await allowNext(ctx, answer, ['recipientThanks', 'recommendationOver']);
  return {
    number: recipient.number,
    hash: recipient.hash,
    recommendationNumber: recommendation.number,
    status: recipient.status,
    deletionOn: recipient.deleteOn,
    productLink,
    ...(waitsUntil && { mailExpectedAt: waitsUntil }),
    nextPage: 'recipientThanks',
  };
}

type Way = Registration['query'] & { reserved: Reservation | undefined };

async function register(tx: Tx, number: string, way: Way, body: Registration['body']) {
  const link = way.reservation ? await openReserved(tx, number, way, body.email) : await openLink(tx, number, way.hash);
  const { channel, source } = way;
  const { companyRecommendation } = tx.mandant.config;
  const given = { isAccepted: body.acceptsTerms, isCompany: body.salutation === 'company', company: body.company };
  const problems = [
    ...nameProblems({ Vorname: body.firstName, Nachname: body.lastName }),
    ...registrationProblems(tx.mandant, given, link),
  ];
  if (problems.length > 0) refuse('input.invalid', { problems });
  const termsTextId = await keepTerms(tx, body.termsText);
  const data: PersonalData = { ...noAddress, ...body, company: companyRecommendation ? body.company : null };
  const { recommendation, recipient } = await enter(tx, link, {
    data,
    termsTextId,
    entry: { channel, source },
    event: 'register',
    emailField: 'Email',
  });
  const { id, status } = recommendation;
  await recordEvent(tx, { object: 'recommendation', id, event: 'enter', from: status, to: status });
  const product = await getProduct(tx, recommendation.productId);
  const recommender = signedAs(link) || undefined;
  const waitsUntil = await queueRecipientMail(tx, confirmDetailsMail, recipient, {
    product: productNameIn(product, recipient.language),
    recommender,
  });
  const visit = {
    recommendationNumber: recommendation.number,
    recipientNumber: recipient.number,
    channel,
    deviceId: recommendation.deviceId,
  };
  return { recommendation, recipient, waitsUntil, productLink: shopLink(product, visit) };
}

const noAddress = { birthDate: null, street: null, houseNumber: null, postcode: null, city: null };

/** The recommendation a link stands for, locked: of a follow-up's link the one it hangs on (rules 3.2). */
export async function openLink(tx: Tx, number: string, hash: string): Promise<Recommendation> {
  const root = await lockRoot(tx, number);
  const named = root.number === number ? root : await getRecommendation(tx, { number });
  if (named.hash !== hash) refuse('unknown');
  if (await isOver(tx, root, today(tx.now))) refuse('recommendation.over');
  return root;
}

/**
 * What a code has reserved, made now (E21); whoever comes by the code waits for the one before. Once it was made, its number
 * is a link like every other: who sends the same again is known, somebody else gets a follow-up.
 */
async function openReserved(
  tx: Tx,
  number: string,
  { hash, reserved, channel }: Way,
  email: string,
): Promise<Recommendation> {
  const code = reserved && (await lockCode(tx, reserved.code));
  const made = await findRecommendation(tx, { number });
  if (made && sameText(made.hash, hash)) return openLink(tx, number, hash);
  if (!reserved || !code) return refuse('reservation.over');
  if (accountIsGone({ status: code.accountStatus })) refuse('recommendation.over');
  if (await hasComeByCode(tx, code.accountId, email)) refuse('recipient.registered');
  return makeReserved(tx, reserved, { code, channel });
}

/** Whether somebody has come by a code of this person before, and that is not over: once per person, as with a link. */
async function hasComeByCode(tx: Tx, accountId: number, email: string): Promise<boolean> {
  for (const id of await listRecommendationIdsByEmail(tx, email)) {
    const { status, origin, ...known } = await getRecommendation(tx, { id });
    if (known.accountId === accountId && origin === 'offline' && (status === 'open' || status === 'ok')) return true;
  }
  return false;
}

interface Entering {
  data: PersonalData;
  termsTextId: number;
  entry: Entry;
  event: 'register' | 'registerConfirmed';
  /** German path of the e-mail, for what is wrong with it. */
  emailField: string;
}

/** Makes the recipient on the link's own recommendation while nobody had it, else on a follow-up; once per person and link. */
export async function enter(
  tx: Tx,
  root: Recommendation,
  { data, termsTextId, entry, event, emailField }: Entering,
): Promise<{ recommendation: Recommendation; recipient: Recipient }> {
  const { email } = await getAccount(tx, root.accountId);
  if (!mayRecommendTo(data.email, email, tx.mandant.config)) {
    refuse('recipient.same-email', { problems: [{ field: emailField, code: 'same-email' }] });
  }
  const { isKnown, others } = await knownBy(tx, root, data.email);
  if (isKnown) refuse('recipient.registered');
  const recommendation = (await isTaken(tx, root)) ? await makeFollowUp(tx, root) : root;
  const recipient = await addRecipient(tx, recommendation, {
    data,
    language: await languageFor(tx),
    termsTextId,
    entry,
    event,
  });
  if (others.length > 0) await noteOthers(tx, recipient, [recommendation, ...others]);
  await noteTrace(tx, 'accept', { recommendationId: recommendation.id, accountId: root.accountId }, data);
  if (root.contactSealed !== null) await forgetContactsOf(tx, [root]);
  return { recommendation, recipient };
}

/** So many others are named. */
const othersMax = 5;

/** Whether somebody came through this link already, and which other recommendations still wait for the same person. */
async function knownBy(
  tx: Tx,
  root: Recommendation,
  email: string,
): Promise<{ isKnown: boolean; others: Recommendation[] }> {
  const others: Recommendation[] = [];
  for (const id of await listRecommendationIdsByEmail(tx, email)) {
    const found = await getRecommendation(tx, { id });
    if (found.rootId === root.id) return { isKnown: true, others: [] };
    if (found.status === 'open' || found.status === 'ok') others.push(found);
  }
  return { isKnown: false, others: others.slice(-othersMax) };
}

/** Whose the person is, is decided by the link the form was opened with; colleagues see who else came into question. */
const noteOthers = (tx: Tx, { id, status }: Recipient, candidates: readonly Recommendation[]): Promise<void> =>
  recordEvent(tx, {
    object: 'recipient',
    id,
    event: 'linkDecided',
    from: status,
    to: status,
    reason: candidates.map(({ number }) => number).join(', '),
  });

/** Whether a recommendation has or had a recipient, or an order that counted (E2). */
async function isTaken(tx: Tx, root: Recommendation): Promise<boolean> {
  if (root.status !== 'open' || (await findRecipient(tx, { recommendationId: root.id }))) return true;
  return (await listOrdersOf(tx, [root.id])).some(({ status }) => status !== 'rejected');
}

interface Sent {
  isAccepted: boolean;
  isCompany: boolean;
  company: string | null;
}

/** What the mandant, not the schema, demands of the form: the terms, and the company where one was recommended (G-04). */
const registrationProblems = (
  { config }: Mandant,
  sent: Sent,
  link: Pick<Recommendation, 'company'> | undefined,
): Problem[] => [
  ...termsProblems(sent.isAccepted, config.acceptsTermsBySending),
  ...(sent.isCompany && !config.companyRecommendation ? [{ field: 'Anrede', code: 'invalid' }] : []),
  ...(config.companyRecommendation && link?.company && !sent.company ? [{ field: 'Firma', code: 'required' }] : []),
];

/** The same of a form that does not even fit its schema: all problems at once. */
export async function problemsOfRegistration(
  ctx: Ctx,
  sent: Readonly<Record<string, unknown>>,
  { number }: Registration['params'],
): Promise<Problem[]> {
  const given = {
    isAccepted: isAccepted(sent.AgbAkzeptiert),
    isCompany: sent.Anrede === 'Firma',
    company: textOf(sent.Firma),
  };
  return registrationProblems(ctx.mandant, given, await ctx.read((tx) => findRecommendation(tx, { number })));
}

/** A text as it was sent, null for none: whether it is a good one is said by the schema. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** CreateGrenze (rules 1.9), counted apart from the recommendations. */
export const countRegistration = (ctx: Ctx, email: string): Promise<void> =>
  countTries(ctx, { name: 'recipient', email, ...ctx.mandant.config.createLimit });
