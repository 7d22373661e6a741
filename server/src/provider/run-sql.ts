/** Who works on a provider of a mandant, and what is known of it. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface StateRow {
  fullMark: string | null;
  changeMark: number | null;
  products: number;
  nextAt: Date | null;
  /** When a person last wanted it asked, and when the last turn that came to its end began. */
  askedAt: Date | null;
  triedAt: Date | null;
  failures: number;
}

interface Claim {
  provider: string;
  address: string;
  worker: string;
  now: Date;
  leaseUntil: Date;
}

/** So far apart the clocks of two processes may be. */
const skewMs = 60_000;

/** Gives the state to whoever works from now on; nothing where somebody does. At another address nothing is known. */
export const claimState = async (
  db: Db,
  { provider, address, worker, now, leaseUntil }: Claim,
): Promise<StateRow | undefined> => {
  // Longer than a lease can be: the clock was ahead when it was taken, and has gone back.
  const tooLong = new Date(leaseUntil.getTime() + skewMs);
  const { rows } = await sql<StateRow>`
    insert into provider_state as s (provider, address, worker, lease_until) values (${provider}, ${address}, ${worker}, ${leaseUntil})
    on conflict (mandant_id, provider) do update set worker = excluded.worker, lease_until = excluded.lease_until, address = excluded.address,
      full_mark = case when s.address = excluded.address then s.full_mark end,
      change_mark = case when s.address = excluded.address then s.change_mark end,
      next_at = case when s.address = excluded.address then s.next_at end
    where s.worker is null or s.lease_until < ${now} or s.lease_until > ${tooLong}
    returning s.full_mark as "fullMark", s.change_mark as "changeMark", s.products, s.next_at as "nextAt", s.asked_at as "askedAt",
      s.tried_at as "triedAt", s.failures`.execute(db);
  return rows[0];
};

/** False where it is somebody else's by now. */
export const renewLease = async (
  db: Db,
  { provider, worker, leaseUntil }: Pick<Claim, 'provider' | 'worker' | 'leaseUntil'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('provider_state')
    .set({ lease_until: leaseUntil })
    .where('provider', '=', provider)
    .where('worker', '=', worker)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const leaveState = (db: Db, { provider, worker }: Pick<Claim, 'provider' | 'worker'>) =>
  db
    .updateTable('provider_state')
    .set({ worker: null, lease_until: null })
    .where('provider', '=', provider)
    .where('worker', '=', worker)
    .execute();

/** Nobody works on any of them from now on. */
export const releaseStates = (db: Db) =>
  db.updateTable('provider_state').set({ worker: null, lease_until: null }).execute();

export const findState = (db: Db, provider: string): Promise<StateRow | undefined> =>
  db
    .selectFrom('provider_state')
    .select(['full_mark as fullMark', 'change_mark as changeMark', 'products', 'next_at as nextAt'])
    .select(['asked_at as askedAt', 'tried_at as triedAt', 'failures'])
    .where('provider', '=', provider)
    .executeTakeFirst();

export const markAsked = (db: Db, { provider, address, at }: { provider: string; address: string; at: Date }) =>
  db
    .insertInto('provider_state')
    .values({ provider, address, asked_at: at })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'provider']).doUpdateSet({ asked_at: at }))
    .execute();

/** Whoever works on the provider waits meanwhile. */
export const lockState = (db: Db, provider: string) =>
  db.selectFrom('provider_state').select('provider').where('provider', '=', provider).forUpdate().executeTakeFirst();

export const markTried = (
  db: Db,
  provider: string,
  values: { tried_at: Date; next_at: Date | null; failures: number; failure: string | null },
) => db.updateTable('provider_state').set(values).where('provider', '=', provider).execute();

/** Up to where a load goes that was read to its end, whatever is decided about it. */
export const markRead = (db: Db, provider: string, values: { full_mark?: string; change_mark?: number }) =>
  db.updateTable('provider_state').set(values).where('provider', '=', provider).execute();

export const markTaken = (
  db: Db,
  provider: string,
  { at, changeMark, grown }: { at: Date; changeMark: number | null; grown: number },
) =>
  db
    .updateTable('provider_state')
    .set((row) => ({
      taken_at: at,
      products: sql`greatest(0, ${row.ref('products')} + ${grown}::int)`,
      ...(changeMark !== null && { change_mark: changeMark }),
    }))
    .where('provider', '=', provider)
    .execute();

/** Those that are on the pages: one that was never published may be deleted meanwhile. */
export const listCategoryIds = (db: Db) =>
  db.selectFrom('category').select(['id', 'slug']).where('drafted', '=', false).execute();
