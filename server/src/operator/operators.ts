/**
 * Who may work here: invite, role, lock, reset of the second factor, end of sessions (rules 7.13, BetreiberAdmin only).
 * Nobody changes the own account, and both accounts of a change are locked while it is made, so that one admin always
 * remains. An admin of some mandants sees and changes nobody who works on others. Every change is an event row of its
 * own.
 */

import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { EventName } from '@weitersagen/contract/event/events';
import { invitedAs } from '@weitersagen/contract/operator/invited-as';
import type { ChangeOperator, InviteOperator, Operator } from '@weitersagen/contract/operator/schemas';
import { endSessions } from '#identity/identity.ts';
import { type Ctx, globally, type Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { noteSetting } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import { issueInvitation } from './invitation.ts';
import { operatorTopic } from './known-there.ts';
import { accessMail, invitationMail } from './mails.ts';
import { areColleagues } from './name/own-name.ts';
import { deleteCodes } from './recovery/sql.ts';
import * as sql from './sql.ts';
import { listTies, looseTies, type TieKind } from './tie/tie-sql.ts';
import { tieOperator } from './tie/ties.ts';
import { operatorKind, operatorOf } from './user-kind.ts';

type Shown = Value<typeof Operator>;

export async function listOperators(ctx: Ctx): Promise<Shown[]> {
  const { rows, sessions, ties, own } = await globally(ctx.system, async (db) => ({
    rows: await sql.listOperators(db),
    sessions: await sql.countSessions(db, ctx.now),
    ties: await listTies(db),
    own: (await sql.findOperator(db, { id: operatorOf(ctx).operatorId })) ?? refuse('token.invalid'),
  }));
  return rows
    .filter((row) => mayManage(own, row))
    .map((row) =>
      present(row, {
        sessions: sessions.get(row.id) ?? 0,
        isUnsettled: ties.some(({ madeId }) => madeId === row.id),
      }),
    );
}

/** Again for somebody who has not accepted yet gives a fresh link beside the old one; it lets in as the first one did. */
export async function inviteOperator(
  ctx: Ctx,
  { email, name, role, mandants }: Value<typeof InviteOperator>,
): Promise<Shown> {
  return ctx.write(async (tx) => {
    const own = await lockSelf(tx);
    if (!mayManage(own, { mandants })) refuse('access.denied');
    const made = await tx.home((db) => sql.insertOperator(db, { email, name, role, mandants, created_at: tx.now }));
    const operator = made ?? (await tx.home((db) => sql.findOperator(db, { email }))) ?? refuse('unknown');
    if (!mayManage(own, operator)) refuse('access.denied');
    const isSame = operator.role === role && areSame(operator.mandants, mandants);
    if (operator.status !== 'invited' || !isSame) refuse('state.not-allowed');
    await recordEvent(tx, {
      object: 'operator',
      id: operator.id,
      event: 'invite',
      from: made ? null : 'invited',
      to: 'invited',
      reason: invitedAs({ role, mandants: operator.mandants }),
    });
    if (made) {
      noteAccess(tx, operator.id, role);
      await announceChange(tx, operatorTopic, String(operator.id));
    }
    await tieOperator(tx, operator.id, 'invited');
    await sendInvitation(tx, operator);
    await tellColleagues(tx, operator, 'invited');
    return present(operator, { sessions: 0, isUnsettled: true });
  });
}

/** What is not given stays as it is. */
export async function changeOperator(ctx: Ctx, id: number, change: Value<typeof ChangeOperator>): Promise<Shown> {
  const self = operatorOf(ctx).operatorId;
  if (id === self) refuse('state.not-allowed');
  return ctx.write(async (tx) => {
    const locked = await tx.home((db) => sql.lockOperators(db, [id, self]));
    const own = admin(locked.find((row) => row.id === self));
    const operator = locked.find((row) => row.id === id) ?? refuse('unknown');
    if (!mayManage(own, operator)) refuse('access.denied');
    const status = nextStatus(operator, change);
    const values = {
      status,
      ...(change.role ? { role: change.role } : {}),
      ...(change.resetsSecondFactor ? { totpSealed: null, totpStep: null, passwordHash: null } : {}),
    };
    const ties = tiesBy(operator, change);
    // The database takes a wider role only of somebody who is tied already.
    for (const kind of ties) await tieOperator(tx, id, kind);
    await tx.home(async (db) => {
      await sql.updateOperator(db, id, values);
      if (change.resetsSecondFactor) await deleteCodes(db, id);
      // A new role, a lock or a reset ends what the operator has open.
      await endSessions(operatorKind, { db }, id);
    });
    await recordChanges(tx, operator, status, change);
    for (const kind of ties) await tellColleagues(tx, operator, kind);
    if (change.resetsSecondFactor) await sendInvitation(tx, operator);
    const isUnsettled = (await tx.home((db) => listTies(db, id))).length > 0;
    return present({ ...operator, ...values }, { sessions: 0, isUnsettled });
  });
}

type OperatorChange = Pick<Value<typeof ChangeOperator>, 'role' | 'isLocked' | 'resetsSecondFactor' | 'endsSessions'>;

/** Who works on all mandants manages everybody; an admin of some only those who work on no other. */
const mayManage = (own: Pick<sql.OperatorRow, 'mandants'>, other: Pick<sql.OperatorRow, 'mandants'>): boolean =>
  own.mandants === null || (other.mandants?.every((slug) => own.mandants?.includes(slug)) ?? false);

const areSame = (some: string[] | null, others: string[] | null): boolean =>
  some === null || others === null ? some === others : new Set(some).symmetricDifference(new Set(others)).size === 0;

/** Whoever was locked or lost the role while this call came in decides nothing any more. */
const admin = (own: sql.OperatorRow | undefined): sql.OperatorRow =>
  own?.status === 'active' && own.role === 'BetreiberAdmin' ? own : refuse('access.denied');

const lockSelf = async (tx: Tx): Promise<sql.OperatorRow> =>
  admin((await tx.home((db) => sql.lockOperators(db, [operatorOf(tx).operatorId])))[0]);

/** Who is locked stays so until unlocked: a new second factor would be the way in again. */
function nextStatus(operator: sql.OperatorRow, { isLocked, resetsSecondFactor }: OperatorChange): string {
  const staysLocked = isLocked ?? operator.status === 'locked';
  if (staysLocked && resetsSecondFactor) refuse('state.not-allowed');
  if (isLocked === true) return operator.status === 'locked' ? refuse('state.not-allowed') : 'locked';
  if (isLocked === false && operator.status !== 'locked') refuse('state.not-allowed');
  if (resetsSecondFactor) return 'invited';
  return isLocked === false ? (operator.passwordHash ? 'active' : 'invited') : operator.status;
}

/** One row a change, each with what was before and what is now. */
async function recordChanges(
  tx: Tx,
  { id, role, status: before }: sql.OperatorRow,
  status: string,
  change: OperatorChange & { reason: string | null },
): Promise<void> {
  const record = (event: EventName<'operator'>, from: string, to: string): Promise<void> =>
    recordEvent(tx, { object: 'operator', id, event, from, to, reason: change.reason });
  const note = (what: AccessChange): void => noteAccess(tx, id, what);
  if (change.role !== null && change.role !== role) {
    await record('role', role, change.role);
    note(change.role);
  }
  if (change.isLocked !== null) {
    await record(change.isLocked ? 'lock' : 'unlock', before, status);
    note(change.isLocked ? 'gesperrt' : 'entsperrt');
  }
  if (change.resetsSecondFactor) {
    await record('reset', before, status);
    note('zurueckgesetzt');
  }
  if (change.endsSessions) {
    await record('endSessions', before, status);
    note('abgemeldet');
  }
}

type AccessChange = OperatorRole | 'gesperrt' | 'entsperrt' | 'zurueckgesetzt' | 'abgemeldet';

/** By the number of the operator, whose address stands in no security event. */
export const noteAccess = (tx: Tx, id: number, what: AccessChange): void => noteSetting(tx, `Betreiber.${id}.${what}`);

/** Who widens somebody's access, or opens it anew, is tied to that one, and everybody hears of it. */
function tiesBy(operator: sql.OperatorRow, change: OperatorChange): TieKind[] {
  const kinds: TieKind[] = [];
  if (change.resetsSecondFactor) kinds.push('reset');
  if (change.isLocked === false) kinds.push('unlocked');
  if (change.role !== null && rankOf(change.role) > rankOf(operator.role)) kinds.push('raised');
  return kinds;
}

const rankOf = (role: string): number =>
  ['BetreiberRedaktion', 'BetreiberSachbearbeitung', 'BetreiberAdmin'].indexOf(role);

/** To the operator's own address, and to nobody else. */
async function sendInvitation(tx: Tx, operator: sql.OperatorRow): Promise<void> {
  const token = await tx.home((db) => issueInvitation(tx.system, db, operator.id, tx.now));
  await queueMail(tx, invitationMail, {
    to: operator.email,
    language: operator.language,
    object: 'operator',
    objectId: operator.id,
    parameters: { token },
  });
}

/** M38: to the one concerned and to every admin of the same mandants, so that no access comes about unseen. */
async function tellColleagues(tx: Tx, concerned: sql.OperatorRow, what: TieKind): Promise<void> {
  const admins = (await tx.home(sql.listOperators)).filter(
    (one) => one.status === 'active' && one.role === 'BetreiberAdmin' && areColleagues(one, concerned),
  );
  for (const { email: to, language, id: objectId } of distinct([concerned, ...admins]))
    await queueMail(tx, accessMail, {
      to,
      language,
      object: 'operator',
      objectId,
      parameters: {
        email: concerned.email,
        role: concerned.role as OperatorRole,
        what,
        by: operatorOf(tx).email,
        reason: null,
      },
    });
}

const distinct = (rows: readonly sql.OperatorRow[]): sql.OperatorRow[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/**
 * Another admin agrees to an operator who was made by somebody: neither that one nor the one concerned, nor whoever was made
 * without an agreement. From then on the operator counts for everybody.
 */
export const settleOperator = (ctx: Ctx, id: number, reason: string | null): Promise<Shown> =>
  ctx.write(async (tx) => {
    const own = await lockSelf(tx);
    const operator = (await tx.home((db) => sql.lockOperator(db, id))) ?? refuse('unknown');
    if (!mayManage(own, operator)) refuse('access.denied');
    if (own.id === id) refuse('approval.self');
    const ties = await tx.home((db) => listTies(db));
    const makers = ties.filter(({ madeId }) => madeId === id).map(({ makerId }) => makerId);
    if (makers.length === 0) refuse('state.not-allowed');
    if (ties.some(({ madeId }) => madeId === own.id)) refuse('approval.unsettled');
    const isTied = (other: number): boolean =>
      other === own.id || ties.some(({ makerId, madeId }) => makerId === own.id && madeId === other);
    if (makers.some(isTied)) refuse('approval.tied');
    await tx.home((db) => looseTies(db, id, { by: own.id, at: tx.now }));
    await recordEvent(tx, {
      object: 'operator',
      id,
      event: 'settle',
      from: operator.status,
      to: operator.status,
      reason,
    });
    return present(operator, { sessions: 0, isUnsettled: false });
  });

const present = (
  row: sql.OperatorRow,
  { sessions, isUnsettled }: { sessions: number; isUnsettled: boolean },
): Shown => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role as OperatorRole,
  mandants: row.mandants,
  status: row.status as Shown['status'],
  hasSecondFactor: row.totpSealed !== null,
  createdAt: row.createdAt,
  lastLoginAt: row.lastLoginAt,
  sessions,
  isUnsettled,
});
