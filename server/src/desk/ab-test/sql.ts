/** SQL of the desk's A/B tests, for the report role. `mandantId` is the path's; each statement says so. */
import type { AbTestDay, BlockWords } from '@weitersagen/contract/ab-test/desk';
import type { Aim, Split, Subject } from '@weitersagen/contract/ab-test/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface AbTestRow {
  id: number;
  name: string;
  subject: Subject;
  blockId: string | null;
  words: BlockWords[];
  shareOrder: string[];
  split: Split;
  aim: Aim;
  from: string;
  until: string;
  endedAt: Date | null;
  createdAt: Date;
  createdBy: string | null;
}

const rowsOf = async (db: Db, where: RawBuilder<unknown>, max: number): Promise<AbTestRow[]> => {
  const { rows } = await sql<AbTestRow>`
    select t.id, t.name, t.subject, t.block_id as "blockId", t.words, t.share_order as "shareOrder", t.split, t.aim,
      t.from_day as "from", t.until_day as "until", t.ended_at as "endedAt", t.created_at as "createdAt", o.email as "createdBy"
    from ab_test t left join operator o on o.id = t.created_by where ${where} order by t.id desc limit ${max}`.execute(
    db,
  );
  return rows;
};

export const listTests = (db: Db, mandantId: number, max: number): Promise<AbTestRow[]> =>
  rowsOf(db, sql`t.mandant_id = ${mandantId}`, max);

export const findTest = async (db: Db, mandantId: number, id: number): Promise<AbTestRow | undefined> =>
  (await rowsOf(db, sql`t.mandant_id = ${mandantId} and t.id = ${id}`, 1))[0];

interface Counted {
  mandantId: number;
  from: string;
  until: string;
  /** Under which the versions are counted. */
  a: string;
  b: string;
}

/** Days on which nobody came are none. */
export const listDays = async (db: Db, { mandantId, from, until, a, b }: Counted): Promise<AbTestDay[]> => {
  const people = (kind: string, name: string) =>
    sql`coalesce(sum(people) filter (where kind = ${kind} and name = ${name}), 0)::int`;
  const { rows } = await sql<AbTestDay>`
    select day, ${people('seen', a)} as "peopleA", ${people('reached', a)} as "reachedA",
      ${people('seen', b)} as "peopleB", ${people('reached', b)} as "reachedB"
    from hit_day where mandant_id = ${mandantId} and day between ${from} and ${until} and kind in ('seen', 'reached') and name in (${a}, ${b})
    group by day order by day`.execute(db);
  return rows;
};
