/** What the client's own portal says of somebody it has signed in: a JWT by one of
 * the mandant's secrets, for this mandant alone. */
import { email } from '@weitersagen/contract/basics/email';
import { name } from '@weitersagen/contract/basics/name/name';
import { opaque } from '@weitersagen/contract/basics/text';
import { decode, optional, type Value, wire } from '@weitersagen/contract/basics/wire';
import { salutation } from '@weitersagen/contract/recipient/schemas';
import * as z from 'zod/mini';
import { listPortalSecrets } from '#mandant/mandant.ts';
import { seconds } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';

const aheadSecondsMax = 5 * 60;

const Claims = wire({
  jti: ['jti', opaque(200)],
  exp: ['exp', z.number()],
  email: ['email', email],
  firstName: ['vorname', name],
  lastName: ['nachname', name],
  salutation: ['anrede', optional(salutation)],
});

export type PortalClaims = Omit<Value<typeof Claims>, 'exp'> & { endsAt: Date };

/** Nothing for a token that is over, too far ahead, of another secret, mandant or algorithm, or of no known person. */
export async function readPortalToken(
  ctx: Pick<Ctx, 'mandant' | 'now' | 'read'>,
  token: string,
): Promise<PortalClaims | undefined> {
  const { mandant, now } = ctx;
  if (!mandant.config.autologin) return undefined;
  for (const secret of await ctx.read(listPortalSecrets)) {
    const payload: unknown = await verified(token, secret, { audience: mandant.slug, currentDate: now });
    if (payload === undefined) continue;
    const claims = decode(Claims, payload);
    if (!claims.ok || claims.value.exp > seconds(now) + aheadSecondsMax) return undefined;
    const { exp, ...said } = claims.value;
    return { ...said, endsAt: new Date(exp * 1000) };
  }
  return undefined;
}

/** What it says where the secret has signed it, for this mandant and now. */
async function verified(
  token: string,
  secret: string,
  options: { audience: string; currentDate: Date },
): Promise<unknown> {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, Buffer.from(secret), { algorithms: ['HS256'], ...options });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
