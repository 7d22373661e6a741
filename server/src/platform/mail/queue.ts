/**
 * The outbox (rules 1.8): a mail is a row with its mail_due row, written in the transaction that causes it. Here it is
 * queued; the postman sends it. A mail is never lost.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../context.ts';
import { placeIn } from '../vault.ts';
import { addressHash } from './address.ts';
import { type Place, takePlace } from './place.ts';
import type { AnyTemplate, Template } from './template.ts';
import { findTurn, networkKeysOf } from './turn.ts';

/** Kinds of rows a mail may be about. */
export type MailObject = 'account' | 'recommendation' | 'recipient' | 'agencyUser' | 'invitation' | 'operator';

export interface NewMail<Parameters> {
  to: string;
  language: string;
  /** Whose data the parameters hold: they go when that is deleted. */
  object: MailObject | null;
  objectId: number | null;
  /** What it is about where that is less than the object: a later one that waits takes the place of one about the same. */
  about?: string;
  parameters: Parameters;
  /** Caused by an action that nobody has confirmed: the address gets its share of them (share.ts). */
  unconfirmed?: boolean;
}

/** Wakes the postman of this process. */
export const dueTopic = 'mail';
/** How long a mail is in the hands of the postman who claimed it; who still has it then renews it (claim.ts). */
export const leaseMs = 120_000;

/** What became of it: it goes at once, or waits for its turn (turn.ts), or is none because one like it has just gone. */
export type Queued = { isQueued: false; waitsUntil: null } | { isQueued: true; waitsUntil: Date | null };

/** Queues a mail; false where one that brings a way in has just gone to the address. */
export async function queueMail<Parameters extends object>(
  tx: Tx,
  template: Template<Parameters>,
  mail: NewMail<NoInfer<Parameters>>,
): Promise<boolean> {
  return (await queueInTurn(tx, template, mail)).isQueued;
}

/** The same for who tells the person when the mail comes. */
export async function queueInTurn<Parameters extends object>(
  tx: Tx,
  template: Template<Parameters>,
  mail: NewMail<NoInfer<Parameters>>,
): Promise<Queued> {
  if (mail.unconfirmed && tx.system.config.rateLimits) {
    const place = await takePlace(tx, template, mail);
    if (place === 'had') return { isQueued: false, waitsUntil: null };
    const turn = await findTurn(tx, place.from, place.known);
    if (turn) {
      await queueWaiting(tx, template, mail, place);
      return { isQueued: true, waitsUntil: turn.expectedAt };
    }
  }
  await queueDue(tx, template, mail);
  return { isQueued: true, waitsUntil: null };
}

/** No claim reaches so far: only its turn lets it go. */
const neverDue = new Date('9999-01-01T00:00:00Z');

async function queueWaiting(tx: Tx, template: AnyTemplate, mail: NewMail<object>, place: Place): Promise<void> {
  const { network, subnetwork } = networkKeysOf(tx);
  const row = toRow(tx, template, mail);
  await sql`
    with queued as (
      insert into mail (template, language, object, object_id, address_hash, address_sealed, parameters_sealed, message_id, state, created_at)
      values (${row.template}, ${row.language}, ${row.object}, ${row.objectId}, ${row.addressHash}, ${row.addressSealed}, ${row.parametersSealed}, ${row.messageId}, 'waiting', ${tx.now})
      returning id)
    insert into mail_due (mandant_id, mail_id, due_at, turn_from, turn_at, turn_known, turn_network, turn_subnetwork, turn_about, awaited, person)
    select ${tx.mandant.id}, id, ${neverDue}, ${place.from}, ${place.at}, ${place.known}, ${network}, ${subnetwork}, ${mail.about ?? null}, ${row.isAwaited}, ${personIn(row)} from queued`.execute(
    tx.db,
  );
}

async function queueDue(tx: Tx, template: AnyTemplate, mail: NewMail<object>): Promise<void> {
  const row = toRow(tx, template, mail);
  await sql`
    with queued as (
      insert into mail (template, language, object, object_id, address_hash, address_sealed, parameters_sealed, message_id, state, created_at, unconfirmed_at)
      values (${row.template}, ${row.language}, ${row.object}, ${row.objectId}, ${row.addressHash}, ${row.addressSealed}, ${row.parametersSealed}, ${row.messageId}, 'waiting', ${tx.now}, ${mail.unconfirmed ? tx.now : null})
      returning id)
    insert into mail_due (mandant_id, mail_id, due_at, awaited, person)
    select ${tx.mandant.id}, id, ${tx.now}, ${row.isAwaited}, ${personIn(row)} from queued`.execute(tx.db);
  wakePostman(tx);
}

