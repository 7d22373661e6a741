/**
 * Every password that somebody tries counts (rules 1.9), for all processes: per address and network against LoginVersuche,
 * per account by slowing down. Nobody is locked out by what others try.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import { countTries, forgiveTries, type Tries } from '#platform/http/limit.ts';
import { isMarked } from '#platform/stranger/known-browser.ts';
import {
  countWrong,
  forgiveSlowly,
  isAttacked,
  refuseUnproven,
  slowDown,
  type Tried,
  uncountWrong,
  wrongUntilNow,
} from '#platform/stranger/slow-down.ts';
import { rowsOf, type UserKind, type UserRow, type UserWithPassword } from '../user-kind.ts';
import type { Lane } from './lanes.ts';
import { verifyPassword } from './password.ts';
import { traceProof } from './trace.ts';

type Counted = Pick<UserKind, 'access' | 'loginLimit' | 'acrossMandants'>;

interface Trying {
  email: string;
  /** The user of the address, where there is one. */
  user: UserRow | undefined;
  /** Told when the account is tried again and again. */
  warn?: (() => Promise<void>) | undefined;
  /** Who has signed in already and is asked for the password once more. */
  isSignedIn?: true;
}

/**
 * Counts as one try unless the steps come to their end: who signs in often is not slowed down. What others use up of a network, or
 * all together, is nothing to a browser that the person has signed in with, whose own wrong tries slow it down.
 */
export async function countTry<T>(
  kind: Counted,
  ctx: Ctx,
  { email, user, warn, isSignedIn }: Trying,
  steps: (lane: Lane) => Promise<T>,
): Promise<T> {
  const [tries, tried] = [triesOf(kind, ctx), triedOf(kind, email)];
  const isKnown = isSignedIn === true || isMarkOf(kind, ctx, user);
  const askProof = async (wrong: number): Promise<boolean> => {
    if (!isAttacked(wrong)) return false;
    await warn?.();
    await refuseUnproven(ctx, wrong);
    return true;
  };
  if (!isKnown) await countTries(ctx, tries);
  // Who is only asked for the proof has tried nothing, and need not wait with it.
  const hasProven = !isKnown && (await askProof((await wrongUntilNow(ctx, tried)) + 1));
  await slowDown(ctx, tried, isKnown);
  if (!isKnown) {
    const wrong = await countWrong(ctx, tried);
    if (!hasProven) await askProof(wrong);
  }
  const done = await steps(laneOf(kind, isKnown));
  await forgiveSlowly(ctx, tried, isKnown);
  if (isKnown) return done;
  await forgiveTries(ctx, tries);
  await uncountWrong(ctx, tried);
  return done;
}

const isMarkOf = ({ access }: Counted, ctx: Ctx, user: UserRow | undefined): boolean =>
  user !== undefined && isMarked(ctx, { kind: access, user });

const laneOf = ({ access }: Counted, isKnown: boolean): Lane =>
  access === 'operator' ? (isKnown ? 'operator' : 'newOperator') : isKnown ? 'known' : 'stranger';

/** After a new password by mail, which the login offers to whoever tried too often. */
export const forgetLogins = (kind: Counted, ctx: Ctx, email: string): Promise<void> =>
  forgiveSlowly(ctx, triedOf(kind, email), false);

/** The current password of who is signed in, which counts as one tried to sign in; gives the user. */
export async function proveByPassword<Whose extends UserRow, Signing extends Whose & UserWithPassword>(
  kind: UserKind<Whose, Signing>,
  ctx: Ctx,
  current: string,
): Promise<Signing> {
  const { userId: id, email } = kind.selfOf(ctx);
  const user = (await rowsOf(kind, ctx).read(({ db }) => kind.findUser(db, { id }))) ?? refuse('token.invalid');
  const steps = async (lane: Lane): Promise<Signing> => {
    if (!(await verifyPassword(user.passwordHash, current, { lane, ip: ctx.origin?.ip })))
      refuse('input.invalid', { problems: [{ field: 'PasswordAktuell', code: 'password-wrong' }] });
    return user;
  };
  return traceProof(kind, ctx, { email, user }, () => countTry(kind, ctx, { email, user, isSignedIn: true }, steps));
}

const triedOf = ({ loginLimit: name, acrossMandants }: Counted, email: string): Tried => ({
  name,
  email,
  acrossMandants,
});

/** The account itself is slowed down, not counted here. */
const triesOf = ({ loginLimit: name, acrossMandants }: Counted, { mandant }: Ctx): Tries => ({
  name,
  ...mandant.config.loginLimit,
  ...(acrossMandants && { acrossMandants }),
});
