/**
 * What operators do that belongs to no other feature (rules 7.13): accept their own invitation, move the clock of test
 * mode. Sign-in, colleagues, jobs, outbox and lists stand in files of their own.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { AcceptInvitation } from '@weitersagen/contract/operator/schemas';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { countAddress, type Limit } from '#platform/http/limit.ts';
import { choosePassword, confirmSecondFactor } from './invitation.ts';

export { listOwnMandants } from './sign-in/sign-in.ts';
export { findSupporter } from './supporter.ts';
export { listColleagues, listHouse, type MandantColleague } from './tie/ties.ts';
export { operatorKind, operatorOf } from './user-kind.ts';

export const invitationLimit: Limit = {
  name: 'operator-invitation',
  max: 20,
  windowSeconds: 900,
  acrossMandants: true,
};

/** With a password the first step, with a code the second. */
export async function acceptInvitation(
  ctx: Ctx,
  { token, password, code }: Value<typeof AcceptInvitation>,
  answer: Answer,
) {
  await countAddress(ctx, invitationLimit);
  if (password !== null) return choosePassword(ctx, token, password);
  if (code !== null) return confirmSecondFactor(ctx, { token, code }, answer);
  refuse('input.invalid', { problems: [{ field: 'Password', code: 'required' }] });
}

/** Test mode only: the clock of all decisions of all mandants; null is the real time again. */
export async function setClock(ctx: Ctx, moment: Date | null): Promise<{ now: Date }> {
  ctx.system.clock.set(moment);
  return { now: ctx.system.clock.now() };
}
