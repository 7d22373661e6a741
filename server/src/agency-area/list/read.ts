/**
 * Reads a page of a list of an agency (C-44, C-45): by key as everywhere, and by its number. How many rows there are is known
 * from the roll-up (agency-area/figure), a page near the end is read from there, so the last one costs what the first does.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, Tx } from '#platform/context.ts';
import { planAnew } from '#platform/database/db.ts';
import { type Column, type Page, readPage } from '#platform/database/paging.ts';
import { countIn } from '../figure/sql.ts';
import type { Who } from '../who.ts';
import type { Kind, ListRequest } from './kind.ts';
import { findPeople, type People } from './people.ts';
import { and, isOf } from './rows.ts';
import { findSought, type Sought } from './sought.ts';

/** What is read besides the rows, where the agency sees less than belongs to a row (`more`), is read by ids that it has seen. */
export async function readList<R>(
  ctx: Ctx,
  kind: Kind,
  { who, query, people }: { who: Who; query: ListRequest; people?: People },
): Promise<Page<R>> {
  const { text } = query.filter;
  const place = { ...who, mandantId: ctx.mandant.id };
  const sought = text
    ? await ctx.report(async ({ db }) => {
        await planAnew(db);
        const found = people ?? (await findPeople(db, place, text, wantedBy(kind)));
        return findSought(db, kind, { place, text, people: found });
      })
    : null;
  return ctx.readAgency((tx) => pageOf<R>(tx, kind, { who, query, sought }));
}

const wantedBy = ({ ofAccounts, ofRecipients }: Kind) => ({
  accounts: ofAccounts !== undefined,
  recipients: ofRecipients !== undefined,
});

interface Asked {
  who: Who;
  query: ListRequest;
  sought: Sought | null;
}

async function pageOf<R>(tx: Tx, kind: Kind, { who, query, sought }: Asked): Promise<Page<R>> {
  const { table, alias, joins, columns } = kind;
  const [first] = Object.values(columns);
  const column = (query.orderBy && columns[query.orderBy]) || first;
  if (!first || !column) throw new Error(`the list ${kind.name} is in no order`);
  const { status, from, to } = query.filter;
  const among = sought?.among ?? null;
  const where = and(
    isOf(alias, who),
    status && sql`${alias}.status = ${status}`,
    from && sql`${first.expression} >= ${beginning(first, sql`${from}::date`)}`,
    to && sql`${first.expression} < ${beginning(first, sql`(${to}::date + 1)`)}`,
    query.chosen && sql`${kind.chosenBy} = any(${[...query.chosen]})`,
    sought &&
      (among
        ? sql`(${among} or ${alias}.id = any(array(select unnest(${sought.ids}::bigint[]))))`
        : sql`${alias}.id = any(array(select unnest(${sought.ids}::bigint[])))`),
  );
  await planAnew(tx.db);
  const isPlain = !(sought || from || to || query.chosen || query.isUncounted);
  const known = isPlain ? await countIn(tx.db, who, { table: kind.counted, status }) : null;
  const source = {
    table,
    alias,
    joins,
    select: kind.select(who),
    where,
    column,
    isMany: among !== null,
  };
  const request = requestOf(query, known);
  // Beyond the last row is nothing to be read, and all before it would be passed over.
  const page: Page<R> =
    known !== null && request.skip > 0 && request.skip >= known
      ? beyondLast
      : await readPage<R>(tx.db, { ...source, isMany: source.isMany || known !== null }, request);
  const totalCount = known ?? page.totalCount;
  return { ...page, totalCount, pageCount: totalCount === null ? null : Math.ceil(totalCount / query.pageSize) };
}

const beyondLast = { rows: [], hasNext: false, pageCount: null, totalCount: null, after: null, before: null };

/** A day is one in Berlin, where its column holds moments. */
const beginning = ({ type }: Column, day: RawBuilder<unknown>): RawBuilder<unknown> =>
  type === 'date' ? day : sql`(${day}::timestamp at time zone 'Europe/Berlin')`;

/** A page that is asked for by its number, as rows to pass over: from whichever end they are fewer. */
function requestOf({ pageSize, pageNumber = 1, descending, isUncounted, ...keys }: ListRequest, total: number | null) {
  const { after, before, fromEnd } = keys;
  const plain = { pageSize, descending, after, before, fromEnd, ...(isUncounted && { isUncounted }) };
  const skip = after === null && before === null && !fromEnd ? (pageNumber - 1) * pageSize : 0;
  if (total === null || skip <= total / 2 || skip >= total) return { ...plain, skip };
  const left = total - skip;
  return { ...plain, fromEnd: true, pageSize: Math.min(pageSize, left), skip: Math.max(0, left - pageSize) };
}
