/** The id token as the provider's mood will have it, and the keys that sign it. */
import { randomUUID } from 'node:crypto';
import { type CryptoKey, decodeJwt, generateKeyPair, SignJWT } from 'jose';
import type { Mood } from './mood.ts';

export interface Keys {
  own: CryptoKey;
  foreign: CryptoKey;
  kid: string;
}

export async function newKeys(): Promise<Keys> {
  const [{ privateKey: own }, { privateKey: foreign }] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ]);
  return { own, foreign, kid: 'demo' };
}

/** The id token as it is told in this mood. */
export async function told(idToken: string, mood: Mood, { own, foreign, kid }: Keys): Promise<string> {
  const claims = decodeJwt(idToken);
  const sign = (more: object, key: CryptoKey): Promise<string> =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  if (mood === 'fremderSchluessel') return sign({}, foreign);
  if (mood === 'andereNonce') return sign({ nonce: randomUUID() }, own);
  if (mood === 'andererEmpfaenger') return sign({ aud: 'jemand-anderes' }, own);
  if (mood === 'abgelaufen') return sign({ iat: 1_000_000_000, exp: 1_000_000_600 }, own);
  return idToken;
}
