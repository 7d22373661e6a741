/** Once more who somebody is, before something that weighs more than the session: by the second factor, or without one by the password. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import { rowsOf, type UserKind, type UserRow, type UserWithPassword } from '../user-kind.ts';
import type { Lane } from './lanes.ts';
import { verifyPassword } from './password.ts';
import { acceptedStep } from './second-factor.ts';
import { type Trace, traceProof } from './trace.ts';
import { countTry } from './tries.ts';

/** Counts as a try to sign in; refused at the field that was asked for. */
export async function stepUp<Whose extends UserRow, Signing extends Whose & UserWithPassword>(
  kind: UserKind<Whose, Signing>,
  ctx: Ctx,
  { code, password }: { code: string | null; password: string | null },
): Promise<void> {
  const { userId: id, email } = kind.selfOf(ctx);
  const { read, write } = rowsOf(kind, ctx);
  const user = (await read(({ db }) => kind.findUser(db, { id }))) ?? refuse('token.invalid');
  const steps = async (lane: Lane, trace: Trace): Promise<void> => {
    if (!kind.secondFactor?.isAsked(ctx.system)) {
      if (!password) refuse('input.invalid', { problems: [{ field: 'Passwort', code: 'required' }] });
      if (!(await verifyPassword(user.passwordHash, password, { lane, ip: ctx.origin?.ip })))
        refuse('input.invalid', { problems: [{ field: 'Passwort', code: 'password-wrong' }] });
      return;
    }
    trace.asksCode(null);
    if (!code) refuse('input.invalid', { problems: [{ field: 'Code', code: 'required' }] });
    const known = kind.secondFactor.secretOf(ctx.system, user);
    const step = known && acceptedStep(known.secret, code, ctx.now, known.lastStep);
    const isNew = step !== undefined && (await write(({ db }) => markStep(kind, db, id, step)));
    if (!isNew) refuse('input.invalid', { problems: [{ field: 'Code', code: 'code-wrong' }] });
  };
  await traceProof(kind, ctx, { email, user }, (trace) =>
    countTry(kind, ctx, { email, user, isSignedIn: true }, (lane) => steps(lane, trace)),
  );
}

const markStep = async <S extends UserWithPassword>(
  { secondFactor }: Pick<UserKind<S, S>, 'secondFactor'>,
  db: Parameters<NonNullable<typeof secondFactor>['markStep']>[0],
  id: number,
  step: number,
): Promise<boolean> => (await secondFactor?.markStep(db, id, step)) ?? false;
