/** SQL of the desk's recommendations, for the report role. `mandantId` is the path's; each statement says so. */

import type { AccountStatus } from '@weitersagen/contract/account/status';
import type { Quote } from '@weitersagen/contract/product/quote';
import type { RecipientStatus } from '@weitersagen/contract/recipient/schemas';
import type { RecommendationQuery } from '@weitersagen/contract/recommendation/desk';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import {
  and,
  column,
  fullName,
  isChosen,
  type PeopleQuery,
  recommendationsOf,
  sinceDay,
  untilDay,
} from '../list/column.ts';
import { type Entered, enteredOf } from '../list/entered.ts';
import { type NarrowedColumns, narrowedTo } from '../list/narrowed.ts';
import { search } from '../list/part.ts';
import { searchPeople, type Whose } from '../list/people.ts';
import { findRow } from '../list/row.ts';

interface RecommendationListRow extends Entered {
  number: string;
  rootNumber: string | null;
  createdAt: Date;
  product: string;
  recommender: string;
  recommenderHash: string;
  recipient: string;
  status: RecommendationStatus;
  share: 0 | 50 | 100;
  validUntil: string;
  entries: number;
  company: string | null;
  recipientCompany: string | null;
}

const recommendationColumns = {
  createdAt: column(sql`n.created_at`, 'timestamptz'),
  status: column(sql`n.status`, 'text'),
  number: column(sql`n.number`, 'text'),
};

const recommendationFields = sql`n.number, (select r.number from recommendation r where r.mandant_id = n.mandant_id and r.id = n.root_id and r.id <> n.id) as "rootNumber", n.created_at as "createdAt", n.status,
  n.recommender_share as share, n.valid_until as "validUntil",
  (select p.name from product p where p.mandant_id = n.mandant_id and p.id = n.product_id) as product,
  a.hash as "recommenderHash", ${fullName(sql`a.first_name`, sql`a.last_name`)} as recommender, ${fullName(sql`c.first_name`, sql`c.last_name`)} as recipient,
  coalesce((select t.entries from click_total t where t.mandant_id = n.mandant_id and t.recommendation_id = n.id), 0) as entries, ${enteredOf(sql`c`)}, n.company, c.company as "recipientCompany"`;
const recommendationJoins = sql`join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
  left join recipient c on c.mandant_id = n.mandant_id and c.recommendation_id = n.id`;

const recommendationList: Listed = {
  table: sql`recommendation`,
  alias: sql`n`,
  joins: recommendationJoins,
  select: recommendationFields,
};

const whose = (mandantId: number): Whose => ({
  ofAccounts: (ids) => [
    sql`select id from recommendation where mandant_id = ${mandantId} and account_id = any(${ids})`,
  ],
  ofRecipients: (ids) => [
    sql`select recommendation_id from recipient where mandant_id = ${mandantId} and id = any(${ids})`,
  ],
  account: sql`select true from account p where p.mandant_id = ${mandantId} and p.id = n.account_id`,
  recipient: sql`select true from recipient p where p.mandant_id = ${mandantId} and p.recommendation_id = n.id`,
});

const narrowedColumns = (mandantId: number): NarrowedColumns => ({
  product: sql`n.product_id`,
  campaign: sql`n.campaign`,
  kind: sql`n.origin`,
  channel: sql`(select came.entry_channel from recipient came where came.mandant_id = ${mandantId} and came.recommendation_id = n.id limit 1)`,
});

export async function pageRecommendations(
  db: Db,
  mandantId: number,
  {
    filter,
    orderBy,
    agencyNumber,
    chosen,
    tails = [],
    people: known,
    ...page
  }: PeopleQuery<typeof RecommendationQuery>,
): Promise<Page<RecommendationListRow>> {
  const { status, from, to, text } = filter;
  const within = and([
    sql`n.mandant_id = ${mandantId}`,
    isChosen(sql`n.number`, chosen),
    status && sql`n.status = ${status}`,
    agencyNumber ? sql`n.agency_number = ${agencyNumber}` : null,
    ...narrowedTo(mandantId, page, narrowedColumns(mandantId)),
    sinceDay(sql`n.created_at`, from),
    untilDay(sql`n.created_at`, to),
  ]);
  const people = text && (await searchPeople(db, mandantId, { text, tails, people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { ...recommendationList, mandantId, within, isUncounted: page.isUncounted },
    text && people && { others: [recommendationsOf(mandantId, text), ...people.others], named: people.named },
  );
  const by = recommendationColumns[orderBy ?? 'createdAt'];
  return readPage(db, { ...recommendationList, where, column: by, isMany }, page);
}

export const findRecommendationRow = (
  db: Db,
  mandantId: number,
  number: string,
): Promise<RecommendationListRow | undefined> => findRow(db, recommendationList, mandantId, sql`n.number = ${number}`);

interface RecommendationDetailRow {
  recipientId: number | null;
  id: number;
  accountId: number;
  recommenderEmail: string | null;
  recommenderStatus: AccountStatus;
  recipientNumber: string | null;
  recipientEmail: string | null;
  recipientStatus: RecipientStatus | null;
  isBankStopped: boolean;
  isCaptchaMissing: boolean;
  premiumCents: number;
  acceptedAt: Date | null;
  quote: Quote | null;
  campaign: string | null;
}

export async function findRecommendationDetail(
  db: Db,
  mandantId: number,
  number: string,
): Promise<RecommendationDetailRow | undefined> {
  const { rows } = await sql<RecommendationDetailRow>`
    select n.id, a.id as "accountId", a.email as "recommenderEmail", a.status as "recommenderStatus", c.id as "recipientId", c.number as "recipientNumber",
      c.email as "recipientEmail", c.status as "recipientStatus",
      exists (select from bank_account b where b.mandant_id = c.mandant_id and b.owner_kind = 'recipient' and b.owner_id = c.id and b.stopped_at is not null) as "isBankStopped",
      n.captcha_missing as "isCaptchaMissing",
      n.premium_cents as "premiumCents", n.accepted_at as "acceptedAt", n.quote, n.campaign
    from recommendation n join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
      left join recipient c on c.mandant_id = n.mandant_id and c.recommendation_id = n.id
    where n.mandant_id = ${mandantId} and n.number = ${number}`.execute(db);
  return rows[0];
}
