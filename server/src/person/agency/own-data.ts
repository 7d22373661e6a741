/**
 * Everything known about a person of an agency, as one file (GDPR art. 15 and 20): for the person, and at the desk for whoever
 * was asked. Of an owner the office belongs to it. What a colleague wrote as a reason stays with the colleagues.
 */
import type { AgencyOwnData } from '@weitersagen/contract/agency/own-data/schemas';
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { happened, happenedWord } from '@weitersagen/contract/event/words';
import { agencyKind, agencyOf, findAgency, type PersonAt, salutationText } from '#agency/agency.ts';
import { findBankAccount } from '#bank-account/bank-account.ts';
import { isFreshSignIn } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { permissionsOf } from '../own-data.ts';
import * as sql from './own-data-sql.ts';

/** An IBAN stands in it in full only while the sign-in is fresh (rules 7.3). */
export async function showAgencyOwnData(ctx: Ctx, answer: Answer): Promise<AgencyOwnData> {
  const actor = agencyOf(ctx);
  answer.header('content-disposition', `attachment; filename="${ctx.mandant.slug}-meine-daten.json"`);
  return ctx.read((tx) => dataOf(tx, actor.userId, isFreshSignIn(ctx.now, actor)));
}

/** The same to hand on; the IBAN is masked, because nobody needs to know it who hands it on. */
export async function showAgencyPersonData(
  ctx: Ctx,
  { number, userId }: PersonAt,
  answer: Answer,
): Promise<AgencyOwnData> {
  answer.header('content-disposition', `attachment; filename="${ctx.mandant.slug}-agentur-${number}-${userId}.json"`);
  return ctx.read(async (tx) => {
    const data = await dataOf(tx, userId, false);
    return data.person.agencyNumber === number ? data : refuse('unknown');
  });
}

async function dataOf(tx: Tx, userId: number, isFresh: boolean): Promise<AgencyOwnData> {
  const user = (await sql.findPerson(tx.db, userId)) ?? refuse('unknown');
  const { agencyId, createdAt, passwordHash, salutation, firstName, lastName, ...person } = user;
  return {
    madeAt: tx.now,
    mandant: tx.mandant.name,
    person: {
      ...person,
      salutation: salutationText(salutation),
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      hasPassword: passwordHash !== null,
      since: createdAt,
      events: await eventsOf(tx, 'agencyUser', userId),
    },
    agency: agencyId !== null && user.positions.includes('owner') ? await agencyOfOwner(tx, agencyId, isFresh) : null,
    sessions: (await agencyKind.sessions.list(tx.db, userId))
      .toReversed()
      .map(({ browser, authAt: signedInAt }) => ({ browser, signedInAt })),
    permissions: await permissionsOf(tx, user.email),
    invitations: await sql.listInvited(tx.db, userId),
    mails: await sql.listMails(tx.db, userId),
  };
}

async function agencyOfOwner(tx: Tx, agencyId: number, isFresh: boolean): Promise<AgencyOwnData['agency']> {
  const agency = (await findAgency(tx.db, agencyId)) ?? refuse('unknown');
  const bank = await findBankAccount(tx, { kind: 'agency', id: agencyId });
  const { agencyNumber: number, id: _id, statusReason: _reason, ...shown } = agency;
  return {
    ...shown,
    number,
    holder: bank?.holder ?? null,
    iban: bank ? (isFresh ? bank.iban : maskIban(bank.iban)) : null,
    events: await eventsOf(tx, 'agency', agencyId),
  };
}

async function eventsOf({ db }: Tx, object: 'agency' | 'agencyUser', id: number) {
  const rows = await sql.listEvents(db, object, id);
  return rows.map(({ event, at }) => {
    const logged = { object, code: event, from: null, to: '' };
    return { event: happenedWord(logged), at, name: happened(logged) ?? event };
  });
}
