/** The pool of voucher codes of a premium: sealed, found again by their keyed hash, each taken by one reward. */
import type { Tx } from '#platform/context.ts';
import * as sql from './voucher-sql.ts';

/** A code that is in the pool stays as it is. */
export async function addVouchers(
  { db, system: { vault } }: Tx,
  { premiumId, valueCents, codes }: { premiumId: number; valueCents: number; codes: readonly string[] },
): Promise<void> {
  if (codes.length === 0) return;
  const known = await sql.listCodeHashes(db, premiumId);
  const fresh = codes.filter((code) => !vault.hashes(code, 'voucher-code').some((hash) => known.has(hash)));
  const rows = fresh.map((code) => ({
    premium_id: premiumId,
    value_cents: valueCents,
    code_sealed: vault.seal(code, 'voucher_code.code'),
    code_hash: vault.hash(code, 'voucher-code'),
  }));
  if (rows.length > 0) await sql.addVoucherCodes(db, rows);
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
  { db, now, system: { vault } }: Tx,
  wanted: { premiumId: number; cents: number; rewardId: number },
): Promise<string | undefined> {
  const sealed = await sql.takeVoucher(db, { ...wanted, at: now });
  return sealed === undefined ? undefined : vault.open(sealed, 'voucher_code.code');
}
