/** New recovery codes for whoever is at the desk, and what is told to who came in by one. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RenewRecoveryCodes } from '@weitersagen/contract/operator/schemas';
import { stepUp } from '#identity/identity.ts';
import { type Ctx, globally, whoAsks } from '#platform/context.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { recoveryMail } from '../mails.ts';
import * as operatorSql from '../sql.ts';
import { operatorKind, operatorOf } from '../user-kind.ts';
import { makeRecoveryCodes } from './codes.ts';
import { countCodes } from './sql.ts';

/** Ten new ones for the one who asks and shows once more who it is; those there were are over. */
export async function renewRecoveryCodes(
  ctx: Ctx,
  given: Value<typeof RenewRecoveryCodes>,
): Promise<{ recoveryCodes: string[] }> {
  const { operatorId } = operatorOf(ctx);
  await stepUp(operatorKind, ctx, given);
  const recoveryCodes = await globally(ctx.system, async (db) => {
    const own = (await operatorSql.lockOperator(db, operatorId)) ?? refuse('token.invalid');
    // Without a second factor there is nothing they would stand in for.
    if (own.totpSealed === null) refuse('state.not-allowed');
    return makeRecoveryCodes(ctx.system, db, operatorId, ctx.now);
  });
  await noteNewCodes(ctx, operatorId);
  return { recoveryCodes };
}

/** New codes are a security event, written before they are shown. */
export const noteNewCodes = (ctx: Ctx, operatorId: number): Promise<void> =>
  ctx.system.security.record({
    ...whoAsks(ctx),
    actorKind: 'operator',
    actorId: String(operatorId),
    ofAll: true,
    kind: 'secondFactor',
    outcome: 'done',
    what: 'Neue Wiederherstellungscodes',
  });

/** By mail, with how many are left: a code that somebody else has found shall not be used unseen. */
export const tellOfUse = (ctx: Ctx, { id, email, language }: operatorSql.OperatorRow): Promise<boolean> =>
  ctx.write(async (tx) => {
    const left = await tx.home((db) => countCodes(db, id));
    return queueMail(tx, recoveryMail, { to: email, language, object: 'operator', objectId: id, parameters: { left } });
  });
