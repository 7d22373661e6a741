/**
 * Sessions of people (rules 2.1): a row of table `session`, named by the `jti` of its tokens. A token lives as long as
 * its row does; a sign-in that takes its place, a new password, another e-mail address, a lock and a deletion end the row
 * before its time. Renewing moves the row's end, never beyond SitzungMaxTage after the sign-in. A support session ends
 * with that of the operator at the desk, too (supporter.ts).
 */
import { randomUUID } from 'node:crypto';
import { plusHours, seconds } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { type Support, supporterMayLook } from './supporter.ts';
import { type Claims, signToken, verifyToken } from './token.ts';

/** Holds the token of who is signed in; script reads it, too (rules 2.1). */
export const personCookie = 'token';

/** A support session is never longer than an operator's own. */
const supportHours = 8;

export type PersonSession = NonNullable<Awaited<ReturnType<typeof findPersonSession>>>;

/** The living session of a verified token; `read` may be a glance. Nothing for a token that is no longer good. */
export async function findPersonSession(ctx: Ctx, claims: Claims, read: Ctx['read'] = ctx.read) {
  const row = await read(({ db }) =>
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.subject_id')
      .leftJoin('operator_session', (join) =>
        join
          .onRef('operator_session.id', '=', 'session.support_operator_session')
          .onRef('operator_session.operator_id', '=', 'session.support_operator_id'),
      )
      .leftJoin('operator', 'operator.id', 'operator_session.operator_id')
      .select([
        'session.id',
        'session.subject_id',
        'session.auth_at',
        'session.remembered',
        'session.support_operator_id',
        'session.support_may_write',
        'account.hash',
        'account.email',
        'account.first_name',
        'account.last_name',
        'account.roles',
        'account.password_version',
        'operator.status as operator_status',
        'operator.role as operator_role',
        'operator.mandants as operator_mandants',
        'operator_session.ends_at as operator_ends_at',
      ])
      .where('session.id', '=', claims.jti ?? '')
      .where('session.kind', '=', 'recommender')
      .where('session.ends_at', '>', ctx.now)
      .where('account.status', '=', 'active')
      .executeTakeFirst(),
  );
  if (!row || row.password_version !== claims.pwv || row.hash !== claims.sub) return undefined;
  const { email } = row;
  const mayLook = row.support_operator_id === null || supporterMayLook(row, ctx.mandant, ctx.now);
  return email !== null && mayLook ? { ...row, email } : undefined;
}

interface Lasting {
  remembered: boolean;
  auth_at: Date;
  support_operator_id: number | null;
}

/** When a session ends that is renewed now. */
function sessionEnd(
  { now, mandant: { config } }: Pick<Ctx, 'now' | 'mandant'>,
  { remembered, auth_at, support_operator_id }: Lasting,
): Date {
  if (support_operator_id !== null) return plusHours(auth_at, supportHours);
  const life = plusHours(now, remembered ? config.sessionDaysMax * 24 : config.tokenHours.recommender);
  const latest = plusHours(auth_at, config.sessionDaysMax * 24);
  return new Date(Math.min(life.getTime(), latest.getTime()));
}

export interface RenewedToken {
  token: string;
  /** Until when the cookie lasts: to the end of the token where the person stays signed in, else with the browser. */
  maxAgeSeconds: number | undefined;
}

type Signable = Lasting &
  Pick<PersonSession, 'id' | 'hash' | 'email' | 'roles' | 'password_version' | 'support_operator_id'>;

/** A token of a session that ends at `endsAt`. */
async function signSessionToken(
  { system, mandant, now }: Pick<Ctx, 'system' | 'mandant' | 'now'>,
  session: Signable,
  endsAt: Date,
): Promise<RenewedToken> {
  const token = await signToken(
    system.vault,
    {
      typ: 'empfehler',
      sub: session.hash,
      mandant: mandant.slug,
      email: session.email,
      rollen: ['Empfehler', ...session.roles],
      jti: session.id,
      pwv: session.password_version,
      auth_time: seconds(session.auth_at),
      ...(session.support_operator_id !== null && { imp: session.support_operator_id }),
    },
    now,
    endsAt,
  );
  return { token, maxAgeSeconds: session.remembered ? seconds(endsAt) - seconds(now) : undefined };
}

export interface Opening {
  /** "Angemeldet bleiben". */
  remembered?: boolean;
  support?: Support;
}

/** Opens a session inside the transaction that checked the sign-in. */
export async function openSession(
  tx: Tx,
  account: { id: number; hash: string; email: string; password_version: number; roles: string[] },
  { remembered = false, support }: Opening = {},
): Promise<RenewedToken> {
  const opened = {
    id: randomUUID(),
    remembered,
    auth_at: tx.now,
    support_operator_id: support?.operatorId ?? null,
  };
  const endsAt = sessionEnd(tx, opened);
  await tx.db
    .insertInto('session')
    .values({
      ...opened,
      kind: 'recommender',
      subject_id: account.id,
      browser: tx.origin?.userAgent.slice(0, 200) ?? null,
      created_at: tx.now,
      seen_at: tx.now,
      ends_at: endsAt,
      support_operator_session: support?.operatorSession ?? null,
      support_may_write: support?.mayWrite ?? false,
    })
    .execute();
  return signSessionToken(tx, { ...account, ...opened }, endsAt);
}

/** Who signs in takes the place of whoever was signed in there before: that session ends, and not only its cookie. */
export async function endReplaced(ctx: Ctx, token: string): Promise<void> {
  const claims = await verifyToken(ctx.system.vault, token, ctx.now);
  if (claims?.typ !== 'empfehler' || claims.mandant !== ctx.mandant.slug) return;
  await ctx.write(({ db }) =>
    db
      .deleteFrom('session')
      .where('id', '=', claims.jti ?? '')
      .where('kind', '=', 'recommender')
      .execute(),
  );
}

/** Where a session is, as the person is told: the browser of an operator is none of theirs. */
export const browserOf = ({
  browser,
  support_operator_id,
}: {
  browser: string | null;
  support_operator_id: number | null;
}): string => (support_operator_id === null ? (browser ?? '') : 'Support');

/** Gives the token to the browser of a page of our own; another program reads it from the answer. */
export function keepInBrowser(answer: Answer, { token, maxAgeSeconds }: RenewedToken): void {
  if (answer.isOwnPage) answer.cookie(personCookie, token, { ...(maxAgeSeconds !== undefined && { maxAgeSeconds }) });
}

export const forgetInBrowser = (answer: Answer): void => {
  if (answer.isOwnPage) answer.cookie(personCookie, '', { maxAgeSeconds: 0 });
};

/** A fresh token of the same session; its row lives on, if it is still there. */
export async function renewSession(tx: Tx, session: Signable): Promise<RenewedToken | undefined> {
  const endsAt = sessionEnd(tx, session);
  const { numUpdatedRows } = await tx.db
    .updateTable('session')
    .set({ seen_at: tx.now, ends_at: endsAt })
    .where('id', '=', session.id)
    .where('ends_at', '>', tx.now)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : signSessionToken(tx, session, endsAt);
}
