/** Tells people of an agency what has come (M29, M54): those who sign in, in their language. */
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { lastMailAt, lockAddresses } from '#platform/mail/share.ts';
import * as sql from '../user-sql.ts';
import { leadMail, waitingMail } from './mails.ts';

interface Whose {
  agencyNumber: string;
  employeeNumber: string | null;
}

/** M29 (A2): an order waits for the agency. However many come on a day, who may release them hears it once. */
export async function tellOrderWaits(tx: Tx, { agencyNumber, employeeNumber }: Whose): Promise<void> {
  const all = await sql.listConcerned(tx.db, agencyNumber, employeeNumber);
  const users = all.filter(({ agencyStatus }) => agencyStatus === 'active');
  if ((await listUntold(tx, users)).length === 0) return;
  // Two orders at once: the second waits for what the first has told.
  await lockAddresses(
    tx,
    users.map(({ email }) => email),
  );
  for (const { id, email, firstName, language, company } of await listUntold(tx, users))
    await queueMail(tx, waitingMail, {
      to: email,
      language,
      object: 'agencyUser',
      objectId: id,
      parameters: { firstName, company: company ?? '' },
    });
}

async function listUntold(tx: Tx, users: readonly sql.AgencyUserRow[]): Promise<sql.AgencyUserRow[]> {
  const untold: sql.AgencyUserRow[] = [];
  for (const user of users) {
    const last = await lastMailAt(tx, user.email, waitingMail);
    if (!last || today(last) !== today(tx.now)) untold.push(user);
  }
  return untold;
}

/** M54 (E5): somebody has accepted a recommendation of the agency. Who brought the recommender hears it, else the owner. */
export async function tellLead(
  tx: Tx,
  { agencyNumber, employeeNumber }: Whose,
  { recipientId, ...lead }: { recipientId: number; name: string; product: string },
): Promise<void> {
  const users = await sql.listConcerned(tx.db, agencyNumber, employeeNumber);
  const own = users.filter((user) => employeeNumber !== null && user.employeeNumber === employeeNumber);
  for (const { email, firstName, language } of own.length > 0 ? own : users)
    await queueMail(tx, leadMail, {
      to: email,
      language,
      object: 'recipient',
      objectId: recipientId,
      parameters: { firstName, ...lead },
    });
}
