/** SQL of the desk's claims, for the report role; every statement names the mandant. */

import type { AccountStatus } from '@weitersagen/contract/account/status';
import type { ClaimQuery } from '@weitersagen/contract/claim/desk';
import type { ClaimOutcome, ClaimRefusal, ClaimStatus } from '@weitersagen/contract/claim/status';
import type { RecipientStatus } from '@weitersagen/contract/recipient/schemas';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import {
  and,
  column,
  fullName,
  isOneOf,
  type PeopleQuery,
  recommendationsOf,
  sinceDay,
  untilDay,
} from '../list/column.ts';
import { search } from '../list/part.ts';
import { searchPeople, type Whose } from '../list/people.ts';
import { findRow } from '../list/row.ts';

export interface ClaimListRow {
  id: number;
  number: string;
  filedAt: Date;
  status: ClaimStatus;
  recommender: string;
  recommendationNumber: string | null;
  externalNumber: string | null;
  contractOn: string;
  fileCount: number;
  answerBy: string;
  outcome: ClaimOutcome | null;
  reason: ClaimRefusal | null;
  decidedAt: Date | null;
  appealedAt: Date | null;
}

/** `isOpenClaim` of the contract. */
export const isOpenClaim = sql`c.status in ('filed', 'appealed')`;

const fields = sql`c.id, c.number, c.filed_at as "filedAt", c.status, c.contract_on as "contractOn", c.answer_by as "answerBy",
  nullif(c.external_number, '') as "externalNumber", c.outcome, c.refusal as reason, c.decided_at as "decidedAt", c.appealed_at as "appealedAt",
  ${fullName(sql`a.first_name`, sql`a.last_name`)} as recommender, n.number as "recommendationNumber",
  (select count(*)::int from file f where f.mandant_id = c.mandant_id and f.object = 'claim' and f.object_id = c.id) as "fileCount"`;
const joins = sql`join account a on a.mandant_id = c.mandant_id and a.id = c.account_id
  left join recommendation n on n.mandant_id = c.mandant_id and n.id = c.recommendation_id`;
const list: Listed = { table: sql`claim`, alias: sql`c`, joins, select: fields };

const columns = {
  filedAt: column(sql`c.filed_at`, 'timestamptz'),
  answerBy: column(sql`c.answer_by`, 'date'),
  status: column(sql`c.status`, 'text'),
};

/** Of the recommender, or of the contact it is about. */
const whose = (mandantId: number): Whose => ({
  ofAccounts: (ids) => [sql`select id from claim where mandant_id = ${mandantId} and account_id = any(${ids})`],
  ofRecipients: (ids) => [
    sql`select k.id from recipient r join claim k on k.mandant_id = r.mandant_id and k.recommendation_id = r.recommendation_id
      where r.mandant_id = ${mandantId} and r.id = any(${ids})`,
  ],
  account: sql`select true from account p where p.mandant_id = ${mandantId} and p.id = c.account_id`,
  recipient: sql`select true from recipient p where p.mandant_id = ${mandantId} and p.recommendation_id = c.recommendation_id`,
});

export async function pageClaims(
  db: Db,
  mandantId: number,
  { filter, orderBy, tails = [], people: known, ...page }: PeopleQuery<typeof ClaimQuery>,
  today: string,
): Promise<Page<ClaimListRow>> {
  const { status, view, from, to, isWaiting, text } = filter;
  const own = sql`select id from claim where mandant_id = ${mandantId} and`;
  const within = and([
    sql`c.mandant_id = ${mandantId}`,
    status && sql`c.status = ${status}`,
    view !== null || isWaiting ? isOpenClaim : null,
    view === 'late' ? sql`c.answer_by < ${today}::date` : null,
    sinceDay(sql`c.filed_at`, from),
    untilDay(sql`c.filed_at`, to),
  ]);
  const people = text && (await searchPeople(db, mandantId, { text, tails, people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { ...list, mandantId, within, isUncounted: page.isUncounted },
    text &&
      people && {
        others: [
          sql`${own} number = ${text}`,
          sql`${own} external_number = ${text}`,
          sql`${own} ${isOneOf(sql`recommendation_id`, recommendationsOf(mandantId, text))}`,
          ...people.others,
        ],
        named: people.named,
      },
  );
  return readPage(db, { ...list, where, column: columns[orderBy ?? 'filedAt'], isMany }, page);
}

export const findClaimRow = (db: Db, mandantId: number, number: string): Promise<ClaimListRow | undefined> =>
  findRow(db, list, mandantId, sql`c.number = ${number}`);

export interface ClaimDetailRow {
  accountId: number;
  recommendationId: number | null;
  wordsSealed: string | null;
  appealSealed: string | null;
  recommenderHash: string;
  recommenderEmail: string | null;
  recommenderStatus: AccountStatus;
  recommendationStatus: RecommendationStatus | null;
  recipientStatus: RecipientStatus | null;
  contactSealed: string | null;
  decidedBy: string | null;
  firstDecidedById: number | null;
}

export async function getClaimDetail(db: Db, mandantId: number, claimId: number): Promise<ClaimDetailRow> {
  const { rows } = await sql<ClaimDetailRow>`
    select c.account_id as "accountId", c.recommendation_id as "recommendationId", c.words_sealed as "wordsSealed",
      c.appeal_sealed as "appealSealed", a.hash as "recommenderHash", a.email as "recommenderEmail", a.status as "recommenderStatus",
      n.status as "recommendationStatus", n.contact_sealed as "contactSealed", o.email as "decidedBy", c.first_decided_by as "firstDecidedById",
      (select r.status from recipient r where r.mandant_id = c.mandant_id and r.recommendation_id = c.recommendation_id order by r.id desc limit 1) as "recipientStatus"
    from claim c join account a on a.mandant_id = c.mandant_id and a.id = c.account_id
      left join recommendation n on n.mandant_id = c.mandant_id and n.id = c.recommendation_id
      left join operator o on o.id = c.decided_by
    where c.mandant_id = ${mandantId} and c.id = ${claimId}`.execute(db);
  return rows[0] as ClaimDetailRow;
}
