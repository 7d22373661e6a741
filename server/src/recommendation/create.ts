/**
 * Making a recommendation (E1), with the account of an unknown e-mail (K1) and the mail that brings the link (M02).
 * What is promised is a snapshot: premium with what the agency adds (rules 4.5), share, validity (rules 4.1), and what was chosen and what it
 * costs (rules 7.4). An anonymous call shows what was typed and tells nothing about an account but what is promised, neither by its answer nor by
 * its work. All it changes of a known one is that the
 * newsletter was asked for (N1, N2), which nobody has before the link of its mail was opened.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { isStaff, isWhitelisted, sameEmail } from '@weitersagen/contract/basics/email';
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { euro } from '@weitersagen/contract/basics/money';
import { type RefusalName, refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem, Value } from '@weitersagen/contract/basics/wire';
import { offersAgents } from '@weitersagen/contract/mandant/announced';
import { isAllowedTarget } from '@weitersagen/contract/mandant/rules';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import { createRecommendation as endpoint } from '@weitersagen/contract/recommendation/endpoints';
import { initial, mayRecommendTo } from '@weitersagen/contract/recommendation/rules';
import type { CreatedRecommendation, NewRecommendation } from '@weitersagen/contract/recommendation/schemas';
import { defaultShare, type RecommenderShare, shares, takenShares } from '@weitersagen/contract/reward/shares';
import { isOpenToGuests } from '@weitersagen/contract/site/forced-login';
import {
  type Account,
  accountIsLocked,
  askForNewsletter,
  countCreation,
  findOrCreateAccount,
  showNewsletter,
} from '#account/account.ts';
import { findAskedAgency, findOwnAgency } from '#agency/agency.ts';
import { agentProblems } from '#agent/agent.ts';
import { askCaptcha, refuseWithoutCaptcha } from '#captcha/captcha.ts';
import { signToken } from '#identity/identity.ts';
import { keepTerms } from '#mandant/mandant.ts';
import { plusHours, today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { nameProblems } from '#platform/stranger/typed-name.ts';
import { listPremiumsOf, type OfferedPremium, quoteOfProduct } from '#premium/premium.ts';
import { type Device, findActiveProduct, findDevice, goesWith, type Product, productNameIn } from '#product/product.ts';
import { noteTrace } from '#signal/signal.ts';
import { languageFor } from '#site/site.ts';
import { addedBy, numbersOf } from './for-agency.ts';
import { queueContactMail, queueLinkMail } from './mail/create-mails.ts';
import { contactUntil, insertRecommendation, linksOf, type Recommendation, shareCookie } from './recommendation.ts';

type Asked = Value<typeof NewRecommendation>;
type Query = Input<typeof endpoint>['query'];
type Created = Value<typeof CreatedRecommendation>;

const shareHours = 24;

/** Makes a recommendation; without a body it answers whether a captcha is needed (C-25). */
export async function createRecommendation(
  ctx: Ctx,
  { query, body }: Input<typeof endpoint>,
  answer: Answer,
): Promise<Reply<typeof endpoint>> {
  if (!body || query.command) return askCaptcha(ctx);
  const { actor, mandant, system, now } = ctx;
  if (isShutOut(ctx, query.isEmployee)) refuse('token.invalid');
  if (query.isEmployee && mandant.config.employeeEmailPatterns.length === 0) refuse('module.off');
  const judged = await refuseWithoutCaptcha(ctx, { solution: query.captcha, form: 'recommendation' });
  if (actor.kind === 'recommender' && !sameEmail(actor.email, body.recommender.email))
    refuse('access.denied', { problems: [{ field: 'Empfehler.Email', code: 'email-not-own' }] });
  await countCreation(ctx, body.recommender.email);
  const language = await languageFor(ctx);
  const by = actor.kind === 'recommender' ? actor.hash : null;
  // Another captcha makes no other request.
  const request = { query: { ...query, captcha: null }, body, by };
  const created = (await writeOnce(ctx, endpoint, request, (tx) =>
    create(tx, body, { query, language, captchaMissing: judged === 'missing' }),
  )) as Created;
  const endsAt = plusHours(now, shareHours);
  const signed = await signToken(
    system.vault,
    {
      typ: 'teilen',
      sub: created.number,
      hash: created.hash,
      name: created.recommender.firstName,
      mandant: mandant.slug,
    },
    now,
    endsAt,
  );
  answer.cookie(shareCookie, signed, { maxAgeSeconds: shareHours * 3600, httpOnly: true });
  return created;
}

