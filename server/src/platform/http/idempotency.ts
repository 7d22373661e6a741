/**
 * `Idempotency-Key` (rules 1.6): unique per mandant for 24 hours; same key, same answer, nothing done twice. The row
 * and the work are one transaction; a second call waits on the unique key and then reads the first one's answer.
 */

import { createHash } from 'node:crypto';
import type { Definition, Endpoint, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode } from '@weitersagen/contract/basics/wire';
import { sql } from 'kysely';
import type { Ctx, Tx } from '../context.ts';
import { placeIn } from '../vault.ts';

/** Like `ctx.write`, but once per key of this endpoint; the same key with another request is refused. */
export function writeOnce<D extends Definition>(
  ctx: Ctx,
  endpoint: Endpoint<D>,
  request: unknown,
  steps: (tx: Tx) => Promise<Reply<D>>,
): Promise<Reply<D>> {
  const key = ctx.origin?.idempotencyKey;
  const { reply } = endpoint;
  if (!key || !reply) return ctx.write(steps);
  const name = `${endpoint.method} ${endpoint.path}`;
  const requestHash = createHash('sha256')
    .update(JSON.stringify(request ?? null))
    .digest('base64url');
  const { vault } = ctx.system;
  const place = placeIn(ctx, 'replay_key.answer', name, key);
  return ctx.write(async (tx) => {
    const claimed = await tx.db
      .insertInto('replay_key')
      .values({ endpoint: name, key, request_hash: requestHash, created_at: tx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    const where = { endpoint: name, key };
    if (claimed) {
      const value = await steps(tx);
      const answer_sealed = vault.seal(JSON.stringify(encode(reply, value as never)), place);
      await tx.db
        .updateTable('replay_key')
        .set({ answer_sealed })
        .where((eb) => eb.and(where))
        .execute();
      return value;
    }
    const earlier = await tx.db
      .selectFrom('replay_key')
      .select(['request_hash as requestHash', 'answer_sealed as answerSealed'])
      .where((eb) => eb.and(where))
      .executeTakeFirstOrThrow();
    if (earlier.requestHash !== requestHash || !earlier.answerSealed) refuse('state.not-allowed');
    const answer = decode(reply, JSON.parse(vault.open(earlier.answerSealed, place)));
    if (!answer.ok) throw new Error('a stored answer no longer fits its endpoint');
    return answer.value as Reply<D>;
  });
}

/** Job step: ends the keys that are older than 24 hours. */
export async function endReplayKeys(tx: Tx): Promise<number> {
  const result = await tx.db.deleteFrom('replay_key').where('created_at', '<', oldBefore(tx.now)).executeTakeFirst();
  return Number(result.numDeletedRows);
}

const oldBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000);

/** Who has some that are over, for a question of `whoHas`. */
export const oldReplayRow = (now: Date) => sql`
  select true from replay_key k where k.mandant_id = m.id and k.created_at < ${oldBefore(now)}`;
