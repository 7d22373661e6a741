/**
 * How a person gets in with e-mail and password (K8, C-04). An unknown e-mail, a wrong password and an account without
 * one answer the same, after the same work; only who knows the password learns that an account is locked.
 */
import type { Login, User } from '@weitersagen/contract/account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { keepInBrowser, type Opening, openSession, type RenewedToken, verifyPassword } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import * as sql from '../person-sql.ts';
import { toUser } from '../user.ts';
import { countLogin, forgiveLogin } from './login-limit.ts';

export async function signIn(
  ctx: Ctx,
  { email, password, remembers }: Value<typeof Login>,
  answer: Answer,
): Promise<User> {
  await countLogin(ctx, email);
  const person = await ctx.read(({ db }) => sql.findPerson(db, { email }));
  const isRight = await verifyPassword(person?.password_hash ?? null, password);
  if (!person || !isRight) return refuse('login.failed');
  if (person.status === 'locked') refuse('account.locked');
  const session = await ctx.write((tx) => enter(tx, person, { remembered: remembers }));
  await forgiveLogin(ctx, email);
  return letIn(answer, person, session ?? refuse('login.failed'));
}

/** Opens the session of somebody whose right to it was just checked; nothing where that is over meanwhile. */
export async function enter(tx: Tx, person: sql.PersonRow, opening: Opening = {}): Promise<RenewedToken | undefined> {
  return (await sql.markSignedIn(tx.db, person, tx.now)) ? openSession(tx, person, opening) : undefined;
}

export function letIn(answer: Answer, person: sql.PersonRow, session: RenewedToken): User {
  keepInBrowser(answer, session);
  return toUser(person, session);
}
