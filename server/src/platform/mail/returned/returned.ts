/**
 * Mails that come back (rules 1.8). One that does is bounced. An address that is not there gets no mail any more, and so does one
 * from which three came back one after the other; whoever reports a mail as unwanted gets no advertising. What a person waits for
 * is tried once a day all the same, and who uses a link that came there lifts it.
 */
import { sql } from 'kysely';
import type { Tx } from '../../context.ts';
import { recordEvent } from '../../event.ts';
import { addressHashes } from '../address.ts';
import { removeDue } from '../delivery/outcome.ts';
import { type MailReason, reasonOf as reasonOfStatus } from '../delivery/verdict.ts';
import type { Notice, Taken } from './notice.ts';

const inRowMax = 3;
const againMs = 24 * 3_600_000;

interface Returned {
  id: number;
  addressHash: string;
  state: string;
}

type Said = Pick<Notice, 'kind' | 'reply'>;

/** Writes down what is told of a mail; once, however often it is told. */
export async function recordReturn(tx: Tx, mailId: number, said: Said): Promise<Taken> {
  const { rows } = await sql<Returned>`
    select id, address_hash as "addressHash", state from mail where id = ${mailId} for update`.execute(tx.db);
  const [mail] = rows;
  if (!mail) return 'unknown';
  return said.kind === 'complaint' ? complain(tx, mail) : bounce(tx, mail, said);
}

async function bounce(tx: Tx, mail: Returned, said: Said): Promise<Taken> {
  // A server may give up on a mail before we have written down that it has it.
  if (mail.state !== 'sent' && mail.state !== 'waiting') return 'repeated';
  const { reply } = said;
  const reason = reasonOf(said);
  await sql`update mail set state = 'bounced', sent_at = coalesce(sent_at, ${tx.now}), last_error = ${reason}, reply_code = ${reply}
    where id = ${mail.id}`.execute(tx.db);
  await removeDue(tx, mail.id);
  await recordEvent(tx, {
    object: 'mail',
    id: mail.id,
    event: 'bounce',
    from: mail.state,
    to: 'bounced',
    reason: reply,
  });
  const inRow = await countInRow(tx, mail);
  const isOver = reason === 'addressUnknown' || inRow >= inRowMax;
  await writeReturned(tx, mail, { reason, reply, inRow, isOver });
  return isOver ? 'suppressed' : 'bounced';
}

/** The mail server has refused the mail's address as one that is not there; the mail itself is failed already. */
export async function recordRefusal(tx: Tx, mailId: number, reply: string | null): Promise<void> {
  const { rows } = await sql<Returned>`
    select id, address_hash as "addressHash", state from mail where id = ${mailId} and state = 'failed' for update`.execute(
    tx.db,
  );
  const [mail] = rows;
  if (!mail) return;
  const inRow = await countInRow(tx, mail);
  await writeReturned(tx, mail, { reason: 'addressUnknown', reply, inRow, isOver: true });
  await recordEvent(tx, {
    object: 'mail',
    id: mailId,
    event: 'refuse',
    from: mail.state,
    to: mail.state,
    reason: reply,
  });
}

interface Told {
  reason: MailReason;
  reply: string | null;
  inRow: number;
  isOver: boolean;
}

const writeReturned = (tx: Tx, mail: Returned, { reason, reply, inRow, isOver }: Told): Promise<unknown> =>
  sql`
    insert into returned_address (address_hash, state, reason, reply_code, mail_id, in_row, returned_at)
    values (${mail.addressHash}, ${isOver ? 'suppressed' : 'counted'}, ${reason}, ${reply}, ${mail.id}, ${inRow}, ${tx.now})
    on conflict (mandant_id, address_hash) do update set
      state = case when ${isOver} or returned_address.state in ('counted', 'lifted') then excluded.state else returned_address.state end,
      reason = excluded.reason, reply_code = excluded.reply_code, mail_id = excluded.mail_id, in_row = excluded.in_row,
      returned_at = excluded.returned_at`.execute(tx.db);

/** How many mails to the address came back since one stayed there, or a person lifted it; this one included. */
async function countInRow(tx: Tx, { id, addressHash }: Returned): Promise<number> {
  const { rows } = await sql<{ inRow: number }>`
    select a.in_row as "inRow" from returned_address a
    where a.address_hash = ${addressHash} and a.state <> 'lifted' and not exists (
      select from mail m where m.address_hash = ${addressHash} and m.state = 'sent' and m.id > a.mail_id and m.id < ${id})
    for update`.execute(tx.db);
  return (rows[0]?.inRow ?? 0) + 1;
}

