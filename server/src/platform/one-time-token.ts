/**
 * One-time tokens (design 2.1): the secret goes into a link, its keyed hash into the table. "Sent again" makes a fresh
 * one beside the old; using one ends all of the same purpose for that object.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Tx } from './context.ts';
import { plusHours } from './token.ts';
import { newSecret } from './vault.ts';

export const lifeHours = {
  Registrierung: 168,
  Ablehnung: 168,
  PasswortReset: 24,
  Stopp: 336,
} as const;
export type Purpose = keyof typeof lifeHours;

export interface Subject {
  object: 'account' | 'recommendation' | 'reward';
  id: number;
}

/** Makes a token and gives its secret, which is stored nowhere but in the sealed parameters of its mail. */
export async function issueToken(tx: Tx, purpose: Purpose, { object, id }: Subject): Promise<string> {
  const secret = newSecret();
  await tx.db
    .insertInto('one_time_token')
    .values({
      hash: tx.system.vault.hash(secret, 'one-time-token'),
      purpose,
      object,
      object_id: id,
      created_at: tx.now,
      ends_at: plusHours(tx.now, lifeHours[purpose]),
    })
    .execute();
  return secret;
}

/** What a living token of one of the purposes stands for, without using it. */
export async function findToken(
  tx: Tx,
  secret: string,
  purposes: readonly Purpose[],
): Promise<(Subject & { purpose: Purpose }) | undefined> {
  const row = await tx.db
    .selectFrom('one_time_token')
    .select(['object', 'object_id', 'purpose'])
    .where('hash', 'in', tx.system.vault.hashes(secret, 'one-time-token'))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('ends_at', '>', tx.now)
    .executeTakeFirst();
  return row && { object: row.object as Subject['object'], id: row.object_id, purpose: row.purpose as Purpose };
}

/** Uses a token up, or refuses with PSOF0205: unknown, used or over. */
export async function useToken(tx: Tx, secret: string, purpose: Purpose): Promise<Subject> {
  const found = (await findToken(tx, secret, [purpose])) ?? refuse('one-time-token.invalid');
  const ended = await tx.db
    .updateTable('one_time_token')
    .set({ used_at: tx.now })
    .where('object', '=', found.object)
    .where('object_id', '=', found.id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) refuse('one-time-token.invalid');
  return found;
}

/** Ends every token of an object that is gone. */
export const endTokens = (tx: Tx, { object, id }: Subject): Promise<unknown> =>
  tx.db.deleteFrom('one_time_token').where('object', '=', object).where('object_id', '=', id).execute();

/** Job step: tokens whose time is over, used or not. */
export async function deleteOldTokens(tx: Tx): Promise<number> {
  const result = await tx.db.deleteFrom('one_time_token').where('ends_at', '<', tx.now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
