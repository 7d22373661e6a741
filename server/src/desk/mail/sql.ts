/** SQL of the outbox on the desk, for the report role; every statement names the mandant. */

import type { EventObject } from '@weitersagen/contract/event/schemas';
import type { MailListQuery } from '@weitersagen/contract/mail/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import type { MailReason } from '#platform/mail/delivery/verdict.ts';
import { and, column, type PeopleQuery, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { searchPeople, type Whose } from '../list/people.ts';
import { findRow } from '../list/row.ts';

export type MailState = 'waiting' | 'sent' | 'bounced' | 'failed' | 'dropped';

export interface MailListRow {
  id: number;
  template: string;
  language: string;
  state: MailState;
  tries: number;
  createdAt: Date;
  sentAt: Date | null;
  nextTryAt: Date | null;
  reason: MailReason | null;
  replyCode: string | null;
  messageId: string;
  object: EventObject | null;
  number: string | null;
  addressSealed: string | null;
  parametersSealed: string | null;
}

/** Tried in vain: it is tried again, but somebody should look. */
export const isFailed = sql`(m.state = 'failed' or m.state = 'waiting' and m.tries > 0)`;
export const isIn = {
  waiting: sql`m.state = 'waiting' and m.tries = 0`,
  failed: isFailed,
  sent: sql`m.state = 'sent'`,
  bounced: sql`m.state = 'bounced'`,
  dropped: sql`m.state = 'dropped'`,
} as const satisfies Record<MailState, unknown>;

/** The number or name of whom a mail is about. */
export const aboutOf = sql`case m.object when 'account' then (select a.hash from account a where a.mandant_id = m.mandant_id and a.id = m.object_id)
    when 'recommendation' then (select r.number from recommendation r where r.mandant_id = m.mandant_id and r.id = m.object_id)
    when 'recipient' then (select r.number from recipient r where r.mandant_id = m.mandant_id and r.id = m.object_id)
    when 'operator' then (select o.email from operator o where o.id = m.object_id) end`;

const fields = sql`m.id, m.template, m.language, case when ${isFailed} then 'failed' else m.state end as state, m.tries, m.created_at as "createdAt",
  m.sent_at as "sentAt", case when m.state = 'waiting' and m.tries > 0 then d.due_at end as "nextTryAt", m.message_id as "messageId", m.object,
  case m.last_error when 'not accepted' then 'notAccepted' else m.last_error end as reason, m.reply_code as "replyCode",
  ${aboutOf} as number,
  m.address_sealed as "addressSealed", m.parameters_sealed as "parametersSealed"`;
const joins = sql`left join mail_due d on d.mandant_id = m.mandant_id and d.mail_id = m.id`;

const mailList: Listed = { table: sql`mail`, alias: sql`m`, joins, select: fields };

/** Whose data it holds, or who gets it about the own recommendation. */
const whose = (mandantId: number): Whose => {
  const mailsOf = (object: EventObject, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select id from mail where mandant_id = ${mandantId} and object = ${object} and object_id = any(${ids})`;
  const own = sql`recommendation n where n.mandant_id = ${mandantId} and n`;
  return {
    ofAccounts: (ids) => [
      mailsOf('account', ids),
      mailsOf('recommendation', sql`array(select n.id from ${own}.account_id = any(${ids}))`),
    ],
    ofRecipients: (ids) => [mailsOf('recipient', ids)],
    account: sql`select true from account p where p.mandant_id = ${mandantId}
      and p.id = case m.object when 'account' then m.object_id when 'recommendation' then (select n.account_id from ${own}.id = m.object_id) end`,
    recipient: sql`select true from recipient p where p.mandant_id = ${mandantId} and p.id = case m.object when 'recipient' then m.object_id end`,
  };
};

const isTemplate = (text: string): boolean => /^(m\d{1,3}|operator-[a-z-]+|own-words-test)$/i.test(text);

export async function pageMails(
  db: Db,
  mandantId: number,
  { filter, orderBy: _only, tails = [], people: known, ...page }: PeopleQuery<typeof MailListQuery>,
  /** Keyed hashes of the e-mail that is looked for. */
  addressHashes: string[] | null,
): Promise<Page<MailListRow>> {
  const { status, from, to, text } = filter;
  const within = and([
    sql`m.mandant_id = ${mandantId}`,
    status && isIn[status],
    sinceDay(sql`m.created_at`, from),
    untilDay(sql`m.created_at`, to),
    addressHashes && sql`m.address_hash = any(${addressHashes}::text[])`,
    text !== null && isTemplate(text) ? sql`lower(m.template) = ${text.toLowerCase()}` : null,
  ]);
  const isAbout = text && addressHashes === null && !isTemplate(text);
  const people = isAbout && (await searchPeople(db, mandantId, { text, tails, people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { ...mailList, mandantId, within, isUncounted: page.isUncounted },
    people || null,
  );
  const createdAt = column(sql`m.created_at`, 'timestamptz');
  return readPage(db, { ...mailList, where, column: createdAt, isMany }, page);
}

export const findMail = (db: Db, mandantId: number, id: number): Promise<MailListRow | undefined> =>
  findRow(db, mailList, mandantId, sql`m.id = ${id}`);

/** The newest first, as the mailbox page and test mode read them. */
export async function listMails(
  db: Db,
  mandantId: number,
  { addressHashes, template, limit }: { addressHashes: string[] | null; template: string | null; limit: number },
): Promise<MailListRow[]> {
  const where = and([
    sql`m.mandant_id = ${mandantId}`,
    addressHashes && sql`m.address_hash = any(${addressHashes}::text[])`,
    template && sql`m.template = ${template}`,
  ]);
  const { rows } =
    await sql<MailListRow>`select ${fields} from mail m ${joins} where ${where} order by m.id desc limit ${limit}`.execute(
      db,
    );
  return rows;
}