async function complain(tx: Tx, { id, addressHash, state }: Returned): Promise<Taken> {
  const { rows } = await sql`
    insert into returned_address (address_hash, state, reason, mail_id, in_row, returned_at)
    values (${addressHash}, 'complained', 'complained', ${id}, 0, ${tx.now})
    on conflict (mandant_id, address_hash) do update set
      state = 'complained', reason = 'complained', reply_code = null, mail_id = excluded.mail_id, returned_at = excluded.returned_at
      where returned_address.state = 'counted' or returned_address.state = 'lifted' and returned_address.mail_id <> excluded.mail_id
    returning id`.execute(tx.db);
  if (rows.length === 0) return 'repeated';
  await recordEvent(tx, { object: 'mail', id, event: 'complain', from: state, to: state });
  return 'complained';
}

/** What is told as for good without a number is told of the address. */
function reasonOf({ kind, reply }: Said): MailReason {
  if (kind === 'temporary') return 'expired';
  const [, code, status] = /^(?:(\d{3})\b)?\s*(\d\.\d+\.\d+)?/.exec(reply ?? '') ?? [];
  return code || status
    ? reasonOfStatus(status ?? null, { responseCode: Number(code ?? 0), command: 'RCPT TO' })
    : 'addressUnknown';
}

export interface Hold {
  state: string;
  triedAt: Date | null;
}

/** What keeps mails from each of some addresses. */
export async function listHolds(
  { db, system }: Tx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, readonly Hold[]>> {
  const hashes = new Map(addresses.map((to) => [to, addressHashes(system.vault, to)]));
  if (hashes.size === 0) return new Map();
  const { rows } = await sql<Hold & { hash: string }>`
    select address_hash as hash, state, tried_at as "triedAt" from returned_address
    where address_hash = any(${[...hashes.values()].flat()}::text[]) and state in ('suppressed', 'complained')`.execute(
    db,
  );
  return new Map([...hashes].map(([to, own]) => [to, rows.filter(({ hash }) => own.includes(hash))]));
}

interface Letter {
  /** Ends with one click: it is advertising. */
  unsubscribe?: string | undefined;
}

/** Why a mail does not go to its address; nothing where it may go, `onceADay` where it goes as the one of the day. */
export function holdOf(
  holds: readonly Hold[],
  { unsubscribe }: Letter,
  { isAwaited, now }: { isAwaited: boolean; now: Date },
): MailReason | 'onceADay' | undefined {
  const suppressed = holds.find(({ state }) => state === 'suppressed');
  if (!suppressed) return unsubscribe && holds.length > 0 ? 'complained' : undefined;
  const isTried = suppressed.triedAt !== null && now.getTime() - suppressed.triedAt.getTime() < againMs;
  return isAwaited && !isTried ? 'onceADay' : 'addressReturned';
}

/** What a person waits for goes to a suppressed address: the next of this day does not. */
export const noteTry = async (tx: Tx, to: string): Promise<void> =>
  void (await sql`
    update returned_address set tried_at = ${tx.now}
    where address_hash = any(${addressHashes(tx.system.vault, to)}::text[]) and state = 'suppressed'`.execute(tx.db));

/** Who came by a link that was mailed there got a mail there, and who names an address anew knows it. */
export const freeAddress = async (tx: Tx, to: string): Promise<void> =>
  void (await sql`
    update returned_address set state = 'lifted', in_row = 0, tried_at = null
    where address_hash = any(${addressHashes(tx.system.vault, to)}::text[]) and state in ('suppressed', 'counted')`.execute(
    tx.db,
  ));

/** Frees an address again; gives the mail that had come back last and its state, or nothing where it was not held. */
export async function liftReturned(tx: Tx, id: number): Promise<{ mailId: number; state: string } | undefined> {
  const { rows } = await sql<{ mailId: number; state: string }>`
    update returned_address r set state = 'lifted', in_row = 0, tried_at = null
    where r.id = ${id} and r.state in ('suppressed', 'complained')
    returning r.mail_id as "mailId", coalesce((select m.state from mail m where m.id = r.mail_id), 'bounced') as state`.execute(
    tx.db,
  );
  return rows[0];
}

/** Whether mails to it come back. */
export async function isReturned(tx: Tx, to: string): Promise<boolean> {
  const { rows } = await sql`
    select from returned_address where address_hash = any(${addressHashes(tx.system.vault, to)}::text[]) and state = 'suppressed'`.execute(
    tx.db,
  );
  return rows.length > 0;
}
