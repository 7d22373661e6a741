/**
 * Signed tokens (rules 2.1): HS256, the key's id in the header so that keys rotate. What a token of a kind may do
 * is decided by its kind, the mandant in it and, for logins, by a living session row.
 */
import { createHmac } from 'node:crypto';
import { seconds } from '#platform/clock.ts';
import type { Vault } from '#platform/vault.ts';

export interface Claims {
  typ:
    | 'empfehler'
    | 'agentur'
    | 'praemierung'
    | 'empfaenger'
    | 'betreiber'
    | 'vorbelegung'
    | 'reservierung'
    | 'teilen'
    | 'empfehlungscode'
    | 'abmelden'
    | 'keinemails'
    | 'flow'
    | 'cms'
    | 'vorschau';
  sub: string;
  mandant?: string;
  mandanten?: string[] | '*';
  rollen?: string[];
  email?: string;
  auth_time?: number;
  jti?: string;
  pwv?: number;
  /** Of the recommendation that a browser may share, and the first name that was typed there; or that a code has reserved. */
  hash?: string;
  name?: string;
  /** Of a reservation: the code it is for, and what was offered with it: product, premium, its cents, the share. */
  code?: string;
  offer?: readonly [
    productId: number,
    premiumId: number,
    premiumCents: number,
    share: 0 | 50 | 100,
    /** Of the value; missing where nothing was added. */
    planCents?: number,
  ];
  /** The attempt (Versuch) of a reward, the generation of a CMS client's secret. */
  ver?: number;
  /** Operator who looks at an account (admin login). */
  imp?: number;
  iat?: number;
  exp?: number;
}

const issuer = 'weitersagen';

/**
 * `endsAt` becomes `exp`, null is a token without end; `now` is the clock's, so that test mode decides about it, too. Signed here and read by jose:
 * its signing goes through a thread and costs five times as much, on every recommendation that is made.
 */
export async function signToken(vault: Vault, claims: Claims, now: Date, endsAt: Date | null): Promise<string> {
  const [key] = vault.tokenKeys;
  if (!key) throw new Error('no token key');
  const payload = { ...claims, iss: issuer, iat: seconds(now), ...(endsAt && { exp: seconds(endsAt) }) };
  const signed = [{ alg: 'HS256', kid: key.id }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', key.secret).update(signed).digest('base64url')}`;
}

/** The claims of a token that we signed and that has not ended; anything else is `undefined`. */
export async function verifyToken(vault: Vault, token: string, now: Date): Promise<Claims | undefined> {
  // Loaded with the first token, not with the process.
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = vault.tokenKeys.find((candidate) => candidate.id === kid);
        if (!key) throw new errors.JOSEError('unknown key');
        return key.secret;
      },
      { algorithms: ['HS256'], issuer, currentDate: now },
    );
    return payload as unknown as Claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
