/**
 * G11: somebody whom the provider of the mandant vouches for comes in. Agency and roles are what the provider says today; of
 * somebody whose department is no agency there are none (C-47). Whatever goes wrong is told in a sentence of its own.
 */
import type { SignInBySso, SsoUser } from '@weitersagen/contract/agency/sso-schemas';
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { traceOf } from '#identity/identity.ts';
import { type Ctx, whoAsks } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { countTries, forgiveTries, type Tries } from '#platform/http/limit.ts';
import { letIn } from '../user.ts';
import { agencyKind } from '../user-kind.ts';
import { redirectUriOf } from './addresses.ts';
import { arrive } from './arrive.ts';
import { readIdentity, type SsoIdentity } from './identity.ts';
import { exchange } from './on-demand.ts';
import type { Vouched } from './provider.ts';
import { getSso, type Sso } from './settings.ts';

/** What the list of security events calls it. */
const what = 'Einmalanmeldung';

export async function signInBySso(ctx: Ctx, given: Value<typeof SignInBySso>, answer: Answer): Promise<SsoUser> {
  const { sso, redirectUri } = await ctx.read(async (tx) => ({
    sso: await getSso(tx),
    redirectUri: await redirectUriOf(tx),
  }));
  const vouched = await tryExchange(ctx, { ...given, redirectUri }, sso);
  const identity = readIdentity(vouched.claims, sso);
  const trace = traceOf(agencyKind, ctx, identity.email ?? '', what);
  try {
    const { user, session, hasOtherRoles } = await enterAs(ctx, identity, { sso, vouched });
    trace.meets(String(user.id));
    trace.done();
    return { ...letIn(answer, user, session), hasOtherRoles };
  } catch (error) {
    trace.failed(error);
    throw error;
  }
}

/** The provider is asked outside of every transaction. Who only tries out codes is slowed down as one who tries passwords. */
async function tryExchange(
  ctx: Ctx,
  given: Value<typeof SignInBySso> & { redirectUri: string },
  sso: Sso,
): Promise<Vouched> {
  const { perAddress, minutes } = ctx.mandant.config.loginLimit;
  const tries: Tries = { name: 'agency-sso', perAddress, minutes };
  await countTries(ctx, tries);
  try {
    const vouched = await exchange(ctx, sso, given);
    await forgiveTries(ctx, tries);
    return vouched;
  } catch (error) {
    const isAway = error instanceof Refusal && error.refusal === 'sso.away';
    // Nobody is to blame for a provider that does not answer.
    if (isAway) await forgiveTries(ctx, tries);
    const outcome = isAway ? 'refused' : 'wrong';
    ctx.system.security.note({ ...whoAsks(ctx), kind: 'signIn', outcome, actorKind: 'agency', what });
    throw error;
  }
}

/** What the provider says of roles is kept although the person may not come in. */
async function enterAs(ctx: Ctx, identity: SsoIdentity, by: { sso: Sso; vouched: Vouched }) {
  const came = await ctx.write((tx) => arrive(tx, identity, by));
  return 'refusal' in came ? refuse(came.refusal) : came;
}
