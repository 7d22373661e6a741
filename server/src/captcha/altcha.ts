/**
 * Altcha, the captcha of our own (K-08): a signed challenge of this mandant that ends after twenty minutes, and a counter
 * whose derived key begins with a zero byte. Nobody outside is asked and nobody is known by it. It says that a browser spent
 * a second or two, which is cheap for one form and dear for ten thousand.
 */
import type { Payload } from 'altcha-lib';
import type { Ctx } from '#platform/context.ts';

const lifeMs = 20 * 60_000;
const algorithm = 'PBKDF2/SHA-256';
/** One try costs a desk two milliseconds and us as much to look at; 256 of them are needed on average. */
const cost = 4000;
const keyPrefix = '00';

type Asking = Pick<Ctx, 'system' | 'mandant' | 'now'>;

const purpose = 'captcha-challenge';
const secretOf = ({ system, mandant }: Asking): string => system.vault.hash(mandant.slug, purpose);

const load = async () => {
  const [{ createChallenge, verifySolution }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ]);
  return { createChallenge, verifySolution, deriveKey };
};

/** As JSON in base64, ready to be solved. */
export async function makeTask(ctx: Asking): Promise<string> {
  const { createChallenge, deriveKey } = await load();
  const challenge = await createChallenge({
    algorithm,
    cost,
    keyPrefix,
    deriveKey,
    // Signed along; the library's own end would be read by the clock of the machine.
    data: { endsAt: ctx.now.getTime() + lifeMs },
    hmacSignatureSecret: secretOf(ctx),
  });
  return Buffer.from(JSON.stringify(challenge)).toString('base64');
}

interface Solved {
  /** Tells it from every other. */
  id: string;
  endsAt: Date;
}

/** What a solution solves, where it does: a challenge of this mandant that has not ended. */
export async function solvedBy(ctx: Asking, solution: string): Promise<Solved | undefined> {
  const read = payloadOf(solution);
  const endsAtMs = Number(read?.challenge.parameters.data?.endsAt);
  const { signature } = read?.challenge ?? {};
  if (!read || !signature || !(endsAtMs > ctx.now.getTime())) return undefined;
  // Before anything is computed: what cannot be right is not worth a derivation.
  if (!String(read.solution.derivedKey).startsWith(keyPrefix)) return undefined;
  const { verifySolution, deriveKey } = await load();
  const secrets = ctx.system.vault.hashes(ctx.mandant.slug, purpose);
  for (const hmacSignatureSecret of secrets) {
    const { verified } = await verifySolution({ ...read, deriveKey, hmacSignatureSecret });
    if (verified) return { id: signature, endsAt: new Date(endsAtMs) };
  }
  return undefined;
}

/** Its parts have the types they need to be looked at; the signature says whether they are ours. */
function payloadOf(solution: string): Payload | undefined {
  try {
    const read = JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) as Partial<Payload> | null;
    const isOne =
      typeof read?.solution === 'object' &&
      read.solution !== null &&
      typeof read.challenge?.signature === 'string' &&
      typeof read.challenge.parameters === 'object' &&
      read.challenge.parameters !== null;
    return isOne ? (read as Payload) : undefined;
  } catch {
    return undefined;
  }
}
