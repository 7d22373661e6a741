/**
 * How somebody becomes an operator (BetreiberEinladung, rules 2.1): a link of 72 hours, by mail or printed by the
 * bootstrap. First the password, then a code of the new second factor; the link is used up only by the second step.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { acceptedStep, enterAnew, hashNewPassword, newTotpSecret, totpUri } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import { type Ctx, globally, type System, whoAsks } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { Answer } from '#platform/http/answer.ts';
import { newSecret, type Place } from '#platform/vault.ts';
import { makeRecoveryCodes } from './recovery/codes.ts';
import { noteNewCodes } from './recovery/recovery.ts';
import { letIn, type SignedIn } from './sign-in/sign-in.ts';
import * as sql from './sql.ts';
import { operatorKind, totpPlace } from './user-kind.ts';

export const invitationPurpose = 'BetreiberEinladung';
export const invitationHours = 72;

interface Pending {
  passwordHash: string;
  totpSecret: string;
}

const pendingPlace = (hash: string): Place => ({ column: 'operator_token.pending', mandantId: null, row: [hash] });

/** Makes a fresh link secret beside older ones. */
export async function issueInvitation(system: System, db: Db, operatorId: number, now: Date): Promise<string> {
  const secret = newSecret();
  await sql.insertToken(db, {
    hash: system.vault.hash(secret, 'operator-token'),
    operator_id: operatorId,
    purpose: invitationPurpose,
    created_at: now,
    ends_at: plusHours(now, invitationHours),
  });
  return secret;
}

/** For the bootstrap, where nobody is signed in: a fresh secret for an operator who has not accepted; else none. */
export const inviteAgain = (system: System, email: string): Promise<string | undefined> =>
  globally(system, async (db) => {
    const operator = await sql.findOperator(db, { email });
    return operator?.status === 'invited' ? issueInvitation(system, db, operator.id, system.clock.now()) : undefined;
  });

/** First step: keeps the password and a new second factor with the link; sending it again starts anew. */
export async function choosePassword(ctx: Ctx, token: string, password: string): Promise<{ totpUri: string }> {
  const { system, now } = ctx;
  const { vault } = system;
  const operator = await globally(system, async (db) => {
    const row =
      (await sql.lockToken(db, vault.hashes(token, 'operator-token'), invitationPurpose, now)) ??
      refuse('one-time-token.invalid');
    return (await sql.findOperator(db, { id: row.operatorId })) ?? refuse('one-time-token.invalid');
  });
  const known = [operator.email, 'Weitersagen', ctx.mandant.name, ctx.mandant.slug];
  const pending: Pending = { passwordHash: await hashNewPassword(password, { known }), totpSecret: newTotpSecret() };
  await globally(system, async (db) => {
    const row =
      (await sql.lockToken(db, vault.hashes(token, 'operator-token'), invitationPurpose, now)) ??
      refuse('one-time-token.invalid');
    await sql.putPending(db, row.hash, vault.seal(JSON.stringify(pending), pendingPlace(row.hash)));
  });
  return { totpUri: totpUri(pending.totpSecret, operator.email) };
}

/** Second step: a right code makes the operator active, ends all links and older sessions, and signs in. */
export async function confirmSecondFactor(
  ctx: Ctx,
  { token, code }: { token: string; code: string },
  answer: Answer,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const { system, now } = ctx;
  const { vault } = system;
  const { user, session, recoveryCodes } = await globally(system, async (db) => {
    const row =
      (await sql.lockToken(db, vault.hashes(token, 'operator-token'), invitationPurpose, now)) ??
      refuse('one-time-token.invalid');
    if (!row.pendingSealed) refuse('state.not-allowed');
    const operator = (await sql.lockOperator(db, row.operatorId)) ?? refuse('one-time-token.invalid');
    if (operator.status === 'locked') refuse('account.locked');
    const { passwordHash, totpSecret } = JSON.parse(vault.open(row.pendingSealed, pendingPlace(row.hash))) as Pending;
    const step =
      acceptedStep(totpSecret, code, now, null) ??
      refuse('input.invalid', { problems: [{ field: 'Code', code: 'code-wrong' }] });
    const changed = {
      status: 'active',
      passwordHash,
      passwordVersion: operator.passwordVersion + 1,
      totpSealed: vault.seal(totpSecret, totpPlace(operator.id)),
      totpStep: step,
    };
    await sql.updateOperator(db, operator.id, changed);
    await sql.endTokens(db, operator.id, invitationPurpose, now);
    const active = { ...operator, ...changed };
    return {
      user: active,
      session: (await enterAnew(operatorKind, { ...ctx, db }, active)) ?? refuse('one-time-token.invalid'),
      recoveryCodes: await makeRecoveryCodes(system, db, operator.id, now),
    };
  });
  await noteNewCodes(ctx, user.id);
  const by = { actorKind: operatorKind.access, actorId: String(user.id), email: user.email, ofAll: true } as const;
  ctx.system.security.note({ ...whoAsks(ctx), ...by, kind: 'signIn', outcome: 'done', what: ctx.mandant.slug });
  return { ...letIn(answer, user, session), recoveryCodes };
}
