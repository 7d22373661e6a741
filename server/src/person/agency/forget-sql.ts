/** SQL of who of an agency goes by itself, and of what keeps its last owner: what is still to be done or paid between both. */
import { type RawBuilder, sql } from 'kysely';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';

/** Which of it there is. */
export async function findOpenMatters(
  db: Db,
  agencyNumber: string,
): Promise<{ hasOpenOrders: boolean; hasOpenInvoices: boolean }> {
  const { rows } = await sql<{ hasOpenOrders: boolean; hasOpenInvoices: boolean }>`
    select exists (select from orders where agency_number = ${agencyNumber} and status in ('received', 'confirmed', 'released')) as "hasOpenOrders",
      exists (select from invoice where agency_number = ${agencyNumber} and status = 'open' and ended_on is null)
      or exists (select from agency_statement s
        where s.agency_number = ${agencyNumber} and s.paid_on is null and s.ended_on is null and s.stands_alone)
      or exists (select from reward w where w.agency_number = ${agencyNumber} and w.order_id is not null
        and w.status in ('ready', 'collected', 'paidOut') and w.amount_cents > 0
        and not exists (select from agency_statement_position p where p.reward_id = w.id and p.attempt = w.attempt))
      or exists (select from agency_statement_position p join reward w on w.id = p.reward_id
        where p.agency_number = ${agencyNumber} and not p.is_credit
          and not ((w.status = 'paidOut' or (w.status = 'collected' and w.premium_kind = 'voucher')) and w.attempt = p.attempt)
          and not exists (select from agency_statement_position c where c.reward_id = p.reward_id and c.attempt = p.attempt and c.is_credit))
      or exists (select from invoice_position b join orders o on o.id = b.order_id join invoice i on i.id = b.invoice_id
        where b.agency_number = ${agencyNumber} and not b.is_credit and o.status = 'cancelled' and i.status <> 'cancelled'
          and not exists (select from invoice_position c join invoice ci on ci.id = c.invoice_id
            where c.order_id = b.order_id and c.is_credit and ci.status <> 'cancelled')) as "hasOpenInvoices"`.execute(
    db,
  );
  return rows[0] ?? { hasOpenOrders: false, hasOpenInvoices: false };
}

/** How long somebody waits for a person who was put down and never came. */
const unconfirmedDays = 84;

/** And no link that was sent is still good. */
const isUnconfirmed = (now: Date): RawBuilder<unknown> => sql`
  u.status = 'invited' and u.removed_at is null and u.changed_at < ${new Date(now.getTime() - unconfirmedDays * 86_400_000)}
  and not exists (
    select from one_time_token t where t.mandant_id = u.mandant_id and t.object = 'agencyUser' and t.object_id = u.id
      and t.used_at is null and t.ends_at > ${now})`;

export async function listUnconfirmed(
  db: Db,
  now: Date,
  { after, max }: BatchKey,
): Promise<{ id: number; agencyId: number | null }[]> {
  const { rows } = await sql<{ id: number; agencyId: number | null }>`
    select u.id, u.agency_id as "agencyId" from agency_user u where u.id > ${after} and ${isUnconfirmed(now)}
    order by u.id limit ${max}`.execute(db);
  return rows;
}

export const unconfirmedRow = (now: Date) => sql`
  select true from agency_user u where u.mandant_id = m.id and ${isUnconfirmed(now)}`;
