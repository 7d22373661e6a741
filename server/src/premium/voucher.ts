/** The pool of voucher codes of a premium: sealed, found again by their keyed hash, each taken by one reward. */
import type { Tx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';
import * as sql from './voucher-sql.ts';

/** Codes as they lie in the pool of a premium, all of one denomination. */
interface SealedPool {
  premiumId: number;
  codes: readonly Sealed[];
}

interface Sealed extends sql.NewVoucher {
  /** Under each key: one that came before may be known by another. */
  hashes: readonly string[];
}

/** Outside of a transaction where there are many. */
export function sealVouchers(
  ctx: Pick<Tx, 'system' | 'mandant'>,
  { premiumId, valueCents, codes }: { premiumId: number; valueCents: number; codes: readonly string[] },
): SealedPool {
  const { vault } = ctx.system;
  const sealed = codes.map((code) => {
    const codeHash = vault.hash(code, 'voucher-code');
    return {
      valueCents,
      codeHash,
      codeSealed: vault.seal(code, placeOf(ctx, { premiumId, valueCents, codeHash })),
      codeEnd: endOf(code),
      hashes: vault.hashes(code, 'voucher-code'),
    };
  });
  return { premiumId, codes: sealed };
}

/** A code that is in the pool stays as it is. Gives how many are new. */
export async function addVouchers({ db }: Tx, { premiumId, codes }: SealedPool): Promise<number> {
  if (codes.length === 0) return 0;
  const known = await sql.listKnownHashes(
    db,
    premiumId,
    codes.flatMap(({ hashes }) => hashes),
  );
  const fresh = codes.filter(({ hashes }) => !hashes.some((hash) => known.has(hash)));
  if (fresh.length > 0) await sql.addVoucherCodes(db, premiumId, fresh);
  return fresh.length;
}

/** Denominations of these premiums of which a code is free. */
export async function listFreeVouchers(
  { db }: Tx,
  premiumIds: readonly number[],
): Promise<{ premiumId: number; valueCents: number }[]> {
  return premiumIds.length === 0 ? [] : sql.listFreeVouchers(db, premiumIds);
}

/** The code that the reward has from now on; undefined where none of the denomination is free. */
export async function takeVoucher(
  tx: Tx,
  wanted: { premiumId: number; cents: number; rewardId: number },
): Promise<string | undefined> {
  const taken = await sql.takeVoucher(tx.db, { ...wanted, at: tx.now });
  return taken && openVoucher(tx, taken);
}

/** Sealed for its premium and denomination: the row of a small voucher never gives the code of a large one. */
const placeOf = (tx: Pick<Tx, 'mandant'>, { premiumId, valueCents, codeHash }: Omit<sql.SealedVoucher, 'codeSealed'>) =>
  placeIn(tx, 'voucher_code.code', premiumId, valueCents, codeHash);

/** The code of a voucher that a reward has. */
export const openVoucher = (
  tx: Pick<Tx, 'system' | 'mandant'>,
  { codeSealed, ...voucher }: sql.SealedVoucher,
): string => tx.system.vault.open(codeSealed, placeOf(tx, voucher));

/** What is shown at the desk to tell one from the other as long as nobody has it; of a short one it would be too much. */
const endOf = (code: string): string | null => (code.length < 12 ? null : code.slice(-4));
