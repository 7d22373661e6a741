import { sql } from 'kysely';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';

/**
 * Recipients whose recommendation has ended and for whose rewards no account of a transfer is kept any more (rules 3.3,
 * C-16).
 */
export async function listAgreementsOver(db: Db, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from recipient c join recommendation r on r.id = c.recommendation_id
    where c.agreement_ip_hash is not null and r.status in ('paid', 'expired', 'cancelled')
      and not exists (select from reward w where w.recommendation_id = r.id and w.iban_sealed is not null)
    order by c.id limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Accounts made before a moment that have no password and recommended nothing (K13). */
export const listUnused = (db: Db, before: Date, { after, max }: BatchKey): Promise<{ id: number }[]> =>
  db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'created')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('recommendation')
            .select('recommendation.id')
            .whereRef('recommendation.account_id', '=', 'account.id'),
        ),
      ),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();

/** Who has somebody to forget, for questions of `whoHas`. */
export const unusedRow = (before: Date) => sql`
  select true from account a where a.mandant_id = m.id and a.status = 'created' and a.created_at < ${before}
    and not exists (select from recommendation r where r.mandant_id = a.mandant_id and r.account_id = a.id)`;

export const agreementOverRow = () => sql`
  select true from recipient c join recommendation r on r.mandant_id = c.mandant_id and r.id = c.recommendation_id
  where c.mandant_id = m.id and c.agreement_ip_hash is not null and r.status in ('paid', 'expired', 'cancelled')
    and not exists (
      select from reward w where w.mandant_id = r.mandant_id and w.recommendation_id = r.id and w.iban_sealed is not null)`;
