/** Signing out of the area ends the session at the provider, too, where one vouched for the person (C-47). */
import type { AgencySignedOut } from '@weitersagen/contract/agency/sso-schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import { findProviderHint, signOut } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { agencyKind, agencyOf } from '../user-kind.ts';
import { signedOutUriOf } from './addresses.ts';
import { findSso } from './settings.ts';

export async function signOutAgency(ctx: Ctx, answer: Answer): Promise<Value<typeof AgencySignedOut>> {
  const continueAt = await endAt(ctx);
  return { ...(await signOut(agencyKind, ctx, answer)), continueAt };
}

/** Who signed an id token that was judged when it came; another provider than that of today is told nothing of it. */
const issuerOf = (idToken: string): string =>
  String((JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { iss?: unknown }).iss);

/** With a slash at the end or without. */
const isSame = (one: string, other: string): boolean => URL.canParse(one) && new URL(one).href === new URL(other).href;

/** By RP-initiated logout; a provider that offers none keeps its session. */
const endAt = (ctx: Ctx): Promise<string | null> =>
  ctx.read(async (tx) => {
    const { sessionId, support } = agencyOf(ctx);
    const hint = support ? null : await findProviderHint(tx, sessionId);
    const sso = hint === null ? undefined : await findSso(tx);
    if (hint === null || !sso?.endSessionUrl || !isSame(issuerOf(hint), sso.issuer)) return null;
    const address = new URL(sso.endSessionUrl);
    address.searchParams.set('id_token_hint', hint);
    address.searchParams.set('client_id', sso.clientId);
    address.searchParams.set('post_logout_redirect_uri', await signedOutUriOf(tx));
    return address.href;
  });
