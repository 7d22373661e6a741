import type { ApprovalKind, ApprovalStatus } from '@weitersagen/contract/approval/status';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import { sql as raw, sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'id',
  'kind',
  'object',
  'object_id as objectId',
  'deed_sealed as deedSealed',
  'reason',
  'status',
  'asked_by as askedById',
  'asked_at as askedAt',
  'ends_at as endsAt',
] as const;

const approvals = (db: Db) =>
  db
    .selectFrom('approval')
    .select(columns)
    .$narrowType<{ kind: ApprovalKind; status: ApprovalStatus; object: EventObject }>();

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof lockApproval>>>;

export const lockApproval = (db: Db, id: number) => approvals(db).where('id', '=', id).forUpdate().executeTakeFirst();

export const lockOpen = (db: Db, object: EventObject, objectId: number, kind: ApprovalKind) =>
  approvals(db)
    .where('object', '=', object)
    .where('object_id', '=', objectId)
    .where('kind', '=', kind)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();

/** What waits, the oldest first. */
export const listOpen = (db: Db, now: Date, max: number) =>
  approvals(db).where('status', '=', 'open').where('ends_at', '>', now).orderBy('id').limit(max).execute();

/** Those whose days are over, locked; what another process decides now is left to it. */
export const lockOverdue = (db: Db, now: Date, max: number) =>
  approvals(db)
    .where('status', '=', 'open')
    .where('ends_at', '<=', now)
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .skipLocked()
    .execute();

/** Whoever gives or frees money alone waits for whoever does at the same moment: budgets are counted one after the other. */
export const lockBudget = ({ db, mandant }: Tx, of: 'goodwill' | 'review') =>
  raw`select pg_advisory_xact_lock(${mandant.id}, hashtext(${of}))`.execute(db);

export interface NewApproval {
  kind: ApprovalKind;
  object: EventObject;
  objectId: number;
  /** The claim that is decided with it. */
  claimId: number | null;
  reason: string;
  askedBy: number;
  askedAt: Date;
  endsAt: Date;
  /** Taken at once by the one who asks. */
  isSingleHanded: boolean;
}

/** Nothing where another one of its kind has come to wait for the same thing meanwhile. */
export const insertApproval = (db: Db, given: NewApproval) =>
  db
    .insertInto('approval')
    .values({
      kind: given.kind,
      object: given.object,
      object_id: given.objectId,
      claim_id: given.claimId,
      deed_sealed: '',
      reason: given.reason,
      status: given.isSingleHanded ? 'agreed' : 'open',
      asked_by: given.askedBy,
      asked_at: given.askedAt,
      ends_at: given.endsAt,
      ...(given.isSingleHanded ? { decided_by: given.askedBy, decided_at: given.askedAt } : {}),
      single_handed: given.isSingleHanded,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .$narrowType<{ kind: ApprovalKind; status: ApprovalStatus; object: EventObject }>()
    .executeTakeFirst();

/** What is asked for is bound to its row, which is known once it is there. */
export const putDeed = (db: Db, id: number, deedSealed: string) =>
  db.updateTable('approval').set({ deed_sealed: deedSealed }).where('id', '=', id).execute();

export const markDecided = (
  db: Db,
  id: number,
  { status, by, at, reason }: { status: ApprovalStatus; by: number | null; at: Date; reason: string | null },
) =>
  db
    .updateTable('approval')
    .set({ status, decided_by: by, decided_at: at, decision_reason: reason })
    .where('id', '=', id)
    .execute();

/** Forgets why about these things; gives which approvals there were. */
export const clearReasons = (db: Db, object: EventObject, objectIds: readonly number[]) =>
  db
    .updateTable('approval')
    .set({ reason: null, decision_reason: null })
    .$if(object !== 'claim', (query) => query.where('object', '=', object))
    .where(object === 'claim' ? 'claim_id' : 'object_id', '=', raw<number>`any(${[...objectIds]}::bigint[])`)
    .returning('id')
    .execute();

/** Who has one that is open, for a question of `whoHas`. */
export const openRow = () => sql`select true from approval a where a.mandant_id = m.id and a.status = 'open'`;
