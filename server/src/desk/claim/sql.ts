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
  accountsOf,
  and,
  column,
  fullName,
  isOneOf,
  type ListQuery,
  recommendationsOf,
  sinceDay,
  untilDay,
} from '../list/column.ts';
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

export function pageClaims(
  db: Db,
  mandantId: number,
  { filter, orderBy, ...page }: ListQuery<typeof ClaimQuery>,
  today: string,
): Promise<Page<ClaimListRow>> {
  const { status, view, from, to, isWaiting, text } = filter;
  const own = sql`select id from claim where mandant_id = ${mandantId} and`;
  const where = and([
    sql`c.mandant_id = ${mandantId}`,
    status && sql`c.status = ${status}`,
    view !== null || isWaiting ? isOpenClaim : null,
    view === 'late' ? sql`c.answer_by < ${today}::date` : null,
    sinceDay(sql`c.filed_at`, from),
    untilDay(sql`c.filed_at`, to),
    text &&
      isOneOf(
        sql`c.id`,
        sql`${own} number = ${text}`,
        sql`${own} external_number = ${text}`,
        sql`${own} ${isOneOf(sql`recommendation_id`, recommendationsOf(mandantId, text))}`,
        sql`${own} ${isOneOf(sql`account_id`, accountsOf(mandantId, text))}`,
      ),
  ]);
  return readPage(db, { ...list, where, column: columns[orderBy ?? 'filedAt'] }, page);
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