const partMax = 1000;

/** The same for many mails of one kind to confirmed persons, some hundred in a statement. */
export async function queueMails<Parameters extends object>(
  tx: Tx,
  template: Template<Parameters>,
  mails: readonly NewMail<NoInfer<Parameters>>[],
): Promise<void> {
  for (let start = 0; start < mails.length; start += partMax) {
    const rows = mails.slice(start, start + partMax).map((mail) => toRow(tx, template, mail));
    await sql`
      with queued as (
        insert into mail (template, language, object, object_id, address_hash, address_sealed, parameters_sealed, message_id, state, created_at)
        select m.template, m.language, m.object, m."objectId", m."addressHash", m."addressSealed", m."parametersSealed", m."messageId", 'waiting', ${tx.now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(template text, language text, object text, "objectId" bigint, "addressHash" text, "addressSealed" text, "parametersSealed" text, "messageId" text)
        returning id, object, address_hash)
      insert into mail_due (mandant_id, mail_id, due_at, awaited, person)
      select ${tx.mandant.id}, id, ${tx.now}, ${isAwaited(tx, template)}, case when object is not null then hashtext(address_hash) end from queued`.execute(
      tx.db,
    );
  }
  if (mails.length > 0) wakePostman(tx);
}

/** Whether a person waits for it: nobody does for what a job or a client's system causes. */
const isAwaited = ({ actor }: Tx, template: AnyTemplate, isUnconfirmed = false): boolean =>
  actor.kind !== 'job' && actor.kind !== 'apiKey' && (isUnconfirmed || template.isAwaited === true);

/** The number of a person that its mails are kept in order by; one that is about nobody has none. */
const personIn = ({ object, addressHash }: { object: MailObject | null; addressHash: string }) =>
  object === null ? sql`null::int` : sql`hashtext(${addressHash})`;

function toRow(tx: Tx, template: AnyTemplate, mail: NewMail<object>) {
  const {
    system: { vault },
    mandant,
  } = tx;
  const { id } = template;
  const messageId = `<${randomUUID()}@${new URL(mandant.config.mandantUrl).hostname}>`;
  return {
    template: id,
    language: mail.language,
    object: mail.object,
    objectId: mail.objectId,
    addressHash: addressHash(vault, mail.to),
    addressSealed: vault.seal(mail.to, placeIn({ mandant }, 'mail.address', id, messageId)),
    parametersSealed: vault.seal(
      JSON.stringify({ ...mail.parameters, unconfirmed: mail.unconfirmed ?? false }),
      placeIn({ mandant }, 'mail.parameters', id, messageId),
    ),
    messageId,
    isAwaited: isAwaited(tx, template, mail.unconfirmed),
  };
}

// No NOTIFY: it would let commits wait for one another, and another process looks by itself every ten seconds.
const wakePostman = (tx: Tx): void => tx.afterCommit(() => tx.system.signals.tell(dueTopic, ''));

/**
 * A mail that was tried in vain is tried again now. One that is due within the lease is in somebody's hands or comes by
 * itself, so it is left: it would be sent twice. False where there is nothing to try.
 */
export async function retryMail(tx: Tx, mailId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update mail set state = 'waiting' where id = ${mailId} and (state = 'failed' or state = 'waiting' and tries > 0)
      and address_sealed is not null and parameters_sealed is not null returning id`.execute(tx.db);
  if (rows.length === 0) return false;
  await sql`
    insert into mail_due (mandant_id, mail_id, due_at, awaited, person)
    select ${tx.mandant.id}, id, ${tx.now}, true, case when object is not null then hashtext(address_hash) end from mail where id = ${mailId}
    on conflict (mandant_id, mail_id) do update set due_at = excluded.due_at, awaited = excluded.awaited, person = excluded.person
    where mail_due.due_at > ${new Date(tx.now.getTime() + leaseMs)}`.execute(tx.db);
  wakePostman(tx);
  return true;
}
