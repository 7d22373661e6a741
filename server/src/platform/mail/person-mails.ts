/** What the outbox holds for a person: it goes with the person; what was not sent yet goes along to another address. */
import { sql } from 'kysely';
import type { Tx } from '../context.ts';
import { addressHash, addressHashes, type NewMail, retryMail } from './mail.ts';

type Owner = NonNullable<NewMail['object']>;

/** Forgets what the mails of a person hold, all or only some; one that still waits is not sent any more. */
export async function forgetMails(
  tx: Tx,
  object: Owner,
  objectIds: readonly number[],
  only?: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update mail set address_sealed = null, parameters_sealed = null,
      state = case when state in ('waiting', 'failed') then 'dropped' else state end
    where object = ${object} and object_id = any(${[...objectIds]}::bigint[])
      ${only ? sql`and id = any(${[...only]}::bigint[])` : sql``} returning id`.execute(tx.db);
  if (rows.length > 0)
    await sql`
      delete from mail_due where mandant_id = ${tx.mandant.id} and mail_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
      tx.db,
    );
}

interface Redirect {
  object: Owner;
  objectId: number;
  from: string;
  to: string;
  /** Templates that mean nothing at another address: their links have ended, or they come anew. */
  dropped: readonly string[];
}

/**
 * Mails that were not sent yet go to the new address, at once where the old one did not take them. Some are dropped, and
 * so is what nobody has confirmed: it lets the owner of the old address undo what was done in that name.
 */
export async function redirectMails(tx: Tx, { object, objectId, from, to, dropped }: Redirect): Promise<void> {
  const { vault } = tx.system;
  const unsent = await tx.db
    .selectFrom('mail')
    .select(['id', 'template', 'parameters_sealed'])
    .where('object', '=', object)
    .where('object_id', '=', objectId)
    .where('state', 'in', ['waiting', 'failed'])
    .where('address_hash', 'in', addressHashes(vault, from))
    .orderBy('id')
    .forUpdate()
    .execute();
  const isUnconfirmed = (sealed: string | null) =>
    sealed !== null && (JSON.parse(vault.open(sealed, 'mail.parameters')) as { unconfirmed: boolean }).unconfirmed;
  const { gone = [], kept = [] } = Object.groupBy(unsent, ({ template, parameters_sealed }) =>
    dropped.includes(template) || isUnconfirmed(parameters_sealed) ? 'gone' : 'kept',
  );
  const idsOf = (mails: readonly { id: number }[]) => mails.map(({ id }) => id);
  await forgetMails(tx, object, [objectId], idsOf(gone));
  await tx.db
    .updateTable('mail')
    .set({ address_hash: addressHash(vault, to), address_sealed: vault.seal(to, 'mail.address') })
    .where('id', '=', sql<number>`any(${idsOf(kept)}::bigint[])`)
    .execute();
  for (const { id } of kept) await retryMail(tx, id);
}
