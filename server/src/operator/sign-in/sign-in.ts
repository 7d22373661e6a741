/**
 * How an operator gets in (rules 2.1, 7.13): password, then TOTP, whose code counts once; a session row per sign-in.
 * And what the desk is told of who sits there.
 */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { isRecoveryCode } from '@weitersagen/contract/operator/recovery-code';
import { keepInBrowser, type SessionToken, signInByPassword } from '#identity/identity.ts';
import type { MandantRegistry } from '#platform/app-parts.ts';
import { today } from '#platform/clock.ts';
import { type Ctx, globally, type Mandant } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { markBrowser } from '#platform/stranger/known-browser.ts';
import { areColleagues } from '../name/own-name.ts';
import { tellOfUse } from '../recovery/recovery.ts';
import { countCodes } from '../recovery/sql.ts';
import * as sql from '../sql.ts';
import { operatorKind, operatorOf } from '../user-kind.ts';
import { warnOperator } from '../warning.ts';

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
  given: { email: string; password: string; code: string | null },
  answer: Answer,
): Promise<SignedIn> {
  const { user, session } = await signInByPassword(operatorKind, ctx, given, (owner) => warnOperator(ctx, owner));
  if (operatorKind.secondFactor?.isAsked(ctx.system) && given.code && isRecoveryCode(given.code))
    await tellOfUse(ctx, user);
  const entered = letIn(answer, user, session);
  markBrowser(ctx, answer, operatorKind.access, user);
  return entered;
}

export const letIn = (
  answer: Answer,
  { email, role, mandants }: sql.SessionOperator,
  session: SessionToken,
): SignedIn => ({
  token: keepInBrowser(operatorKind, answer, session),
  email,
  role: role as OperatorRole,
  mandants,
});

/** Who asks, and which mandants that operator may work on. */
export async function whoAmI(ctx: Ctx, mandants: MandantRegistry) {
  const { operatorId, sessionId, authAt, email, role } = operatorOf(ctx);
  const { system, now } = ctx;
  const { own, endsAt, codesLeft, named } = await globally(system, async (db) => ({
    own: (await sql.findOperator(db, { id: operatorId })) ?? refuse('token.invalid'),
    endsAt: (await sql.findSessionEnd(db, sessionId)) ?? refuse('token.invalid'),
    codesLeft: await countCodes(db, operatorId),
    named: await sql.listNamed(db),
  }));
  const isOwn = ({ slug }: { slug: string }): boolean => own.mandants === null || own.mandants.includes(slug);
  const allowed = (await mandants.all()).filter(isOwn);
  return {
    id: operatorId,
    email,
    name: own.name,
    colleagues: named
      .filter((one) => areColleagues(own, one))
      .map(({ email: address, name }) => ({ email: address, name })),
    role: role as OperatorRole,
    asksSecondFactor: system.config.demoTotp,
    asksSecondPerson: system.config.fourEyes,
    isDemo: system.config.demo,
    recoveryCodesLeft: system.config.demoTotp ? codesLeft : null,
    mandants: allowed.map(({ slug, name, config }) => ({
      slug,
      name,
      address: config.mandantUrl,
      isSandbox: config.isSandbox,
    })),
    closedMandants: (await mandants.closed())
      .filter(isOwn)
      .map(({ slug, name, problems }) => ({ slug, name, fields: problems.map(({ field }) => field) })),
    missingCells: (await mandants.away())
      .map(({ name, mandants: there }) => ({ name, mandants: there.filter((slug) => isOwn({ slug })) }))
      .filter(({ mandants: there }) => there.length > 0),
    signedInAt: authAt,
    endsAt,
    now,
    today: today(now),
  };
}

/** The mandants that the one who asks may work on, as far as they can be served. */
export async function listOwnMandants(ctx: Ctx, mandants: MandantRegistry): Promise<readonly Mandant[]> {
  const { operatorId } = operatorOf(ctx);
  const own = await globally(ctx.system, (db) => sql.findOperator(db, { id: operatorId }));
  return (await mandants.all()).filter(({ slug }) => own?.mandants === null || own?.mandants.includes(slug));
}
