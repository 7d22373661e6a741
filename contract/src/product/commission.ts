/** What a sales partner earns with a product (rules 4.3): `class;cents`, several classes apart by `|`. */
import * as z from 'zod/mini';

export const commission = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, { error: 'too-long' }),
    z.regex(/^[a-z0-9-]{1,40};\d{1,9}(?:\|[a-z0-9-]{1,40};\d{1,9})*$/i, { error: 'commission' }),
  );

/** In place of a class, of what pays no commission at all; no class is called so. */
export const noCommission = '(keine)';

/** What products are narrowed by. */
export const askedClass = z.string().check(z.trim(), z.regex(/^(?:[a-z0-9-]{1,40}|\(keine\))$/i, { error: 'invalid' }));
