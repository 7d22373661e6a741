/** `GET empfehler/empfehlungen` of somebody of an agency (S7): recommendations of the agency, the newest first, paged by number. */
import type { AgencyRecommendation } from '@weitersagen/contract/agency-area/recommendation';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { planAnew } from '#platform/database/db.ts';
import { and, employeeName, fullName, isOf } from './list/rows.ts';
import { type Who, whoOf } from './who.ts';

/** Who asks for no page gets the newest so many. */
const allMax = 1000;

export async function listAgencyRecommendations(
  ctx: Ctx,
  { count, after }: { count: number | null; after: string | null },
): Promise<AgencyRecommendation[]> {
  const who = whoOf(ctx);
  const statement = statementOf(who, { max: count ?? allMax, after });
  return ctx.readAgency(async ({ db }) => {
    await planAnew(db);
    return (await statement.execute(db)).rows;
  });
}

function statementOf(who: Who, { max, after }: { max: number; after: string | null }) {
  const n: RawBuilder<unknown> = sql`n`;
  const last = after === null ? null : sql`n.id < coalesce((select id from recommendation where number = ${after}), 0)`;
  const page = sql`select n.* from recommendation n where ${and(isOf(n, who), last)} order by n.id desc limit ${max}`;
  return sql<AgencyRecommendation>`
    select n.number, n.created_at as "createdAt", n.status, n.valid_until as "validUntil",
      (select p.name from product p where p.id = n.product_id) as "productName",
      ${fullName(sql`a`)} as "recommenderName", a.hash as "recommenderHash",
      (select nullif(${fullName(sql`c`)}, '') from recipient c where c.recommendation_id = n.id limit 1) as "recipientName",
      n.employee_number as "employeeNumber", ${employeeName(n, who)} as employee
    from (${page}) n left join account a on a.id = n.account_id order by n.id desc`;
}
