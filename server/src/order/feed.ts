/** Numbers for the changes of orders, which a client's system reads them by (rules 7.13). */
import type { Tx } from '#platform/context.ts';
import * as sql from './feed-sql.ts';

/** So many are numbered at once: more than a page holds, so that a page that is not full is the last. */
const numberedAtOnce = 1000;

/** Gives numbers to what has changed since, one transaction of a mandant after the other. */
export async function numberChanges({ db }: Tx): Promise<void> {
  const last = await sql.lockFeed(db);
  const given = await sql.numberChanges(db, last, numberedAtOnce);
  if (given > 0) await sql.keepLast(db, last + given);
}
