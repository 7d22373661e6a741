/**
 * Signing in with e-mail and password, and a second factor where the kind asks for one (rules 2.1). An unknown e-mail,
 * a wrong password, a user without one and a wrong code answer the same; only who knows the password learns of a lock.
 * Passwords are checked outside of transactions.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { isRecoveryCode } from '@weitersagen/contract/operator/recovery-code';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { countAgainst, type Limit } from '#platform/http/limit.ts';
import { enter, type Opening, type SessionToken } from '../session/session.ts';
import { rowsOf, type UserKind, type UserRow, type UserWithPassword } from '../user-kind.ts';
import type { Lane } from './lanes.ts';
import { verifyPassword } from './password.ts';
import { acceptedStep } from './second-factor.ts';
import { type Trace, traceOf } from './trace.ts';
import { countTry } from './tries.ts';

export interface Given extends Pick<Opening, 'remembered'> {
  email: string;
  password: string;
  code?: string | null;
}

/** Tells the owner that somebody tries the password again and again. */
type WarnOwner<Signing> = (owner: Signing) => Promise<void>;

export async function signInByPassword<Whose extends UserRow, Signing extends Whose & UserWithPassword>(
  kind: UserKind<Whose, Signing>,
  ctx: Ctx,
  given: Given,
  warnOwner?: WarnOwner<Signing>,
): Promise<{ user: Signing; session: SessionToken }> {
  const trace = traceOf(kind, ctx, given.email);
  try {
    const known = await rowsOf(kind, ctx).read(({ db }) => kind.findUser(db, { email: given.email }));
    if (known) trace.meets(kind.claimsOf(known, ctx.mandant).sub);
    const tried = { email: given.email, user: known, warn: known && warnOwner && (() => warnOwner(known)) };
    const { user, session } = await countTry(kind, ctx, tried, (lane) =>
      tryPassword(kind, ctx, given, { known, trace, lane }),
    );
    const opened = session ?? refuse('login.failed');
    trace.done();
    return { user, session: opened };
  } catch (error) {
    trace.failed(error);
    throw error;
  }
}

interface Try<Signing> {
  known: Signing | undefined;
  trace: Trace;
  lane: Lane;
}

async function tryPassword<Whose extends UserRow, Signing extends Whose & UserWithPassword>(
  kind: UserKind<Whose, Signing>,
  ctx: Ctx,
  { password, code = null, remembered = false }: Given,
  { known, trace, lane }: Try<Signing>,
): Promise<{ user: Signing; session: SessionToken | undefined }> {
  const isRight = await verifyPassword(known?.passwordHash ?? null, password, { lane, ip: ctx.origin?.ip });
  if (!known || !isRight) return refuse('login.failed');
  if (kind.isLocked(known)) refuse('account.locked');
  if (kind.secondFactor?.isAsked(ctx.system)) {
    trace.asksCode(code && isRecoveryCode(code) ? 'Wiederherstellungscode' : null);
    await countAgainst(ctx, codeLimit(kind), String(known.id));
  }
  const spend = codeOf(kind, ctx, known, code);
  const session = await rowsOf(kind, ctx).write(async (tx) => {
    if (spend && !(await spend(tx.db))) refuse('login.failed');
    return enter(kind, tx, known, { remembered });
  });
  return { user: known, session };
}

/**
 * Codes are few, so whoever knows the password tries so many, from wherever: no stranger comes so far, and nobody who does
 * not know it locks the owner out.
 */
const codeLimit = ({ loginLimit, acrossMandants }: Pick<UserKind, 'loginLimit' | 'acrossMandants'>): Limit => ({
  name: `${loginLimit}-code`,
  max: 20,
  windowSeconds: 3600,
  ...(acrossMandants && { acrossMandants }),
});

/** What uses a code up, false where it was used before; null where none is asked for. */
function codeOf<Signing extends UserWithPassword>(
  { secondFactor }: Pick<UserKind<Signing, Signing>, 'secondFactor'>,
  { system, now }: Ctx,
  user: Signing,
  code: string | null,
): ((db: Db) => Promise<boolean>) | null {
  if (!secondFactor?.isAsked(system)) return null;
  const known = secondFactor.secretOf(system, user);
  if (!known || !code) return refuse('login.failed');
  if (isRecoveryCode(code)) return (db) => secondFactor.takeRecoveryCode(system, db, { userId: user.id, code, now });
  const step = acceptedStep(known.secret, code, now, known.lastStep) ?? refuse('login.failed');
  return (db) => secondFactor.markStep(db, user.id, step);
}
