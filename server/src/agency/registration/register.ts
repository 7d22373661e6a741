/**
 * An agency asks to take part (G1, G2). A known address gets the same answer and another mail: M25 again as long as nobody
 * has set a password, else M28. What a stranger typed for a known address changes nothing.
 */
import type { AgencyConfirmed, AgencyRegistered, RegisterAgency } from '@weitersagen/contract/agency/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { countCreation } from '#account/account.ts';
import { issueToken, useToken } from '#identity/identity.ts';
import { keepPermission, refuseWithoutWork } from '#mandant/mandant.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { commitLater } from '#platform/database/db.ts';
import { recordEvent } from '#platform/event.ts';
import { lookUp } from '#platform/http/limit.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { expectedNow } from '#platform/mail/turn.ts';
import { languageFor, pageAddress } from '#site/site.ts';
import { insertAgency } from '../agency-sql.ts';
import { queueConfirmMail, queuePasswordMail } from '../mail/mail-queue.ts';
import { withAgencyNumber } from '../number.ts';
import { refuseMessage } from '../own/refuse-message.ts';
import * as sql from '../user-sql.ts';

type Given = Value<typeof RegisterAgency>;

export async function registerAgency(ctx: Ctx, given: Given): Promise<Value<typeof AgencyRegistered>> {
  refuseMessage({ Vorname: given.firstName, Nachname: given.lastName });
  await countCreation(ctx, given.email);
  await refuseWithoutWork(ctx);
  const language = await languageFor(ctx);
  return ctx.write(async (tx) => {
    // A commit that waits for the disk would tell that something was written.
    await commitLater(tx.db);
    await lockAddresses(tx, [given.email]);
    const mailExpectedAt = await expectedNow(tx, given.email);
    const known = await sql.findUser(tx.db, { email: given.email });
    if (known) await mailKnown(tx, known);
    else {
      const owner = await makeOwner(tx, given, language);
      await keepAgreements(tx, given.email, language);
      await queueConfirmMail(tx, owner);
    }
    return { isMailed: true, ...(mailExpectedAt && { mailExpectedAt }) };
  });
}

/** Whoever is locked gets nothing, and whom the company alone signs in no password past it. */
async function mailKnown(tx: Tx, known: sql.AgencyUserRow): Promise<void> {
  if (known.status === 'invited') await queueConfirmMail(tx, known);
  else if (known.status === 'active' && known.passwordHash !== null) await queuePasswordMail(tx, known);
}

async function makeOwner(tx: Tx, given: Given, language: string) {
  const { company, phone, email } = given;
  const nothing = { legalForm: null, street: null, houseNumber: null, postcode: null, city: null };
  const data = { company, phone, email, ...nothing, taxNumber: null, vatId: null, buyerReference: null, logo: null };
  const { id: agencyId, agencyNumber } = await withAgencyNumber(async (number) => {
    const made = await insertAgency(tx.db, { agencyNumber: number, status: 'registered', data }, tx.now);
    return made && { id: made.id, agencyNumber: number };
  });
  const { salutation, firstName, lastName } = given;
  const person = { salutation, firstName, lastName, phone, email, language };
  const owner = { agencyId, agencyNumber, employeeNumber: null, positions: ['owner'], status: 'invited' } as const;
  const id = await sql.insertUser(tx.db, { ...owner, ...person }, tx.now);
  await recordEvent(tx, { object: 'agency', id: agencyId, event: 'register', from: null, to: 'registered' });
  return { id, email, firstName, language };
}

/** What the two boxes stand for: the rules for agencies and the data protection, as their pages say them. */
async function keepAgreements(tx: Tx, email: string, language: string): Promise<void> {
  const pages = [
    await pageAddress(tx, { page: 'agencyRules', language }),
    await pageAddress(tx, { page: 'agencyPrivacy', language }),
  ];
  await keepPermission(tx, { kind: 'terms', email, given: true, text: pages.join(' '), source: 'G1' });
}

/** G2: the address is confirmed. The token that sets the password comes with the answer. */
export const confirmAgency = (ctx: Ctx, token: string): Promise<Value<typeof AgencyConfirmed>> =>
  lookUp(ctx, () =>
    ctx.write(async (tx) => {
      const { object, id } = await useToken(tx, token, 'AgenturBestaetigung');
      const user = object === 'agencyUser' ? await sql.lockUser(tx.db, id) : undefined;
      if (!user || user.removedAt || user.status !== 'invited') return refuse('one-time-token.invalid');
      await sql.confirmEmail(tx.db, id, tx.now);
      await recordEvent(tx, { object: 'agencyUser', id, event: 'confirm', from: 'invited', to: 'invited' });
      return { isConfirmed: true, token: await issueToken(tx, 'AgenturPasswort', { object: 'agencyUser', id }) };
    }),
  );
