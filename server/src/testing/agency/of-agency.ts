/** Somebody who recommends for an agency, and an order that comes of it: as an invitation leaves it, by the API from there on. */
import { sql } from 'kysely';
import { agencyKind } from '#agency/agency.ts';
import { openSession } from '#identity/identity.ts';
import type { TestAgency } from '../cast/agency/clara.ts';
import { type Slug, today } from '../mandant-files.ts';
import type { World } from '../world.ts';

export interface AgencyWish {
  employee?: string | null;
  recommender?: { firstName: string; lastName: string; email: string };
  recipient?: Record<string, unknown>;
  /** How far it comes: somebody has registered, has confirmed, has an order, its order is confirmed. */
  until?: 'recommended' | 'registered' | 'agreed' | 'ordered' | 'confirmed';
  on?: string;
  share?: 0 | 50 | 100;
}

export interface OfAgency {
  recommendationNumber: string;
  recipientNumber: string;
  orderNumber: string;
  externalNumber: string;
}

let count = 0;

export async function forAgency(
  w: World,
  { agencyNumber }: Pick<TestAgency, 'agencyNumber'>,
  { employee = null, recommender, recipient = {}, until = 'confirmed', on = today, share = 50 }: AgencyWish = {},
): Promise<OfAgency> {
  const place = ++count;
  const who = recommender ?? { firstName: 'Rosa', lastName: `Lang ${place}`, email: `rosa-${place}@example.org` };
  const link = await w.anna.recommends({ share, as: who });
  await w.as().write(({ db }) =>
    sql`
      with own as (
        update recommendation set agency_number = ${agencyNumber}, employee_number = ${employee} where number = ${link.number} returning account_id)
      update account set agency_number = ${agencyNumber}, employee_number = ${employee} where id = (select account_id from own)`.execute(
      db,
    ),
  );
  const made = { recommendationNumber: link.number, recipientNumber: '', orderNumber: '', externalNumber: '' };
  if (until === 'recommended') return made;
  const { body } = await w.ben.registers(link, { Email: `gast-${place}@example.org`, ...recipient });
  made.recipientNumber = body.Empfaengernummer;
  if (until === 'registered') return made;
  await w.ben.confirms(made.recipientNumber);
  if (until === 'agreed') return made;
  made.externalNumber = `AG-${place}`;
  const event = until === 'ordered' ? 'eingegangen' : 'bestaetigt';
  const reported = await w.client.reports({ order: made.externalNumber, recipient: made.recipientNumber, event, on });
  made.orderNumber = reported.body.Auftragsnummer;
  return made;
}

/** A token of a fresh session, because one lives eight hours only; the sign-in itself is tested where it belongs. */
export const enterAgency = ({ as }: Pick<World, 'as'>, email: string, slug: Slug = 'spbdevk'): Promise<string> =>
  as(slug).write(async (tx) => {
    const user = await agencyKind.findUser(tx.db, { email });
    if (!user) throw new Error(`nobody at an agency has the address ${email}`);
    return (await openSession(agencyKind, tx, user)).token;
  });

/** Somebody whom the agency has invited, written as the verbs of invitations leave it. */
export const invitedBy = (
  w: World,
  { agencyNumber }: Pick<TestAgency, 'agencyNumber'>,
  {
    by,
    email,
    employee = null,
    status = 'sent',
    sentAt = w.as().now,
    accountEmail = null,
  }: {
    /** E-mail of who invited. */
    by: string;
    email: string;
    employee?: string | null;
    status?: string;
    sentAt?: Date;
    /** Whose account it led to. */
    accountEmail?: string | null;
  },
): Promise<unknown> =>
  w.as().write(({ db, now }) =>
    sql`
      insert into invitation (agency_id, agency_number, employee_number, status, kind, first_name, last_name, email, language, is_mailed,
        sent_at, ended_at, expires_on, account_id, invited_by, created_at, changed_at)
      select agency_id, ${agencyNumber}, ${employee}, ${status}, 'phone', 'Gerda', 'Thorn', ${email}, 'de', true,
        ${sentAt}, ${status === 'accepted' ? now : null}, '2026-12-31', (select id from account where email = ${accountEmail}), id, ${sentAt}, ${now}
      from agency_user where email = ${by}`.execute(db),
  );
