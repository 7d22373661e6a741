/**
 * The pages that follow a call stay open where a mandant asks for a login: a signed cookie of 30 minutes names
 * them, set by the answer of the call and read by the pages, never by the API (rules 1.6).
 */
import type { RouteKey } from '@weitersagen/contract/site/routes';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { signToken, verifyToken } from './token.ts';

const name = 'flow';
const lifeSeconds = 30 * 60;

/** Makes the cookie; outside of a transaction, because it signs. */
export async function allowNext(
  { system, mandant, now }: Ctx,
  answer: Answer,
  pages: readonly RouteKey[],
): Promise<void> {
  const endsAt = new Date(now.getTime() + lifeSeconds * 1000);
  const signed = await signToken(
    system.vault,
    { typ: 'flow', sub: pages.join(' '), mandant: mandant.slug },
    now,
    endsAt,
  );
  answer.cookie(name, signed, { maxAgeSeconds: lifeSeconds, httpOnly: true });
}

/** The pages a cookie lets in; none for a cookie that is not ours, of another mandant, or over. */
export async function allowedNext(
  { system, mandant, now }: Pick<Ctx, 'system' | 'mandant' | 'now'>,
  signed: string | undefined,
): Promise<readonly string[]> {
  const claims = signed ? await verifyToken(system.vault, signed, now) : undefined;
  return claims?.typ === 'flow' && claims.mandant === mandant.slug ? claims.sub.split(' ') : [];
}
