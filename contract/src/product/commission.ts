/** What a sales partner earns with a product (rules 4.3): `class;cents`, several classes apart by `|`. */
import * as z from 'zod/mini';

export const commission = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, { error: 'too-long' }),
    z.regex(/^[a-z0-9-]{1,40};\d{1,9}(?:\|[a-z0-9-]{1,40};\d{1,9})*$/i, { error: 'commission' }),
  );

const usualClass = 'standard';

/** In whole cents; of a class that is not named what `standard` earns, and without it nothing. */
export function commissionCents(text: string | null, ofClass: string): number {
  const byClass = new Map(
    (text ?? '').split('|').map((part) => {
      const [name = '', cents = '0'] = part.split(';');
      return [name.trim().toLowerCase(), Number(cents)] as const;
    }),
  );
  return byClass.get(ofClass.toLowerCase()) ?? byClass.get(usualClass) ?? 0;
}
