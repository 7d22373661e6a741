/** SQL of A/B tests. */
import type { BlockWords } from '@weitersagen/contract/ab-test/desk';
import type { Aim, Split, Subject } from '@weitersagen/contract/ab-test/rules';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

export interface AbTest {
  id: number;
  name: string;
  subject: Subject;
  blockId: string | null;
  /** Of version B. */
  words: BlockWords[];
  shareOrder: string[];
  split: Split;
  aim: Aim;
  from: string;
  until: string;
  endedAt: Date | null;
}

const columns = [
  'id',
  'name',
  'subject',
  'block_id as blockId',
  'words',
  'share_order as shareOrder',
  'split',
  'aim',
  'from_day as from',
  'until_day as until',
  'ended_at as endedAt',
] as const;

const tests = (db: Db) => db.selectFrom('ab_test').select(columns).$narrowType<AbTest>();

/** Those that run on a day or later. */
export const listOpen = (db: Db, today: string): Promise<AbTest[]> =>
  tests(db).where('until_day', '>=', today).where('ended_at', 'is', null).orderBy('id').execute();

export const lockTest = (db: Db, id: number): Promise<AbTest | undefined> =>
  tests(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** Whoever plans one of the same mandant waits. */
export const lockPlanning = ({ db, mandant }: Tx) =>
  sql`select pg_advisory_xact_lock(${mandant.id}, hashtext('ab_test'))`.execute(db);

export const countTests = async (db: Db): Promise<number> =>
  (await db.selectFrom('ab_test').select(count).executeTakeFirstOrThrow()).count;
const count = sql<number>`count(*)::int`.as('count');

/** One of the same place that runs on some of these days. */
export const findInPlace = (
  db: Db,
  { subject, blockId, from, until }: Pick<AbTest, 'subject' | 'blockId' | 'from' | 'until'>,
): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('ab_test')
    .select('name')
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .where('from_day', '<=', until)
    .where('until_day', '>=', from)
    .$if(blockId !== null, (query) => query.where('block_id', '=', blockId))
    .limit(1)
    .executeTakeFirst();

export const insertTest = async (
  db: Db,
  { words, blockId, shareOrder, from, until, ...test }: Omit<AbTest, 'id' | 'endedAt'>,
  { at, by }: { at: Date; by: number },
): Promise<number> =>
  (
    await db
      .insertInto('ab_test')
      .values({
        ...test,
        block_id: blockId,
        words: JSON.stringify(words),
        share_order: shareOrder,
        from_day: from,
        until_day: until,
        created_at: at,
        created_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const markEnded = (db: Db, id: number, at: Date) =>
  db.updateTable('ab_test').set({ ended_at: at }).where('id', '=', id).execute();

export const deleteTest = (db: Db, id: number) => db.deleteFrom('ab_test').where('id', '=', id).execute();
