/** For which agency something is recommended (E-14), and what that adds to what is promised now (rules 4.5). */
import { type Belonging, findAddition } from '#agency/agency.ts';
import type { Tx } from '#platform/context.ts';
import type { Product } from '#product/product.ts';

/** Where a recommendation stands, and its account where that is new. */
export const numbersOf = (agency: Belonging | null) => ({
  agencyNumber: agency?.agencyNumber ?? null,
  employeeNumber: agency?.employeeNumber ?? null,
});

export const addedBy = async (
  tx: Tx,
  agency: Belonging | null,
  product: Product,
  valueCents: number,
): Promise<number> =>
  agency?.isActive ? findAddition(tx, { agencyNumber: agency.agencyNumber, product, valueCents, at: tx.now }) : 0;
