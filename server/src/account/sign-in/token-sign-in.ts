/**
 * Signing in without a password (C-05): an operator who looks at an account (P-04), or somebody the client's own portal
 * has signed in (K7, R-32). Such a token is good once, and whatever is wrong with it answers the same.
 */
import type { User } from '@weitersagen/contract/account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { enter, type FindSupporter, findToken, openSession, type SessionToken, useToken } from '#identity/identity.ts';
import { type Ctx, type Tx, whoAsks } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lookUp } from '#platform/http/limit.ts';
import { languageFor } from '#site/site.ts';
import { recordAccountEvent } from '../account-event.ts';
import * as sql from '../person-sql.ts';
import { type Account, findOrCreateAccount, moveAccount } from '../state.ts';
import { personKind } from '../user-kind.ts';
import { type PortalClaims, readPortalToken } from './portal-token.ts';
import { letIn } from './sign-in.ts';

interface Entered {
  person: sql.PersonRow;
  session: SessionToken;
  isSupport: boolean;
}

export async function signInByToken(
  ctx: Ctx,
  { token, findSupporter }: { token: string; findSupporter: FindSupporter },
  answer: Answer,
): Promise<User> {
  // A HEAD or a browser that fetches ahead must not use the token up.
  if (ctx.origin?.ahead) refuse('one-time-token.invalid');
  const enterBy = (): Promise<Entered | undefined> =>
    token.includes('.') ? enterByPortal(ctx, token) : enterAsSupport(ctx, token, findSupporter);
  const entered = await lookUp(ctx, enterBy);
  ctx.system.security.note({
    ...whoAsks(ctx),
    kind: 'signIn',
    outcome: entered ? 'done' : 'wrong',
    actorKind: 'recommender',
    actorId: entered?.person.hash ?? null,
    what: entered?.isSupport ? 'support' : 'token',
  });
  const { person, session, isSupport } = entered ?? refuse('one-time-token.invalid');
  return letIn(answer, person, session, isSupport);
}

async function enterAsSupport(ctx: Ctx, token: string, findSupporter: FindSupporter): Promise<Entered | undefined> {
  const found = await ctx.read((tx) => findToken(tx, token, ['AdminLogin']));
  // A link into the area of an agency opens nobody's account.
  if (found?.object !== 'account') return undefined;
  return ctx.write(async (tx) => {
    const { id, support } = await useToken(tx, token, 'AdminLogin');
    const operator = support && (await findSupporter(tx, support));
    const person = await sql.findPerson(tx.db, { id });
    if (!operator || person?.status !== 'active') return undefined;
    await recordAccountEvent({ ...tx, actor: operator }, person, 'supportEntered');
    return { person, session: await openSession(personKind, tx, person, { support }), isSupport: true };
  });
}

/** K7: the account is made, or follows what the client's portal says of its customer. */
async function enterByPortal(ctx: Ctx, token: string): Promise<Entered | undefined> {
  const claims = await readPortalToken(ctx, token);
  if (!claims) return undefined;
  const { jti, endsAt, email, firstName, lastName } = claims;
  const language = await languageFor(ctx);
  return ctx.write(async (tx) => {
    if (!(await sql.insertUsedToken(tx.db, { jti, ends_at: endsAt }))) return undefined;
    const given = { email, firstName, lastName, language };
    const { account } = await findOrCreateAccount(tx, given, 'enterFromPortal', 'update');
    if (account.status === 'locked') return undefined;
    if (account.status === 'created') await moveAccount(tx, account, 'activate', { as: 'enterFromPortal' });
    await followNames(tx, account, claims);
    const person = (await sql.findPerson(tx.db, { id: account.id })) ?? refuse('one-time-token.invalid');
    const session = await enter(personKind, tx, person);
    return session && { person, session, isSupport: false };
  });
}

/** What the portal says of a person we knew already is a change of the person's data, so the log tells of it. */
async function followNames(tx: Tx, account: Account, { firstName, lastName, salutation }: PortalClaims): Promise<void> {
  const names = { firstName, lastName, ...(salutation && { salutation }) };
  const isChange = await sql.putNames(tx.db, account.id, { ...names, at: tx.now });
  if (isChange && account.status === 'active') await recordAccountEvent(tx, account, 'portalNames');
}
