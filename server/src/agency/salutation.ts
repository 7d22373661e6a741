/** A salutation as the table keeps it, by its code name. */
import { codesOf } from '@weitersagen/contract/basics/label';
import { encode } from '@weitersagen/contract/basics/wire';
import { type Salutation, salutation } from '@weitersagen/contract/recipient/schemas';

export const salutationOf = (kept: string | null): Salutation | null =>
  codesOf(salutation).find((code) => code === kept) ?? null;

export function salutationText(kept: string | null): string | null {
  const code = salutationOf(kept);
  return code === null ? null : String(encode(salutation, code));
}
