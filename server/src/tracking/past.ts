/** Days that were counted before this program counted them: the demo has such a past. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface PastHits {
  day: string;
  kind: 'visit' | 'share';
  /** The RouteName of the page. */
  name: string;
  channel: string;
  /** 0 where it is about none. */
  productId: number;
  count: number;
  people: number;
}

export async function insertPastHits(db: Db, hits: readonly PastHits[]): Promise<void> {
  const column = <T>(of: (hit: PastHits) => T): T[] => hits.map(of);
  await sql`
    insert into hit_day (day, kind, name, channel, product_id, count, people)
    select * from unnest(${column(({ day }) => day)}::date[], ${column(({ kind }) => kind)}::text[], ${column(({ name }) => name)}::text[],
      ${column(({ channel }) => channel)}::text[], ${column(({ productId }) => productId)}::int[], ${column(({ count }) => count)}::int[],
      ${column(({ people }) => people)}::int[])
    on conflict do nothing`.execute(db);
}
