/** People of agencies as users: what identity has to know to sign one in and to know one again (rules 2.1, 2.3). */
import { agencyRole, rightsOf, rolesOf } from '@weitersagen/contract/agency/rights';
import { maySignIn } from '@weitersagen/contract/agency/rules';
import type { Definition } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { encode } from '@weitersagen/contract/basics/wire';
import { endOfLasting, type LastingKind, mandantSessions, refuseSupport } from '#identity/identity.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import * as sql from './user-sql.ts';

type AgencyActor = Extract<Actor, { kind: 'agency' }>;

/** The roles of a person now. */
export const rolesNow = ({ positions, agencyStatus }: Pick<sql.AgencyUserRow, 'positions' | 'agencyStatus'>) =>
  rolesOf(positions, agencyStatus);

export const agencyKind: LastingKind<sql.AgencyUserRow, sql.AgencyUserRow> = {
  access: 'agency',
  tokenType: 'agentur',
  sessions: mandantSessions('agency'),
  // Script reads it, too (rules 2.1).
  cookie: { name: 'agenturtoken', options: {} },
  loginLimit: 'agency-login',
  findUser: sql.findUser,
  isLocked: (user) => !maySignIn({ status: user.status, roles: user.positions }, user.agencyStatus),
  markSignedIn: sql.markSignedIn,
  findSession: async (db, id, now) => {
    const found = await sql.findSession(db, id, now);
    // Whose agency ended meanwhile is signed out, whoever ended it.
    return found && maySignIn({ status: found.user.status, roles: found.user.positions }, found.user.agencyStatus)
      ? found
      : undefined;
  },
  endOf: (at, session) => endOfLasting(at, session, at.mandant.config.tokenHours.agency),
  claimsOf: (user, { slug }) => ({
    sub: String(user.id),
    mandant: slug,
    email: user.email,
    rollen: rolesNow(user).map((role) => String(encode(agencyRole, role))),
  }),
  actorOf: ({ session: { id: sessionId, authAt, support }, user }) => ({
    kind: 'agency',
    userId: user.id,
    agencyId: user.agencyId,
    agencyNumber: user.agencyNumber,
    employeeNumber: user.employeeNumber,
    email: user.email,
    sessionId,
    authAt,
    roles: rolesNow(user),
    support: support ? { operatorId: support.operatorId, mayWrite: support.mayWrite } : null,
  }),
  selfOf: (ctx) => {
    const { userId, sessionId, email } = agencyOf(ctx);
    return { userId, sessionId, email };
  },
  refuseCall: (_ctx, call, { session: { support }, user }) => {
    if (support) refuseSupport(call, support);
    refuseWithoutRight(call, user);
  },
};

function refuseWithoutRight({ right }: Definition, user: sql.AgencyUserRow): void {
  if (right && !rightsOf(rolesNow(user)).includes(right)) refuse('access.denied');
}

/** Who of an agency calls; a call that lets others in, too, asks for the kind of its actor first. */
export const agencyOf = ({ actor }: Pick<Ctx, 'actor'>): AgencyActor =>
  actor.kind === 'agency' ? actor : refuse('token.invalid');

/** The same, of somebody whose agency is known. */
export function ownAgencyOf(ctx: Pick<Ctx, 'actor'>): AgencyActor & { agencyId: number; agencyNumber: string } {
  const actor = agencyOf(ctx);
  const { agencyId, agencyNumber } = actor;
  if (agencyId === null || agencyNumber === null) return refuse('access.denied');
  return { ...actor, agencyId, agencyNumber };
}
