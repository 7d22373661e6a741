/** What the client's own portal says of somebody it has signed in: a JWT by the mandant's AutologinSecret. */
import { email } from '@weitersagen/contract/basics/email';
import { name } from '@weitersagen/contract/basics/name/name';
import { opaque } from '@weitersagen/contract/basics/text';
import { decode, optional, type Value, wire } from '@weitersagen/contract/basics/wire';
import { salutation } from '@weitersagen/contract/recipient/schemas';
import * as z from 'zod/mini';
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

/** Nothing for a token that is over, too far ahead, of another secret or algorithm, or of no known person. */
export async function readPortalToken(
  { mandant, now }: Pick<Ctx, 'mandant' | 'now'>,
  token: string,
): Promise<PortalClaims | undefined> {
  const { autologin, autologinSecret } = mandant.config;
  if (!autologin || autologinSecret === null) return undefined;
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, Buffer.from(autologinSecret), {
      algorithms: ['HS256'],
      currentDate: now,
    });
    const claims = decode(Claims, payload);
    if (!claims.ok || claims.value.exp > seconds(now) + aheadSecondsMax) return undefined;
    const { exp, ...said } = claims.value;
    return { ...said, endsAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
