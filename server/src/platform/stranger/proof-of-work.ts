/**
 * A proof of work: a signed task of this mandant that ends after ten minutes, and a number that makes its SHA-256 begin
 * with so many zero bits. A proof is good once. It keeps nobody off who has a program or a graphics card, which makes as many
 * hashes in a second as a page in an hour: it takes the cheapest way from whoever floods us with a script, while what bounds
 * everybody are the limits by network and the ceilings (rules 1.8, 1.9).
 */
import { hash, randomBytes } from 'node:crypto';
import type { Ctx, System } from '../context.ts';
import { atHomeOrHere } from '../database/cell/without-home.ts';
import { sameText } from '../vault.ts';

const lifeMs = 600_000;
/** What a page asks for before it makes us mail somebody: 65,000 hashes on average, half a second for a phone. */
export const mailBits = 16;
/** 520,000 hashes on average: a second for a desk, four for a phone, and three times as long for one in twenty. */
export const bitsMax = 19;

type Asking = Pick<Ctx, 'system' | 'mandant' | 'now'>;

/** The task, with all that it takes to know it again. */
export function makeTask({ system, mandant, now }: Asking, bits: number): string {
  const said = [mandant.slug, Math.min(bits, bitsMax), now.getTime() + lifeMs, randomBytes(12).toString('base64url')];
  const text = said.join('.');
  return `${text}.${system.vault.hash(text, 'proof-of-work')}`;
}

/** Whether a proof is one of this mandant for at least so many bits, in time, and for the first time. */
export async function isProven(ctx: Asking, proof: string | undefined, bits: number): Promise<boolean> {
  const { system, mandant, now } = ctx;
  const [, text = '', slug = '', asked = '', until = '', signature = ''] =
    /^((.{1,60})\.(\d+)\.(\d+)\.[\w-]+)\.([\w-]+):\d{1,12}$/.exec(proof ?? '') ?? [];
  const isOurs = system.vault.hashes(text, 'proof-of-work').some((own) => sameText(own, signature));
  if (!proof || !isOurs || slug !== mandant.slug || Number(asked) < Math.min(bits, bitsMax)) return false;
  if (Number(until) < now.getTime() || zeroBits(hash('sha256', proof, 'buffer')) < Number(asked)) return false;
  return isFirstUse(system, signature, new Date(Number(until)));
}

function zeroBits(digest: Buffer): number {
  const place = digest.findIndex((byte) => byte !== 0);
  return place < 0 ? digest.length * 8 : place * 8 + Math.clz32(digest[place] as number) - 24;
}

/** Beside the counters of limits: the row goes with them. */
function isFirstUse(system: System, signature: string, endsAt: Date): Promise<boolean> {
  const key = `proof:${system.vault.hash(signature, 'limit')}`;
  return atHomeOrHere(
    system,
    async (db) => {
      const row = await db
        .insertInto('limit_counter')
        .values({ key, window_start: endsAt, count: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    },
    ({ proofs }) => {
      const isFirst = proofs.get(key) === undefined;
      proofs.set(key, true);
      return isFirst;
    },
  );
}
