/** Recommenders as users: what identity has to know to sign one in and to know one again. */
import { endOfLasting, type LastingKind, mandantSessions, refuseSupport } from '#identity/identity.ts';
import { selfOf } from '#platform/context.ts';
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
  endOf: (at, session) => endOfLasting(at, session, at.mandant.config.tokenHours.recommender),
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
