/**
 * Everything known about a person, for the person, as one file (GDPR art. 15 and 20). An IBAN and the
 * code of a voucher stand in it in full only while the sign-in is fresh (rules 7.3). What a colleague wrote as a reason
 * stays with the colleagues.
 */
import type { OwnData } from '@weitersagen/contract/account/own-data-schemas';
import { newsletterStatus } from '@weitersagen/contract/account/rules';
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { euro } from '@weitersagen/contract/basics/money';
import { toldReason } from '@weitersagen/contract/claim/rules';
import { happened, happenedWord } from '@weitersagen/contract/event/words';
import { ownRules } from '@weitersagen/contract/signal/rules';
import { hasJustSignedIn, personKind } from '#account/account.ts';
import { listInvitationsOf } from '#agency/agency.ts';
import { findBankAccount } from '#bank-account/bank-account.ts';
import { listClaimsOf } from '#claim/claim.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { openVoucher, type SealedVoucher } from '#premium/premium.ts';
import { contactOf, signedAs } from '#recommendation/recommendation.ts';
import { bankOf, listRewardsOf } from '#reward/reward.ts';
import * as sql from './own-data-sql.ts';

export async function showOwnData(ctx: Ctx, answer: Answer): Promise<OwnData> {
  const { accountId, email } = selfOf(ctx);
  const { mandant } = ctx;
  answer.header('content-disposition', `attachment; filename="${mandant.slug}-meine-daten.json"`);
  return ctx.read(async (tx) => {
    const isFresh = hasJustSignedIn(tx);
    const showIban = isFresh ? (iban: string) => iban : maskIban;
    const bank = await findBankAccount(tx, { kind: 'account', id: accountId });
    return {
      madeAt: tx.now,
      mandant: mandant.name,
      person: await personOf(tx, accountId),
      bankAccount: bank ? { ...bank, iban: showIban(bank.iban) } : null,
      sessions: (await personKind.sessions.list(tx.db, accountId))
        .toReversed()
        .map(({ browser, authAt: signedInAt }) => ({ browser, signedInAt })),
      codes: (await sql.listCodes(tx.db, accountId)).map(({ code, createdAt, ...signed }) => ({
        code,
        createdAt,
        signedAs: signedAs(signed) || null,
      })),
      permissions: await permissionsOf(tx, email),
      recommendations: await recommendationsOf(tx, accountId),
      rewards: await rewardsOf(tx, accountId, { showIban, isFresh }),
      signals: await sql.listSignals(tx.db, accountId, ownRules),
      claims: await claimsOf(tx, accountId),
      invitations: await listInvitationsOf(tx, accountId),
      mails: await sql.listMails(tx.db, accountId),
    };
  });
}

async function personOf(tx: Tx, accountId: number): Promise<OwnData['person']> {
  const { newsletterAt, newsletterMailAt, ...row } = await sql.getPerson(tx.db, accountId);
  return {
    ...row,
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    email: row.email ?? '',
    newsletter: newsletterStatus({ hasNewsletter: newsletterAt !== null, newsletterMailAt }),
    events: (await eventsOf(tx, 'account', [accountId])).get(accountId) ?? [],
  };
}

/** What somebody permitted or agreed to: evidence that lies apart from the person. */
export async function permissionsOf({ db, system: { vault } }: Tx, email: string): Promise<OwnData['permissions']> {
  const rows = await sql.listPermissions(db, vault.hashes(email, 'permission'));
  return rows.map(({ kind, given, text, source, at }) => ({
    kind,
    campaign: kind === 'campaign' ? source : null,
    isGiven: given,
    text,
    at,
  }));
}

async function recommendationsOf(tx: Tx, accountId: number): Promise<OwnData['recommendations']> {
  const rows = await sql.listRecommendations(tx.db, accountId);
  const events = await eventsOf(
    tx,
    'recommendation',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    number: row.number,
    product: row.product,
    createdAt: row.createdAt,
    status: row.status,
    validUntil: row.validUntil,
    signedAs: signedAs(row) || null,
    share: row.share,
    quote: row.quote,
    entries: row.entries ?? 0,
    terms: row.terms ?? '',
    company: row.company,
    target: row.target,
    contact: contactText(contactOf(tx, row)),
    events: events.get(row.id) ?? [],
  }));
}

/** In one line. */
const contactText = (contact: ReturnType<typeof contactOf>): string | null =>
  contact && Object.values(contact).filter(Boolean).join(', ');

async function rewardsOf(
  tx: Tx,
  accountId: number,
  { showIban, isFresh }: { showIban: (iban: string) => string; isFresh: boolean },
): Promise<OwnData['rewards']> {
  const rewards = await listRewardsOf(tx, { accountId });
  const pickups = new Map((await sql.listPickups(tx.db, accountId)).map((pickup) => [pickup.id, pickup]));
  const events = await eventsOf(
    tx,
    'reward',
    rewards.map(({ id }) => id),
  );
  return rewards.map((reward) => {
    const bank = bankOf(tx, reward);
    const pickup = pickups.get(reward.id);
    const code = pickup?.codeSealed ? openVoucher(tx, pickup as SealedVoucher) : null;
    return {
      number: reward.number,
      recommendationNumber: reward.recommendationNumber,
      status: reward.status,
      amountCents: reward.amountCents,
      amount: euro(reward.amountCents),
      premium: pickup?.premium ?? null,
      kind: reward.kind,
      code: code && (isFresh ? code : '****'),
      holder: bank?.holder ?? null,
      iban: bank ? showIban(bank.iban) : null,
      events: events.get(reward.id) ?? [],
    };
  });
}

async function claimsOf(tx: Tx, accountId: number): Promise<OwnData['claims']> {
  const claims = await listClaimsOf(tx, accountId);
  const events = await eventsOf(
    tx,
    'claim',
    claims.map(({ id }) => id),
  );
  return claims.map((claim) => ({
    number: claim.number,
    filedAt: claim.filedAt,
    recommendationNumber: claim.recommendationNumber,
    externalNumber: claim.externalNumber || null,
    contractOn: claim.contractOn,
    words: claim.words ?? '',
    files: claim.files.map(({ name, bytes }) => ({ name, bytes })),
    status: claim.status,
    outcome: claim.outcome,
    reason: toldReason(claim.refusal),
    appealWords: claim.appealWords,
    events: events.get(claim.id) ?? [],
  }));
}

type Steps = { event: string; at: Date; name: string }[];

/** By the id of their object, the oldest first. */
async function eventsOf(
  { db }: Tx,
  object: 'account' | 'recommendation' | 'reward' | 'claim',
  ids: readonly number[],
): Promise<Map<number, Steps>> {
  const events = new Map<number, Steps>(ids.map((id) => [id, []]));
  for (const { id, event, at } of await sql.listEvents(db, object, ids)) {
    const logged = { object, code: event, from: null, to: '' };
    events.get(id)?.push({ event: happenedWord(logged), at, name: happened(logged) ?? event });
  }
  return events;
}