/** Where everybody signs in first a guest makes no recommendation, unless the page of the form is open to guests. */
const isShutOut = ({ actor, origin, mandant: { config } }: Ctx, isEmployee: boolean): boolean =>
  config.forcedLogin &&
  actor.kind === 'anyone' &&
  origin !== null &&
  !isOpenToGuests(config, {
    page: isEmployee ? 'employeeRecommendation' : 'recommend',
    hasToken: false,
    next: [],
  });

interface Beside {
  query: Query;
  language: string;
  captchaMissing: boolean;
}

async function create(tx: Tx, body: Asked, { query, language, captchaMissing }: Beside): Promise<Created> {
  const { product, device, premium, share } = await check(tx, body, query);
  const { recommender, recommendation: wished, contact } = body;
  const asksForNewsletter = recommender.wantsNewsletter && tx.mandant.config.newsletter;
  const lock = asksForNewsletter ? 'update' : 'share';
  const asked = await findAskedAgency(tx, wished.agencyNumber);
  const person = { ...recommender, language, ...numbersOf(asked) };
  const { account, isNew } = await findOrCreateAccount(tx, person, 'create', lock);
  if (accountIsLocked(account)) refuseEmail();
  const agency = (await findOwnAgency(tx, account)) ?? asked;
  const planCents = await addedBy(tx, agency, product, premium.valueCents);
  const { companyRecommendation, recommendationValidityDays } = tx.mandant.config;
  const day = today(tx.now);
  const made = await insertRecommendation(tx, {
    rootId: null,
    accountId: account.id,
    productId: product.id,
    premiumId: premium.id,
    premiumCents: premium.valueCents + planCents,
    planCents,
    recommenderShare: share,
    deviceId: device?.id ?? null,
    // What an agent advises about costs nothing yet.
    quote: product.agent ? null : quoteOfProduct(tx, product, device),
    linkType: wished.linkType ?? 'shortLink',
    target: wished.target,
    validUntil: plusDays(day, recommendationValidityDays),
    origin: originOf(tx, query),
    campaign: query.channel,
    agentNumber: product.agent ? wished.agentNumber : null,
    ...numbersOf(agency),
    company: companyRecommendation ? (contact?.company ?? null) : null,
    shownFirstName: shownName(recommender.firstName),
    shownInitial: initial(recommender.lastName),
    contact,
    contactUntil: contact && contactUntil(day),
    termsTextId: await keepTerms(tx, wished.termsText),
    captchaMissing,
    event: 'create',
  });
  await noteTrace(tx, 'recommend', { recommendationId: made.id, accountId: account.id }, recommender);
  const { waitsUntil, isForContact } = await queueMails(tx, made, { account, isNew, product, contact });
  if (asksForNewsletter) await askForNewsletter(tx, account.id, 'Empfehlen');
  // Only the owner: an anonymous answer tells nothing about an account.
  const owned = tx.actor.kind === 'recommender' ? { isNew, ...(await showNewsletter(tx, account.id)) } : undefined;
  return toAnswer(tx, made, { product, firstName: recommender.firstName, owned, waitsUntil, isForContact });
}

const originOf = ({ actor }: Tx, { isEmployee, isWidget }: Query): string => {
  if (actor.kind === 'agency') return 'agency';
  if (isEmployee) return 'employee';
  return isWidget ? 'widget' : 'portal';
};

/** Who is signed in writes the own name as it is; to others it is no message either: of one that could be, the first letter (V-14). */
const shownName = (firstName: string): string =>
  nameProblems({ firstName }).length > 0 ? initial(firstName) : firstName;

interface Chosen {
  product: Product;
  /** Wanted with it. */
  device: Device | null;
  premium: OfferedPremium;
  share: RecommenderShare;
}

