/** What the outbox holds about an object: it goes with it; what was not sent yet goes along to another address. */
import { sql } from 'kysely';
import type { Tx } from '../context.ts';
import { placeIn } from '../vault.ts';
import { addressHash, addressHashes } from './address.ts';
import { type MailObject, retryMail } from './queue.ts';
import { idsOf } from './template.ts';

/** Forgets what the mails about some objects hold, all or only some; one that still waits is not sent any more. */
export async function forgetMails(
  tx: Tx,
  object: MailObject,
  objectIds: readonly number[],
  only?: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update mail set address_sealed = null, parameters_sealed = null,
      state = case when state in ('waiting', 'failed') then 'dropped' else state end
    where object = ${object} and object_id = any(${[...objectIds]}::bigint[])
      ${only ? sql`and id = any(${[...only]}::bigint[])` : sql``} returning id`.execute(tx.db);
  // Nobody's address is known by what came back from it once the person is gone.
  if (!only && object !== 'recommendation')
    await sql`
      delete from returned_address where address_hash in (
        select address_hash from mail where object = ${object} and object_id = any(${[...objectIds]}::bigint[]))`.execute(
      tx.db,
    );
  if (rows.length > 0)
    await sql`
      delete from mail_due where mandant_id = ${tx.mandant.id} and mail_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
      tx.db,
    );
}

/** Mails of one kind to one address, which are about somebody else. */
interface ToOne {
  to: string;
  template: string;
}

export const listMailsTo = ({ db, system }: Pick<Tx, 'db' | 'system'>, { to, template }: ToOne) =>
  db
    .selectFrom('mail')
    .select(['template', 'sent_at as at'])
    .where('address_hash', 'in', addressHashes(system.vault, to))
    .where('template', '=', template)
    .orderBy('id')
    .execute();

/** Forgets what they hold and where they went; one that still waits is not sent any more. */
export async function forgetMailsTo({ db, system, mandant }: Tx, { to, template }: ToOne): Promise<void> {
  const hashes = addressHashes(system.vault, to);
  const { rows } = await sql<{ id: number }>`
    update mail set address_sealed = null, parameters_sealed = null,
      state = case when state in ('waiting', 'failed') then 'dropped' else state end
    where address_hash = any(${hashes}::text[]) and template = ${template} returning id`.execute(db);
  if (rows.length > 0)
    await sql`
      delete from mail_due where mandant_id = ${mandant.id} and mail_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
      db,
    );
}

interface Redirect {
  object: MailObject;
  objectId: number;
  from: string;
  to: string;
}

/**
 * Mails that were not sent yet go to the new address, at once where the old one did not take them. Those bound to their
 * address are dropped, and so is what nobody has confirmed: it lets the owner of the old address undo what was done in
 * that name.
 */
export async function redirectMails(tx: Tx, { object, objectId, from, to }: Redirect): Promise<void> {
  const { vault } = tx.system;
  const bound = idsOf(tx.system.templates, ({ isBoundToAddress }) => isBoundToAddress === true);
  const unsent = await tx.db
    .selectFrom('mail')
    .select(['id', 'template', 'message_id as messageId', 'parameters_sealed as parametersSealed'])
    .where('object', '=', object)
    .where('object_id', '=', objectId)
    .where('state', 'in', ['waiting', 'failed'])
    .where('address_hash', 'in', addressHashes(vault, from))
    .orderBy('id')
    .forUpdate()
    .execute();
  const isUnconfirmed = ({ template, messageId, parametersSealed: sealed }: (typeof unsent)[number]) =>
    sealed !== null &&
    (JSON.parse(vault.open(sealed, placeIn(tx, 'mail.parameters', template, messageId))) as { unconfirmed: boolean })
      .unconfirmed;
  const { gone = [], kept = [] } = Object.groupBy(unsent, (mail) =>
    bound.includes(mail.template) || isUnconfirmed(mail) ? 'gone' : 'kept',
  );
  const keysOf = (mails: readonly { id: number }[]) => mails.map(({ id }) => id);
  await forgetMails(tx, object, [objectId], keysOf(gone));
  for (const { id, template, messageId } of kept) {
    const address_sealed = vault.seal(to, placeIn(tx, 'mail.address', template, messageId));
    await tx.db
      .updateTable('mail')
      .set({ address_hash: addressHash(vault, to), address_sealed })
      .where('id', '=', id)
      .execute();
    await retryMail(tx, id);
  }
}
