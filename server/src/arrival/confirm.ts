/**
 * A recipient confirms the data and agrees (R5), and says where the own reward goes (R9). Confirming makes the
 * recommendation accepted (E5); bank data collect a reward that waits for them (P5). Each is one transaction.
 */
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import type {
  giveAgreement as agreementCall,
  giveBankData as bankDataCall,
} from '@weitersagen/contract/recipient/endpoints';
import { nameProblems } from '@weitersagen/contract/recipient/rules';
import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import { tellLead } from '#agency/agency.ts';
import { tellAgent } from '#agent/agent.ts';
import {
  checkIban,
  type GivenBank,
  giveBankAccount,
  problemsOfIban,
  tellBankChange,
} from '#bank-account/bank-account.ts';
import { weighRewards } from '#case/case.ts';
import { keepTerms } from '#mandant/mandant.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { looksLikeAddress } from '#platform/stranger/typed-name.ts';
import { getProduct } from '#product/product.ts';
import { confirmRecipient, findReach, findRecipient, permitAdvertising, type Recipient } from '#recipient/recipient.ts';
import {
  acceptedMail,
  moveRecommendation,
  queueRecommenderMail,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import { collectForRecipient, lockRewards } from '#reward/reward.ts';
import { noteTrace } from '#signal/signal.ts';
import { lockOwn, type Own, ownNumber } from './own-recipient.ts';
import { needsBankData } from './recipient-view.ts';
import { textOf } from './register.ts';

type GivenAgreement = Reply<typeof agreementCall>;

/**
 * R5 with E5; a second time it answers with the first date and changes nothing (R8). Whoever agrees here has the mail: what
 * the form asked for of advertising counts from now on, also where another way had confirmed the data (R3, R4).
 */
export const giveAgreement = (ctx: Ctx, given: Input<typeof agreementCall>['body']): Promise<GivenAgreement> =>
  ctx.write(async (tx) => {
    const own = await lockOwn(tx, { number: ownNumber(ctx) });
    await permitAdvertising(tx, own.recipient);
    return own.recipient.status === 'confirmed' ? answerOf(tx, own) : answerOf(tx, await agree(tx, own, given));
  });

async function agree(
  tx: Tx,
  { recommendation, recipient }: Own,
  given: Input<typeof agreementCall>['body'],
): Promise<Own> {
  const { firstName, lastName } = recipient;
  const problems = nameProblems({ firstName: firstName ?? given.firstName, lastName: lastName ?? given.lastName });
  if (problems.length > 0) refuse('input.invalid', { problems });
  const termsTextId = await keepTerms(tx, given.termsText);
  const confirmed = await confirmRecipient(tx, recipient, {
    event: 'confirm',
    termsTextId,
    channel: 'mail',
    names: given,
  });
  await noteTrace(
    tx,
    recipient.firstName === null ? 'accept' : 'confirm',
    { recommendationId: recommendation.id, accountId: recommendation.accountId },
    confirmed,
  );
  return { recipient: confirmed, recommendation: await accept(tx, recommendation, confirmed) };
}

/** E5: the recommender hears that somebody accepted, the agent who shall serve, and the agency. A recommendation that has ended meanwhile stays as it is. */
export async function accept(tx: Tx, recommendation: Recommendation, { id }: Recipient): Promise<Recommendation> {
  if (!mayRecommendation('accept', recommendation)) return recommendation;
  const accepted = await moveRecommendation(tx, recommendation, 'accept');
  await queueRecommenderMail(tx, acceptedMail, accepted);
  await tellWhoServes(tx, accepted, id);
  return accepted;
}

/** M30, and M54 to the agency. Who completes need not have confirmed the e-mail: where they live is told as far as it cannot be a message (V-14). */
async function tellWhoServes(tx: Tx, { agentNumber, productId }: Recommendation, recipientId: number): Promise<void> {
  const reach = await findReach(tx, recipientId);
  if (!reach || (agentNumber === null && reach.agencyNumber === null)) return;
  const { firstName, lastName, email, phone, street, houseNumber, postcode, city, agencyNumber, employeeNumber } =
    reach;
  const lead = {
    recipientId,
    name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    product: (await getProduct(tx, productId)).name,
  };
  if (agencyNumber !== null) await tellLead(tx, { agencyNumber, employeeNumber }, lead);
  if (agentNumber === null || !email) return;
  const address = street && city ? `${street} ${houseNumber ?? ''}, ${postcode ?? ''} ${city}` : null;
  await tellAgent(tx, agentNumber, {
    ...lead,
    phone,
    email,
    address: address === null || looksLikeAddress(address) ? null : address,
  });
}

const answerOf = async (tx: Tx, own: Own): Promise<GivenAgreement> => ({
  hasAgreed: true,
  agreedAt: own.recipient.agreedAt ?? tx.now,
  recommendationNumber: own.recommendation.number,
  needsBankData: await needsBankData(tx, own),
});

/** The names a shell lacks, where the rest of the agreement does not fit its schema either. */
export const problemsOfAgreement = (ctx: Ctx, sent: Readonly<Record<string, unknown>>): Promise<Problem[]> =>
  ctx.read(async (tx) => {
    const found = await findRecipient(tx, { number: ownNumber(ctx) });
    if (found?.status !== 'unconfirmed') return [];
    return nameProblems({
      firstName: found.firstName ?? textOf(sent.Vorname),
      lastName: found.lastName ?? textOf(sent.Nachname),
    });
  });

/** R9: stores the account of a confirmed recipient, tells a replaced one, and collects the own reward if it is ready (P5). */
export async function giveBankData(
  ctx: Ctx,
  { holder, iban }: Input<typeof bankDataCall>['body'],
): Promise<Reply<typeof bankDataCall>> {
  checkIban(ctx, iban);
  return ctx.write(async (tx) => {
    const { recommendation, recipient } = await lockOwn(tx, { number: ownNumber(ctx) });
    if (recipient.status !== 'confirmed') refuse('state.not-allowed');
    const given = await giveBankAccount(tx, { kind: 'recipient', id: recipient.id }, { holder, iban });
    if (given) {
      await noteBankChange(tx, recipient, given, iban);
      const act = given.change === 'bankReplaced' ? 'replaceIban' : 'giveIban';
      await noteTrace(tx, act, { recommendationId: recommendation.id, accountId: recommendation.accountId }, recipient);
    }
    const rewardStatus = await collectForRecipient(tx, recipient);
    await weighRewards(tx, recommendation, await lockRewards(tx, { recipientId: recipient.id }));
    return { isStored: true, rewardStatus };
  });
}

/** M36 where one takes the place of another; a recipient's address never changes, so there is one to tell. */
async function noteBankChange(
  tx: Tx,
  { id, status, email, firstName, language }: Recipient,
  given: GivenBank,
  iban: string,
): Promise<void> {
  const isReplaced = given.change === 'bankReplaced';
  const event = isReplaced ? 'bankReplaced' : 'giveBankData';
  await recordEvent(tx, { object: 'recipient', id, event, from: status, to: status });
  const to = email === null || !isReplaced ? [] : [{ email, firstName }];
  await tellBankChange(tx, { owner: { kind: 'recipient', id }, given, iban, language, to });
}

/** The mandant's rule for IBANs, where the rest of the form does not fit its schema. */
export const problemsOfBankData = async (ctx: Ctx, { IBAN }: Readonly<Record<string, unknown>>): Promise<Problem[]> =>
  typeof IBAN === 'string' ? problemsOfIban(ctx, IBAN) : [];
