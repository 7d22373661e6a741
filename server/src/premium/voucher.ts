/** The pool of voucher codes of a premium: sealed, found again by their keyed hash, each taken by one reward. */
import type { Tx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';
import * as sql from './voucher-sql.ts';

/** A code that is in the pool stays as it is. Gives how many are new. */
export async function addVouchers(
  tx: Tx,
  { premiumId, valueCents, codes }: { premiumId: number; valueCents: number; codes: readonly string[] },
): Promise<number> {
  if (codes.length === 0) return 0;
  const { db, system } = tx;
  const known = await sql.listCodeHashes(db, premiumId);
  const fresh = codes.filter((code) => !system.vault.hashes(code, 'voucher-code').some((hash) => known.has(hash)));
  const rows = fresh.map((code) => ({
    premium_id: premiumId,
    value_cents: valueCents,
    ...sealCode(tx, code, { premiumId, valueCents }),
    code_end: endOf(code),
  }));
  if (rows.length > 0) await sql.addVoucherCodes(db, rows);
  return rows.length;
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

function sealCode(tx: Tx, code: string, voucher: { premiumId: number; valueCents: number }) {
  const { vault } = tx.system;
  const codeHash = vault.hash(code, 'voucher-code');
  return { code_sealed: vault.seal(code, placeOf(tx, { ...voucher, codeHash })), code_hash: codeHash };
}

/** The code of a voucher that a reward has. */
export const openVoucher = (
  tx: Pick<Tx, 'system' | 'mandant'>,
  { codeSealed, ...voucher }: sql.SealedVoucher,
): string => tx.system.vault.open(codeSealed, placeOf(tx, voucher));

/** What is shown at the desk to tell one from the other; of a short one it would be too much. */
const endOf = (code: string): string | null => (code.length < 8 ? null : code.slice(-4));
