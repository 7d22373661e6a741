/** How the provider behaves, as whoever tries it out wishes: right, away, slow, or with an id token that nobody may accept. */
import { randomUUID } from 'node:crypto';
import { type CryptoKey, decodeJwt, SignJWT } from 'jose';

export const moods = {
  gut: 'sofort und richtig',
  aus: 'gar nicht: 503',
  langsam: 'acht Sekunden zu spät',
  fremderSchluessel: 'mit einem Token, das jemand anderes unterschrieben hat',
  andereNonce: 'mit einem Token einer anderen Anmeldung',
  andererEmpfaenger: 'mit einem Token für jemand anderen',
  abgelaufen: 'mit einem abgelaufenen Token',
} as const;
export type Mood = keyof typeof moods;
export const isMood = (name: string): name is Mood => Object.hasOwn(moods, name);

export const slowMs = 8000;

export interface Keys {
  own: CryptoKey;
  foreign: CryptoKey;
  kid: string;
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
