/**
 * LoginVersuche (rules 1.9): every password that somebody tries counts, per e-mail and per address, for all processes.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { verifyPassword } from '#identity/identity.ts';
import { type Ctx, selfOf } from '#platform/context.ts';
import { countTries, forgetTries, forgiveTries, type Tries } from '#platform/http/limit.ts';
import { findPerson, type PersonRow } from '../person-sql.ts';

export const countLogin = (ctx: Ctx, email: string): Promise<void> => countTries(ctx, triesOf(ctx, email));

/** A right password was no try: who signs in often is not locked out. */
export const forgiveLogin = (ctx: Ctx, email: string): Promise<void> => forgiveTries(ctx, triesOf(ctx, email));

/** After a new password by mail, which the login offers to whoever tried too often. */
export const forgetLogins = (ctx: Ctx, email: string): Promise<void> => forgetTries(ctx, triesOf(ctx, email));

const triesOf = ({ mandant }: Ctx, email: string): Tries => ({ name: 'login', email, ...mandant.config.loginLimit });

/** The current password of who is signed in, which counts as one tried to sign in; gives the person. */
export async function proveByPassword(ctx: Ctx, current: string): Promise<PersonRow> {
  const { accountId: id, email } = selfOf(ctx);
  await countLogin(ctx, email);
  const person = (await ctx.read(({ db }) => findPerson(db, { id }))) ?? refuse('token.invalid');
  if (!(await verifyPassword(person.password_hash, current)))
    refuse('input.invalid', { problems: [{ field: 'PasswordAktuell', code: 'password-wrong' }] });
  await forgiveLogin(ctx, email);
  return person;
}
