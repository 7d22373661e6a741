/** SQL of the desk's list of agencies, for the report role. `mandantId` is the path's; each statement says so. */
import type { AgencyQuery } from '@weitersagen/contract/agency/desk/schemas';
import type { AgencyStatus } from '@weitersagen/contract/agency/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { findsPart } from '#platform/database/part.ts';
import { and, column, fullName, isChosen, type ListQuery, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { findRow } from '../list/row.ts';

interface AgencyListRow {
  id: number;
  number: string;
  company: string;
  city: string | null;
  owner: string;
  email: string;
  status: AgencyStatus;
  createdAt: Date;
  people: number;
  lastLoginAt: Date | null;
}

const columns = {
  createdAt: column(sql`a.created_at`, 'timestamptz'),
  company: column(sql`a.company`, 'text'),
  number: column(sql`a.agency_number`, 'text'),
};

const agencyList: Listed = {
  table: sql`agency`,
  alias: sql`a`,
  joins: sql`left join lateral (
    select count(*) filter (where u.removed_at is null)::int as people, max(u.last_login_at) as last_login_at,
      (array_agg(${fullName(sql`u.first_name`, sql`u.last_name`)} order by u.id) filter (where 'owner' = any(u.roles) and u.email <> ''))[1] as owner
    from agency_user u where u.mandant_id = a.mandant_id and u.agency_id = a.id) p on true`,
  select: sql`a.id, a.agency_number as number, a.company, a.city, coalesce(p.owner, '') as owner, a.email, a.status, a.created_at as "createdAt",
    p.people, p.last_login_at as "lastLoginAt"`,
};

type View = NonNullable<ListQuery<typeof AgencyQuery>['filter']['view']>;

/** What each view narrows the list to. */
const isIn: Readonly<Record<View, RawBuilder<unknown>>> = {
  inReview: sql`a.status = 'inReview'`,
  unfinished: sql`a.status = 'registered'`,
  merging: sql`exists (select from agency_merge g where g.mandant_id = a.mandant_id and g.finished_at is null and a.id in (g.from_agency_id, g.into_agency_id))`,
};

export const isInReview = isIn.inReview;

/** By a part of company, town, number or e-mail address, or by whoever works there. */
export async function pageAgencies(
  db: Db,
  mandantId: number,
  { filter, orderBy, chosen, ...page }: ListQuery<typeof AgencyQuery>,
): Promise<Page<AgencyListRow>> {
  const { status, view, from, to, isWaiting, text } = filter;
  const within = and([
    sql`a.mandant_id = ${mandantId}`,
    status && sql`a.status = ${status}`,
    view && isIn[view],
    isWaiting ? isInReview : null,
    isChosen(sql`a.agency_number`, chosen),
    sinceDay(sql`a.created_at`, from),
    untilDay(sql`a.created_at`, to),
  ]);
  const { where, isMany } = await search(
    db,
    { ...agencyList, mandantId, within, isUncounted: page.isUncounted },
    text && { part: findsPart(sql`a.search_key`, text.toLowerCase()), others: ofPeople(mandantId, text) },
  );
  return readPage(db, { ...agencyList, where, column: columns[orderBy ?? 'createdAt'], isMany }, page);
}

const ofPeople = (mandantId: number, text: string): RawBuilder<unknown>[] => [
  sql`select u.agency_id from agency_user u where u.mandant_id = ${mandantId} and u.email = ${text.toLowerCase()} and u.removed_at is null and u.agency_id is not null`,
  // The number of one that went into another leads to both.
  sql`select a.merged_into from agency a where a.mandant_id = ${mandantId} and a.agency_number = ${text} and a.merged_into is not null`,
  ...(/[@\d]/.test(text)
    ? []
    : [
        sql`select u.agency_id from agency_user u where u.mandant_id = ${mandantId} and u.agency_id is not null
          and ${findsPart(sql`(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))`, text)}`,
      ]),
];

export const findAgencyRow = (db: Db, mandantId: number, number: string): Promise<AgencyListRow | undefined> =>
  findRow(db, agencyList, mandantId, sql`a.agency_number = ${number}`);

export async function countInReview(db: Db, mandantId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agency a where a.mandant_id = ${mandantId} and ${isInReview}`.execute(db);
  return rows[0]?.count ?? 0;
}
