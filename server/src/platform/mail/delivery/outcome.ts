/** What became of a mail that was in the postman's hands. */
import { sql } from 'kysely';
import type { Tx } from '../../context.ts';
import type { MailReason } from './verdict.ts';

/** Minutes until the next try; the last one repeats, because a mail is never lost. */
const backOffMinutes = [1, 2, 5, 15, 60, 240];

export interface Refusal {
  reason: MailReason;
  /** Numbers of the answer. */
  reply: string | null;
}

/** A mail that waits, as it is kept. */
export interface Waiting {
  id: number;
  template: string;
  language: string;
  tries: number;
  messageId: string;
  object: string | null;
  addressSealed: string | null;
  parametersSealed: string | null;
}

export const listWaiting = ({ db }: Tx, mailIds: readonly number[]): Promise<Waiting[]> =>
  db
    .selectFrom('mail')
    .select(['id', 'template', 'language', 'tries', 'message_id as messageId', 'object'])
    .select(['address_sealed as addressSealed', 'parameters_sealed as parametersSealed'])
    .where(sql<boolean>`id = any(${[...mailIds]}::bigint[])`)
    .where('state', '=', 'waiting')
    .execute();

export const removeDue = (tx: Tx, ...mailIds: readonly number[]): Promise<unknown> =>
  sql`delete from mail_due where mandant_id = ${tx.mandant.id} and mail_id = any(${[...mailIds]}::bigint[])`.execute(
    tx.db,
  );

/** After sending only template, time and hash stay; demo and test mode keep the parameters until the person goes. */
export async function markSent(tx: Tx, mailIds: readonly number[]): Promise<void> {
  const { demo, testMode } = tx.system.config;
  await tx.db
    .updateTable('mail')
    .set({
      state: 'sent',
      sent_at: tx.now,
      last_error: null,
      reply_code: null,
      ...(demo || testMode ? {} : { address_sealed: null, parameters_sealed: null }),
    })
    .where(sql<boolean>`id = any(${[...mailIds]}::bigint[])`)
    .where('state', '=', 'waiting')
    .execute();
  await removeDue(tx, ...mailIds);
}

/** It is tried again; of a mail that another process has meanwhile nothing is changed. */
export async function putOff(
  tx: Tx,
  mailId: number,
  tries: number,
  { reason, reply }: Refusal,
  holder: string,
): Promise<void> {
  const minutes = backOffMinutes[Math.min(tries, backOffMinutes.length - 1)] ?? 240;
  const { numUpdatedRows } = await tx.db
    .updateTable('mail_due')
    .set({ due_at: new Date(tx.now.getTime() + minutes * 60_000), holder: null })
    .where('mandant_id', '=', tx.mandant.id)
    .where('mail_id', '=', mailId)
    .where('holder', '=', holder)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await tx.db
    .updateTable('mail')
    .set({ tries: tries + 1, last_error: reason, reply_code: reply })
    .where('id', '=', mailId)
    .execute();
}

/** It does not go again by itself; a person at the desk may send it once more. */
export async function markFailed(tx: Tx, mailId: number, { reason, reply }: Refusal): Promise<void> {
  await sql`
    update mail set state = 'failed', tries = tries + 1, last_error = ${reason}, reply_code = ${reply}
    where id = ${mailId} and state = 'waiting'`.execute(tx.db);
  await removeDue(tx, mailId);
}

/** It was not tried: its address takes no mail. It goes where the person has another address, or a person sends it once more. */
export async function markHeld(tx: Tx, mailId: number, reason: MailReason): Promise<void> {
  await sql`
    update mail set state = 'failed', last_error = ${reason}, reply_code = null
    where id = ${mailId} and state = 'waiting'`.execute(tx.db);
  await removeDue(tx, mailId);
}
