import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'id',
  'product_id as productId',
  'extra_cents as extraCents',
  'valid_from as validFrom',
  'valid_to as validTo',
  'ended_at as endedAt',
  'created_at as createdAt',
] as const;

const plans = (db: Db, agencyNumber: string) =>
  db.selectFrom('premium_plan').select(columns).where('agency_number', '=', agencyNumber);

export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number];

/** The newest first. */
export const listPlans = (db: Db, agencyNumber: string, max: number) =>
  plans(db, agencyNumber).orderBy('id', 'desc').limit(max).execute();

/** What has not ended and is not over. */
export const listLivingPlans = (db: Db, agencyNumber: string, today: string) =>
  plans(db, agencyNumber)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
    .execute();

export const lockPlan = (db: Db, agencyNumber: string, id: number) =>
  plans(db, agencyNumber).where('id', '=', id).forUpdate().executeTakeFirst();

/** What counted at a moment, which may have ended since. */
export async function findPlanAt(
  db: Db,
  { agencyNumber, productId, day, at }: { agencyNumber: string; productId: number; day: string; at: Date },
): Promise<number | undefined> {
  const found = await plans(db, agencyNumber)
    .where('product_id', '=', productId)
    .where('valid_from', '<=', day)
    .where(
      sql<boolean>`(valid_to is null or valid_to >= ${day}) and created_at <= ${at} and (ended_at is null or ended_at > ${at})`,
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.extraCents;
}

interface NewPlan {
  agencyNumber: string;
  productId: number;
  extraCents: number;
  validFrom: string;
  validTo: string | null;
}

export const insertPlan = (db: Db, plan: NewPlan, now: Date) =>
  db
    .insertInto('premium_plan')
    .values({
      agency_number: plan.agencyNumber,
      product_id: plan.productId,
      extra_cents: plan.extraCents,
      valid_from: plan.validFrom,
      valid_to: plan.validTo,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const markPlanEnded = (db: Db, id: number, now: Date) =>
  db.updateTable('premium_plan').set({ ended_at: now }).where('id', '=', id).execute();
