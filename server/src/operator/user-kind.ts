/** Operators as users: what identity has to know to sign one in and to know one again. They work for several mandants. */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { UserKind } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Place } from '#platform/vault.ts';
import { knowOperators } from './known-there.ts';
import { takeRecoveryCode } from './recovery/codes.ts';
import * as sql from './sql.ts';

const sessionHours = 8;

/** Operators belong to no mandant. */
export const totpPlace = (operatorId: number): Place => ({
  column: 'operator.totp',
  mandantId: null,
  row: [operatorId],
});

type OperatorActor = Extract<Actor, { kind: 'operator' }>;

export const operatorKind: UserKind<sql.SessionOperator, sql.OperatorRow> = {
  access: 'operator',
  tokenType: 'betreiber',
  acrossMandants: true,
  sessions: sql.operatorSessions,
  // No script of the desk ever holds it, and it is sent to the API only.
  cookie: { name: 'betreiber', options: { path: '/api', sameSite: 'Strict', httpOnly: true, hostOnly: true } },
  loginLimit: 'operator-login',
  secondFactor: {
    isAsked: ({ config }) => config.demoTotp,
    secretOf: ({ vault }, { id, totpSealed, totpStep: lastStep }) =>
      totpSealed === null ? undefined : { secret: vault.open(totpSealed, totpPlace(id)), lastStep },
    markStep: sql.markTotpStep,
    takeRecoveryCode: (system, db, { userId: operatorId, ...given }) =>
      takeRecoveryCode(system, db, { operatorId, ...given }),
  },
  findUser: sql.findOperator,
  isLocked: ({ status }) => status !== 'active',
  markSignedIn: async (db, { id }, now) => {
    await sql.updateOperator(db, id, { lastLoginAt: now });
    return true;
  },
  findSession: sql.useSession,
  endOf: (_at, { authAt }) => plusHours(authAt, sessionHours),
  claimsOf: ({ id, email, role, mandants }) => ({
    sub: String(id),
    mandanten: mandants ?? '*',
    rollen: [role],
    email,
  }),
  actorOf: actorOfOperator,
  selfOf: (ctx) => {
    const { operatorId: userId, sessionId, email } = operatorOf(ctx);
    return { userId, sessionId, email };
  },
  refuseCall: ({ mandant }, { roles, anyMandant }, { user: { role, mandants } }) => {
    if (!anyMandant && mandants && !mandants.includes(mandant.slug)) refuse('token.invalid');
    if (roles && !roles.includes(role as OperatorRole)) refuse('access.denied');
  },
  arrive: (ctx, { user: { id } }) => knowOperators(ctx, id),
  recordEnd: (tx, id) => recordEvent(tx, { object: 'operator', id, event: 'endSession', from: 'active', to: 'active' }),
};

export function actorOfOperator({
  session: { id: sessionId, authAt },
  user: { id: operatorId, email, role },
}: sql.FoundOperator): OperatorActor {
  return { kind: 'operator', operatorId, email, role, sessionId, authAt };
}

/** The operator of a call that only operators may make. */
export function operatorOf({ actor }: Pick<Ctx, 'actor'>): OperatorActor {
  if (actor.kind !== 'operator') throw new Error('only operators come here');
  return actor;
}