/** What only the mandant and its catalogue can say about an input; everything that is wrong with it at once. */
async function check(tx: Tx, asked: Asked, { isEmployee }: Query): Promise<Chosen> {
  const { config } = tx.mandant;
  const { recommendation: wished, recommender, contact } = asked;
  const product = await findActiveProduct(tx, wished.product);
  const device = wished.deviceId === null ? null : findDevice(wished.deviceId);
  const premium = product && snapshotPremium(await listPremiumsOf(tx, product.id), today(tx.now));
  if (product?.agent && !offersAgents(config)) refuse('module.off');
  const offered = premium
    ? takenShares({ valueCents: premium.valueCents, recipientCapCents: config.recipientCapCents })
    : [];
  const usual = defaultShare(config.recommenderDefaultShare);
  const share = wished.share ?? (offered.includes(usual) ? usual : 100);
  const isSelf = contact?.email && !mayRecommendTo(contact.email, recommender.email, config);
  const problems = nameProblems({
    ...(tx.actor.kind === 'anyone' && {
      'Empfehler.Vorname': recommender.firstName,
      'Empfehler.Nachname': recommender.lastName,
    }),
    'Empfaenger.Vorname': contact?.firstName,
    'Empfaenger.Nachname': contact?.lastName,
  });
  if (!premium) problems.push({ field: 'Empfehlung.Produkt', code: 'product-unknown' });
  else if (!offered.includes(share)) problems.push({ field: 'Empfehlung.AnteilEmpfehler', code: 'invalid' });
  if (device === undefined || (device && product && !goesWith(device, product)))
    problems.push({ field: 'Empfehlung.HandyId', code: 'device-unknown' });
  if (product?.agent) problems.push(...(await agentProblems(tx, 'Empfehlung.AgentNumber', wished.agentNumber)));
  if (wished.target && !isAllowedTarget(wished.target, config.mandantUrl, config.targetDomains))
    problems.push({ field: 'Empfehlung.Empfehlungslink', code: 'invalid' });
  // Staff are known by the domains of their employers, whatever list there is for everybody else (E1, V-10).
  if (isEmployee ? !isStaff(config, recommender.email) : !isWhitelisted(config.emailWhitelist, recommender.email))
    problems.push({ field: 'Empfehler.Email', code: isEmployee ? 'email-staff' : 'email-not-allowed' });
  if (isSelf) problems.push({ field: 'Empfaenger.Email', code: 'same-email' });
  if (!product || !premium || problems.length > 0) refuse(refusalOf(problems), { problems });
  return { product, device: device ?? null, premium, share };
}

/** The code of the one rule that has its own; several wrong fields are an invalid input. */
const refusalOf = ([first, ...more]: Problem[]): RefusalName => {
  if ((first?.code === 'email-not-allowed' || first?.code === 'email-staff') && more.length === 0)
    return 'account.email-not-allowed';
  if (first?.code === 'same-email' && more.length === 0) return 'recipient.same-email';
  return 'input.invalid';
};

/** A locked account answers like an address that may not take part, because the caller may be anybody (K10). */
const refuseEmail = (): never =>
  refuse('account.email-not-allowed', { problems: [{ field: 'Empfehler.Email', code: 'email-not-allowed' }] });

async function queueMails(
  tx: Tx,
  made: Recommendation,
  {
    account,
    isNew,
    product,
    contact,
  }: { account: Account; isNew: boolean; product: Product; contact: Asked['contact'] },
): Promise<{ waitsUntil: Date | null; isForContact: boolean }> {
  const invited = tx.mandant.config.mailsContact ? contact?.email : null;
  // Two people may recommend each other at the same moment.
  if (account.email && invited) await lockAddresses(tx, [account.email, invited]);
  const waitsUntil = await queueLinkMail(tx, made, { account, isNew, product });
  if (invited) await queueContactMail(tx, made, { email: invited });
  return { waitsUntil, isForContact: Boolean(invited) };
}

/** What the answer tells the owner of the account beyond what was typed. */
interface Owned {
  isNew: boolean;
  hasNewsletter: boolean;
  mailAt: Date | null;
}

function toAnswer(
  tx: Tx,
  made: Recommendation,
  {
    product,
    firstName,
    owned,
    waitsUntil,
    isForContact,
  }: {
    product: Product;
    firstName: string;
    owned: Owned | undefined;
    waitsUntil: Date | null;
    isForContact: boolean;
  },
): Created {
  const { premiumCents: valueCents, recommenderShare } = made;
  const { recommenderCents, recipientCents } = shares({
    valueCents,
    recommenderShare,
    recipientCapCents: tx.mandant.config.recipientCapCents,
  });
  return {
    number: made.number,
    hash: made.hash,
    ...linksOf(tx.system, made),
    linkType: made.linkType,
    status: made.status,
    validUntil: made.validUntil,
    product: { id: product.id, name: productNameIn(product, tx.locale) },
    share: recommenderShare,
    recommenderCents,
    recipientCents,
    valueCents,
    value: euro(valueCents),
    code: null,
    ...(waitsUntil && { mailExpectedAt: waitsUntil }),
    recommender: {
      firstName,
      isNew: owned?.isNew,
      hasNewsletter: owned?.hasNewsletter,
      newsletterMailAt: owned?.mailAt,
    },
    // The same whether the contact had such a mail before or wants none: nobody learns that of somebody else.
    nextPage: isForContact ? 'recommendationThanks' : 'share',
  };
}
