/**
 * How an operator gets in and out (rules 2.1, 7.13): password, then TOTP, whose code counts once; a session row per
 * sign-in. Passwords are checked outside transactions; a wrong e-mail, a wrong password and a wrong code answer the
 * same.
 */
import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type Claims, deskCookie, signToken, verifyPassword } from '#identity/identity.ts';
import type { MandantRegistry } from '#platform/app-parts.ts';
import { plusHours, seconds, today } from '#platform/clock.ts';
import { type Ctx, globally, type System } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { countTries, forgiveTries } from '#platform/http/limit.ts';
import { acceptedStep } from './second-factor.ts';
import * as sql from './sql.ts';

const sessionHours = 8;

export interface SignedIn {
  /** Null where it went into the cookie. */
  token: string | null;
  email: string;
  role: OperatorRole;
  /** Slugs; null = all. */
  mandants: string[] | null;
}

export async function signIn(
  ctx: Ctx,
  { email, password, code }: { email: string; password: string; code: string | null },
): Promise<SignedIn> {
  const { loginLimit } = ctx.mandant.config;
  const tries = { name: 'operator-login', email, ...loginLimit, acrossMandants: true } as const;
  await countTries(ctx, tries);
  const { system, now } = ctx;
  const operator = await globally(system, (db) => sql.findOperator(db, { email }));
  const isRight = await verifyPassword(operator?.password_hash ?? null, password);
  if (!operator || !isRight) refuse('login.failed');
  if (operator.status !== 'active') refuse('account.locked');
  const step = system.config.demoTotp ? (stepOf(system, operator, code, now) ?? refuse('login.failed')) : null;
  const signedIn = await globally(system, async (db) => {
    if (step !== null && !(await sql.markTotpStep(db, operator.id, step))) refuse('login.failed');
    return openSession(ctx, db, operator);
  });
  await forgiveTries(ctx, tries);
  return signedIn;
}

export async function openSession(ctx: Ctx, db: Db, operator: sql.OperatorRow): Promise<SignedIn> {
  const { system, now, origin } = ctx;
  const [id, endsAt] = [randomUUID(), plusHours(now, sessionHours)];
  await sql.insertSession(db, {
    id,
    operator_id: operator.id,
    browser: origin?.userAgent.slice(0, 200) ?? null,
    auth_at: now,
    created_at: now,
    seen_at: now,
    ends_at: endsAt,
  });
  await sql.updateOperator(db, operator.id, { last_login_at: now });
  const claims: Claims = {
    typ: 'betreiber',
    sub: String(operator.id),
    mandanten: operator.mandants ?? '*',
    rollen: [operator.role],
    email: operator.email,
    jti: id,
    pwv: operator.password_version,
    auth_time: seconds(now),
  };
  return {
    token: await signToken(system.vault, claims, now, endsAt),
    email: operator.email,
    role: operator.role as OperatorRole,
    mandants: operator.mandants,
  };
}

const cookiePlace = { path: '/api', sameSite: 'Strict', httpOnly: true } as const;

/** For a page of our own the token goes into a cookie: no script of the desk ever holds it. */
export function keepInBrowser(answer: Answer, signedIn: SignedIn): SignedIn {
  if (!answer.isOwnPage || signedIn.token === null) return signedIn;
  answer.cookie(deskCookie, signedIn.token, cookiePlace);
  return { ...signedIn, token: null };
}

export const forgetInBrowser = (answer: Answer): void =>
  answer.cookie(deskCookie, '', { ...cookiePlace, maxAgeSeconds: 0 });

/** Who asks, and which mandants that operator may work on. */
export async function whoAmI(ctx: Ctx, mandants: MandantRegistry) {
  const { operatorId, sessionId, authAt, email, role } = operatorOf(ctx);
  const { system, now } = ctx;
  const { own, session } = await globally(system, async (db) => ({
    own: (await sql.findOperator(db, { id: operatorId })) ?? refuse('token.invalid'),
    session: (await sql.findSession(db, sessionId)) ?? refuse('token.invalid'),
  }));
  const allowed = (await mandants.all()).filter(({ slug }) => own.mandants === null || own.mandants.includes(slug));
  return {
    id: operatorId,
    email,
    role: role as OperatorRole,
    asksSecondFactor: system.config.demoTotp,
    asksSecondPerson: system.config.fourEyes,
    isDemo: system.config.demo,
    mandants: allowed.map(({ slug, name, config }) => ({ slug, name, address: config.mandantUrl })),
    signedInAt: authAt,
    endsAt: session.ends_at,
    now,
    today: today(now),
  };
}

/** Ends the session of the token that asks. */
export async function signOut(ctx: Ctx): Promise<{ isSignedOut: true }> {
  const { operatorId, sessionId } = operatorOf(ctx);
  await globally(ctx.system, (db) => sql.deleteSession(db, operatorId, sessionId));
  return { isSignedOut: true };
}

export async function listSessions(ctx: Ctx) {
  const { operatorId, sessionId } = operatorOf(ctx);
  const rows = await globally(ctx.system, (db) => sql.listSessions(db, operatorId, ctx.now));
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser ?? '',
    signedInAt: row.auth_at,
    seenAt: row.seen_at,
    isThis: row.id === sessionId,
  }));
}

export async function endSession(ctx: Ctx, id: string): Promise<{ isSignedOut: true }> {
  const { operatorId } = operatorOf(ctx);
  await ctx.write(async (tx) => {
    if (!(await sql.deleteSession(tx.db, operatorId, id))) refuse('unknown');
    await recordEvent(tx, { object: 'operator', id: operatorId, event: 'endSession', from: 'active', to: 'active' });
  });
  return { isSignedOut: true };
}

/** The operator of a call that only operators may make. */
export function operatorOf(ctx: Pick<Ctx, 'actor'>): {
  operatorId: number;
  sessionId: string;
  email: string;
  role: string;
  authAt: Date;
} {
  if (ctx.actor.kind !== 'operator') throw new Error('only operators come here');
  return ctx.actor;
}

function stepOf(system: System, operator: sql.OperatorRow, code: string | null, now: Date): number | undefined {
  if (!operator.totp_sealed || !code) return undefined;
  return acceptedStep(
    system.vault.open(operator.totp_sealed, 'operator.totp'),
    code.replace(/\s/g, ''),
    now,
    operator.totp_step,
  );
}
