/**
 * LoginVersuche (rules 1.9): every password that somebody tries counts, per e-mail and per address, for all processes.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import { countTries, forgetTries, forgiveTries, type Tries } from '#platform/http/limit.ts';
import { rowsOf, type UserKind, type UserRow, type UserWithPassword } from '../user-kind.ts';
import { verifyPassword } from './password.ts';

type Counted = Pick<UserKind, 'loginLimit' | 'acrossMandants'>;

/** Counts as one try unless the steps come to their end: who signs in often is not locked out. */
export async function countTry<T>(kind: Counted, ctx: Ctx, email: string, steps: () => Promise<T>): Promise<T> {
  const tries = triesOf(kind, ctx, email);
  await countTries(ctx, tries);
  const done = await steps();
  await forgiveTries(ctx, tries);
  return done;
}

/** After a new password by mail, which the login offers to whoever tried too often. */
export const forgetLogins = (kind: Counted, ctx: Ctx, email: string): Promise<void> =>
  forgetTries(ctx, triesOf(kind, ctx, email));

/** The current password of who is signed in, which counts as one tried to sign in; gives the user. */
export function proveByPassword<Whose extends UserRow, Signing extends Whose & UserWithPassword>(
  kind: UserKind<Whose, Signing>,
  ctx: Ctx,
  current: string,
): Promise<Signing> {
  const { userId: id, email } = kind.selfOf(ctx);
  return countTry(kind, ctx, email, async () => {
    const user = (await rowsOf(kind, ctx).read(({ db }) => kind.findUser(db, { id }))) ?? refuse('token.invalid');
    if (!(await verifyPassword(user.passwordHash, current)))
      refuse('input.invalid', { problems: [{ field: 'PasswordAktuell', code: 'password-wrong' }] });
    return user;
  });
}

const triesOf = ({ loginLimit: name, acrossMandants }: Counted, { mandant }: Ctx, email: string): Tries => ({
  name,
  email,
  ...mandant.config.loginLimit,
  ...(acrossMandants && { acrossMandants }),
});
