/**
 * Who may work here: invite, role, mandants, lock, reset of the second factor (7.13, BetreiberAdmin only). Nobody
 * changes or locks the own account, so that one admin always remains; every change is an event row.
 */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { queueMail } from '#platform/mail.ts';
import { issueInvitation } from './invitation.ts';
import { operatorOf } from './sign-in.ts';
import * as sql from './sql.ts';

export async function listOperators(ctx: Ctx) {
  return (await ctx.read((tx) => sql.listOperators(tx.db))).map(present);
}

export async function inviteOperator(
  ctx: Ctx,
  { email, role, mandants }: { email: string; role: OperatorRole; mandants: string[] | null },
) {
  return ctx.write(async (tx) => {
    const made = await sql.insertOperator(tx.db, { email, role, mandants, created_at: tx.now });
    const operator = made ?? (await sql.findOperator(tx.db, { email })) ?? refuse('unknown');
    if (operator.status !== 'invited' || operator.role !== role) refuse('state.not-allowed');
    await mailInvitation(tx, operator);
    await recordEvent(tx, {
      object: 'operator',
      id: operator.id,
      event: 'invite',
      from: made ? null : 'invited',
      to: 'invited',
      reason: role,
    });
    return present(operator);
  });
}

/** What is null stays as it is. */
export interface OperatorChange {
  role: OperatorRole | null;
  isLocked: boolean | null;
  resetsSecondFactor: boolean | null;
}

export async function changeOperator(ctx: Ctx, id: number, change: OperatorChange) {
  if (id === operatorOf(ctx).operatorId) refuse('state.not-allowed');
  return ctx.write(async (tx) => {
    const operator = (await sql.lockOperator(tx.db, id)) ?? refuse('unknown');
    const status = nextStatus(operator, change);
    const values = {
      status,
      ...(change.role ? { role: change.role } : {}),
      ...(change.resetsSecondFactor ? { totp_sealed: null, totp_step: null, password_hash: null } : {}),
    };
    await sql.updateOperator(tx.db, id, values);
    // A new role, a lock or a reset ends what the operator has open.
    await sql.deleteSessions(tx.db, id);
    if (change.resetsSecondFactor) await mailInvitation(tx, operator);
    await recordEvent(tx, {
      object: 'operator',
      id,
      event: eventOf(change),
      from: operator.status,
      to: status,
      reason: change.role,
    });
    return present({ ...operator, ...values });
  });
}

function nextStatus(operator: sql.OperatorRow, { isLocked, resetsSecondFactor }: OperatorChange): string {
  if (isLocked === true) return operator.status === 'locked' ? refuse('state.not-allowed') : 'locked';
  if (isLocked === false && operator.status !== 'locked') refuse('state.not-allowed');
  if (resetsSecondFactor) return 'invited';
  return isLocked === false ? (operator.password_hash ? 'active' : 'invited') : operator.status;
}

const eventOf = ({ isLocked, resetsSecondFactor }: OperatorChange): string => {
  if (resetsSecondFactor) return 'reset';
  if (isLocked === null) return 'change';
  return isLocked ? 'lock' : 'unlock';
};

async function mailInvitation(tx: Tx, operator: sql.OperatorRow): Promise<void> {
  const token = await issueInvitation(tx.system, tx.db, operator.id, tx.now);
  await queueMail(tx, {
    template: 'operator-invitation',
    to: operator.email,
    language: operator.language,
    object: 'operator',
    objectId: operator.id,
    parameters: { token },
  });
}

const present = (row: sql.OperatorRow) => ({
  id: row.id,
  email: row.email,
  role: row.role as OperatorRole,
  mandants: row.mandants,
  status: row.status as 'invited' | 'active' | 'locked',
  hasSecondFactor: row.totp_sealed !== null,
  createdAt: row.created_at,
  lastLoginAt: row.last_login_at,
});
