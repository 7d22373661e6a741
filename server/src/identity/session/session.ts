/**
 * Sessions (rules 2.1): a row, named by the `jti` of its tokens. A token lives as long as its row does; a sign-in that
 * takes its place, a new password, another e-mail address, a lock and a deletion end the row before its time. Renewing
 * moves the row's end, as far as its kind lets it. A session of support ends with that of the operator at the desk, too.
 */
import { randomUUID } from 'node:crypto';
import { plusHours, seconds } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type Claims, signToken } from '../token/token.ts';
import type {
  FindSupporter,
  Found,
  InSession,
  LastingKind,
  Session,
  Support,
  UserKind,
  UserRow,
} from '../user-kind.ts';
import { sealHint } from './provider-hint.ts';

/** A session of support is never longer than an operator's own. */
const supportHours = 8;

export interface SessionToken {
  token: string;
  /** Until when the cookie lasts: to the end of the token where the person stays signed in, else with the browser. */
  maxAgeSeconds: number | undefined;
}

export interface Opening {
  /** "Angemeldet bleiben". */
  remembered?: boolean;
  support?: Support | undefined;
  /** What the provider that vouched for the person wants to hear when the session ends (C-47). */
  providerHint?: string | undefined;
}

/** Opens a session inside the transaction that checked the sign-in. */
export async function openSession<Whose extends UserRow>(
  kind: UserKind<Whose>,
  tx: InSession,
  user: Whose,
  { remembered = false, support, providerHint }: Opening = {},
): Promise<SessionToken> {
  const session: Session = { id: randomUUID(), authAt: tx.now, remembered, support };
  const endsAt = endOf(kind, tx, session);
  const browser = tx.origin?.userAgent.slice(0, 200) ?? null;
  const hintSealed = providerHint === undefined ? null : sealHint(tx, session.id, providerHint);
  await kind.sessions.insert(tx.db, user.id, session, { browser, endsAt, hintSealed });
  return signSessionToken(kind, tx, { user, session }, endsAt);
}

/** The session of somebody whose right to it was just checked; nothing where that is over meanwhile. */
export async function enter<Whose extends UserRow>(
  kind: UserKind<Whose>,
  tx: InSession,
  user: Whose,
  opening: Opening = {},
): Promise<SessionToken | undefined> {
  return (await kind.markSignedIn(tx.db, user, tx.now)) ? openSession(kind, tx, user, opening) : undefined;
}

/** With a new password every session there was ends, and one begins. */
export async function enterAnew<Whose extends UserRow>(
  kind: UserKind<Whose>,
  tx: InSession,
  user: Whose,
  opening: Opening = {},
): Promise<SessionToken | undefined> {
  await endSessions(kind, tx, user.id);
  return enter(kind, tx, user, opening);
}

/** The living session of a verified token, by one read; nothing for a token that is no longer good. */
export async function findSession<Whose extends UserRow>(
  kind: UserKind<Whose>,
  tx: Pick<Tx, 'db' | 'home' | 'mandant' | 'now'>,
  claims: Claims,
  findSupporter: FindSupporter,
): Promise<Found<Whose> | undefined> {
  const found = await kind.findSession(tx.db, claims.jti ?? '', tx.now);
  if (!found || found.user.passwordVersion !== claims.pwv) return undefined;
  if (kind.claimsOf(found.user, tx.mandant).sub !== claims.sub) return undefined;
  const { support } = found.session;
  return support && !(await findSupporter(tx, support)) ? undefined : found;
}

/** A fresh token of the same session, which lives on if it is still there. */
export async function renewSession<Whose extends UserRow>(
  kind: LastingKind<Whose>,
  tx: Tx,
  found: Found<Whose>,
): Promise<SessionToken | undefined> {
  const endsAt = endOf(kind, tx, found.session);
  const lives = await kind.sessions.prolong(tx.db, found.session.id, { seenAt: tx.now, endsAt });
  return lives ? signSessionToken(kind, tx, found, endsAt) : undefined;
}

/** Every session of a user; those of support, too. */
export const endSessions = (kind: UserKind, { db }: Pick<Tx, 'db'>, userId: number): Promise<unknown> =>
  kind.sessions.deleteAll(db, userId);

const endOf = (kind: UserKind, at: Pick<Ctx, 'now' | 'mandant'>, session: Session): Date =>
  session.support ? plusHours(session.authAt, supportHours) : kind.endOf(at, session);

async function signSessionToken<Whose extends UserRow>(
  kind: UserKind<Whose>,
  { system, mandant, now }: InSession,
  { user, session }: Found<Whose>,
  endsAt: Date,
): Promise<SessionToken> {
  const claims: Claims = {
    typ: kind.tokenType,
    ...kind.claimsOf(user, mandant),
    jti: session.id,
    pwv: user.passwordVersion,
    auth_time: seconds(session.authAt),
    ...(session.support && { imp: session.support.operatorId }),
  };
  const token = await signToken(system.vault, claims, now, endsAt);
  return { token, maxAgeSeconds: session.remembered ? seconds(endsAt) - seconds(now) : undefined };
}
