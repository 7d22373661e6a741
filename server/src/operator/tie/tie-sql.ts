import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export type TieKind = 'invited' | 'reset' | 'raised' | 'unlocked';

interface Tie {
  makerId: number;
  madeId: number;
  kind: TieKind;
  at: Date;
}

/** One that stands is not told again: who is reset each month is tied by one. */
export const insertTie = (db: Db, { makerId, madeId, kind, at }: Tie) =>
  sql`
    insert into operator_tie (maker_id, made_id, kind, at) select ${makerId}::bigint, ${madeId}::bigint, ${kind}, ${at}::timestamptz
    where not exists (select from operator_tie t
      where t.made_id = ${madeId} and t.maker_id = ${makerId} and t.kind = ${kind} and t.loosed_at is null)`.execute(
    db,
  );

/** Those that stand: some between two colleagues, and never many. */
export const listTies = (db: Db, madeId?: number) =>
  db
    .selectFrom('operator_tie')
    .select(['maker_id as makerId', 'made_id as madeId'])
    .where('loosed_at', 'is', null)
    .$if(madeId !== undefined, (query) => query.where('made_id', '=', madeId as number))
    .execute();

/** Ends the ties of whoever was made; null: by the machine. */
export const looseTies = (db: Db, madeId: number, { by, at }: { by: number | null; at: Date }) =>
  db
    .updateTable('operator_tie')
    .set({ loosed_at: at, loosed_by: by })
    .where('made_id', '=', madeId)
    .where('loosed_at', 'is', null)
    .execute();

/** Who may sign in and works on the mandant; without one on any. */
export const listActive = (db: Db, slug?: string) =>
  db
    .selectFrom('operator')
    .select(['id', 'email', 'language', 'role', 'mandants'])
    .where('status', '=', 'active')
    .$if(slug !== undefined, (query) => query.where(sql<boolean>`(mandants is null or ${slug} = any(mandants))`))
    .orderBy('id')
    .execute();
