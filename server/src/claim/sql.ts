import { codesOf } from '@weitersagen/contract/basics/label';
import { isOpenClaim } from '@weitersagen/contract/claim/rules';
import {
  type ClaimOutcome,
  type ClaimRefusal,
  type ClaimStatus,
  claimStatus,
} from '@weitersagen/contract/claim/status';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { ClaimTable } from '#platform/database/tables.ts';

export interface Claim {
  id: number;
  number: string;
  accountId: number;
  recommendationId: number | null;
  recommendationNumber: string | null;
  externalNumber: string | null;
  contractOn: string;
  wordsSealed: string | null;
  appealSealed: string | null;
  status: ClaimStatus;
  outcome: ClaimOutcome | null;
  refusal: ClaimRefusal | null;
  filedAt: Date;
  answerBy: string;
  decidedAt: Date | null;
  decidedById: number | null;
  appealedAt: Date | null;
  firstDecidedById: number | null;
}

const claims = (db: Db) =>
  db
    .selectFrom('claim as c')
    .leftJoin('recommendation as n', 'n.id', 'c.recommendation_id')
    .select([
      'c.id',
      'c.number',
      'c.account_id as accountId',
      'c.recommendation_id as recommendationId',
      'n.number as recommendationNumber',
      'c.external_number as externalNumber',
      'c.contract_on as contractOn',
      'c.words_sealed as wordsSealed',
      'c.appeal_sealed as appealSealed',
      'c.status',
      'c.outcome',
      'c.refusal',
      'c.filed_at as filedAt',
      'c.answer_by as answerBy',
      'c.decided_at as decidedAt',
      'c.decided_by as decidedById',
      'c.appealed_at as appealedAt',
      'c.first_decided_by as firstDecidedById',
    ])
    .$narrowType<{ status: ClaimStatus; outcome: ClaimOutcome | null; refusal: ClaimRefusal | null }>();

export const findClaim = ({ db }: Tx, number: string): Promise<Claim | undefined> =>
  claims(db).where('c.number', '=', number).executeTakeFirst();

export const findOwn = (db: Db, accountId: number, number: string): Promise<Claim | undefined> =>
  claims(db).where('c.account_id', '=', accountId).where('c.number', '=', number).executeTakeFirst();

/** Locks the row; the recommendation it names is not locked with it. */
export const lockClaim = (db: Db, number: string): Promise<Claim | undefined> =>
  claims(db).where('c.number', '=', number).forUpdate('c').executeTakeFirst();

/** The newest first, from after one of them on. */
export async function listOwn(
  db: Db,
  accountId: number,
  { count, after }: { count: number; after: string | null },
): Promise<Claim[]> {
  const last = after === null ? undefined : await findOwn(db, accountId, after);
  return claims(db)
    .where('c.account_id', '=', accountId)
    .$if(last !== undefined, (query) => query.where('c.id', '<', last?.id ?? 0))
    .orderBy('c.id', 'desc')
    .limit(count)
    .execute();
}

export const listOfAccount = (db: Db, accountId: number): Promise<Claim[]> =>
  claims(db).where('c.account_id', '=', accountId).orderBy('c.id').execute();

export const lockOfAccount = (db: Db, accountId: number): Promise<Claim[]> =>
  claims(db).where('c.account_id', '=', accountId).orderBy('c.id').forUpdate('c').execute();

const openStates = codesOf(claimStatus).filter((status) => isOpenClaim({ status }));

/** An open one of the person about the same recommendation or order number. */
export const findOpenAbout = (
  db: Db,
  accountId: number,
  { recommendationId, externalNumber }: { recommendationId: number | null; externalNumber: string | null },
) =>
  db
    .selectFrom('claim')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', openStates)
    .where((eb) =>
      eb.or([
        ...(recommendationId === null ? [] : [eb('recommendation_id', '=', recommendationId)]),
        ...(externalNumber === null ? [] : [eb('external_number', '=', externalNumber)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();

export const countSince = async (db: Db, accountId: number, since: Date): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('claim')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .where('filed_at', '>=', since)
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Nothing where the number is taken. */
export const insertClaim = (
  db: Db,
  values: Insertable<ClaimTable>,
): Promise<{ id: number; number: string } | undefined> =>
  db
    .insertInto('claim')
    .values(values)
    .onConflict((conflict) => conflict.columns(['mandant_id', 'number']).doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();

export const updateClaim = (db: Db, id: number, values: Updateable<ClaimTable>) =>
  db.updateTable('claim').set(values).where('id', '=', id).execute();

/** What the person wrote goes with the person. */
export const forgetWords = (db: Db, accountId: number) =>
  db
    .updateTable('claim')
    .set({
      words_sealed: null,
      appeal_sealed: null,
      external_number: sql`case when recommendation_id is null then '' end`,
    })
    .where('account_id', '=', accountId)
    .execute();
