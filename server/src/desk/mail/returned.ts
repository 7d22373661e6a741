/** Addresses from which mails came back (rules 1.8): found by the address itself, and freed with a reason. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ReturnedAddress, ReturnedQuery } from '@weitersagen/contract/mail/returned-desk';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { recordEvent } from '#platform/event.ts';
import { addressHashes } from '#platform/mail/address.ts';
import { liftReturned } from '#platform/mail/returned/returned.ts';
import { and, column, type ListQuery, sinceDay, untilDay } from '../list/column.ts';
import { findRow } from '../list/row.ts';
import { aboutOf } from './sql.ts';

type Row = Value<typeof ReturnedAddress>;

const returnedList: Listed = {
  table: sql`returned_address`,
  alias: sql`b`,
  joins: sql`left join mail m on m.mandant_id = b.mandant_id and m.id = b.mail_id`,
  select: sql`b.id, b.state, b.reason, b.reply_code as "replyCode", b.returned_at as "returnedAt", b.in_row as "inRow", b.mail_id as "mailId",
    m.object, ${aboutOf} as number`,
};

export function pageReturned(
  ctx: Ctx,
  { filter, orderBy: _only, ...page }: ListQuery<typeof ReturnedQuery>,
): Promise<Page<Row>> {
  const { status, from, to, text } = filter;
  const where = and([
    sql`b.mandant_id = ${ctx.mandant.id}`,
    status && sql`b.state = ${status}`,
    sinceDay(sql`b.returned_at`, from),
    untilDay(sql`b.returned_at`, to),
    text && sql`b.address_hash = any(${addressHashes(ctx.system.vault, text.trim())}::text[])`,
  ]);
  const returnedAt = column(sql`b.returned_at`, 'timestamptz');
  return ctx.report(({ db }) => readPage<Row>(db, { ...returnedList, where, column: returnedAt }, page));
}

export async function freeReturned(ctx: Ctx, id: number, reason: string): Promise<Row> {
  const find = () => ctx.report(({ db, mandant }) => findRow<Row>(db, returnedList, mandant.id, sql`b.id = ${id}`));
  if (!(await find())) refuse('unknown');
  await ctx.write(async (tx) => {
    const { mailId, state } = (await liftReturned(tx, id)) ?? refuse('state.not-allowed');
    await recordEvent(tx, { object: 'mail', id: mailId, event: 'liftAddress', from: state, to: state, reason });
  });
  return (await find()) ?? refuse('unknown');
}
