/**
 * What signs the tokens of the client's own portal. Every employee holds a token to try a guess against, so it
 * is drawn, not thought up: 32 random bytes or more, written in hex, base64 or base64url. The key is the text as it stands.
 */
import * as z from 'zod/mini';
import { line } from '../basics/text.ts';
import { extend, optional } from '../basics/wire.ts';
import { providerKey } from '../provider/choice.ts';
import { MandantConfig } from './schemas.ts';

const bytesMin = 32;
/** 32 random bytes have about 30 different ones. */
const differentMin = 16;

const portalSecret = z.string().check(z.refine((value: string) => isDrawn(value), { error: 'secret-weak' }));
/** One of before this rule cannot go on beside the new one: whoever holds a token could have guessed it by now. */
const formerSecret = z.string().check(z.refine((value: string) => isDrawn(value), { error: 'secret-former-weak' }));

/** Whether it was drawn, as far as it can be seen. */
export function isDrawn(value: string): boolean {
  if (value.length > 200) return false;
  const bytes = bytesOf(value);
  return bytes !== undefined && bytes.length >= bytesMin && new Set(bytes).size >= differentMin;
}

function bytesOf(value: string): readonly number[] | undefined {
  if (/^(?:[0-9a-f]{2})+$/i.test(value)) return (value.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  if (!/^[\w+/-]+={0,2}$/.test(value)) return undefined;
  const letters = value.replace(/=+$/, '');
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const letter of letters) {
    bits = ((bits << 6) | alphabet.indexOf(letter === '-' ? '+' : letter === '_' ? '/' : letter)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 255);
  }
  return bytes;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The configuration as a file says it: with the secrets, which are kept apart from it, sealed. */
export const FileConfig = extend(MandantConfig, {
  autologinSecret: ['AutologinSecret', optional(portalSecret)],
  /** The one before, good beside it while the client's portal changes over; whoever leaves it out ends it. */
  autologinSecretFormer: ['AutologinSecretVorher', optional(formerSecret)],
  /** With what the provider of products knows us. */
  providerKey: ['AnbieterSchluessel', optional(providerKey)],
  /** With what the captcha service knows us. */
  captchaSecret: ['CaptchaSecret', optional(line(1, 200))],
});
