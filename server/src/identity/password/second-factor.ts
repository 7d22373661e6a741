/**
 * The second factor: TOTP (RFC 6238), one step of tolerance to either side. A code counts once: the step
 * it belongs to is kept, and only later ones are accepted (rules 7.13).
 */
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const window = 1;

const totp = (secret: string, email: string): TOTP =>
  new TOTP({
    issuer: 'Weitersagen',
    label: email,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: periodSeconds,
  });

/** 20 random bytes as base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address that an authenticator app reads. */
export const totpUri = (secret: string, email: string): string => totp(secret, email).toString();

/** The step of a right code, typed with spaces or without, that is later than the last one used; `undefined` for any other. */
export function acceptedStep(secret: string, code: string, now: Date, lastStep: number | null): number | undefined {
  const delta = totp(secret, '').validate({ token: code.replace(/\s/g, ''), timestamp: now.getTime(), window });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
  return lastStep !== null && step <= lastStep ? undefined : step;
}

/** The code of a moment: for tests and for the seed's printed secret. */
export const codeAt = (secret: string, now: Date): string => totp(secret, '').generate({ timestamp: now.getTime() });
