/** What a sales partner earns with a product (rules 4.3): `class;cents`, several classes apart by `|`. */
import * as z from 'zod/mini';

export const commission = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, { error: 'too-long' }),
    z.regex(/^[a-z0-9-]{1,40};\d{1,9}(?:\|[a-z0-9-]{1,40};\d{1,9})*$/i, { error: 'commission' }),
  );
