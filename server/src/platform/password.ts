/** Passwords: argon2id, 19 MiB, t=2, p=1; at most four at once, because each takes its memory (stack). */
import { assertOutsideTransaction } from './guard.ts';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnceMax = 4;
let atOnce = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  assertOutsideTransaction('hashing a password');
  if (atOnce >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve));
  atOnce++;
  try {
    return await work();
  } finally {
    atOnce--;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await import('@node-rs/argon2')).hash(password, options));

/** Without a stored hash the same work is done, so that the time tells nothing about an account. */
export const verifyPassword = (hash: string | null, password: string): Promise<boolean> =>
  inTurn(async () => {
    const { hash: make, verify } = await import('@node-rs/argon2');
    if (hash) return verify(hash, password);
    await make(password, options);
    return false;
  });

const commonMax = 1000;
let common: Set<string> | undefined;

/** The 1,000 most common passwords that fit the rule's length, in any case (V-06); the list is read when first needed. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, commonMax));
  }
  return common.has(password.toLowerCase());
}
