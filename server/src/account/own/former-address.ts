/**
 * The addresses an account had in the last weeks: whoever replaces or deletes its bank account is told of there, too (M36), because
 * the one who has the new address may be the one who does it. Sealed, and gone with the account.
 */

import type { Tx } from '#platform/context.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { placeIn } from '#platform/vault.ts';
import * as sql from './sql.ts';

const placeOf = (tx: Tx, accountId: number) => placeIn(tx, 'former_address.email', accountId);
const keptDays = 30;

const oldest = (now: Date): Date => new Date(now.getTime() - keptDays * 86_400_000);

export const keepFormerAddress = async (tx: Tx, accountId: number, email: string): Promise<void> => {
  await sql.insertFormerAddress(tx.db, {
    accountId,
    emailSealed: tx.system.vault.seal(email, placeOf(tx, accountId)),
    at: tx.now,
  });
};

/** Each once, the present one aside. */
export async function listFormerAddresses(tx: Tx, accountId: number): Promise<string[]> {
  const rows = await sql.listFormerAddresses(tx.db, accountId, oldest(tx.now));
  const emails = new Set(rows.map(({ emailSealed }) => tx.system.vault.open(emailSealed, placeOf(tx, accountId))));
  emails.delete((await sql.findOwn(tx.db, accountId))?.email ?? '');
  return [...emails];
}

/** Of somebody who goes. */
export const forgetFormerAddresses = (tx: Tx, accountId: number): Promise<unknown> =>
  sql.deleteFormerAddresses(tx.db, { accountId });

/** Job: gives how many went. */
export const forgetOldAddresses = pass(
  (ctx) => ctx.write((tx) => sql.deleteFormerAddresses(tx.db, { endedBefore: oldest(tx.now) })),
  whoHas(({ now }) => sql.formerAddressRow(oldest(now))),
);
