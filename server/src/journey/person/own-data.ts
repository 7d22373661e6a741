/**
 * Everything known about a person, for the person, as one file (GDPR art. 15 and 20). An IBAN stands in it in full only
 * while the sign-in is fresh, as everywhere (7.3). What a colleague wrote as a reason stays with the colleagues.
 */
import type { OwnData } from '@weitersagen/contract/account/own-data-schemas';
import { newsletterStatus } from '@weitersagen/contract/account/rules';
import { maskIban } from '@weitersagen/contract/basics/iban';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { eventWord } from '@weitersagen/contract/operator/event-words';
import { findBankAccount, hasJustSignedIn } from '#account/account.ts';
import type { Answer } from '#platform/answer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import * as sql from './own-data-sql.ts';

export async function showOwnData(ctx: Ctx, answer: Answer): Promise<OwnData> {
  const { actor, mandant } = ctx;
  if (actor.kind !== 'recommender') return refuse('token.invalid');
  answer.header('content-disposition', `attachment; filename="${mandant.slug}-meine-daten.json"`);
  const { accountId } = actor;
  return ctx.read(async (tx) => {
    const showIban = hasJustSignedIn(tx) ? (iban: string) => iban : maskIban;
    const bank = await findBankAccount(tx, accountId);
    return {
      madeAt: tx.now,
      mandant: mandant.name,
      person: await personOf(tx, accountId),
      bankAccount: bank ? { ...bank, iban: showIban(bank.iban) } : null,
      sessions: (await sql.listSessions(tx.db, accountId)).map(
        ({ browser, support_operator_id: operator, auth_at }) => ({
          // The browser of an operator is none of the person's.
          browser: operator === null ? (browser ?? '') : 'Support',
          signedInAt: auth_at,
        }),
      ),
      permissions: await permissionsOf(tx, actor.email),
      recommendations: await recommendationsOf(tx, accountId),
      rewards: await rewardsOf(tx, accountId, showIban),
      mails: (await sql.listMails(tx.db, accountId)).map(({ template, sent_at: at }) => ({ template, at })),
    };
  });
}

async function personOf(tx: Tx, accountId: number): Promise<OwnData['person']> {
  const row = await sql.getPerson(tx.db, accountId);
  const newsletter = { hasNewsletter: row.newsletter_at !== null, newsletterMailAt: row.newsletter_mail_at };
  return {
    salutation: row.salutation,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    email: row.email ?? '',
    language: row.language,
    since: row.created_at,
    lastLoginAt: row.last_login_at,
    hash: row.hash,
    roles: row.roles,
    agencyNumber: row.agency_number,
    employeeNumber: row.employee_number,
    customerNumber: row.customer_number,
    newsletter: newsletterStatus(newsletter),
    events: (await eventsOf(tx, 'account', [accountId])).get(accountId) ?? [],
  };
}

async function permissionsOf({ db, system: { vault } }: Tx, email: string): Promise<OwnData['permissions']> {
  const rows = await sql.listPermissions(db, vault.hashes(email, 'permission'));
  return rows.map(({ kind, given, text, at }) => ({ kind, isGiven: given, text, at }));
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
    createdAt: row.created_at,
    status: row.status,
    validUntil: row.valid_until,
    signedAs: [row.shown_first_name, row.shown_initial].filter(Boolean).join(' ') || null,
    share: row.recommender_share,
    entries: row.entries ?? 0,
    terms: row.terms ?? '',
    company: row.company,
    target: row.target_url,
    contact: row.contact_sealed && contactText(tx.system.vault.open(row.contact_sealed, 'recommendation.contact')),
    events: events.get(row.id) ?? [],
  }));
}

/** What was typed about the contact, in one line. */
const contactText = (json: string): string =>
  Object.values(JSON.parse(json) as Record<string, string | null>)
    .filter(Boolean)
    .join(', ');

async function rewardsOf(tx: Tx, accountId: number, showIban: (iban: string) => string): Promise<OwnData['rewards']> {
  const rows = await sql.listRewards(tx.db, accountId);
  const events = await eventsOf(
    tx,
    'reward',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    number: row.number,
    recommendationNumber: row.recommendationNumber,
    status: row.status,
    amountCents: row.amount_cents,
    amount: euro(row.amount_cents),
    holder: row.holder_sealed && tx.system.vault.open(row.holder_sealed, 'reward.holder'),
    iban: row.iban_sealed && showIban(tx.system.vault.open(row.iban_sealed, 'reward.iban')),
    events: events.get(row.id) ?? [],
  }));
}

type Steps = { event: string; at: Date }[];

/** By the id of their object, the oldest first. */
async function eventsOf(
  { db }: Tx,
  object: 'account' | 'recommendation' | 'reward',
  ids: readonly number[],
): Promise<Map<number, Steps>> {
  const events = new Map<number, Steps>(ids.map((id) => [id, []]));
  for (const { object_id: id, event, at } of await sql.listEvents(db, object, ids))
    events.get(id)?.push({ event: eventWord(event), at });
  return events;
}
