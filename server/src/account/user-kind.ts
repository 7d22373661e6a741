/** Recommenders as users: what identity has to know to sign one in and to know one again. */
import type { Definition } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type LastingKind, mandantSessions } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import { type Ctx, selfOf } from '#platform/context.ts';
import * as sql from './person-sql.ts';

/** The owner of a session. */
type SessionPerson = Pick<
  sql.PersonRow,
  'id' | 'hash' | 'email' | 'firstName' | 'lastName' | 'roles' | 'passwordVersion'
>;

export const personKind: LastingKind<SessionPerson, sql.PersonRow> = {
  access: 'recommender',
  tokenType: 'empfehler',
  sessions: mandantSessions('recommender'),
  // Script reads it, too (rules 2.1).
  cookie: { name: 'token', options: {} },
  loginLimit: 'login',
  findUser: sql.findPerson,
  isLocked: ({ status }) => status === 'locked',
  markSignedIn: sql.markSignedIn,
  findSession: sql.findSession,
  endOf: endOfSession,
  claimsOf: ({ hash, email, roles }, { slug }) => ({
    sub: hash,
    mandant: slug,
    email,
    rollen: ['Empfehler', ...roles],
  }),
  actorOf: ({ session: { id: sessionId, authAt, support }, user }) => ({
    kind: 'recommender',
    accountId: user.id,
    hash: user.hash,
    email: user.email,
    sessionId,
    authAt,
    roles: user.roles,
    support: support ? { operatorId: support.operatorId, mayWrite: support.mayWrite } : null,
  }),
  selfOf: (ctx) => {
    const { accountId: userId, sessionId, email } = selfOf(ctx);
    return { userId, sessionId, email };
  },
  refuseCall: (_ctx, call, { session: { support } }) => {
    if (support) refuseSupport(call, support);
  },
};

/** As long as the mandant says after the last renewal, and never longer than SitzungMaxTage after the sign-in. */
function endOfSession(
  { now, mandant: { config } }: Pick<Ctx, 'now' | 'mandant'>,
  { remembered, authAt }: { remembered: boolean; authAt: Date },
): Date {
  const life = plusHours(now, remembered ? config.sessionDaysMax * 24 : config.tokenHours.recommender);
  const latest = plusHours(authAt, config.sessionDaysMax * 24);
  return new Date(Math.min(life.getTime(), latest.getTime()));
}

/** Who only looks changes nothing but the own sign-in, and some calls are never made for somebody else (P-04). */
function refuseSupport({ method, path, acts, noSupport }: Definition, { mayWrite }: { mayWrite: boolean }): void {
  const changes = acts === true || (method !== 'GET' && path !== '/account/logout');
  if (noSupport || (changes && !mayWrite)) refuse('access.denied');
}
